import { mkdir } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import type { LoadedConfig } from "../../model/config.ts";
import type { Plan } from "../../model/run/plan.ts";
import { plainText } from "../../model/text/plain-text.ts";
import {
  cacheFolders,
  interpreterByPath,
  relativePaths,
  sideEnvironment,
  sideWorkload,
  withPaths,
} from "../../plan/sides.ts";
import { giveToIsolatedUser, letPass, openToIsolatedUser } from "../../run/isolation/isolation-user.ts";
import { readSource } from "../../run/machine/git.ts";
import { resolveBase, type Base } from "../../run/worktree/base.ts";
import { keepFolder } from "../../run/worktree/kept-folder.ts";
import { checkModuleOrigin } from "../../run/worktree/module-origin.ts";
import { createVenv } from "../../run/worktree/venv.ts";
import { baseDirectory, createWorktree, headPrograms, type Worktree } from "../../run/worktree/worktree.ts";
import { resolveProgram } from "../../run/preflight/tool-facts.ts";
import { createDiscovery } from "../capture/discovery.ts";
import { withGpuWatch } from "../capture/gpu-guard.ts";
import { orWithoutBase, type Sides } from "../capture/pairs.ts";
import type { Prepared } from "./prepare.ts";
import type { RunContext, SideName } from "./run-context.ts";
import { runSetup } from "./setup.ts";
import type { Side } from "../capture/side.ts";

/** Both sides, ready for their rounds, and which commit the base is. Disposing removes the base's checkout. */
export interface PreparedSides extends AsyncDisposable {
  readonly sides: Sides;
  readonly base: Base;
  /** The plan without globs, by the ranges of the head. */
  readonly plan: Plan;
}

/**
 * Finds the base, checks it out, gives each side its Python environment and caches, and runs the setup in each tree. Throws
 * UserError where this clone cannot tell the base, and what fails at the head; a base that cannot be built is in the result.
 */
export async function prepareSides(prepared: Prepared, ref: string, planned: Plan): Promise<PreparedSides> {
  const run = await withGpuWatch(await withFoundTools(prepared.run));
  const git = {
    runTool: run.ask,
    environment: run.toolEnvironment,
    temporaryDirectory: run.toolFolder.tmp,
  };
  const cwd = run.workingDirectory;
  const base = await resolveBase(git, { cwd, ref, pullRequestBase: run.context.pullRequestBase });
  if (base.kind === "base-equals-head") await run.warn(base.why);
  else run.context.log.info(base.why);
  await using stack = new AsyncDisposableStack();
  const head = await sideOf(run, "head", base.repository, base.repository, prepared);
  const sides: Sides = { head, base: null, baseFailure: null };
  await orWithoutBase(sides, async () => {
    const worktree = stack.use(await checkOut(run, base));
    await openToIsolatedUser(worktree.path, run.isolation, { runTool: run.ask, environment: run.toolEnvironment });
    for (const note of worktree.notes) await run.warn(`The base's checkout: ${note}`);
    sides.base = await sideOf(run, "base", base.repository, worktree.path, prepared, {
      directory: await baseDirectory(cwd, base.repository, worktree),
    });
    await runSetup(sides.base.run);
    sides.base = await withHeadPrograms(sides.base, base.repository, head.run);
    await checkOrigin(sides.base.run, worktree.path);
    // Before anything of the head runs: its setup too is the head's code.
    const kept = stack.use(await keepFolder(sideFolder(run, "base"), run.isolation, run.toolFolder.tmp));
    await kept.close();
    sides.base = { ...sides.base, kept };
  });
  await runSetup(head.run);
  await checkOrigin(head.run, base.repository);
  const plan = await head.discovery.resolve(planned);
  const owned = stack.move();
  return { sides, base, plan, [Symbol.asyncDispose]: async () => owned.disposeAsync() };
}

async function checkOut(run: RunContext, { repository, commit }: Base): Promise<Worktree> {
  return createWorktree(
    { runTool: run.ask, cleanUp: run.cleanUp, environment: run.toolEnvironment },
    {
      repository,
      commit,
      temporary: await makeSideFolder(run, "base"),
      warn: (message) => {
        run.context.log.warning(message);
      },
    },
  );
}

