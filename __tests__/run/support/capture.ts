import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Isolation } from "../../../src/model/run/plan.ts";
import type { ProcessResult } from "../../../src/model/run/ports.ts";
import { isolate } from "../../../src/plan/workload.ts";
import { createRunCapture, type SpawnOptions } from "../../../src/run/process/spawn.ts";
import { testDirectory } from "./directory.ts";

export interface CaptureOutcome {
  readonly result: ProcessResult;
  readonly lines: readonly string[];
  readonly stdout: string;
  readonly stderr: string;
}

interface CaptureSettings extends Omit<SpawnOptions, "guard"> {
  readonly isolation: Isolation;
  readonly timeLimitMs?: number | null;
  readonly logLimitBytes?: number;
  readonly stop?: AbortSignal;
  readonly cwd?: string;
  readonly onLine?: (line: string) => void;
  readonly nsysLimitMs?: (captureSeconds: number) => number;
}

/** A guard that cleans up nothing. */
export function idleGuard(marker: string): SpawnOptions["guard"] {
  const ignore = () => undefined;
  return { marker, started: ignore, ended: ignore, holds: ignore, removed: ignore };
}

/** Runs a bash script as a capture, without a guard, and gives all that came of it. */
export async function captureScript(script: string, settings: CaptureSettings): Promise<CaptureOutcome> {
  const { isolation, timeLimitMs = 20_000, logLimitBytes = 1_000_000, stop, cwd = "/", onLine } = settings;
  const { nsysLimitMs = null, ...options } = settings;
  const directory = testDirectory();
  const [stdoutFile, stderrFile] = [join(directory, "stdout.txt"), join(directory, "stderr.txt")];
  const lines: string[] = [];
  const guard = idleGuard(`${randomBytes(16).toString("hex")}.`);
  const result = await createRunCapture({ guard, ...options })({
    command: {
      tool: "test",
      argv: isolate(["bash", "-c", script], isolation),
      cwd,
      environment: { PATH: process.env["PATH"] ?? "" },
      timeLimitMs,
    },
    isolation,
    nsysLimitMs,
    stdoutFile,
    stderrFile,
    logLimitBytes,
    onLine(line) {
      lines.push(line);
      onLine?.(line);
    },
    stop: stop ?? new AbortController().signal,
  });
  return { result, lines, stdout: readFileSync(stdoutFile, "utf8"), stderr: readFileSync(stderrFile, "utf8") };
}
