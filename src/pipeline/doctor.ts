import { resolve } from "node:path";
import type { RawSettings } from "../model/config.ts";
import type { Finding } from "../model/finding.ts";
import type { PastRuns } from "../model/past-runs.ts";
import { toolEnvironment } from "../run/isolation/environment.ts";
import { readPastRuns } from "../run/directory/past-runs.ts";
import { runPreflight } from "../run/preflight/checks.ts";
import { createTemporaryDirectory } from "../run/isolation/temporary-directory.ts";
import { createRunTool } from "../run/process/tool.ts";
import type { Context } from "./context.ts";
import { environmentRules, inspectMachine, temporaryBase } from "./start/machine.ts";
import { loadSettings } from "./settings.ts";

export type Diagnosis =
  | { readonly kind: "machine"; readonly findings: readonly Finding[] }
  | { readonly kind: "runs"; readonly folder: string; readonly runs: PastRuns };

/** `doctor`: what this machine has and lacks, or with `runs` what past runs in a folder say. Works on a bare machine. */
export async function doctor(context: Context, raw: RawSettings, runs: string | null): Promise<Diagnosis> {
  if (runs !== null) return { kind: "runs", folder: runs, runs: await readPastRuns(resolve(context.cwd, runs)) };
  const { config } = loadSettings(context, raw, false);
  const warn = (message: string): void => {
    context.log.warning(message);
  };
  await using temporary = await createTemporaryDirectory({ base: temporaryBase(context), user: null, warn });
  const environment = toolEnvironment(context.environment, environmentRules(context), temporary);
  const findings = await runPreflight(inspectMachine(context, config, createRunTool({ marker: null }), environment));
  return { kind: "machine", findings };
}
