import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { kernelExplanationSchema } from "../../../src/features/agents/model/kernel-explanation.ts";
import { agentVerdictSchema } from "../../../src/features/agents/model/verdict.ts";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { command } from "./support/command.ts";
import { workspace } from "./support/workspace.ts";

const sdpa = repositoryPath("__tests__/fixtures/recorded/decode-sdpa");
const eager = repositoryPath("__tests__/fixtures/recorded/decode-eager");
const damaged = repositoryPath("__tests__/fixtures/recorded/nsys-2023.4.4/full.sqlite.gz");

describe("analyze", () => {
  test("prints text, and writes a folder of results for --out", () => {
    const place = workspace();
    const { code, stdout, stderr, leftInTemporary } = command(["analyze", sdpa, "--out", "new"], { workspace: place });
    expect([code, leftInTemporary]).toEqual([0, []]);
    expect(stdout).toMatch(/^ {2}decode +1\.\d\d ms +718 /m);
    expect(stderr).toMatch(/^.*\/new\/profile\.json$/m);
    expect(readdirSync(join(place.path, "new"), { recursive: true }).sort()).toEqual(
      [
        ...["profile.json", "ranges", "ranges/decode", "ranges/decode/kernels.csv"],
        ...["report.html", "summary.md", "top-kernels.json", "trace.tar"],
      ].sort(),
    );
  });

  test("prints an error on stderr, and with --json also as JSON on stdout", () => {
    const json = command(["analyze", damaged, "--json"]);
    expect(json.code).toBe(3);
    expect(JSON.parse(json.stdout)).toMatchObject({ error: { id: "import-damaged", exitCode: 3, where: damaged } });
    expect(command(["analyze", damaged])).toMatchObject({ code: 3, stdout: "", stderr: json.stderr });
  });
});

describe("compare", () => {
  test("exits with 1 if the head is slower, and prints the verdict and exit code last", () => {
    const { code, stdout, stderr, leftInTemporary } = command(["compare", "--base", sdpa, "--head", eager]);
    expect([code, stderr, leftInTemporary]).toEqual([1, "", []]);
    const [verdict, exitCode] = stdout.trimEnd().split("\n").slice(-2);
    expect(verdict).toMatch(/^REGRESSED: decode takes 16\.5% longer on the GPU\. 1\.57 → 1\.83 ms \([^)]*\): copy /);
    expect(exitCode).toBe("Exit code: 1");
    expect(stdout).not.toContain("\u001b");
  });

  test("takes several files as rounds, and prints and writes the same comparison.json", () => {
    const environment = { FORCE_COLOR: "1", COLUMNS: "40" };
    const place = workspace();
    const rounds = [1, 2, 3].map((round) => `${eager}/round-${String(round)}.sqlite.gz`);
    const { code, stdout, stderr } = command(
      ["compare", "--base", ...rounds, "--head", sdpa, "--json", "--out", "new"],
      { workspace: place, environment },
    );
    expect(code).toBe(0);
    for (const name of ["comparison.json", "report.html", "trace.tar"]) expect(stderr).toContain(`new/${name}`);
    expect(stdout).not.toContain("\u001b");
    const printed = comparisonSchema.parse(JSON.parse(stdout));
    expect(printed).toMatchObject({ verdict: "pass", base: { rounds: 3 } });
    expect(printed).toEqual(JSON.parse(readFileSync(join(place.path, "new/comparison.json"), "utf8")));
  });

  test("prints only verdict.json with --verdict, and explain accepts its ids", () => {
    const place = workspace();
    const [base, head] = ["sdpa", "eager"].map((name) => repositoryPath(`examples/recordings/llm-decode-${name}`));
    const { code, stdout, stderr } = command(
      ["compare", "--base", base ?? "", "--head", head ?? "", "--out", "new", "--verdict"],
      { workspace: place },
    );
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toBe(readFileSync(join(place.path, "new/verdict.json"), "utf8"));
    const { verdict, directory, kernels, files } = agentVerdictSchema.parse(JSON.parse(stdout));
    expect([verdict, directory]).toEqual(["regressed", "new"]);
    for (const file of files) expect(readFileSync(join(place.path, "new", file)).length).toBeGreaterThan(0);
    const id = kernels[0]?.id ?? "";
    const explained = command(["explain", "new", "--kernel", id], { workspace: place });
    expect([explained.code, explained.stderr]).toEqual([0, ""]);
    const kernel = kernelExplanationSchema.parse(JSON.parse(explained.stdout));
    expect(kernel).toMatchObject({ id, range: "decode", match: "exact", base: { launches: 272 } });
    expect(kernel.ncu).toContainEqual({ metric: "theoreticalOccupancyPct", unit: "%", base: 100, head: 100 });
    const listed = command(["explain", "new"], { workspace: place }).stdout;
    expect(listed).toMatch(/^id +base +head +change +kernel or nested range +range, line\na +– +712 µs +– +new /);
    const one = command(["explain", "new", "f"], { workspace: place }).stdout;
    expect(one).toMatch(/ in decode, copy\n +base +head\n {2}time on the GPU +742 µs +1\.05 ms +\+41\.9% \(interval /);
    expect(command(["explain", "new", "Softmax"], { workspace: place }).stdout).toContain("softmax_warp_forward");
    for (const [folder, unknown, error] of [
      ["new", "k000000000000", "no-such-kernel"],
      [".", id, "no-comparison"],
    ] as const) {
      const ended = command(["explain", folder, "--kernel", unknown], { workspace: place });
      expect([ended.code, JSON.parse(ended.stdout)]).toMatchObject([2, { error: { id: error } }]);
    }
  });
});
