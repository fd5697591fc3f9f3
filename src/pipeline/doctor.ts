import { resolve } from "node:path";
import type { DoctorRequest } from "../inputs/invocation.ts";
import type { Finding, PastRuns } from "../model/run/doctor.ts";
import { readPastRuns } from "../run/directory/past-runs.ts";
import { runBuildChecks, runNoiseChecks, runPreflight } from "../run/preflight/checks.ts";
import { loadSettings } from "./conf.ts";
import type { Context } from "./context.ts";
import { readCalibration } from "./judge/compare-policy.ts";
import { inspectMachine, ownTools } from "./start/machine.ts";

export type Diagnosis =
  | { readonly kind: "machine"; readonly findings: readonly Finding[] }
  | { readonly kind: "build"; readonly findings: readonly Finding[] }
  | { readonly kind: "runs"; readonly folder: string; readonly runs: PastRuns };

/** `doctor`: what this machine has and lacks, or what past runs say. Works on a bare machine. */
export async function doctor(context: Context, { settings: raw, runs, build }: DoctorRequest): Promise<Diagnosis> {
  if (runs !== null) return { kind: "runs", folder: runs, runs: await readPastRuns(resolve(context.cwd, runs)) };
  const { config } = loadSettings(context, raw, false);
  await using tools = await ownTools(context);
  const file = config.compare.calibration;
  const calibration = file === null || build !== null ? null : readCalibration(context, file);
  const machine = inspectMachine(context, config, tools.runTool, tools.environment, calibration);
  if (build !== null) return { kind: "build", findings: await runBuildChecks(machine, build.requireNcu) };
  const noise = await runNoiseChecks(machine);
  return { kind: "machine", findings: [...(await runPreflight(machine)), ...noise] };
}
