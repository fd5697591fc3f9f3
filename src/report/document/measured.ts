import type { ComparedSide, Comparison, Limitation } from "../../model/comparison/comparison.ts";
import { comparesGpu, hasGpu } from "../../model/gpu-use.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { median } from "../../model/rounds.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { shellLine } from "../../model/text/shell-words.ts";
import { describeCost } from "../cost-text.ts";
import { countsWith, formatCount, formatNs } from "../format.ts";
import { explainMisfit } from "../limitation-text.ts";
import { formatDate, formatNcuVersion } from "../measured-facts.ts";
import { describeDisturbance, formatRounds } from "../sentences.ts";
import {
  group,
  list,
  table,
  textColumn,
  type Block,
  type Cell,
  type Importance,
  type Item,
  type Section,
} from "./document.ts";
import type { ReportInput } from "./input.ts";
import { markName, markProse } from "./text.ts";

const unknown = "unknown";
const shownModels = 4;
const shownKernels = 5;

type Machine = Profile["machine"];

const baselineWords: Readonly<Record<Comparison["baseline"]["state"], string>> = {
  measured: "measured in this job",
  given: "from the supplied files",
  artifact: "from an artifact of an earlier run",
  absent: "none",
  incompatible: "not comparable",
  failed: "not available",
};

/** One line about the two versions that were compared, or about what was measured; null if nothing was measured. */
export function describeSides({ comparison, head, baselineAge }: ReportInput): string | null {
  if (comparison === null) return head === null ? null : profileLine(head);
  const { base, baseline } = comparison;
  const gpu = comparesGpu(comparison) ? `, on ${listGpuModels(comparison.head.machine)}` : "";
  if (base === null) return `Head ${formatCommit(comparison.head.source)}${gpu}.`;
  const age = baselineAge === null ? "" : `, ${markProse(baselineAge)}`;
  return `Head ${formatCommit(comparison.head.source)} against base ${formatCommit(base.source)} (${baselineWords[baseline.state]}${age})${gpu}.`;
}

export function profileLine(head: Profile): string {
  const { gpus, nsys } = head.machine;
  const gpu = gpus.length === 0 ? "no GPU in the report" : listGpuModels(head.machine);
  return [
    ...(hasGpu(head) ? [gpu] : []),
    `nsys ${markProse(nsys ?? "(unknown version)")}`,
    formatRounds(head.rounds.length),
  ].join(" · ");
}

/** The short commit, followed by ` with changes` if there were local changes; the ref if the commit is unknown. */
function formatCommit({ commit, ref, dirty }: ComparedSide["source"]): string {
  if (commit === null) return ref === null ? `(${unknown} commit)` : markName(ref);
  return `${markName(commit.slice(0, 12))}${dirty === true ? " with changes" : ""}`;
}

/** The commit with its ref. */
export function formatCommitWithRef(source: ComparedSide["source"]): string {
  const { commit, ref } = source;
  return `${formatCommit(source)}${commit === null || ref === null ? "" : ` (${markName(ref)})`}`;
}

/** The GPU models, each named once. */
export function listGpuModels({ gpus }: Machine): string {
  const models = [...new Set(gpus.map(({ name }) => name))].map(markProse);
  return models.length === 0 ? "an unknown GPU" : listText(models, shownModels);
}

/** How base and head were measured, the cost, and the commands to repeat the run. */
export function measuredSection(input: ReportInput): Section {
  const { comparison, head, base, commands, cost } = input;
  const sides = [
    ...createSideColumn("base", comparison?.base ?? base, base),
    ...createSideColumn("head", comparison?.head ?? head, head),
  ];
  const costs = cost === null ? null : describeCost(cost);
  const lookedUp = comparison === null ? "detail" : "reference";
  const lines = commands.map((argv) => shellLine(argv)).join("\n");
  return {
    anchor: "measured",
    title: "How it was measured",
    blocks: [
      ...group("How it was measured", "detail", [
        ...factsTable(sides),
        ...(comparison === null ? [] : comparedBlocks(comparison)),
      ]),
      ...(costs === null ? [] : [{ kind: "footnote" as const, text: costs }]),
      ...group(
        "Commands to repeat the run",
        "reference",
        lines === "" ? [] : [{ kind: "lines", title: "Commands", text: lines }],
      ),
      ...(head === null ? [] : checksGroup(head, lookedUp)),
      ...warningsGroup([base, head], lookedUp),
    ],
  };
}

