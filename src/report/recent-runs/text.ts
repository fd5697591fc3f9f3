import { formatDate } from "../measured-facts.ts";

const bars = "▁▂▃▄▅▆▇█";

/** A bar for each value. If the values are within 2% of each other, the bars don't use the whole height, so noise looks like noise. */
export function sparkline(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const center = (least + most) / 2;
  const half = Math.max((most - least) / 2, Math.abs(center) * leastHalf);
  return values
    .map(
      (value) => bars[half === 0 ? 3 : Math.floor(((value - center) / half / 2 + 0.5) * (bars.length - 0.001))] ?? "",
    )
    .join("");
}

const leastHalf = 0.01;

/** The day of an ISO time, in UTC. */
export function formatDay(date: string | undefined): string {
  return date?.slice(0, 10) ?? "unknown";
}

/** `0123abc, 2026-11-20 02:11 UTC`, from a commit and an ISO time. */
export function runTitle({ commit, date }: { readonly commit: string | null; readonly date: string | null }): string {
  return `${shortCommit(commit)}, ${formatDate(date)}`;
}

export function shortCommit(commit: string | null): string {
  return commit === null ? "unknown" : commit.slice(0, 7);
}
