import { lstatSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UserError } from "../../model/errors.ts";
import type { Config, RawSettings } from "../../model/config.ts";
import type { RepositoryFacts } from "../../model/run/repository.ts";
import { shellLine } from "../../model/text/shell-words.ts";
import { isReadForFacts, repositoryFacts } from "../../parse/repository-facts.ts";
import { planCaptures } from "../../plan/captures.ts";
import {
  configPath,
  formatConfig,
  describeFindings,
  listNextSteps,
  readTemplatePlace,
  workflowPath,
  formatWorkflow,
  type JobPlace,
} from "./files.ts";
import { openQuestions, type Questions } from "../../run/process/terminal-questions.ts";
import { requireAbsent, writeNewFiles } from "../../run/repository/new-files.ts";
import { readRepositoryFiles } from "../../run/repository/repository-files.ts";
import { loadSettings } from "../../pipeline/conf.ts";
import type { Context } from "../../pipeline/context.ts";
import { discoverRanges } from "../../pipeline/discover-ranges.ts";

/** Null for options that the user left out. */
export interface InitRequest {
  readonly command: string | null;
  /** Comma-separated. */
  readonly ranges: string | null;
  /** Comma-separated. */
  readonly runsOn: string | null;
  readonly image: string | null;
  readonly yes: boolean;
  readonly force: boolean;
}

/** Returns lines to print. Throws UserError before it writes if a file already exists or an answer is missing or wrong. */
export async function init(context: Context, request: InitRequest): Promise<readonly string[]> {
  requireRoot(context.cwd);
  const facts = repositoryFacts(await readRepositoryFiles(context.cwd, isReadForFacts), workflowPath);
  // A second workflow with this action would measure everything twice.
  const paths = facts.workflows.length > 0 ? [configPath] : [configPath, workflowPath];
  await requireAbsent(context.cwd, paths, request.force);
  const template = readFileSync(join(context.root, "examples", "workflows", "minimal.yml"), "utf8");
  for (const line of describeFindings(facts)) context.log.info(line);
  using questions = request.yes ? null : openQuestions(context.stop);
  const { config, place } = await collectAnswers(context, request, {
    facts,
    questions,
    usual: readTemplatePlace(template),
  });
  const files = [
    { path: configPath, text: formatConfig(config) },
    { path: workflowPath, text: formatWorkflow(template, place, facts.setup) },
  ].filter(({ path }) => paths.includes(path));
  await writeNewFiles(context.cwd, files, request.force);
  return listNextSteps(paths, facts, place, config.ranges.length > 0);
}

interface Known {
  readonly facts: RepositoryFacts;
  readonly questions: Questions | null;
  readonly usual: JobPlace;
}

/** Options take priority over answers, and answers over what we found. */
async function collectAnswers(context: Context, request: InitRequest, { facts, questions, usual }: Known) {
  const proposed = facts.programs[0] ?? null;
  const answer = async (option: string | null, question: string, preset: string) =>
    option ?? (questions === null ? preset : questions.ask(question, preset));
  const command = await answer(request.command, "Command to profile", proposed === null ? "" : shellLine(proposed));
  const isChosen = request.command !== null || questions !== null;
  requireCommand(command);
  const ranges = request.ranges ?? (await askForRanges(context, isChosen ? command : null, questions));
  // If the user accepted the proposed command, it runs without a shell.
  const words = proposed !== null && command === shellLine(proposed) ? proposed : command;
  const config = await loadCheckedConfig(context, words, ranges);
  const runsOn = await answer(request.runsOn, "Labels of the GPU runner", usual.runsOn.join(", "));
  const image = await answer(request.image, "Container image", facts.image ?? usual.image);
  return { config, place: checkPlace(runsOn, image) };
}

function checkPlace(runsOn: string, image: string): JobPlace {
  const labels = runsOn
    .split(",")
    .map((label) => label.trim())
    .filter((label) => label !== "");
  const problems = [
    ...(labels.length === 0 || labels.some((label) => /\p{C}/u.test(label))
      ? ["--runs-on: List the labels, separated by commas."]
      : []),
    // A GitHub expression may contain spaces.
    ...(/^(?:\$\{\{[^{}\p{C}]*\}\}|[^\s\p{C}])+$/u.test(image) ? [] : ["--image: An image name can't contain spaces."]),
  ];
  if (problems.length === 0) return { runsOn: labels, image };
  throw new UserError({
    id: "usage",
    what: "Nothing was written, because these options are wrong:",
    problems,
    where: "command line",
  });
}

/** Empty if unknown. If nobody chose a command, `command` is null, and we don't run anything. */
async function askForRanges(
  context: Context,
  command: string | null,
  questions: Questions | null,
): Promise<string | readonly string[]> {
  const mayRun = async () =>
    questions === null ||
    /^y/i.test(await questions.ask("Run this command once under nsys, to list its NVTX ranges (y/n)", "y"));
  const seen = (command === null ? null : await discoverRanges(context, command, mayRun)) ?? [];
  if (questions === null) return seen;
  const preset = seen.join(", ");
  const answer = await questions.ask("NVTX ranges to profile, separated by commas", preset);
  // Don't split the names we found, because a name may contain a comma.
  return answer === preset ? seen : answer;
}

function requireCommand(command: string): void {
  if (command !== "") return;
  throw new UserError({
    id: "usage",
    what: "Nothing was written, because the command is missing:",
    problems: ["--command: No file here looks like a program to profile."],
    where: "command line",
    help: 'For example: llm-profile init --command "python3 bench.py --steps 32" --ranges prefill,decode',
  });
}

/** As a run would read them, except for ranges the user still has to fill in. Throws UserError. */
async function loadCheckedConfig(
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
    overrides: [],
  };
  const { config } = await loadSettings(context, raw, true);
  planCaptures(config);
  return config;
}

/** GitHub reads workflows only in the root of a repository. */
function requireRoot(cwd: string): void {
  const isRoot = (folder: string) => lstatSync(join(folder, ".git"), { throwIfNoEntry: false }) !== undefined;
  let folder = cwd;
  while (!isRoot(folder) && folder !== dirname(folder)) folder = dirname(folder);
  // If there's no repository yet, this folder may become one.
  if (folder === cwd || !isRoot(folder)) return;
  throw new UserError({
    id: "usage",
    what: "This folder is inside a repository but isn't its root.",
    where: cwd,
    help: "Run `llm-profile init` in the folder with .git, because GitHub reads workflows only there.",
  });
}
