import { constants } from "../../src/compare/constants.ts";
import { decisionTable } from "../../src/compare/decide.ts";
import { percent } from "../../src/model/text/quantity.ts";
import { entry, table, withParts } from "./markdown.ts";

/** docs/statistics.md with its tables of decisions and constants. */
export function statisticsDoc(text: string): string {
  const decisions = decisionTable.map(({ when, state }) => [when, state]);
  const numbers = Object.entries(constants).map(([name, { value, unit, means, source }]) =>
    entry(name, [valueText(value, unit)], `${means} ${source}`),
  );
  return withParts(text, {
    decisions: table(["When", "State"], decisions),
    constants: numbers.join("\n"),
  });
}

type Unit = (typeof constants)[keyof typeof constants]["unit"];

function valueText(value: number, unit: Unit): string {
  switch (unit) {
    case "ratio":
      return percent(value).replace("\u00a0", "").replace(" ", "");
    case "ns":
      return `${String(value)} ns`;
    case "bytes":
      return `${String(value / 2 ** 20)} MiB`;
    case "count":
    case "chance":
      return String(value);
  }
}
