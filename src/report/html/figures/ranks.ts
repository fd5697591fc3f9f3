import type { ProfileRange } from "../../../model/profile/profile.ts";
import { rankText, type ProfileRank } from "../../../model/ranks/ranks.ts";
import type { ReportRange } from "../../document/report-range.ts";
import { rangeName } from "../../document/text.ts";
import { html, sentence, type Html } from "../html.ts";
import { keyHtml, stripsHtml, type Strip } from "./strips.ts";

const mostRanks = 16;
const parts = { "own work": "f0", transfer: "f1", waiting: "f3", idle: "k-idle" };

/** What each GPU of a range did in the first round, base above head. Null if the range has only one GPU. */
export function ranksFigure({ base, head, ...range }: ReportRange): Html | null {
  const ranks = (side: ProfileRange | null): readonly ProfileRank[] => side?.rounds[0]?.ranks ?? [];
  const count = Math.max(ranks(base).length, ranks(head).length);
  if (count < 2) return null;
  const strips = Array.from({ length: Math.min(count, mostRanks) }, (_, index) => [
    ...createStrip(ranks(base)[index], "base"),
    ...createStrip(ranks(head)[index], "head"),
  ]);
  return html`<figure>
    <figcaption>
      <b>${sentence(rangeName(range))}</b>: what each GPU did in the first round. Transfer and waiting are communication
      that doesn't overlap with
      work.${count > mostRanks ? ` Only ${String(mostRanks)} of ${String(count)} ranks are shown.` : ""}
    </figcaption>
    ${stripsHtml(strips.flat(), new Set(base === null ? [] : Object.keys(parts)))}${keyHtml(Object.entries(parts))}
  </figure>`;
}

/** If the waiting time is unknown, all exposed communication is drawn as transfer. */
function createStrip(rank: ProfileRank | undefined, side: string): Strip[] {
  if (rank === undefined) return [];
  const { workNs, communication, idleNs } = rank;
  const transferNs = communication.exposedTransferNs ?? communication.exposedNs;
  const times = {
    "own work": workNs,
    transfer: transferNs,
    waiting: communication.exposedNs - transferNs,
    idle: idleNs,
  };
  const segments = Object.entries(times).map(([label, ns]) => ({
    label,
    ns,
    look: parts[label as keyof typeof parts],
  }));
  return [{ title: `${rankText(rank)}, ${side}`, segments }];
}
