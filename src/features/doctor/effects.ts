import { resolve } from "node:path";
import { exitCodes } from "../../model/errors.ts";
import type { CommandTools } from "../../pipeline/command.ts";
import { renderBuildFindings, renderDoctorJson, renderFindings, renderPastRuns } from "./text.ts";
import type { RawSettings } from "../../model/config.ts";
import type { Finding } from "../../model/run/doctor.ts";
import type { EnvRecord } from "../../model/run/env-record.ts";
import { readPastRuns } from "../../run/directory/past-runs.ts";
import { readEnvironmentRecord } from "../../run/machine/provenance.ts";
import { runBuildChecks, runPreflight } from "../../run/preflight/checks.ts";
import type { PreflightContext } from "../../run/preflight/context.ts";
import { runNoiseChecks } from "../../run/preflight/noise-checks.ts";
import { checkSubscribers } from "../../run/preflight/other-profilers.ts";
import { loadSettings, createTreeReader } from "../../pipeline/conf.ts";
import { readCalibration } from "../../pipeline/judge/compare-policy.ts";
import { inspectMachine, createOwnTools } from "../../pipeline/start/machine.ts";

/** With `runs`, summarizes that folder's past runs instead. With `build`, checks only the tools. */
interface DoctorRequest {
  readonly settings: RawSettings;
  readonly runs: string | null;
  readonly build: { readonly requireNcu: boolean } | null;
}

export async function printDiagnosis(
  { settings, runs: folder, build }: DoctorRequest,
  { context, output }: CommandTools,
): Promise<number> {
  const { screen, isJson, isQuiet, print } = output;
  const { version } = context;
  if (folder !== null) {
    const runs = await readPastRuns(resolve(context.cwd, folder));
    if (isJson) await print(renderDoctorJson({ version, machine: null, findings: [], runs }));
    else await print(renderPastRuns(runs, folder, screen.out()));
    return exitCodes.pass;
  }
  const { config } = await loadSettings(context, settings, false);
  await using tools = await createOwnTools(context);
  const file = config.compare.calibration;
  const calibration = file === null || build !== null ? null : readCalibration(createTreeReader(context), file);
  const machine = inspectMachine(context, config, tools.runTool, tools.environment, calibration);
  let findings: Finding[];
  if (build !== null) findings = await runBuildChecks(machine, build.requireNcu);
  else {
    const noise = await runNoiseChecks(machine);
    findings = [...(await runPreflight(machine, [checkSubscribers])), ...noise];
  }
  const record = await readMachineRecord(machine);
  const shown = isQuiet ? findings.filter(({ severity }) => severity !== "note") : findings;
  const render = build === null ? renderFindings : renderBuildFindings;
  if (isJson) await print(renderDoctorJson({ version, machine: record, findings, runs: null }));
  else await print(render(shown, screen.out()));
  return findings.some(({ severity }) => severity === "error") ? exitCodes.capture : exitCodes.pass;
}

async function readMachineRecord(machine: PreflightContext): Promise<EnvRecord> {
  const [nsys, ncu] = [(await machine.nsys()).presence, await machine.ncu()];
  return readEnvironmentRecord({
    gpus: await machine.gpus(),
    nsys: nsys.state === "present" ? nsys.version : null,
    ncu: ncu.state === "present" ? ncu.version : null,
    environment: machine.workloadEnvironment,
  });
}
