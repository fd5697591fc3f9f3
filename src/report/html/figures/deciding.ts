import type { RangeRow, WallPart } from "../../../model/comparison/comparison-rows.ts";
import { hasGpuTime } from "../../../model/gpu-use.ts";
import { gpuKey, medianOverRounds } from "../../../model/profile/operators.ts";
import type { ProfileRange } from "../../../model/profile/profile.ts";
import { rangeText } from "../../../model/reports/range.ts";
import { medianTotalNs } from "../../../model/rounds.ts";
import { isToldByRanks, type ReportRange } from "../../document/report-range.ts";
import { rangeName } from "../../document/text.ts";
import { wallPartTitles } from "../../document/wall.ts";
import { changeNs, mainParts, rangeParts, type RangePart, titlePart } from "../../verdict/range-parts.ts";
import { html, plainSentence, sentence, type Html } from "../html.ts";
import type { Drawing } from "./drawing.ts";
import type { FamilyLooks } from "./looks.ts";
import { ranksFigure } from "./ranks.ts";
import { stripsHtml, stripsKey, type Segment, type Strip } from "./strips.ts";
import { waitsFigure } from "./timeline.ts";
import { waterfall } from "./waterfall.ts";

/** How many parts the waterfall has, and with how many it's worth drawing. */
const [mostParts, leastParts] = [6, 3];
const mostSegments = 14;

/** The picture of what decided a range's verdict: parts of the GPU time or of the wall time, ranks, or where the host waits. */
export function drawDecidingPicture(range: ReportRange, drawing: Drawing): Html | null {
  const { row, head } = range;
  const { comparison } = drawing.input;
  if (row === null || comparison === null) return head === null ? null : measuredFigure(range, head, drawing);
  if (isToldByRanks(row)) return ranksFigure(range);
  const label = rangeText(row.name, row.domain);
  const deciding = comparison.reasons.filter(
    (reason) => reason.range === label && reason.verdict === comparison.verdict,
  );
  const isAbout = (ids: RegExp): boolean => deciding.some(({ id }) => ids.test(id));
  const isOnGpu = isAbout(/^(?:range|family|kernel|swapped-kernel|rank)-/);
  if (!hasGpuTime(row) || (!isOnGpu && isAbout(/^(?:wall-time|latency)-/)))
    return wallFigure(row) ?? gpuFigure(row, drawing);
  const waits = !isOnGpu && isAbout(/^(?:synchronizations|blocking-copies)-up$/) ? waitsFigure(range, drawing) : null;
  return waits ?? gpuFigure(row, drawing);
}

function gpuFigure(row: RangeRow, { looks }: Drawing): Html | null {
  const all = rangeParts(row);
  const { whole, parts, ranks } = all;
  if (whole.baseNs === 0 || whole.headNs === 0) return null;
  const named = mainParts(all, mostParts);
  const moved = named.filter(({ what }) => what.kind !== "rest");
  const isMixed = new Set(moved.map((part) => Math.sign(changeNs(part)))).size > 1;
  const formatTitle = (part: RangePart): string => titlePart(part, row);
  const formatLabel = (part: RangePart): string => plainSentence(formatTitle(part));
  const largest = parts
    .toSorted((a, b) => Math.max(b.baseNs, b.headNs) - Math.max(a.baseNs, a.headNs))
    .slice(0, mostSegments);
  const chooseLook = ({ what }: RangePart, label: string): string => (what.kind === "copies" ? "k-copy" : looks(label));
  const strip = (title: string, side: "baseNs" | "headNs"): Strip => {
    const segments = largest.map((part) => ({
      label: formatLabel(part),
      ns: part[side],
      look: chooseLook(part, formatLabel(part)),
    }));
    const restNs = Math.max(0, whole[side] - segments.reduce((sum, { ns }) => sum + ns, 0));
    return { title, segments: [...segments, { label: "the rest", ns: restNs, look: "s-same" }] };
  };
  const steps = named.map((part) => ({ ...part, title: formatTitle(part) }));
  const hasMoved = row.gpuBusyTime.state === "regressed" || row.gpuBusyTime.state === "improved";
  const fall = hasMoved && (moved.length >= leastParts || isMixed) ? waterfall(whole, steps) : null;
  const [base, head] = [strip("base", "baseNs"), strip("head", "headNs")];
  return html`<figure>
    <figcaption>
      <b>${sentence(rangeName(row))}</b>: time on the GPU${ranks === null ? "" : " of a rank"} by
      ${row.cause?.kind === "operator" ? "nested range" : "kind of work"}
    </figcaption>
    ${fall?.drawn ?? null}${stripsHtml([base, head], new Set(hasMoved ? moved.map(formatLabel) : []), fall?.endNs)}${stripsKey([base, head], hasMoved)}
  </figure>`;
}

