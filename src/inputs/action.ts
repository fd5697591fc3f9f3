import { UserError } from "../errors.ts";
import type { RawSettings } from "../model/config.ts";
import { listText } from "../model/text/listing.ts";
import { nearest } from "../model/text/nearest.ts";
import { plainText } from "../model/text/plain-text.ts";

/**
 * `text`: as it is; config/ reads it by the type of its key. `items`: one a line, or on a single line separated by commas
 * (a list with several lines keeps its commas, which NVTX messages may hold). `entries`: maps of YAML such as
 * `{range: decode, threshold: 2}`, one a line.
 */
type InputForm = "text" | "items" | "entries";

/** An input of action.yml and the dotted key that it sets; `key` null for those that are no setting themselves. */
interface ActionInput {
  readonly name: string;
  readonly key: string | null;
  readonly form: InputForm;
}

/** Every input, in the order of action.yml; a test holds the two equal. */
export const actionInputs: readonly ActionInput[] = [
  { name: "mode", key: null, form: "text" },
  { name: "command", key: "workload.command", form: "text" },
  { name: "module", key: "workload.module", form: "text" },
  { name: "python", key: "workload.python", form: "text" },
  { name: "working-directory", key: "workload.working-directory", form: "text" },
  { name: "setup", key: "workload.setup", form: "text" },
  { name: "pass-env", key: "workload.pass-env", form: "items" },
  { name: "gpu", key: "workload.gpu", form: "text" },
  { name: "time-limit", key: "workload.time-limit", form: "text" },
  { name: "time-budget", key: "time-budget", form: "text" },
  { name: "ranges", key: "ranges", form: "items" },
  { name: "capture-range", key: "nsys.capture-range", form: "text" },
  { name: "instances", key: "instances", form: "text" },
  { name: "rounds", key: "rounds", form: "text" },
  { name: "top-kernels", key: "top-kernels", form: "text" },
  { name: "isolation", key: "isolation", form: "text" },
  { name: "out", key: "out", form: "text" },
  { name: "config", key: null, form: "text" },
  { name: "preset", key: null, form: "items" },
  { name: "overrides", key: null, form: "text" },
  { name: "baseline", key: null, form: "text" },
  { name: "reference", key: null, form: "text" },
  { name: "require-baseline", key: null, form: "text" },
  { name: "run-fork-code-with-secrets", key: null, form: "text" },
  { name: "fail-on", key: "compare.fail-on", form: "items" },
  { name: "thresholds", key: "compare.thresholds", form: "entries" },
  { name: "budgets", key: "compare.budgets", form: "items" },
  { name: "comment", key: null, form: "text" },
  { name: "check-run", key: null, form: "text" },
  { name: "issue", key: null, form: "text" },
  { name: "artifact-name", key: null, form: "text" },
  { name: "retention-days", key: null, form: "text" },
  { name: "publish-time-limit", key: null, form: "text" },
  { name: "token", key: null, form: "text" },
  { name: "matrix", key: null, form: "text" },
];

/** At most so many unknown inputs are named. */
const mostNamed = 8;

/**
 * The error where the step has inputs that the action does not have; else null. The runner passes on whatever stands under
 * `with:`, as INPUT_NAME, and only warns of a name that action.yml lacks (actions/runner, ActionRunner.cs).
 */
export function unknownInputs(environment: Readonly<Record<string, string | undefined>>): UserError | null {
  const known = new Set(actionInputs.map(({ name }) => `INPUT_${name.toUpperCase()}`));
  const unknown = Object.keys(environment).filter(
    // The runner writes them in capitals; a variable with others is the job's own.
    (variable) => variable.startsWith("INPUT_") && variable === variable.toUpperCase() && !known.has(variable),
  );
  const names = unknown.map((variable) => plainText(variable.slice("INPUT_".length).toLowerCase()));
  if (names.length === 0) return null;
  const quoted = names.map((name) => `\`${name}\``);
  const near = names
    .map((name) =>
      nearest(
        name,
        actionInputs.map((input) => input.name),
      ),
    )
    .find((name) => name !== null);
  const cut = unknown.some((variable) => environment[variable] === "");
  return new UserError({
    id: "bad-input",
    what: `The action has no input${names.length === 1 ? "" : "s"} ${listText(quoted, mostNamed)}.`,
    where: "the step's `with:`",
    why: cut
      ? "No value came with it. In a one-line mapping, `with: { … }`, a comma ends a value, and what follows is read as another input."
      : `The step has the variable ${plainText(unknown[0] ?? "")}, by which the runner passes an input.`,
    help: cut
      ? "Write `with:` as a block, one input a line."
      : near === undefined
        ? "Correct it in the workflow, under `with:`; a variable of the job's own needs a name that does not begin with INPUT_."
        : `Did you mean ${near}?`,
  });
}

/** The action's inputs as raw settings. `getInput` gives `""` for one that is not set, as @actions/core does. */
export function readActionInputs(getInput: (name: string) => string): RawSettings {
  const inputs = actionInputs.flatMap(({ name, key, form }) => {
    const text = getInput(name).trim();
    if (key === null || text === "") return [];
    return [{ key, name, value: readers[form](text) }];
  });
  const presets = readItems(getInput("preset").trim());
  return {
    configFile: getInput("config").trim() || null,
    presets: Array.isArray(presets)
      ? presets
      : presets
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== ""),
    inputs,
    overrides: lines(getInput("overrides")).filter((line) => !line.startsWith("#")),
  };
}

const readers: Readonly<Record<InputForm, (text: string) => string | string[]>> = {
  text: (text) => text,
  items: readItems,
  entries: (text) => (text.startsWith("[") ? text : `[${lines(text).join(", ")}]`),
};

/** Several lines are the items; a single one is text still, for config/ to read as `a, b` or `[a, b]`. */
function readItems(text: string): string | string[] {
  const items = lines(text);
  return items.length > 1 ? items : text;
}

function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
