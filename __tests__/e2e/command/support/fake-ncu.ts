import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repositoryPath } from "../../../fixtures/recorded.ts";
import { program, quote } from "./fake-nsys.ts";
import { ncuOfConfigurations } from "./ncu-configurations.ts";
import type { Workspace } from "./workspace.ts";

export interface FakeNcu {
  /** The recorded CSV that it serves: a path of the repository, without `.gz`. Without it: the kernels of the sdpa decode. */
  readonly recording?: string;
  /** Bash that redefines functions and variables of fixtures/bin/ncu/fake-ncu.sh. */
  readonly script?: string;
}

/** Installs a fake ncu in a workspace; returns the folder for PATH. */
export function installFakeNcu(
  workspace: Workspace,
  { recording = "examples/recordings/llm-decode-sdpa/ncu.csv", script = "" }: FakeNcu,
): string {
  const folder = join(workspace.path, "nsight-compute");
  const state = join(folder, "state");
  mkdirSync(state, { recursive: true });
  // Also the unprivileged user of the isolation's second level counts its attempts there.
  chmodSync(state, 0o777);
  copyFileSync(repositoryPath("__tests__/fixtures/bin/ncu/fake-ncu.sh"), join(folder, "fake-ncu.sh"));
  // That user may have no way into the repository (below /root, say), so what is served stands here.
  const served = join(folder, "served");
  for (const part of new Set(["__tests__/fixtures/recorded/ncu-2025.3.1", "examples/recordings", dirname(recording)]))
    cpSync(repositoryPath(part), join(served, part), {
      recursive: true,
      filter: (path) => !path.endsWith(".sqlite.gz"),
    });
  for (const attention of ["sdpa", "eager"]) {
    const recorded = `examples/recordings/llm-decode-${attention}`;
    writeFileSync(
      join(served, recorded, "ncu.csv"),
      ncuOfConfigurations(
        `${recorded}/ncu.csv.gz`,
        `__tests__/fixtures/recorded/decode-${attention}/round-1.sqlite.gz`,
      ),
    );
  }
  program(join(folder, "ncu"), [
    `source ${quote(join(folder, "fake-ncu.sh"))}`,
    `repository=${quote(served)}`,
    `state=${quote(state)}`,
    `recording=${quote(recording)}`,
    script,
    'main "$@"',
  ]);
  return folder;
}

/** How often a fake in a workspace has started a program: `nsight` or `nsight-compute`. */
export function attemptsOf(workspace: Workspace, tool: "nsight" | "nsight-compute"): number {
  const file = join(workspace.path, tool, "state", "attempts");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;
}
