import { slowerCost } from "../../../fixtures/cost.ts";
import { withoutBaseline } from "../../../../src/compare/without-baseline.ts";
import { describeUnseenRange } from "../../../../src/gate/process-gate.ts";
import { explainUnseen } from "../../../../src/gate/unseen-range.ts";
import type { Comparison } from "../../../../src/model/comparison/comparison.ts";
import { diagnostic, type Diagnostic } from "../../../../src/model/diagnostic.ts";
import type { Profile } from "../../../../src/model/profile/profile.ts";
import type { Failure } from "../../../../src/model/run/failure.ts";
import { parseRange } from "../../../../src/plan/nvtx-range.ts";
import type { CommentInput, CommentSection } from "../../../../src/report/comment/comment-input.ts";
import {
  compared,
  h100,
  h100Machine,
  kernelOf,
  madeReason,
  near,
  rangeOf,
  side,
  type MadeTimes,
} from "../../../compare/support/sides.ts";
import { madeSample } from "../../../fixtures/profiles.ts";
import { profileOf } from "../../../pipeline/support/analyze.ts";
import { configOf } from "../../../support/config.ts";

const sourceOf = (commit: string, ref: string) => ({ repository: "example/llm", commit, ref, dirty: false });
const headSource = sourceOf("5f2c9e1b7a3d4860c1e8f7b2a9d0364e5c718b92", "refs/pull/7/merge");
const baseSource = sourceOf("a41d07c3e2f95b8860d1c7e4b3a2f6095d8e7c14", "main");
const ofMain = { state: "measured", text: "Base is `main`." } as const;
const workload = { command: ["python3", "bench/decode.py", "--steps", "16"], exitCode: 0 };

/** The recorded captures, as if a job had made them from a commit: of an H100, and of an H200 those made in turn. */
export async function recordedSides(): Promise<Readonly<Record<"sdpa" | "eager" | "plain" | "checkpointed", Profile>>> {
  const inTurn = "__tests__/fixtures/recorded/nsys-2025.3.1-h200";
  const ofRounds = (name: string) => [1, 2, 3].map((round) => `${inTurn}/${name}/round-${String(round)}.sqlite.gz`);
  return {
    sdpa: await profileOf(["examples/recordings/llm-decode-sdpa"]),
    eager: await profileOf(["examples/recordings/llm-decode-eager"]),
    plain: await profileOf(ofRounds("train-base")),
    checkpointed: await profileOf(ofRounds("train-checkpoint")),
  };
}

const asRun = (profile: Profile): Profile => ({ ...profile, workload, isolation: "pid-namespace" });
const asBase = (profile: Profile): Profile => ({ ...asRun(profile), source: baseSource });
const asHead = (profile: Profile): Profile => ({ ...asRun(profile), source: headSource });

/** A section without anything; what it has is given. */
export function section(change: Partial<CommentSection>): CommentSection {
  return {
    title: null,
    comparison: null,
    head: null,
    failure: null,
    fails: false,
    baselineAge: null,
    cost: null,
    artifact: null,
    report: null,
    ...change,
  };
}

export function failureOf(parts: Parameters<typeof diagnostic>[0]): Failure {
  return { ...diagnostic(parts), failures: [] };
}

/** A comment of these sections, with links as the action makes them. */
export function input(sections: readonly CommentSection[], change: Partial<CommentInput> = {}): CommentInput {
  const run = "https://github.com/example/llm/actions/runs/1234567890";
  return {
    title: "GPU profile",
    sections,
    links: { run, artifact: `${run}/artifacts/987654321`, report: `${run}/artifacts/987654322` },
    measured: { commit: headSource.commit, config: ".llm-profile.yml" },
    notes: [],
    ...change,
  };
}

type Sides = Awaited<ReturnType<typeof recordedSides>>;

