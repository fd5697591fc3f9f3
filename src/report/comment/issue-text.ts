import { plainText } from "../../model/text/plain-text.ts";
import type { CommentInput } from "./comment-input.ts";
import { formatLinks } from "./section.ts";

/** An issue's title, as plain text. GitHub doesn't read Markdown or mentions in titles. */
export function issueTitle(verdict: "regressed" | "over-budget", job: string): string {
  return `GPU profile ${verdict === "regressed" ? "regressed" : "over budget"}: ${plainText(job)}`;
}

/** The note below the report: who updates the issue, and what happens if a reader closes the issue. */
export function issueNote(): string {
  return "\n<sub>Each run of this job updates this issue, until a run passes and closes it. If you close the issue yourself, it stays closed until a run passes.</sub>\n";
}

/** The text above an issue's last report, after a run passed. */
export function announceRecovery({ links }: CommentInput): string {
  return ["**Recovered**: a run passed.", ...formatLinks(links), "The last report before that:"].join("\n\n");
}
