import { existsSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { UserError } from "../../model/errors.ts";
import type { Config, LoadedConfig, RawSettings } from "../../model/config.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { isWithin } from "../../run/directory/file-system.ts";
import { runRecordFile } from "../../run/directory/run-record.ts";
import { resolveBase } from "../../run/worktree/base.ts";
import { readFileAtCommit, isUntracked } from "../../run/repository/file-at-commit.ts";
import { loadSettings, createTreeReader } from "../conf.ts";
import type { Context } from "../context.ts";
import { createOwnTools, findWorkingDirectory } from "./machine.ts";

export interface Rules {
  readonly loaded: LoadedConfig;
  readonly readText: (path: string) => string;
}

/**
 * With `goal: improve`, the configuration file and the files that it names come from the base commit, so a change can't relax its own
 * rules.
 */
export async function loadRules(context: Context, changeRules: LoadedConfig, raw: RawSettings): Promise<Rules> {
  const { goal, base } = changeRules.config.compare;
  if (goal === "hold" || base === null) return { loaded: changeRules, readText: createTreeReader(context) };
  await using tools = await createOwnTools(context);
  const place = {
    cwd: findWorkingDirectory(context, changeRules.config),
    ref: base,
    pullRequestBase: context.pullRequestBase,
  };
  const { commit, repository } = await resolveBase(tools, place);
  const ports = { ...tools, cwd: context.cwd };
  const notFromBase: string[] = [];
  const texts = new Map<string, string | null>();
  const readText = (path: string): string => {
    const text = texts.get(path);
    if (text === undefined) return createTreeReader(context)(path);
    if (text === null)
      throw Object.assign(new Error(`The base, ${commit.slice(0, 12)}, doesn't have this file.`), { code: "ENOENT" });
    return text;
  };
  const keep = async (path: string): Promise<void> => {
    const file = await readFileAtCommit(ports, { repository, commit, path });
    if (file.kind === "outside") notFromBase.push(`${plainText(path)} (outside the repository)`);
    else texts.set(path, file.kind === "found" ? file.text : null);
  };
  const { configFile } = raw;
  if (configFile !== null) {
    await keep(configFile);
    // The change's own configuration file sets a working directory in another repository, and that repository doesn't have the configuration file.
    const leadsAway =
      changeRules.origins.get("workload.working-directory")?.kind === "file" &&
      isWithin(resolve(context.cwd, configFile), resolve(context.cwd));
    if (!texts.has(configFile) && leadsAway) throw createMissingRulesError(configFile, commit);
    if (texts.get(configFile) === null) {
      // Users pass a run directory's config.yaml to repeat the run.
      const isOfRun =
        basename(configFile) === "config.yaml" && existsSync(resolve(context.cwd, dirname(configFile), runRecordFile));
      const isOwn = isOfRun && (await isUntracked(ports, { repository, path: configFile }));
      if (!isOwn) throw createMissingRulesError(configFile, commit);
      texts.delete(configFile);
      notFromBase.push(`${plainText(configFile)} (the settings of an earlier run, which git doesn't track)`);
    }
  }
  const loaded = await loadSettings(context, raw, true, readText);
  const { accepted, calibration } = loaded.config.compare;
  for (const path of [accepted, calibration]) if (path !== null) await keep(path);
  const except = notFromBase.length === 0 ? "" : `, except ${notFromBase.join(" and ")}`;
  context.log.info(`With goal: improve, the rules come from the base (${commit.slice(0, 12)})${except}.`);
  return { loaded: keepJobChoices(loaded, changeRules.config), readText };
}

/** Keeps what the job decided after reading the settings: the base, what fails the run, and the goal. */
function keepJobChoices({ config, origins }: LoadedConfig, jobConfig: Config): LoadedConfig {
  const { base, goal } = jobConfig.compare;
  const failOn = [...new Set([...config.compare["fail-on"], ...jobConfig.compare["fail-on"]])];
  return { config: { ...config, compare: { ...config.compare, base, goal, "fail-on": failOn } }, origins };
}

function createMissingRulesError(file: string, commit: string): UserError {
  return new UserError({
    id: "rules-not-at-base",
    what: `The base, ${commit.slice(0, 12)}, has no ${plainText(file)}.`,
    where: "compare.goal",
    why: "With goal: improve, the rules come from the base, so a change can't relax its own rules.",
    help: "Add the configuration to the base branch first, or pass these settings on the command line (in the action, as inputs). To repeat an earlier run, pass its run directory's config.yaml, which git must not track.",
  });
}
