import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, jest } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { comparisonSchema, type Comparison } from "../../../src/model/comparison/comparison.ts";
import { rootTest } from "../../run/support/as-root.ts";
import { gitTest as test } from "../../run/support/git-test.ts";
import { hasGit } from "../../support/programs.ts";
import { capturesByAttention, capturesUntilFailure, rowsByAttention } from "./support/by-attention.ts";
import { command, type Ended } from "./support/command.ts";
import type { FakeNcu } from "./support/fake-ncu.ts";
import { prepareFakeRun, runFolder, viewRun, type Finished } from "./support/run.ts";

jest.setTimeout(120_000);

interface Versions {
  readonly base: string;
  readonly head: string;
  /** Bash for the fake nsys. Default: the recordings of each side's attention, round by round. */
  readonly script?: string;
  readonly set?: readonly string[];
  /** May depend on the repository's path. */
  readonly options?: (repository: string) => readonly string[];
  readonly ncu?: FakeNcu;
  readonly program?: readonly string[];
  /** Makes files in the repository, which git is not told of but for those `tracked` at the head. */
  readonly prepare?: (repository: string) => void;
  readonly tracked?: readonly string[];
  /** Of the command, not of the repository. Default: the test's own. */
  readonly umask?: number;
}

/** `llm-profile run --base main` in a repository whose branch changes the file. */
async function runBase({
  base,
  head,
  script = capturesByAttention,
  set = [],
  options = () => ["--base", "main"],
  ncu,
  program = ["true"],
  umask = process.umask(),
  prepare = () => undefined,
  tracked = [],
}: Versions): Promise<Finished & { readonly comparison: () => Comparison }> {
  const { workspace, path, argv } = prepareFakeRun({
    recordings: [],
    script,
    set,
    command: program,
    ...(ncu === undefined ? {} : { ncu }),
  });
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
      cwd: workspace.path,
      encoding: "utf8",
    });
  const commit = (attention: string, message: string): void => {
    writeFileSync(join(workspace.path, "attention"), `${attention}\n`);
    git("add", "attention");
    git("commit", "--allow-empty", "-qm", message);
  };
  git("init", "-q", "-b", "main");
  commit(base, "base");
  git("switch", "-qc", "change");
  prepare(workspace.path);
  if (tracked.length > 0) git("add", ...tracked);
  commit(head, "head");
  const [name = "", ...rest] = argv;
  const before = process.umask(umask);
  const ended: Ended = command([name, ...options(workspace.path), ...rest], { workspace, path });
  process.umask(before);
  expect(git("worktree", "list").trim().split("\n")).toHaveLength(1);
  expect(git("status", "--porcelain", "--untracked-files=no")).toBe("");
  const seen = await viewRun(runFolder(workspace));
  const comparison = () => comparisonSchema.parse(JSON.parse(seen.text("comparison.json")));
  return { ...ended, ...seen, workspace, comparison };
}

