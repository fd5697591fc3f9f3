import type { Comparison } from "../../model/comparison/comparison.ts";
import { comparesGpu } from "../../model/gpu-use.ts";
import { listText } from "../../model/text/listing.ts";
import { percent } from "../../model/text/quantity.ts";
import { describeCost } from "../cost-text.ts";
import { failureBlocks } from "../document/failure.ts";
import { findingsSection } from "../document/findings.ts";
import { reportInput } from "../document/input.ts";
import { describeEffect, isWorseThenFailed, writeLead, measuredLead } from "../document/lead.ts";
import { describeSides, comparedBlocks } from "../document/measured.ts";
import { reportDocument } from "../document/report.ts";
import { markProse } from "../document/text.ts";
import { formatSeconds } from "../format.ts";
import { formatPlace } from "../launch-site-text.ts";
import { verdictLimitations } from "../limitation-text.ts";
import { fold, table, type Block } from "../markdown/blocks.ts";
import { tied } from "../markdown/cells.ts";
import { renderedBlocks } from "../markdown/render.ts";
import { code, link, narrowCode, prose } from "../markdown/safe-text.ts";
import { markdown } from "../markdown/text.ts";
import { bySlowdown } from "../rows.ts";
import { formatRounds } from "../sentences.ts";
import { left, right } from "../terminal/text-table.ts";
import { causeSite, decisiveChanges } from "../verdict/decisive.ts";
import type { SentenceKind } from "../verdict/range-sentences.ts";
import { rangeParts } from "../verdict/range-parts.ts";
import type { CommentInput, CommentSection } from "./comment-input.ts";
import { decidingRows, measuredRows, type DecidingRows } from "./deciding-rows.ts";
import { meaningAddress, nextSteps } from "./next-steps.ts";

/** Facts for a section that aren't in the job's own results. */
export type Surroundings = Pick<CommentInput, "measured" | "links" | "more">;

const nameWidth = 60;
const cellWidth = 40;
/** A longer cell may break, because a program's units can be of any length. */
const mostTied = 24;

/** A comment shows at most this many paragraphs about a failure. */
const mostWhys = 3;

/** One job: on one screen, or in full for the job summary, where `jobs` jobs share the room. */
export function sectionBlocks(section: CommentSection, of: Surroundings, isWhole: boolean, jobs = 1): Block[] {
  return isWhole ? wholeBlocks(section, of, jobs) : jobBlocks(section, of);
}

/** One job on one screen: why, the numbers that decided, and links. The rest is folded or only in the report. */
function jobBlocks(section: CommentSection, { measured, links, more = [] }: Surroundings): Block[] {
  const { comparison, head, failure, cost, fails } = section;
  const input = reportInput(section);
  const isFailed = failure !== null && !isWorseThenFailed(section);
  const sites = siteLinks(section, links.run);
  const shown = (text: string): string => markdown(text, (name) => sites.get(name) ?? code(name, nameWidth));
  const { sentences } = writeLead(section);
  const isShown = (kind: SentenceKind): boolean =>
    kind !== "passed" && kind !== "metric" && !(kind === "budget" && comparison?.verdict === "over-budget");
  const before = isFailed ? measuredLead(section) : null;
  const text = [
    ...sentences.filter(({ kind }) => isShown(kind)).map((one) => one.brief ?? one.text),
    ...(failure === null || isFailed ? [] : [`Then it failed: ${markProse(failure.what)}`]),
    ...(before === null ? [] : [`Measured before the failure: ${before.what}`]),
    fails ? "" : describeEffect(section),
  ];
  const whys = failure === null ? [] : renderedBlocks(failureBlocks(failure));
  // Only what takes one line. What a program printed is folded.
  const openWhys = isFailed
    ? whys.filter((why) => typeof why === "string" && /[^:\n]$/.test(why)).slice(0, mostWhys)
    : [];
  const rows = comparison === null ? measuredRows(head) : decidingRows(comparison, head);
  const last = [
    sentences
      .filter(({ kind }) => kind === "passed")
      .map((one) => shown(one.text))
      .join(" "),
    [formatLinks(links, meaningAddress(section)).join(" · "), ...footer(section, comparison)]
      .filter((line) => line !== "")
      .join("<br>"),
  ];
  const facts = [
    describeSides(input),
    ...(comparison === null ? [] : verdictLimitations(comparison)),
    cost === null ? null : describeCost(cost),
  ];
  const blocks = [
    shown(text.filter((one) => one !== "").join(" ")),
    ...openWhys,
    ...(isFailed ? [] : rowsTable(rows, { sites })),
    last.filter((one) => one !== "").join(" "),
    ...more,
    ...nextSteps(section, { measured, run: links.run }),
    ...(whys.length > openWhys.length ? fold("What failed", whys) : []),
    ...(comparison?.base == null ? renderedBlocks(findingsSection(input).blocks) : []),
    ...fold("How it was measured", [
      ...facts.flatMap((line) => (line === null ? [] : [markdown(line)])),
      ...(comparison === null ? [] : renderedBlocks(comparedBlocks(comparison))),
    ]),
  ];
  return blocks.filter((block) => block !== "");
}

