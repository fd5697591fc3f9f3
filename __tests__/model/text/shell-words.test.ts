import { expect, test } from "@jest/globals";
import { shellLine } from "../../../src/model/text/shell-words.ts";

test.each([
  [["python3", "bench.py", "--steps=32"], "python3 bench.py --steps=32"],
  [["echo", "it's", ""], "echo 'it'\\''s' ''"],
  [["a\nb", "\u001b[2J'\\", "\u202e"], String.raw`$'a\nb' $'\U0000001b[2J\'\\' $'\U0000202e'`],
])("%j", (argv, line) => {
  expect(shellLine(argv)).toBe(line);
});
