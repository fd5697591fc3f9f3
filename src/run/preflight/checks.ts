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

/** All checks, in the order in which their findings are shown. An error of a `blocksRun` check keeps a run from starting. */
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

/** What makes times vary here, for doctor: nothing of it keeps a run from starting. */
const noiseChecks: readonly Check[] = [checkGovernor, checkVirtual, checkCard, checkLatency];

/** The tools alone, without GPU and permissions: what can be known of an image while it is built. */
const buildChecks: readonly Check[] = [checkNsys, checkImporter, checkStats, checkReport, checkNcu];

/**
 * Runs all checks at once, since they wait for tools; the findings come in the table's order. Who else profiles here is looked
 * at first: our own nsys and ncu would be found. Whatever fails, no check runs any more when this returns or throws.
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

/** Throws ToolError where there is no GPU: a run may do without one, with `require-kernels: false`. */
export async function requireGpu(context: PreflightContext): Promise<void> {
  const findings = await checkGpu(context);
  const error = preflightError(findings.map((finding) => ({ ...finding, blocksRun: finding.severity === "error" })));
  if (error !== null) throw error;
}

/** What makes this machine noisy. The cores are watched first, while nothing of ours runs on them. */
export async function runNoiseChecks(context: PreflightContext): Promise<Finding[]> {
  const cores = await checkCores(context);
  const others = await allOf(noiseChecks.map(async (check) => check(context)));
  return [...cores, ...others.flat()].map((finding) => ({ ...finding, blocksRun: false }));
}

/** Do the tools work, on whatever machine builds an image. A missing ncu is an error where `requireNcu`, else a warning. */
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

/** An image may leave ncu out, whatever a run in it would need. */
function buildNeed(need: NcuNeed, requireNcu: boolean): NcuNeed {
  if (requireNcu) return "required";
  return need === "required" ? "wanted" : need;
}

/**
 * The ToolError of all that is wrong, each with its remedy, where one finding of it keeps a run from starting; null where none
 * does. It is called by the first of these.
 */
export function preflightError(findings: readonly Finding[]): ToolError | null {
  const first = findings.find(({ blocksRun }) => blocksRun);
  if (first === undefined) return null;
  const errors = findings.filter(({ severity }) => severity === "error").map(errorOf);
  const [only, ...others] = errors;
  if (others.length === 0) return only ?? null;
  return new ToolError({
    id: idOf(first),
    what: `${counted(errors.length, "problem")} of this machine keep the run from starting or from capturing anything:`,
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
