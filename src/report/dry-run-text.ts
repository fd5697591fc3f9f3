import type { DryRun } from "../model/run/dry-run.ts";
import type { PlannedStarts, Purpose, StartCount } from "../model/run/plan.ts";
import { type Layout } from "../model/text/layout.ts";
import { plainText } from "../model/text/plain-text.ts";
import { shellLine } from "../model/text/shell-words.ts";
import { wrapLine } from "../model/text/wrap-text.ts";
import { formatSeconds } from "./format.ts";
import { left, textTable } from "./terminal/text-table.ts";

const purposeNames: Readonly<Record<Purpose, string>> = {
  discovery: "a list of the ranges that exist",
  probe: "a probe that decides whether ranges share captures",
  whole: "captures of the whole program, which show moved work",
  rounds: "captures",
  untraced: "runs without CUDA tracing",
  ncu: "Nsight Compute",
  verify: "verification",
  lines: "a look for the lines of what is slower",
};

/** What `run --dry-run` prints. */
export function dryRunText(dry: DryRun, layout: Layout): string {
  const prose = (text: string): string[] => wrapLine(plainText(text), layout, 0);
  const lines = [
    "Dry run: nothing was started, and nothing was written.",
    "",
    ...prose(`Plan: ${dry.legs}.`),
    "",
    ...startLines(dry, layout),
    "",
    ...prose(timeLine(dry)),
    "",
    ...prose(
      `Commands, each once. RUN, SESSION, RANGE and KERNELS stand for what the run finds or names; before each stands what isolates it (isolation: ${dry.isolation}).${dry.isPaired ? " The base's are the same, in its own checkout and below base/." : ""}`,
    ),
    ...dry.commands.flatMap(({ title, argv }) => ["", `# ${title}`, shellLine(argv)]),
  ];
  return lines.map(plainText).join("\n");
}

function startLines({ starts, isPaired, isServer, retries, isGuarded, timeBudget }: DryRun, layout: Layout): string[] {
  const prose = (text: string): string[] => wrapLine(text, layout, 0);
  const made = starts.filter(({ pass, red }) => pass.most !== 0 || red.most !== 0);
  const rows = made.map(({ purpose, pass, red }) => [
    purposeNames[purpose],
    countText(pass),
    ...(isPaired ? [countText(red)] : []),
  ]);
  const columns = isPaired ? [left("for"), left("pass"), left("red")] : [left("for"), left("starts")];
  const repeated = [
    ...(retries > 0 ? [`attempts after a transient fault (retries: ${String(retries)})`] : []),
    ...(isGuarded ? ["rounds made again because the GPU was disturbed (compare.guard)"] : []),
  ];
  return [
    ...prose(`${startsText(starts, isServer ? "server" : "program")}:`),
    ...textTable(columns, rows, layout),
    ...(isPaired ? prose(verdictsText(made)) : []),
    ...(timeBudget === null ? [] : [`The time budget (${timeBudget}) may leave out all but the first round.`]),
    ...(repeated.length === 0 ? [] : [`Not counted: ${repeated.join(", ")}.`]),
  ];
}

/** How often the program is started in all, by the verdict where that matters, without a period. */
export function startsText(starts: readonly PlannedStarts[], what: "program" | "server"): string {
  const pass = timesText(sumOf(starts.map((one) => one.pass)));
  const red = timesText(sumOf(starts.map((one) => one.red)));
  const often = `The ${what} is started ${pass}`;
  return pass === red ? often : `${often} for a pass, ${red} for a red`;
}

/** What the columns leave open. */
function verdictsText(starts: readonly PlannedStarts[]): string {
  const has = (wanted: Purpose, isThere: (one: PlannedStarts) => boolean): boolean =>
    starts.some((one) => one.purpose === wanted && isThere(one));
  const faster = has("ncu", ({ pass }) => pass.most === 0) ? " Where a range is faster, ncu says why, too." : "";
  const wall = has("untraced", ({ red }) => red.most === 0)
    ? " Where wall time alone is slower, it's measured as for a pass."
    : "";
  return `Red: slower on the GPU, or more launches or copies.${wall}${faster}`;
}

function timesText(count: StartCount): string {
  return `${countText(count)} ${count.most === 1 ? "time" : "times"}`;
}

function countText({ least, most }: StartCount): string {
  if (most === null) return `${String(least)} or more`;
  return least === most ? String(least) : `${String(least)} to ${String(most)}`;
}

function sumOf(counts: readonly StartCount[]): StartCount {
  return counts.reduce((sum, { least, most }) => ({
    least: sum.least + least,
    most: sum.most === null || most === null ? null : sum.most + most,
  }));
}

function timeLine({ lastSeconds, out, timeLimit }: DryRun): string {
  return lastSeconds === null
    ? `Time: not known, since no run in ${out} made the same captures of this command yet (limit of each: ${timeLimit}).`
    : `Time: about ${formatSeconds(lastSeconds)}, as the last run in ${out} that made the same captures.`;
}
