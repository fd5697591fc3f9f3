import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import type { Profile } from "../../src/model/profile/profile.ts";
import { analyze } from "../../src/pipeline/analyze.ts";
import type { ResultContext } from "../../src/pipeline/run-context.ts";

/** Recorded rounds, such as `overlap-base/round-1`, and the NVTX ranges to analyze; without `ranges`, every range in the reports. */
export interface Recording {
  readonly rounds: readonly string[];
  readonly ranges?: readonly string[];
}

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The folders of rounds, by the prefix of the round's name. Rounds without a prefix are in the H200 folder. */
const folders = [
  ["h100/", "__tests__/fixtures/recorded/nsys-2025.3.1/"],
  ["h200x2/", "__tests__/fixtures/recorded/nsys-2025.3.1-h200x2/"],
  ["nsys-2023/", "__tests__/fixtures/recorded/nsys-2023.4.4/"],
  ["examples/", "examples/recordings/"],
  ["", "__tests__/fixtures/recorded/nsys-2025.3.1-h200/"],
] as const;

const context: ResultContext = {
  root,
  version: "0.0.0-bench",
  cwd: root,
  // The reports are already exported, so no tool is needed.
  environment: { PATH: "/nowhere", TMPDIR: tmpdir() },
  log: {
    info: () => undefined,
    warning: () => undefined,
    detail: () => undefined,
    output: () => undefined,
    running: () => undefined,
    group: async (_, body) => body(),
  },
  clock: { now: () => new Date("2026-01-15T00:00:00.000Z"), monotonicMs: () => 0 },
  stop: new AbortController().signal,
  pullRequestBase: null,
  processesFile: null,
  resultFiles: [],
};

const known = new Map<string, Promise<Profile>>();

/** The profile of these rounds. Analyzes each recording only once. */
export function profileOf(recording: Recording): Promise<Profile> {
  const key = JSON.stringify(recording);
  const profile = known.get(key) ?? analyzed(recording);
  known.set(key, profile);
  return profile;
}

async function analyzed({ rounds, ranges = [] }: Recording): Promise<Profile> {
  const { profile } = await analyze(context, {
    paths: rounds.map(pathOf),
    ranges,
    areRanks: false,
    ncu: [],
    out: null,
    settings: { configFile: null, presets: [], inputs: [], overrides: [] },
  });
  return profile;
}

function pathOf(round: string): string {
  const [prefix, folder] = folders.find(([start]) => round.startsWith(start)) ?? ["", ""];
  return `${folder}${round.slice(prefix.length)}.sqlite.gz`;
}

/** The first rounds of a recorded side. */
export function roundsOf(side: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${side}/round-${String(index + 1)}`);
}
