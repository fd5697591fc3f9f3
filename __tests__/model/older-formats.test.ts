import { describe, expect, test } from "@jest/globals";
import { comparisonSchema } from "../../src/model/comparison/comparison.ts";
import { profileSchema } from "../../src/model/profile/profile.ts";
import { readBaseline } from "../../src/github/baseline/read-baseline.ts";
import { compared } from "../compare/support/sides.ts";
import { repositoryText } from "../fixtures/recorded.ts";
import { profileOf } from "../pipeline/support/analyze.ts";

/*
 * What a stored baseline may hold: files of every version with the same `schemaVersion`, older and newer ones. Those of
 * __tests__/fixtures/formats/ were written by the version before GPU busy time decided, from recordings that are still here.
 */

const olderProfile = repositoryText("__tests__/fixtures/formats/profile-before-gpu-busy.json");
const recording = "__tests__/fixtures/recorded/nsys-2025.3.1/overlap-base.sqlite.gz";

function baseline(profile: string): ReturnType<typeof readBaseline> {
  return readBaseline(
    new Map([
      ["run.json", Buffer.from('{"state":"passed"}')],
      ["profile.json", Buffer.from(profile)],
    ]),
  );
}

describe("an older profile", () => {
  test("can be a baseline with today's times, and unknown values where it lacks them", async () => {
    const read = baseline(olderProfile);
    expect(read.state).toBe("read");
    const older = profileSchema.parse(JSON.parse(olderProfile));
    const today = await profileOf([recording]);
    const { verdict, ranges } = compared(older, today);
    expect(verdict).not.toBe("regressed");
    for (const { gpuBusyTime } of ranges) expect(gpuBusyTime.baseNs).toBe(gpuBusyTime.headNs);
    expect(ranges.length).toBeGreaterThan(0);
  });

  test("keeps ranges that ncu replayed, which had another key", () => {
    const replayed = { name: "decode", domain: "", mode: "range", samples: [] };
    const stored = { ...(JSON.parse(olderProfile) as object), regions: [replayed] };
    expect(baseline(JSON.stringify(stored))).toMatchObject({ profile: { replayedRanges: [replayed] } });
  });

  test("matches ranges with emit_nvtx numbers by their stable names, and rejects duplicates", () => {
    const stored = JSON.parse(olderProfile) as { readonly ranges: readonly object[] };
    const named = (...names: string[]) =>
      baseline(JSON.stringify({ ...stored, ranges: names.map((name) => ({ ...stored.ranges[0], name })) }));
    expect(named("decode, op_id = 7", "decode, op_id = 8, sizes = [[1]]")).toMatchObject({
      profile: { ranges: [{ name: "decode" }, { name: "decode, sizes = [[1]]" }] },
    });
    expect(named("decode, op_id = 7", "decode, op_id = 8")).toMatchObject({
      ...{ state: "incompatible", why: expect.stringContaining("decode under 2 names") },
    });
  });

  test("can't be a baseline if it lacks launched kernels", () => {
    const lost = { name: "decode", domain: "", lostKernels: 1, lostGraphLaunches: 0, cutGraphLaunches: 0 };
    const stored = { ...(JSON.parse(olderProfile) as object), incompleteRanges: [lost] };
    expect(baseline(JSON.stringify(stored))).toMatchObject({ state: "corrupt" });
  });

  test("can be part of a comparison", () => {
    const text = repositoryText("__tests__/fixtures/formats/comparison-before-gpu-busy.json");
    const changed = text.replaceAll('"state": "same"', '"state": "overlap-changed"');
    expect(JSON.stringify(comparisonSchema.parse(JSON.parse(changed)))).toContain('"state":"moved"');
    expect(comparisonSchema.parse(JSON.parse(text))).toMatchObject({
      ...{ schemaVersion: 1, wall: "unknown" },
      // These were sentences.
      limitations: [],
    });
  });
});

describe("a newer profile of the same major version", () => {
  test("loads without the keys that this version doesn't know", async () => {
    const today = await profileOf([recording]);
    const newer = JSON.stringify(today, (_, value: unknown) =>
      typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value, ofTomorrow: 1 } : value,
    );
    expect(newer.match(/ofTomorrow/g)?.length).toBeGreaterThan(20);
    expect(baseline(newer)).toEqual({ state: "read", profile: profileSchema.parse(today) });
  });

  test("is rejected if its major version differs", () => {
    const other = JSON.stringify({ ...(JSON.parse(olderProfile) as object), schemaVersion: 2 });
    expect(baseline(other)).toMatchObject({ state: "incompatible", why: expect.stringContaining("version 2") });
  });
});
