import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { bisectSchema, type Bisect } from "../../../src/model/bisect/bisect.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { asked, gitIn, named } from "../command/support/bisect.ts";
import { descendantsOf, stillRunning, untilEmpty } from "./support/processes.ts";
import { runDirectories, viewRun } from "./support/run-demo.ts";
import { start, type Ended, type Started } from "./support/start.ts";
import { workspace, type Workspace } from "./support/workspace.ts";

const commits = 16;
const slowFrom = 11;

/**
 * In place of a GPU's time: the C example runs, then this reports the step time that the commit's setup put into the side's own
 * environment, a little off. The log has a line a start: the commit.
 */
const bench = `#!/bin/sh
cat commit >> "$1"
build/nvtx-demo --steps 1 --work-ms 1 || exit
[ -z "$LLM_PROFILE_METRICS" ] && exit
time="$(cat "$VIRTUAL_ENV/step-time").0$(($(wc -l < "$1") % 3))"
printf '[{"name": "step time", "value": %s, "unit": "ms", "better": "lower"}]' "$time" > "$LLM_PROFILE_METRICS"
`;

interface Repository {
  readonly workspace: Workspace;
  /** The commits that were started, in order. */
  readonly starts: () => number[];
  /** What is stored of the search. */
  readonly bisect: () => Bisect;
  /** `llm-profile bisect` over all commits. */
  readonly start: (...options: string[]) => Started;
}

/** A C program in 16 commits after a good one; `broken` don't compile. */
function repository(broken: readonly number[] = []): Repository {
  const place = workspace();
  const root = join(place.path, "repository");
  const log = join(place.path, "starts");
  mkdirSync(root);
  writeFileSync(log, "");
  const git = gitIn({ ...place, path: root });
  git("init", "-q", "-b", "main");
  const example = repositoryPath("examples/workloads/nvtx-c");
  for (const name of ["Makefile", "main.c", "ranges.c", "ranges.h", "faults.c", "faults.h"])
    copyFileSync(join(example, name), join(root, name));
  const main = readFileSync(join(root, "main.c"), "utf8");
  writeFileSync(join(root, "bench.sh"), bench, { mode: 0o755 });
  writeFileSync(join(root, ".gitignore"), "build/\n");
  for (let commit = 0; commit <= commits; commit += 1) {
    writeFileSync(join(root, "commit"), `${String(commit)}\n`);
    writeFileSync(join(root, "step-time"), commit < slowFrom ? "10" : "15");
    writeFileSync(join(root, "main.c"), broken.includes(commit) ? `${main}\n#error unfinished\n` : main);
    git("add", "-A");
    git("commit", "-qm", `change ${String(commit)}`);
  }
  // One capture a side, and the fewest runs without tracing that prove a change of a metric. A busy nsys fails at times.
  const set = [
    ...[
      "require-kernels=false",
      "retries=2",
      "rounds=1",
      "compare.max-rounds=1",
      "latency.pairs=3",
      "latency.max-pairs=3",
    ],
    'workload.setup=make --silent && cp step-time "$VIRTUAL_ENV/step-time"',
  ];
  const argv = [
    ...["--good", `main~${String(commits)}`, "--bad", "main", "--range", "decode", "--out", place.out],
    ...set.flatMap((setting) => ["--set", setting]),
    ...["--", "./bench.sh", log],
  ];
  return {
    workspace: place,
    starts: () => readFileSync(log, "utf8").split("\n").filter(Boolean).map(Number),
    bisect: () => bisectSchema.parse(JSON.parse(readFileSync(stateFile(place), "utf8"))),
    start: (...options) => start("cli.js", ["bisect", ...options, ...argv], { workspace: place, cwd: root }),
  };
}

function stateFile(place: Workspace): string {
  const [folder = ""] = existsSync(place.out) ? runDirectories(place) : [];
  return join(folder, "bisect.json");
}

