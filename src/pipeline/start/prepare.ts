import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createRangeLimit } from "../../analyze/range-limit.ts";
import { commandSecrets } from "../../model/secrets.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import { jsonParts } from "../../model/text/json-text.ts";
import type { Config } from "../../model/config.ts";
import { parseDurationMs } from "../../model/text/quantity.ts";
import type { Finding } from "../../model/run/doctor.ts";
import type { IsolationKind } from "../../model/run/plan.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { readSource } from "../../run/machine/git.ts";
import { endDeadRuns, chooseRecordFile } from "../../run/guard/recorded-processes.ts";
import { startGuard } from "../../run/guard/guard.ts";
import { buildWorkloadEnvironment, buildToolEnvironment } from "../../run/isolation/environment.ts";
import { createPreflightError, runFileChecks, runToolChecks } from "../../run/preflight/checks.ts";
import { needsNoGpu } from "../../run/preflight/context.ts";
import { checkSubscribers } from "../../run/preflight/other-profilers.ts";
import { readEnvironmentRecord } from "../../run/machine/provenance.ts";
import type { RunDirectory } from "../../run/directory/run-directory.ts";
import type { RunRecorder } from "../../run/directory/run-record.ts";
import { createRunCapture } from "../../run/process/spawn.ts";
import { createTemporaryDirectory, type TemporaryDirectory } from "../../run/isolation/temporary-directory.ts";
import { createRunTool } from "../../run/process/tool.ts";
import { resolveBase } from "../../run/worktree/base.ts";
import { environmentRules } from "../conf.generated.ts";
import type { Context } from "../context.ts";
import {
  checkWorkingDirectory,
  describeNsys,
  inspectMachine,
  findTemporaryFolder,
  findWorkingDirectory,
} from "./machine.ts";
import type { Session } from "../session.ts";
import { recordTool } from "../purpose.ts";
import { logCommands } from "../told-commands.ts";
import { createTimeBudget } from "../time-budget.ts";

export interface Withholding {
  readonly forms: readonly (typeof reportForms)[number][];
  readonly reason: string;
}

/** Suffixes of files that contain the profiled program's environment. `.zst` or `.gz` may follow. */
export const reportForms = ["nsys-rep", "qdrep", "qdstrm", "sqlite", "ncu-rep"] as const;

/** nsys's own files, which also contain the command line of every process that nsys could see. SQLite exports don't contain these. */
const rawForms = ["nsys-rep", "qdrep", "qdstrm"] as const;

/**
 * Runs preflight, chooses the isolation, creates the private folder and the environments, and writes env.json. Disposing the stack cleans
 * up everything that this function creates or starts. `withholding` is null if all reports may leave the machine.
 */
export async function prepareSession(
  stack: AsyncDisposableStack,
  context: Context,
  config: Config,
  directory: RunDirectory,
  recorder: RunRecorder,
): Promise<{ readonly session: Session; readonly withholding: Withholding | null }> {
  const limit = config["time-budget"];
  const budget = createTimeBudget(limit === null ? null : parseDurationMs(limit), context.clock);
  checkWorkingDirectory(context, config);
  const warn = async (message: string): Promise<void> => {
    context.log.warning(message);
    await recorder.warning(message);
  };
  const { guard, ownFolder, toolFolder, forTools, tool } = await prepareGround(stack, context);
  const machine = inspectMachine(context, config, tool, forTools);
  // What takes no time comes first: a misspelled program or commit shouldn't wait for the tools.
  requirePreflight(context, await runFileChecks(machine));
  const cwd = findWorkingDirectory(context, config);
  const git = { runTool: tool, environment: forTools, temporaryDirectory: toolFolder.tmp };
  const { base: ref } = config.compare;
  const base = ref === null ? null : await resolveBase(git, { cwd, ref, pullRequestBase: context.pullRequestBase });
  requirePreflight(context, await runToolChecks(machine, [checkSubscribers]));
  const nsys = await describeNsys(config.nsys.path, await machine.nsys(), tool, context.cwd, forTools);
  const { missingOptions, version } = nsys;
  if (missingOptions.length > 0)
    await warn(
      `This nsys (${version ?? "?"}) doesn't have these options, so we left them out: ${missingOptions.join(", ")}.`,
    );
  const isolation = await machine.isolation();
  await recorder.isolation(isolation);
  const temporary = isolation.user === null ? toolFolder : await ownFolder(isolation.user);
  const forWorkload = await buildWorkloadEnvironment({
    rules: environmentRules,
    own: context.environment,
    workload: config.workload,
    isolation,
    folders: temporary,
  });
  const withholding = await decideWithholding(context, config, recorder, isolation.kind, forWorkload, warn);
  const ncu = await machine.ncu();
  const record = await readEnvironmentRecord({
    gpus: await machine.gpus(),
    nsys: nsys.version,
    ncu: ncu.state === "present" ? ncu.version : null,
    environment: forWorkload.environment,
  });
  await directory.write("env.json", jsonParts(record));
  const source = await readSource({ ...git, cwd });
  const session: Session = {
    context,
    config,
    directory,
    recorder,
    isolation,
    tools: {
      nsys,
      ncu,
      environment: forTools,
      folder: toolFolder,
      runTool: recordTool(tool, recorder, context.clock),
      ask: tool,
      cleanUp: logCommands(createRunTool({ marker: guard.marker }), context.log),
      guard,
    },
    program: { workingDirectory: cwd, source, environment: forWorkload.environment, temporary },
    machine: record,
    runCapture: createRunCapture({ guard }),
    gpuWatch: null,
    mayUseGpu: !(await needsNoGpu(machine)),
    base,
    budget,
    seed: config.compare.goal === "improve" ? randomBytes(16).toString("hex") : null,
    rangeLimit: createRangeLimit(),
    warn,
  };
  return { session, withholding };
}

