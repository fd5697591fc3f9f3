import { describe, expect, test } from "@jest/globals";
import { fakeRun } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";

/** Bash in which nsys fails in those of its attempts, as it does when a killed capture left its session. */
const failing = (attempts: string) => `
eval "$(declare -f profile | sed '1s/profile/unchanged_profile/')"
profile() {
  local number=$(($(cat "$state/attempts" 2>/dev/null | wc -l) + 1))
  case $number in
    ${attempts})
      echo x >>"$state/attempts"
      echo "Session name 'llm-profile-1' is already in use" >&2
      exit 1
      ;;
  esac
  unchanged_profile "$@"
}`;

describe("a transient fault of the tool", () => {
  test("is tried again, also while the ranges of a glob are looked for, and all attempts stay", async () => {
    const run = await fakeRun({ recordings: [sdpa], ranges: ["dec*"], script: failing("1 | 3") });
    expect({ code: run.code, ranges: run.profile().ranges.map(({ name }) => name) }).toEqual({
      code: 0,
      ranges: ["decode"],
    });
    expect(run.stderr).toContain("1 capture (decode)");
    expect(run.stdout).toContain("The capture is real.");
    expect(
      run.record.commands
        .filter(({ tool }) => tool === "nsys profile")
        .map(({ attempt, exitCode, outcome }) => [attempt, exitCode, outcome]),
    ).toEqual([
      [1, 1, "failed"],
      [2, 0, "ok"],
      [1, 1, "failed"],
      [2, 0, "ok"],
    ]);
    const folders = ["head/probe/nsys", "head/round-1/decode/nsys"].flatMap((folder) => [
      `${folder}-attempt-1`,
      folder,
    ]);
    expect(run.files.filter((file) => /^head\/.*\/cmd\.txt$/.test(file))).toEqual(
      folders.map((folder) => `${folder}/cmd.txt`).sort(),
    );
    // Each attempt has its own session name.
    const sessions = folders.map((folder) => /--session-new=(\S+)/.exec(run.text(`${folder}/cmd.txt`))?.[1]);
    expect(new Set(sessions).size).toBe(4);
    expect(run.record.warnings.join("\n")).toContain("Trying again (attempt 2 of 2).");
    // The record names the files where they are.
    for (const { stdout, stderr } of run.record.commands)
      for (const file of [stdout, stderr]) if (file !== null) expect(run.files).toContain(file);
    const first = run.record.commands.find(({ attempt, label }) => attempt === 1 && label === "round 1, decode");
    expect(run.text(first?.stderr ?? "")).toContain("is already in use");
  });

  test("is not tried for ever", async () => {
    const run = await fakeRun({ recordings: [sdpa], script: failing("*"), set: ["retries=2"] });
    expect(run.code).toBe(3);
    expect(run.record.failure).toMatchObject({ id: "session-name-taken" });
    expect(run.record.commands.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(run.files).not.toContain("profile.json");
  });
});

describe("several ranges", () => {
  test("that are wrong are all named, and the program is listed once", async () => {
    const run = await fakeRun({
      recordings: [sdpa],
      ranges: ["decod", "prefil", "decode"],
      set: ["nsys.captures=range"],
      script: `capture() { if [[ " \${options[*]} " == *"--nvtx-capture=decode@*"* ]]; then captured "\${recordings[0]}"; else echo "Generated:"; fi; }`,
    });
    expect(run.code).toBe(3);
    expect(run.stderr).toContain("of 3 captures of round 1 failed:");
    expect(run.stderr).toContain('"decod"');
    expect(run.stderr).toContain('"prefil"');
    expect(run.record.commands.filter(({ argv }) => argv.includes("--trace=nvtx"))).toHaveLength(1);
  });

  test("after a fault of the program it is not tried again, nor are the others", async () => {
    const run = await fakeRun({
      recordings: [sdpa],
      ranges: ["prefill", "decode"],
      set: ["nsys.captures=range"],
      command: ["bash", "-c", "echo 'ValueError: no' >&2; exit 5"],
    });
    expect(run.code).toBe(3);
    expect(run.record.failure).toMatchObject({ id: "workload-failed" });
    expect(run.stderr).toContain("ValueError: no");
    expect(run.stderr).toContain("Skipping the other capture");
    expect(run.record.captures).toHaveLength(1);
    expect(run.record.commands.filter(({ tool }) => tool === "nsys profile")).toHaveLength(1);
  });

  test("of a glob that matches nothing: exit 2 with the ranges that exist", async () => {
    const run = await fakeRun({ recordings: [sdpa], ranges: ["pre*"] });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain("The program emitted only these ranges: decode.");
    expect(run.record).toMatchObject({ state: "failed", exitCode: 2, failure: { id: "glob-without-match" } });
  });
});
