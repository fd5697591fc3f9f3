import type { ProfileRange } from "../../../model/profile/profile.ts";
import { rankText, type ProfileRank } from "../../../model/ranks/ranks.ts";
import { formatNs } from "../../format.ts";
import { bottomAxis, type Frame } from "./axis.ts";
import { linearScale, px, type Scale } from "./scale.ts";
import { html, type Html } from "../html.ts";
import type { ReportRange } from "../../document/report-range.ts";

const width = 700;
const frame: Frame = { left: 96, right: width - 36, top: 8, bottom: 0 };
/** With more strips than this, there's no room for names. */
const mostNamed = 16;
const mostStrips = 512;

/** Shows what each GPU of a range did, with a strip per rank, base above head. Null if the range has only one GPU. */
export function ranksFigure({ base, head }: ReportRange, label: string): Html | null {
  const sides = [
    { name: "base", ranks: ranksOf(base) },
    { name: "head", ranks: ranksOf(head) },
  ].filter(({ ranks }) => ranks.length > 1);
  if (sides.length === 0) return null;
  return html`<figure>
    ${strips(sides, label)}
    <figcaption>
      What each GPU did in the first round, from left to right: its own work, communication that doesn't overlap with
      work (transfer, then waiting for other ranks), and idle time.
    </figcaption>
  </figure>`;
}

function ranksOf(range: ProfileRange | null): readonly ProfileRank[] {
  return range?.rounds[0]?.ranks ?? [];
}

interface Side {
  readonly name: string;
  readonly ranks: readonly ProfileRank[];
}

function strips(sides: readonly Side[], label: string): Html {
  const count = Math.min(mostStrips, Math.max(...sides.map(({ ranks }) => ranks.length)));
  const named = count <= mostNamed;
  const strip = named ? 12 : Math.max(1, Math.floor(400 / (count * sides.length)));
  const gap = named ? 10 : 0;
  const bottom = frame.top + count * (sides.length * strip + gap);
  const longest = Math.max(1, ...sides.flatMap(({ ranks }) => ranks.map(({ spanNs }) => spanNs)));
  const across = linearScale([0, longest], [frame.left, frame.right]);
  const bars = Array.from({ length: count }, (_, index) =>
    sides.map(({ name, ranks }, side) => {
      const rank = ranks[index];
      const y = frame.top + index * (sides.length * strip + gap) + side * strip;
      return rank === undefined ? null : bar(rank, name, across, y, strip - (named ? 1 : 0));
    }),
  );
  const titles = sides.flatMap(({ name, ranks }, side) =>
    named
      ? ranks.slice(0, count).map((rank, index) => {
          const y = frame.top + index * (sides.length * strip + gap) + (side + 0.5) * strip;
          return html`<text x="${frame.left - 6}" y="${px(y)}" dy=".35em" text-anchor="end"
            >${sides.length > 1 ? `${rankText(rank)}, ${name}` : rankText(rank)}</text
          >`;
        })
      : [],
  );
  return html`<svg
    class="chart wide"
    viewBox="0 0 ${width} ${bottom + 24}"
    role="img"
    aria-label="Ranks of ${label}: own work, exposed transfer, waiting"
  >
    ${bottomAxis(across, { ...frame, bottom }, formatNs)}${bars}${titles}
  </svg>`;
}

/** If the waiting time is unknown, all exposed communication is drawn as transfer. */
function bar(rank: ProfileRank, side: string, across: Scale, y: number, height: number): Html {
  const { workNs, communication } = rank;
  const transferNs = communication.exposedTransferNs ?? communication.exposedNs;
  const waitingNs = communication.exposedNs - transferNs;
  const part = (name: string, fromNs: number, ns: number): Html => {
    const [from, until] = [across.at(fromNs), across.at(fromNs + ns)];
    return html`<rect class="${name}" x="${px(from)}" y="${px(y)}" width="${px(until - from)}" height="${px(height)}"
      ><title>${rankText(rank)}, ${side}, ${name}: ${formatNs(ns)}</title></rect
    >`;
  };
  return html`${part("work", 0, workNs)}${part("transfer", workNs, transferNs)}${part("waiting", workNs + transferNs, waitingNs)}`;
}
