import { expect, test } from "@jest/globals";
import { mostCommentLines, openLines } from "../../../scripts/comments/comment-page.ts";
import { commentLimit, commentMarkdown } from "../../../src/report/comment/comment.ts";
import type { CommentInput } from "../../../src/report/comment/comment-input.ts";
import { expectGolden } from "../../support/golden.ts";
import { cases, recordedCases, recordedSides } from "./support/cases.ts";

const sides = recordedSides();
const recorded = recordedCases();

test.each<readonly [string, () => Promise<CommentInput | undefined>]>([
  ...Object.entries(cases).map(([name, make]) => [name, async () => make(await sides)] as const),
  ...["host-waits", "slow-rank"].map((name) => [name, async () => (await recorded)[name]] as const),
])("renders %s as in docs/comments, in at most 16 lines", async (name, make) => {
  // Shorter than it may be, so that a reader of the example sees what is left out, and how.
  const limit = name === "hostile-names" ? 20_000 : commentLimit;
  const made = await make();
  if (made === undefined) throw new Error(`There is no case ${name}.`);
  const shown = commentMarkdown(made, limit);
  expect(shown.length).toBeLessThanOrEqual(limit);
  if (name !== "hostile-names") expect(openLines(shown)).toBeLessThanOrEqual(mostCommentLines);
  expectGolden(`../../../docs/comments/${name}.md`, shown.trimEnd());
});
