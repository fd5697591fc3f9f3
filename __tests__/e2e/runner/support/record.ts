import { appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Double } from "../../../fixtures/github/index.ts";
import type { ActEnded } from "./act.ts";

/** What scripts/real-runner.sh asks for: a file, to which each test adds a section for docs/evidence/real-runner.md. */
const record = process.env["LLM_PROFILE_RUNNER_RECORD"];

const lines = 24;
const folders = new RegExp(`${RegExp.escape(tmpdir())}/[^\\s:]*/`, "g");

/** One case in the record, with the end of its log. */
export function recordCase(title: string, { state }: Double, { code, log }: ActEnded): void {
  if (record === undefined) return;
  const list = (texts: readonly string[]): string => (texts.length === 0 ? "none" : texts.join(", "));
  const section = [
    `## ${title}`,
    "",
    `- act's exit code: ${String(code)}`,
    `- comments: ${list(state.comments.map(({ issue, body }) => `#${String(issue)} "${headingOf(body)}"`))}`,
    `- artifacts: ${list(state.artifacts.map(({ name }) => `\`${name}\``))}`,
    ...["", "```text", ...logTail(log), "```", ""],
  ];
  appendFileSync(record, `${section.join("\n")}\n`);
}

/** The heading of a comment or a summary. */
export function headingOf(body: string): string {
  return /^### (.*)/m.exec(body)?.[1] ?? "";
}

/** The last lines that act marks with workflow and job, without the machine's folders and ports, and without outputs, which are long. */
function logTail(log: string): string[] {
  return log
    .split("\n")
    .filter(
      (line) =>
        /^\[[^\]]+\/[^\]]+\] /.test(line) &&
        !/::set-output::|LocalRepositoryCache| ⚙ {2}\*\*\*$|::endgroup::/.test(line),
    )
    .map((line) =>
      line
        .replaceAll(folders, "…/")
        .replaceAll(/localhost:\d+/g, "localhost")
        .trimEnd(),
    )
    .slice(-lines);
}
