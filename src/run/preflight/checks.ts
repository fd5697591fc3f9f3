import { ToolError } from "../../model/errors.ts";
import type { Finding } from "../../model/run/doctor.ts";
import type { NcuNeed } from "../../model/ncu/report.ts";
import { counted } from "../../model/text/listing.ts";
import { awaitAll } from "../process/at-once.ts";
import type { Check, CheckFinding, PreflightContext } from "./context.ts";
import { checkDisk, checkGpu, checkGpuBusy, checkIsolation } from "./machine-checks.ts";
import { checkAutotuners, checkEngine } from "./engine.ts";
import { checkCounters, checkNcu } from "./ncu.ts";
import { checkPrograms } from "./program.ts";
import {
  checkCudaVersion,
  checkEnvironment,
  checkImporter,
  checkNsys,
  checkReport,
  checkStats,
} from "./nsys-checks.ts";

const toolChecks: readonly Check[] = [
  checkNsys,
  checkImporter,
  checkStats,
  checkEnvironment,
  checkNcu,
  checkCounters,
  checkGpu,
  checkGpuBusy,
  checkCudaVersion,
];

const programChecks: readonly Check[] = [checkEngine, checkAutotuners, checkIsolation];

const fileChecks: readonly Check[] = [checkPrograms, checkDisk];

/** These work during an image build, without the GPU or permissions. */
const buildChecks: readonly Check[] = [checkNsys, checkImporter, checkStats, checkReport, checkNcu];

export async function runPreflight(context: PreflightContext, early: readonly Check[]): Promise<Finding[]> {
  return [...(await runToolChecks(context, early)), ...(await runFileChecks(context))];
}

export async function runFileChecks(context: PreflightContext): Promise<Finding[]> {
  return runChecks(context, fileChecks);
}

export async function runToolChecks(context: PreflightContext, early: readonly Check[]): Promise<Finding[]> {
  const before = await runChecks(context, early);
  return runChecks(context, [...toolChecks, async () => before, ...programChecks]);
}

/** When this function returns or throws, all checks have finished. */
export async function runChecks(context: PreflightContext, checks: readonly Check[]): Promise<Finding[]> {
  return (await awaitAll(checks.map(async (check) => check(context)))).flat().map(toFinding);
}

function toFinding(finding: CheckFinding): Finding {
  return { ...finding, blocksRun: finding.severity === "error" };
}

export async function runBuildChecks(machine: PreflightContext, requireNcu: boolean): Promise<Finding[]> {
  // The machine that builds an image may have no GPU.
  const context = { ...machine, ncuNeed: chooseNcuNeed(machine.ncuNeed, requireNcu), requireKernels: true };
  const findings: Finding[] = [];
  for (const check of buildChecks) findings.push(...(await check(context)).map(toFinding));
  return findings;
}

function chooseNcuNeed(need: NcuNeed, requireNcu: boolean): NcuNeed {
  if (requireNcu) return "required";
  return need === "required" ? "wanted" : need;
}

export function createPreflightError(findings: readonly Finding[]): ToolError | null {
  const errors = findings.filter(({ severity }) => severity === "error").map(toToolError);
  const [first, ...others] = errors;
  if (first === undefined || others.length === 0) return first ?? null;
  return new ToolError({
    id: first.id,
    what: `${counted(errors.length, "problem")} on this machine would prevent the run or leave its captures empty:`,
    failures: errors,
  });
}

function toToolError(finding: Finding): ToolError {
  const { id, what, where, why, help } = finding;
  return new ToolError({ id: `preflight-${id}`, what, where, why, help: help ?? "Run `llm-profile doctor`." });
}
