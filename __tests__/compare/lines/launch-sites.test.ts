import { describe, expect, test } from "@jest/globals";
import {
  rangesToMap,
  withLaunchSites,
  withoutLines,
  type MappedSides,
} from "../../../src/compare/lines/launch-sites.ts";
import type { CodeChanges, Hunk } from "../../../src/model/lines/code-changes.ts";
import type { MappedRange, MappedSite, MappedWork, WorkKind } from "../../../src/model/profile/mapped-launches.ts";
import { lineNotes, explanations } from "../../../src/report/rows.ts";
import { terminalText } from "../../../src/report/terminal/text.ts";
import { compared, decode } from "../support/sides.ts";

const base = decode([
  { name: "gemm", ns: [1000, 1001, 1002], launches: 16 },
  { name: "silu", ns: [1000, 1001, 1002], launches: 16, family: "elementwise" },
]);
const head = decode([
  { name: "gemm", ns: [2000, 2001, 2002], launches: 16 },
  { name: "silu", ns: [2000, 2001, 2002], launches: 32, family: "elementwise" },
]);
const comparison = compared(base, head);

const site = (line: number, launches: number, file = "model.py", name = "forward"): MappedSite => {
  const at = { function: name, file, line, own: true };
  const caller = { function: "<module>", file: "run.py", line: 3, own: true };
  return {
    at,
    frames: [{ function: "silu", file: "torch/nn/functional.py", line: 9, own: false }, at, caller],
    launches,
  };
};
const work = (of: WorkKind, change: Partial<MappedWork> = {}): MappedWork => {
  const sites = change.sites ?? [];
  const launches = sites.reduce((sum, one) => sum + one.launches, 0);
  return { of, launches, linked: launches, sites, layers: [], ...change };
};
const range = (works: readonly MappedWork[], change: Partial<MappedRange> = {}): MappedRange => ({
  ...{ name: "decode", domain: "", work: works, nodes: [], unplacedKernels: 0 },
  ...change,
});
const hunk = (baseFrom: number, base: readonly string[], headFrom: number, head: readonly string[]): Hunk => ({
  base: { from: baseFrom, texts: base },
  head: { from: headFrom, texts: head },
});
const changesOf = (...hunks: readonly Hunk[]): CodeChanges => ({
  files: [{ base: "model.py", head: "model.py", hunks }],
  untracked: new Set(),
});
const silu = { kind: "kernel", name: "silu" } as const;

function explained(sides: Partial<MappedSides>) {
  const found = withLaunchSites(comparison, { base: null, head: [], changes: changesOf(), ...sides }).ranges[0];
  const row = found?.kernels.find(({ name }) => name === "silu");
  if (found === undefined || row === undefined) throw new Error("no row");
  return { range: found, row, text: explanations({ ...row, explanation: null }, found).map(terminalText) };
}

test("ranges that are slower by something with a line", () => {
  expect(rangesToMap(comparison).map(({ name }) => name)).toEqual(["decode"]);
  expect(rangesToMap(compared(base, base))).toEqual([]);
  // A kernel that is launched more often, in a range that is faster, needs none.
  const faster = decode([
    { name: "gemm", ns: [500, 501, 502], launches: 16 },
    { name: "silu", ns: [500, 501, 502], launches: 17, family: "elementwise" },
  ]);
  expect(rangesToMap(compared(base, faster))).toEqual([]);
});

