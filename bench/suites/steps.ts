import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { attribute } from "../../src/analyze/attribute.ts";
import { buildGpuTimeline } from "../../src/analyze/gpu-timeline.ts";
import { createRangeLimit } from "../../src/analyze/range-limit.ts";
import { buildOperatorTrees } from "../../src/analyze/regions/operators.ts";
import { listSeenRanges } from "../../src/analyze/seen-ranges.ts";
import { finish } from "../../src/model/steps.ts";
import { matchesGlob } from "../../src/model/text/glob.ts";
import { redactCommand } from "../../src/model/secrets.ts";
import type { Profile, ProfileKernel, ProfileOperator } from "../../src/model/profile/profile.ts";
import { readTrace } from "../../src/parse/nsys-sqlite/read-trace.ts";
import { loadNameRules } from "../../src/pipeline/conf.ts";
import { examineCapture, type CaptureToExamine } from "../../src/pipeline/capture/examine.ts";
import { comparisonComment, jobSummary } from "../../src/report/comment/comment.ts";
import { kernelLabels } from "../../src/report/kernel-label.ts";
import { usualNested, writeNested } from "../captures/nested.ts";
import type { Benchmark, Place, Work } from "../measure/benchmark.ts";
import { productGate } from "../statistics/gates.ts";
import { recordedDecode } from "../statistics/workload.ts";

const few = 2_500;

const recordedReports = new URL("../../__tests__/fixtures/recorded/nsys-2023.4.4/", import.meta.url);
const workload = await recordedDecode();
const gate = productGate();

/** The recorded range, with this many kernels and these names. */
function profileOf(kernels: number, nameOf: (index: number) => string): Profile {
  const recorded = workload.kernels;
  const made = Array.from({ length: kernels }, (_, index): ProfileKernel => {
    const one = recorded[index % recorded.length];
    if (one === undefined) throw new Error("The recording has no kernel.");
    const name = nameOf(index);
    return { ...one.kernel, name, shortName: name };
  });
  return { ...workload.profile, ranges: [{ ...workload.range, kernels: made }] };
}

/** One of many paths of equal length, in 32 layers. */
function nestedPath(index: number, range: Profile["ranges"][number] | undefined): ProfileOperator {
  const round = { instances: 1, hostNs: 1e6, idleNs: 0, launches: 10, totalNs: 1e6, selfNs: 1e6, communicationNs: 0 };
  const path = [`layer_${String(index % 32)}`, `part ${letters(Math.floor(index / 32))}`];
  return { path, rank: null, report: 0, device: null, rounds: (range?.rounds ?? []).map(() => round) };
}

const letters = (index: number): string =>
  `${"abcdefghij".charAt(index % 10).repeat(1 + (index % 700) / 10)}${String(index)}`;
const mention = "@octocat|".repeat(20);

