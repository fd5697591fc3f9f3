import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { rootTest } from "../../run/support/as-root.ts";
import { capturesUntilFailure, capturesWithSlow, rowsByAttention } from "./support/by-attention.ts";
import { runBase } from "./support/run-base.ts";

describe("run --base", () => {
  test("measures both commits in turn, and fails where the head is slower", async () => {
    const run = await runBase({ base: "sdpa", head: "eager" });
    expect(run.stdout).toContain("REGRESSED: decode takes");
    expect(run.stderr).toContain("3 rounds), each in a fresh process, alternating base and head");
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
    expect(comparison.ranges[0]?.gpuBusyTime.changeRatio).toBeGreaterThan(0.167);
    expect(comparison.ranges[0]?.gpuBusyTime.changeRatio).toBeLessThan(0.171);
    expect(run.profile().ranges[0]?.rounds[0]?.launches).toBe(6784);
    expect(existsSync(join(run.directory, "base/profile.json"))).toBe(true);
    const { cost } = run.record;
    expect(cost?.parts.map(({ purpose, starts }) => [purpose, starts])).toEqual([["rounds", 4]]);
    const said = /Cost: [^:]+\. The program was started 4 times, for captures \(\S+ s\)\./;
    for (const text of [run.stdout, run.text("report.html"), run.text("comment.md")])
      expect(text.replace(/\s+/g, " ")).toMatch(said);
    expect(run.stdout.match(/Cost: /g)).toHaveLength(1);
    // What a pull request would get.
    expect(run.text("comment.md")).toMatch(/^### ❌ Regressed · GPU profile\n\n\*\*`decode` takes /);
    expect(run.text("report.html")).toContain("Regressed");
    expect(run.leftInTemporary).toEqual([]);
  });

  test("explains the kernels of both sides where something is slower", async () => {
    const script = capturesWithSlow();
    const run = await runBase({ base: "sdpa", head: "slow", script, ncu: { script: rowsByAttention } });
    expect(run.code).toBe(1);
    expect(run.stderr).toContain(
      "then if a verdict needs a reason a run of ncu over all ranges (one launch per configuration of their top kernels)",
    );
    expect(run.stderr).toContain("The program is started 6 to 12 times for a pass, 4 to 14 times for a red result.");
    expect(run.record.ncu.map(({ side, label, folder }) => [side, label, folder])).toEqual([
      ["head", "ncu, decode", "head/ncu/decode"],
      ["base", "base, ncu, decode", "base/ncu/decode"],
    ]);
    const base = profileSchema.parse(JSON.parse(run.text("base/profile.json")));
    for (const { ncu: status, ranges } of [base, run.profile()]) {
      expect(status).toMatchObject({ state: "measured", why: null });
      expect(ranges[0]?.kernels.filter((kernel) => kernel.ncu.length > 0).length).toBeGreaterThanOrEqual(12);
    }
    expect(run.files.filter((file) => file.endsWith(".ncu-rep"))).toEqual([]);
  });

  test("does not start ncu where the verdict needs no reason, says so, and starts it where it is always wanted", async () => {
    const ncu = { script: rowsByAttention };
    const same = await runBase({ base: "sdpa", head: "sdpa", ncu });
    expect(same.code).toBe(0);
    expect(same.record.ncu).toEqual([]);
    expect(same.profile().ncu).toMatchObject({ state: "not-needed", why: null });
    const why = "Nsight Compute didn't run: no kernel's time per launch changed enough to matter";
    expect(same.stderr).toContain(why);
    expect(same.text("summary.md")).toContain(why);
    const always = await runBase({ base: "sdpa", head: "sdpa", ncu, set: ["ncu.when=always"] });
    expect(always.record.ncu.map(({ side }) => side)).toEqual(["head"]);
    expect(always.profile().ncu).toMatchObject({ state: "measured" });
    const over = await runBase({ base: "sdpa", head: "sdpa", ncu, set: ["compare.budgets=[decode.launches <= 5000]"] });
    expect(over.record.ncu.map(({ side }) => side)).toEqual(["head", "base"]);
  });

  test("passes where nothing that is measured changes", async () => {
    const run = await runBase({ base: "sdpa", head: "sdpa" });
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 0, verdict: "pass" });
  });

  test("the setup of each side sees that side's folders, also where workload.environment names the head's", async () => {
    const run = await runBase({
      base: "sdpa",
      head: "eager",
      set: ['workload.setup=cp "$PYTHONPATH/attention" built && mv built attention'],
      options: (repository) => ["--base", "main", "--set", `workload.environment.PYTHONPATH=${repository}`],
    });
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 1, verdict: "regressed" });
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

  test("says what each side runs with, and nothing of a planted secret", async () => {
    const planted = "qzx8837261";
    // Each side's setup installs packages: one by the side's version, one named after a secret.
    const install = `cd "$VIRTUAL_ENV"/lib/python*/site-packages && mkdir torch-$V.dist-info nvidia_cublas-13.$V.dist-info ${planted}-1.dist-info`;
    const run = await runBase({
      base: "sdpa",
      head: "eager",
      set: [
        `workload.setup=case $(cat attention) in sdpa) V=2.11.0;; *) V=2.11.1;; esac; ${install}`,
        "workload.pass-env=[HIDDEN]",
        "workload.environment.MODE=fast",
      ],
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

  test("an improvement is no failure", async () => {
    const run = await runBase({ base: "eager", head: "sdpa" });
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 0, verdict: "pass" });
    expect(run.comparison().ranges[0]?.gpuBusyTime.state).toBe("improved");
  });

  test.each([
    { title: "a base that fails", base: "none", set: [], says: "exited with code 7" },
    {
      title: "a base whose setup fails",
      base: "eager",
      set: ["workload.setup=grep -q sdpa attention"],
      says: "The setup command exited with code 1",
    },
  ])("$title is told, and so we measure only the head", async ({ base, set, says }) => {
    const run = await runBase({ base, head: "sdpa", set });
    expect(run.stderr).toContain("We couldn't measure the base");
    expect(run.stderr).toContain(says);
    expect(run.code).toBe(4);
    expect(run.comparison()).toMatchObject({ verdict: "no-baseline", baseline: { state: "failed" }, base: null });
    expect(run.profile().rounds).toHaveLength(3);
    const lenient = await runBase({ base, head: "sdpa", set: [...set, "compare.fail-on=regression"] });
    expect(lenient.code).toBe(0);
  });

  test("a head that fails is a failed capture, whatever the base", async () => {
    const run = await runBase({ base: "sdpa", head: "none" });
    expect({ code: run.code, id: run.record.failure?.id }).toEqual({ code: 3, id: "workload-failed" });
    expect(run.files).not.toContain("comparison.json");
  });

  test.each([
    { head: "sdpa", code: 3, verdict: "pass", set: ["ncu.when=always"] },
    { head: "slow", code: 1, verdict: "regressed", set: [] },
  ])("an ncu that crashes costs no verdict: $verdict, exit $code", async ({ head, code, verdict, set }) => {
    const script = `${rowsByAttention}\nwritten() { code=139; }`;
    const run = await runBase({ base: "sdpa", head, script: capturesWithSlow(), set, ncu: { script } });
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code, verdict });
    expect(run.record).toMatchObject({ state: "failed", exitCode: code, failure: { id: "ncu-failed" } });
    expect(run.stdout).toContain(verdict === "pass" ? "PASS: " : "REGRESSED: ");
    expect(run.stderr.trimEnd().split("\n\n").at(-1)).toContain("ncu exited with code 139.");
    // The base's kernels are not tried with a tool that crashes.
    expect(run.record.ncu.map(({ side }) => side)).toEqual(["head"]);
    expect(run.profile().ncu).toMatchObject({ state: "failed" });
  });

  test.each([
    { title: "in its second round", failing: 2, set: ["rounds=3"], whole: 1 },
    { title: "in one of the additional rounds", failing: 4, set: ["rounds=2", "compare.max-rounds=4"], whole: 3 },
  ])("a head that fails $title leaves the whole pairs and their verdict", async ({ failing, set, whole }) => {
    const mixed = "$attention == mixed ]]";
    const script = capturesUntilFailure(failing).replace("$attention == sdpa ]] && ((", `${mixed} && ((`);
    const run = await runBase({ base: "sdpa", head: "mixed", script, set });
    expect(run.code).toBe(3);
    expect(run.record).toMatchObject({ state: "failed", failure: { id: "workload-failed" } });
    expect(run.comparison()).toMatchObject({ base: { rounds: whole }, head: { rounds: whole } });
    expect(run.profile().rounds).toHaveLength(whole);
    expect(run.profile().warnings.join("\n")).toContain(`Round ${String(failing)} of `);
    for (const side of ["base", "head"])
      expect(run.record.captures.filter((capture) => capture.side === side)).toHaveLength(whole);
  });

  test("a base that fails after the head was measured leaves the head's profile", async () => {
    const run = await runBase({ base: "sdpa", head: "eager", script: capturesUntilFailure(2) });
    expect(run.comparison()).toMatchObject({ verdict: "no-baseline", baseline: { state: "failed" }, base: null });
    expect(run.profile().rounds).toHaveLength(3);
  });

  test("open rows get more rounds, once", async () => {
    const run = await runBase({ base: "sdpa", head: "mixed", set: ["rounds=2", "compare.max-rounds=4"] });
    expect(run.stderr).toMatch(
      /After 2 rounds per side, these are unclear, or just above their threshold: decode: time on the GPU;[^]*Measuring 2 more rounds per side, once\./,
    );
    expect(run.comparison()).toMatchObject({ base: { rounds: 4 }, head: { rounds: 4 }, verdict: "inconclusive" });
    expect(run.code).toBe(0);
  });

  test.each([
    { title: "first of its pair", failing: 3, whole: 2, unpaired: [] },
    { title: "second of its pair", failing: 4, whole: 3, unpaired: ["head/round-4-unpaired"] },
  ])(
    "a base that fails in one of the additional rounds, $title, leaves the whole pairs and their verdict",
    async ({ failing, whole, unpaired }) => {
      const run = await runBase({
        base: "sdpa",
        head: "mixed",
        script: capturesUntilFailure(failing),
        set: ["rounds=2", "compare.max-rounds=4", "compare.fail-on=regression,inconclusive"],
      });
      expect(run.code).toBe(4);
      expect(run.comparison()).toMatchObject({
        verdict: "inconclusive",
        baseline: { state: "measured" },
        base: { rounds: whole },
        head: { rounds: whole },
      });
      expect(run.profile().rounds).toHaveLength(whole);
      const base = profileSchema.parse(JSON.parse(run.text("base/profile.json")));
      expect(base.rounds).toHaveLength(whole);
      const said = `The base failed in round ${String(failing)}, so we couldn't measure more rounds. We use the ${String(whole)} rounds per side measured before that. The profiled command exited with code 7.`;
      expect(run.profile().warnings.join("\n")).toContain(said);
      expect(run.stderr).toContain(said);
      expect(run.stderr).not.toContain("so we measure only the head");
      expect(run.record.captures.filter(({ side }) => side === "head").map(({ round }) => round)).toEqual(
        Array.from({ length: whole }, (_, index) => index + 1),
      );
      const folders = new Set(run.files.map((file) => file.split("/").slice(0, 2).join("/")));
      expect([...folders].filter((folder) => folder.includes("unpaired"))).toEqual(unpaired);
    },
  );
});

describe("budgets", () => {
  test.each([
    ["decode.launches <= 5800", 0],
    ["decode.kernelNs <= 12 ms", 1],
  ])("%s holds without any base: exit %i", async (budget, code) => {
    const run = await runBase({
      base: "sdpa",
      head: "sdpa",
      options: () => ["--rounds", "1"],
      set: [`compare.budgets=${budget}`],
    });
    expect(run.code).toBe(code);
    expect(run.comparison().budgets).toMatchObject([{ text: budget, state: code === 0 ? "held" : "broken" }]);
    expect(readFileSync(join(run.directory, "config.yaml"), "utf8")).toContain("base: null");
  });
});
