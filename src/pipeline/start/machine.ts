import { readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { UserError } from "../../model/errors.ts";
import type { Calibration } from "../../model/comparison/calibration.ts";
import type { Config } from "../../model/config.ts";
import type { RunTool } from "../../model/run/ports.ts";
import type { NsysTool } from "../../model/run/plan.ts";
import type { Milliseconds } from "../../model/units.ts";
import { isolate, workloadArgv } from "../../plan/workload.ts";
import { startedPrograms } from "../../plan/started-programs.ts";
import { ncuNeed } from "../../plan/ncu/captures.ts";
import { missingOptions, parseNsysVersion } from "../../plan/nsys-argv.ts";
import { selectAllowed, buildToolEnvironment, defaultPath } from "../../run/isolation/environment.ts";
import { measureFreeBytes } from "../../run/directory/file-system.ts";
import { probeIsolation } from "../../run/isolation/isolation.ts";
import { createTemporaryDirectory } from "../../run/isolation/temporary-directory.ts";
import { createPreflightContext, type PreflightContext } from "../../run/preflight/context.ts";
import type { NsysFacts } from "../../run/preflight/tool-facts.ts";
import { callTool, createRunTool, resolveProgram } from "../../run/process/tool.ts";
import { environmentRules } from "../conf.generated.ts";
import type { Context } from "../context.ts";
import { collectEngineEvidence } from "../engine.ts";
import { logCommands } from "../told-commands.ts";

/** The folder for temporary files: RUNNER_TEMP, which the runner empties, or else TMPDIR. Absolute, because programs start in other folders. */
export function findTemporaryFolder({ cwd, environment }: Context): string {
  // An empty variable counts as unset.
  return resolve(cwd, environment["RUNNER_TEMP"] || environment["TMPDIR"] || tmpdir());
}

export interface OwnTools extends AsyncDisposable {
  readonly runTool: RunTool;
  readonly environment: Readonly<Record<string, string>>;
  readonly temporaryDirectory: string;
}

/** Creates tools that, as in a run, get only the allowlisted environment variables and a separate temporary folder. */
export async function createOwnTools(context: Context): Promise<OwnTools> {
  const warn = context.log.warning;
  const temporary = await createTemporaryDirectory({ base: findTemporaryFolder(context), user: null, warn });
  return {
    runTool: logCommands(createRunTool({ marker: null, stop: context.stop }), context.log),
    environment: buildToolEnvironment(context.environment, environmentRules, temporary),
    temporaryDirectory: temporary.tmp,
    [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose](),
  };
}

export function findWorkingDirectory(context: Context, config: Config): string {
  const folder = config.workload["working-directory"];
  return isAbsolute(folder) ? folder : resolve(context.cwd, folder);
}

/** Without this check, the system would report that the program is missing. */
export function checkWorkingDirectory(context: Context, config: Config): void {
  const folder = findWorkingDirectory(context, config);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw new UserError({
    id: "no-working-directory",
    what: `The working directory ${folder} doesn't exist or isn't a folder.`,
    where: "workload.working-directory",
    help: "Set workload.working-directory to an existing folder. Relative paths are relative to the current folder or, in the action, to the workspace.",
  });
}

/** What preflight needs to inspect this machine. `environment` is the profilers' environment. Facts are looked up only when a check needs them. */
export function inspectMachine(
  context: Context,
  config: Config,
  runTool: RunTool,
  environment: Readonly<Record<string, string>>,
  calibration: Calibration | null = null,
): PreflightContext {
  const cwd = findWorkingDirectory(context, config);
  const out = resolve(context.cwd, config.out);
  const workloadEnvironment = {
    ...selectAllowed(context.environment, environmentRules).environment,
    ...config.workload.environment,
  };
  return createPreflightContext({
    runTool,
    cwd: context.cwd,
    workingDirectory: cwd,
    engine: async () => collectEngineEvidence(config, workloadEnvironment, cwd),
    programs: startedPrograms(config),
    toolEnvironment: environment,
    workloadEnvironment,
    nsysPath: config.nsys.path,
    ncuPath: config.ncu.path,
    ncuNeed: ncuNeed(config),
    requireKernels: config["require-kernels"],
    gpuIndex: config.workload.gpu,
    out,
    temporaryDirectory: findTemporaryFolder(context),
    probeIsolation: async () => {
      const program = await findProgram(config, workloadEnvironment, cwd);
      return probeIsolation(config.isolation, {
        runTool,
        isolate,
        environment,
        mustRead: [cwd, ...program],
        mustEnter: [cwd, findTemporaryFolder(context), ...program],
        mountinfo: readFileSync("/proc/self/mountinfo", "utf8"),
        readOnly: listReadOnlyFolders(context),
        random: Math.random,
      });
    },
    freeBytes: measureFreeBytes,
    proc: "/proc",
    sys: "/sys",
    wait: (ms: Milliseconds) => sleep(ms, undefined, { signal: context.stop }).catch(() => undefined),
    calibration,
  });
}

/** Folders that later steps of a job trust: this package's code, especially its post step, and the files with commands for the runner. */
function listReadOnlyFolders({ root, environment }: Context): string[] {
  const runner = environment["RUNNER_TEMP"] || null;
  const folders = [join(root, "dist"), join(root, "conf")];
  return [...folders, ...(runner === null ? [] : [join(runner, "_runner_file_commands")])].filter(
    (folder) => isAbsolute(folder) && statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true,
  );
}

async function findProgram(
  { workload }: Config,
  environment: Readonly<Record<string, string>>,
  cwd: string,
): Promise<readonly string[]> {
  if (workload.command === null && workload.module === null && workload.server.command === null) return [];
  const [name] = workloadArgv(workload, "");
  const path = await resolveProgram(name, environment["PATH"] ?? defaultPath, cwd);
  return path === null ? [] : [path];
}

export async function describeNsys(
  path: string,
  facts: NsysFacts,
  runTool: RunTool,
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<NsysTool> {
  const argv = [path, "profile", "--help"] as const;
  const help = await callTool({ runTool, cwd, environment }, "nsys profile --help", argv);
  return {
    path,
    version: facts.presence.state === "present" ? parseNsysVersion(facts.presence.versionOutput) : null,
    missingOptions: missingOptions(help.exitCode === 0 ? help.stdout : null),
    reports: facts.reports,
    importer: facts.importer,
  };
}
