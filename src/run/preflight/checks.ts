import { ToolError } from "../../errors.ts";
import type { Finding } from "../../model/run/doctor.ts";
import type { NcuNeed } from "../../model/ncu/report.ts";
import { counted } from "../../model/text/listing.ts";
import { allOf } from "../process/at-once.ts";
import type { Check, PreflightContext } from "./context.ts";
import { checkDisk, checkGpu, checkGpuBusy, checkIsolation } from "./machine-checks.ts";
import { checkCard, checkCores, checkGovernor, checkLatency, checkVirtual } from "./noise-checks.ts";
import { checkEngine } from "./engine.ts";
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

/** All checks, in the order in which we show their findings. An error from a `blocksRun` check prevents the run. */
export const preflightChecks: readonly { readonly check: Check; readonly blocksRun: boolean }[] = [
  { check: checkNsys, blocksRun: true },
  { check: checkImporter, blocksRun: false },
  { check: checkStats, blocksRun: true },
  { check: checkEnvironment, blocksRun: false },
  { check: checkNcu, blocksRun: true },
  { check: checkCounters, blocksRun: false },
  { check: checkGpu, blocksRun: false },
  { check: checkGpuBusy, blocksRun: false },
  { check: checkCudaVersion, blocksRun: false },
  { check: checkSubscribers, blocksRun: false },
  { check: checkEngine, blocksRun: false },
  { check: checkIsolation, blocksRun: true },
  { check: checkPrograms, blocksRun: true },
  { check: checkDisk, blocksRun: true },
];

/** Doctor's checks for things that make times vary. None of these checks prevents a run. */
const noiseChecks: readonly Check[] = [checkGovernor, checkVirtual, checkCard, checkLatency];

/** These check only the tools, not the GPU or permissions, so they work during an image build. */
const buildChecks: readonly Check[] = [checkNsys, checkImporter, checkStats, checkReport, checkNcu];

/**
 * Runs all checks at once, because they mostly wait for tools. Returns findings in the order of `preflightChecks`. Looks for other
 * profilers before the other checks start our own nsys and ncu. When this function returns or throws, all checks have finished.
 */
export async function runPreflight(context: PreflightContext): Promise<Finding[]> {
  const others = await checkSubscribers(context);
  const found = await allOf(
    preflightChecks.map(async ({ check, blocksRun }) => {
      const findings = check === checkSubscribers ? others : await check(context);
      return findings.map((finding) => ({ ...finding, blocksRun: blocksRun && finding.severity === "error" }));
    }),
  );
  return found.flat();
}

/** Throws ToolError if `checkGpu` finds an error. Not every run needs this, because `require-kernels: false` works without a GPU. */
export async function requireGpu(context: PreflightContext): Promise<void> {
  const findings = await checkGpu(context);
  const error = preflightError(findings.map((finding) => ({ ...finding, blocksRun: finding.severity === "error" })));
  if (error !== null) throw error;
}

/** Finds what makes this machine noisy. Checks the cores first, while none of our own tools are running. */
export async function runNoiseChecks(context: PreflightContext): Promise<Finding[]> {
  const cores = await checkCores(context);
  const others = await allOf(noiseChecks.map(async (check) => check(context)));
  return [...cores, ...others.flat()].map((finding) => ({ ...finding, blocksRun: false }));
}

/** Checks that the tools work, on the machine that builds an image. A missing ncu is an error only if `requireNcu` is true. */
export async function runBuildChecks(machine: PreflightContext, requireNcu: boolean): Promise<Finding[]> {
  const context = { ...machine, ncuNeed: buildNeed(machine.ncuNeed, requireNcu) };
  const findings: Finding[] = [];
  for (const check of buildChecks) {
    for (const finding of await check(context)) {
      findings.push({ ...finding, blocksRun: finding.severity === "error" });
    }
  }
  return findings;
}

/** An image may leave out ncu, even if a run would need it. */
function buildNeed(need: NcuNeed, requireNcu: boolean): NcuNeed {
  if (requireNcu) return "required";
  return need === "required" ? "wanted" : need;
}

/**
 * Returns a ToolError with all errors and their fixes if at least one finding prevents the run, else null. The ToolError gets the
 * id of the first finding that prevents the run.
 */
export function preflightError(findings: readonly Finding[]): ToolError | null {
  const first = findings.find(({ blocksRun }) => blocksRun);
  if (first === undefined) return null;
  const errors = findings.filter(({ severity }) => severity === "error").map(errorOf);
  const [only, ...others] = errors;
  if (others.length === 0) return only ?? null;
  return new ToolError({
    id: idOf(first),
    what: `${counted(errors.length, "problem")} on this machine would prevent the run or leave its captures empty:`,
    failures: errors,
  });
}

function errorOf(finding: Finding): ToolError {
  const { what, where, why, help } = finding;
  return new ToolError({ id: idOf(finding), what, where, why, help: help ?? "Run `llm-profile doctor`." });
}

function idOf({ id }: Finding): string {
  return `preflight-${id}`;
}
