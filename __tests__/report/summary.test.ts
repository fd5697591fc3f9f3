import { describe, expect, test } from "@jest/globals";
import { loadFamilies } from "../../src/pipeline/conf.ts";
import { otherFamily } from "../../src/analyze/families.ts";
import { findingRules } from "../../src/analyze/findings/find.ts";
import type { NcuStatus, ProfileFinding } from "../../src/model/ncu/profile-ncu.ts";
import { familyWords, plainWords, summaryMarkdown } from "../../src/report/summary.ts";
import { madeKernel, madeProfile, madeRange } from "../fixtures/profiles.ts";
import { profileOf } from "../pipeline/support/analyze.ts";
import { expectGolden } from "../support/golden.ts";

test("summarizes a recorded decode with eager attention", async () => {
  const profile = await profileOf(["examples/recordings/llm-decode-eager"]);
  expectGolden("summary-decode-eager.md", summaryMarkdown(profile).trimEnd());
});

test("explains each kernel family and rule in plain words, and no others", () => {
  const known = loadFamilies().map(({ family }) => family);
  expect(Object.keys(familyWords).sort()).toEqual([...new Set([...known, otherFamily])].sort());
  expect(Object.keys(plainWords).sort()).toEqual(findingRules.map(({ id }) => id).sort());
});

describe("the list of what stands out", () => {
  const finding = (id: string, impactNs: number | null, kernel: string | null = null): ProfileFinding => ({
    ...{ id, kernel, impactNs, what: `${id} is so.`, advice: "Do better.", threshold: "" },
    source: { guide: "", section: "" },
    evidence: [],
  });
  const text = (...findings: ProfileFinding[]): string[] =>
    (summaryMarkdown(madeProfile([madeRange({ findings })])).split("## What stands out\n\n")[1] ?? "").split("\n");

  test("has at most three kinds, most time at stake first, inestimable ones last", () => {
    const ids = [["spills", null] as const, ["tiny-kernels", 5] as const, ["small-grid", 9] as const];
    const lines = text(...ids.map(([id, impactNs]) => finding(id, impactNs)), finding("uncoalesced", 7));
    expect(lines.flatMap((line) => /^\d\. .*?([a-z-]+) is so/.exec(line)?.[1] ?? [])).toEqual([
      ...["small-grid", "uncoalesced", "tiny-kernels"],
    ]);
  });

  test("merges one failure of many kernels into one message", () => {
    const [line, next] = text(...["a", "b", "c"].map((kernel, at) => finding("small-grid", 9 - at, kernel)));
    expect(line).toContain("(the kernel `a`)");
    expect(line).toContain("2 more of this kind.");
    expect(next).toBe("");
  });

  test("says so if it's empty", () => {
    expect(text()[0]).toBe("No rule found anything.");
  });
});

const summary = (state: NcuStatus["state"], notNeeded: NcuStatus["notNeeded"] = []): string =>
  summaryMarkdown(
    madeProfile([madeRange()], {
      ncu: { state, why: "ERR_NVGPUCTRPERM", mode: null, sections: [], metrics: [], notNeeded },
    }),
  );

test.each([
  ["unavailable", [], "Nsight Compute couldn't be used, "],
  ["failed", [], "Nsight Compute failed, "],
  ["skipped", [], "Nsight Compute was skipped, "],
  ["not-needed", [], "Nsight Compute didn't run: "],
  ["measured", [{ name: "prefill", domain: "" }], "Nsight Compute didn't run for prefill, "],
  ["measured", [], ""],
  ["off", [], ""],
] as const)("explains missing Nsight Compute figures: %s: %j", (state, notNeeded, words) => {
  const text = summary(state, [...notNeeded]);
  expect(text).toContain(words);
  expect(text.includes("Nsight Compute")).toBe(words !== "");
  expect(text.includes("ERR&#95;NVGPUCTRPERM")).toBe(["unavailable", "failed", "skipped"].includes(state));
});

describe("a profile's summary", () => {
  test("says that nothing was measured", () => {
    const summary = summaryMarkdown(madeProfile([]));
    expect(summary).toContain("**What ran:** an unknown program, measured once.");
    expect(summary).toContain("No phase of the program was measured.");
  });

  test("counts many phases instead of listing them", () => {
    const ranges = Array.from({ length: 15 }, (_, index) => madeRange({ name: `step ${index}` }));
    expect(summaryMarkdown(madeProfile(ranges))).toContain("… and 3 more phases.");
  });

  test("escapes hostile names", () => {
    const name = "<script>|@octocat\n# title [x](http://a.example)";
    const family = { family: name, rounds: [{ launches: 1, totalNs: 1_000_000 }] };
    const summary = summaryMarkdown(
      madeProfile([madeRange({ name, domain: name, families: [family], kernels: [madeKernel({ name })] })], {
        workload: { command: [name], exitCode: 0 },
        source: { repository: null, commit: name, ref: null, dirty: true },
        tool: { name, version: name },
      }),
    );
    // What stands in a code span is read as nothing else.
    const outside = summary.replaceAll(/(`+).*?\1/g, "");
    expect(outside).not.toMatch(/<script>|@octocat|\]\(http/);
    expect(summary).not.toMatch(/^# title/m);
    expect(summary).toContain("script");
  });
});
