import { analyzeHistory } from "../../src/features/history/analyze/analyze-history.ts";
import { checkSign, findOpenSigns } from "../../src/features/history/analyze/checks.ts";
import { calibrateFromHistory } from "../../src/features/history/analyze/history-calibration.ts";
import { splitIntoStretches } from "../../src/features/history/analyze/levels.ts";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { History, HistoryChange, HistoryPoint } from "../../src/features/history/model/history.ts";
import type { HistoryRecord, StoredRecord } from "../../src/features/history/model/record.ts";
import { median } from "../../src/model/rounds.ts";
import type { Ratio } from "../../src/model/units.ts";
import type { productGate } from "../statistics/gates.ts";
import { measure } from "../statistics/measure.ts";
import { randomOf, type Random } from "../statistics/random.ts";
import type { NoiseSetting } from "../statistics/settings.ts";
import type { Workload } from "../statistics/workload.ts";
import type { HistoryNoise } from "./noises.ts";

/** The number of nights before the month in which we analyze the history every night. */
export const nightsBefore = 100;
export const month = 30;

export interface SimulatedSeries {
  readonly noise: HistoryNoise;
  /** The change on the first night of the month; 0 if nothing changes. */
  readonly step: Ratio;
}

export interface SeriesOutcome {
  /** The night of the month, from 1; null if there was no sign. */
  readonly firstSign: number | null;
  /** How many points lay between the step and the first sign of it; null if no sign was near. */
  readonly misplacedBy: number | null;
  readonly checks: number;
  readonly confirmed: number | null;
  /** On the last night, the state of the change that's nearest to the step. */
  readonly state: HistoryChange["state"] | null;
}

export interface Tools {
  readonly workload: Workload;
  readonly gate: ReturnType<typeof productGate>;
}

/** Simulates a month of a scheduled job. Each night, the job analyzes the history and measures open signs of a change with the real comparison. */
export function simulateMonth({ noise, step }: SimulatedSeries, seeds: readonly number[], tools: Tools): SeriesOutcome {
  const random = randomOf(...seeds);
  const levelAt = (night: number): number => (night >= nightsBefore ? 1 + step : 1);
  const nights = noise.draw(nightsBefore + month, random).map((log, night) => 1e6 * Math.exp(log) * levelAt(night));
  const records: StoredRecord[] = [];
  const points: HistoryPoint[] = [];
  let firstSign: number | null = null;
  let misplacedBy: number | null = null;
  let confirmed: number | null = null;
  let checks = 0;
  let nearest: HistoryChange | undefined;
  for (const [night, value] of nights.entries()) {
    const record = recordOf(
      night,
      tools.workload.profile.machine.driver,
      Array.from({ length: rounds }, () => value * processFactor(noise.runner, random)),
    );
    records.push({ path: `${String(night)}.json`, record });
    points.push(pointOf(night, record));
    const ofMonth = night - nightsBefore + 1;
    if (ofMonth < 1) continue;
    // Most nights have no change, and this part of the analysis is enough to see that.
    if (splitIntoStretches({ points, cuts: [] }).every(({ changes }) => changes.length === 0)) continue;
    const history = analyzeHistory(records, []);
    const changes = history.series.flatMap((one) => one.changes);
    firstSign ??= ofMonth;
    const distance = ({ point }: HistoryChange): number => Math.abs(point - nightsBefore);
    [nearest] = changes.toSorted((one, other) => distance(one) - distance(other));
    if (nearest !== undefined && distance(nearest) <= month / 6) misplacedBy ??= nearest.point - nightsBefore;
    if (changes.some(({ state }) => state === "confirmed")) confirmed ??= ofMonth;
    for (const asked of findOpenSigns(history, job)) {
      const [from, to] = [nightOf(asked.base), nightOf(asked.head)];
      const comparison = compareInTurn(noise, levelAt(to) / levelAt(from) - 1, history, random, tools);
      for (const sign of asked.signs) record.checks.push(checkSign(asked, sign, comparison));
      checks += asked.signs.length;
    }
  }
  return { firstSign, misplacedBy, checks, confirmed, state: nearest?.state ?? null };
}

const job = "bench";
const gpuId = "aaaaaaaaaaaa";
const [rounds, pairs] = [3, 6];

/** Compares with as many pairs as `max-rounds` allows, using what the history knows about the noise. */
function compareInTurn(
  { runner, isKnownGpu }: HistoryNoise,
  size: Ratio,
  history: History,
  random: Random,
  { workload, gate }: Tools,
): Comparison {
  const { gpus, driver } = workload.profile.machine;
  const gpu = { name: gpus[0]?.name ?? "", uuid: gpus[0]?.uuid ?? "" };
  const calibration = isKnownGpu ? calibrateFromHistory(history, job, { gpu, gpuId, driver }) : null;
  return gate(measure({ workload, setting: runner, effect: { kernel: null, size }, pairs }, random), calibration);
}

function processFactor({ roundSpread, twoValues }: NoiseSetting, random: Random): number {
  return (random.next() < 0.5 ? 1 : 1 + twoValues) * (1 + random.normal(roundSpread));
}

function pointOf(record: number, { ranges }: HistoryRecord): HistoryPoint {
  const value = median(ranges.flatMap(({ busyNs }) => busyNs));
  return { record, value, low: value, high: value, referenceRatio: null };
}

function nightOf(commit: string): number {
  return parseInt(commit, 16);
}

function recordOf(night: number, driver: string | null, busyNs: number[]): HistoryRecord {
  const date = new Date(Date.UTC(2026, 0, 1 + night)).toISOString();
  return {
    schemaVersion: 1,
    tool: { name: "llm-profile", version: "0" },
    measuredAt: date,
    commit: { sha: night.toString(16).padStart(40, "0"), committedAt: date, branch: null, subject: null },
    run: { id: night, attempt: 1, job },
    machine: { gpus: ["GPU"], gpuIds: [gpuId], driver, cuda: null },
    environment: null,
    command: null,
    captureMode: null,
    reference: null,
    ranges: [
      {
        name: "decode",
        domain: "",
        skippedInstances: 0,
        instances: 1,
        launches: 1,
        synchronizations: 0,
        copyBytes: 0,
        busyNs,
        wall: null,
        referenceBusyNs: null,
        kernels: [],
      },
    ],
    rangesLeftOut: 0,
    metrics: [],
    metricsLeftOut: 0,
    checks: [],
    links: { run: null, report: null, artifact: null },
  };
}