/** Kills a search while it measures for the third time, and starts it again. */
async function killedAndResumed({ workspace: place, starts, bisect, start: search }: Repository) {
  const started = search();
  while (!existsSync(stateFile(place)) || asked(bisect()).length < 2) {
    if (started.child.exitCode !== null) throw new Error((await started.ended).stderr);
    await sleep(50);
  }
  const measured = starts().length;
  while (starts().length === measured) await sleep(50);
  const below = descendantsOf(started.pid);
  process.kill(-started.pid, "SIGKILL");
  await started.ended;
  const left = await untilEmpty(() => stillRunning(below));
  const before = { asked: asked(bisect()), starts: starts().length };
  const resumed = await search().ended;
  return { left, before, resumed, startsAfter: starts().slice(before.starts) };
}

/** Each mostly waits for nsys, so they run beside each other. */
const found = repository();
const killed = repository();
const unbuildable = repository([10, 11, 12]);
let ended: {
  readonly found: Ended;
  readonly unbuildable: Ended;
  readonly killed: Awaited<ReturnType<typeof killedAndResumed>>;
};

beforeAll(async () => {
  const [first, second, third] = await Promise.all([
    found.start("--json").ended,
    unbuildable.start().ended,
    killedAndResumed(killed),
  ]);
  ended = { found: first, unbuildable: second, killed: third };
}, 480_000);

describe("bisect, 16 commits", () => {
  test("names the culprit, as JSON and for people", async () => {
    const { code, stdout, stderr } = ended.found;
    expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
    const bisect = bisectSchema.parse(JSON.parse(stdout));
    expect(bisect).toEqual(found.bisect());
    expect(bisect.figure).toEqual({ kind: "metric", name: "step time", metricKind: "reported" });
    expect(named(bisect)).toEqual([[`change ${String(slowFrom)}`]]);
    expect(asked(bisect).length).toBeLessThanOrEqual(7);
    expect(stderr).toMatch(/^Culprit: [0-9a-f]{40} change 11$/m);
    expect(stderr).toMatch(/^ {2}\+(?:49|50)\.\d% .* compared with the previous version, over 99\.9% sure$/m);
    // The comparison that proves it keeps its captures.
    const report = /^Report on that comparison: (.*)\/report\.html$/m.exec(stderr)?.[1] ?? "";
    const run = await viewRun(report);
    expect(run.files).toEqual(
      expect.arrayContaining([
        "report.html",
        "base/round-1/decode/nsys/report.nsys-rep",
        "head/round-1/decode/nsys/report.nsys-rep",
      ]),
    );
    expect(run.profile().ranges).toMatchObject([{ name: "decode", rounds: [{ instances: 1 }] }]);
    expect(found.workspace.leftInTemporary()).toEqual([]);
  });

  test("goes on after kill -9, and measures nothing again", () => {
    const { left, before, resumed, startsAfter } = ended.killed;
    expect(left).toEqual([]);
    expect(before.asked).toHaveLength(2);
    expect(resumed.stderr).toContain("Resuming after 2 answers.");
    const bisect = killed.bisect();
    expect([resumed.code, named(bisect)]).toEqual([0, [["change 11"]]]);
    expect(asked(bisect).slice(0, 2)).toEqual(before.asked);
    const pairs = asked(bisect)
      .slice(2)
      .flatMap((pair) => pair.split("-").map(Number));
    expect(new Set(startsAfter)).toEqual(new Set(pairs));
    // The bad end was measured before, and isn't needed again.
    expect(startsAfter).not.toContain(commits);
  });

  test("names the set that's left where three commits around the culprit don't build", () => {
    const { code, stdout, stderr } = ended.unbuildable;
    const bisect = unbuildable.bisect();
    expect([code, named(bisect)]).toEqual([0, [["change 10", "change 11", "change 12", "change 13"]]]);
    expect(stdout).toMatch(/^One of 4 versions: \+\d+\.\d% .* change 9, .* Only the last version can be measured:$/m);
    expect(stdout).toMatch(/^ {2}[0-9a-f]{12} change 11$/m);
    expect(stdout).toMatch(/^Cost: \d comparisons, 3 versions that couldn't be measured, /m);
    expect(stderr).toMatch(
      /change 11 can't be measured, so it's skipped .*: The setup command exited with code 2\.\n {2}.*#error/s,
    );
    for (const commit of [10, 11, 12]) expect(unbuildable.starts()).not.toContain(commit);
  });
});