describe("run --base", () => {
  test("measures both commits in turn, and fails where the head is slower", async () => {
    const run = await runBase({ base: "sdpa", head: "eager" });
    expect(run.stderr).toContain("REGRESSED: decode takes");
    expect(run.stderr).toContain("3 rounds), each in a fresh process, of the base and of the head in turn");
    expect(run.code).toBe(1);
    expect(run.record).toMatchObject({ state: "passed", exitCode: 1, failure: null });
    expect(run.record.captures.map(({ side, round }) => `${side} ${round}`)).toEqual([
      ...["base 1", "head 1", "head 2", "base 2", "base 3", "head 3"],
    ]);
    const comparison = run.comparison();
    expect(comparison).toMatchObject({ verdict: "regressed", interleaved: true, baseline: { state: "measured" } });
    expect(comparison.base).toMatchObject({ rounds: 3, profileFile: "base/profile.json" });
    expect(comparison.head).toMatchObject({ rounds: 3, profileFile: "profile.json" });
    expect(comparison.base?.source.commit).not.toBe(comparison.head.source.commit);
    expect(comparison.ranges[0]?.gpuBusyTime.changeRatio).toBeGreaterThan(0.167);
    expect(comparison.ranges[0]?.gpuBusyTime.changeRatio).toBeLessThan(0.171);
    expect(run.profile().ranges[0]?.rounds[0]?.launches).toBe(6784);
    expect(existsSync(join(run.directory, "base/profile.json"))).toBe(true);
    expect(run.leftInTemporary).toEqual([]);
  });

  test("explains the kernels of both sides where something is slower", async () => {
    const ncu = { script: rowsByAttention };
    const run = await runBase({ base: "sdpa", head: "eager", ncu });
    expect(run.code).toBe(1);
    expect(run.record.ncu.map(({ side, label, folder }) => [side, label, folder])).toEqual([
      ["head", "ncu, decode", "head/ncu/decode"],
      ["base", "base, ncu, decode", "base/ncu/decode"],
    ]);
    const base = profileSchema.parse(JSON.parse(run.text("base/profile.json")));
    for (const { ncu: status, ranges } of [base, run.profile()]) {
      expect(status?.state).toBe("measured");
      expect(ranges[0]?.kernels.filter((kernel) => kernel.ncu.length > 0)).toHaveLength(12);
    }
    const slower = run.comparison().ranges[0]?.kernels.filter(({ time }) => time.state === "regressed") ?? [];
    expect(slower.map(({ explanation }) => explanation)).toEqual(
      expect.arrayContaining([expect.stringContaining("launches 304 → 432")]),
    );
    // Without anything slower, the base costs no run of ncu.
    const same = await runBase({ base: "sdpa", head: "sdpa", ncu });
    expect(same.record.ncu.map(({ side }) => side)).toEqual(["head"]);
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

  (hasGit ? rootTest : test)("a umask that keeps others out keeps no isolated user out of the base", async () => {
    const run = await runBase({
      base: "sdpa",
      head: "eager",
      set: ["isolation=unprivileged-user"],
      program: ["bash", "-c", "[[ -z $VIRTUAL_ENV || -x $VIRTUAL_ENV/bin/python ]]"],
      umask: 0o077,
    });
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 1, verdict: "regressed" });
  });

  describe("a program that git does not hold", () => {
    /** The interpreter of uv's default layout: an executable of the head's checkout alone. */
    const interpreter = (folder: string): void => {
      mkdirSync(join(folder, "venv/bin"), { recursive: true });
      writeFileSync(join(folder, "venv/bin/python"), '#!/bin/sh\necho "$0 in $PWD"\n', { mode: 0o755 });
    };
    const printed = (run: Finished, side: string) => run.text(`${side}/round-1/decode/nsys/stdout.txt`);

    test.each([
      { title: "an interpreter", program: ["./venv/bin/python", "bench.py"] },
      { title: "one behind another program", program: ["env", "X=1", "venv/bin/python", "bench.py"] },
      { title: "one that starts a line", program: [], set: ["workload.command=X=1 venv/bin/python bench.py | cat"] },
    ])("is the head's, on both sides: $title", async ({ program, set = [] }) => {
      const run = await runBase({
        ...{ base: "sdpa", head: "eager", program, set: ["rounds=1", "compare.max-rounds=1", ...set] },
        prepare: interpreter,
      });
      expect(run.stderr).not.toContain("could not be measured");
      expect(run.comparison().baseline.state).toBe("measured");
      const [head, base] = [printed(run, "head"), printed(run, "base")].map((text) => /(\S+) in (\S+)/.exec(text));
      expect(base?.[1]).toBe(join(run.workspace.path, "venv/bin/python"));
      expect(head?.[2]).toBe(run.workspace.path);
      expect(base?.[2]).toContain("llm-profile-base-");
      expect(run.profile().warnings.join()).not.toContain("names its interpreter");
    });

    test("is the base's own where its setup makes it there", async () => {
      const setup =
        "workload.setup=mkdir -p venv/bin && printf '#!/bin/sh\\necho own $0\\n' >venv/bin/python && chmod +x venv/bin/python";
      const run = await runBase({
        ...{ base: "sdpa", head: "eager", program: ["venv/bin/python", "bench.py"] },
        set: ["rounds=1", "compare.max-rounds=1", setup],
      });
      expect(printed(run, "base")).toContain("own venv/bin/python");
      expect(run.stderr).not.toContain("names its interpreter");
    });

    test("a program that git holds at the head alone is not the base's: there is no base, and that is said", async () => {
      const run = await runBase({
        ...{ base: "sdpa", head: "eager", program: ["venv/bin/python"], set: ["rounds=1", "compare.max-rounds=1"] },
        prepare: interpreter,
        tracked: ["venv"],
      });
      expect(run.stderr).toContain("The base could not be measured");
      expect(run.comparison().baseline.state).toBe("failed");
    });
  });

  test("an improvement is no failure", async () => {
    const run = await runBase({ base: "eager", head: "sdpa" });
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 0, verdict: "pass" });
    expect(run.comparison().ranges[0]?.gpuBusyTime.state).toBe("improved");
  });

  test.each([
    { title: "a base that fails", base: "none", set: [], says: "ended with exit code 7" },
    {
      title: "a base whose setup fails",
      base: "eager",
      set: ["workload.setup=grep -q sdpa attention"],
      says: "The setup command ended with exit code 1",
    },
  ])("$title is told, and the head is measured alone", async ({ base, set, says }) => {
    const run = await runBase({ base, head: "sdpa", set });
    expect(run.stderr).toContain("The base could not be measured");
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
    { head: "sdpa", code: 3, verdict: "pass" },
    { head: "eager", code: 1, verdict: "regressed" },
  ])("an ncu that crashes costs no verdict: $verdict, exit $code", async ({ head, code, verdict }) => {
    const run = await runBase({ base: "sdpa", head, ncu: { script: `${rowsByAttention}\nwritten() { code=139; }` } });
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code, verdict });
    expect(run.record).toMatchObject({ state: "failed", exitCode: code, failure: { id: "ncu-failed" } });
    expect(run.stderr).toContain(verdict === "pass" ? "PASS: " : "REGRESSED: ");
    expect(run.stderr.trimEnd().split("\n\n").at(-1)).toContain("ncu ended with exit code 139.");
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
      /After 2 rounds a side it is open whether these are slower: decode: kernel time;.* 2 more of each side, once\./,
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
      const said = `More rounds could not be measured: the base failed in round ${String(failing)}. The ${String(whole)} rounds a side before it count. The profiled command ended with exit code 7.`;
      expect(run.profile().warnings.join("\n")).toContain(said);
      expect(run.stderr).toContain(said);
      expect(run.stderr).not.toContain("the head is measured alone");
      expect(run.record.captures.filter(({ side }) => side === "head").map(({ round }) => round)).toEqual(
        Array.from({ length: whole }, (_, index) => index + 1),
      );
      const folders = new Set(run.files.map((file) => file.split("/").slice(0, 2).join("/")));
      expect([...folders].filter((folder) => folder.includes("unpaired"))).toEqual(unpaired);
    },
  );

  test("a base that nothing is known of ends it before anything is captured", async () => {
    const run = await runBase({ base: "sdpa", head: "sdpa", options: () => ["--base", "mian"] });
    expect(run.code).toBe(2);
    expect(run.record.captures).toEqual([]);
  });
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
