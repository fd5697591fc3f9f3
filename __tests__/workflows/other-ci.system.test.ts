import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { program } from "../e2e/command/support/fake-nsys.ts";
import { repositoryPath, repositoryText } from "../fixtures/recorded.ts";
import { testDirectory } from "../run/support/directory.ts";

const gitlabSchema = z.looseObject({
  profile: z.object({ script: z.array(z.string()) }),
  note: z.object({ script: z.array(z.string()) }),
});
const gitlab = gitlabSchema.parse(parse(repositoryText("examples/ci/gitlab-ci.yml")));
const buildkiteSchema = z.object({ steps: z.tuple([z.object({ command: z.string() })]) });
const [buildkite] = buildkiteSchema.parse(parse(repositoryText("examples/ci/buildkite.yml"))).steps;

test.each([
  { file: "ci/gitlab-ci.yml", schema: "gitlab-ci", wrong: { profile: { script: ["true"], tag: ["gpu"] } } },
  { file: "ci/buildkite.yml", schema: "buildkite", wrong: { steps: [{ command: "true", timeout: 60 }] } },
  { file: "kubernetes/values.yaml", schema: "arc-values", wrong: { scaleSetName: "h100" } },
])("validates examples/$file with its schema, which rejects unknown keys", ({ file, schema, wrong }) => {
  const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(
    JSON.parse(repositoryText(`__tests__/fixtures/ci/${schema}.schema.json`)) as object,
  );
  validate(parse(repositoryText(`examples/${file}`)));
  expect(validate.errors).toBeNull();
  expect(validate(wrong)).toBe(false);
});

test("installs the schema's version of the chart in docs/runners.md", () => {
  const { $comment } = z
    .looseObject({ $comment: z.string() })
    .parse(JSON.parse(repositoryText("__tests__/fixtures/ci/arc-values.schema.json")));
  expect(repositoryText("docs/runners.md")).toContain(`--version ${$comment.replace("gha-runner-scale-set ", "")} `);
});

/** An empty folder in which a script runs, with an `llm-profile` that writes down its arguments and ends with 4. */
function scriptPlace() {
  const path = testDirectory();
  const bin = testDirectory();
  const standIn = (name: string, lines: readonly string[]) => {
    program(join(bin, name), lines);
  };
  standIn("llm-profile", ['printf "%s\\n" "$@" >arguments', "exit 4"]);
  return {
    path,
    standIn,
    run: (script: string, env: Readonly<Record<string, string>>, shell = ["bash", "-eo", "pipefail"]) =>
      spawnSync(shell[0] ?? "", [...shell.slice(1), "-c", script], {
        cwd: path,
        encoding: "utf8",
        env: { PATH: `${bin}:/usr/bin:/bin`, HOME: path, LANG: "C.UTF-8", ...env },
      }).status,
    read: (file: string) => readFileSync(join(path, file), "utf8"),
  };
}

/** A name of a branch that git allows, and that would be commands and options where it isn't quoted. */
const hostileName = "--upload-pack=touch${IFS}pwned;$(touch${IFS}pwned)`touch${IFS}pwned`x'\"y";
const measured = ["--range", "decode", "--", "python3", "bench.py", "--steps", "32", ""].join("\n");

