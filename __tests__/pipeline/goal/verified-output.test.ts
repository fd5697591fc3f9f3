import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { mostVerified } from "../../../src/model/profile/held-to-goal.ts";
import { readVerified } from "../../../src/pipeline/goal/verified-output.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { testDirectory } from "../../run/support/directory.ts";

const output = { sum: 1.5, logits: [0.25, -1], text: "9f86" };

test("reads numbers, lists of numbers, and texts", async () => {
  const file = join(testDirectory(), "verify.json");
  writeFileSync(file, JSON.stringify(output));
  expect(await readVerified(file)).toEqual({ state: "written", values: output });
});

const text = (content: unknown) => (file: string) => {
  writeFileSync(file, JSON.stringify(content));
};

const ones = (length: number) => Array<number>(length).fill(1);

test.each<[what: string, make: (file: string) => void, why: string]>([
  ["a link", (file) => symlinkSync(repositoryPath("package.json"), file), "Can't read the file"],
  ["a folder", (file) => mkdirSync(file), "isn't a regular file"],
  ["a large file", (file) => writeFileSync(file, `{"a": "${" ".repeat(2 ** 20)}"}`), "the limit is"],
  ["nothing", () => undefined, "didn't write the file"],
  ["no JSON", (file) => writeFileSync(file, '{"sum": NaN}'), "NaN and Infinity aren't JSON"],
  ["a list", text([1, 2]), "isn't a JSON object"],
  ["no value", text({}), "has 0 names; it must have 1 to 1,000"],
  ["a nested object", text({ a: { b: 1 } }), 'The value of "a" isn\'t a number, a list of numbers, or a string'],
  ["a list of texts", text({ a: ["b"] }), 'The value of "a" isn\'t a number'],
  ["a long text", text({ a: "x".repeat(300) }), 'The value of "a" has 300 characters; the limit is 256.'],
  ["a long name", text({ ["x".repeat(300)]: 1 }), "has 300 characters; the limit is 256."],
  ["too many names", text(Object.fromEntries(ones(mostVerified.names + 1).entries())), "has 1,001 names"],
  ["too many numbers", text({ a: ones(mostVerified.numbers), b: 1 }), "has 20,001 numbers; the limit is 20,000"],
])("rejects output with %s in plain words", async (_, make, why) => {
  const file = join(testDirectory(), "verify.json");
  make(file);
  expect(await readVerified(file)).toEqual({ state: "failed", why: expect.stringContaining(why) });
});

test("limits the reason's length when the program's names are long", async () => {
  const file = join(testDirectory(), "verify.json");
  text({ [`${"\n✖".repeat(5000)}`]: {} })(file);
  expect(await readVerified(file)).toEqual({ state: "failed", why: expect.stringMatching(/^.{1,500}$/) });
});