/** The cases whose comments are in docs/comments/, by file name. */
export const cases: Readonly<Record<string, (sides: Sides) => CommentInput>> = {
  "measured-in-turn": ({ plain, checkpointed }) => {
    const head = asHead(checkpointed);
    const comparison = compared(asBase(plain), head, { baseline: ofMain });
    return input([section({ comparison, head, fails: true, cost: slowerCost })]);
  },
  "kernel-slower": () => {
    const [base, head] = [attention(62, 96, 1_000_000), asHead(attention(31, 168, 1_300_000))];
    const comparison = compared(asBase(base), head, { clocks: { baseMhz: [1980], headMhz: [1978] } });
    return input([section({ comparison, head, fails: true })]);
  },
  "more-launches": () => {
    const head = asHead(stepped(1_440, 97));
    return input([section({ comparison: fromLine(compared(asBase(stepped(960, 1)), head)), head, fails: true })]);
  },
  improved: ({ sdpa, eager }) => {
    const head = asHead(sdpa);
    return input([section({ comparison: compared(asBase(eager), head, { interleaved: false }), head })]);
  },
  "no-change": ({ sdpa }) => {
    const head = asHead(sdpa);
    const comparison = compared(asBase(turned(sdpa)), head, { baseline: ofMain });
    return input([section({ comparison, head })]);
  },
  inconclusive: () => {
    const noisy = (factors: readonly number[]): Profile =>
      side([rangeOf({ kernels: [{ name: "gemm_bf16", ns: factors.map((factor) => Math.round(1e7 * factor)) }] })]);
    const head = asHead(noisy([1.05, 0.99, 1.04]));
    return input([section({ comparison: compared(asBase(noisy([1, 1.02, 0.98])), head), head })]);
  },
  "no-baseline": ({ sdpa }) => {
    const head = asHead(sdpa);
    const text =
      "No run of this workflow on main has a baseline artifact. Run the workflow on main once, or set `baseline: same-job`.";
    return input([section({ comparison: alone(head, text), head })]);
  },
  "budgets-broken": ({ sdpa }) => {
    const head = asHead(sdpa);
    const budgets = ["decode.kernelNs <= 12 ms", "launches <= 5800", "decode.family.attention <= 500 us"];
    const overrides = [`compare.budgets=${JSON.stringify(budgets)}`];
    return input([section({ comparison: compared(asBase(sdpa), head, { overrides }), head, fails: true })]);
  },
  metrics: ({ sdpa }) => {
    const [base, head] = [asBase(turned(sdpa)), asHead(sdpa)];
    const overrides = ['compare.budgets=["metric.median_ttft_ms <= 45 ms", "metric.output_throughput >= 1900 tok/s"]'];
    const comparison = compared(
      { ...base, untraced: servingRuns("base", { ttft: 41.2, throughput: 2093, gibibytes: 31.25 }) },
      { ...head, untraced: servingRuns("head", { ttft: 47.1, throughput: 2090, gibibytes: 31.5 }) },
      { overrides },
    );
    return input([section({ comparison, head, fails: true })]);
  },
  "capture-failed": () =>
    input([
      section({
        fails: true,
        cost: { seconds: 19.3, starts: 1, parts: [{ purpose: "rounds", starts: 1, seconds: 12.4 }] },
        failure: { ...unseenDecode(), failures: [] },
      }),
    ]),
  "incomparable-machine": ({ sdpa, eager }) => {
    const gpus = [{ ...h100, name: "NVIDIA A100-SXM4-80GB", uuid: "GPU-2" }];
    const other = { ...eager, machine: { ...eager.machine, gpus } };
    const head = asHead(sdpa);
    const baseline = { state: "artifact" as const, text: null };
    return input([section({ comparison: compared(asBase(other), head, { interleaved: false, baseline }), head })]);
  },
  matrix: ({ sdpa, eager }) => {
    const [slow, same] = [asHead(eager), asHead(sdpa)];
    return input([
      section({ title: "torch 2.9", comparison: compared(asBase(turned(sdpa)), same), head: same }),
      section({ title: "torch 2.8", comparison: compared(asBase(sdpa), slow), head: slow, fails: true }),
      section({ title: "torch nightly", comparison: alone(same, "The artifact from main has expired."), head: same }),
    ]);
  },
  "matrix-ranks": () => input(ranksOfOneRun(16, ({ rank }) => (rank === 11 ? 1.2 : 1))),
  "hostile-names": () => hostile(hostileNames),
};

/** A capture whose range is misspelled, as the gate explains it after the run that lists the program's ranges. */
function unseenDecode(): Diagnostic {
  const seen = ["decode_step", "prefill"].map((name) => ({
    name,
    domain: "",
    style: "pushpop" as const,
    instances: 1,
    registered: false,
  }));
  const unseen = diagnostic(describeUnseenRange("decode", "round 1, range decode"));
  const context = { registeredStringsOnly: false, argv: workload.command };
  return explainUnseen(unseen, parseRange("decode", null), seen, context);
}

/**
 * A job a rank: each has the same own work but for a factor, and its AllReduce takes until the slowest has come. Base and head
 * of a rank in turn.
 */
