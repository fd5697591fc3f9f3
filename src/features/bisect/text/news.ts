import type { NoSearch } from "../search/figure.ts";
import { fold, list, type Block } from "../../../report/markdown/blocks.ts";
import { link, prose } from "../../../report/markdown/safe-text.ts";
import { formatCost, formatResult, formatSupport, type ShownBisect } from "./result-text.ts";

export interface BisectNews extends ShownBisect {
  readonly pulls: readonly {
    readonly sha: string;
    readonly number: number;
    /** Untrusted: anyone can write it. */
    readonly title: string;
    readonly url: string;
  }[];
  /** `url` is null if it wasn't uploaded. */
  readonly artifact: { readonly name: string; readonly url: string | null };
}

export function createNewsBlocks(news: BisectNews): Block[] {
  const { pulls, artifact } = news;
  const timeIsUp = "The bisect ran out of time. To give it 3 hours, set `bisect: 3h`; the default is 1h.";
  return [
    "**Which change caused this?**",
    ...createLineBlocks(formatResult(news, timeIsUp)),
    ...pulls.map(
      ({ sha, number, title, url }) =>
        `Pull request for ${prose(sha.slice(0, 12))}: ${link(prose(`#${number} ${title}`), url)}`,
    ),
    ...fold(
      "What changed",
      createLineBlocks(formatSupport(news.bisect, (run) => `${run}/report.html in the artifact ${artifact.name}`)),
    ),
    artifact.url === null
      ? formatCost(news.bisect)
      : `${formatCost(news.bisect)} ${link("All comparisons", artifact.url)}`,
  ];
}

function createLineBlocks(lines: readonly string[]): Block[] {
  const groups: { readonly line: string; readonly items: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith(" ")) groups.at(-1)?.items.push(line.trim());
    else groups.push({ line, items: [] });
  }
  return groups.flatMap(({ line, items }) => [
    prose(line),
    ...list(
      items.map((item) => prose(item)),
      "lines",
    ),
  ]);
}

export function explainNoSearch(why: NoSearch): string {
  switch (why.kind) {
    case "commit-unknown":
      return why.side === "base"
        ? "No bisect: the base's results don't say which commit was measured."
        : "No bisect: this run doesn't know which commit it measured.";
    case "other-gpu":
      return `No bisect: the base was measured on another GPU (${why.base}, not ${why.head}), so the GPU may be the cause.`;
    case "not-here":
      return `No bisect: this clone doesn't have the base's commit, ${why.commit.slice(0, 12)}. Set \`fetch-depth: 0\` for actions/checkout.`;
    case "not-built-on":
      return `No bisect: commit ${why.bad.slice(0, 12)} isn't a descendant of the base's commit, ${why.good.slice(0, 12)}.`;
  }
}
