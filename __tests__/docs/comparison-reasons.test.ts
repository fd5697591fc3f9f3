import { expect, test } from "@jest/globals";
import { reasonIdSchema } from "../../src/model/comparison/reason.ts";
import { repositoryText } from "../fixtures/recorded.ts";

test("documents every comparison reason in docs/report-format.md", () => {
  const documented = repositoryText("docs/report-format.md");
  expect(reasonIdSchema.options.length).toBeGreaterThan(40);
  expect(reasonIdSchema.options.filter((id) => !documented.includes(`\`${id}\``))).toEqual([]);
});
