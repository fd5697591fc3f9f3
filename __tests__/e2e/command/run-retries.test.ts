import { describe, expect, test } from "@jest/globals";
import { fakeRun } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";

/** Bash in which nsys fails in its first attempts, as it does when a killed capture left its session. */
const failing = (attempts: number) => `
eval "$(declare -f profile | sed '1s/profile/unchanged_profile/')"
profile() {
  if (($(cat "$state/attempts" 2>/dev/null | wc -l) < ${attempts})); then
    echo x >>"$state/attempts"
    echo "Session name 'llm-profile-1' is already in use" >&2
    exit 1
  fi
  unchanged_profile "$@"
}`;

describe("a transient fault of the tool", () => {
  test("is tried again, and both attempts stay", async () => {
    const run = await fakeRun({ recordings: [sdpa], script: failing(1) });
    expect(run.stderr).toContain(
      "The name of the capture's nsys session is still in use, probably because an earlier capture was killed. Trying again (attempt 2 of 2).",
    );
    expect(run.stdout).toContain("The capture is real.");
    expect(
      run.record.commands
        .filter(({ tool }) => tool === "nsys profile")
        .map(({ attempt, exitCode, outcome }) => [attempt, exitCode, outcome]),
    ).toEqual([
      [1, 1, "failed"],
      [2, 0, "ok"],
    ]);
    expect(run.text("head/round-1/decode/nsys-attempt-1/stderr.txt")).toContain("is already in use");
    expect(run.files).toContain("head/round-1/decode/nsys/report.nsys-rep");
    // Each attempt has its own session name.
    const sessions = ["nsys-attempt-1", "nsys"].map(
      (folder) => /--session-new=(\S+)/.exec(run.text(`head/round-1/decode/${folder}/cmd.txt`))?.[1],
    );
    expect(new Set(sessions).size).toBe(2);
    expect(run.record.warnings.join("\n")).toContain("Trying again");
  });

  test("whose record names the files where they are", async () => {
    const run = await fakeRun({ recordings: [sdpa], script: failing(1) });
    for (const { stdout, stderr } of run.record.commands)
      for (const file of [stdout, stderr]) if (file !== null) expect(run.files).toContain(file);
    const first = run.record.commands.find(({ attempt }) => attempt === 1);
    expect(run.text(first?.stderr ?? "")).toContain("is already in use");
  });

  test("is tried again while the ranges are looked for, too", async () => {
    const run = await fakeRun({ recordings: [sdpa], ranges: ["dec*"], script: failing(1) });
    expect({ code: run.code, ranges: run.profile().ranges.map(({ name }) => name) }).toEqual({
      code: 0,
      ranges: ["decode"],
    });
    expect(run.files.filter((file) => /^head\/probe\/.*\/cmd\.txt$/.test(file))).toEqual([
      "head/probe/nsys-attempt-1/cmd.txt",
      "head/probe/nsys/cmd.txt",
    ]);
  });

  test("is not tried for ever", async () => {
    const run = await fakeRun({ recordings: [sdpa], script: failing(9), set: ["retries=2"] });
    expect(run.code).toBe(3);
    expect(run.record.failure).toMatchObject({ id: "session-name-taken" });
    expect(run.record.commands.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(run.files).not.toContain("profile.json");
  });
});

test("a fault of the program is not tried again", async () => {
  const run = await fakeRun({ recordings: [sdpa], command: ["bash", "-c", "echo 'ValueError: no' >&2; exit 1"] });
  expect(run.code).toBe(3);
  expect(run.record.commands.filter(({ tool }) => tool === "nsys profile")).toHaveLength(1);
  expect(run.stderr).toContain("ValueError: no");
});

describe("several ranges", () => {
  const script = `capture() { if [[ " \${options[*]} " == *"--nvtx-capture=decode"* ]]; then captured "\${recordings[0]}"; else echo "Generated:"; fi; }`;

  test("that are wrong are all named, and the program is listed once", async () => {
    const run = await fakeRun({
      recordings: [sdpa],
      ranges: ["decod", "prefil", "decode"],
      set: ["nsys.captures=range"],
      script: script.replace("decode", "decode@*"),
    });
    expect(run.code).toBe(3);
    expect(run.stderr).toContain("of 3 captures of round 1 failed:");
    expect(run.stderr).toContain('"decod"');
    expect(run.stderr).toContain('"prefil"');
    expect(run.record.commands.filter(({ argv }) => argv.includes("--trace=nvtx"))).toHaveLength(1);
  });

  test("after a fault that is not the range's own the others are not tried", async () => {
    const run = await fakeRun({
      recordings: [sdpa],
      ranges: ["prefill", "decode"],
      set: ["nsys.captures=range"],
      command: ["bash", "-c", "exit 5"],
    });
    expect(run.code).toBe(3);
    expect(run.stderr).toContain("Skipping the other capture, which would fail for the same reason.");
    expect(run.record.captures).toHaveLength(1);
  });

  test("of a glob are found by one more run, and each gates its own capture", async () => {
    const run = await fakeRun({ recordings: [sdpa], ranges: ["dec*"] });
    expect(run.code).toBe(0);
    expect(run.stderr).toContain("1 capture (decode)");
    expect(run.profile().ranges.map(({ name }) => name)).toEqual(["decode"]);
  });

  test("of a glob that matches nothing: exit 2 with the ranges that exist", async () => {
    const run = await fakeRun({ recordings: [sdpa], ranges: ["pre*"] });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain("The program emitted only these ranges: decode.");
    expect(run.record).toMatchObject({ state: "failed", exitCode: 2, failure: { id: "glob-without-match" } });
  });
});
