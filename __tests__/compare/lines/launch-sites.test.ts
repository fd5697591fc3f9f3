import { describe, expect, test } from "@jest/globals";
import { rangesToMap, withLaunchSites, type MappedSides } from "../../../src/compare/lines/launch-sites.ts";
import type { MappedRange, MappedSite, MappedWork, WorkKind } from "../../../src/model/profile/mapped-launches.ts";
import { limitationTexts } from "../../../src/report/limitation-text.ts";
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
const silu = { kind: "kernel", name: "silu" } as const;

function explained(sides: Partial<MappedSides>) {
  const found = withLaunchSites(comparison, { base: null, head: [], changed: null, ...sides }).ranges[0];
  const row = found?.kernels.find(({ name }) => name === "silu");
  if (found === undefined || row === undefined) throw new Error("no row");
  return { range: found, row, text: explanations({ ...row, explanation: null }).map(terminalText) };
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
      changed: new Map([["model.py", [[24, 26]]]]),
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

  test("is unknown where fewer than nine in ten launches have one, and the rate is said", () => {
    const { row, text } = explained({ head: [range([work(silu, { sites: [site(20, 16)], launches: 32 })])] });
    expect(row.launchSites).toMatchObject({ linkedRatio: 0.5, sites: [] });
    expect(text).toEqual([
      "the calling line is unknown, because only 50% of the calls have a call stack with a line in the repository",
    ]);
    expect(
      explained({ head: [range([work(silu, { sites: [site(20, 29)], launches: 32 })])] }).row.launchSites?.sites,
    ).toHaveLength(1);
  });

  test("is not looked for where the kernel is as before", () => {
    const same = withLaunchSites(compared(base, base), {
      base: null,
      head: [range([work(silu, { sites: [site(20, 16)] })])],
      changed: null,
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

describe("where no stack has a line of the repository", () => {
  const silent = [work(silu, { launches: 32, linked: 0 }), work({ kind: "launches" }, { launches: 48, linked: 0 })];
  const mapped = (works: readonly MappedWork[]) =>
    withLaunchSites(comparison, { base: null, head: [range(works)], changed: null });
  const said = expect.stringContaining("stack with a line from the repository");

  test("the comparison says so once, and no row does", () => {
    const found = mapped(silent);
    const rows = found.ranges.flatMap((row) => [
      ...row.kernels.flatMap((kernel) => explanations({ ...kernel, explanation: null })),
      ...lineNotes(row),
    ]);
    expect(found.ranges[0]?.counts.some(({ launchSites }) => launchSites !== null)).toBe(true);
    expect(rows).toEqual([]);
    expect(limitationTexts(found)).toContainEqual(said);
  });

  test("nothing is said where one has, or none was looked for", () => {
    const gemm = { kind: "kernel", name: "gemm" } as const;
    const one = mapped([...silent, work(gemm, { sites: [site(20, 16)] })]);
    for (const each of [one, comparison]) expect(limitationTexts(each)).not.toContainEqual(said);
  });
});

test("calls that rose: a stray .item()", () => {
  const round = { synchronizations: [{ call: "cudaStreamSynchronize", count: 16, totalNs: 16_000_000 }] };
  const stray = compared(
    base,
    decode(
      [
        { name: "gemm", ns: [2000, 2001, 2002], launches: 16 },
        { name: "silu", ns: [1000, 1001, 1002], launches: 16, family: "elementwise" },
      ],
      round,
    ),
  );
  const found = withLaunchSites(stray, {
    base: null,
    changed: new Map(),
    head: [range([work({ kind: "synchronizations" }, { sites: [site(31, 16)] })])],
  });
  const [only] = found.ranges;
  expect(only === undefined ? [] : lineNotes(only).map(terminalText)).toEqual([
    "synchronizations: 16 from model.py:31 (forward) ← run.py:3",
  ]);
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
    expect(lineNotes(found).map(terminalText)).toEqual([
      "silu: 2 more nodes in the CUDA graphs: layer1 1 → 2, layer2 1 → 2",
    ]);
  });

  test("all of them count, however many layers there are", () => {
    const { range: found } = explained({
      base: [nodes(...Array<number>(80).fill(1))],
      head: [nodes(...Array<number>(80).fill(2))],
    });
    expect(lineNotes(found).map(terminalText)).toEqual([
      expect.stringMatching(/^silu: 80 more nodes in the CUDA graphs: layer0 1 → 2, .+ and 76 more$/),
    ]);
  });

  test("equal ones, an unknown base and a recording without the capture say nothing", () => {
    expect(explained({ base: [nodes(1, 1)], head: [nodes(1, 1)] }).range.graphNodes).toEqual([]);
    expect(explained({ base: null, head: [nodes(1, 2)] }).range.graphNodes).toEqual([]);
    expect(explained({ base: [{ ...nodes(), unplacedKernels: 8 }], head: [nodes(1, 2)] }).range.graphNodes).toEqual([]);
  });
});
