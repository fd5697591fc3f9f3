import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { asFailure, ToolError, UserError, type LlmProfileError } from "../../../model/errors.ts";
import type { BisectMetric, Version } from "../model/bisect.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import type { Config } from "../../../model/config.ts";
import type { Seconds } from "../../../model/units.ts";
import { namedPrograms, sideEnvironment, withPrograms } from "../../../plan/sides.ts";
import { writeFileAtomic } from "../../../run/directory/atomic-write.ts";
import { openToLaterUser } from "../../../run/isolation/isolation-user.ts";
import { findInstalledPrefixes } from "../../../run/worktree/venv.ts";
import { findBaseDirectory, createWorktree, findHeadPrograms } from "../../../run/worktree/worktree.ts";
import { run } from "../../../pipeline/run.ts";
import type { RunContext } from "../../../pipeline/run-context.ts";
import { resolveProfilers } from "../../../pipeline/sides/found-tools.ts";
import { hashKey } from "./store.ts";
import type { BisectPlace } from "./place.ts";

/** A file that pins packages. Unset if the commit's own setup chooses the packages. */
export const packagesVariable = "LLM_PROFILE_PACKAGES";

export const comparisonsFolder = "comparisons";

interface VersionPair {
  readonly base: Version;
  readonly head: Version;
  /** The value to search for. Null if it isn't chosen yet; in that case, everything is measured. */
  readonly figure: BisectMetric | null;
  readonly isExplained: boolean;
  readonly folder: string;
}

export type Compared = { readonly seconds: Seconds } & (
  | { readonly kind: "compared"; readonly comparison: Comparison; readonly directory: string }
  | {
      readonly kind: "failed";
      readonly side: "base" | "head";
      readonly why: string;
      readonly failure: LlmProfileError | null;
    }
);

/** Throws failures that neither version caused. */
export async function compareVersions(place: BisectPlace, pair: VersionPair): Promise<Compared> {
  const { clock } = place.context;
  const start = clock.monotonicMs();
  const seconds = () => (clock.monotonicMs() - start) / 1000;
  try {
    const { comparison, directory } = await runPair(place, pair);
    if (!pair.isExplained) await removeCaptures(directory);
    if (comparison === null) throw new Error("The run has a base but produced no comparison.");
    const { baseline } = comparison;
    if (baseline.state === "failed" || comparison.base === null)
      return { kind: "failed", side: "base", why: baseline.text ?? "", failure: null, seconds: seconds() };
    if (comparison.base.source.commit !== pair.base.commit.sha)
      throw new Error(
        `We meant to compare with ${pair.base.commit.sha}, but got ${String(comparison.base.source.commit)}.`,
      );
    return { kind: "compared", comparison, directory, seconds: seconds() };
  } catch (error) {
    const failure = asFailure(error);
    if (isMachineFault(failure)) throw failure;
    return {
      kind: "failed",
      side: "head",
      why: [failure.what, failure.why].filter((part) => part !== null).join("\n"),
      failure,
      seconds: seconds(),
    };
  }
}

/** Would hit every version, like a wrong configuration or a full disk. */
function isMachineFault(failure: LlmProfileError): boolean {
  return failure instanceof UserError || (failure instanceof ToolError && failure.id?.startsWith("disk-") === true);
}

async function runPair(place: BisectPlace, pair: VersionPair) {
  const { context, loaded, repository, temporary, ports } = place;
  const { base, head, folder } = pair;
  await using worktree = await createWorktree(ports, {
    repository,
    commit: head.commit.sha,
    temporary,
    warn: (message) => {
      context.log.warning(message);
    },
  });
  await openToLaterUser(worktree.path, ports);
  for (const note of worktree.notes) context.log.warning(note);
  const cwd = await findBaseDirectory(context.cwd, repository, worktree);
  const config = await createComparisonConfig(place, pair, worktree.path, cwd);
  const inTree: RunContext = {
    ...context,
    cwd,
    environment: await moveEnvironmentInto(worktree.path, repository, context.environment),
    pullRequestBase: null,
  };
  // The checkout is removed when this function returns.
  return await run(inTree, {
    loaded: { ...loaded, config },
    raw: { configFile: null, presets: [], inputs: [], overrides: [] },
    publisher: null,
    recordedBase: null,
    history: null,
    variables: { base: await pinPackages(base, folder), head: await pinPackages(head, folder) },
  });
}

/** The fewest rounds that show how much times vary between rounds. */
const probeRounds = 2;

async function createComparisonConfig(
  { context, loaded, repository, ports, temporary }: BisectPlace,
  { base, figure, isExplained, folder }: VersionPair,
  tree: string,
  cwd: string,
): Promise<Config> {
  const config = await resolveProfilers(loaded.config, context.environment["PATH"] ?? "", context.cwd);
  const { compare, workload, latency } = config;
  const fromCwd = (file: string | null) => (file === null ? null : resolve(context.cwd, file));
  const programs = await findHeadPrograms(
    {
      runTool: ports.runTool,
      cwd: resolve(context.cwd, workload["working-directory"]),
      environment: ports.environment,
      temporaryDirectory: temporary,
    },
    namedPrograms(config),
    { repository, base: resolve(cwd, workload["working-directory"]) },
  );
  const needsWall = figure === null || figure.kind === "wall-time" || figure.kind === "metric";
  const named = withPrograms(config, programs);
  // A few rounds are enough, because the search weighs each comparison by its error.
  // Only the ends and the culprit are measured in full.
  const isProbe = figure !== null && !isExplained;
  return {
    ...named,
    rounds: config.rounds ?? (isProbe ? probeRounds : null),
    workload: {
      ...named.workload,
      environment: await moveEnvironmentInto(tree, repository, workload.environment),
    },
    out: join(folder, comparisonsFolder),
    "keep-runs": Number.MAX_SAFE_INTEGER,
    "time-budget": null,
    lines: isExplained ? config.lines : "off",
    ncu: { ...config.ncu, enabled: isExplained && config.ncu.enabled },
    latency: { ...named.latency, pairs: needsWall ? latency.pairs : 0 },
    compare: {
      ...compare,
      goal: "hold",
      "max-rounds": isProbe ? (config.rounds ?? probeRounds) : compare["max-rounds"],
      base: base.commit.sha,
      calibration: fromCwd(compare.calibration),
      accepted: fromCwd(compare.accepted),
    },
  };
}

/** Changes PATH and PYTHONPATH: entries inside the user's working tree now point into the checkout. */
async function moveEnvironmentInto(
  tree: string,
  repository: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Record<string, string>> {
  const environment = Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
  const installed = await findInstalledPrefixes(environment);
  return sideEnvironment({ environment, venv: null, tree, repository, installed, caches: {} });
}

/** In pip's format for requirements and constraints. */
async function pinPackages({ packages }: Version, folder: string): Promise<Record<string, string>> {
  if (packages === null) return {};
  const text = Object.entries(packages)
    .map(([name, version]) => `${name}==${version}\n`)
    .join("");
  const file = join(folder, "packages", `${hashKey([packages])}.txt`);
  await writeFileAtomic(file, text, "replace");
  return { [packagesVariable]: file };
}

/** The captures of a whole search would fill the disk. */
async function removeCaptures(directory: string): Promise<void> {
  for (const side of ["base", "head"]) await rm(join(directory, side), { recursive: true, force: true });
}
