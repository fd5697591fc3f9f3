import { settlePlan } from "../../../src/pipeline/capture/probe.ts";
import { explainers } from "./context.ts";
import { createExplaining } from "../../../src/pipeline/explain.ts";
import { loadComparePolicy } from "../../../src/pipeline/judge/compare-policy.ts";
import { createJudge } from "../../../src/pipeline/judge/judge.ts";
import { prepareNcu } from "../../../src/pipeline/ncu/ncu-tool.ts";
import { createSide, type Side } from "../../../src/pipeline/session.ts";
import { measureSides } from "../../../src/pipeline/sides/measure-sides.ts";
import { planCaptures } from "../../../src/plan/captures.ts";
import { configOf } from "../../support/config.ts";
import { fakeSession, type FakeProgram, type FakeTools } from "./fake-session.ts";

/** The recorded capture that stands for a round: there are three, which are repeated. */
export function decodeRound(number: number, attention = "sdpa"): string {
  return `__tests__/fixtures/recorded/decode-${attention}/round-${String(((number - 1) % 3) + 1)}`;
}

interface RunToMeasure {
  readonly program: FakeProgram;
  readonly tools?: FakeTools;
  readonly set?: readonly string[];
  /** Default: head and base. */
  readonly sides?: 1 | 2;
  /** Prepares each side. */
  readonly prepare?: (side: Side) => Promise<Side>;
}

/** Measures and explains a run whose program and tools are functions. It makes neither runs without CUDA tracing nor any of ncu unless `set` says so. */
export async function measuredRun({
  program,
  tools,
  set = [],
  sides = 2,
  prepare = async (side) => Promise.resolve(side),
}: RunToMeasure) {
  const few = ["latency.pairs=0", "lines=off", "ncu.enabled=false", ...(sides === 1 ? [] : ["compare.base=main"])];
  const config = configOf("workload.command=[./program]", "ranges=[decode]", ...few, ...set);
  const { session, logged, starts } = await fakeSession(config, program, tools);
  const policy = await loadComparePolicy(session.context, { config, origins: new Map() });
  const baseChoice = sides === 1 ? null : { why: "", pinned: "v1.0" };
  const judge = createJudge({
    ...{ config: config.compare, policy, baseChoice },
    ...{ recordedBase: null, history: null },
  });
  const ncu = await prepareNcu(session);
  const { plan, ...found } = await settlePlan(createSide(session, "head"), planCaptures(config));
  const base = sides === 1 ? null : await prepare(createSide(session, "base"));
  const head = await prepare({ ...createSide(session, "head"), ...found });
  const ready = { head, base, plan, [Symbol.asyncDispose]: () => Promise.resolve() };
  const { known } = await measureSides(ready, judge, createExplaining(explainers, { plan, ncu, judge }));
  return { ...known, logged, starts, record: session.recorder.snapshot() };
}