/** A capture of ranges with this many different names, one after another. */
function captureWith(path: string, names: number): CaptureToExamine {
  writeFileSync(path, gunzipSync(readFileSync(new URL("prefill.sqlite.gz", recordedReports))));
  using database = new DatabaseSync(path);
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(names - 1)})
    INSERT INTO NVTX_EVENTS (start, "end", eventType, text, globalTid, domainId)
    SELECT e.start + i * 10, e.start + i * 10 + 9, e.eventType, 'op ' || i, e.globalTid, e.domainId
    FROM n, NVTX_EVENTS AS e WHERE e.text = 'prefill'`);
  return captureOf(path);
}

const unheeded = { stop: new AbortController().signal, log: { info: () => undefined } };

function captureOf(path: string): CaptureToExamine {
  return {
    label: "round 1",
    end: { kind: "known", outcome: "exited", exitCode: 0, seconds: 1, allowed: [0], timeLimitSeconds: null },
    reports: [{ source: path, sqlite: path, kernelSummary: null, rangeSummary: null, summarized: false }],
    wanted: [],
    gated: false,
    takesFirst: false,
    requireKernels: true,
  };
}

interface Step {
  readonly id: string;
  readonly name: string;
  /** Returns the work to time for this many kernels. Preparation isn't timed. */
  readonly prepare: (kernels: number, place: Place) => () => unknown;
}

const steps: readonly Step[] = [
  {
    id: "compare-same",
    name: "comparison of a program with itself, kernels",
    prepare: (kernels) => {
      const side = profileOf(kernels, (index) => `kernel_${letters(index)}`);
      return () => gate({ base: side, head: side }, null);
    },
  },
  {
    id: "compare-other-names",
    name: "comparison of programs without a kernel name in common, kernels",
    prepare: (kernels) => {
      const base = profileOf(kernels, (index) => `old_${letters(index)}`);
      const head = profileOf(kernels, (index) => `young_${letters(index)}`);
      return () => gate({ base, head }, null);
    },
  },
  {
    id: "compare-operators",
    name: "comparison of paths of nested ranges, a seventh of",
    prepare: (count) => {
      const { ranges, ...profile } = workload.profile;
      const operators = Array.from({ length: Math.floor(count / 7) }, (_, index) => nestedPath(index, ranges[0]));
      const side = { ...profile, ranges: [{ ...workload.range, operators }] };
      return () => gate({ base: side, head: side }, null);
    },
  },
  {
    id: "comment",
    name: "comment and job summary of that, kernels",
    prepare: (kernels) => {
      const base = profileOf(kernels, (index) => `old_${letters(index)}${mention}`);
      const head = profileOf(kernels, (index) => `young_${letters(index)}${mention}`);
      const comparison = gate({ base, head }, null);
      const section = {
        ...{ artifact: null, report: null },
        title: null,
        comparison,
        head,
        failure: null,
        fails: true,
        baselineAge: null,
        cost: null,
      };
      return () => [
        comparisonComment("title", comparison, head, true),
        jobSummary({
          title: "title",
          sections: [section],
          links: { run: null, artifact: null, report: null },
          measured: { commit: null, config: null },
          notes: [],
        }),
      ];
    },
  },
  {
    id: "gate-range-names",
    name: "gate, names of ranges",
    prepare: (names, place) => {
      const capture = captureWith(place.fresh("names.sqlite"), names);
      const settings = { attribution: "auto", families: [], timelines: false } as const;
      return async () => await examineCapture(capture, { ...settings, limit: createRangeLimit() }, unheeded);
    },
  },
  ...["_1x1", "_0d1d", "cute::C<1>, ", "triton_a_fused_", "(int)1, ", "flash::<", "{lambda(", "_GLOBAL__N__"].map(
    (part, index): Step => ({
      id: `names-${String(index + 1)}`,
      name: `rules of kernel names on \`${part}${part}…\`, length`,
      prepare: (kernels) => {
        const starts = ["nvjet_", "cutlass_8", "xmma", "gemv", "Marlin<", "flash::CollectiveMainloopX<1, cute::tuple<"];
        const hostile = starts.map((start) => start + part.repeat((kernels * 1.9) / part.length));
        const rules = loadNameRules(); // Each set caches its answers.
        return () => hostile.map(rules.general);
      },
    }),
  ),
  ...["*", " ", "& ", "[lambda(", "{lambda()#1},", "a,", "a::", "(a"].map((part, index): Step => ({
    id: `labels-${String(index + 1)}`,
    name: `labels of \`k<${part}${part}…>\`, length`,
    prepare: (length) => {
      // With the benchmark's full n, the names would be too long for us to parse.
      const body = part.repeat((length * 0.7) / part.length);
      const names = Array.from({ length: 20 }, (_, index) => `void k${String(index)}<a${body}b>(int)`);
      return () => kernelLabels(names, 60);
    },
  })),
  ...["a=$(", "x-api-key:", '--api-key "', "@://:"].map((part, index): Step => ({
    id: `commands-${String(index + 1)}`,
    name: `secrets in a command of \`${part}${part}…\`, length`,
    prepare: (kernels) => {
      const command = part.repeat((kernels * 1.9) / part.length);
      return () => redactCommand(command);
    },
  })),
  {
    id: "glob",
    name: "the pattern `*a*a*a*a*a*a*b` on `aaaa…`, length",
    prepare: (kernels) => {
      const name = "a".repeat(kernels * 2);
      return () => matchesGlob("*a*a*a*a*a*a*b", name);
    },
  },
];

/** Parts of a command, run in this process on inputs of size 4n against n. A ratio of 4 means linear growth, and 16 means quadratic growth. */
export const growthOfSteps: readonly Benchmark[] = [
  ...steps.map(({ id, name, prepare }): Benchmark => ({
    id: `step/${id}`,
    ours: `${name}: ${(4 * few).toLocaleString("en")}`,
    against: few.toLocaleString("en"),
    small: true,
    pairs: 1,
    goal: 9,
    prepare: (place) => [fastest(() => prepare(4 * few, place)), fastest(() => prepare(few, place))],
  })),
  operators(1_500, 1),
];

/** Finds what's nested in every range of a report. */
function operators(many: number, one: number): Benchmark {
  const work = (place: Place, rangeNames: number): Work =>
    fastest(async () => {
      const of = { ...usualNested, kernels: 20_000, ranges: 9_000, depth: 3, rangeNames };
      const path = place.made(`operators-${String(rangeNames)}.sqlite`, (file) => writeNested(file, of));
      const trace = await readTrace(path);
      const { ranges } = attribute(trace, listSeenRanges(trace), "auto");
      const nesting = ranges.map((range) => ({ range, devices: [0] }));
      const timeline = buildGpuTimeline(
        trace,
        trace.ranges.flatMap(({ startNs, endNs }) => [startNs, endNs ?? startNs]),
      );
      return () => finish(buildOperatorTrees(trace, nesting, { timeline, communicates: () => false, isRank: false }));
    });
  return {
    id: "step/operators",
    ours: `operators under ${many.toLocaleString("en")} names`,
    against: `${String(one)} name`,
    small: true,
    pairs: 1,
    goal: 3,
    prepare: (place) => [work(place, many), work(place, one)],
  };
}

/**
 * Takes the fastest of at least three runs, or of more if they're short, because other programs easily disturb work that takes only
 * milliseconds.
 */
function fastest(prepare: () => (() => unknown) | Promise<() => unknown>): Work {
  return async () => {
    let least = Infinity;
    let spentMs = 0;
    for (let times = 0; times < 3 || (spentMs < 50 && times < 100); times += 1) {
      const body = await prepare();
      const startMs = performance.now();
      await body();
      const ms = performance.now() - startMs;
      least = Math.min(least, ms);
      spentMs += ms;
    }
    return { ms: least, peakBytes: null };
  };
}
