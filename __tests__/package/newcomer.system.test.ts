import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { codeBlocks } from "../docs/support/markdown.ts";
import { repositoryPath } from "../fixtures/recorded.ts";

// scripts/newcomer/debian.sh runs these on a bare Debian; CI runs it.
test("starts README.md with a newcomer's two shell commands", () => {
  const first = codeBlocks(readFileSync(repositoryPath("README.md"), "utf8")).find(({ language }) => language === "sh");
  expect(first?.code).toBe("npm ci && npm run demo\nnpm ci && npm test\n");
});

test.each([
  { argv: ["--help"], code: 0, says: "Usage: scripts/newcomer/debian.sh" },
  { argv: ["--onyl", "1"], code: 2, says: "unknown argument: --onyl" },
  { argv: ["--only", "3"], code: 2, says: "It takes 1 or 2" },
])("ends debian.sh $argv with exit code $code", ({ argv, code, says }) => {
  const { status, stdout, stderr } = spawnSync("bash", [repositoryPath("scripts/newcomer/debian.sh"), ...argv], {
    encoding: "utf8",
  });
  expect(status).toBe(code);
  expect(stdout + stderr).toContain(says);
});