export async function prepareGround(stack: AsyncDisposableStack, context: Context) {
  const warn = context.log.warning;
  // The action's post step cleans up after a job. Outside the action, the next start of llm-profile cleans up.
  const base = findTemporaryFolder(context);
  if (context.processesFile === null) {
    for (const line of await endDeadRuns(base))
      context.log.info(`An earlier run was killed, and so was its guard process. ${line}`);
  }
  const processesFile = context.processesFile ?? chooseRecordFile(base);
  const guard = stack.use(await startGuard({ script: join(context.root, "dist", "guard.js"), processesFile, warn }));
  const ownFolder = async (user: Session["isolation"]["user"]): Promise<TemporaryDirectory> => {
    const folder = await createTemporaryDirectory({ base, user, warn, announce: guard.holds });
    stack.defer(async () => {
      await folder[Symbol.asyncDispose]();
      guard.removed(folder.path);
    });
    return folder;
  };
  const toolFolder = await ownFolder(null);
  const forTools = buildToolEnvironment(context.environment, environmentRules, toolFolder);
  const tool = logCommands(createRunTool({ marker: guard.marker, stop: context.stop }), context.log);
  return { guard, ownFolder, toolFolder, forTools, tool };
}

function requirePreflight(context: Context, findings: readonly Finding[]): void {
  // If only ncu is unusable, prepareNcu throws next, with an error that names the setting.
  const isNcuAlone = findings.every(({ id, severity }) => id === "ncu" || severity !== "error");
  const blocking = isNcuAlone ? null : createPreflightError(findings);
  const shownFindings = findings.filter(
    ({ severity }) => severity !== "note" && (blocking === null || severity === "warning"),
  );
  for (const finding of shownFindings) {
    context.log.info(`preflight: ${finding.what}`);
    context.log.detail(diagnosticText(finding));
  }
  if (blocking !== null) throw blocking;
}

async function decideWithholding(
  context: Context,
  config: Config,
  recorder: RunRecorder,
  isolation: IsolationKind,
  { leftOut, secrets }: Pick<Awaited<ReturnType<typeof buildWorkloadEnvironment>>, "leftOut" | "secrets">,
  warn: Session["warn"],
): Promise<Withholding | null> {
  if (leftOut.length > 0)
    context.log.info(
      `The program doesn't get these variables because they look like secrets: ${leftOut.join(", ")}. To pass them on, use workload.pass-env or secret-files.`,
    );
  const inCommands = [workloadArgv(config.workload, ""), config.nsys["extra-arguments"]].flatMap(commandSecrets);
  const withholding = chooseWithholding(isolation, [...secrets, ...inCommands.map(({ name }) => name)]);
  if (withholding === null) return null;
  const { forms, reason } = withholding;
  await warn(
    `The ${forms.includes("sqlite") ? ".nsys-rep and .sqlite" : ".nsys-rep"} files have to stay on this machine: ${reason}`,
  );
  // We record this before the first report exists, so that run.json has it even if the run is killed.
  await recorder.withhold(
    forms.map((form) => `**/*.${form}{,.gz,.zst}`),
    reason,
  );
  return withholding;
}

function chooseWithholding(isolation: IsolationKind, secrets: readonly string[]): Withholding | null {
  if (secrets.length > 0)
    return {
      forms: reportForms,
      reason: `they contain the values of ${secrets.join(", ")}, which the program received.`,
    };
  if (isolation === "none") {
    const reason = "the profiler wasn't isolated, so they may contain the environment of any process on this machine.";
    return { forms: reportForms, reason };
  }
  if (isolation === "unprivileged-user") {
    const reason =
      "the profiler ran as an unprivileged user, so they contain the command lines of all processes on this machine.";
    return { forms: rawForms, reason };
  }
  return null;
}
