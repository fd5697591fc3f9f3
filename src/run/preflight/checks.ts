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

/** Checks that start tools, which takes seconds. In the order in which we show their findings. */
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

/** These start tools too. Their findings come last. */
const programChecks: readonly Check[] = [checkEngine, checkAutotuners, checkIsolation];

/** Checks that take no time, because they mostly look at files. */
const fileChecks: readonly Check[] = [checkPrograms, checkDisk];

/** These check only the tools, not the GPU or permissions, so they work during an image build. */
const buildChecks: readonly Check[] = [checkNsys, checkImporter, checkStats, checkReport, checkNcu];

/** Runs all checks, and `early` before them. An error keeps a run from starting. */
export async function runPreflight(context: PreflightContext, early: readonly Check[]): Promise<Finding[]> {
  return [...(await runToolChecks(context, early)), ...(await runFileChecks(context))];
}

/** Runs the checks that take no time. */
export async function runFileChecks(context: PreflightContext): Promise<Finding[]> {
  return runChecks(context, fileChecks);
}

/** Runs the checks that start tools. `early` looks at the machine before our own nsys and ncu run. */
export async function runToolChecks(context: PreflightContext, early: readonly Check[]): Promise<Finding[]> {
  const before = await runChecks(context, early);
  return runChecks(context, [...toolChecks, async () => before, ...programChecks]);
}

/** Runs checks all at once, because they mostly wait. When this function returns or throws, all checks have finished. */
export async function runChecks(context: PreflightContext, checks: readonly Check[]): Promise<Finding[]> {
  return (await awaitAll(checks.map(async (check) => check(context)))).flat().map(toFinding);
}

function toFinding(finding: CheckFinding): Finding {
  return { ...finding, blocksRun: finding.severity === "error" };
}

/** Checks that the tools work, on the machine that builds an image. A missing ncu is an error only if `requireNcu` is true. */
export async function runBuildChecks(machine: PreflightContext, requireNcu: boolean): Promise<Finding[]> {
  // The machine that builds an image may have no GPU even if the machine that runs it does.
  const context = { ...machine, ncuNeed: chooseNcuNeed(machine.ncuNeed, requireNcu), requireKernels: true };
  const findings: Finding[] = [];
  for (const check of buildChecks) findings.push(...(await check(context)).map(toFinding));
  return findings;
}

/** An image may leave out ncu, even if a run would need it. */
function chooseNcuNeed(need: NcuNeed, requireNcu: boolean): NcuNeed {
  if (requireNcu) return "required";
  return need === "required" ? "wanted" : need;
}

/** Returns a ToolError with all errors and their fixes, and the id of the first error. Null without an error. */
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
