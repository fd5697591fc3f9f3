import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import type { Profile } from "../../src/model/profile/profile.ts";
import { analyze } from "../../src/pipeline/analyze.ts";
import type { ResultContext } from "../../src/pipeline/run-context.ts";

/** At least three rounds of one program on one GPU. */
export interface Recording {
  readonly name: string;
  /** Contains only the ranges that we judge. */
  readonly profile: Profile;
}

interface RecordedSide {
  readonly name: string;
  /** Folders with the same GPU work. */
  readonly folders: readonly string[];
  readonly ranges: readonly string[];
}

const h200 = "__tests__/fixtures/recorded/nsys-2025.3.1-h200";
const trainingRanges = ["step", "forward", "backward", "optimizer"];

/** The sides with at least three rounds; __tests__/compare/recorded-same-code.test.ts splits the rounds of the same sides. */
const sides: readonly RecordedSide[] = [
  { name: "overlap-base", folders: [`${h200}/overlap-base`], ranges: ["encode"] },
  { name: "overlap-lost", folders: [`${h200}/overlap-lost`], ranges: ["encode"] },
  { name: "train-base", folders: [`${h200}/train-base`], ranges: trainingRanges },
  { name: "train-checkpoint", folders: [`${h200}/train-checkpoint`], ranges: trainingRanges },
  { name: "compile-default", folders: [`${h200}/compile-default`], ranges: ["decode"] },
  { name: "compile-autotune", folders: [`${h200}/compile-autotune`], ranges: ["decode"] },
  {
    name: "host-work (all three)",
    folders: ["base", "60", "120"].map((work) => `${h200}/host-work-${work}`),
    ranges: ["decode"],
  },
  {
    name: "host-work-busy (all three)",
    folders: ["base", "60", "120"].map((work) => `${h200}/host-work-busy-${work}`),
    ranges: ["decode"],
  },
  { name: "jax-base", folders: [`${h200}/jax-base`], ranges: ["decode"] },
  { name: "jax-head", folders: [`${h200}/jax-head`], ranges: ["decode"] },
  { name: "llm-decode-sdpa", folders: ["examples/recordings/llm-decode-sdpa"], ranges: ["decode"] },
  { name: "llm-decode-eager", folders: ["examples/recordings/llm-decode-eager"], ranges: ["decode"] },
];

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The recordings whose name contains the text. */
export async function readRecordings(only: string): Promise<Recording[]> {
  const asked = sides.filter(({ name }) => name.includes(only));
  return Promise.all(asked.map(async ({ name, folders, ranges }) => ({ name, profile: await read(folders, ranges) })));
}

async function read(folders: readonly string[], ranges: readonly string[]): Promise<Profile> {
  const paths = folders.flatMap((folder) =>
    readdirSync(`${root}${folder}`)
      .filter((file) => /^round-\d+\.sqlite\.gz$/.test(file))
      .sort()
      .map((file) => `${folder}/${file}`),
  );
  const { profile } = await analyze(context, {
    paths,
    ranges: [],
    areRanks: false,
    ncu: [],
    out: null,
    settings: { configFile: null, presets: [], inputs: [], overrides: [] },
  });
  return { ...profile, ranges: profile.ranges.filter(({ name }) => ranges.includes(name)) };
}

/** The recordings are exported reports, so no tool is needed. */
const context: ResultContext = {
  root,
  version: "0",
  cwd: root,
  environment: { PATH: "/nowhere", TMPDIR: tmpdir() },
  log: {
    info: () => undefined,
    warning: (message) => {
      console.error(message);
    },
    detail: () => undefined,
    output: () => undefined,
    running: () => undefined,
    group: async (_title, body) => body(),
  },
  clock: { now: () => new Date("2026-01-01T00:00:00.000Z"), monotonicMs: () => 0 },
  stop: new AbortController().signal,
  pullRequestBase: null,
  processesFile: null,
  resultFiles: [],
};
