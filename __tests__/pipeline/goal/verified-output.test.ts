import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { mostVerified } from "../../../src/model/profile/held-to-goal.ts";
import { readVerified } from "../../../src/pipeline/goal/verified-output.ts";
import { testDirectory } from "../../run/support/directory.ts";

const output = { sum: 1.5, logits: [0.25, -1], text: "9f86" };

test("numbers, lists of them and texts are read", async () => {
  const file = join(testDirectory(), "verify.json");
  writeFileSync(file, JSON.stringify(output));
  expect(await readVerified(file)).toEqual({ state: "written", values: output });
});

const text = (content: unknown) => (file: string) => {
  writeFileSync(file, JSON.stringify(content));
};

test.each<[what: string, make: (file: string) => void]>([
  [
    "a link",
    (file) => {
      writeFileSync(`${file}.real`, JSON.stringify(output));
      symlinkSync(`${file}.real`, file);
    },
  ],
  ["a pipe", (file) => execFileSync("mkfifo", [file])],
  ["a folder", (file) => mkdirSync(file)],
  ["a large file", (file) => writeFileSync(file, `{"a": "${" ".repeat(2 ** 20)}"}`)],
  ["nothing", () => undefined],
  ["no JSON", (file) => writeFileSync(file, '{"sum": NaN}')],
  ["a list", text([1, 2])],
  ["no value", text({})],
  ["a nested object", text({ a: { b: 1 } })],
  ["a long text", text({ a: "x".repeat(mostVerified.characters + 1) })],
  [
    "too many names",
    text(Object.fromEntries(Array.from({ length: mostVerified.names + 1 }, (_, at) => [`n${at}`, 1]))),
  ],
  ["too many numbers", text({ a: Array.from({ length: mostVerified.numbers }, () => 1), b: 1 })],
])("%s is no output", async (_, make) => {
  const file = join(testDirectory(), "verify.json");
  make(file);
  expect(await readVerified(file)).toMatchObject({ state: "failed", why: expect.stringMatching(/^.{1,500}$/s) });
});
