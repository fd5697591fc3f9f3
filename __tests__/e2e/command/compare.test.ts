import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { command } from "./support/command.ts";

const sdpa = repositoryPath("__tests__/fixtures/recorded/decode-sdpa");
const eager = repositoryPath("__tests__/fixtures/recorded/decode-eager");

describe("compare", () => {
  test("head is slower: exit 1, the verdict and the exit code last, for people on stdout", () => {
    const { code, stdout, stderr, leftInTemporary } = command(["compare", "--base", sdpa, "--head", eager]);
    expect([code, stderr, leftInTemporary]).toEqual([1, "", []]);
    const [verdict, exitCode] = stdout.trimEnd().split("\n").slice(-2);
    expect(verdict).toMatch(/^REGRESSED: decode takes 17\.1% longer on the GPU \(12\.5 → 14\.6 ms\): copy /);
    expect(exitCode).toBe("Exit code: 1");
  });

  test("the way back: exit 0; several paths of a side are its rounds", () => {
    const rounds = [1, 2, 3].map((round) => `${eager}/round-${String(round)}.sqlite.gz`);
    const { code, stdout } = command(["compare", "--base", ...rounds, "--head", sdpa]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ +measured +3 rounds, .* 3 rounds, /m);
  });

  test("--json prints comparison.json alone, --out writes it and names it", () => {
    const { code, stdout, stderr } = command(["compare", "--base", sdpa, "--head", eager, "--json", "--out", "new"]);
    expect(code).toBe(1);
    const [, file = ""] = /^(.*\/new\/comparison\.json)$/m.exec(stderr) ?? [];
    expect(existsSync(file)).toBe(true);
    const [, report = ""] = /^(.*\/new\/report\.html)$/m.exec(stderr) ?? [];
    expect(readFileSync(report, "utf8")).toContain("<h2>Regressed</h2>");
    const printed = comparisonSchema.parse(JSON.parse(stdout));
    expect(printed).toEqual(JSON.parse(readFileSync(file, "utf8")));
  });

  test.each([
    { name: "inconclusive where it is told to", set: "compare.fail-on=inconclusive,regression", code: 1 },
    { name: "nothing where it is told so", set: "compare.fail-on=[]", code: 0 },
    { name: "a budget always", set: "compare.budgets=decode.launches <= 10", code: 1 },
  ])("fails on $name: exit $code", ({ set, code }) => {
    expect(command(["compare", "--base", sdpa, "--head", eager, "--set", set]).code).toBe(code);
  });

  test("a damaged side is no comparison: exit 3", () => {
    const damaged = repositoryPath("__tests__/fixtures/recorded/nsys-2023.4.4/full.sqlite.gz");
    const { code, stdout, stderr } = command(["compare", "--base", sdpa, "--head", damaged]);
    expect([code, stdout]).toEqual([3, ""]);
    expect(stderr).toContain("where:");
  });

  test.each([
    { argv: ["compare", "--base", sdpa], help: "--head" },
    { argv: ["compare", sdpa, eager], help: "--base" },
  ])("$argv is wrong usage: exit 2", ({ argv, help }) => {
    const { code, stderr } = command(argv);
    expect(code).toBe(2);
    expect(stderr).toContain(help);
  });
});
