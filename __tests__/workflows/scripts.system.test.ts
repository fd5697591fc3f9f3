import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { program } from "../e2e/command/support/fake-nsys.ts";
import { testDirectory } from "../run/support/directory.ts";
import { jobsOf } from "./support/workflow.ts";
import { allFiles, workflowFile } from "./support/workflow-files.ts";

const scripts = allFiles.flatMap(({ path, workflow }) =>
  jobsOf(workflow).flatMap(([key, { container, steps }]) =>
    steps.flatMap(({ run }, index) =>
      run === undefined
        ? []
        : // Without bash on the outside, the runner takes sh inside of containers.
          [[`${path} ${key} ${String(index + 1)}`, container === undefined ? "bash" : "sh", run] as const],
    ),
  ),
);

test.each(scripts)("parses the script of %s as %s", (_name, shell, run) => {
  expect(spawnSync(shell, ["-n"], { input: run, encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
});

/** Runs the script of a step as the runner does, with a `gh` that writes down its calls; `answers` is bash, `case $*` in it. */
function runStep(path: string, name: string, env: Readonly<Record<string, string>>, answers: string) {
  const steps = Object.values(workflowFile(path).workflow.jobs).flatMap((job) => job.steps);
  const script = steps.find((step) => step.name === name)?.run;
  if (script === undefined) throw new Error(`${path} has no step ${name} with a script.`);
  const directory = testDirectory();
  const log = join(directory, "calls");
  writeFileSync(join(directory, "step.sh"), script);
  mkdirSync(join(directory, "bin"));
  program(join(directory, "bin", "gh"), ['printf "%s\\n" "$*" >>"$GH_LOG"', `case "$*" in ${answers} esac`]);
  const { status, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-e", join(directory, "step.sh")], {
    cwd: directory,
    encoding: "utf8",
    env: {
      PATH: [join(directory, "bin"), dirname(process.execPath), "/usr/bin", "/bin"].join(":"),
      GH_LOG: log,
      GH_REPO: "octo-org/llm",
      ...env,
    },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  return { calls: read(log).trimEnd().split("\n"), body: read(join(directory, "body.md")) };
}

describe("the tag of the major version", () => {
  const sha = "0123456789abcdef0123456789abcdef01234567";
  const move = (tag: string, tags: readonly string[]): string[] => {
    const refs = tags.map((one) => `echo refs/tags/${one};`).join(" ");
    const env = { GITHUB_REF_NAME: tag, GITHUB_SHA: sha };
    const path = ".github/workflows/release.yml";
    return runStep(path, "Move the tag of the major version", env, `*matching-refs*) ${refs} ;;`).calls.slice(1);
  };

  test("is created by the first release", () => {
    expect(move("v1.0.0", ["v1.0.0"])).toEqual([
      `api --method POST repos/octo-org/llm/git/refs -f ref=refs/tags/v1 -f sha=${sha}`,
    ]);
  });

  test("moves to a newer version, compared as numbers", () => {
    expect(move("v1.10.0", ["v1", "v1.0.0", "v1.10.0", "v1.9.0", "v10.0.0", "v1.11.0-rc.1"])).toEqual([
      `api --method PATCH repos/octo-org/llm/git/refs/tags/v1 -f sha=${sha} -F force=true`,
    ]);
  });

  test("stays if an older release line gets a fix", () => {
    expect(move("v1.2.1", ["v1", "v1.2.0", "v1.2.1", "v1.3.0"])).toEqual([]);
  });
});
