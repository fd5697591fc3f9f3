import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { repositoryPath } from "../../../fixtures/recorded.ts";
import { changedRecording } from "./changed-recording.ts";
import { program, quote } from "./fake-nsys.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Where the ranges of recordings are put in time, so that samples can fall into them: a minute ago, as the fake
 * nvidia-smi also prints what it sees now.
 */
const rangeUtcMs = Date.now() - 60_000;

/** A recorded capture, moved to where the fake nvidia-smi has samples; its path as the fake nsys takes it. */
export function watchedRecording(recording: string): string {
  const originNs = `${String(rangeUtcMs)}000000 - (SELECT min(start) FROM NVTX_EVENTS)`;
  return changedRecording(recording, { sql: [`UPDATE TARGET_INFO_SESSION_START_TIME SET utcEpochNs = ${originNs}`] });
}

export interface FakeSmi {
  /** Bash that, for the watch with the number `$1`, sets `clock` (MHz) and `reasons` (bits) of its samples, and their number `samples`. */
  readonly script?: string;
}

/** Installs a fake nvidia-smi whose watches find the GPU of the recordings in the ranges; returns the folder for PATH, before the one of the fake nsys. */
export function installFakeSmi(workspace: Workspace, { script = ":" }: FakeSmi = {}): string {
  const folder = join(workspace.path, "driver");
  const watches = join(folder, "watches");
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  const fixture = (name: string) => quote(repositoryPath(`__tests__/fixtures/bin/${name}/nvidia-smi`));
  program(join(folder, "nvidia-smi"), [
    // MiB in use are what a program of the test writes into a file beside it.
    `[[ $* != *timestamp,uuid,memory.used* ]] || FAKE_MEMORY=${quote(join(folder, "memory"))} exec ${fixture("gpu-watch")} "$@"`,
    `[[ " $* " == *" --loop-ms="* ]] || exec ${fixture("preflight")} "$@"`,
    `echo x >>${quote(watches)}`,
    "clock=1980 reasons=0x4 samples=6",
    `choose() { ${script}`,
    "}",
    `choose "$(wc -l <${quote(watches)})"`,
    "for ((index = 0; index < samples; index++)); do",
    `  ms=$((${String(rangeUtcMs)} + 3 + index * 2))`,
    `  stamp=$(date -u -d "@$((ms / 1000)).$(printf %03d $((ms % 1000)))" '+%Y/%m/%d %H:%M:%S.%3N')`,
    `  echo "$stamp, GPU-0a4f92e4-2203-6b87-7941-5e3ccd354822, $clock, 351.20, 45, $reasons"`,
    "done",
    `exec ${fixture("gpu-watch")} "$@"`,
  ]);
  return folder;
}
