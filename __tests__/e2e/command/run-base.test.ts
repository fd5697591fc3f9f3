import { join, relative } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { agentVerdictSchema } from "../../../src/features/agents/model/verdict.ts";
import { rootTest } from "../../run/support/as-root.ts";
import { command } from "./support/command.ts";
import { runBase } from "./support/run-base.ts";

describe("run --base", () => {
  rootTest("lets the isolated user read the base despite a strict umask", async () => {
    const run = await runBase({
      base: "sdpa",
      head: "eager",
      set: ["isolation=unprivileged-user"],
      program: ["bash", "-c", "[[ -z $VIRTUAL_ENV || -x $VIRTUAL_ENV/bin/python ]]"],
      umask: 0o077,
    });
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 1, verdict: "regressed" });
  });

  test("sets up each side in its own folders, and reports what differs without secrets", async () => {
    const planted = "qzx8837261";
    // Each side's setup installs packages: one by the side's version, one named after a secret.
    const install = `cd "$VIRTUAL_ENV"/lib/python*/site-packages && mkdir torch-$V.dist-info nvidia_cublas-13.$V.dist-info ${planted}-1.dist-info`;
    const run = await runBase({
      base: "sdpa",
      head: "eager",
      set: [
        `workload.setup=case $(cat "$PYTHONPATH/attention") in sdpa) V=2.11.0;; *) V=2.11.1;; esac; ${install}`,
        "workload.pass-env=[HIDDEN]",
        "workload.environment.MODE=fast",
      ],
      options: (repository) => ["--base", "main", "--set", `workload.environment.PYTHONPATH=${repository}`],
      environment: { QZX_KEY: planted, HIDDEN: `hidden-${planted}`, NCCL_DEBUG: "INFO", CUDA_X: "a/long/value" },
    });
    expect(run.comparison().environment).toMatchObject({
      changes: [
        { name: "nvidia-cublas", state: "changed", base: "13.2.11.0", head: "13.2.11.1", families: ["gemm"] },
        { name: "torch", base: "2.11.0", head: "2.11.1" },
      ],
      total: 2,
    });
    for (const file of ["comparison.json", "profile.json", "base/profile.json", "env.json"])
      expect(run.text(file)).not.toContain(planted);
    const digest = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(run.profile().environment?.variables).toMatchObject({
      HIDDEN: { value: null, digest: null },
      MODE: { value: "fast", digest },
      NCCL_DEBUG: { value: "INFO", digest },
      CUDA_X: { value: null, digest },
    });
    expect(run.text("profile.json")).not.toContain("a/long/value");
    expect(run.stdout + run.stderr).toContain("environment: nvidia-cublas 13.2.11.0 → 13.2.11.1");
  });

  test("measures only the head and exits with 4 if the base's setup fails", async () => {
    const run = await runBase({ base: "eager", head: "sdpa", set: ["workload.setup=grep -q sdpa attention"] });
    expect(run.code).toBe(4);
    expect(run.stderr).toContain("exited with code 1");
    expect(run.comparison()).toMatchObject({ verdict: "no-baseline", baseline: { state: "failed" }, base: null });
    expect(run.profile().rounds).toHaveLength(3);
  });

  test("prints only verdict.json with --verdict, including the run's cost and commands that work", async () => {
    const run = await runBase({ base: "sdpa", head: "eager", options: () => ["--base", "main", "--verdict"] });
    expect(run.code).toBe(1);
    expect(run.stdout).toBe(run.text("verdict.json"));
    const verdict = agentVerdictSchema.parse(JSON.parse(run.stdout));
    const folder = relative(run.workspace.path, run.directory);
    expect(verdict).toMatchObject({ verdict: "regressed", directory: folder, cost: { starts: 4 } });
    expect(run.comparison().cost).toMatchObject({ starts: 4, seconds: verdict.cost?.gpuSeconds });
    expect(run.files).toEqual(expect.arrayContaining(verdict.files));
    const [, again = "", cost = ""] = verdict.next.map((step) => step.command);
    expect(again).toBe(`llm-profile run --config ${folder}/config.yaml --verdict`);
    const [, ...argv] = cost.split(" ");
    const path = [join(run.workspace.path, "nsight/target-linux-x64")];
    expect(command(argv, { workspace: run.workspace, path })).toMatchObject({ code: 0, stderr: "" });
  });
});
