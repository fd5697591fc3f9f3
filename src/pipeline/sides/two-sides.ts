import { mkdir } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { LlmProfileError } from "../../model/errors.ts";
import type { Config } from "../../model/config.ts";
import type { Plan } from "../../model/run/plan.ts";
import { plainText } from "../../model/text/plain-text.ts";
import {
  cachesIn,
  sideEnvironment,
  interpreterByPath,
  namedPrograms,
  sideWorkload,
  tunerVariables,
  withPrograms,
} from "../../plan/sides.ts";
import { giveToIsolatedUser, grantTraversal, openToIsolatedUser } from "../../run/isolation/isolation-user.ts";
import { readSource } from "../../run/machine/git.ts";
import { createDigestKey } from "../../run/machine/variables.ts";
import type { Base } from "../../run/worktree/base.ts";
import { keepFolder } from "../../run/worktree/kept-folder.ts";
import { checkModuleOrigin } from "../../run/worktree/module-origin.ts";
import { createVenv, findInstalledPrefixes } from "../../run/worktree/venv.ts";
import { findBaseDirectory, findHeadPrograms, createWorktree } from "../../run/worktree/worktree.ts";
import { withGpuWatch } from "../capture/gpu-guard.ts";
import { settlePlan } from "../capture/probe.ts";
import { setRandomSeed } from "../goal/seed.ts";
import { makeSideState, makeStateFolders } from "../goal/side-state.ts";
import { verifyBase } from "../goal/verify.ts";
import { createToolPorts, createSide, type Session, type Side, type SideName } from "../session.ts";
import { catchFailure, warnBaseMissing } from "./pairs.ts";
import { resolveProfilers } from "./found-tools.ts";
import { clearCaches, createTuning } from "./same-choices.ts";
import { addEnvironment } from "./environment.ts";
import { runSetup } from "./setup.ts";

export interface ReadySides extends AsyncDisposable {
  readonly head: Side;
  readonly base: Side | LlmProfileError | null;
  readonly plan: Plan;
}

export function hasBase({ base }: ReadySides): boolean {
  return base !== null && !(base instanceof LlmProfileError);
}

export type OwnVariables = Readonly<Record<SideName, Readonly<Record<string, string>>>>;

export async function prepareSides(
  session: Session,
  planned: Plan,
  variables: OwnVariables | null = null,
): Promise<ReadySides> {
  const { base } = session;
  return base === null
    ? prepareHead(session, planned)
    : prepareBoth(session, base, planned, variables ?? { base: {}, head: {} });
}

