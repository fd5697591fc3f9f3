import { plainText } from "../../model/text/plain-text.ts";
import type { CommentInput } from "./comment-input.ts";
import { linksText } from "./section.ts";

/** Plain text: a title is no Markdown, and nobody is mentioned in it. */
export function issueTitle(verdict: "regressed" | "over-budget", job: string): string {
  return `GPU profile ${verdict === "regressed" ? "regressed" : "over budget"}: ${plainText(job)}`;
}

/** Below the report: who writes it, and what closing it means. */
export function issueNote(): string {
  return "\n<sub>Each run of this job brings this issue up to date while it lasts, and closes it when one passes. Closed by hand it stays closed until then.</sub>\n";
}

/** Above what the issue told. */
export function recoveredText({ links }: CommentInput): string {
  return ["**Recovered**: a run passed.", ...linksText(links), "What it was:"].join("\n\n");
}
