import {
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { CaptureError } from "../../../src/errors.ts";
import { findReportFiles, profilerFilesIn, takeOverFiles } from "../../../src/run/directory/report-files.ts";
import { testDirectory } from "../support/directory.ts";

const uid = process.getuid?.() ?? 0;

function folders() {
  const place = testDirectory();
  const [from, to] = [join(place, "from"), join(place, "to")];
  for (const folder of [from, to]) mkdirSync(folder);
  return { place, from, to };
}

describe("taking files over from another user's folder", () => {
  test("takes what the tool writes, closed to others, and names what it leaves", async () => {
    const { from, to } = folders();
    const files = ["report.nsys-rep", "report.12.qdrep", "report.1.qdstrm"];
    for (const name of files) writeFileSync(join(from, name), `of ${name}`, { mode: 0o4777 });
    writeFileSync(join(from, "report.2.nsys-rep"), "");
    for (const name of ["cmd.txt", "report.sqlite", "report.1.nsys-rep.csv", "raw.csv"])
      writeFileSync(join(from, name), "x");
    const left = await takeOverFiles({ tool: "nsys profile", label: "round 1", from, to, uid });
    expect(left).toEqual(["cmd.txt", "raw.csv", "report.1.nsys-rep.csv", "report.sqlite"]);
    expect(readdirSync(to).sort()).toEqual([...files, "report.2.nsys-rep"].sort());
    for (const name of files) {
      expect(readFileSync(join(to, name), "utf8")).toBe(`of ${name}`);
      expect(statSync(join(to, name)).mode & 0o7777).toBe(0o600);
    }
  });

  test("of ncu its messages, its CSV and its report", async () => {
    const { from, to } = folders();
    for (const name of ["raw.csv", "messages.txt", "report.ncu-rep", "report.nsys-rep"])
      writeFileSync(join(from, name), "x");
    expect(await takeOverFiles({ tool: "ncu", label: "ncu", from, to, uid })).toEqual(["report.nsys-rep"]);
    expect(readdirSync(to).sort()).toEqual(["messages.txt", "raw.csv", "report.ncu-rep"]);
  });

  test.each([
    ["a symbolic link", (path: string, place: string) => symlinkSync(join(place, "precious"), path)],
    ["a symbolic link", (path: string) => symlinkSync("/nowhere/at/all", path)],
    ["another hard link", (path: string, place: string) => linkSync(join(place, "precious"), path)],
    ["a folder", (path: string) => mkdirSync(path)],
    [
      "larger than",
      (path: string) => {
        writeFileSync(path, "");
        truncateSync(path, 2 ** 40);
      },
    ],
  ])("refuses %s, and writes nothing", async (why, make) => {
    for (const [tool, name] of [
      ["nsys profile", "report.3.nsys-rep"],
      ["ncu", "raw.csv"],
    ] as const) {
      const { place, from, to } = folders();
      writeFileSync(join(place, "precious"), "kept");
      make(join(from, name), place);
      const taken = takeOverFiles({ tool, label: "round 1", from, to, uid });
      await expect(taken).rejects.toThrow(CaptureError);
      await expect(taken).rejects.toMatchObject({
        id: "report-refused",
        where: expect.stringContaining(from),
        why: expect.stringMatching(new RegExp(`${RegExp.escape(name)}: .*${why}`)),
        help: expect.any(String),
      });
      expect(readdirSync(to)).toEqual([]);
    }
  });

  test("refuses a file of another user", async () => {
    const { from, to } = folders();
    writeFileSync(join(from, "report.nsys-rep"), "x");
    const taken = takeOverFiles({ tool: "nsys profile", label: "round 1", from, to, uid: uid + 1 });
    await expect(taken).rejects.toMatchObject({ why: expect.stringContaining(`belongs to user ${uid}`) });
    expect(readdirSync(to)).toEqual([]);
  });

  test("overwrites nothing of ours", async () => {
    const { from, to } = folders();
    writeFileSync(join(from, "report.nsys-rep"), "theirs");
    writeFileSync(join(to, "report.nsys-rep"), "ours");
    await expect(takeOverFiles({ tool: "nsys profile", label: "round 1", from, to, uid })).rejects.toThrow("EEXIST");
    expect(readFileSync(join(to, "report.nsys-rep"), "utf8")).toBe("ours");
  });
});

test("in a folder of ours, too, a link or a folder is no report", async () => {
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
  await expect(profilerFilesIn("ncu", to, "ncu")).rejects.toMatchObject({ why: "raw.csv: It's a folder." });
});
