import { describe, expect, test } from "@jest/globals";
import { addLaunchSites, addLineSearch, type MappedSides } from "../../../src/features/lines/compare-sites.ts";
import { rangesToMap } from "../../../src/compare/to-explain.ts";
import type { LaunchSites } from "../../../src/model/comparison/launch-sites.ts";
import type { CodeChanges, Hunk } from "../../../src/features/lines/git-diff.ts";
import type {
  MappedRange,
  MappedSite,
  MappedWork,
  WorkKind,
} from "../../../src/features/lines/model/mapped-launches.ts";
import { lineNotes, explanations } from "../../../src/report/rows.ts";
import { toTerminal } from "../../../src/report/terminal/text.ts";
import { compared, decode } from "../../compare/support/sides.ts";

const kernels = (gemmNs: number, siluNs: number, launches = 16) => [
  { name: "gemm", ns: [gemmNs, gemmNs + 1, gemmNs + 2], launches: 16 },
  { name: "silu", ns: [siluNs, siluNs + 1, siluNs + 2], launches, family: "elementwise" },
];
const base = decode(kernels(1000, 1000));
const head = decode(kernels(2000, 2000, 32));
const comparison = compared(base, head);

const site = (line: number, launches: number, file = "model.py", name = "forward"): MappedSite => {
  const at = { function: name, file, line, own: true };
  const caller = { function: "<module>", file: "run.py", line: 3, own: true };
  const library = { function: "silu", file: "torch/nn/functional.py", line: 9, own: false };
  return { at, frames: [library, at, caller], launches };
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
const siluFrom = (sites: readonly MappedSite[], change: Partial<MappedWork> = {}) => [
  range([work(silu, { sites, ...change })]),
];

/** A line with its launches in base and head, as `20: 16 → 32`. */
const counted = (found: LaunchSites | null | undefined) =>
  found?.sites.map(({ line, base: before, head: after }) => `${String(line)}: ${String(before)} → ${String(after)}`);

function explained(sides: Partial<MappedSides>) {
  const found = addLaunchSites(comparison, { base: null, head: [], changes: changesOf(), ...sides }).ranges[0];
  const row = found?.kernels.find(({ name }) => name === "silu");
  if (found === undefined || row === undefined) throw new Error("no row");
  const text = explanations({ ...row, explanation: null }, found).map(toTerminal);
  return { range: found, launchSites: row.launchSites, text };
}

test("selects slower ranges whose slowdown may come from a line", () => {
  expect(rangesToMap(comparison).map(({ name }) => name)).toEqual(["decode"]);
  expect(rangesToMap(compared(base, base))).toEqual([]);
  // A kernel that is launched more often, in a range that is faster, needs none.
  const faster = decode(kernels(500, 500, 17));
  expect(rangesToMap(compared(base, faster))).toEqual([]);
});

describe("the line", () => {
  test("shows its count, its callers, and whether the change touches it", () => {
    const { launchSites, text } = explained({
      head: siluFrom([site(20, 16), site(25, 16)]),
      base: siluFrom([site(20, 16)]),
      changes: changesOf(hunk(24, [], 24, ["y = x", "y = silu(y)", "y = y"])),
    });
    expect(counted(launchSites)).toEqual(["25: 0 → 16", "20: 16 → 16"]);
    expect(launchSites?.sites.map(({ changed }) => changed)).toEqual([true, false]);
    expect(text).toEqual([
      "0 → 16 launches from model.py:25 (forward), a line that this change touches ← run.py:3 (and 1 more line, in comparison.json)",
    ]);
  });

  test("is the line that launches more than before, or else the most", () => {
    const sites = [site(20, 16), site(30, 20)];
    const first = (before: MappedSides["base"]) =>
      explained({ head: siluFrom(sites), base: before }).launchSites?.sites[0]?.line;
    expect([first(siluFrom([site(30, 20)])), first(null)]).toEqual([20, 30]);
  });

  test("doesn't explain a rise if it launches less than before", () => {
    const { launchSites } = explained({
      head: siluFrom([site(20, 8), site(30, 24)]),
      base: siluFrom([site(20, 16)]),
      changes: changesOf(hunk(20, ["y = silu(x)"], 20, ["y = silu(x[:8])"])),
    });
    expect(counted(launchSites)).toEqual(["30: 0 → 24", "20: 16 → 8"]);
  });

  test("shows the share of launches whose line is known", () => {
    const { launchSites, text } = explained({ head: siluFrom([site(20, 16)], { launches: 32 }) });
    expect(launchSites).toMatchObject({ linkedRatio: 0.5, areLikely: false, sites: [{ line: 20, head: 16 }] });
    expect(text).toEqual([expect.stringMatching(/^16 launches from model\.py:20 .*only 50% of these launches$/)]);
  });

  test("is likely if all extra launches or nearly all launches have a line", () => {
    const isLikely = (sides: Partial<MappedSides>) => explained(sides).launchSites?.areLikely;
    const half = siluFrom([site(20, 16)], { launches: 32 });
    expect(isLikely({ base: siluFrom([], { launches: 16 }), head: half })).toBe(true);
    expect(isLikely({ base: siluFrom([], { launches: 12 }), head: half })).toBe(false);
    expect(isLikely({ base: siluFrom([], { launches: 32 }), head: half })).toBe(false);
    expect(isLikely({ head: siluFrom([site(20, 29)], { launches: 32 }) })).toBe(true);
  });

  test("has an unknown base count if many of base's launches lack a line", () => {
    const sides = { head: siluFrom([site(20, 32)]), base: siluFrom([], { launches: 16, linked: 0 }) };
    expect(explained(sides).launchSites?.sites[0]?.base).toBeNull();
  });

  test("isn't searched for an unchanged kernel", () => {
    const sides = { base: null, head: siluFrom([site(20, 16)]), changes: null };
    const same = addLaunchSites(compared(base, base), sides);
    expect(same.ranges[0]?.kernels.every(({ launchSites }) => launchSites === null)).toBe(true);
  });
});

test("puts layers that launch more first, even without known lines", () => {
  const layersOf = (second: number) => [
    { path: ["capture", "layer0"], launches: 4 },
    { path: ["capture", "layer1"], launches: second },
  ];
  const { text } = explained({
    head: siluFrom([], { launches: 10, linked: 0, layers: layersOf(6) }),
    base: siluFrom([], { launches: 8, linked: 0, layers: layersOf(4) }),
  });
  expect(text).toEqual(["in the layer capture › layer1"]);
});

describe("unknown lines", () => {
  const mapped = (works: readonly MappedWork[]) =>
    addLaunchSites(comparison, { base: null, head: [range(works)], changes: null }).ranges.flatMap((row) => [
      ...row.kernels.flatMap((kernel) => explanations({ ...kernel, explanation: null }, row)),
      ...lineNotes(row),
    ]);
  const silent = [work(silu, { launches: 32, linked: 0 }), work({ kind: "launches" }, { launches: 48, linked: 0 })];
  const gemm = { kind: "kernel", name: "gemm" } as const;

  test("reports unknown lines once for a range", () => {
    expect(mapped(silent)).toEqual([expect.stringMatching(/^calling lines: unknown/)]);
  });

  test("reports a row's unknown lines if another row has a line", () => {
    expect(mapped([...silent, work(gemm, { sites: [site(20, 16)] })])).toEqual([
      expect.stringContaining("model.py:20"),
      expect.stringContaining("has a call stack"),
      expect.stringMatching(/^launches: .* has a call stack/),
    ]);
  });

  test("says that the run with call stacks didn't make the calls", () => {
    const notes = mapped([work(gemm, { sites: [site(20, 16)] })]);
    expect(notes).toContainEqual(expect.stringMatching(/^launches: .* recorded none/));
  });

  test("gives the reason for unknown lines", () => {
    const why = { state: "out-of-time", timeBudget: "100s" } as const;
    const red = addLineSearch(comparison, rangesToMap(comparison), why).ranges;
    expect(red.flatMap(lineNotes)).toEqual([expect.stringContaining("100s")]);
  });

  test("reports no unknown lines if the range is no longer red", () => {
    const green = compared(base, base);
    expect(
      addLineSearch(green, comparison.ranges, { state: "off", timeBudget: null }).ranges[0]?.lineSearch,
    ).toBeNull();
  });
});

describe("counts that rose", () => {
  const synchronizations = [{ call: "cudaStreamSynchronize", count: 16, totalNs: 16_000_000 }];
  const copy = { kind: "copy", direction: "device-to-host", sourceMemory: "device", targetMemory: "pageable" } as const;
  const copies = [{ ...copy, count: 16, bytes: 64, totalNs: 16_000, blocking: 16 }];
  const notes = (round: Parameters<typeof decode>[1], sides: Partial<MappedSides>): string[] => {
    const rose = compared(base, decode(kernels(2000, 1000), round));
    const found = addLaunchSites(rose, { base: null, head: [], changes: changesOf(), ...sides });
    return found.ranges.flatMap(lineNotes).map(toTerminal);
  };
  const waits = work({ kind: "synchronizations" }, { sites: [site(31, 16)] });

  test("shows the line of a new synchronization", () => {
    const head = [range([waits])];
    const of = "from model.py:31 (forward) ← run.py:3";
    expect(notes({ synchronizations }, { head })).toEqual([`synchronizations: 16 ${of}`]);
    expect(notes({ synchronizations }, { head, base: [range([])] })).toEqual([`synchronizations: 0 → 16 ${of}`]);
  });

  test("shows the lines of small copies", () => {
    const sites = [site(31, 16)];
    const works = [waits, work({ kind: "copies", copy }, { sites }), work({ kind: "blockingCopies" }, { sites })];
    expect(notes({ synchronizations, copies }, { head: [range(works)] })).toEqual([
      "copies device-to-host (device → pageable), copies that the host waits for, synchronizations: 16 from model.py:31 (forward) ← run.py:3",
    ]);
  });
});

describe("lines that launch more", () => {
  const launches = (sites: readonly MappedSite[], change: Partial<MappedWork> = {}) => [
    range([work({ kind: "launches" }, { sites, ...change })]),
  ];
  const risen = (sides: MappedSides) => {
    const found = addLaunchSites(comparison, sides).ranges;
    const row = found.flatMap(({ counts }) => counts).find(({ metric }) => metric === "launches");
    const notes = found.flatMap(lineNotes).map(toTerminal);
    return { sites: counted(row?.launchSites), changed: row?.launchSites?.sites.map(({ changed }) => changed), notes };
  };

  const doubled = { base: launches([site(27, 16)]), head: launches([site(27, 32)]) };

  test("shows inserted lines, not those they push down", () => {
    const changes = changesOf(hunk(27, [], 27, ["hidden = hidden * c", "hidden = hidden + 0.0"]));
    const sides = { base: launches([site(27, 16)]), head: launches([site(27, 8), site(28, 8), site(29, 16)]) };
    expect(risen({ ...sides, changes }).sites).toEqual(["27: 0 → 8", "28: 0 → 8"]);
  });

  test("compares with the counts of replaced lines", () => {
    const changes = changesOf(hunk(27, ["y = x * 2"], 27, ["y = x * 2 + 0.0"]));
    expect(risen({ ...doubled, changes }).sites).toEqual(["27: 16 → 32"]);
  });

  test("shows no base counts if several lines were rewritten together", () => {
    const changes = changesOf(
      hunk(27, ["y = x * 2"], 27, ["y = x * 4", "y = y / 2"]),
      hunk(40, [], 41, ["z = z + 0.0"]),
    );
    const sides = { base: launches([site(27, 16)]), head: launches([site(27, 8), site(28, 8), site(41, 16)]) };
    expect(risen({ ...sides, changes }).sites).toEqual(["41: 0 → 16"]);
    const more = launches([site(27, 16), site(28, 16)]);
    expect(risen({ ...sides, head: more, changes }).sites).toEqual(["27: null → 16", "28: null → 16"]);
  });

  test("doesn't match lines with base's if the changes are unknown", () => {
    expect(risen({ ...doubled, changes: null }).sites).toEqual(["27: null → 32"]);
    expect(risen({ ...doubled, base: launches([]), changes: null }).sites).toEqual(["27: 0 → 32"]);
  });

  test("doesn't match lines within an untracked file", () => {
    const changes = { ...changesOf(), untracked: new Set(["generated.py"]) };
    const head = launches([site(27, 16), site(40, 32, "generated.py")]);
    const sides = { base: launches([site(27, 16), site(39, 16, "generated.py")]), head, changes };
    expect(risen(sides).sites).toEqual(["40: null → 32"]);
    expect(risen({ ...sides, base: launches([site(27, 16)]) }).sites).toEqual(["40: 0 → 32"]);
    expect(risen(sides).changed).toEqual([null]);
  });

  test("names no line if no known line launches more", () => {
    const sides = { base: launches([site(27, 16)]), head: launches([site(27, 16)], { launches: 17 }) };
    const { sites, notes } = risen({ ...sides, changes: changesOf() });
    expect(sites).toEqual([]);
    expect(notes).toEqual([expect.stringContaining("no line in the repository")]);
  });
});

describe("CUDA graphs", () => {
  const nodes = (...counts: readonly number[]): MappedRange =>
    range([], {
      nodes: counts.map((count, layer) => ({ kernel: "silu", layer: [`layer${String(layer)}`], nodes: count })),
    });

  test("lists lost and added CUDA graph nodes by kernel and layer", () => {
    const { range: found } = explained({ base: [nodes(1, 1, 1)], head: [nodes(1, 2, 2)] });
    const nodesOf = found.graphNodes.map(({ kernel, layer, ...sides }) => [kernel, ...layer, sides.base, sides.head]);
    expect(nodesOf.map(String)).toEqual(["silu,layer1,1,2", "silu,layer2,1,2"]);
    expect(lineNotes(found).map(toTerminal)).toContain(
      "silu: 2 more nodes in the CUDA graphs: layer1 1 → 2, layer2 1 → 2",
    );
  });

  test("counts all nodes in any number of layers", () => {
    const of = (count: number) => [nodes(...Array<number>(80).fill(count))];
    expect(explained({ base: of(1), head: of(2) }).range.graphNodes).toHaveLength(80);
  });

  test("lists nothing if nodes are equal or a capture is missing", () => {
    expect(explained({ base: [nodes(1, 1)], head: [nodes(1, 1)] }).range.graphNodes).toEqual([]);
    expect(explained({ base: null, head: [nodes(1, 2)] }).range.graphNodes).toEqual([]);
    expect(explained({ base: [{ ...nodes(), unplacedKernels: 8 }], head: [nodes(1, 2)] }).range.graphNodes).toEqual([]);
  });
});
