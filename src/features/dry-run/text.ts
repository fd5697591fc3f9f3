import type { PlannedStarts, Purpose } from "../../model/run/plan.ts";
import type { Layout } from "../../model/text/layout.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { shellLine } from "../../model/text/shell-words.ts";
import { wrapLine } from "../../model/text/wrap-text.ts";
import { formatSeconds } from "../../report/format.ts";
import { formatStartCount, describeStarts } from "../../report/starts-text.ts";
import { left, textTable } from "../../report/terminal/text-table.ts";
import type { Seconds } from "../../model/units.ts";

const purposeNames: Readonly<Record<Purpose, string>> = {
  discovery: "a list of the program's ranges",
  probe: "a probe to decide if ranges can share captures",
  tuning: "autotuning, if the program does that",
  whole: "captures of the whole program, to find moved work",
  rounds: "captures",
  untraced: "runs without CUDA tracing",
  ncu: "Nsight Compute",
  verify: "verification",
  lines: "finding the lines behind what's slower",
};

export function formatDryRun(dry: DryRun, layout: Layout): string {
  const prose = (text: string) => wrapLine(plainText(text), layout, 0);
  const lines = [
    "Dry run: nothing was started or written.",
    "",
    ...prose(`Plan: ${dry.legs}.`),
    "",
    ...formatStarts(dry, layout),
    "",
    ...prose(formatTime(dry)),
    "",
    ...prose(
      `Each command is shown once. RUN, SESSION, RANGE, and KERNELS are placeholders that the run fills in. The run also adds isolation to each command (isolation: ${dry.isolation}).${dry.isPaired ? " The base's commands are the same, but run in its own checkout and write below base/." : ""}`,
    ),
    ...dry.commands.flatMap(({ title, argv }) => ["", `# ${title}`, shellLine(argv)]),
  ];
  return lines.map(plainText).join("\n");
}

function formatStarts(
  { starts, isPaired, isServer, retries, isGuarded, timeBudget }: DryRun,
  layout: Layout,
): string[] {
  const prose = (text: string) => wrapLine(text, layout, 0);
  const made = starts.filter(({ pass, red }) => pass.most !== 0 || red.most !== 0);
  const rows = made.map(({ purpose, pass, red }) => [
    purposeNames[purpose],
    formatStartCount(pass),
    ...(isPaired ? [formatStartCount(red)] : []),
  ]);
  const columns = isPaired ? [left("for"), left("pass"), left("red")] : [left("for"), left("starts")];
  const repeated = [
    ...(retries > 0 ? [`retries after transient failures (retries: ${retries})`] : []),
    ...(isGuarded ? ["rounds repeated because the GPU was disturbed (compare.guard)"] : []),
  ];
  return [
    ...prose(`${describeStarts(starts, isServer ? "server" : "program")}:`),
    ...textTable(columns, rows, layout),
    ...(isPaired ? prose(explainColumns(made)) : []),
    ...(timeBudget === null
      ? []
      : [`To stay within the time budget (${timeBudget}), the run may skip all rounds after the first.`]),
    ...(repeated.length === 0 ? [] : [`Not counted: ${repeated.join(", ")}.`]),
  ];
}

function explainColumns(starts: readonly PlannedStarts[]): string {
  const has = (wanted: Purpose, isThere: (planned: PlannedStarts) => boolean) =>
    starts.some((start) => start.purpose === wanted && isThere(start));
  const faster = has("ncu", ({ pass }) => pass.most === 0) ? " If a range is faster, ncu also explains why." : "";
  const wall = has("untraced", ({ red }) => red.most === 0)
    ? " If only wall time is slower, the pass column applies."
    : "";
  return `Red means slower on the GPU, or more launches or copies.${wall}${faster}`;
}

function formatTime({ lastSeconds, out, timeLimit }: DryRun): string {
  return lastSeconds === null
    ? `Time: unknown, because no earlier run in ${out} made the same captures of this command (time limit per capture: ${timeLimit}).`
    : `Time: about ${formatSeconds(lastSeconds)}, based on the last run in ${out} with the same captures.`;
}

export interface PlannedCommand {
  readonly title: string;
  /** Without isolation and possible secrets. Names that the run would generate are in capitals. */
  readonly argv: readonly string[];
}

export interface DryRun {
  readonly isPaired: boolean;
  readonly legs: string;
  readonly starts: readonly PlannedStarts[];
  readonly commands: readonly PlannedCommand[];
  readonly out: string;
  readonly lastSeconds: Seconds | null;
  readonly timeLimit: string;
  readonly timeBudget: string | null;
  readonly retries: number;
  readonly isGuarded: boolean;
  readonly isolation: string;
  readonly isServer: boolean;
}
