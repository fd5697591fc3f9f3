import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CommandRecord, RunRecord } from "../../src/model/run/run-record.ts";

/** A process number that no process has: Linux gives none above 2^22. */
export const deadPid = 2 ** 22 + 1;

/** A run.json value that is whole; `change` says what differs. */
export function runRecord(change: Partial<RunRecord> = {}): RunRecord {
  return {
    schemaVersion: 1,
    tool: { name: "llm-profile-action", version: "0.1.0" },
    state: "passed",
    exitCode: 0,
    startedAt: "2025-11-21T10:00:00.000Z",
    endedAt: "2025-11-21T10:01:30.000Z",
    process: { pid: deadPid, startTicks: 1, pidNamespace: null },
    failure: null,
    isolation: null,
    planKey: "key",
    commands: [],
    captures: [],
    ncu: [],
    seeds: [],
    withheld: [],
    warnings: [],
    cost: null,
    ...change,
  };
}

/** A command of a run; `change` says what differs. */
export function commandRecord(change: Partial<CommandRecord> = {}): CommandRecord {
  return {
    tool: "nsys profile",
    label: "round 1, decode",
    purpose: "rounds",
    isStart: true,
    attempt: 1,
    argv: ["nsys", "profile"],
    cwd: "/srv/model",
    environmentNames: ["PATH"],
    startedAt: "2025-11-21T10:00:01.000Z",
    seconds: 10,
    exitCode: 0,
    outcome: "ok",
    stdout: null,
    stderr: null,
    ...change,
  };
}

/** Writes a run directory that holds run.json and a report. */
export async function writeRun(out: string, name: string, change: Partial<RunRecord> = {}): Promise<string> {
  const path = join(out, name);
  await mkdir(join(path, "head"), { recursive: true });
  await writeFile(join(path, "run.json"), JSON.stringify(runRecord(change)));
  await writeFile(join(path, "head", "report.nsys-rep"), "report");
  return path;
}