export function ranksOfOneRun(
  count: number,
  factor: (at: { readonly rank: number }) => number,
  titleOf = (rank: number) => `profile.${String(rank)}`,
): CommentSection[] {
  const work = (of: number): number => Math.round(5_000_000 * of);
  const slowest = Math.max(...Array.from({ length: count }, (_, rank) => factor({ rank })));
  const of = (own: number, most: number): Profile => {
    const waits = 800_000 + work(most) - work(own);
    const kernels = [
      { name: "gemm_bf16", ns: near(work(own)) },
      { name: "ncclDevKernel_AllReduce_Sum_bf16_RING_LL", family: "communication", ns: near(waits) },
    ];
    const round = { communicationFreeBusyNs: work(own), wallNs: work(own) + waits + 200_000 };
    return side([rangeOf({ kernels, round })]);
  };
  return Array.from({ length: count }, (_, rank) => {
    const head = asHead(of(factor({ rank }), slowest));
    const comparison = compared(asBase(of(1, 1)), head);
    return section({ title: titleOf(rank), comparison, head, fails: comparison.verdict === "regressed" });
  });
}

/** Eight processes of a side, in turn with the other's, that report what a client of a server does. */
export function servingRuns(
  name: "base" | "head",
  of: { readonly ttft: number; readonly throughput: number; readonly gibibytes: number },
): Profile["untraced"] {
  const metric = (key: string, value: number, unit: string | null, better: "lower" | "higher" | null) => ({
    ...{ name: key, value, unit, better, source: "bench.json" },
  });
  return [1, 1.004, 0.997, 1.002, 0.999, 1.003, 0.996, 1.001].map((factor, index) => ({
    order: 2 * index + ((index % 2 === 0) === (name === "base") ? 0 : 1),
    seconds: 12,
    clientSeconds: null,
    ofOtherCommand: false,
    ranges: [],
    metrics: [
      metric("median_ttft_ms", of.ttft * factor, "ms", "lower"),
      metric("median_tpot_ms", 6.88 * factor, "ms", "lower"),
      metric("output_throughput", of.throughput * factor, "tok/s", "higher"),
      metric("total_output_tokens", 8192, null, null),
      ...(name === "head" ? [metric("accept_length", 2.4 * factor, "tok", "higher")] : []),
    ],
    peakMemory: [{ gpu: "GPU 0", bytes: Math.round(of.gibibytes * 2 ** 30) + index * 2 ** 20 }],
  }));
}

export const hostileNames: readonly string[] = [
  "</code></details><script>alert(1)</script>",
  '[click](https://evil.example "a") ![x](https://evil.example/x.png "b")',
  "@octocat #1 GH-2 example/llm#3 octocat@evil.example",
  "a|b\\|c\\\\|d",
  "`` ` ``` <b>bold</b> **bold** _it_ ~~no~~",
  "line one\n\n# heading\n- list\n<!-- llm-profile:other -->",
  "https://evil.example www.evil.example :tada:",
  "\u202egnp.exe\u0007\u001b[31m::error::gotcha",
];

/** A comment in which everything that others may choose is one of these names. */
export function hostile(names: readonly string[]): CommentInput {
  const text = names.join(" ");
  const of = (factor: number): Profile => {
    const kernels: MadeTimes[] = names.map((name, index) => ({
      name: factor > 1 && index === 0 ? `${name} new` : name,
      family: name,
      ns: near(1_000_000 * (index + 1) * factor),
    }));
    const ranges = names.slice(0, 2).map((name) => rangeOf({ name, domain: names.at(-1)?.slice(0, 9) ?? "", kernels }));
    return side(ranges, {
      source: { repository: text, commit: text, ref: text, dirty: true },
      machine: {
        ...{ gpus: [{ ...h100, name: text, uuid: text }], driver: text, cuda: `13 ${text}` },
        ...{ nsys: `${text} ${String(factor)}`, ncu: text },
      },
      workload: { command: [...names], exitCode: 0 },
      untraced: [
        {
          ...{ order: null, seconds: null, clientSeconds: null, ofOtherCommand: false, ranges: [] },
          metrics: names.map((name, index) => ({
            ...{ name: `${name} ${index > 2 ? "" : String(factor)}`, value: factor, unit: name },
            ...{ better: "lower" as const, source: text },
          })),
          peakMemory: names.map((gpu) => ({ gpu, bytes: Math.round(factor * 1e12) })),
        },
      ],
      isolation: text,
      warnings: [...names],
      measuredAt: text,
    });
  };
  const [base, head] = [of(1), of(1.2)];
  const findings = names.map((name) => ({
    ...{ id: name, kernel: name, what: text, advice: text, threshold: text, source: { guide: text, section: text } },
    ...{ evidence: [], impactNs: 5 },
  }));
  const accepted = names.map((name) => ({
    ...{ range: "*", kernel: `${name}*`, change: 1, reason: text, expires: "2030-01-01" },
  }));
  const compared_ = compared(base, head, { accepted, baseline: { state: "artifact", text } });
  const comparison: Comparison = {
    ...compared_,
    reasons: [...compared_.reasons, ...names.map((name) => madeReason({ text: name, range: name, kernel: name }))],
    metrics: compared_.metrics.map((row, index) => ({
      ...row,
      change: { ...row.change, state: index % 2 === 0 ? row.change.state : ("regressed" as const) },
    })),
    budgets: names.map((name) => ({
      ...{ text: name, range: name, metric: name, limit: 1, unit: "ns", value: 2, state: "broken" as const },
    })),
    calibration: {
      ...compared_.calibration,
      used: false,
      misfit: { madeOn: { gpu: text, uuid: text, driver: text }, found: { kind: "other-gpu", gpu: text, uuid: text } },
    },
    limitations: [{ kind: "not-calibrated" }],
  };
  const withFindings = { ...head, ranges: head.ranges.map((range) => ({ ...range, findings })) };
  const failure = failureOf({ what: text, where: text, why: names.join("\n"), help: text });
  return input(
    [
      section({ title: text, comparison, head: withFindings, fails: true, baselineAge: text }),
      section({ title: text, failure: { ...failure, failures: [failure] }, fails: true }),
      section({ title: text, head: withFindings }),
    ],
    { title: text, notes: [...names], links: { run: `https://evil.example/)${text}`, artifact: null, report: null } },
  );
}

