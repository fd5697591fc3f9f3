import { execFileSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { command, expectFailure, passed, runDemo, runPassing } from "./support/run-demo.ts";
import { python } from "./support/run-server.ts";
import { demoProgram } from "./support/shared-folder.ts";
import { workspace, type Workspace } from "./support/workspace.ts";

/*
 * Stand-ins for torchrun and srun: a process for each rank, with the variables that tell it its place. What these do on
 * several machines cannot be shown here.
 */

const ranks = 4;

const variables: Readonly<Record<string, readonly string[]>> = {
  torchrun: ["RANK", "LOCAL_RANK"],
  srun: ["SLURM_PROCID", "SLURM_LOCALID"],
};

/** A script that starts a command once a rank, and ends as the ranks do. */
function launcher(place: Workspace, name: string): string {
  const path = join(place.path, name);
  const set = (variables[name] ?? []).map((variable) => `${variable}=$rank`).join(" ");
  const script = `#!/bin/sh
pids=
for rank in 0 1 2 3; do env ${set} "$@" & pids="$pids $!"; done
code=0
for pid in $pids; do wait "$pid" || code=$?; done
exit $code
`;
  writeFileSync(path, script);
  chmodSync(path, 0o755);
  return path;
}

test("measures the ranges of all torchrun ranks in one report", async () => {
  const place = workspace();
  const finished = await runPassing({
    workspace: place,
    set: ["nsys.capture=none"],
    command: [launcher(place, "torchrun"), demoProgram()],
  });
  expect(finished.run.profile().ranges).toMatchObject([{ name: "decode", rounds: [{ instances: ranks }] }]);
});

test("notices the end of a launcher that doesn't wait for its ranks, like mpirun", async () => {
  const place = workspace();
  const program = join(place.path, "launcher.py");
  writeFileSync(
    program,
    `import os, signal, subprocess, time
ranks = [subprocess.Popen(["sleep", "600"]) for _ in range(4)]
time.sleep(0.2)
for rank in ranks: rank.send_signal(signal.SIGKILL)
os._exit(7)
`,
  );
  const finished = await runDemo({
    workspace: place,
    set: ["nsys.capture=none", "workload.time-limit=20s"],
    command: [python, program],
  });
  expectFailure(finished, "workload-failed");
});

test("analyzes the reports of all srun ranks as one round, and refuses a single one", async () => {
  const place = workspace();
  const capture = ["nsys", "profile", "--trace=nvtx", "--sample=none", "--cpuctxsw=none", "--force-overwrite=true"];
  execFileSync(launcher(place, "srun"), [...capture, "--output=rank-%q{SLURM_PROCID}", demoProgram()], {
    cwd: place.path,
    stdio: "pipe",
  });
  const analyze = (...argv: string[]) =>
    command(["analyze", "--ranks", ...argv], { workspace: place, cwd: place.path });
  const reports = Array.from({ length: ranks }, (_, rank) => `rank-${String(rank)}.nsys-rep`);
  const analyzed = await analyze("--json", "--set", "require-kernels=false", "--range", "decode", ...reports);
  passed(analyzed);
  const profile = profileSchema.parse(JSON.parse(analyzed.stdout));
  expect(profile.rounds.map(({ captures }) => captures.map(({ label }) => label))).toEqual([reports]);
  expect(profile.ranges[0]?.rounds[0]?.instances).toBe(ranks);
  expect((await analyze("rank-0.nsys-rep")).code).toBe(2);
});
