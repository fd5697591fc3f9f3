import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { plainText } from "../../../src/model/text/plain-text.ts";
import { shellLine } from "../../../src/model/text/shell-words.ts";
import { testDirectory } from "../../run/support/directory.ts";

test("quotes words so that bash splits them back, runs none, and terminals ignore them", () => {
  const word = fc.string({ unit: fc.constantFrom("a", " ", "'", '"', "\\", "$", "\n", "\u001b", "\u200b", "é", "`") });
  const commands = [
    ...fc.sample(fc.array(word, { minLength: 1 }), { numRuns: 200, seed: 20260115 }),
    ["$(touch PWNED)", "`touch PWNED`", "'; touch PWNED; '", '" && touch PWNED && "', "a\ntouch PWNED\n"],
  ];
  const lines = commands.map(shellLine);
  for (const line of lines) expect(plainText(line)).toBe(line);
  const cwd = testDirectory();
  const { stdout } = spawnSync("bash", ["-c", lines.map((line) => `printf '%s\\0' ${line}`).join("\n")], {
    cwd,
    encoding: "utf8",
    env: { LC_ALL: "C.UTF-8" },
  });
  expect(stdout).toBe(commands.flatMap((words) => words.map((text) => `${text}\0`)).join(""));
  expect(readdirSync(cwd)).toEqual([]);
});
