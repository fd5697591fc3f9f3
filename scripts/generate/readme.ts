import { actionParts } from "./action-parts.ts";
import { code, prose, table, withParts } from "./markdown.ts";

/** The inputs that most workflows set. docs/configuration.md has the others. */
const usedInputs = [
  "command",
  "setup",
  "ranges",
  "rounds",
  "config",
  "baseline",
  "fail-on",
  "thresholds",
  "budgets",
  "time-budget",
];

/** README.md with a new table of the inputs that people use. */
export function readme(readText: (path: string) => string): string {
  return withParts(readText("README.md"), { action: inputTable(readText("action.yml")) });
}

/** The inputs that people use, each with the first sentence of its description in action.yml. */
export function inputTable(actionYaml: string): string {
  const { inputs } = actionParts(actionYaml);
  const rows = usedInputs.map((name) => {
    const description = inputs.get(name);
    if (description === undefined) throw new Error(`action.yml has no input ${name}.`);
    return [code(name), prose(/^.*?\.(?=\s|$)/s.exec(description)?.[0] ?? description)];
  });
  return table(["Input", "Meaning"], rows);
}
