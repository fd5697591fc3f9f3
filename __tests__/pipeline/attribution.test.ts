import { expect, test } from "@jest/globals";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { profileSchema } from "../../src/model/profile/profile.ts";
import { logLayout } from "../../src/model/text/layout.ts";
import { renderProfile } from "../../src/report/terminal/report-text.ts";
import { summaryMarkdown } from "../../src/report/summary.ts";
import { unpackRecording, type TemporaryFile } from "../fixtures/recorded.ts";
import { profileOf, refused } from "./support/analyze.ts";

const step = (...changes: string[]): TemporaryFile =>
  unpackRecording("__tests__/fixtures/recorded/nsys-2025.3.1/train-step.sqlite.gz", ...changes);
const ranges = ["step", "backward"];
const options = { topKernels: 2, layout: logLayout };

test("attributes launches of autograd's thread to the backward range", async () => {
  using report = step();
  const profile = await profileOf([report.path], { ranges });
  expect(profile.attribution).toBe("auto");
  expect(profile.ranges).toMatchObject(
    [519, 328].map((launches) => ({ rounds: [{ launches, otherThreads: { launches: 327 } }] })),
  );
  expect(profile.rounds[0]?.outside).toEqual({ launches: 0, kernelNs: 0 });
  const [, backward] = profile.ranges;
  expect(backward?.rounds[0]?.otherThreads).toEqual({ launches: 327, kernelNs: 1_107_989, copies: 22 });
  const others = backward?.kernels.reduce((sum, { rounds: [round] }) => sum + (round?.otherThreadLaunches ?? 0), 0);
  expect(others).toBe(327);
  expect(renderProfile(profile, options)).toContain("328 launches, of which 327 by another thread");
  expect(summaryMarkdown(profile)).toContain(" 327 in step, 327 in backward.");
});

test("measures reports like a given profile, and refuses profiles of two modes", async () => {
  using report = step();
  const write = (name: string, profile: unknown): string => {
    const path = join(dirname(report.path), name);
    writeFileSync(path, JSON.stringify(profile));
    return path;
  };
  const auto = await profileOf([report.path], { ranges });
  // As an earlier version wrote it, which did not know the key.
  const { attribution, ...older } = await profileOf([report.path], { ranges, overrides: ["attribution=thread"] });
  expect([attribution, older.rounds[0]?.outside.launches]).toEqual(["thread", 327]);
  const [newFile, oldFile] = [write("auto.json", auto), write("older.json", older)];
  expect(profileSchema.parse(JSON.parse(readFileSync(oldFile, "utf8"))).attribution).toBe("thread");
  const merged = await profileOf([oldFile, report.path], { ranges });
  expect(merged.attribution).toBe("thread");
  expect(merged.ranges.map(({ rounds }) => rounds.map((round) => round.launches))).toEqual([
    [192, 192],
    [1, 1],
  ]);
  expect((await refused([newFile, oldFile])).exitCode).toBe(2);
});
