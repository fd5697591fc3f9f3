import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryPath } from "../../../fixtures/recorded.ts";
import type { Workspace } from "./workspace.ts";

export interface FakeNsys {
  /** Recorded captures that it serves: paths of the repository without suffix, one for each instance. */
  readonly recordings: readonly string[];
  /** Bash that redefines functions and variables of fixtures/bin/nsys/fake-nsys.sh. */
  readonly script?: string;
}

/**
 * Installs a fake nsys in a workspace as NVIDIA's package is laid out, and beside it an nvidia-smi with an idle GPU; returns the folder for
 * PATH.
 */
export function installFakeNsys(workspace: Workspace, { recordings, script = "" }: FakeNsys): string {
  const package_ = join(workspace.path, "nsight");
  const target = join(package_, "target-linux-x64");
  const state = join(package_, "state");
  for (const folder of [target, state]) mkdirSync(folder, { recursive: true });
  // Also the unprivileged user of the isolation's second level counts its attempts there.
  chmodSync(state, 0o777);
  copyFileSync(repositoryPath("__tests__/fixtures/bin/nsys/fake-nsys.sh"), join(target, "fake-nsys.sh"));
  const settings = [
    `repository=${quote(repositoryPath("").replace(/\/$/, ""))}`,
    `state=${quote(state)}`,
    `recordings=(${recordings.map(quote).join(" ")})`,
  ];
  program(join(target, "nsys"), [`source ${quote(join(target, "fake-nsys.sh"))}`, ...settings, script, 'main "$@"']);
  installIdleGpu(target);
  return target;
}

/** Installs a fake nvidia-smi in a folder. It knows one idle GPU, and can't watch it. */
export function installIdleGpu(folder: string): void {
  program(join(folder, "nvidia-smi"), [
    `[[ $* != *timestamp* ]] || { echo 'Field "timestamp" is not a valid field to query.'; exit 2; }`,
    `exec ${quote(repositoryPath("__tests__/fixtures/bin/preflight/nvidia-smi"))} "$@"`,
  ]);
}

/** An executable bash script. */
export function program(path: string, lines: readonly string[]): void {
  writeFileSync(path, ["#!/usr/bin/env bash", ...lines, ""].join("\n"));
  chmodSync(path, 0o755);
}

/** A word of bash that stands for itself. */
export function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
