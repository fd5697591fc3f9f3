import { mkdtemp, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ToolResult } from "../../model/run/process.ts";
import { failure, ok, type Check, type PreflightContext } from "./context.ts";
import { killTree } from "../process/process-tree-end.ts";
import { markerVariable } from "../process/process-tree.ts";
import { call, wordsOf } from "./tool-facts.ts";

const reinstall =
  "Install the whole of Nsight Systems and its libraries; on Debian scripts/install-nsys.sh does. " +
  "`ldd` of QdstrmImporter, beside nsys in host-linux-*, shows which are missing.";

/**
 * On a busy machine nsys 2023.4 now and then fails to talk to itself (`Local Endpoint is not available`): once is no proof.
 * It then leaves its agent running, which we end.
 */
const attempts = 2;
const endAgentMs = 2000;

/**
 * Do all parts of nsys start: it records a short program, imports that into a report, and exports the report. Needs no GPU,
 * and takes seconds, so only `doctor --build` asks.
 */
export const checkReport: Check = async (context) => {
  if ((await context.nsys()).presence.state !== "present") return [];
  const folder = await mkdtemp(join(context.temporaryDirectory, "nsys-report-"));
  try {
    const report = await record(context, folder, attempts);
    if (!report.made)
      return [failure("nsys-report", `nsys profile makes no report. ${wordsOf(report.result)}`, reinstall)];
    const database = join(folder, "check.sqlite");
    const argv = [context.nsysPath, "export", "--type=sqlite", `--output=${database}`, report.path] as const;
    const exported = await call(context, "nsys export", argv);
    if (exported.exitCode !== 0 || (await bytesOf(database)) === 0)
      return [failure("nsys-report", `nsys export does not read its own report. ${wordsOf(exported)}`, reinstall)];
    return [ok("nsys-report", "nsys records, imports and exports.")];
  } finally {
    await killTree({ roots: [], marker: markerOf(folder), uid: null }, endAgentMs);
    await rm(folder, { recursive: true, force: true });
  }
};

interface Recording {
  readonly path: string;
  readonly made: boolean;
  readonly result: ToolResult;
}

/** Records a program that lives for a moment; a failure is tried again as long as there are attempts. */
async function record(context: PreflightContext, folder: string, attemptsLeft: number): Promise<Recording> {
  const name = `check-${attemptsLeft}`;
  const path = join(folder, `${name}.nsys-rep`);
  // The name of the folder is one that no other session has.
  const session = `--session-new=${basename(folder)}-${attemptsLeft}`;
  const marked = { ...context, toolEnvironment: { ...context.toolEnvironment, [markerVariable]: markerOf(folder) } };
  const quiet = ["--trace=none", "--sample=none", "--cpuctxsw=none", session] as const;
  const argv = [context.nsysPath, "profile", ...quiet, `--output=${join(folder, name)}`, "sleep", "0.5"] as const;
  const result = await call(marked, "nsys profile", argv);
  const made = result.exitCode === 0 && (await bytesOf(path)) > 0;
  return made || attemptsLeft <= 1 ? { path, made, result } : record(context, folder, attemptsLeft - 1);
}

/** What our processes carry in their environment, so that they are found again. */
function markerOf(folder: string): string {
  return `${basename(folder)}.`;
}

/** 0 where there is no such file. */
async function bytesOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}
