import { UserError } from "../../model/errors.ts";
import { nearest } from "../../model/text/nearest.ts";
import { readUnit } from "../../model/text/unit.ts";

const budgetMetrics = {
  kernelNs: "ns",
  gpuBusyNs: "ns",
  wallNs: "ns",
  launches: "",
  graphLaunches: "",
  copies: "",
  copiedBytes: "bytes",
  synchronizations: "",
  exposedTransferNs: "ns",
  skew: "%",
} as const;

type BudgetMetric = keyof typeof budgetMetrics;

export interface Budget {
  readonly text: string;
  readonly range: string | null;
  readonly metric: BudgetMetric | { readonly family: string } | ReportedMetric;
  readonly isLeast: boolean;
  readonly limit: number;
  readonly unit: string;
  readonly written: { readonly amount: string; readonly unit: string; readonly factor: number };
}

export interface ReportedMetric {
  readonly reported: string;
}

const timeUnits: Readonly<Record<string, number>> = { ns: 1, µs: 1e3, μs: 1e3, us: 1e3, ms: 1e6, s: 1e9 };
const sizeUnits: Readonly<Record<string, number>> = {
  B: 1,
  KB: 1e3,
  kB: 1e3,
  MB: 1e6,
  GB: 1e9,
  KiB: 2 ** 10,
  MiB: 2 ** 20,
  GiB: 2 ** 30,
};

const unitsOf: Readonly<Record<"ns" | "bytes" | "%", Readonly<Record<string, number>>>> = {
  ns: timeUnits,
  bytes: sizeUnits,
  "%": { "%": 1 },
};

/** Units that error messages don't list: µs with the Greek letter, and kB, which equals KB. */
const alike: ReadonlySet<string> = new Set(["\u03bcs", "kB"]);

/**
 * Parses `decode.kernelNs <= 12.6 ms`, `launches <= 5800` (every range), `step@LLM.family.attention <= 2 ms`, or `metric.throughput >= 900
 * tok/s`. A range may contain dots. Throws UserError.
 */
export function parseBudget(text: string): Budget {
  const sides = /^(.+?)([<>])=\s*(\d+(?:\.\d+)?)\s*([^\s\d.]\S*)?$/su.exec(text.trim());
  if (sides === null) throw badBudget(text, "Budgets are written as `RANGE.METRIC <= NUMBER UNIT`.");
  const [, before = "", sign = "", amount = "", unit = ""] = sides;
  const subject = before.trim();
  const isLeast = sign === ">";
  const reported = /^metric\.(.+)$/su.exec(subject)?.[1];
  // `metric` may also be the name of a range.
  if (reported !== undefined && !metricNames.some((name) => name === reported) && !reported.startsWith("family.")) {
    const { base, factor } = readUnit(unit);
    const written = { amount, unit, factor };
    return { text, range: null, metric: { reported }, isLeast, limit: Number(amount) * factor, unit: base, written };
  }
  if (isLeast)
    throw badBudget(text, "Only a metric that the program reports can have a minimum: `metric.NAME >= NUMBER UNIT`.");
  const family = /^(?:(.+)\.)?family\.([a-z][a-z0-9-]*)$/su.exec(subject);
  const plain = /^(?:(.+)\.)?([^.]+)$/su.exec(subject);
  const range = (family ?? plain)?.[1] ?? null;
  const metric = family?.[2] !== undefined ? { family: family[2] } : parseMetric(text, plain?.[2] ?? subject);
  const measured = typeof metric === "string" ? budgetMetrics[metric] : "ns";
  const written = { amount, unit, factor: findFactor(text, measured, unit) };
  return { text, range, metric, isLeast, limit: Number(amount) * written.factor, unit: measured, written };
}

/** Throws UserError if no kernel can be in the budget's family, because such a budget would never fail. */
export function checkFamily({ text, metric }: Budget, families: readonly string[]): void {
  if (typeof metric === "string" || "reported" in metric || families.includes(metric.family)) return;
  const near = nearest(metric.family, families);
  const help = near === null ? ` The families are ${families.join(", ")}.` : ` Did you mean ${near}?`;
  throw badBudget(text, `${JSON.stringify(metric.family)} isn't a kernel family.${help}`);
}

function parseMetric(text: string, word: string) {
  const metric = metricNames.find((name) => name === word);
  if (metric !== undefined) return metric;
  const near = nearest(word, [...metricNames, "family.NAME", "metric.NAME"]);
  throw badBudget(text, `${JSON.stringify(word)} isn't a metric.${near === null ? "" : ` Did you mean ${near}?`}`);
}

const metricNames = Object.keys(budgetMetrics).filter((name): name is BudgetMetric => name in budgetMetrics);

/** Times and bytes need a unit, because a bare number could mean nanoseconds or seconds. */
function findFactor(text: string, measured: (typeof budgetMetrics)[BudgetMetric], unit: string) {
  if (measured === "") {
    if (unit === "") return 1;
    throw badBudget(text, `This budget limits a count, so it can't have the unit ${JSON.stringify(unit)}.`);
  }
  const units = unitsOf[measured];
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (factor !== undefined) return factor;
  const allowed = Object.keys(units).filter((name) => !alike.has(name));
  const near = unit === "" ? null : nearest(unit, allowed, 2);
  throw badBudget(
    text,
    `${unit === "" ? "The unit is missing" : `${JSON.stringify(unit)} isn't a unit of this metric`}. Allowed units: ${allowed.join(", ")}.${near === null ? "" : ` Did you mean ${near}?`}`,
  );
}

function badBudget(text: string, why: string) {
  return new UserError({
    id: "bad-budget",
    what: `Bad budget ${JSON.stringify(text)}.`,
    where: "compare.budgets",
    why,
    help: `Examples: \`decode.kernelNs <= 12.6 ms\`, \`launches <= 5800\`, \`decode.family.attention <= 2 ms\`. Metrics: ${metricNames.join(", ")}, family.NAME, and metric.NAME for a metric that the program reports.`,
  });
}