interface Side {
  readonly name: string;
  readonly of: Pick<ComparedSide, "measuredAt" | "tool" | "source" | "machine" | "command">;
  readonly ran: RunFacts;
  readonly rounds: string;
  readonly meanSmClockMhz: number | null;
}

/** Facts that comparison.json copies from profile.json. Older comparisons don't have them. */
interface RunFacts {
  readonly isolation: string | null;
  readonly ncuState: string | null;
  readonly exitText: string;
}

function createSideColumn(name: string, side: ComparedSide | Profile | null, profile: Profile | null): Side[] {
  if (side === null) return [];
  if ("workload" in side) {
    const of = { ...side, command: side.workload.command };
    return [{ name, of, ran: profileFacts(side), rounds: formatRounds(side.rounds.length), meanSmClockMhz: null }];
  }
  const ran = profile === null ? { ...side, exitText: describeExit(side.exitCode, unknown) } : profileFacts(profile);
  const rounds = formatRounds(side.rounds, side.processes);
  return [{ name, of: side, ran, rounds, meanSmClockMhz: side.meanSmClockMhz }];
}

function profileFacts({ isolation, workload, ncu }: Profile): RunFacts {
  return {
    isolation,
    ncuState: ncu?.state ?? "off",
    exitText: describeExit(workload.exitCode, "unknown (bare report)"),
  };
}

function describeExit(exitCode: number | null, otherwise: string): string {
  return exitCode === null ? otherwise : String(exitCode);
}

function factsTable(sides: readonly Side[]): Block[] {
  const named = (text: string | null | undefined): string => (text == null || text === "" ? unknown : markName(text));
  const facts: readonly (readonly [title: string, text: (side: Side) => string])[] = [
    ["code", ({ of }) => formatCommitWithRef(of.source)],
    ["measured", ({ of, rounds }) => `${rounds}, ${formatDate(of.measuredAt)}`],
    ["mean SM clock", ({ meanSmClockMhz }) => (meanSmClockMhz === null ? unknown : `${meanSmClockMhz.toFixed(0)} MHz`)],
    ["GPU", ({ of }) => (of.machine.gpus.length === 0 ? unknown : listGpuModels(of.machine))],
    ["driver", ({ of }) => named(of.machine.driver)],
    ["CUDA (driver)", ({ of }) => named(of.machine.cuda)],
    ["nsys", ({ of }) => named(of.machine.nsys)],
    ["ncu", ({ of, ran }) => markProse(formatNcuVersion(of.machine.ncu, ran.ncuState))],
    ["profiler isolation", ({ ran }) => named(ran.isolation)],
    ["command", ({ of }) => named(of.command.join(" "))],
    ["exit code", ({ ran }) => ran.exitText],
    ["tool", ({ of }) => markProse(`${of.tool.name} ${of.tool.version}`)],
  ];
  const rows = facts
    .map(([title, textOf]) => ({ title, texts: sides.map(textOf) }))
    .filter(({ texts }) => texts.some((text) => text !== unknown))
    .map(({ title, texts }) => ({ cells: (): Cell[] => [title, ...texts] }));
  const columns = [textColumn(""), ...sides.map(({ name }) => textColumn(name))];
  return sides.length === 0 ? [] : table("How it was measured", columns, rows, "facts", "profile.json");
}

/** How the two sides were compared. */
export function comparedBlocks(comparison: Comparison): Block[] {
  const { base, head, baseline, interleaved, machineDifferences, calibration, limitations } = comparison;
  // We don't repeat here what the limitations already say.
  const isLimited = (kind: Limitation["kind"]): boolean => limitations.some((limitation) => limitation.kind === kind);
  const items: (Item | string)[] = [
    ...(base === null || baseline.text === null ? [] : [markProse(baseline.text)]),
    ...(base === null || !interleaved
      ? []
      : ["Base and head took turns, so heat and clocks affected both sides equally."]),
    ...drawItems(base, head),
    ...machineDifferences.map(describeDifference),
    ...(base === null || isLimited("not-calibrated") || !comparesGpu(comparison)
      ? []
      : [describeCalibration(calibration)]),
    ...disturbedItems("base", base),
    ...disturbedItems("head", head),
  ];
  return list(items, "lines", "comparison.json");
}

