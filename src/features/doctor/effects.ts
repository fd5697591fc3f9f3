import { resolve } from "node:path";
import { exitCodes } from "../../model/errors.ts";
import type { CommandTools } from "../../pipeline/command.ts";
import { renderBuildFindings, renderDoctorJson, renderFindings, renderPastRuns } from "./text.ts";
import type { RawSettings } from "../../model/config.ts";
import type { Finding, PastRuns } from "../../model/run/doctor.ts";
import type { EnvRecord } from "../../model/run/env-record.ts";
import { readPastRuns } from "../../run/directory/past-runs.ts";
import { readEnvironmentRecord } from "../../run/machine/provenance.ts";
import { runBuildChecks, runPreflight } from "../../run/preflight/checks.ts";
import type { PreflightContext } from "../../run/preflight/context.ts";
import { runNoiseChecks } from "../../run/preflight/noise-checks.ts";
import { checkSubscribers } from "../../run/preflight/other-profilers.ts";
import { loadSettings, createTreeReader } from "../../pipeline/conf.ts";
import type { Context } from "../../pipeline/context.ts";
import { readCalibration } from "../../pipeline/judge/compare-policy.ts";
import { inspectMachine, createOwnTools } from "../../pipeline/start/machine.ts";

/** `doctor`: checks this machine. With `runs`, summarizes the past runs in that folder instead. With `build`, checks only the tools, for an image build. */
interface DoctorRequest {
  readonly settings: RawSettings;
  readonly runs: string | null;
  readonly build: { readonly requireNcu: boolean } | null;
}

/** Findings about a machine or an image build, or the list of past runs. */
export type Diagnosis =
  | { readonly kind: "machine" | "build"; readonly findings: readonly Finding[]; readonly machine: EnvRecord }
  | { readonly kind: "runs"; readonly folder: string; readonly runs: PastRuns };

/** `doctor`: checks this machine, or lists past runs. It works on a machine without a GPU or any of our tools. */
async function doctor(context: Context, { settings: raw, runs, build }: DoctorRequest): Promise<Diagnosis> {
  if (runs !== null) return { kind: "runs", folder: runs, runs: await readPastRuns(resolve(context.cwd, runs)) };
  const { config } = await loadSettings(context, raw, false);
  await using tools = await createOwnTools(context);
  const file = config.compare.calibration;
  const calibration = file === null || build !== null ? null : readCalibration(createTreeReader(context), file);
  const machine = inspectMachine(context, config, tools.runTool, tools.environment, calibration);
  if (build !== null) {
    const findings = await runBuildChecks(machine, build.requireNcu);
    return { kind: "build", findings, machine: await machineRecord(machine) };
  }
  const noise = await runNoiseChecks(machine);
  const findings = [...(await runPreflight(machine, [checkSubscribers])), ...noise];
  return { kind: "machine", findings, machine: await machineRecord(machine) };
}

async function machineRecord(machine: PreflightContext): Promise<EnvRecord> {
  const [nsys, ncu] = [(await machine.nsys()).presence, (await machine.ncu()).presence];
  return readEnvironmentRecord({
    gpus: await machine.gpus(),
    nsys: nsys.state === "present" ? nsys.version : null,
    ncu: ncu.state === "present" ? ncu.version : null,
    environment: machine.workloadEnvironment,
  });
}

export async function printDiagnosis(request: DoctorRequest, { context, output }: CommandTools): Promise<number> {
  const { screen, isJson, isQuiet, print } = output;
  const diagnosis = await doctor(context, request);
  const { version } = context;
  if (diagnosis.kind === "runs") {
    const { runs, folder } = diagnosis;
    if (isJson) await print(renderDoctorJson({ version, machine: null, findings: [], runs }));
    else await print(renderPastRuns(runs, folder, screen.out()));
    return exitCodes.pass;
  }
  const { kind, findings, machine } = diagnosis;
  const shown = isQuiet ? findings.filter(({ severity }) => severity !== "note") : findings;
  const render = kind === "build" ? renderBuildFindings : renderFindings;
  if (isJson) await print(renderDoctorJson({ version, machine, findings, runs: null }));
  else await print(render(shown, screen.out()));
  return findings.some(({ severity }) => severity === "error") ? exitCodes.capture : exitCodes.pass;
}
