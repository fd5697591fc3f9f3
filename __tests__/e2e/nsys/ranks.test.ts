import { execFileSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { processesWith, untilEmpty } from "./support/processes.ts";
import { command, runDemo } from "./support/run-demo.ts";
import { python } from "./support/run-server.ts";
import { demoProgram, serverExample } from "./support/shared-folder.ts";
import { workspace, type Workspace } from "./support/workspace.ts";

/*
 * Stand-ins for torchrun, mpirun and srun: a process for each rank, with the variables that tell it its place. What these do on
 * several machines cannot be shown here.
 */

const ranks = 4;

/** What each of them tells a process. */
const variables: Readonly<Record<string, readonly string[]>> = {
  torchrun: ["RANK", "LOCAL_RANK"],
  mpirun: ["OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_LOCAL_RANK"],
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

describe.each(["torchrun", "mpirun"])("%s: one tree of processes, one report", (name) => {
  test("the ranges of all ranks are in it", async () => {
    const place = workspace();
    const { code, stderr, run } = await runDemo({
      workspace: place,
      set: ["nsys.capture=none"],
      command: [launcher(place, name), demoProgram()],
    });
    expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
    expect(run.profile().ranges.map(({ name: range, rounds }) => [range, rounds[0]?.instances])).toEqual([
      ["decode", ranks],
    ]);
  });

  test("a rank that fails is a failure, and no other stays behind", async () => {
    const place = workspace();
    const script = join(place.path, "rank.sh");
    const [variable = ""] = variables[name] ?? [];
    writeFileSync(script, `[ "$${variable}" = 2 ] && exit 7\nexec sleep 600\n`);
    const { code, stderr } = await runDemo({
      workspace: place,
      set: ["nsys.capture=none", "workload.environment.MARK=QZXranks", "workload.time-limit=6s"],
      command: [launcher(place, name), "/bin/sh", script],
    });
    expect(code).toBe(3);
    expect(stderr).toContain("time-limit");
    expect(await untilEmpty(() => processesWith("QZXranks"))).toEqual([]);
  });
});

test("a launcher that ends its ranks without waiting for them, as mpirun does, has ended", async () => {
  const place = workspace();
  const program = join(place.path, "launcher.py");
  writeFileSync(
    program,
    `import os, signal, subprocess, time
ranks = [subprocess.Popen(["sleep", "600"]) for _ in range(4)]
time.sleep(0.5)
for rank in ranks: rank.send_signal(signal.SIGKILL)
time.sleep(0.5)
os._exit(7)
`,
  );
  const { code, stderr } = await runDemo({
    workspace: place,
    set: ["nsys.capture=none", "workload.time-limit=20s"],
    command: [python, program],
  });
  expect(code).toBe(3);
  expect(stderr).toContain("The profiled command exited with code 7.");
});

test("a range that a rank opens within itself cannot gate", async () => {
  const place = workspace();
  const program = join(place.path, "nested.py");
  const nested = ["range_push('decode')", "range_push('decode')", "range_pop()", "range_pop()"].join("\n");
  const folder = join(serverExample("nvtx_ranges.py"), "..");
  writeFileSync(
    program,
    `import sys\nsys.path.insert(0, ${JSON.stringify(folder)})\nfrom nvtx_ranges import *\n${nested}\n`,
  );
  const { code, stderr } = await runDemo({ workspace: place, command: [python, program] });
  expect(code).toBe(3);
  expect(stderr).toContain("The NVTX range decode gated the capture, but it occurs 2 times in the capture.");
});

describe("srun: a report for each rank", () => {
  const place = workspace();
  const capture = ["nsys", "profile", "--trace=nvtx", "--sample=none", "--cpuctxsw=none", "--force-overwrite=true"];

  test("they are one round of as many ranks", async () => {
    execFileSync(launcher(place, "srun"), [...capture, "--output=rank-%q{SLURM_PROCID}", demoProgram()], {
      cwd: place.path,
      stdio: "pipe",
    });
    const reports = Array.from({ length: ranks }, (_, rank) => `rank-${String(rank)}.nsys-rep`);
    const { code, stdout, stderr } = await command(
      ["analyze", "--ranks", "--json", "--set", "require-kernels=false", "--range", "decode", ...reports],
      { workspace: place, cwd: place.path },
    );
    expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
    const profile = profileSchema.parse(JSON.parse(stdout));
    expect(profile.rounds.map(({ captures }) => captures.map(({ label }) => label))).toEqual([reports]);
    expect(profile.ranges[0]?.rounds[0]?.instances).toBe(ranks);
  });

  test("one of them is none", async () => {
    const { code, stderr } = await command(["analyze", "--ranks", "rank-0.nsys-rep"], {
      workspace: place,
      cwd: place.path,
    });
    expect(code).toBe(2);
    expect(stderr).toContain("--ranks needs the reports of two or more ranks.");
  });
});
