import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { bisectSchema, type Bisect } from "../../../src/model/bisect/bisect.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { asked, gitIn, named } from "../command/support/bisect.ts";
import { descendantsOf, stillRunning, untilEmpty } from "./support/processes.ts";
import { passed, runDirectories, viewRun } from "./support/run-demo.ts";
import { start } from "./support/start.ts";
import { workspace } from "./support/workspace.ts";

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

/** A C program in 16 commits after a good one, and `llm-profile bisect` over all of them. */
function repository() {
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
  writeFileSync(join(root, "bench.sh"), bench, { mode: 0o755 });
  writeFileSync(join(root, ".gitignore"), "build/\n");
  for (let commit = 0; commit <= commits; commit += 1) {
    writeFileSync(join(root, "commit"), `${String(commit)}\n`);
    writeFileSync(join(root, "step-time"), commit < slowFrom ? "10" : "15");
    git("add", "-A");
    git("commit", "-qm", `change ${String(commit)}`);
  }
  // One capture a side, and the fewest runs without tracing that prove a change of a metric. A busy nsys fails at times.
  const set = [
    ...["require-kernels=false", "retries=2", "rounds=1", "compare.max-rounds=1"],
    ...["latency.pairs=3", "latency.max-pairs=3"],
    'workload.setup=make --silent && cp step-time "$VIRTUAL_ENV/step-time"',
  ];
  const argv = [
    ...["bisect", "--json", "--good", `main~${String(commits)}`, "--bad", "main", "--range", "decode"],
    ...["--out", place.out, ...set.flatMap((setting) => ["--set", setting])],
    ...["--", "./bench.sh", log],
  ];
  const readState = (): Bisect | null => {
    const [folder = ""] = existsSync(place.out) ? runDirectories(place) : [];
    const file = join(folder, "bisect.json");
    return existsSync(file) ? bisectSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
  };
  return {
    place,
    /** The commits that were started, in order. */
    starts: () => readFileSync(log, "utf8").split("\n").filter(Boolean).map(Number),
    readState,
    start: () => start("cli.js", argv, { workspace: place, cwd: root }),
  };
}

// Other results, and versions that can't be measured: __tests__/compare/bisect/ and __tests__/e2e/command/bisect.test.ts.
test("a bisect of 16 commits goes on after kill -9, measures nothing again, and names the culprit", async () => {
  const { place, starts, readState, start: search } = repository();
  const killed = search();
  const answers = () => {
    const state = readState();
    return state === null ? [] : asked(state);
  };
  while (answers().length < 2) {
    if (killed.child.exitCode !== null) passed(await killed.ended);
    await sleep(50);
  }
  const measured = starts().length;
  while (starts().length === measured) await sleep(50);
  const below = descendantsOf(killed.pid);
  process.kill(-killed.pid, "SIGKILL");
  await killed.ended;
  expect(await untilEmpty(() => stillRunning(below))).toEqual([]);
  const before = { asked: answers(), starts: starts().length };
  expect(before.asked).toHaveLength(2);

  const { stdout, stderr } = passed(await search().ended);
  expect(stderr).toContain("Resuming after 2 answers.");
  const bisect = bisectSchema.parse(JSON.parse(stdout));
  expect(bisect).toEqual(readState());
  expect(bisect.figure).toEqual({ kind: "metric", name: "step time", metricKind: "reported" });
  expect(named(bisect)).toEqual([[`change ${String(slowFrom)}`]]);
  expect(asked(bisect).length).toBeLessThanOrEqual(7);
  expect(asked(bisect).slice(0, 2)).toEqual(before.asked);
  const later = asked(bisect).slice(2);
  // The bad end was measured before, and isn't needed again.
  expect(new Set(starts().slice(before.starts))).toEqual(new Set(later.flatMap((pair) => pair.split("-").map(Number))));
  expect(later.join()).not.toContain(String(commits));
  expect(stderr).toMatch(/^ {2}\+(?:49|50)\.\d% .* compared with the previous version, over 99\.9% sure$/m);
  // The comparison that proves it keeps its captures.
  const run = await viewRun(/^Report on that comparison: (.*)\/report\.html$/m.exec(stderr)?.[1] ?? "");
  for (const side of ["base", "head"]) expect(run.files).toContain(`${side}/round-1/decode/nsys/report.nsys-rep`);
  expect(run.profile().ranges).toMatchObject([{ name: "decode", rounds: [{ instances: 1 }] }]);
  expect(place.leftInTemporary()).toEqual([]);
}, 480_000);
