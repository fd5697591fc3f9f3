import { spawnSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { repositoryPath } from "../fixtures/recorded.ts";

const root = repositoryPath("");

test("the command prints them with numbers and places; its seed is the commit", () => {
  const printed = (...options: string[]): string => {
    const argv = ["scripts/sentences.ts", "--count", "3", ...options];
    return spawnSync(process.execPath, argv, { cwd: root, encoding: "utf8" }).stdout;
  };
  const text = printed();
  const [, seed = ""] = /^Seed: ([0-9a-f]{40})\n/.exec(text) ?? [];
  expect(text).toMatch(/\n\n## docs \(of [\d,]+ sentences\)\n\n1\. .+\n {3}\S+:\d+\n {3}after: .+\n2\. /);
  expect(text.match(/^3\. /gm)).toHaveLength(5);
  expect(printed("--seed", seed)).toBe(text);
});
