import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, jest, test } from "@jest/globals";
import { command } from "./support/command.ts";
import { attemptsOf } from "./support/fake-ncu.ts";
import { program } from "./support/fake-nsys.ts";
import { prepareFakeRun, runFolder, runNames, viewRun } from "./support/run.ts";
import { workspace } from "./support/workspace.ts";

jest.setTimeout(120_000);

/** `run --dry-run` in a workspace where every tool would leave a trace. */
function dryRun(...argv: string[]) {
  const place = workspace();
  const bin = join(place.path, "bin");
  mkdirSync(bin);
  for (const tool of ["nsys", "ncu", "nvidia-smi", "git", "bash", "python3", "setpriv", "unshare"])
    program(join(bin, tool), ["echo >>started"]);
  const before = readdirSync(place.path);
  const ended = command(["run", "--dry-run", ...argv], { workspace: place, path: [bin] });
  return { ...ended, made: readdirSync(place.path).filter((name) => !before.includes(name)) };
}

describe("run --dry-run", () => {
  test("starts nothing, writes nothing, and says what a run would do", () => {
    const { code, stdout, stderr, made, leftInTemporary } = dryRun(
      ...["--base", "origin/main", "--range", "prefill", "--range", "decode", "--rounds", "2"],
      ...["--", "python3", "bench.py", "it's", "--api-key", "sk-12345678"],
    );
    expect({ code, stderr, made, leftInTemporary }).toEqual({ code: 0, stderr: "", made: [], leftInTemporary: [] });
    expect(stdout).toContain("Dry run: nothing was started or written.");
    expect(stdout).toContain(
      "Plan: 4 captures (prefill, decode × 2 rounds) or, if a probe allows it, 2 of all ranges, each in a fresh",
    );
    expect(stdout).toContain("The program is started 11 to 41 times for a pass, 5 to 33 times for a red result:");
    expect(stdout).toContain("Time: unknown, because no earlier run in llm-profile-runs made the same captures");
    expect(stdout).toMatch(
      /^nsys profile .* --nvtx-capture=decode .* python3 bench\.py 'it'\\''s' --api-key '\*\*\*'$/m,
    );
    expect(stdout).toMatch(/^ncu .* --nvtx-include prefill\/ --nvtx-include decode\/ /m);
    expect(stdout).not.toContain("sk-12345678");
  });

  test("counts what the goal to improve takes, and lists it", () => {
    const place = workspace();
    const identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
    for (const argv of [
      ["init", "--quiet", "--initial-branch=main"],
      [...identity, "commit", "--quiet", "--allow-empty", "-m", "base"],
    ])
      execFileSync("git", argv, { cwd: place.path });
    const { code, stdout, stderr } = command(
      [
        ...["run", "--dry-run", "--base", "main", "--range", "decode", "--set", "compare.goal=improve"],
        ...["--set", "isolation=unprivileged-user", "--set", "compare.verify.command=[python3, verify.py]"],
        ...["--", "python3", "bench.py"],
      ],
      { workspace: place },
    );
    expect(code).toBe(0);
    expect(stderr).toContain("With goal: improve, the rules come from the base");
    expect(stdout).toMatch(/^ +captures of the whole program, to find moved work +2 +2$/m);
    expect(stdout).toContain("Plan: a capture of each whole program, then 3 captures (decode × 3 rounds), each in a");
    expect(stdout).toMatch(/^ +verification +2 +2$/m);
    expect(stdout).toMatch(
      /^# captures the whole program, to find work that moved\nnsys profile (?!.*--capture-range=)/m,
    );
    expect(stdout).toMatch(/^# verifies what base computes, and later what head computes\npython3 verify\.py$/m);
  });

  test.each(["vllm", "vllm-profiler", "sglang"])(
    "the preset %s launches a server with all of its processes",
    (preset) => {
      const { code, stdout } = dryRun(
        ...["--preset", preset, "--set", "workload.server.command=[engine, serve]"],
        ...["--set", "workload.server.client=[engine, bench]"],
      );
      expect(code).toBe(0);
      expect(stdout).toMatch(
        /^nsys launch .* --trace=cuda,nvtx --cuda-graph-trace=node --wait=primary .* --trace-fork-before-exec=true env \S+ engine serve$/m,
      );
      expect(stdout).toMatch(/^nsys start /m);
      expect(stdout).not.toMatch(/^ncu /m);
    },
  );

  test("vLLM without a server opens the capture by its profiler", () => {
    const { stdout } = dryRun(
      ...["--set", "nsys.capture=cudaProfilerApi", "--set", "nsys.trace-fork-before-exec=true", "--"],
      ...["vllm", "bench", "latency", "--profile", "--profiler-config.profiler=cuda"],
    );
    expect(stdout).toMatch(
      /^nsys profile .* --capture-range=cudaProfilerApi --capture-range-end=stop .* vllm bench latency /m,
    );
  });

  test("prints no control character of a command", () => {
    const { code, stdout } = dryRun("--range", "decode", "--", "echo", "a\u001b[2J\nb\u202e");
    expect(code).toBe(0);
    expect(stdout).toContain(String.raw`echo $'a\U0000001b[2J\nb\U0000202e'`);
  });

  test.each([
    { argv: ["--range", "a@b@c", "--", "true"], says: 'Bad NVTX range "a@b@c".' },
    { argv: ["--range", "decode"], says: "workload.command" },
    { argv: ["--range", "decode", "--set", "rounds=0", "--", "true"], says: "rounds" },
    {
      argv: ["--range", "decode", "--json", "--", "true"],
      says: "option '--dry-run' cannot be used with option '--json'",
    },
  ])("refuses what a run would refuse: $argv", ({ argv, says }) => {
    const { code, stdout, stderr, made } = dryRun(...argv);
    expect({ code, stdout, made }).toEqual({ code: 2, stdout: "", made: [] });
    expect(stderr).toContain(says);
  });
});

test("a run does what its dry run said, and the next dry run knows how long that takes", async () => {
  const {
    workspace: place,
    path,
    argv,
  } = prepareFakeRun({
    recordings: ["__tests__/fixtures/recorded/decode-sdpa/round-1"],
    ncu: {},
    set: ["rounds=2"],
  });
  const [run = "", ...rest] = argv;
  const dry = () => command([run, "--dry-run", ...rest], { workspace: place, path });
  const before = dry();
  expect(before.code).toBe(0);
  expect(before.stdout).toContain("Time: unknown");
  expect(existsSync(runFolder(place))).toBe(false);

  const ended = command(argv, { workspace: place, path });
  expect(ended.code).toBe(0);
  const view = await viewRun(runFolder(place));
  const [, least = "", most = least] = /started (\d+)(?: to (\d+))? times/.exec(before.stdout) ?? [];
  const starts = attemptsOf(place, "nsight") + attemptsOf(place, "nsight-compute");
  expect(starts).toBeGreaterThanOrEqual(parseInt(least));
  expect(starts).toBeLessThanOrEqual(parseInt(most));
  // The command itself, after what isolates it, with the names that the run made up.
  const made = view.text("head/round-1/decode/nsys/cmd.txt").trim();
  const planned = before.stdout.split("\n").find((line) => line.includes("--nvtx-capture=decode")) ?? "";
  const names = (line: string) =>
    line
      .replace(/llm-profile-[0-9a-f]{16}/, "llm-profile-SESSION")
      .replace(/--output=\S*head\/round-1/, "--output=head/round-1");
  expect(names(made).endsWith(names(planned))).toBe(true);

  const after = dry();
  expect(after.stdout).toMatch(
    /^Time: about [\d.]+ s, based on the last run in llm-profile-runs with the same captures\.$/m,
  );
  expect(runNames(runFolder(place))).toHaveLength(1);
});

test("a folder of runs that is a file is refused as a run refuses it", () => {
  const place = workspace();
  writeFileSync(join(place.path, "llm-profile-runs"), "");
  const { code, stderr } = command(["run", "--dry-run", "--range", "a", "--", "true"], { workspace: place });
  expect(code).toBe(2);
  expect(stderr).toContain("Can't list run directories in");
});
