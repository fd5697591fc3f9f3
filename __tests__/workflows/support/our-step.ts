import { repositoryPath, repositoryText } from "../../fixtures/recorded.ts";
import { parseBudget } from "../../../src/compare/policy/budget-text.ts";
import { describeError } from "../../../src/model/errors.ts";
import { defaultConfig, presets } from "../../../src/pipeline/conf.generated.ts";
import { loadConfig } from "../../../src/settings/load.ts";
import { readActionInputs } from "../../../src/settings/action.ts";
import { readPublishInputs } from "../../../src/settings/publish.ts";
import type { PublishSettings } from "../../../src/model/publish/publish.ts";
import { readActionFile } from "./official-parser.ts";
import type { Job, Step } from "./workflow.ts";

/** The inputs of action.yml. */
const declared = readActionFile("action.yml", repositoryText("action.yml")).action?.inputs ?? [];

/** Their defaults; expressions of the runner's are none here. */
const defaults = new Map(
  declared
    .map(({ id, default: value }) => [id, value?.toString() ?? ""] as const)
    .filter(([, text]) => !text.includes("${{")),
);

/** True of a step that runs this action, of this commit or of a release. */
export function isOurs({ uses = "" }: Step): boolean {
  return uses === "./" || uses === "./container" || /^org\/llm-profile-action(?:\/container)?@/.test(uses);
}

/** The steps of a job that run this action. */
export function ourSteps(job: Job): Step[] {
  return job.steps.filter(isOurs);
}

/** What the step asks for. Throws UserError, as the action would, for what it does not take. */
export function settingsOf(step: Step): PublishSettings {
  const getInput = (name: string): string => step.with[name] ?? defaults.get(name) ?? "";
  const { settings: publish, problem } = readPublishInputs(getInput);
  if (problem !== null) throw problem;
  if (publish.mode === "comment" || publish.mode === "history") return publish;
  const { config } = loadConfig(
    readActionInputs(getInput),
    { defaults: defaultConfig, presets, readText: (path) => repositoryText(path.replace(repositoryPath(""), "")) },
    { requireWorkload: true },
  );
  config.compare.budgets.forEach(parseBudget);
  return publish;
}

/** What the action would say to the step's inputs before it does anything; empty where it takes them. */
export function refusalOf(step: Step): string {
  try {
    settingsOf(step);
    return "";
  } catch (error) {
    return describeError(error);
  }
}

/** Inputs that action.yml does not have. It requires none. */
export function unknownInputs(step: Step): string[] {
  const names = new Set(declared.map(({ id }) => id));
  return Object.keys(step.with).filter((name) => !names.has(name));
}
