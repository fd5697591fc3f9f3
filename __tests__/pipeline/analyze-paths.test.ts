import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import { profileSchema } from "../../src/model/profile/profile.ts";
import { addRanges, layers } from "../fixtures/nested-ranges.ts";
import { repositoryPath, repositoryText, unpackRecording } from "../fixtures/recorded.ts";
import { testDirectory } from "../run/support/directory.ts";
import { analyzed, profileOf, recorded, refused } from "./support/analyze.ts";

const sdpa = [1, 2, 3].map((round) => `examples/recordings/llm-decode-sdpa/round-${round}.sqlite.gz`);
const prefill = `${recorded}/prefill`;

describe("several paths", () => {
  test("are rounds in the order of the arguments", async () => {
    const profile = await profileOf([sdpa[2] ?? "", sdpa[0] ?? ""]);
    expect(profile.rounds.map(({ round, captures }) => [round, captures.map(({ sources }) => sources)])).toEqual([
      [1, [[sdpa[2]]]],
      [2, [[sdpa[0]]]],
    ]);
    expect(profile.ranges[0]?.rounds.map(({ kernelNs }) => kernelNs)).toEqual([12_489_335, 12_543_418]);
  });

  test("are a folder's reports in numeric order", async () => {
    const folder = testDirectory();
    for (const [source, target] of [
      [sdpa[0], "round-10"],
      [sdpa[1], "round-2"],
    ])
      copyFileSync(repositoryPath(source ?? ""), join(folder, `${target}.sqlite.gz`));
    const profile = await profileOf([folder]);
    expect(profile.ranges[0]?.rounds.map(({ kernelNs }) => kernelNs)).toEqual([12_495_396, 12_543_418]);
    expect(profile.rounds.flatMap(({ captures }) => captures.map(({ label }) => label))).toEqual([
      "round-2.sqlite.gz",
      "round-10.sqlite.gz",
    ]);
  });

  test("use the fastest form of a report that exists in several", async () => {
    const folder = testDirectory();
    copyFileSync(repositoryPath(`${prefill}.sqlite.gz`), join(folder, "a.sqlite.gz"));
    writeFileSync(join(folder, "a.sqlite"), gunzipSync(readFileSync(join(folder, "a.sqlite.gz"))));
    writeFileSync(join(folder, "a.nsys-rep"), "not looked at");
    expect((await profileOf([folder])).rounds).toHaveLength(1);
  });

  test("are refused as rounds when they come from two programs", async () => {
    const eager = "examples/recordings/llm-decode-eager/round-1.sqlite.gz";
    const [one, other] = [join(testDirectory(), "out"), join(testDirectory(), "out")];
    await analyzed([sdpa[0] ?? ""], { out: one });
    await analyzed([eager], { out: other });
    for (const paths of [
      [sdpa[0] ?? "", eager],
      [join(one, "profile.json"), join(other, "profile.json")],
    ]) {
      const profile = await profileOf(paths);
      expect(profile.warnings).toEqual([
        expect.stringMatching(/^Range decode: .* 5744 to 6784 launches; 8 of 41 kernels /),
      ]);
    }
    expect((await profileOf(sdpa)).warnings).toEqual([]);
  });
});

describe("a profile.json", () => {
  async function written(): Promise<string> {
    const out = join(testDirectory(), "out");
    const { profileFile } = await analyzed([sdpa[0] ?? ""], { out });
    return profileFile ?? "";
  }

  test("is written to a new folder, matches its schema, and reads back unchanged", async () => {
    const path = await written();
    expect(basename(path)).toBe("profile.json");
    const profile = profileSchema.parse(JSON.parse(readFileSync(path, "utf8")));
    expect(await profileOf([path])).toEqual(profile);
  });

  test("shows the requested ranges, and lists its ranges when one is missing", async () => {
    const path = await written();
    expect((await profileOf([path], { ranges: ["decode"] })).ranges).toHaveLength(1);
    const found = await refused([path], { ranges: ["decode", "prefill", "warm*"] });
    expect(found.exitCode).toBe(2);
    for (const text of ["has: decode.", "no range prefill, warm*."]) expect(found.text).toContain(text);
  });

  test("counts with all its rounds next to reports and other profiles", async () => {
    const path = await written();
    const mixed = await profileOf([path, sdpa[1] ?? ""]);
    const both = await profileOf([path, path]);
    const [alone] = (await profileOf([path])).ranges;
    for (const profile of [mixed, both]) {
      const rounds = alone === undefined ? 0 : alone.rounds.length;
      const [range] = profile.ranges;
      expect(profile.rounds.map(({ round }) => round)).toEqual(Array.from(profile.rounds, (_, index) => index + 1));
      expect(range?.rounds.slice(0, rounds)).toEqual(alone?.rounds);
      expect(range?.rounds.length).toBeGreaterThan(rounds);
      for (const [index, round] of (range?.rounds ?? []).entries())
        expect(range?.kernels.reduce((sum, kernel) => sum + (kernel.rounds[index]?.totalNs ?? 0), 0)).toBe(
          round.kernelNs,
        );
    }
  });

  test.each([
    ["cut", (text: string) => text.slice(0, 1000)],
    ["of another version", (text: string) => text.replace('"schemaVersion": 1', '"schemaVersion": 99')],
    ["with a figure that is text", (text: string) => text.replace(/"kernelNs": \d+/, '"kernelNs": "12"')],
  ])("is refused when it's %s", async (_, change) => {
    const broken = join(testDirectory(), "profile.json");
    writeFileSync(broken, change(readFileSync(await written(), "utf8")));
    expect(await refused([broken])).toMatchObject({ exitCode: 3 });
  });
});

