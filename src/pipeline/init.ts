import { lstatSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UserError } from "../errors.ts";
import type { InitRequest } from "../inputs/invocation.ts";
import type { Config, RawSettings } from "../model/config.ts";
import type { RepositoryFacts } from "../model/run/repository.ts";
import { shellLine } from "../model/text/shell-words.ts";
import { isTelling, repositoryFacts } from "../parse/repository-facts.ts";
import { planCaptures } from "../plan/captures.ts";
import {
  configPath,
  configText,
  foundText,
  nextSteps,
  templatePlace,
  workflowPath,
  workflowText,
  type JobPlace,
} from "../report/init-files.ts";
import { terminalQuestions, type Questions } from "../run/process/terminal-questions.ts";
import { requireAbsent, writeNewFiles } from "../run/repository/new-files.ts";
import { repositoryFiles } from "../run/repository/repository-files.ts";
import { loadSettings } from "./conf.ts";
import type { Context } from "./context.ts";
import { discoverRanges } from "./discover-ranges.ts";

/**
 * `init`: looks at the repository in the current folder, asks what it cannot see, and writes a configuration and a workflow.
 * Gives what to tell. Throws UserError, before it writes, where a file is in the way or an answer is missing or wrong.
 */
export async function init(context: Context, request: InitRequest): Promise<readonly string[]> {
  requireRoot(context.cwd);
  const facts = repositoryFacts(await repositoryFiles(context.cwd, isTelling), workflowPath);
  // Another workflow with this action would measure the same a second time.
  const paths = facts.workflows.length > 0 ? [configPath] : [configPath, workflowPath];
  await requireAbsent(context.cwd, paths, request.force);
  const template = readFileSync(join(context.root, "examples", "workflows", "minimal.yml"), "utf8");
  for (const line of foundText(facts)) context.log.info(line);
  using questions = request.yes ? null : terminalQuestions(context.stop);
  const { config, place } = await answers(context, request, { facts, questions, usual: templatePlace(template) });
  const files = [
    { path: configPath, text: configText(config) },
    { path: workflowPath, text: workflowText(template, place, facts.setup) },
  ].filter(({ path }) => paths.includes(path));
  await writeNewFiles(context.cwd, files, request.force);
  return nextSteps(paths, facts, place, config.ranges.length > 0);
}

interface Known {
  readonly facts: RepositoryFacts;
  /** Null where nobody can be asked. */
  readonly questions: Questions | null;
  readonly usual: JobPlace;
}

/** What is profiled and where: as given, else as answered, else as it was found. */
async function answers(context: Context, request: InitRequest, { facts, questions, usual }: Known) {
  const proposed = facts.programs[0] ?? null;
  const answer = async (given: string | null, question: string, preset: string): Promise<string> =>
    given ?? (questions === null ? preset : questions.ask(question, preset));
  const command = await answer(request.command, "Command to profile", proposed === null ? "" : shellLine(proposed));
  const isChosen = request.command !== null || questions !== null;
  requireCommand(command);
  const ranges = request.ranges ?? (await rangesOf(context, isChosen ? command : null, questions));
  // A list of words needs no shell, where nobody has typed a line.
  const words = proposed !== null && command === shellLine(proposed) ? proposed : command;
  const config = await checkedConfig(context, words, ranges);
  const runsOn = await answer(request.runsOn, "Labels of the GPU runner", usual.runsOn.join(", "));
  const image = await answer(request.image, "Container image", facts.image ?? usual.image);
  return { config, place: checkedPlace(runsOn, image) };
}

/** Throws UserError for labels and an image that no workflow can have. */
function checkedPlace(runsOn: string, image: string): JobPlace {
  const labels = runsOn
    .split(",")
    .map((label) => label.trim())
    .filter((label) => label !== "");
  const problems = [
    ...(labels.length === 0 || labels.some((label) => /\p{C}/u.test(label))
      ? ["--runs-on: it takes labels, separated by commas."]
      : []),
    // An expression of GitHub may hold spaces.
    ...(/^(?:\$\{\{[^{}\p{C}]*\}\}|[^\s\p{C}])+$/u.test(image) ? [] : ["--image: a name of an image has no spaces."]),
  ];
  if (problems.length === 0) return { runsOn: labels, image };
  throw new UserError({ id: "usage", what: "Nothing was written:", problems, where: "command line" });
}

/** Those that the program emits, where it may be run here; else as answered. Empty: not known. `command` is null for one that was only found. */
async function rangesOf(
  context: Context,
  command: string | null,
  questions: Questions | null,
): Promise<string | readonly string[]> {
  const mayRun = async (): Promise<boolean> =>
    questions === null || /^y/i.test(await questions.ask("Run it once under nsys, to list its NVTX ranges (y/n)", "y"));
  const seen = (command === null ? null : await discoverRanges(context, command, mayRun)) ?? [];
  if (questions === null) return seen;
  const preset = seen.join(", ");
  const answer = await questions.ask("NVTX ranges to profile, separated by commas", preset);
  // A name may hold a comma.
  return answer === preset ? seen : answer;
}

function requireCommand(command: string): void {
  if (command !== "") return;
  throw new UserError({
    id: "usage",
    what: "Nothing was written, since this is not known:",
    problems: ["--command: no file here looks like a program to profile."],
    where: "command line",
    help: 'For example: llm-profile init --command "python3 bench.py --steps 32" --ranges prefill,decode',
  });
}

/** The settings as a run would read them, but for ranges that are still to be filled in. Throws UserError for what it would refuse. */
async function checkedConfig(
  context: Context,
  command: string | readonly string[],
  ranges: string | readonly string[],
): Promise<Config> {
  const raw: RawSettings = {
    configFile: null,
    presets: [],
    inputs: [
      { key: "workload.command", value: command, name: "--command" },
      { key: "ranges", value: ranges, name: "--ranges" },
    ],
    overrides: ranges.length === 0 ? ["nsys.gating=false"] : [],
  };
  const { config } = await loadSettings(context, raw, true);
  planCaptures(config);
  return config;
}

/** A workflow counts in the root of a repository alone. */
function requireRoot(cwd: string): void {
  const isRoot = (folder: string): boolean => lstatSync(join(folder, ".git"), { throwIfNoEntry: false }) !== undefined;
  let folder = cwd;
  while (!isRoot(folder) && folder !== dirname(folder)) folder = dirname(folder);
  // Without a repository, what is here may become one.
  if (folder === cwd || !isRoot(folder)) return;
  throw new UserError({
    id: "usage",
    what: "This folder is inside a repository but isn't its root.",
    where: cwd,
    help: "Start it where .git is: GitHub reads workflows of the root alone.",
  });
}
