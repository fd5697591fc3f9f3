import { dateText, ncuText } from "../measured-facts.ts";
import type { ComparedSide, Comparison, Limitation } from "../../model/comparison/comparison.ts";
import type { TimeChange } from "../../model/comparison/comparison-rows.ts";
import { percent } from "../../model/text/quantity.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { formatCount } from "../format.ts";
import { limitationTexts, misfitText } from "../limitation-text.ts";
import { clockText, disturbanceText, roundsText } from "../sentences.ts";
import { fold, list, type Block } from "./blocks.ts";
import type { Extent } from "./extent.ts";
import { code, prose } from "./safe-text.ts";
import { markdown, rangeCode } from "./printer.ts";
import { rangesInDetail } from "./range-part.ts";

const nameWidth = 80;
const unknown = "unknown";
const howMeasured = "How it was measured";

type Machine = Profile["machine"];

const baselineWords: Readonly<Record<Comparison["baseline"]["state"], string>> = {
  measured: "measured in this job",
  given: "from files that were given",
  artifact: "from an artifact of an earlier run",
  absent: "none",
  incompatible: "there, and not comparable",
  failed: "could not be had",
};

/** What was compared with what, in one line: commits, the age of the base, the GPU. */
export function againstText({ base, head, baseline }: Comparison, baselineAge: string | null): string {
  const gpu = `on ${gpuText(head.machine)}`;
  if (base === null) return `Head ${commitText(head.source)}, ${gpu}.`;
  const age = baselineAge === null ? "" : `, ${prose(baselineAge)}`;
  return `Head ${commitText(head.source)} against base ${commitText(base.source)} (${baselineWords[baseline.state]}${age}), ${gpu}.`;
}

/** How a comparison was measured; folded. */
export function measuredPart(comparison: Comparison, head: Profile | null, extent: Extent): Block[] {
  const { base, baseline, calibration, interleaved, limitations } = comparison;
  // What the limitations say is not said here.
  const isLimited = (kind: Limitation["kind"]): boolean => limitations.some((one) => one.kind === kind);
  const limits = limitationTexts(comparison);
  return fold(limits.length === 0 ? howMeasured : `${howMeasured}, and what that cannot tell`, [
    ...list(
      [
        ...(base === null
          ? []
          : [`**Base**: ${sideText(base)}${baseline.text === null ? "" : `. ${prose(baseline.text)}`}`]),
        `**Head**: ${sideText(comparison.head)}`,
        ...(base === null || !interleaved
          ? []
          : ["**Order**: base and head in turns, so that heat and clocks affect both alike"]),
        ...machineItems(comparison.head.machine, head),
        ...differences(comparison),
        ...rangesInDetail(comparison, extent).flatMap(noiseText),
        ...(base === null || isLimited("not-calibrated") ? [] : [`**Calibration**: ${calibrationText(calibration)}`]),
        ...[base, comparison.head].flatMap((side, index) =>
          side === null ? [] : disturbed(index === 0 ? "base" : "head", side),
        ),
        ...limits.map((text) => prose(text)),
      ],
      "lines",
    ),
  ]);
}

/** How a profile was measured that is compared with nothing; folded. */
export function profileMeasuredPart(profile: Profile): Block[] {
  const rounds = roundsText(profile.rounds.length);
  return fold(
    howMeasured,
    list(
      [
        `**Code**: ${commitText(profile.source)}, ${rounds}, ${dateText(profile.measuredAt)}`,
        ...machineItems(profile.machine, profile),
      ],
      "lines",
    ),
  );
}

/** A commit as people know it, and whether it was changed. */
function commitText({ commit, ref, dirty }: ComparedSide["source"]): string {
  if (commit === null) return ref === null ? `(${unknown} commit)` : code(ref, nameWidth);
  return `${code(commit.slice(0, 12), 12)}${dirty === true ? " with changes" : ""}`;
}

