import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { command } from "./support/command.ts";
import { workspace } from "./support/workspace.ts";

const sdpa = repositoryPath("__tests__/fixtures/recorded/decode-sdpa");
const eager = repositoryPath("__tests__/fixtures/recorded/decode-eager");

describe("compare", () => {
  test("head is slower: exit 1, the verdict and the exit code last, for people on stdout", () => {
    const { code, stdout, stderr, leftInTemporary } = command(["compare", "--base", sdpa, "--head", eager]);
    expect([code, stderr, leftInTemporary]).toEqual([1, "", []]);
    const [verdict, exitCode] = stdout.trimEnd().split("\n").slice(-2);
    expect(verdict).toMatch(/^REGRESSED: decode takes 16\.5% longer on the GPU \(1\.57 → 1\.83 ms\): copy /);
    expect(exitCode).toBe("Exit code: 1");
    expect(stdout).not.toContain("\u001b");
  });

  test("the way back: exit 0; several paths of a side are its rounds", () => {
    const rounds = [1, 2, 3].map((round) => `${eager}/round-${String(round)}.sqlite.gz`);
    const { code, stdout } = command(["compare", "--base", ...rounds, "--head", sdpa]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ +measured +3 rounds, .* 3 rounds, /m);
  });

  test("--json prints comparison.json alone, without colors; --out writes it and names it", () => {
    const environment = { FORCE_COLOR: "1", COLUMNS: "40" };
    const place = workspace();
    const { code, stdout, stderr } = command(["compare", "--base", sdpa, "--head", eager, "--json", "--out", "new"], {
      workspace: place,
      environment,
    });
    expect(code).toBe(1);
    const folder = join(place.path, "new");
    for (const name of ["comparison.json", "report.html", "trace.tar"]) expect(stderr).toContain(`new/${name}`);
    expect(readFileSync(join(folder, "report.html"), "utf8")).toContain("<h2>Regressed</h2>");
    expect(stdout).not.toContain("\u001b");
    const printed = comparisonSchema.parse(JSON.parse(stdout));
    expect(printed.verdict).toBe("regressed");
    expect(printed).toEqual(JSON.parse(readFileSync(join(folder, "comparison.json"), "utf8")));
  });

  test("a damaged side is no comparison: exit 3", () => {
    const damaged = repositoryPath("__tests__/fixtures/recorded/nsys-2023.4.4/full.sqlite.gz");
    const { code, stdout, stderr } = command(["compare", "--base", sdpa, "--head", damaged]);
    expect([code, stdout]).toEqual([3, ""]);
    expect(stderr).toContain(`where: ${damaged}`);
  });
});
