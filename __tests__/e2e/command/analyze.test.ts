import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { profileSchema, type Profile, type ProfileRange } from "../../../src/model/profile/profile.ts";
import { repositoryPath, repositoryText } from "../../fixtures/recorded.ts";
import { recordingsWithKernels } from "../../fixtures/recordings.ts";
import { command } from "./support/command.ts";

/** Of `full` and `resnet_full` the import lost events: they are refused. */
const real = recordingsWithKernels.filter(([path]) => !/full$/.test(path));

function analyzed(path: string): Profile {
  const { code, stdout, stderr } = command(["analyze", repositoryPath(path), "--json"]);
  expect([code, stderr]).toEqual([0, ""]);
  return profileSchema.parse(JSON.parse(stdout));
}

/** A summary of nsys as `key: [launches, total time]`, read without any of our parsers. Only the last column may hold commas. */
function summary(
  csv: string,
  key: (cells: readonly string[]) => string,
  launches: number,
  totalNs: number,
): Map<string, readonly [number, number]> {
  const [header = "", ...rows] = csv.trim().split("\n");
  const columns = header.split(",").length;
  return new Map(
    rows.map((row) => {
      const cells = row.split(",");
      const name = cells
        .slice(columns - 1)
        .join(",")
        .replace(/^"(.*)"$/, "$1")
        .replaceAll('""', '"');
      return [key([...cells.slice(0, columns - 1), name]), [Number(cells[launches]), Number(cells[totalNs])]];
    }),
  );
}

/** The same of a range of ours. */
function sums(range: ProfileRange | undefined): Map<string, readonly [number, number]> {
  return new Map(
    range?.kernels.map(({ name, rounds }) => [name, [rounds[0]?.launches ?? 0, rounds[0]?.totalNs ?? 0]] as const),
  );
}

describe("analyze --json gives the sums of nsys to the nanosecond", () => {
  test.each(real)("%s: %d launches, %d ns", (path, launches, totalNs) => {
    const profile = analyzed(`${path}.sqlite.gz`);
    const [range, ...more] = profile.ranges;
    // Each of these captures was gated by its one range, so that all kernels are in it.
    expect(more).toEqual([]);
    expect(range?.rounds).toMatchObject([{ launches, kernelNs: totalNs }]);
    expect(profile.rounds).toMatchObject([{ outside: { launches: 0, kernelNs: 0 } }]);
    const kernels = summary(repositoryText(`${path}_cuda_gpu_kern_sum.csv`), (cells) => cells.at(-1) ?? "", 2, 1);
    expect(sums(range)).toEqual(kernels);
    // 2025.3 writes the default domain as an empty text before a colon.
    const ranges = summary(
      repositoryText(`${path}_nvtx_kern_sum.csv`),
      (cells) => `${cells[0]?.replace(/^:/, "")} ${cells.at(-1)}`,
      5,
      6,
    );
    expect(new Map([...sums(range)].map(([name, figures]) => [`${range?.name} ${name}`, figures]))).toEqual(ranges);
    expect(profile.checks.map(({ state }) => state)).toEqual(["held", "held"]);
  });

  test("the shares of the families are all of a range's time", () => {
    const [range] = analyzed("__tests__/fixtures/recorded/decode-eager/round-1.sqlite.gz").ranges;
    const families = range?.families.reduce((sum, { rounds }) => sum + (rounds[0]?.totalNs ?? 0), 0);
    expect(families).toBe(range?.rounds[0]?.kernelNs);
  });
});

describe("what goes where", () => {
  test("text for people is the result, on stdout", () => {
    const { code, stdout, stderr } = command(["analyze", repositoryPath("__tests__/fixtures/recorded/decode-sdpa")]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("NVTX range decode: 1 instance, medians over rounds");
  });

  test("an error is on stderr; with --json stdout holds it as one JSON value", () => {
    const path = repositoryPath("__tests__/fixtures/recorded/nsys-2023.4.4/full.sqlite.gz");
    const plain = command(["analyze", path]);
    expect([plain.code, plain.stdout]).toEqual([3, ""]);
    expect(plain.stderr).toContain("Use an nsys at least as new as the program's CUDA");
    const json = command(["analyze", path, "--json"]);
    expect(json.code).toBe(3);
    expect(JSON.parse(json.stdout)).toMatchObject({ error: { id: "import-damaged", exitCode: 3, where: path } });
    expect(json.stderr).toBe(plain.stderr);
  });

  test("--out writes profile.json, which it names, and what tells of it", () => {
    const { code, stderr, leftInTemporary } = command([
      "analyze",
      repositoryPath("__tests__/fixtures/recorded/decode-sdpa/round-1.sqlite.gz"),
      "--out",
      "new",
    ]);
    const [, file = ""] = /^(.*\/new\/profile\.json)$/m.exec(stderr) ?? [];
    expect([code, existsSync(file), leftInTemporary]).toEqual([0, true, []]);
    expect(readdirSync(join(file, ".."), { recursive: true }).sort()).toEqual(
      [
        ...["profile.json", "ranges", "ranges/decode", "ranges/decode/kernels.csv"],
        ...["report.html", "summary.md", "top-kernels.json", "trace.tar"],
      ].sort(),
    );
  });
});
