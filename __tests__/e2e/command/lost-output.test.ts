import { spawnSync } from "node:child_process";
import { describe, expect, test } from "@jest/globals";
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
    timeout: 60_000,
  });
}

describe("a result that cannot be written whole is a failure, and never looks like a regression", () => {
  test.each([
    { what: "a full disk", script: `${cli} analyze --json ${recording} >/dev/full`, why: "ENOSPC" },
    { what: "help, on a full disk", script: `${cli} --help >/dev/full`, why: "ENOSPC" },
  ])("$what", ({ script, why }) => {
    const { stdout, stderr } = bash(`${script}; echo "code \${PIPESTATUS[0]}"`);
    expect(stdout).toMatch(/code 3\n$/);
    expect(stderr).toContain("Couldn't write the result to stdout.");
    expect(stderr).toContain(why);
    expect(stderr).not.toMatch(/\n\s+at |a bug in llm-profile/);
  });
});

describe("a reader that has gone has what it wanted: nothing is said, and the exit code is that of the result", () => {
  const other = quote(repositoryPath("__tests__/fixtures/recorded/decode-eager"));
  test.each([
    { script: `${cli} analyze ${recording} | head -1`, code: 0 },
    { script: `${cli} analyze --json ${recording} | head -c 100`, code: 0 },
    { script: `${cli} analyze --json ${recording} | true`, code: 0 },
    { script: `${cli} compare --base ${recording} --head ${other} | head -1`, code: 1 },
    { script: `${cli} compare --json --base ${recording} --head ${other} | true`, code: 1 },
    { script: `${cli} doctor --json | true`, code: 3 },
    { script: `${cli} --help | head -1`, code: 0 },
    { script: `${cli} --version | true`, code: 0 },
  ])("$script", ({ script, code }) => {
    const { stdout, stderr } = bash(`${script}; echo "code \${PIPESTATUS[0]}"`);
    expect(stdout).toMatch(new RegExp(`code ${code}\\n$`));
    expect(stderr).toBe("");
  });
});

describe("messages that nobody reads are lost, and the run goes on", () => {
  test.each([
    { what: "a reader that has gone", sink: "2>&1", pipe: "| head -2" },
    { what: "a full disk", sink: "2>/dev/full", pipe: "" },
  ])("$what", async ({ sink, pipe }) => {
    const {
      workspace: place,
      path,
      argv,
    } = prepareFakeRun({
      recordings: ["__tests__/fixtures/recorded/decode-sdpa/round-1"],
    });
    const { stdout } = bash(
      `(${cli} ${argv.map(quote).join(" ")} ${sink}; echo $? >code) ${pipe}; cat code`,
      place,
      path,
    );
    expect(stdout).toMatch(/0\n$/);
    expect((await viewRun(runFolder(place))).record).toMatchObject({ state: "passed", exitCode: 0 });
  });
});
