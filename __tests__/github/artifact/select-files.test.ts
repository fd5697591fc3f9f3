import { linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import {
  type ListedFile,
  listFiles,
  selectFiles,
  type UploadLimits,
} from "../../../src/github/artifact/select-files.ts";
import { testDirectory } from "../../run/support/directory.ts";

const limits: UploadLimits = { main: { bytes: 1000, files: 5 }, reports: { bytes: 5000, files: 5 } };

function listed(path: string, bytes = 10, kind: ListedFile["kind"] = "file"): ListedFile {
  return { path, bytes, kind };
}

function select(files: readonly ListedFile[], withheld: string[] | null = []) {
  const found = selectFiles(
    files,
    withheld === null ? null : withheld.map((path) => ({ path, reason: "no isolation" })),
    limits,
  );
  return {
    main: found.main.map(({ path }) => path),
    reports: found.reports.map(({ path }) => path),
    leftOut: found.leftOut.map(({ path, why }) => `${path}: ${why}`),
    warned: found.leftOut.filter(({ unexpected }) => unexpected).map(({ path }) => path),
  };
}

const capture = "head/round-1/decode/nsys";

describe("selectFiles", () => {
  test("puts readable files and profiler reports into separate artifacts", () => {
    const report = [`${capture}/report.nsys-rep`, `${capture}/report.sqlite.gz`, "head/ncu/decode/report.ncu-rep"];
    const main = ["run.json", `${capture}/stderr.txt`, "ranges/decode/kernels.csv", "trace.json.gz"];
    expect(select([...report, ...main].map((path) => listed(path)))).toEqual({
      main,
      reports: report,
      leftOut: [],
      warned: [],
    });
  });

  test.each([
    ["by its path", `${capture}/report.nsys-rep`, `${capture}/report.nsys-rep`, true],
    ["by a path from before it was compressed", `${capture}/report.sqlite`, `${capture}/report.sqlite.zst`, true],
    ["the write-ahead log of a withheld database", `${capture}/report.sqlite`, `${capture}/report.sqlite-wal`, true],
    ["not by another path", `${capture}/report.nsys-rep`, "base/round-1/decode/nsys/report.nsys-rep", false],
    ["by a glob", "**/*.nsys-rep{,.gz}", `${capture}/report.nsys-rep`, true],
    ["by a glob, in the top folder", "**/*.sqlite{,.gz}", "report.sqlite", true],
    ["by a glob that includes compressed files", "**/*.sqlite{,.gz}", `${capture}/report.sqlite.gz`, true],
    ["by a glob that includes zstd files", "**/*.sqlite{,.gz,.zst}", `${capture}/report.sqlite.zst`, true],
    ["by an older run's glob without zstd files", "**/*.sqlite{,.gz}", `${capture}/report.sqlite.zst`, true],
    ["by a glob, with a hidden name", "**/*.sqlite{,.gz}", `${capture}/.report.sqlite`, true],
    ["not by another format's glob", "**/*.sqlite{,.gz}", `${capture}/report.nsys-rep`, false],
    ["not if a glob's dot is another character", "**/*.ncu-rep{,.gz}", `${capture}/xncu-rep.sqlite`, false],
    ["not if a star would have to match a slash", "head/*.sqlite", "head/a/b.sqlite", false],
  ])("decides whether to withhold a report: %s", (_, pattern, path, expected) => {
    const { reports, leftOut, warned } = select([listed(path)], [pattern]);
    expect(reports).toEqual(expected ? [] : [path]);
    expect(leftOut).toEqual(expected ? [`${path}: withheld according to run.json`] : []);
    expect(warned).toEqual([]);
  });

  test("withholds all reports if it doesn't know which may be uploaded", () => {
    const { main, reports, warned } = select([listed("a.sqlite"), listed("stdout.txt")], null);
    expect({ main, reports, warned }).toEqual({ main: ["stdout.txt"], reports: [], warned: ["a.sqlite"] });
  });

  test.each<[string, ListedFile, boolean]>([
    ["a symbolic link", listed("a", 0, "link"), true],
    ["not a regular file", listed("b", 0, "other"), true],
    ["a name that artifacts don't allow", listed('x"y'), true],
    ["a name that artifacts don't allow", listed("out:1.txt"), true],
    ["a name that artifacts don't allow", listed("a\\..\\b"), true],
    ["incomplete", listed(`${capture}/.report.sqlite.0a1b2c3d.partial`), false],
    ["the program's own output", listed(`${capture}/hydra/checkpoint.pt`), false],
    ["the program's own output", listed(`${capture}-attempt-1/hydra/x`), false],
    ["the program's own output", listed("head/ncu/decode/hydra/x"), false],
  ])("leaves out a file: %s", (why, file, warned) => {
    expect(select([file])).toEqual({
      main: [],
      reports: [],
      leftOut: [`${file.path}: ${why}`],
      warned: warned ? [file.path] : [],
    });
  });

  test("keeps a range named hydra", () => {
    const paths = ["head/ncu/hydra/raw.csv", "head/round-1/hydra/nsys/stdout.txt", "ranges/hydra/kernels.csv"];
    expect(select(paths.map((path) => listed(path))).main).toEqual(paths);
  });

  test("leaves out the largest files over the size limit", () => {
    const files = [listed("a.txt", 300), listed("b.txt", 500), listed("c.txt", 100), listed("profile.json", 400)];
    expect(select(files)).toEqual({
      main: ["a.txt", "c.txt", "profile.json"],
      reports: [],
      leftOut: ["b.txt: over the limit of 1000 B or 5 files"],
      warned: ["b.txt"],
    });
  });

  test("leaves out files over the number limit in each artifact", () => {
    const files = ["run.json", ...Array.from({ length: 7 }, (_, index) => `${String(index)}.csv`)];
    const { main, leftOut } = select(files.map((path, index) => listed(path, 10 - index)));
    expect(main).toEqual(["run.json", "3.csv", "4.csv", "5.csv", "6.csv"]);
    expect(leftOut).toHaveLength(3);
    expect(select([listed("a.sqlite", 4000), listed("b.sqlite", 2000)]).reports).toEqual(["b.sqlite"]);
  });
});

test("listFiles doesn't follow links", async () => {
  const folder = testDirectory();
  mkdirSync(join(folder, "run/head"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "outside");
  writeFileSync(join(folder, "run/head/a.txt"), "12345");
  linkSync(join(folder, "run/head/a.txt"), join(folder, "run/B.txt"));
  symlinkSync(join(folder, "secret.txt"), join(folder, "run/link.txt"));
  symlinkSync(folder, join(folder, "run/up"));
  expect(await listFiles(join(folder, "run"))).toEqual([
    { path: "B.txt", bytes: 5, kind: "file" },
    { path: "head/a.txt", bytes: 5, kind: "file" },
    { path: "link.txt", bytes: 0, kind: "link" },
    { path: "up", bytes: 0, kind: "link" },
  ]);
});
