import type { RangeRow, WallPart } from "../../model/comparison/comparison-rows.ts";
import type { ProfileRange } from "../../model/profile/profile.ts";
import { wallPartTimes } from "../../model/profile/wall-part-times.ts";
import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";

import { bareChange, nsCell, timesCell } from "./cells.ts";
import {
  changeColumn,
  numberColumn,
  sidesColumn,
  table,
  textColumn,
  type Block,
  type Cell,
  type Row,
} from "./document.ts";
import type { ReportRange } from "./report-range.ts";
import { rangeName } from "./text.ts";

/** Parts below this share of the wall time on both sides are left out. */
const shownShare: Ratio = 0.005;

export const wallPartTitles: Readonly<Record<WallPart["part"], string>> = {
  "host-own": "host: outside CUDA calls",
  "host-launch": "host: in launches",
  "host-graph-launch": "host: in graph launches",
  "host-copy": "host: in copy calls",
  "host-synchronization": "host: in synchronizations",
  "host-memory": "host: in allocations",
  "host-other": "host: in other calls",
  "idle-launch": "GPU idle: nothing launched yet",
  "idle-after-synchronization": "GPU idle: after the host waited",
  "idle-synchronization": "GPU idle: the host waits",
  "idle-copy": "GPU idle: the host copies",
  "idle-queue": "GPU idle: launched, not started",
  "idle-unknown": "GPU idle: unknown reason",
};

const note =
  "All times are medians over rounds. Host rows show time spent in the range's host threads. GPU idle rows show time when nothing ran on the range's GPUs, broken down by what the host was doing. Tracing makes calls take longer.";

/** The parts of a range's wall time: what the host did, and why the GPU was idle. Nothing if the parts are unknown. */
export function wallTable(range: ReportRange): Block[] {
  const { row, head } = range;
  const title = textColumn("traced wall time by part");
  const label = `Parts of the wall time of ${rangeName(range)}`;
  const tables =
    row === null
      ? table(label, [title, numberColumn("time")], head === null ? [] : headRows(head), "parts", "profile.json")
      : table(label, [title, changeColumn(), sidesColumn("time")], comparedRows(row), "parts", "comparison.json");
  return tables.map((block) => ({ ...block, note, isDetail: true }));
}

function comparedRows({ wallParts, wallTime }: RangeRow): Row[] {
  const wallNs = Math.max(wallTime.baseNs ?? 0, wallTime.headNs ?? 0);
  return wallParts
    .filter(({ baseNs, headNs }) => Math.max(baseNs, headNs) > shownShare * wallNs)
    .map(({ part, baseNs, headNs, isApart }) => ({
      cells: (): Cell[] => [
        wallPartTitles[part],
        bareChange(baseNs === 0 ? null : headNs / baseNs - 1, isApart ? "" : "within the rounds' spread"),
        timesCell({ baseNs, headNs }),
      ],
    }));
}

/** Medians over rounds, for the parts that every round has. */
function headRows({ rounds }: ProfileRange): Row[] {
  const wallNs = rounds.length === 0 ? 0 : median(rounds.map(({ wallNs: ns }) => ns));
  return wallPartTimes.flatMap(([part, timeOf]) => {
    const times = rounds.flatMap((round) => timeOf(round) ?? []);
    if (times.length === 0 || times.length < rounds.length) return [];
    const ns = median(times);
    return ns > shownShare * wallNs ? [{ cells: (): Cell[] => [wallPartTitles[part], nsCell(ns)] }] : [];
  });
}
