import { expect, test } from "@jest/globals";
import { commentLimit, commentMarkdown } from "../../../src/report/comment/comment.ts";
import { expectGolden } from "../../support/golden.ts";
import { cases, recordedSides } from "./support/cases.ts";

const sides = recordedSides();
test.each(Object.entries(cases))("rendered comments, as docs/comments/ has them: %s", async (name, make) => {
  // Shorter than it may be, so that a reader of the example sees what is left out, and how.
  const limit = name === "hostile-names" ? 20_000 : commentLimit;
  const shown = commentMarkdown(make(await sides), limit);
  expect(shown.length).toBeLessThanOrEqual(limit);
  expectGolden(`../../../docs/comments/${name}.md`, shown.trimEnd());
});
