import { expect } from "@jest/globals";
import { attemptsOf } from "./fake-ncu.ts";
import type { Finished } from "./run.ts";

/** Bash in which ncu writes a recorded file as it is, and exits with a code. */
export const recordedFile = (name: string, exitCode = 0) => `
run_program() { "$@"; return ${exitCode}; }
written() { text_of "$recorded/${name}"; }`;

/** Bash in which ncu prints messages, and writes its rows to the report alone. */
export const inReportAlone = `
eval "$(declare -f profile | sed '1s/profile/unchanged_profile/')"
profile() { local log option; (unchanged_profile "$@"); local code=$?; for option; do [[ $option == --log-file=* ]] && log=\${option#*=}; done; sed -i '/^"/d' "$log"; exit $code; }`;

/** Bash in which ncu writes messages alone, and exits with a code. */
const messages = (lines: readonly string[], exitCode = 0) => `
run_program() { "$@"; return ${exitCode}; }
written() { ${lines.map((line) => `said ${JSON.stringify(line)}; `).join("")} }`;

/** Bash in which ncu may not read the counters. */
export const permission = (exitCode: number) =>
  messages(
    [
      "==PROF== Connected to process 25 (/usr/bin/python3.12)",
      "==ERROR== ERR_NVGPUCTRPERM - The user does not have permission to access NVIDIA GPU Performance Counters on the target device 0. For instructions on enabling permissions and to get more information see https://developer.nvidia.com/ERR_NVGPUCTRPERM",
      "==PROF== Disconnected from process 25",
      "==WARNING== No kernels were profiled.",
    ],
    exitCode,
  );

/** What nsys measured is there, the run is not taken for one that passed, and nothing stays behind. */
export function expectFailed(run: Finished): void {
  expect(run.code).toBe(3);
  expect(run.record).toMatchObject({ state: "failed", exitCode: 3 });
  const profile = run.profile();
  expect(profile.ncu).toMatchObject({ state: "failed", why: expect.stringMatching(/./) });
  expect(profile.ranges.flatMap(({ rounds }) => rounds.map(({ kernelNs }) => kernelNs > 0))).toContain(true);
  expect(run.stderr).not.toContain("The capture is real.");
  expect(run.stderr).not.toMatch(/\n\s+at .*\.js:\d+|a bug in llm-profile/);
  expect(run.leftInTemporary).toEqual([]);
}

/** It was said before anything was started. */
export function expectNothingStarted(run: Finished): void {
  expect([attemptsOf(run.workspace, "nsight"), attemptsOf(run.workspace, "nsight-compute")]).toEqual([0, 0]);
  expect(run.files).not.toContain("profile.json");
  expect(run.stderr).not.toMatch(/\n\s+at .*\.js:\d+|a bug in llm-profile/);
  expect(run.leftInTemporary).toEqual([]);
}
