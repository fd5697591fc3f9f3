import { ToolError } from "../../errors.ts";
import type { Finding } from "../../model/run/doctor.ts";
import type { NcuNeed } from "../../model/ncu/report.ts";
import { counted } from "../../model/text/listing.ts";
import { allOf } from "../process/at-once.ts";
import type { Check, CheckFinding, PreflightContext } from "./context.ts";
import { checkDisk, checkGpu, checkGpuBusy, checkIsolation } from "./machine-checks.ts";
import { checkCard, checkCores, checkGovernor, checkLatency, checkVirtual } from "./noise-checks.ts";
import { checkAutotuners, checkEngine } from "./engine.ts";
import { checkCounters, checkNcu } from "./ncu.ts";
import { checkSubscribers } from "./other-profilers.ts";
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
  checkSubscribers,
  checkEngine,
  checkAutotuners,
  checkIsolation,
];

/** Checks that take no time, because they mostly look at files. */
const fileChecks: readonly Check[] = [checkPrograms, checkDisk];

/** Doctor's checks for things that make times vary. None of these checks prevents a run. */
const noiseChecks: readonly Check[] = [checkGovernor, checkVirtual, checkCard, checkLatency];

/** These check only the tools, not the GPU or permissions, so they work during an image build. */
const buildChecks: readonly Check[] = [checkNsys, checkImporter, checkStats, checkReport, checkNcu];

/** Runs all checks. An error keeps a run from starting. */
export async function runPreflight(context: PreflightContext): Promise<Finding[]> {
  return [...(await runToolChecks(context)), ...(await runFileChecks(context))];
}

/** Runs the checks that take no time. */
export async function runFileChecks(context: PreflightContext): Promise<Finding[]> {
  return (await allOf(fileChecks.map(async (check) => check(context)))).flat().map(asFinding);
}

/**
 * Runs the checks that start tools, all at once, because they mostly wait. Returns findings in the order of `toolChecks`. Looks for other
 * profilers before the other checks start our own nsys and ncu. When this function returns or throws, all checks have finished.
 */
export async function runToolChecks(context: PreflightContext): Promise<Finding[]> {
  const others = await checkSubscribers(context);
  const found = await allOf(
    toolChecks.map(async (check) => (check === checkSubscribers ? others : await check(context))),
  );
  return found.flat().map(asFinding);
}

function asFinding(finding: CheckFinding): Finding {
  return { ...finding, blocksRun: finding.severity === "error" };
}

/** Finds what makes this machine noisy. Checks the cores first, while none of our own tools are running. */
export async function runNoiseChecks(context: PreflightContext): Promise<Finding[]> {
  const cores = await checkCores(context);
  const others = await allOf(noiseChecks.map(async (check) => check(context)));
  return [...cores, ...others.flat()].map(asFinding);
}

/** Checks that the tools work, on the machine that builds an image. A missing ncu is an error only if `requireNcu` is true. */
export async function runBuildChecks(machine: PreflightContext, requireNcu: boolean): Promise<Finding[]> {
  // The machine that builds an image may have no GPU even if the machine that runs it does.
  const context = { ...machine, ncuNeed: buildNeed(machine.ncuNeed, requireNcu), requireKernels: true };
  const findings: Finding[] = [];
  for (const check of buildChecks) findings.push(...(await check(context)).map(asFinding));
  return findings;
}

/** An image may leave out ncu, even if a run would need it. */
function buildNeed(need: NcuNeed, requireNcu: boolean): NcuNeed {
  if (requireNcu) return "required";
  return need === "required" ? "wanted" : need;
}

/** Returns a ToolError with all errors and their fixes, and the id of the first error. Null without an error. */
export function preflightError(findings: readonly Finding[]): ToolError | null {
  const errors = findings.filter(({ severity }) => severity === "error").map(errorOf);
  const [first, ...others] = errors;
  if (first === undefined || others.length === 0) return first ?? null;
  return new ToolError({
    id: first.id,
    what: `${counted(errors.length, "problem")} on this machine would prevent the run or leave its captures empty:`,
    failures: errors,
  });
}

function errorOf(finding: Finding): ToolError {
  const { id, what, where, why, help } = finding;
  return new ToolError({ id: `preflight-${id}`, what, where, why, help: help ?? "Run `llm-profile doctor`." });
}
