import { spawnSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { plainText } from "../../../src/model/text/plain-text.ts";
import { shellLine } from "../../../src/model/text/shell-words.ts";

test.each([
  [["python3", "bench.py", "--steps=32"], "python3 bench.py --steps=32"],
  [["echo", "it's", ""], "echo 'it'\\''s' ''"],
  [["a\nb", "\u001b[2J'\\", "\u202e"], String.raw`$'a\nb' $'\U0000001b[2J\'\\' $'\U0000202e'`],
])("%j", (argv, line) => {
  expect(shellLine(argv)).toBe(line);
});

test("bash reads the same words back, and a terminal gets nothing to act on", () => {
  const word = fc.string({ unit: fc.constantFrom("a", " ", "'", '"', "\\", "$", "\n", "\u001b", "\u200b", "é", "`") });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const line = shellLine(words);
      expect(plainText(line)).toBe(line);
      const { stdout } = spawnSync("bash", ["-c", `printf '%s\\0' ${line}`], {
        encoding: "utf8",
        env: { LC_ALL: "C.UTF-8" },
      });
      expect(stdout).toBe(words.map((one) => `${one}\0`).join(""));
    }),
    { numRuns: 50 },
  );
});