/** The models of the GPUs, each once. */
function gpuText({ gpus }: Machine): string {
  const models = [...new Set(gpus.map(({ name }) => name))];
  const more = models.length > 4 ? ` and ${String(models.length - 4)} more` : "";
  return models.length === 0
    ? "an unknown GPU"
    : `${models
        .slice(0, 4)
        .map((name) => prose(name, nameWidth))
        .join(", ")}${more}`;
}

function sideText(side: ComparedSide): string {
  const ref = side.source.ref === null || side.source.commit === null ? "" : ` of ${code(side.source.ref, nameWidth)}`;
  const clock = side.meanSmClockMhz === null ? "" : `, ${clockText(side.meanSmClockMhz)}`;
  return `${commitText(side.source)}${ref}, ${roundsText(side.rounds, side.processes)}, ${dateText(side.measuredAt)}${clock}`;
}

function machineItems(machine: Machine, profile: Profile | null): string[] {
  const version = (text: string | null): string => (text === null ? unknown : prose(text, nameWidth));
  return [
    `**GPU**: ${gpuText(machine)}, driver ${version(machine.driver)}, CUDA ${version(machine.cuda)}`,
    `**Tools**: nsys ${version(machine.nsys)}, ncu ${prose(ncuText(machine.ncu, profile), nameWidth)}`,
    ...(profile === null || profile.workload.command.length === 0
      ? []
      : [`**Command**: ${code(profile.workload.command.join(" "), 200)}`]),
    ...(profile === null || profile.isolation === null
      ? []
      : [`**Isolation of the profilers**: ${prose(profile.isolation, nameWidth)}`]),
  ];
}

function differences({ machineDifferences }: Comparison): string[] {
  return machineDifferences.slice(0, 10).map(({ what, base, head, consequence }) => {
    const means = { incomparable: "cannot be compared", cautious: "thresholds are larger for it", none: "noted only" }[
      consequence
    ];
    const value = (text: string | null): string => (text === null ? unknown : prose(text, nameWidth));
    return `**The ${prose(what, nameWidth)} differs**: ${value(base)} for base, ${value(head)} for head (${means})`;
  });
}

function noiseText(range: Comparison["ranges"][number]): string[] {
  const { latency } = range;
  const wall = latency === null ? [] : noiseParts(latency.time, "processes");
  return [
    ...noiseLine(`Noise of ${rangeCode(range)}`, noiseParts(range.gpuBusyTime, "rounds")),
    ...(latency === null
      ? []
      : noiseLine("Its wall time without tracing", [
          `${latency.statistic} of each of ${String(latency.time.rounds)} processes a side`,
          ...wall,
        ])),
  ];
}

function noiseLine(title: string, parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [`**${title}**: ${parts.join("; ")}`];
}

function noiseParts({ spreadRatio, thresholdRatio, detectableRatio }: TimeChange, unit: string): string[] {
  return [
    ...(spreadRatio === null ? [] : [`${unit} of one side differ by ${percent(spreadRatio)}`]),
    ...(thresholdRatio === null ? [] : [`threshold ${percent(thresholdRatio)}`]),
    ...(detectableRatio === null ? [] : [`minimum detectable slowdown ${percent(detectableRatio)}`]),
  ];
}

function calibrationText({ used, misfit, createdAt, pairs, falseAlarms }: Comparison["calibration"]): string {
  if (!used) return misfit === null ? "none for this runner: the default thresholds apply" : prose(misfitText(misfit));
  const alarms =
    falseAlarms === null
      ? ""
      : `, ${formatCount(falseAlarms.alarms)} false alarms in ${formatCount(falseAlarms.comparisons)} comparisons of equal sides`;
  return `${pairs === null ? "an unknown number of" : formatCount(pairs)} pairs of this runner, ${dateText(createdAt)}${alarms}`;
}

function disturbed(name: string, { disturbedRounds }: ComparedSide): string[] {
  return disturbedRounds
    .slice(0, 10)
    .map((round) => `⚠️ **Round ${formatCount(round.round)} of ${name}**: ${markdown(disturbanceText(round))}`);
}
