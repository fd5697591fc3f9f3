import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { repositoryPath, repositoryText } from "../fixtures/recorded.ts";

/** All text of src/compare: a reason's id stands in it as it is. */
const source = readdirSync(repositoryPath("src/compare"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(join(repositoryPath("src/compare"), file), "utf8"))
  .join("\n");

test("every reason that the code gives is in docs/report-format.md", () => {
  const given = [...source.matchAll(/\bfinding\(\s*"([a-z-]+)"/g)].map(([, id = ""]) => id);
  expect(given.length).toBeGreaterThan(15);
  const documented = repositoryText("docs/report-format.md");
  expect(given.filter((id) => !documented.includes(`\`${id}\``))).toEqual([]);
});