describe("the line", () => {
  test("with how often, its callers within the repository, and that the change touches it", () => {
    const { row, text } = explained({
      head: [range([work(silu, { sites: [site(20, 16), site(25, 16)] })])],
      base: [range([work(silu, { sites: [site(20, 16)] })])],
      changes: changesOf(hunk(24, [], 24, ["y = x", "y = silu(y)", "y = y"])),
    });
    expect(
      row.launchSites?.sites.map(({ line, base: before, head: after, changed }) => [line, before, after, changed]),
    ).toEqual([
      [25, 0, 16, true],
      [20, 16, 16, false],
    ]);
    expect(text).toEqual([
      "0 → 16 launches from model.py:25 (forward), a line that this change touches ← run.py:3 (and 1 more line, in comparison.json)",
    ]);
  });

  test("of two unchanged ones that which launches more than before; without the base, the one with most", () => {
    const sites = [site(20, 16), site(30, 20)];
    const first = (sides: Partial<MappedSides>) =>
      explained({ head: [range([work(silu, { sites })])], ...sides }).row.launchSites?.sites[0]?.line;
    expect(first({ base: [range([work(silu, { sites: [site(30, 20)] })])] })).toBe(20);
    expect(first({})).toBe(30);
  });

  test("a touched one that launches less than before explains no rise", () => {
    const { row } = explained({
      head: [range([work(silu, { sites: [site(20, 8), site(30, 24)] })])],
      base: [range([work(silu, { sites: [site(20, 16)] })])],
      changes: changesOf(hunk(20, ["y = silu(x)"], 20, ["y = silu(x[:8])"])),
    });
    expect(row.launchSites?.sites.map(({ line, base: before }) => [line, before])).toEqual([
      [30, 0],
      [20, 16],
    ]);
  });

  test("is named with the share of launches whose line is known", () => {
    const { row, text } = explained({ head: [range([work(silu, { sites: [site(20, 16)], launches: 32 })])] });
    expect(row.launchSites).toMatchObject({ linkedRatio: 0.5, areLikely: false, sites: [{ line: 20, head: 16 }] });
    expect(text).toEqual([expect.stringMatching(/^16 launches from model\.py:20 .*only 50% of these launches$/)]);
  });

  test("is likely if all additional launches have one, or nearly all launches", () => {
    const half = (launches: number, sites: MappedSite[]) => [range([work(silu, { sites, launches })])];
    const isLikely = (sides: Partial<MappedSides>) => explained(sides).row.launchSites?.areLikely;
    expect(isLikely({ base: half(16, []), head: half(32, [site(20, 16)]) })).toBe(true);
    expect(isLikely({ base: half(12, []), head: half(32, [site(20, 16)]) })).toBe(false);
    expect(isLikely({ base: half(32, []), head: half(32, [site(20, 16)]) })).toBe(false);
    expect(isLikely({ head: half(32, [site(20, 29)]) })).toBe(true);
  });

  test("has no count for base if more launches lack a line there", () => {
    const head = [range([work(silu, { sites: [site(20, 32)] })])];
    const base = [range([work(silu, { launches: 16, linked: 0 })])];
    expect(explained({ head, base }).row.launchSites?.sites[0]?.base).toBeNull();
  });

  test("is not looked for where the kernel is as before", () => {
    const same = withLaunchSites(compared(base, base), {
      base: null,
      head: [range([work(silu, { sites: [site(20, 16)] })])],
      changes: null,
    });
    expect(same.ranges[0]?.kernels.every(({ launchSites }) => launchSites === null)).toBe(true);
  });
});

test("the layers that launch more than before come first, also where no line is known", () => {
  const layers = (...counts: readonly number[]) =>
    counts.flatMap((launches, index) =>
      launches === 0 ? [] : [{ path: ["capture", `layer${String(index)}`], launches }],
    );
  const { text } = explained({
    head: [range([work(silu, { launches: 10, linked: 0, layers: layers(4, 6) })])],
    base: [range([work(silu, { launches: 8, linked: 0, layers: layers(4, 4) })])],
  });
  expect(text).toEqual(["in the layer capture › layer1"]);
});