describe("an example script with a hostile branch name", () => {
  test("passes it on unharmed, and keeps the run's exit code, on GitLab", () => {
    const place = scriptPlace();
    const names = { CI_COMMIT_REF_NAME: hostileName, CI_MERGE_REQUEST_TARGET_BRANCH_NAME: hostileName };
    const environment = { CI_MERGE_REQUEST_DIFF_BASE_SHA: "a41d07c3e2f9", ...names };
    expect(place.run(gitlab.profile.script.join("\n"), environment, ["dash", "-e"])).toBe(4);
    expect(place.read("arguments")).toBe(`run\n--base\na41d07c3e2f9\n${measured}`);
    expect(readdirSync(place.path)).toEqual(["arguments"]);
  });

  test("passes it on unharmed, and keeps the run's exit code, on Slurm", () => {
    const place = scriptPlace();
    const environment = { SCRIPT: repositoryPath("examples/ci/slurm.sbatch"), BASE: hostileName };
    expect(place.run('exec bash "$SCRIPT" "$BASE"', environment)).toBe(4);
    expect(place.read("arguments")).toBe(`run\n--base=${hostileName}\n${measured}`);
    expect(readdirSync(place.path)).toEqual(["arguments"]);
    expect(place.run('exec bash "$SCRIPT"', environment)).toBe(1);
  });

  test("passes it on unharmed, and keeps the run's exit code, on Buildkite", () => {
    const git = (...args: string[]): string =>
      execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], { encoding: "utf8" });
    const origin = testDirectory();
    git("init", "-q", "-b", "main", origin);
    git("-C", origin, "commit", "-q", "--allow-empty", "-m", "base");
    git("-C", origin, "update-ref", `refs/heads/${hostileName}`, "HEAD");
    const place = scriptPlace();
    git("clone", "-q", "--no-tags", origin, place.path);
    const step = (branch: string) => {
      const environment: Record<string, string> = { BUILDKITE_PULL_REQUEST_BASE_BRANCH: branch };
      // As `pipeline upload` leaves it: it puts in variables, and makes one `$` of two.
      const script = buildkite.command.replaceAll(/\$\$|\$\{?(\w+)\}?/g, (found, name: string | undefined) =>
        found === "$$" ? "$" : (environment[name ?? ""] ?? ""),
      );
      return place.run(script, environment);
    };
    expect(step("no-such-branch")).toBe(2);
    expect(step(hostileName)).toBe(4);
    expect(place.read("arguments")).toBe(`run\n--base\nrefs/remotes/origin/llm-profile-base\n${measured}`);
    expect(readdirSync(place.path)).toEqual([".git", "arguments"]);
  });
});

describe("GitLab's note", () => {
  /** Runs the job's script after this comment, with a curl that answers as GitLab does and keeps the note. */
  function note(prepare: (runs: string) => void): { readonly body: string; readonly shown: string } {
    const place = scriptPlace();
    place.standIn("curl", [
      'printf "%s\\n" "$@" >>shown',
      "cat >/dev/null",
      'for word; do case $word in body@*) cp "${word#body@}" body ;; */user) echo \'{"id": 99}\' ;; *per_page=*) echo "[]" ;; esac; done',
    ]);
    prepare(join(place.path, "llm-profile-runs"));
    const environment = { LLM_PROFILE_NOTE_TOKEN: "glpat-0123456789", CI_API_V4_URL: "http://gitlab/api/v4" };
    expect(place.run(gitlab.note.script.join("\n"), environment, ["dash", "-e"])).toBe(0);
    expect(existsSync(join(place.path, "pwned"))).toBe(false);
    return { body: place.read("body"), shown: place.read("shown") };
  }

  test("disables the program's quick actions, and keeps the token off command lines", () => {
    const { body, shown } = note((runs) => {
      mkdirSync(join(runs, "a"), { recursive: true });
      const text =
        "/merge\n  /approve\r/close\r\n\t/label ~bug\ntext /merge\n$(touch pwned)`touch pwned`\n@/etc/passwd\n";
      writeFileSync(join(runs, "a", "comment.md"), text + "x".repeat(200_000));
    });
    expect(body).toMatch(/^<!-- llm-profile -->\n&#47;merge\n/);
    expect(body).not.toMatch(/^\s*\/|\r/m);
    expect(body).toContain("text /merge\n");
    expect(body.length).toBeLessThan(101_000);
    expect(shown).not.toContain("glpat-");
  });

  test.each(["comment.md", "a", "."])("doesn't follow a link at %s", (link) => {
    const elsewhere = join(testDirectory(), "a");
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, "comment.md"), "secret");
    const { body } = note((runs) => {
      if (link === ".") symlinkSync(join(elsewhere, ".."), runs);
      else {
        mkdirSync(link === "a" ? runs : join(runs, "a"), { recursive: true });
        if (link === "a") symlinkSync(elsewhere, join(runs, "a"));
        else symlinkSync(join(elsewhere, link), join(runs, "a", link));
      }
    });
    expect(body).toContain("No result");
    expect(body).not.toContain("secret");
  });
});
