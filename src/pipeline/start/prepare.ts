import { join } from "node:path";
import { commandSecrets } from "../../model/secrets.ts";
import type { LoadedConfig } from "../../model/config.ts";
import type { IsolationKind } from "../../model/run/plan.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { readSource } from "../../run/machine/git.ts";
import { endDeadRuns, recordPlace } from "../../run/guard/recorded-processes.ts";
import { startGuard } from "../../run/guard/guard.ts";
import { workloadEnvironment, toolEnvironment } from "../../run/isolation/environment.ts";
import { preflightError, runPreflight } from "../../run/preflight/checks.ts";
import { checkReportNames, type ToolPresence } from "../../run/preflight/tool-facts.ts";
import { readEnvironmentRecord } from "../../run/machine/provenance.ts";
import type { RunDirectory } from "../../run/directory/run-directory.ts";
import type { RunRecorder } from "../../run/directory/run-record.ts";
import { createRunCapture } from "../../run/process/spawn.ts";
import { createTemporaryDirectory } from "../../run/isolation/temporary-directory.ts";
import { createRunTool } from "../../run/process/tool.ts";
import type { Context } from "../context.ts";
import { checkWorkingDirectory, environmentRules, inspectMachine, temporaryBase, workingDirectory } from "./machine.ts";
import { describeNsys } from "./nsys-tool.ts";
import { recordedTool } from "./recorded-tool.ts";
import { rawForms, reportForms } from "../capture/report-forms.ts";
import type { Withholding } from "./finish.ts";
import type { RunContext } from "./run-context.ts";

/** A run that may start: its guard stands, its isolation is known, its tools work. Disposing ends and removes everything. */
export interface Prepared extends AsyncDisposable {
  readonly run: RunContext;
  readonly source: Profile["source"];
  readonly machine: Omit<Profile["machine"], "gpus">;
  /** Whether there is an ncu. */
  readonly ncu: ToolPresence;
  /** Which reports of this run may not leave the machine; null when all may. */
  readonly withholding: Withholding | null;
}

