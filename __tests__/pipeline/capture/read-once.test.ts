import { basename } from "node:path";
import { expect, test } from "@jest/globals";

const sqlite = process.getBuiltinModule("node:sqlite");
const { DatabaseSync } = sqlite;
const opened: string[] = [];
class NotedDatabase extends DatabaseSync {
  constructor(...given: ConstructorParameters<typeof DatabaseSync>) {
    super(...given);
    opened.push(String(given[0]));
  }
}

// A module takes its imports once.
Object.assign(sqlite, { DatabaseSync: NotedDatabase });
const { measuredRun } = await import("../support/measured-run.ts");
Object.assign(sqlite, { DatabaseSync });

test("reads a report once for the gate and the profile", async () => {
  await measuredRun({
    program: () => ({ recordings: ["__tests__/fixtures/recorded/decode-sdpa/round-1"] }),
    set: ["rounds=1", "compare.max-rounds=1"],
  });
  const reports = opened.filter((path) => basename(path) === "report.sqlite");
  expect(reports).toHaveLength(2);
  expect(new Set(reports).size).toBe(2);
});