/** A table that fits on a phone: long names may break, and numbers stay with their units. */
export function rowsTable(
  { titles, rows }: DecidingRows,
  {
    sites = new Map(),
    total = rows.length,
  }: { readonly sites?: ReadonlyMap<string, string>; readonly total?: number } = {},
): Block[] {
  const cells = rows.map(({ label, values, change, isBold }) => [
    markdown(label, (name) => sites.get(name) ?? narrowCode(name, cellWidth)),
    values.length > mostTied ? markdown(values) : tied(markdown(values)),
    isBold && change !== "" ? `**${tied(markdown(change))}**` : tied(markdown(change)),
  ]);
  return table([left(titles[0]), right(titles[1]), right(titles[2])], cells, "rows", total);
}

/** Links to the lines of code that the comment names, if the run's page says where the repository is. */
function siteLinks({ comparison }: CommentSection, run: string | null): Map<string, string> {
  const repository = /^https:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+(?=\/actions\/runs\/\d+$)/.exec(run ?? "")?.[0];
  const commit = comparison?.head.source.commit ?? "";
  if (comparison === null || repository === undefined || !/^[0-9a-f]{40}$/.test(commit)) return new Map();
  const sites = comparison.ranges.flatMap((range) => [
    causeSite(range, comparison),
    ...rangeParts(range).parts.flatMap(({ what }) => (what.kind === "families" ? what.sites : [])),
  ]);
  return new Map(
    sites.flatMap((site) => {
      if (site?.line == null || !/^(?!.*\.\.)\w[\w./-]*$/.test(site.file)) return [];
      const place = formatPlace(site);
      const address = `${repository}/blob/${commit}/${site.file}#L${String(site.line)}`;
      return [[place, link(code(place.slice(place.lastIndexOf("/") + 1), cellWidth), address)]];
    }),
  );
}

/** The commits, the GPU, the rounds with the threshold, and the cost, in small type. */
function footer({ head, cost }: CommentSection, comparison: Comparison | null): string[] {
  const machine = (comparison?.head ?? head)?.machine;
  const models = [...new Set(machine?.gpus.map(({ name }) => name.replace(/^NVIDIA /, "")))];
  const ranks = Math.max(0, ...(comparison?.ranges.map((range) => range.ranks?.ranks.length ?? 0) ?? []));
  const commits = [comparison?.head ?? head, comparison?.base ?? null].flatMap((side) =>
    side?.source.commit == null ? [] : [code(side.source.commit.slice(0, 7), 7)],
  );
  const facts = [
    commits.join(" against "),
    ...(comparison === null || comparesGpu(comparison)
      ? [`${ranks > 1 ? `${String(ranks)} × ` : ""}${prose(listText(models, 2))}`]
      : []),
    ...(comparison?.base == null ? [] : [roundsFact(comparison)]),
    ...(cost === null ? [] : [formatSeconds(cost.seconds)]),
  ].filter((fact) => fact !== "");
  return facts.length === 0 ? [] : [`<sub>${facts.join(" · ")}</sub>`];
}

/** `3 rounds each, threshold 0.88%`. The threshold is the one that decided, or that of the first range. */
function roundsFact(comparison: Comparison): string {
  const ranges = comparison.ranges.toSorted(bySlowdown);
  const range = ranges.find((one) => decisiveChanges(one, comparison).gpuTime) ?? ranges[0];
  const wall = range !== undefined && decisiveChanges(range, comparison).wallTime ? range.latency?.time : undefined;
  const isJudged = comparison.verdict !== "incomparable";
  const threshold = isJudged ? ((wall ?? range?.gpuBusyTime)?.thresholdRatio ?? null) : null;
  return `${formatRounds(comparison.head.rounds)} each${threshold === null ? "" : `, threshold ${percent(threshold)}`}`;
}

/** One job in full: the result, what to do, the deciding numbers, the reasons, and the folded details. */
function wholeBlocks(section: CommentSection, { measured, links, more = [] }: Surroundings, jobs: number): Block[] {
  const input = reportInput(section);
  const effect = describeEffect(section);
  const text = writeLead(section).sentences.map((one) => one.text);
  const first = [markdown(text.join(" ")), section.fails ? `**${effect}**` : effect];
  const { opening, sections } = reportDocument(input);
  return [
    first.filter((part) => part !== "").join(" "),
    ...formatLinks(links, meaningAddress(section)),
    ...more,
    ...nextSteps(section, { measured, run: links.run }),
    ...renderedBlocks(opening, jobs),
    ...renderedBlocks(
      sections.flatMap(({ blocks }) => blocks),
      jobs,
    ),
  ];
}

/** The links in one line, or nothing if there are no links. The report comes first, because it opens with one click. */
export function formatLinks({ report, artifact, run }: CommentInput["links"], meaning: string | null = null): string[] {
  const links = [
    ...(report === null ? [] : [link("**Report**", report)]),
    ...(meaning === null ? [] : [link("What to do", meaning)]),
    ...(artifact === null ? [] : [link("Files", artifact)]),
    ...(run === null || artifact !== null ? [] : [link("Run", run)]),
  ];
  return links.length === 0 ? [] : [links.join(" · ")];
}
