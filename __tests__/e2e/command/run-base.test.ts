import { describe, expect, test } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { rootTest } from "../../run/support/as-root.ts";
import { capturesUntilFailure, capturesWithSlow, rowsByAttention } from "./support/by-attention.ts";
import { runBase } from "./support/run-base.ts";

describe("run --base", () => {
  test("measures both commits in turn, fails where the head is slower, and explains the kernels of both sides", async () => {
    const run = await runBase({
      base: "sdpa",
      head: "slow",
      script: capturesWithSlow(),
      ncu: { script: rowsByAttention },
    });
    expect(run.code).toBe(1);
    expect(run.record).toMatchObject({ state: "passed", exitCode: 1, failure: null });
    expect(run.record.captures.map(({ side, round }) => `${side} ${round}`)).toEqual([
      ...["base 1", "head 1", "head 2", "base 2"],
    ]);
    const comparison = run.comparison();
    expect(comparison).toMatchObject({ verdict: "regressed", interleaved: true, baseline: { state: "measured" } });
    expect(comparison.base).toMatchObject({ rounds: 2, profileFile: "base/profile.json" });
    expect(comparison.head).toMatchObject({ rounds: 2, profileFile: "profile.json" });
    expect(comparison.base?.source.commit).not.toBe(comparison.head.source.commit);
    expect(comparison.ranges[0]?.gpuBusyTime.changeRatio).toBeCloseTo(0.2, 2);
    expect(comparison.ranges[0]?.latency).toBeNull();
    expect(run.record.ncu.map(({ side, label, folder }) => [side, label, folder])).toEqual([
      ["head", "ncu, decode", "head/ncu/decode"],
      ["base", "base, ncu, decode", "base/ncu/decode"],
    ]);
    const base = profileSchema.parse(JSON.parse(run.text("base/profile.json")));
    for (const { ncu: status, ranges, untraced } of [base, run.profile()]) {
      expect({ status, untraced }).toMatchObject({ status: { state: "measured", why: null }, untraced: [] });
      expect(ranges[0]?.rounds[0]?.launches).toBe(718);
      expect(ranges[0]?.kernels.filter((kernel) => kernel.ncu.length > 0).length).toBeGreaterThanOrEqual(12);
    }
    expect(run.files.filter((file) => file.endsWith(".ncu-rep") || file.includes("/lines/"))).toEqual([]);
    const { cost } = run.record;
    expect(cost?.parts.map(({ purpose, starts }) => [purpose, starts])).toEqual([
      ["rounds", 4],
      ["ncu", 2],
    ]);
    for (const text of [run.stdout, run.text("report.html"), run.text("comment.md")])
      expect(text.match(/Cost: /g)).toHaveLength(1);
    expect(run.stdout).toContain("REGRESSED: decode takes");
    expect(run.text("comment.md")).toMatch(/^### ❌ Regressed · GPU profile\n\n\*\*`decode` takes /);
    expect(run.text("report.html")).toContain("Regressed");
    expect(run.leftInTemporary).toEqual([]);
  });

  test("passes where nothing changes, without call stacks, and without ncu unless it's always wanted", async () => {
    const ncu = { script: rowsByAttention };
    const same = await runBase({ base: "sdpa", head: "sdpa", ncu, set: ["lines=auto"] });
    expect({ code: same.code, verdict: same.comparison().verdict }).toEqual({ code: 0, verdict: "pass" });
    expect(same.record.ncu).toEqual([]);
    expect(same.files.filter((file) => file.includes("/lines/"))).toEqual([]);
    expect(same.profile().ncu).toMatchObject({ state: "not-needed", why: null });
    for (const text of [same.stderr, same.text("summary.md")]) expect(text).toContain("Nsight Compute didn't run: ");
    const always = await runBase({ base: "sdpa", head: "sdpa", ncu, set: ["ncu.when=always"] });
    expect(always.record.ncu.map(({ side }) => side)).toEqual(["head"]);
    expect(always.profile().ncu).toMatchObject({ state: "measured" });
  });

  rootTest("a umask that keeps others out keeps no isolated user out of the base", async () => {
    const run = await runBase({
      base: "sdpa",
      head: "eager",
      set: ["isolation=unprivileged-user"],
      program: ["bash", "-c", "[[ -z $VIRTUAL_ENV || -x $VIRTUAL_ENV/bin/python ]]"],
      umask: 0o077,
    });
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 1, verdict: "regressed" });
  });

  test("sets up each side in its own folders, also where workload.environment names the head's, and tells what differs but no secret", async () => {
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
    expect(run.stdout + run.stderr).toContain("Environment, base → head:\n  nvidia-cublas 13.2.11.0 → 13.2.11.1");
  });

  test.each([
    { title: "whose program fails", versions: { base: "none", head: "sdpa" }, says: "exited with code 7" },
    {
      title: "whose setup fails",
      versions: { base: "eager", head: "sdpa", set: ["workload.setup=grep -q sdpa attention"] },
      says: "exited with code 1",
    },
    {
      title: "that fails after the head was measured",
      versions: { base: "sdpa", head: "eager", script: capturesUntilFailure(2) },
      says: "exited with code 7",
    },
  ])("a base $title is told, and only the head is measured", async ({ versions, says }) => {
    const run = await runBase(versions);
    expect(run.code).toBe(4);
    expect(run.stderr).toContain(says);
    expect(run.comparison()).toMatchObject({ verdict: "no-baseline", baseline: { state: "failed" }, base: null });
    expect(run.profile().rounds).toHaveLength(3);
  });

  test("an ncu that crashes costs no red verdict, and isn't tried with the base's kernels", async () => {
    const script = `${rowsByAttention}\nwritten() { code=139; }`;
    const run = await runBase({ base: "sdpa", head: "slow", script: capturesWithSlow(), ncu: { script } });
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 1, verdict: "regressed" });
    expect(run.record).toMatchObject({ state: "failed", exitCode: 1, failure: { id: "ncu-failed" } });
    expect(run.stdout).toContain("REGRESSED: ");
    expect(run.stderr.trimEnd().split("\n\n").at(-1)).toContain("139");
    expect(run.record.ncu.map(({ side }) => side)).toEqual(["head"]);
    expect(run.profile().ncu).toMatchObject({ state: "failed" });
  });

  test.each([
    { title: "a planned round", failing: 2, of: 3, set: ["rounds=3"] },
    { title: "an additional round", failing: 4, of: 4, set: ["rounds=2", "compare.max-rounds=4"] },
  ])("a head that fails in $title leaves the whole pairs and their verdict", async ({ failing, of, set }) => {
    const script = capturesUntilFailure(failing).replace("$attention == sdpa ]] && ((", "$attention == mixed ]] && ((");
    const run = await runBase({ base: "sdpa", head: "mixed", script, set });
    const whole = failing - 1;
    expect(run.code).toBe(3);
    expect(run.record).toMatchObject({ state: "failed", failure: { id: "workload-failed" } });
    expect(run.comparison()).toMatchObject({ base: { rounds: whole }, head: { rounds: whole } });
    expect(run.profile().rounds).toHaveLength(whole);
    expect(run.profile().warnings.join("\n")).toContain(`Round ${String(failing)} of ${String(of)} failed`);
    for (const side of ["base", "head"])
      expect(run.record.captures.filter((capture) => capture.side === side)).toHaveLength(whole);
  });

  test("a base that fails in an additional round leaves the whole pairs and their open verdict", async () => {
    const run = await runBase({
      base: "sdpa",
      head: "mixed",
      script: capturesUntilFailure(4),
      set: ["rounds=2", "compare.max-rounds=4", "compare.fail-on=regression,inconclusive"],
    });
    expect(run.code).toBe(4);
    expect(run.comparison()).toMatchObject({
      verdict: "inconclusive",
      baseline: { state: "measured" },
      base: { rounds: 3 },
      head: { rounds: 3 },
    });
    const base = profileSchema.parse(JSON.parse(run.text("base/profile.json")));
    for (const { rounds } of [base, run.profile()]) expect(rounds).toHaveLength(3);
    const told = "The base failed in round 4";
    expect(run.profile().warnings.join("\n")).toContain(told);
    expect(run.stderr).toContain(told);
    expect(run.record.captures.filter(({ side }) => side === "head").map(({ round }) => round)).toEqual([1, 2, 3]);
    const folders = new Set(run.files.map((file) => file.split("/").slice(0, 2).join("/")));
    expect([...folders].filter((folder) => folder.includes("unpaired"))).toEqual(["head/round-4-unpaired"]);
  });

  test("without any base, a budget is held against the head", async () => {
    const run = await runBase({
      base: "sdpa",
      head: "sdpa",
      options: () => ["--rounds", "1"],
      set: ["compare.budgets=decode.launches <= 717"],
    });
    expect(run.code).toBe(1);
    expect(run.comparison().budgets).toMatchObject([{ text: "decode.launches <= 717", state: "broken" }]);
    expect(run.text("config.yaml")).toContain("base: null");
  });
});