describe("the output folder", () => {
  test("is refused if it exists", async () => {
    const out = testDirectory();
    writeFileSync(join(out, "profile.json"), "mine");
    expect((await refused([sdpa[0] ?? ""], { out })).exitCode).toBe(2);
    expect(readFileSync(join(out, "profile.json"), "utf8")).toBe("mine");
  });

  test("includes the tables of nested ranges", async () => {
    const out = join(testDirectory(), "out");
    using report = unpackRecording("examples/recordings/llm-decode-eager/round-1.sqlite.gz");
    addRanges(report.path, "decode", layers(12));
    await analyzed([report.path], { out, ranges: ["decode"] });
    expect(readFileSync(join(out, "ranges/decode/operators.csv"), "utf8").split("\n")).toHaveLength(39);
    expect(readFileSync(join(out, "summary.md"), "utf8")).toContain("## By operator, in decode");
  });

  test("is removed when a capture is refused", async () => {
    const out = join(testDirectory(), "out");
    await refused([`${recorded}/nokernel.sqlite.gz`], { out });
    expect(existsSync(out)).toBe(false);
  });
});

describe("a damaged file", () => {
  const compressed = readFileSync(repositoryPath(`${prefill}.sqlite.gz`));
  const firstHalf = (whole: Buffer) => whole.subarray(0, whole.length / 2);

  test.each([
    { name: "an empty export", file: "a.sqlite", content: "" },
    { name: "text in place of an export", file: "a.sqlite", content: "hello\n".repeat(100) },
    { name: "a compressed export that is cut", file: "a.sqlite.gz", content: firstHalf(compressed) },
    { name: "an export that is cut", file: "a.sqlite", content: firstHalf(gunzipSync(compressed)) },
    { name: "something else, compressed", file: "a.sqlite.gz", content: gzipSync("hello") },
  ])("exits with 3 and names the file: $name", async ({ file, content }) => {
    const path = join(testDirectory(), file);
    writeFileSync(path, content);
    const found = await refused([path]);
    expect(found).toMatchObject({ exitCode: 3, text: expect.stringContaining("a.sqlite") });
    expect(found.text).not.toContain("a bug in llm-profile");
  });

  test("asks for nsys when a report needs an export", async () => {
    const path = join(testDirectory(), "a.nsys-rep");
    writeFileSync(path, "report");
    expect(await refused([path])).toMatchObject({ id: "nsys-missing", exitCode: 3 });
  });
});

describe("nsys's own summaries beside the export", () => {
  /** The prefill capture with its summaries, changed. */
  function beside(change: (csv: string, file: string) => string | null): string {
    const folder = join(testDirectory(), "reports");
    mkdirSync(folder);
    copyFileSync(repositoryPath(`${prefill}.sqlite.gz`), join(folder, "prefill.sqlite.gz"));
    for (const name of ["cuda_gpu_kern_sum", "nvtx_kern_sum"]) {
      const text = change(repositoryText(`${prefill}_${name}.csv`), name);
      if (text !== null) writeFileSync(join(folder, `prefill_${name}.csv`), text);
    }
    return join(folder, "prefill.sqlite.gz");
  }

  test("are reported as impossible checks when missing", async () => {
    const { checks } = await profileOf([beside(() => null)]);
    expect(checks.map(({ state }) => state)).toEqual(["not-possible", "not-possible"]);
  });

  test("don't count as agreement when empty", async () => {
    const found = await refused([beside((csv, name) => (name === "cuda_gpu_kern_sum" ? "" : csv))]);
    expect(found.exitCode).toBe(3);
    expect(found.text).toContain("prefill_cuda_gpu_kern_sum.csv");
  });
});
