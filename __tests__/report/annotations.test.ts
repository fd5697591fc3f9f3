import { describe, expect, test } from "@jest/globals";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { Reason } from "../../src/model/comparison/reason.ts";
import { annotations } from "../../src/report/annotations.ts";
import { compared, decode, madeReason, near } from "../compare/support/sides.ts";
import { cases, hostileNames, recordedSides, section } from "./comment/support/cases.ts";

const told = (found: ReturnType<typeof annotations>) => found.map(({ level, title }) => `${level}: ${title}`);

describe("a comparison", () => {
  test("the verdict first, then what decides, each by range and kernel", async () => {
    const [regressed] = cases["regressed"]?.(await recordedSides()).sections ?? [];
    const found = regressed === undefined ? [] : annotations(regressed);
    expect(found[0]).toEqual({
      level: "error",
      title: "GPU profile",
      message:
        "REGRESSED: decode takes 17.1% longer on the GPU (12.5 → 14.6 ms): copy (+1.17 ms), gemm (+752 µs) and elementwise (+595 µs) kernels replace attention (−560 µs) and reduce (−243 µs).",
    });
    expect(found[1]?.title).toBe("decode");
    expect(found[1]?.message).toMatch(/^Time on the GPU \+17\.1%/);
    expect(found.filter(({ level }) => level === "error")).toHaveLength(9);
    // Inconclusive alone does not fail this job.
    expect(found.filter(({ level }) => level === "warning").map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Wall time/),
    ]);
  });

  const slower = compared(decode([{ name: "k", ns: near(1e6) }]), decode([{ name: "k", ns: near(1.3e6) }]));
  const of = (verdict: Comparison["verdict"], reasons: Reason[], failOn: Comparison["failOn"], fails: boolean) =>
    told(annotations(section({ comparison: { ...slower, verdict, reasons, failOn, ranges: [] }, fails })));

  test.each([
    { name: "fails", verdict: "regressed", failOn: ["regression"], fails: true, level: "error" },
    { name: "is let through", verdict: "regressed", failOn: [], fails: false, level: "warning" },
    { name: "fails by a budget", verdict: "over-budget", failOn: [], fails: true, level: "error" },
    {
      name: "is inconclusive, and that fails",
      verdict: "inconclusive",
      failOn: ["inconclusive"],
      fails: true,
      level: "error",
    },
    { name: "is inconclusive", verdict: "inconclusive", failOn: ["regression"], fails: false, level: "warning" },
    { name: "needs a baseline and has none", verdict: "no-baseline", failOn: [], fails: true, level: "error" },
  ] as const)("that $name: $level", ({ verdict, failOn, fails, level }) => {
    expect(of(verdict, [madeReason({ verdict })], [...failOn], fails)).toEqual([
      `${level}: GPU profile`,
      `${level}: decode`,
    ]);
  });

  test("what does not fail by itself is a warning beside what does", () => {
    expect(
      of(
        "regressed",
        [madeReason({ verdict: "regressed" }), madeReason({ verdict: "inconclusive" })],
        ["regression"],
        true,
      ),
    ).toEqual(["error: GPU profile", "error: decode", "warning: decode"]);
  });

  test("a pass is a notice, and so is what was accepted; other remarks stay in the summary", () => {
    expect(of("pass", [madeReason({ id: "accepted" }), madeReason({ id: "machine-note" })], [], false)).toEqual([
      "notice: GPU profile",
      "notice: decode",
    ]);
  });
});