describe("where lines are unknown", () => {
  const mapped = (works: readonly MappedWork[]) =>
    withLaunchSites(comparison, { base: null, head: [range(works)], changes: null }).ranges.flatMap((row) => [
      ...row.kernels.flatMap((kernel) => explanations({ ...kernel, explanation: null }, row)),
      ...lineNotes(row),
    ]);
  const silent = [work(silu, { launches: 32, linked: 0 }), work({ kind: "launches" }, { launches: 48, linked: 0 })];
  const gemm = { kind: "kernel", name: "gemm" } as const;

  test("a range without any line says so once, and its rows don't", () => {
    expect(mapped(silent)).toEqual([expect.stringMatching(/^calling lines: unknown/)]);
  });

  test("a row without a line says so if another row has one", () => {
    expect(mapped([...silent, work(gemm, { sites: [site(20, 16)] })])).toEqual([
      expect.stringContaining("model.py:20"),
      expect.stringContaining("none of these launches has a call stack"),
      expect.stringMatching(/^launches: calling line unknown.* has a call stack/),
    ]);
  });

  test("a row says if the run with call stacks didn't make its calls", () => {
    const notes = mapped([work(gemm, { sites: [site(20, 16)] })]);
    expect(notes).toContainEqual(expect.stringMatching(/^launches: calling line unknown.* recorded none/));
  });

  test.each([
    [{ state: "out-of-time", timeBudget: "100s" }, "the time budget of 100s was spent"],
    [{ state: "off", timeBudget: null }, "`lines` is off"],
    [{ state: "server", timeBudget: null }, "a server's call stacks"],
    [{ state: "failed", timeBudget: null }, "the run with call stacks failed"],
    [{ state: "round-failed", timeBudget: null }, "an earlier round failed"],
  ] as const)("the reason is said: %j", (why, text) => {
    const [red] = withoutLines(comparison, rangesToMap(comparison), why).ranges;
    expect(red === undefined ? [] : lineNotes(red)).toEqual([expect.stringContaining(text)]);
  });

  test("a range that isn't red any more doesn't miss them", () => {
    const green = compared(base, base);
    expect(withoutLines(green, comparison.ranges, { state: "off", timeBudget: null }).ranges[0]?.lineSearch).toBeNull();
  });
});

describe("calls that rose", () => {
  const kernels = [
    { name: "gemm", ns: [2000, 2001, 2002], launches: 16 },
    { name: "silu", ns: [1000, 1001, 1002], launches: 16, family: "elementwise" },
  ];
  const synchronizations = [{ call: "cudaStreamSynchronize", count: 16, totalNs: 16_000_000 }];
  const copy = { kind: "copy", direction: "device-to-host", sourceMemory: "device", targetMemory: "pageable" } as const;
  const copies = [{ ...copy, count: 16, bytes: 64, totalNs: 16_000, blocking: 16 }];
  const notes = (round: Parameters<typeof decode>[1], sides: Partial<MappedSides>): string[] => {
    const found = withLaunchSites(compared(base, decode(kernels, round)), {
      base: null,
      head: [],
      changes: changesOf(),
      ...sides,
    });
    return found.ranges.flatMap(lineNotes).map(terminalText);
  };
  const waits = work({ kind: "synchronizations" }, { sites: [site(31, 16)] });

  test("a new synchronization has its line, which base never made", () => {
    const head = [range([waits])];
    expect(notes({ synchronizations }, { head })).toEqual([
      "synchronizations: 16 from model.py:31 (forward) ← run.py:3",
    ]);
    expect(notes({ synchronizations }, { head, base: [range([])] })).toEqual([
      "synchronizations: 0 → 16 from model.py:31 (forward) ← run.py:3",
    ]);
  });

  test("small copies have theirs, although they alone are no regression", () => {
    const sites = [site(31, 16)];
    const head = [
      range([waits, work({ kind: "copies", copy }, { sites }), work({ kind: "blockingCopies" }, { sites })]),
    ];
    expect(notes({ synchronizations, copies }, { head })).toEqual([
      "copies device-to-host (device → pageable), copies that the host waits for, synchronizations: 16 from model.py:31 (forward) ← run.py:3",
    ]);
  });
});

