import type { DryRun } from "../model/run/dry-run.ts";
import type { StartsOfLeg } from "../model/run/plan.ts";
import { counted } from "../model/text/listing.ts";
import { type Layout } from "../model/text/layout.ts";
import { plainText } from "../model/text/plain-text.ts";
import { shellLine } from "../model/text/shell-words.ts";
import { wrapLine } from "../model/text/wrap-text.ts";
import { formatSeconds } from "./format.ts";
import { left, textTable } from "./terminal/text-table.ts";

const legNames: Readonly<Record<StartsOfLeg["leg"], string>> = {
  discovery: "a list of the ranges that exist",
  probe: "a probe that decides whether ranges share captures",
  rounds: "captures",
  untraced: "runs without CUDA tracing",
  ncu: "Nsight Compute",
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

function startLines(
  { starts, leastStarts, isServer, retries, isGuarded, timeBudget }: DryRun,
  layout: Layout,
): string[] {
  const most = sumOf(starts.map((leg) => leg.most));
  const what = isServer ? "server" : "program";
  const rows = starts
    .filter((leg) => leg.planned > 0 || leg.most !== 0)
    .map((leg) => [legNames[leg.leg], between(leg.planned, leg.most)]);
  const repeated = [
    ...(retries > 0 ? [`attempts after a transient fault (retries: ${String(retries)})`] : []),
    ...(isGuarded ? ["rounds made again because the GPU was disturbed (compare.guard)"] : []),
  ];
  return [
    leastStarts === most
      ? `The ${what} is started ${counted(leastStarts, "time")}:`
      : `The ${what} is started at least ${counted(leastStarts, "time")}${most === null ? "; the ranges that match decide how many more" : `, at most ${counted(most, "time")}`}:`,
    ...textTable([left("for"), left("starts")], rows, layout),
    ...(timeBudget === null ? [] : [`The time budget (${timeBudget}) may leave out all but the first round.`]),
    ...(repeated.length === 0 ? [] : [`Not counted: ${repeated.join(", ")}.`]),
  ];
}

function between(least: number, most: number | null): string {
  if (most === null) return `${String(least)} or more`;
  return least === most ? String(least) : `${String(least)} to ${String(most)}`;
}

function sumOf(counts: readonly (number | null)[]): number | null {
  return counts.reduce<number | null>((sum, count) => (sum === null || count === null ? null : sum + count), 0);
}

function timeLine({ lastSeconds, out, timeLimit }: DryRun): string {
  return lastSeconds === null
    ? `Time: not known, since no run in ${out} made the same captures of this command yet (limit of each: ${timeLimit}).`
    : `Time: about ${formatSeconds(lastSeconds)}, as the last run in ${out} that made the same captures.`;
}
