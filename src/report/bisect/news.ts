import type { NoSearch } from "../../model/bisect/no-search.ts";
import { fold, list, type Block } from "../markdown/blocks.ts";
import { link, prose } from "../markdown/safe-text.ts";
import { costLine, resultLines, supportLines, type ShownBisect } from "./result-text.ts";

/** What a search of a job found, for its summary, issue and comment. */
export interface BisectNews extends ShownBisect {
  /** Of the commits that it names, where GitHub knows one. */
  readonly pulls: readonly NamedPull[];
  /** Of the state and the reports; `url` null: it wasn't uploaded. */
  readonly artifact: { readonly name: string; readonly url: string | null };
}

interface NamedPull {
  readonly sha: string;
  readonly number: number;
  /** Anybody's text. */
  readonly title: string;
  readonly url: string;
}

/** The answer, the pull requests of the commits that it names, what changed there, and what it cost. */
export function newsBlocks(news: BisectNews): Block[] {
  const { pulls, artifact } = news;
  const timeIsUp = "Its time was up. `bisect: 3h` gives it more; the default is 1h.";
  return [
    "**Since what?**",
    ...lineBlocks(resultLines(news, timeIsUp)),
    ...pulls.map(pullText),
    ...fold(
      "What changed there",
      lineBlocks(supportLines(news, (run) => `${run}/report.html in the artifact ${artifact.name}`)),
    ),
    [costLine(news), ...(artifact.url === null ? [] : [link("All its comparisons", artifact.url)])].join(" "),
  ];
}

function pullText({ sha, number, title, url }: NamedPull): string {
  return `Pull request of ${prose(sha.slice(0, 12))}: ${link(prose(`#${String(number)} ${title}`), url)}`;
}

/** A line that begins with spaces is an item below the one before. */
function lineBlocks(lines: readonly string[]): Block[] {
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

/** Why nothing is searched for. */
export function noSearchText(why: NoSearch): string {
  switch (why.kind) {
    case "commit-unknown":
      return why.side === "base"
        ? "No bisect: what this run was compared with doesn't say which commit it is."
        : "No bisect: this run doesn't know which commit it measured.";
    case "other-gpu":
      return `No bisect: what this run was compared with was measured on another GPU (${why.base}, not ${why.head}), so the GPU may be the cause.`;
    case "not-here":
      return `No bisect: this clone doesn't have commit ${why.commit.slice(0, 12)}, which this run was compared with. Set \`fetch-depth: 0\` for actions/checkout.`;
    case "not-built-on":
      return `No bisect: commit ${why.bad.slice(0, 12)} isn't built on ${why.good.slice(0, 12)}, which this run was compared with.`;
  }
}