describe("the lines of launches that rose", () => {
  const launches = (sites: readonly MappedSite[], change: Partial<MappedWork> = {}) => [
    range([work({ kind: "launches" }, { sites, ...change })]),
  ];
  const risen = (sides: MappedSides) => {
    const found = withLaunchSites(comparison, sides).ranges;
    const row = found.flatMap(({ counts }) => counts).find(({ metric }) => metric === "launches");
    return {
      sites: row?.launchSites?.sites.map(({ line, base: before, head: after }) => [line, before, after]),
      changed: row?.launchSites?.sites.map(({ changed }) => changed),
      notes: found.flatMap(lineNotes).map(terminalText),
    };
  };

  test("inserted lines made them, not the line that they push down", () => {
    const changes = changesOf(hunk(27, [], 27, ["hidden = hidden * c", "hidden = hidden + 0.0"]));
    const sides = { base: launches([site(27, 16)]), head: launches([site(27, 8), site(28, 8), site(29, 16)]) };
    expect(risen({ ...sides, changes }).sites).toEqual([
      [27, 0, 8],
      [28, 0, 8],
    ]);
  });

  test("a line that was rewritten has the counts of the line that it replaced", () => {
    const changes = changesOf(hunk(27, ["y = x * 2"], 27, ["y = x * 2 + 0.0"]));
    const sides = { base: launches([site(27, 16)]), head: launches([site(27, 32)]) };
    expect(risen({ ...sides, changes }).sites).toEqual([[27, 16, 32]]);
  });

  test("lines that were rewritten together have no counts in base, and count as one", () => {
    const changes = changesOf(
      hunk(27, ["y = x * 2"], 27, ["y = x * 4", "y = y / 2"]),
      hunk(40, [], 41, ["z = z + 0.0"]),
    );
    const sides = { base: launches([site(27, 16)]), head: launches([site(27, 8), site(28, 8), site(41, 16)]) };
    expect(risen({ ...sides, changes }).sites).toEqual([[41, 0, 16]]);
    const more = launches([site(27, 16), site(28, 16)]);
    expect(risen({ ...sides, head: more, changes }).sites).toEqual([
      [27, null, 16],
      [28, null, 16],
    ]);
  });

  test("if we don't know what changed, base's lines aren't head's", () => {
    const sides = { base: launches([site(27, 16)]), head: launches([site(27, 32)]) };
    expect(risen({ ...sides, changes: null }).sites).toEqual([[27, null, 32]]);
    expect(risen({ ...sides, base: launches([]), changes: null }).sites).toEqual([[27, 0, 32]]);
  });

  test("of a file that Git doesn't track we only know if base's file launched any", () => {
    const changes = { ...changesOf(), untracked: new Set(["generated.py"]) };
    const head = launches([site(27, 16), site(40, 32, "generated.py")]);
    const sides = { base: launches([site(27, 16), site(39, 16, "generated.py")]), head, changes };
    expect(risen(sides).sites).toEqual([[40, null, 32]]);
    expect(risen({ ...sides, base: launches([site(27, 16)]) }).sites).toEqual([[40, 0, 32]]);
    expect(risen(sides).changed).toEqual([null]);
  });

  test("no line is named if none of those that we know makes more", () => {
    const sides = { base: launches([site(27, 16)]), head: launches([site(27, 16)], { launches: 17 }) };
    const { sites, notes } = risen({ ...sides, changes: changesOf() });
    expect(sites).toEqual([]);
    expect(notes).toEqual([expect.stringContaining("no line in the repository makes more of these calls")]);
  });
});

describe("CUDA graphs", () => {
  const nodes = (...counts: readonly number[]): MappedRange =>
    range([], {
      nodes: counts.map((count, layer) => ({ kernel: "silu", layer: [`layer${String(layer)}`], nodes: count })),
    });

  test("nodes lost and added, by kernel and layer", () => {
    const { range: found } = explained({ base: [nodes(1, 1, 1)], head: [nodes(1, 2, 2)] });
    expect(found.graphNodes).toEqual([
      { kernel: "silu", layer: ["layer1"], base: 1, head: 2 },
      { kernel: "silu", layer: ["layer2"], base: 1, head: 2 },
    ]);
    expect(lineNotes(found).map(terminalText)).toContain(
      "silu: 2 more nodes in the CUDA graphs: layer1 1 → 2, layer2 1 → 2",
    );
  });

  test("all of them count, however many layers there are", () => {
    const { range: found } = explained({
      base: [nodes(...Array<number>(80).fill(1))],
      head: [nodes(...Array<number>(80).fill(2))],
    });
    expect(lineNotes(found).map(terminalText)).toContainEqual(
      expect.stringMatching(/^silu: 80 more nodes in the CUDA graphs: layer0 1 → 2, .+ and 76 more$/),
    );
  });

  test("equal ones, an unknown base and a recording without the capture say nothing", () => {
    expect(explained({ base: [nodes(1, 1)], head: [nodes(1, 1)] }).range.graphNodes).toEqual([]);
    expect(explained({ base: null, head: [nodes(1, 2)] }).range.graphNodes).toEqual([]);
    expect(explained({ base: [{ ...nodes(), unplacedKernels: 8 }], head: [nodes(1, 2)] }).range.graphNodes).toEqual([]);
  });
});
