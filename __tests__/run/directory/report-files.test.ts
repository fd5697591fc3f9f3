import { linkSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { CaptureError } from "../../../src/model/errors.ts";
import { findReportFiles, listProfilerFiles, copyUntrustedFiles } from "../../../src/run/directory/report-files.ts";
import { testDirectory } from "../support/directory.ts";
import { writeSparse } from "../support/sparse.ts";

const uid = process.getuid?.() ?? 0;

function folders() {
  return { place: testDirectory(), from: testDirectory(), to: testDirectory() };
}

describe("copyUntrustedFiles", () => {
  test("copies the tool's known files, readable only by us, and names the rest", async () => {
    const { from, to } = folders();
    const files = ["report.nsys-rep", "report.12.qdrep", "report.1.qdstrm"];
    for (const name of files) writeFileSync(join(from, name), `of ${name}`, { mode: 0o4777 });
    writeFileSync(join(from, "report.2.nsys-rep"), "");
    for (const name of ["cmd.txt", "report.sqlite", "report.1.nsys-rep.csv", "raw.csv"])
      writeFileSync(join(from, name), "x");
    const left = await copyUntrustedFiles({ tool: "nsys profile", label: "round 1", from, to, uid });
    expect(left).toEqual(["cmd.txt", "raw.csv", "report.1.nsys-rep.csv", "report.sqlite"]);
    expect(readdirSync(to).sort()).toEqual([...files, "report.2.nsys-rep"].sort());
    for (const name of files) {
      expect(readFileSync(join(to, name), "utf8")).toBe(`of ${name}`);
      expect(statSync(join(to, name)).mode & 0o7777).toBe(0o600);
    }
  });

  test("copies ncu's messages, CSV and report", async () => {
    const { from, to } = folders();
    for (const name of ["raw.csv", "messages.txt", "report.ncu-rep", "report.nsys-rep"])
      writeFileSync(join(from, name), "x");
    expect(await copyUntrustedFiles({ tool: "ncu", label: "ncu", from, to, uid })).toEqual(["report.nsys-rep"]);
    expect(readdirSync(to).sort()).toEqual(["messages.txt", "raw.csv", "report.ncu-rep"]);
  });

  const spoilers: [why: string, make: (path: string, precious: string) => void][] = [
    ["a symbolic link", (path, precious) => symlinkSync(precious, path)],
    ["a symbolic link", (path) => symlinkSync("/nowhere/at/all", path)],
    ["another hard link", (path, precious) => linkSync(precious, path)],
    ["a folder", (path) => mkdirSync(path)],
    ["larger than", (path) => writeSparse(path, 2 ** 40)],
  ];
  test.each(
    spoilers.flatMap(([why, make]) => [
      { tool: "nsys profile", name: "report.3.nsys-rep", why, make } as const,
      { tool: "ncu", name: "raw.csv", why, make } as const,
    ]),
  )("refuses a file of $tool that's $why, and writes nothing", async ({ tool, name, why, make }) => {
    const { place, from, to } = folders();
    writeFileSync(join(place, "precious"), "kept");
    make(join(from, name), join(place, "precious"));
    const taken = copyUntrustedFiles({ tool, label: "round 1", from, to, uid });
    await expect(taken).rejects.toThrow(CaptureError);
    await expect(taken).rejects.toMatchObject({
      id: "report-refused",
      where: expect.stringContaining(from),
      why: expect.stringMatching(new RegExp(`${RegExp.escape(name)}: .*${why}`)),
    });
    expect(readdirSync(to)).toEqual([]);
  });

  test("refuses another user's file and overwrites nothing", async () => {
    const { from, to } = folders();
    writeFileSync(join(from, "report.nsys-rep"), "theirs");
    const take = (owner: number) =>
      copyUntrustedFiles({ tool: "nsys profile", label: "round 1", from, to, uid: owner });
    await expect(take(uid + 1)).rejects.toMatchObject({ why: expect.stringContaining(`user ${uid}`) });
    expect(readdirSync(to)).toEqual([]);
    writeFileSync(join(to, "report.nsys-rep"), "ours");
    await expect(take(uid)).rejects.toThrow("EEXIST");
    expect(readFileSync(join(to, "report.nsys-rep"), "utf8")).toBe("ours");
  });
});

test("listProfilerFiles refuses a link or a folder in our own folder, too", async () => {
  const { place, to } = folders();
  writeFileSync(join(to, "report.nsys-rep"), "four");
  expect(await findReportFiles(to, "round 1")).toMatchObject({
    reports: [{ name: "report.nsys-rep", bytes: 4 }],
    raw: [],
  });
  symlinkSync(join(place, "precious"), join(to, "report.1.nsys-rep"));
  await expect(findReportFiles(to, "round 1")).rejects.toMatchObject({
    id: "report-refused",
    why: "report.1.nsys-rep: It's a symbolic link.",
  });
  mkdirSync(join(to, "raw.csv"));
  await expect(listProfilerFiles("ncu", to, "ncu")).rejects.toMatchObject({ why: "raw.csv: It's a folder." });
});
