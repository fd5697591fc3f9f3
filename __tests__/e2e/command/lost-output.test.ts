import { spawnSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { quote } from "./support/fake-nsys.ts";
import { prepareFakeRun, runFolder, viewRun } from "./support/run.ts";
import { workspace } from "./support/workspace.ts";

const cli = `${quote(process.execPath)} ${quote(repositoryPath("dist/cli.js"))}`;
const recording = quote(repositoryPath("__tests__/fixtures/recorded/decode-sdpa"));

/** Runs bash in a workspace, where `$cli` is the command; the exit codes of a pipeline are the script's to tell. */
function bash(script: string, place = workspace(), path: readonly string[] = []) {
  return spawnSync("bash", ["-c", script], {
    cwd: place.path,
    env: { PATH: [...path, "/usr/bin", "/bin"].join(":"), HOME: place.path, TMPDIR: place.temporary },
    encoding: "utf8",
  });
}

test("exits with 3 if the disk is full, which can't look like a regression", () => {
  const { stdout, stderr } = bash(`${cli} analyze --json ${recording} >/dev/full; echo "code $?"`);
  expect(stdout).toMatch(/code 3\n$/);
  expect(stderr).toContain("ENOSPC");
  expect(stderr).not.toMatch(/\n\s+at |a bug in llm-profile/);
});

test("keeps the result's exit code and prints no error if the reader closes the pipe", () => {
  const other = quote(repositoryPath("__tests__/fixtures/recorded/decode-eager"));
  const { stdout, stderr } = bash(
    `${cli} compare --json --base ${recording} --head ${other} | true; echo "code \${PIPESTATUS[0]}"`,
  );
  expect([stdout, stderr]).toEqual(["code 1\n", ""]);
});

test("finishes the run if nobody reads its messages", async () => {
  const prepared = prepareFakeRun({ recordings: ["__tests__/fixtures/recorded/decode-sdpa/round-1"] });
  const run = `${cli} ${prepared.argv.map(quote).join(" ")} 2>&1`;
  const { stdout } = bash(`(${run}; echo $? >code) | head -2; cat code`, prepared.workspace, prepared.path);
  expect(stdout).toMatch(/0\n$/);
  expect((await viewRun(runFolder(prepared.workspace))).record).toMatchObject({ state: "passed", exitCode: 0 });
});