/** A decode whose sampler launches so many kernels, and waits for the GPU so often. */
function stepped(launches: number, waits: number): Profile {
  const name = "void at::native::vectorized_elementwise_kernel<4, AUnaryFunctor<float>>(int, float)";
  const kernels = [
    { name: "nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT", ns: near(6_250_000), launches: 480 },
    { name, family: "elementwise", ns: near(launches * 1_667), launches },
  ];
  return side([
    rangeOf({ kernels, round: { synchronizations: [{ call: "cudaStreamSynchronize", count: waits, totalNs: 1 }] } }),
  ]);
}

/** The comparison as a run that records stacks leaves it: one line made the calls that rose. */
export function fromLine(comparison: Comparison): Comparison {
  const site = { file: "pr.py", line: 27, function: "step", changed: true, frames: [] };
  const sitesOf = ({ base, head }: Comparison["ranges"][number]["counts"][number]) => ({
    ...{ launches: head, linkedRatio: 1, areLikely: true, layers: [] },
    sites: [{ ...site, base: 0, head: head - base }],
  });
  const ranges = comparison.ranges.map((range) => ({
    ...range,
    counts: range.counts.map((row) => ({ ...row, launchSites: row.state === "regressed" ? sitesOf(row) : null })),
  }));
  return { ...comparison, ranges };
}

/** A kernel that is slower for the same launches, measured by ncu on both sides. */
function attention(occupancyPct: number, registers: number, ns: number): Profile {
  const gemm = registers > 100 ? [4_001_000, 3_998_000, 4_000_000] : near(4_000_000);
  const flash = "void flash_fwd_kernel<Flash_fwd_kernel_traits<128, 64, 64, 4>>(Flash_fwd_params)";
  const times = [
    { name: flash, family: "attention", ns: near(ns) },
    { name: "nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT", family: "gemm", ns: gemm },
    { name: "void rms_norm_kernel<bf16>(bf16 *, float)", family: "norm", ns: near(600_000) },
  ];
  const samples = [madeSample({ achievedOccupancyPct: occupancyPct, registersPerThread: registers })];
  const kernels = times.map(kernelOf).map((kernel, index) => {
    const variants = kernel.variants.map((variant) => ({ ...variant, registersPerThread: registers }));
    return index === 0 ? { ...kernel, ncu: samples, variants } : kernel;
  });
  return side([{ ...rangeOf({ kernels: times }), kernels }], { machine: { ...h100Machine, ncu: "2025.3.1" } });
}

/** The same rounds in another order, so that they differ as rounds of unchanged code do. */
function turned(profile: Profile): Profile {
  const change = <T extends { rounds: R[] }, R>(one: T): T => {
    const [first, ...others] = one.rounds;
    return { ...one, rounds: first === undefined ? [] : [first, ...others.reverse()] };
  };
  return {
    ...profile,
    ranges: profile.ranges.map((range) => ({
      ...change(range),
      families: range.families.map(change),
      kernels: range.kernels.map((kernel) => ({ ...change(kernel), variants: kernel.variants.map(change) })),
    })),
  };
}

/** A comparison without a base. */
export function alone(
  head: Profile,
  text: string,
  state: "absent" | "failed" = "absent",
  ...overrides: string[]
): Comparison {
  const { compare: policy } = configOf(...overrides);
  return withoutBaseline({ head, policy, baseline: { state, text }, today: "2026-01-15" });
}