/** What the sides' autotuners chose, if there were any; null for a side whose choices we don't know. */
function drawItems(base: ComparedSide | null, head: ComparedSide): string[] {
  if (base?.draw == null && head.draw === null) return [];
  if (base?.draw?.id !== head.draw?.id)
    return ["The sides' autotuners chose on their own, so kernels may differ without a change of the code."];
  const ownKernels = [...new Set([base?.draw, head.draw].flatMap((draw) => draw?.ownKernels ?? []))];
  const except =
    ownKernels.length === 0
      ? ""
      : `, except for kernels that each round tuned anew: ${listText(ownKernels.map(markName), shownKernels)}`;
  return [`Autotuners made the same choices for both sides${except}.`];
}

const consequences = {
  incomparable: "so base and head can't be compared",
  cautious: "so thresholds are larger",
  none: "which doesn't affect the verdict",
} as const;

function describeDifference({ what, base, head, consequence }: Comparison["machineDifferences"][number]): string {
  const value = (text: string | null): string => (text === null ? unknown : markProse(text));
  return `The ${markProse(what)} differs: ${value(base)} for base, ${value(head)} for head (${consequences[consequence]})`;
}

function describeCalibration({ used, misfit, createdAt, from, pairs, falseAlarms }: Comparison["calibration"]): string {
  if (!used)
    return misfit === null
      ? "This runner isn't calibrated, so the default thresholds apply."
      : markProse(explainMisfit(misfit));
  if (from === "history") return `Thresholds come from this runner's history up to ${formatDate(createdAt)}.`;
  const alarms =
    falseAlarms === null
      ? ""
      : `, with ${counted(falseAlarms.alarms, "false alarm")} in ${counted(falseAlarms.comparisons, "comparison")} of equal sides`;
  return `Thresholds come from this runner's calibration of ${formatDate(createdAt)}, from ${pairs === null ? "an unknown number of pairs" : counted(pairs, "pair")}${alarms}.`;
}

function disturbedItems(name: string, side: ComparedSide | null): Item[] {
  return (side?.disturbedRounds ?? []).map((round) => ({
    text: `round ${formatCount(round.round)} of ${name}: ${describeDisturbance(round)}`,
    tone: "warning",
  }));
}

function checksGroup(profile: Profile, importance: Importance): Block[] {
  const { rounds, checks } = profile;
  const launches = rounds.map(({ outside }) => outside.launches);
  const kernelNs = median(rounds.map(({ outside }) => outside.kernelNs));
  const outside =
    Math.max(0, ...launches) === 0
      ? "No kernels ran outside these ranges."
      : `Kernels outside these ranges took ${formatNs(kernelNs)}, in ${countsWith(launches, "launch", "launches")}.`;
  return group(
    "Checked against the tools' own numbers",
    importance,
    list(
      [
        ...(hasGpu(profile) ? [outside] : []),
        ...checks.map(({ check, state, detail }): Item => ({
          text: `${state === "held" ? "checked" : "not checked"}: ${markProse(check)}: ${markProse(detail)}`,
          tone: state === "held" ? "good" : "warning",
        })),
      ],
      "checks",
      "profile.json",
    ),
  );
}

function warningsGroup([base, head]: readonly (Profile | null)[], importance: Importance): Block[] {
  const items = [
    ...(base?.warnings ?? []).map((text) => ({ side: "base", text })),
    ...(head?.warnings ?? []).map((text) => ({ side: "head", text })),
  ].map(({ side, text }): Item => ({
    text: `${base === null ? "" : `${side}: `}${markProse(text)}`,
    tone: "warning",
  }));
  return group("Warnings", importance, list(items, "warnings", "profile.json"));
}