async function sideOf(
  run: RunContext,
  name: SideName,
  repository: string,
  tree: string,
  { machine }: Prepared,
  { directory = run.workingDirectory }: { readonly directory?: string } = {},
): Promise<Side> {
  const { workload, compare } = run.loaded.config;
  const own = await makeSideFolder(run, name);
  const venv =
    compare["python-environment"] === "none"
      ? null
      : await createVenv(
          // A relative interpreter (.venv/bin/python) is the head's, which both environments stand on.
          { runTool: run.runTool, cwd: run.workingDirectory, environment: run.workloadEnvironment },
          { python: workload.python, folder: join(own, "venv"), installs: workload.setup !== null },
        );
  if (venv !== null)
    await openToIsolatedUser(venv.path, run.isolation, { runTool: run.ask, environment: run.toolEnvironment });
  const caches = compare.caches === "shared" ? null : join(own, "caches");
  if (caches !== null)
    for (const folder of cacheFolders(caches)) {
      await mkdir(folder, { recursive: true });
      await giveToIsolatedUser(folder, run.isolation);
    }
  const environment = sideEnvironment({ environment: run.workloadEnvironment, venv, tree, repository, caches });
  const changed = Object.entries(environment).filter(([key, value]) => run.workloadEnvironment[key] !== value);
  const sideRun: RunContext = {
    ...run,
    side: name,
    loaded: withWorkload(run.loaded, sideWorkload(workload, venv?.path ?? null)),
    workingDirectory: directory,
    // The setup is no program of that user's: it has the HOME that we have.
    workloadEnvironment: { ...environment, ...(await homeOf(run, own)) },
    sideEnvironment: Object.fromEntries(changed),
    venv: venv?.path ?? null,
  };
  const source = await readSource({
    runTool: run.ask,
    cwd: directory,
    environment: run.toolEnvironment,
    temporaryDirectory: run.toolFolder.tmp,
  });
  return { run: sideRun, discovery: createDiscovery(sideRun), source, machine, kept: null, rounds: [] };
}

/** Where a side's environment and caches are, and the base's tree. The isolation's user can pass through, and write nothing. */
function sideFolder({ toolFolder }: RunContext, name: SideName): string {
  return join(toolFolder.path, "sides", name);
}

async function makeSideFolder(run: RunContext, name: SideName): Promise<string> {
  const folder = sideFolder(run, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const path of [run.toolFolder.path, dirname(folder), folder]) await letPass(path, run.isolation);
  return folder;
}

/** An unprivileged user has a HOME of the run's: what one side's programs leave there, the other's would read. */
async function homeOf(
  { isolation, temporary, workloadEnvironment }: RunContext,
  own: string,
): Promise<Record<string, string>> {
  if (isolation.user === null || workloadEnvironment["HOME"] !== temporary.home) return {};
  const home = join(own, "home");
  await mkdir(home, { mode: 0o700 });
  await giveToIsolatedUser(home, isolation);
  return { HOME: home };
}

/** A module that both sides would take from one installation would make them run the same code. */
async function checkOrigin(run: RunContext, tree: string): Promise<void> {
  const { module, python } = run.loaded.config.workload;
  if (module === null || python === null) return;
  await checkModuleOrigin(
    { runTool: run.ask },
    {
      side: run.side,
      python,
      module,
      tree,
      venv: run.loaded.config.workload.setup === null ? null : run.venv,
      cwd: run.workingDirectory,
      environment: run.workloadEnvironment,
    },
  );
}

/** The base starts in its own tree, which holds neither the head's `.venv` nor what lies beside the head's tree. */
async function withHeadPrograms(side: Side, repository: string, { workingDirectory: cwd }: RunContext): Promise<Side> {
  const { run } = side;
  const { workload } = run.loaded.config;
  const ports = {
    ...{ runTool: run.ask, cwd, environment: run.toolEnvironment },
    temporaryDirectory: run.toolFolder.tmp,
  };
  const named = [
    ...relativePaths(workload.command),
    ...relativePaths(workload.python === null ? [] : [workload.python]),
  ];
  const programs = await headPrograms(ports, named, { repository, base: run.workingDirectory });
  await sayInterpreter(run, programs);
  if (programs.size === 0) return side;
  const command = withPaths(workload.command, programs);
  const python = workload.python === null ? null : (programs.get(workload.python) ?? workload.python);
  const changed = { ...run, loaded: withWorkload(run.loaded, { ...workload, command, python }) };
  return { ...side, run: changed, discovery: createDiscovery(changed) };
}

/** An interpreter that the base has in its own tree, as its setup made it, is the base's own. */
async function sayInterpreter(run: RunContext, programs: ReadonlyMap<string, string>): Promise<void> {
  const { workload, compare } = run.loaded.config;
  const named = interpreterByPath(workload.command);
  if (named === null || compare["python-environment"] === "none") return;
  if (!isAbsolute(named) && !programs.has(named)) return;
  const says = `The command names its interpreter, ${plainText(named)}: it uses the packages of that one, on both sides.`;
  if (workload.setup === null) run.context.log.info(says);
  else
    await run.warn(
      `${says} Where the setup installs something, write python3 instead, which each side then has of its own.`,
    );
}

/**
 * A profiler that lies in the repository (and on PATH) is the head's, also for the base: a side's PATH leads to its own tree,
 * so both are named by where they were found.
 */
async function withFoundTools(run: RunContext): Promise<RunContext> {
  const { config } = run.loaded;
  const found = async (path: string): Promise<string> =>
    (await resolveProgram(path, run.toolEnvironment["PATH"] ?? "", run.context.cwd)) ?? path;
  const [nsys, ncu] = await Promise.all([found(config.nsys.path), found(config.ncu.path)]);
  return {
    ...run,
    nsys: { ...run.nsys, path: nsys },
    loaded: {
      ...run.loaded,
      config: { ...config, nsys: { ...config.nsys, path: nsys }, ncu: { ...config.ncu, path: ncu } },
    },
  };
}

function withWorkload(loaded: LoadedConfig, workload: LoadedConfig["config"]["workload"]): LoadedConfig {
  return { ...loaded, config: { ...loaded.config, workload } };
}
