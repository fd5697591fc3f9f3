import { UserError } from "../model/errors.ts";
import type { RawSettings } from "../model/config.ts";
import { listText } from "../model/text/listing.ts";
import { nearest } from "../model/text/nearest.ts";
import { plainText } from "../model/text/plain-text.ts";

/** In the order of action.yml. Null if the input isn't a setting. */
const inputKeys: Readonly<Record<string, string | null>> = {
  mode: null,
  command: "workload.command",
  "working-directory": "workload.working-directory",
  setup: "workload.setup",
  "time-budget": "time-budget",
  ranges: "ranges",
  "capture-range": "nsys.capture-range",
  rounds: "rounds",
  isolation: "isolation",
  config: null,
  preset: null,
  overrides: null,
  baseline: null,
  "run-fork-code-with-secrets": null,
  goal: "compare.goal",
  "fail-on": "compare.fail-on",
  thresholds: "compare.thresholds",
  budgets: "compare.budgets",
  comment: null,
  "check-run": null,
  issue: null,
  bisect: null,
  "history-branch": null,
  "artifact-name": null,
  "retention-days": null,
  "publish-time-limit": null,
  token: null,
  matrix: null,
};

export const actionInputs = Object.entries(inputKeys).map(([name, key]) => ({ name, key }));

const goneInputs: ReadonlyMap<string, string> = new Map([
  ...[
    "workload.module",
    "workload.python",
    "workload.pass-env",
    "workload.gpu",
    "workload.time-limit",
    "instances",
    "top-kernels",
    "out",
  ].map((key) => [key.replace("workload.", ""), `write ${key}=VALUE under \`overrides\``] as const),
  ["require-baseline", "add no-baseline to `fail-on`"],
  ["reference", "compare with a stored profile (docs/history.md)"],
]);

const mostNamed = 8;

/**
 * The runner passes everything under `with:` as INPUT_NAME, and only warns about names that aren't in action.yml (actions/runner,
 * ActionRunner.cs).
 */
export function unknownInputs(environment: Readonly<Record<string, string | undefined>>): UserError | null {
  const inputNames = new Set(Object.keys(inputKeys).map((name) => `INPUT_${name.toUpperCase()}`));
  const unknown = Object.keys(environment).filter(
    // The runner uses all caps, so a variable with lowercase letters comes from the job.
    (variable) => variable.startsWith("INPUT_") && variable === variable.toUpperCase() && !inputNames.has(variable),
  );
  const names = unknown.map((variable) => plainText(variable.slice("INPUT_".length).toLowerCase()));
  if (names.length === 0) return null;
  const gone = names
    .filter((name) => goneInputs.has(name))
    .map((name) => `Instead of \`${name}\`, ${goneInputs.get(name) ?? ""}.`);
  if (gone.length > 0)
    return new UserError({
      id: "bad-input",
      what: `The action no longer has ${gone.length === 1 ? "an input" : "inputs"} that the step sets.`,
      where: "the step's `with:`",
      help: gone.join(" "),
    });
  const quoted = names.map((name) => `\`${name}\``);
  const near = names.map((name) => nearest(name, Object.keys(inputKeys))).find((name) => name !== null);
  const cut = unknown.some((variable) => environment[variable] === "");
  return new UserError({
    id: "bad-input",
    what: `The action has no input${names.length === 1 ? "" : "s"} ${listText(quoted, mostNamed)}.`,
    where: "the step's `with:`",
    why: cut
      ? "An unknown input is empty, so a comma probably cut another input's value in two. In a one-line mapping, `with: { … }`, a comma ends a value, and YAML reads the text after the comma as another input."
      : `The runner passes inputs as variables, and the step has the variable ${plainText(unknown[0] ?? "")}.`,
    help: cut
      ? "Write `with:` as a block, with one input per line."
      : near === undefined
        ? "Fix the name in the workflow, under `with:`. If the variable is your own, choose a name that doesn't begin with INPUT_."
        : `Did you mean ${near}?`,
  });
}

/** Like @actions/core, `getInput` returns `""` for an input that isn't set. */
export function readActionInputs(getInput: (name: string) => string): RawSettings {
  const inputs = actionInputs.flatMap(({ name, key }) => {
    const value = getInput(name).trim();
    return key === null || value === "" ? [] : [{ key, name, value }];
  });
  return {
    configFile: getInput("config").trim() || null,
    presets: getInput("preset").split(",").flatMap(lines),
    inputs,
    overrides: lines(getInput("overrides")).filter((line) => !line.startsWith("#")),
  };
}

function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