async function prepareHead(session: Session, planned: Plan): Promise<ReadySides> {
  const head = createSide(session, "head");
  await runSetup(head);
  const { plan, emitted, captureMode } = await settlePlan(head, planned);
  return {
    head: await addEnvironment(
      { ...head, emitted, captureMode },
      { key: createDigestKey(), own: Object.keys(head.ownEnvironment) },
    ),
    base: null,
    plan,
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

async function prepareBoth(
  originalSession: Session,
  baseCommit: Base,
  planned: Plan,
  variables: OwnVariables,
): Promise<ReadySides> {
  const { tools, context } = originalSession;
  const config = await resolveProfilers(originalSession.config, tools.environment["PATH"] ?? "", context.cwd);
  const nsys = { ...tools.nsys, path: config.nsys.path };
  const session = await withGpuWatch({ ...originalSession, config, tools: { ...tools, nsys } });
  const cwd = session.program.workingDirectory;
  if (baseCommit.kind === "base-equals-head") await session.warn(baseCommit.why);
  else context.log.detail(baseCommit.why);
  const { repository } = baseCommit;
  await using stack = new AsyncDisposableStack();
  const place = { repository, tree: repository, workingDirectory: cwd };
  const head = await createOwnSide(stack, session, "head", place, variables.head);
  const built = await catchFailure(async () => buildBase(stack, session, baseCommit, variables.base));
  if (built instanceof LlmProfileError) await warnBaseMissing(session, built);
  const base = built instanceof LlmProfileError ? built : await verifyBase(built);
  await setUpSide(head);
  await checkSideOrigin(head, repository);
  const { plan, emitted, captureMode } = await settlePlan(head, planned);
  await clearCaches(head);
  const isBuilt = !(base instanceof LlmProfileError);
  const ownVariables = [head, ...(isBuilt ? [base] : [])].flatMap(({ ownEnvironment }) => Object.keys(ownEnvironment));
  const request = { key: createDigestKey(), own: ownVariables };
  // We read the environments after both setups, because machine-wide installs by one setup affect the other side too.
  const sides = {
    head: await addEnvironment({ ...head, emitted, captureMode }, request),
    base: isBuilt ? await addEnvironment({ ...base, captureMode }, request) : base,
  };
  const owned = stack.move();
  return { ...sides, plan, [Symbol.asyncDispose]: async () => owned.disposeAsync() };
}

async function buildBase(
  stack: AsyncDisposableStack,
  session: Session,
  baseCommit: Base,
  variables: OwnVariables["base"],
): Promise<Side> {
  const cwd = session.program.workingDirectory;
  const { isolation } = session;
  const { ask: runTool, cleanUp, environment, folder, guard } = session.tools;
  const { repository, commit } = baseCommit;
  const worktree = stack.use(
    await createWorktree(
      { runTool, cleanUp, environment, guard },
      {
        repository,
        commit,
        temporary: await makeSideFolder(session, "base"),
        warn: session.context.log.warning,
      },
    ),
  );
  await openToIsolatedUser(worktree.path, isolation, { runTool, environment });
  for (const note of worktree.notes) await session.warn(`The base's checkout: ${note}`);
  const place = {
    repository,
    tree: worktree.path,
    workingDirectory: await findBaseDirectory(cwd, repository, worktree),
  };
  const bare = await createOwnSide(stack, session, "base", place, variables);
  await setUpSide(bare);
  const built = await useHeadPrograms(bare, repository, cwd);
  await checkSideOrigin(built, worktree.path);
  // We protect the base before any of the head's code runs, including the head's setup.
  const kept = stack.use(await keepFolder(findSideFolder(session, "base"), isolation, folder.tmp));
  await kept.close();
  return { ...built, kept };
}

/** Runs the side's setup, and saves the folders that its programs may write to, so that each start finds what the setup left, except for tuned kernels. */
async function setUpSide(side: Side): Promise<void> {
  await runSetup(side);
  await clearCaches(side);
  await side.state?.kept.close();
}

interface SidePlace {
  readonly repository: string;
  readonly tree: string;
  readonly workingDirectory: string;
}

async function createOwnSide(
  stack: AsyncDisposableStack,
  session: Session,
  name: SideName,
  { repository, tree, workingDirectory }: SidePlace,
  variables: OwnVariables[SideName],
): Promise<Side> {
  const { config, isolation, tools, program } = session;
  const { workload, compare } = config;
  const sideFolder = await makeSideFolder(session, name);
  const venv =
    compare["python-environment"] === "none"
      ? null
      : await createVenv(
          // A relative interpreter path (.venv/bin/python) means the head's interpreter. Both sides' environments are based on that interpreter.
          { runTool: tools.runTool, cwd: program.workingDirectory, environment: program.environment },
          { python: workload.python, folder: join(sideFolder, "venv"), installs: workload.setup !== null },
        );
  if (venv !== null)
    await openToIsolatedUser(venv.path, isolation, { runTool: tools.ask, environment: tools.environment });
  const state = compare.goal === "hold" ? null : await makeSideState(stack, session, sideFolder);
  const cacheFolder = join(state?.folder ?? sideFolder, "caches");
  const tuning = compare.caches === "same-choices" ? createTuning(cacheFolder) : null;
  const caches = {
    ...(await makeCaches(cacheFolder, compare.goal, isolation)),
    ...(tuning === null ? {} : tunerVariables(program.environment)),
  };
  const installed = await findInstalledPrefixes(program.environment);
  const environment = {
    ...sideEnvironment({ environment: program.environment, venv, tree, repository, installed, caches }),
    ...variables,
  };
  const changed = Object.entries(environment).filter(([key, value]) => program.environment[key] !== value);
  const side: Side = {
    ...createSide(session, name),
    config: { ...config, workload: sideWorkload(workload, venv?.path ?? null) },
    program: {
      workingDirectory,
      // The setup doesn't run as the isolated user, so the setup keeps our HOME.
      environment: {
        ...environment,
        ...(state === null ? await makeSideHome(session, sideFolder) : await makeStateFolders(state, session)),
      },
      source: await readSource(createToolPorts(session, workingDirectory)),
      temporary: program.temporary,
    },
    ownEnvironment: Object.fromEntries(changed),
    venv,
    state,
    tuning,
  };
  return setRandomSeed(side, "not measured");
}

export async function makeCaches(
  folder: string,
  goal: Config["compare"]["goal"],
  isolation: Session["isolation"],
): Promise<Record<string, string>> {
  const caches = cachesIn(folder, goal);
  for (const path of Object.values(caches)) {
    await mkdir(path, { recursive: true });
    await giveToIsolatedUser(path, isolation);
  }
  return caches;
}

/** The folder for a side's environment and caches, and for the base's tree. The isolated user can pass through this folder but not write to it. */
function findSideFolder({ tools }: Session, name: SideName): string {
  return join(tools.folder.path, "sides", name);
}

async function makeSideFolder(session: Session, name: SideName): Promise<string> {
  const folder = findSideFolder(session, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const path of [session.tools.folder.path, dirname(folder), folder])
    await grantTraversal(path, session.isolation);
  return folder;
}

/** Gives each side its own HOME if an unprivileged user runs the programs. In a shared HOME, one side could read the other side's files. */
async function makeSideHome(
  { isolation, program: { temporary, environment } }: Session,
  directory: string,
): Promise<Record<string, string>> {
  if (isolation.user === null || environment["HOME"] !== temporary.home) return {};
  const home = join(directory, "home");
  await mkdir(home, { mode: 0o700 });
  await giveToIsolatedUser(home, isolation);
  return { HOME: home };
}

/** Makes sure that the sides don't import the module from one shared installation, because both would then run the same code. */
async function checkSideOrigin({ session, name, config, venv, program }: Side, tree: string) {
  const { module, python, setup } = config.workload;
  if (module === null || python === null) return;
  await checkModuleOrigin(
    { runTool: session.tools.ask },
    {
      side: name,
      python,
      module,
      tree,
      cwd: program.workingDirectory,
      environment: program.environment,
      venv: setup === null ? null : (venv?.path ?? null),
    },
  );
}

/** Points the base to programs of the head that the base's tree doesn't have, such as the head's `.venv` or files next to its tree. */
async function useHeadPrograms(side: Side, repository: string, headDirectory: string): Promise<Side> {
  const { session, config } = side;
  const programs = await findHeadPrograms(createToolPorts(session, headDirectory), namedPrograms(config), {
    repository,
    base: side.program.workingDirectory,
  });
  await reportSharedInterpreter(side, programs);
  return programs.size === 0 ? side : { ...side, config: withPrograms(config, programs) };
}

/** Logs or warns if the command names an interpreter that both sides share. An interpreter in the base's own tree isn't shared. */
async function reportSharedInterpreter(
  { session, config }: Side,
  programs: ReadonlyMap<string, string>,
): Promise<void> {
  const { workload, compare } = config;
  const named = interpreterByPath(workload.command ?? workload.server.command);
  if (named === null || compare["python-environment"] === "none") return;
  if (!isAbsolute(named) && !programs.has(named)) return;
  const says = `The command names the interpreter ${plainText(named)}, so both sides use its packages.`;
  if (workload.setup === null) session.context.log.detail(says);
  else
    await session.warn(
      `${says} If the setup installs packages, write python3 instead, and each side gets its own interpreter and packages.`,
    );
}