describe("a failed capture", () => {
  const failure = {
    id: null,
    severity: "error" as const,
    what: "No capture.",
    where: "round 1",
    why: "a\nb",
    help: "Do this.",
    failures: [],
  };

  test("says what, where, why and what to do", () => {
    expect(annotations(section({ title: "leg 1", failure, fails: true }))).toEqual([
      {
        level: "error",
        title: "leg 1: Nothing was measured",
        message: "No capture.\nWhere: round 1\nWhy: a\nb\nHelp: Do this.",
      },
    ]);
  });

  test("after good ones: why it failed is the error, and a pass stays a notice", () => {
    const alike = compared(decode([{ name: "k", ns: near(1e6) }]), decode([{ name: "k", ns: near(1e6) }]));
    const found = (verdict: "pass" | "regressed", failOn: Comparison["failOn"]) =>
      told(annotations(section({ comparison: { ...alike, verdict, reasons: [], failOn }, failure, fails: true })));
    expect(found("pass", ["regression"])).toEqual(["error: Failed after measuring", "notice: GPU profile"]);
    expect(found("regressed", ["regression"])).toEqual(["error: Failed after measuring", "error: GPU profile"]);
    expect(found("regressed", [])).toEqual(["error: Failed after measuring", "warning: GPU profile"]);
  });

  test("of many captures: each, but not more than GitHub shows", () => {
    const failures = Array.from({ length: 30 }, () => failure);
    const found = annotations(section({ failure: { ...failure, failures }, fails: true }));
    expect(found).toHaveLength(10);
    expect(found.at(-1)?.message).toBe("The job summary has 22 more errors.");
  });
});

test("hostile and long text is one plain message", () => {
  const text = hostileNames.join(" ");
  const failure = {
    id: null,
    severity: "error" as const,
    what: text.repeat(100),
    where: text,
    why: text,
    help: text,
    failures: [],
  };
  for (const { title, message } of annotations(section({ title: text, failure, fails: true }))) {
    expect(message.length).toBeLessThanOrEqual(4_096);
    expect(title.length).toBeLessThanOrEqual(120);
    expect(`${title}${message}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    expect(message.split("\n").filter((line) => line.trimStart().startsWith("::"))).toEqual([]);
  }
});

test("nothing known, nothing said", () => {
  expect(annotations(section({}))).toEqual([]);
});

describe("at the line that launched what is slower", () => {
  const slower = compared(decode([{ name: "k", ns: near(1e6) }]), decode([{ name: "k", ns: near(1.3e6) }]));
  const at = (changed: boolean | null, line: number | null = 25) => {
    const site = { file: "src/model.py", line, function: "forward", base: 16, head: 32, changed, frames: [] };
    const [range] = slower.ranges;
    const ranges =
      range === undefined
        ? []
        : [
            {
              ...range,
              kernels: range.kernels.map((row) => ({
                ...row,
                launchSites: { launches: 32, linkedRatio: 1, areLikely: true, sites: [site], layers: [] },
              })),
            },
          ];
    return annotations(section({ comparison: { ...slower, ranges }, fails: true })).filter(
      (one) => one.at !== undefined,
    );
  };

  test("an error where the change touches it", () => {
    expect(at(true)).toEqual([
      {
        level: "error",
        title: "decode, k",
        message:
          "Kernel time +30.0%: 16 → 32 launches from src/model.py:25 (forward), a line that this change touches.",
        at: { file: "src/model.py", line: 25 },
      },
    ]);
  });

  test("a notice where it does not, or that is not known; none without a line", () => {
    expect(at(false).map(({ level }) => level)).toEqual(["notice"]);
    expect(at(null).map(({ level }) => level)).toEqual(["notice"]);
    expect(at(true, null)).toEqual([]);
  });
});

test("the line that the first sentence names is in the diff, however many more there are", async () => {
  const made = cases["more-launches"]?.(await recordedSides()).sections ?? [];
  const [only] = made;
  if (only?.comparison == null) throw new Error("It is a comparison.");
  const site = (line: number) => ({
    launches: 1,
    linkedRatio: 1,
    areLikely: true,
    sites: [{ file: "other.py", line, function: "f", base: 0, head: 1, changed: true, frames: [] }],
    layers: [],
  });
  const ranges = only.comparison.ranges.map((range) => ({
    ...range,
    kernels: [1, 2, 3, 4, 5, 6].flatMap((line) => range.kernels.map((row) => ({ ...row, launchSites: site(line) }))),
  }));
  const found = annotations({ ...only, comparison: { ...only.comparison, ranges } });
  expect(found[0]?.message).toContain("from pr.py:27 (step)");
  expect(found.flatMap(({ at }) => at ?? [])[0]).toEqual({ file: "pr.py", line: 27 });
});