/** Preflight, isolation, the private folder, the environments, and env.json. Throws what keeps the run from starting. */
export async function prepare(
  context: Context,
  loaded: LoadedConfig,
  directory: RunDirectory,
  recorder: RunRecorder,
): Promise<Prepared> {
  const { config } = loaded;
  checkWorkingDirectory(context, config);
  await using stack = new AsyncDisposableStack();
  const warn = (message: string): void => {
    context.log.warning(message);
  };
  // The action's post step ends what is left of a job; of the command, the next start does.
  const base = temporaryBase(context);
  const place = context.processesFile === null ? recordPlace(base, warn) : null;
  if (place !== null) {
    stack.use(place);
    for (const line of await endDeadRuns(base)) context.log.info(`An earlier run was killed with its guard. ${line}`);
  }
  const processesFile = context.processesFile ?? place?.file ?? null;
  const guard = stack.use(await startGuard({ script: join(context.root, "dist", "guard.js"), processesFile, warn }));
  const ownFolder = async (user: { readonly uid: number; readonly gid: number } | null) => {
    const folder = await createTemporaryDirectory({ base, user, warn, announce: guard.holds });
    stack.defer(async () => {
      await folder[Symbol.asyncDispose]();
      guard.removed(folder.path);
    });
    return folder;
  };
  const rules = environmentRules(context);
  const toolFolder = await ownFolder(null);
  const forTools = toolEnvironment(context.environment, rules, toolFolder);
  const tool = createRunTool({ marker: guard.marker, stop: context.stop });
  const runTool = recordedTool(tool, recorder, context.clock, null);

  // The questions of preflight may well be answered with no: they are no part of the tools' record.
  const machine = inspectMachine(context, config, tool, forTools);
  const findings = await runPreflight(machine);
  for (const { state, message, hint } of findings)
    if (state === "warning") context.log.info(`preflight: ${message}${hint === null ? "" : ` ${hint}`}`);
  // An ncu that cannot be used has its own error, which names the setting: prepareNcu throws it next.
  const blocking = preflightError(findings.filter(({ check }) => check !== "ncu"));
  if (blocking !== null) throw blocking;

  const nsysFacts = await machine.nsys();
  const badReports = checkReportNames(config.nsys.reports, nsysFacts.reports);
  if (badReports !== null) throw badReports;
  const nsys = await describeNsys(config.nsys.path, nsysFacts, tool, context.cwd, forTools);
  if (nsys.missingOptions.length > 0)
    await addWarning(
      context,
      recorder,
      `This nsys (${nsys.version?.text ?? "?"}) lacks ${nsys.missingOptions.join(", ")}: left out.`,
    );

  const isolation = await machine.isolation();
  await recorder.isolation(isolation);
  const temporary = isolation.user === null ? toolFolder : await ownFolder(isolation.user);
  const forWorkload = await workloadEnvironment({
    rules,
    own: context.environment,
    workload: config.workload,
    isolation,
    folders: temporary,
  });
  if (forWorkload.leftOut.length > 0) {
    context.log.info(
      `Not given to the program, since they look secret: ${forWorkload.leftOut.join(", ")} (workload.pass-env or secret-files give them).`,
    );
  }
  const withholding = whatToWithhold(isolation.kind, [
    ...forWorkload.secrets,
    ...[workloadArgv(config.workload, ""), config.nsys["extra-arguments"]]
      .flatMap(commandSecrets)
      .map(({ name }) => name),
  ]);
  if (withholding !== null) {
    const { forms, reason } = withholding;
    await addWarning(
      context,
      recorder,
      `The ${forms.includes("sqlite") ? ".nsys-rep and .sqlite" : ".nsys-rep"} files are marked as not for upload: ${reason}`,
    );
    // Before the first report exists: a run that is killed leaves this in its run.json.
    await recorder.withhold(
      forms.map((form) => `**/*.${form}{,.gz}`),
      reason,
    );
  }

  const ncu = await machine.ncu();
  const record = await readEnvironmentRecord({
    gpus: await machine.gpus(),
    nsys: nsys.version?.text ?? null,
    ncu: ncu.presence.state === "present" ? ncu.presence.version : null,
    environment: forWorkload.environment,
  });
  await directory.write("env.json", `${JSON.stringify(record, null, 2)}\n`);
  const cwd = workingDirectory(context, config);
  const source = await readSource({ runTool: tool, cwd, environment: forTools, temporaryDirectory: toolFolder.tmp });
  const owned = stack.move();
  return {
    run: {
      context,
      side: "head",
      loaded,
      directory,
      recorder,
      temporary,
      toolFolder,
      isolation,
      nsys,
      workloadEnvironment: forWorkload.environment,
      sideEnvironment: {},
      venv: null,
      toolEnvironment: forTools,
      workingDirectory: cwd,
      ask: tool,
      cleanUp: createRunTool({ marker: guard.marker }),
      runTool,
      runCapture: createRunCapture({ guard }),
      gpuWatch: null,
      warn: async (message) => addWarning(context, recorder, message),
    },
    source,
    machine: { driver: record.driver, cuda: record.cuda, nsys: record.nsys, ncu: record.ncu },
    ncu: ncu.presence,
    withholding,
    [Symbol.asyncDispose]: async () => owned.disposeAsync(),
  };
}

function whatToWithhold(isolation: IsolationKind, secrets: readonly string[]): Withholding | null {
  if (secrets.length > 0)
    return {
      forms: reportForms,
      reason: `they hold the values of ${secrets.join(", ")}, which the program was given.`,
    };
  if (isolation === "none") {
    const reason = "the profiler was not isolated, so they may hold the environment of any process of this machine.";
    return { forms: reportForms, reason };
  }
  if (isolation === "unprivileged-user") {
    const reason =
      "the profiler ran as an unprivileged user, so they hold the command lines of all processes of this machine.";
    return { forms: rawForms, reason };
  }
  return null;
}

async function addWarning(context: Context, recorder: RunRecorder, message: string): Promise<void> {
  context.log.warning(message);
  await recorder.warning(message);
}