function measuredFigure(range: ReportRange, head: ProfileRange, { looks }: Drawing): Html | null {
  const segments = head.families
    .map(({ family, rounds }): Segment => ({ label: family, ns: medianTotalNs({ rounds }), look: looks(family) }))
    .filter(({ ns }) => ns > 0)
    .toSorted((a, b) => b.ns - a.ns);
  if (segments.length === 0) return null;
  const strips = [{ title: "kind of work", segments }, ...nestedStrip(head, looks)];
  return html`<figure>
    <figcaption><b>${sentence(rangeName(range))}</b>: kernel time</figcaption>
    ${stripsHtml(strips, new Set())}${stripsKey(strips)}
  </figure>`;
}

/** The time of the outermost nested ranges on the first GPU. */
function nestedStrip({ operators }: ProfileRange, looks: FamilyLooks): Strip[] {
  const [first] = operators;
  const segments = operators
    .filter((operator) => operator.path.length === 1 && first !== undefined && gpuKey(operator) === gpuKey(first))
    .map((operator): Segment => {
      const label = operator.path[0] ?? "";
      return { label, ns: medianOverRounds(operator, ({ totalNs }) => totalNs), look: looks(label) };
    });
  return segments.length === 0 ? [] : [{ title: "nested range", segments: segments.slice(0, mostSegments) }];
}

const wallLooks: Readonly<Record<WallPart["part"], string>> = {
  "host-own": "f0",
  "host-launch": "u-launch",
  "host-graph-launch": "u-graphLaunch",
  "host-copy": "u-copy",
  "host-synchronization": "u-synchronization",
  "host-memory": "u-memory",
  "host-other": "u-other",
  "idle-launch": "f1",
  "idle-after-synchronization": "f3",
  "idle-synchronization": "u-synchronization",
  "idle-copy": "u-copy",
  "idle-queue": "f6",
  "idle-unknown": "u-other",
};

/** What the host did and why the GPU was idle, in the traced wall time. Null if the parts are unknown. */
function wallFigure(row: RangeRow): Html | null {
  const { wallParts } = row;
  const strip = (prefix: "host" | "idle", title: string, side: "baseNs" | "headNs"): Strip => {
    const segments = wallParts
      .filter(({ part }) => part.startsWith(prefix))
      .map((wall): Segment => ({ label: wallPartTitles[wall.part], ns: wall[side], look: wallLooks[wall.part] }));
    const busy: Segment[] =
      prefix === "host" ? [] : [{ label: "GPU busy", ns: row.gpuBusyTime[side] ?? 0, look: "f2" }];
    return { title, segments: [...busy, ...segments] };
  };
  const strips = [
    ...[strip("host", "host, base", "baseNs"), strip("host", "host, head", "headNs")],
    ...(hasGpuTime(row) ? [strip("idle", "GPU, base", "baseNs"), strip("idle", "GPU, head", "headNs")] : []),
  ];
  if (wallParts.every(({ baseNs, headNs }) => baseNs + headNs === 0)) return null;
  const changed = wallParts.filter(({ isApart }) => isApart).map(({ part }) => wallPartTitles[part]);
  return html`<figure>
    <figcaption><b>${sentence(rangeName(row))}</b>: what the host and the GPU did in the traced wall time</figcaption>
    ${stripsHtml(strips, new Set(changed))}${stripsKey(strips)}
  </figure>`;
}
