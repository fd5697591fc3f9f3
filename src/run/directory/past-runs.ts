import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { errorMessage, LlmProfileError, UserError } from "../../model/errors.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import { byText } from "../../model/text/order.ts";
import type { PastRuns, PastRunState, ToolHistory } from "../../model/run/doctor.ts";
import type { CommandRecord, RunRecord } from "../../model/run/run-record.ts";
import type { Seconds } from "../../model/units.ts";
import { checkLiveness } from "../process/process-tree.ts";
import { readErrorCode } from "./file-system.ts";
import { runDirectoryPattern } from "./run-directory.ts";
import { readRunRecord } from "./run-record.ts";

interface PastRun {
  readonly name: string;
  readonly record: RunRecord;
  readonly state: PastRunState;
}

export async function readPastRuns(out: string): Promise<PastRuns> {
  const { runs, unreadable } = await readAllRuns(out);
  const byState = { passed: 0, failed: 0, stopped: 0, running: 0, "did-not-finish": 0 };
  for (const { state } of runs) byState[state] += 1;
  const commands = Map.groupBy(
    runs.flatMap(({ record }) => record.commands),
    ({ tool }) => tool,
  );
  const failures = Map.groupBy(
    runs.filter(({ state }) => state === "failed"),
    ({ record }) => record.failure?.id ?? null,
  );
  return {
    runs: runs.length,
    byState,
    tools: [...commands].map(([tool, calls]) => summarizeTool(tool, calls)).sort((a, b) => byText(a.tool, b.tool)),
    failures: [...failures]
      .map(([id, failed]) => ({ id, count: failed.length }))
      .sort((a, b) => b.count - a.count || byText(a.id ?? "", b.id ?? "")),
    unreadable,
  };
}

export async function readLastDuration(out: string, planKey: string): Promise<Seconds | null> {
  const names = (await listRunNames(out, "none")).reverse();
  for (const name of names) {
    const record = await readRunRecord(join(out, name)).catch(ignoreUnreadable);
    if (record?.state === "passed" && record.planKey === planKey && record.endedAt !== null)
      return (Date.parse(record.endedAt) - Date.parse(record.startedAt)) / 1000;
  }
  return null;
}

export async function readPastRunState(record: RunRecord): Promise<PastRunState> {
  if (record.state !== "running") return record.state;
  return checkLiveness(record.process) === "gone" ? "did-not-finish" : "running";
}

export function describeUnfinished(record: RunRecord, state: PastRunState): string | null {
  if (state === "passed") return null;
  if (state === "running") return `The run is still going (since ${record.startedAt}, process ${record.process.pid}).`;
  if (state === "did-not-finish") {
    return `The run didn't finish: its process (${record.process.pid}, since ${record.startedAt}) ended without recording a result, so it was probably killed.`;
  }
  return `The run ${state === "failed" ? "failed" : "was stopped"}: ${record.failure?.message ?? "no reason was recorded."}`;
}

async function readAllRuns(out: string): Promise<{ runs: PastRun[]; unreadable: PastRuns["unreadable"] }> {
  const runs: PastRun[] = [];
  const unreadable: { name: string; why: string }[] = [];
  for (const name of await listRunNames(out, "error")) {
    try {
      const record = await readRunRecord(join(out, name));
      runs.push({ name, record, state: await readPastRunState(record) });
    } catch (error) {
      if (!(error instanceof LlmProfileError)) throw error;
      unreadable.push({ name, why: diagnosticText({ ...error, help: null }) });
    }
  }
  return { runs, unreadable };
}

async function listRunNames(out: string, missing: "error" | "none"): Promise<string[]> {
  return (await listFolders(out, missing)).filter((name) => runDirectoryPattern.test(name)).sort(byText);
}

/** Without symbolic links. `missing` says whether to throw or to return an empty list if `out` doesn't exist. */
export async function listFolders(out: string, missing: "error" | "none"): Promise<string[]> {
  try {
    const entries = await readdir(out, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if (missing === "none" && readErrorCode(error) === "ENOENT") return [];
    throw new UserError({
      what: `Can't list run directories in ${out}.`,
      why: errorMessage(error),
      help: "Pass the folder that `out` is set to (default: llm-profile-runs).",
      cause: error,
    });
  }
}

function summarizeTool(tool: string, calls: readonly CommandRecord[]): ToolHistory {
  const stopped = calls.filter(({ outcome }) => outcome === "stopped").length;
  const succeeded = calls.filter(({ outcome }) => outcome === "ok").length;
  const failures = calls.length - stopped - succeeded;
  const seconds = calls.map((call) => call.seconds).sort((a, b) => a - b);
  const half = seconds.length / 2;
  return {
    tool,
    calls: calls.length,
    failures,
    stopped,
    successRatio: succeeded + failures === 0 ? null : succeeded / (succeeded + failures),
    medianSeconds: ((seconds[Math.ceil(half) - 1] ?? 0) + (seconds[Math.floor(half)] ?? 0)) / 2,
    maxSeconds: seconds.at(-1) ?? 0,
  };
}

function ignoreUnreadable(error: unknown): null {
  if (error instanceof LlmProfileError) return null;
  throw error;
}
