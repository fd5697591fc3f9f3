import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { repositoryPath, repositoryText } from "../fixtures/recorded.ts";
import { buildkiteScript, gitlabScript, scriptPlace } from "./support/ci-script.ts";
import { gitlabNotes, type GitlabNotes } from "./support/gitlab-notes.ts";

/** As the runners start them; a runner's sh may be either. */
const shells = [
  ["bash", "-eo", "pipefail"],
  ["dash", "-e"],
] as const;
const [bash, dash] = shells;
/** A name of a branch that git allows, and that would be commands and options where it isn't quoted. */
const hostileName = "--upload-pack=touch${IFS}pwned;$(touch${IFS}pwned)`touch${IFS}pwned`x'\"y";

describe.each([
  { file: "gitlab-ci.yml", schema: "gitlab-ci.schema.json", wrong: { profile: { script: ["true"], tag: ["gpu"] } } },
  { file: "buildkite.yml", schema: "buildkite.schema.json", wrong: { steps: [{ command: "true", timeout: 60 }] } },
])("$file", ({ file, schema, wrong }) => {
  const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(
    JSON.parse(repositoryText(`__tests__/fixtures/ci/${schema}`)) as object,
  );

  test("keeps to the schema of its CI, which knows every key", () => {
    validate(parse(repositoryText(`examples/ci/${file}`)));
    expect(validate.errors).toBeNull();
    expect(validate(wrong)).toBe(false);
  });
});

/** An `llm-profile` that writes down its arguments, leaves a comment, and ends with a code. */
function profiler(code: number, comment: string | null): string[] {
  const run = "llm-profile-runs/20261101-120000-77-abcd";
  return [
    'printf "%s\\n" "$@" >arguments',
    ...(comment === null ? [] : [`mkdir -p ${run}`, `printf "%s" ${JSON.stringify(comment)} >${run}/comment.md`]),
    `exit ${String(code)}`,
  ];
}

const readArguments = (path: string): string[] => readFileSync(join(path, "arguments"), "utf8").trimEnd().split("\n");
const program = ["--range", "decode", "--", "python3", "bench.py", "--steps", "32"];

describe("GitLab's job profile", () => {
  test.each(shells)("measures against the merge request's base, and ends as the run does: %s", async (...shell) => {
    const place = scriptPlace();
    place.standIn("llm-profile", profiler(1, "### x"));
    const base = "a41d07c3e2f9";
    const names = { CI_COMMIT_REF_NAME: "$(touch pwned)", CI_MERGE_REQUEST_TARGET_BRANCH_NAME: "$(touch pwned)" };
    const ended = await place.run(shell, gitlabScript("profile"), { CI_MERGE_REQUEST_DIFF_BASE_SHA: base, ...names });
    expect(ended.code).toBe(1);
    expect(readArguments(place.path)).toEqual(["run", "--base", base, ...program]);
    expect(readdirSync(place.path)).not.toContain("pwned");
  });
});

describe("GitLab's note", () => {
  const variables = (gitlab: GitlabNotes) => ({
    LLM_PROFILE_NOTE_TOKEN: gitlab.token,
    CI_API_V4_URL: gitlab.apiUrl,
    CI_PROJECT_ID: "42",
    CI_MERGE_REQUEST_IID: "7",
    CI_COMMIT_SHA: "5f2c9e1b7a3d",
    CI_PIPELINE_URL: "https://gitlab.example.com/llm/-/pipelines/1",
  });
  const writeComment = (path: string, text: string): void => {
    const run = join(path, "llm-profile-runs", "20261101-120000-77-abcd");
    mkdirSync(run, { recursive: true });
    writeFileSync(join(run, "comment.md"), text);
  };

  test.each(shells)("is made once, and updated by every later push: %s", async (...shell) => {
    await using gitlab = await gitlabNotes();
    const place = scriptPlace();
    for (const text of ["### ❌ Regressed\n\n100% & a+b=c\n", "### ✅ Pass\n"]) {
      writeComment(place.path, text);
      const { code, output } = await place.run(shell, gitlabScript("note"), variables(gitlab));
      expect([code, output]).toEqual([0, ""]);
      expect(gitlab.notes).toMatchObject([{ body: `<!-- llm-profile -->\n${text}` }]);
    }
    expect(gitlab.requests.filter((request) => !request.startsWith("GET "))).toEqual([
      "POST /api/v4/projects/42/merge_requests/7/notes",
      "PUT /api/v4/projects/42/merge_requests/7/notes/1",
    ]);
  });

  test("is found behind many others, and no note of another is taken for it", async () => {
    await using gitlab = await gitlabNotes();
    const place = scriptPlace();
    const marked = "<!-- llm-profile -->\nold";
    for (let id = 1; id <= 250; id++)
      gitlab.notes.push({ id, author: { id: 5 }, system: id % 2 === 0, body: id % 3 === 0 ? marked : null });
    gitlab.notes.push({ id: 251, author: { id: gitlab.me }, system: false, body: "Something else of the same user" });
    gitlab.notes.push({ id: 252, author: { id: gitlab.me }, system: false, body: marked });
    writeComment(place.path, "new\n");
    const { code, output } = await place.run(bash, gitlabScript("note"), variables(gitlab));
    expect([code, output]).toEqual([0, ""]);
    expect(gitlab.notes).toHaveLength(252);
    expect(gitlab.notes.filter(({ body }) => body?.includes("new") === true).map(({ id }) => id)).toEqual([252]);
  });

  test("says so where nothing was compared, and replaces what an earlier push has got", async () => {
    await using gitlab = await gitlabNotes();
    gitlab.notes.push({ id: 1, author: { id: gitlab.me }, system: false, body: "<!-- llm-profile -->\n### ✅ Pass" });
    const place = scriptPlace();
    const { code, output } = await place.run(dash, gitlabScript("note"), variables(gitlab));
    expect([code, output]).toEqual([0, ""]);
    expect(gitlab.notes[0]?.body).toBe(
      "<!-- llm-profile -->\n### ❌ No result\n\nNothing was compared at 5f2c9e1b7a3d: see [the pipeline](https://gitlab.example.com/llm/-/pipelines/1).\n",
    );
  });

  test("a line that the program wrote is no quick action of GitLab's", async () => {
    await using gitlab = await gitlabNotes();
    const place = scriptPlace();
    writeComment(
      place.path,
      "/merge\n  /approve\r/close\r\n\t/label ~bug\ntext /merge\n$(touch pwned)`touch pwned`\n@/etc/passwd\n",
    );
    await place.run(bash, gitlabScript("note"), variables(gitlab));
    const lines = gitlab.notes[0]?.body?.split("\n") ?? [];
    expect(lines.filter((line) => /^\s*\//.test(line))).toEqual([]);
    expect(lines).toContain("&#47;merge");
    expect(lines).toContain("text /merge");
    expect(gitlab.notes[0]?.body).not.toContain("\r");
    expect(readdirSync(place.path)).not.toContain("pwned");
  });

  test.each([
    {
      what: "the comment",
      make: (path: string, secret: string) => {
        mkdirSync(join(path, "llm-profile-runs", "a"), { recursive: true });
        symlinkSync(secret, join(path, "llm-profile-runs", "a", "comment.md"));
      },
    },
    {
      what: "the run directory",
      make: (path: string, secret: string) => {
        mkdirSync(join(path, "llm-profile-runs"));
        symlinkSync(join(secret, ".."), join(path, "llm-profile-runs", "a"));
      },
    },
    {
      what: "the folder",
      make: (path: string, secret: string) => symlinkSync(join(secret, "..", ".."), join(path, "llm-profile-runs")),
    },
  ])("no link is followed: $what", async ({ make }) => {
    await using gitlab = await gitlabNotes();
    const elsewhere = scriptPlace();
    writeComment(elsewhere.path, "secret");
    const place = scriptPlace();
    make(place.path, join(elsewhere.path, "llm-profile-runs", "20261101-120000-77-abcd", "comment.md"));
    expect((await place.run(bash, gitlabScript("note"), variables(gitlab))).code).toBe(0);
    expect(gitlab.notes[0]?.body).toContain("No result");
    expect(gitlab.notes[0]?.body).not.toContain("secret");
  });

  test("a comment without end is cut", async () => {
    await using gitlab = await gitlabNotes();
    const place = scriptPlace();
    writeComment(place.path, "x".repeat(3_000_000));
    expect((await place.run(bash, gitlabScript("note"), variables(gitlab))).code).toBe(0);
    expect(gitlab.notes[0]?.body?.length).toBe(100_000 + "<!-- llm-profile -->\n".length);
  });

  test("fails where GitLab refuses it, and never shows the token", async () => {
    await using gitlab = await gitlabNotes();
    const place = scriptPlace();
    // What is on the command line of a program is in the list of processes.
    place.standIn("curl", ['printf "%s\\n" "$@" >>arguments', 'exec /usr/bin/curl "$@"']);
    writeComment(place.path, "text");
    gitlab.refuseWrites(403);
    const refused = await place.run(dash, gitlabScript("note"), variables(gitlab));
    expect(refused.code).not.toBe(0);
    expect(refused.output).toContain("403");
    const wrong = { ...variables(gitlab), LLM_PROFILE_NOTE_TOKEN: "glpat-wrong" };
    const unauthorized = await place.run(dash, gitlabScript("note"), wrong);
    expect(unauthorized.code).not.toBe(0);
    expect(unauthorized.output).toContain("401");
    for (const text of [refused.output, unauthorized.output, ...readArguments(place.path)])
      expect(text).not.toContain("glpat-");
    expect(gitlab.notes).toEqual([]);
  });

  test("without the token it says what is missing", async () => {
    await using gitlab = await gitlabNotes();
    const { code, output } = await scriptPlace().run(dash, gitlabScript("note"), {
      ...variables(gitlab),
      LLM_PROFILE_NOTE_TOKEN: "",
    });
    expect(code).not.toBe(0);
    expect(output).toContain("LLM_PROFILE_NOTE_TOKEN");
    expect(output).toContain("is not set: the first lines of this file say what it is");
    expect(gitlab.requests).toEqual([]);
  });
});

describe("Buildkite's step", () => {
  const agent = ["cat >annotation", 'printf "%s\\n" "$@" >annotated'];

  function clone(branch: string) {
    const origin = scriptPlace();
    const git = (...args: string[]): string =>
      execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], { encoding: "utf8" });
    git("init", "-q", "-b", "main", origin.path);
    git("-C", origin.path, "commit", "-q", "--allow-empty", "-m", "base");
    const commit = git("-C", origin.path, "rev-parse", "HEAD").trim();
    git("-C", origin.path, "update-ref", `refs/heads/${branch}`, commit);
    const place = scriptPlace();
    git("clone", "-q", "--no-tags", origin.path, place.path);
    const fetched = (): string => git("-C", place.path, "rev-parse", "refs/remotes/origin/llm-profile-base").trim();
    return { place, commit, fetched };
  }

  const step = async ({ place }: ReturnType<typeof clone>, branch: string) => {
    const environment = { BUILDKITE_PULL_REQUEST_BASE_BRANCH: branch, BUILDKITE_BRANCH: branch };
    return place.run(["bash", "-e"], buildkiteScript(environment), environment);
  };

  test.each([
    { code: 0, style: "info" },
    { code: 3, style: "error" },
  ])("annotates the build, and ends as the run does: $code", async ({ code, style }) => {
    const cloned = clone("release");
    cloned.place.standIn("llm-profile", profiler(code, "### x"));
    cloned.place.standIn("buildkite-agent", agent);
    expect(await step(cloned, "release")).toEqual({ code, output: "" });
    expect(cloned.fetched()).toBe(cloned.commit);
    const { path } = cloned.place;
    expect(readArguments(path)).toEqual(["run", "--base", "refs/remotes/origin/llm-profile-base", ...program]);
    expect(readFileSync(join(path, "annotation"), "utf8")).toBe("### x");
    expect(readFileSync(join(path, "annotated"), "utf8")).toBe(`annotate\n--context\nllm-profile\n--style\n${style}\n`);
  });

  test("the name of a branch is no command and no option", async () => {
    const cloned = clone(hostileName);
    cloned.place.standIn("llm-profile", profiler(0, null));
    expect(await step(cloned, hostileName)).toEqual({ code: 0, output: "" });
    expect(cloned.fetched()).toBe(cloned.commit);
    expect(readdirSync(cloned.place.path)).toEqual([".git", "arguments"]);
  });

  test("an agent that does not take the annotation changes no verdict", async () => {
    const cloned = clone("main");
    cloned.place.standIn("llm-profile", profiler(0, "### x"));
    cloned.place.standIn("buildkite-agent", ["exit 1"]);
    const { code, output } = await step(cloned, "main");
    expect([code, output]).toEqual([
      0,
      "The comment could not be shown as an annotation: it is an artifact of this step.\n",
    ]);
  });

  test("a base that cannot be fetched is no pass", async () => {
    const cloned = clone("main");
    cloned.place.standIn("llm-profile", profiler(0, null));
    expect((await step(cloned, "no-such-branch")).code).toBe(2);
    expect(readdirSync(cloned.place.path)).toEqual([".git"]);
  });
});

describe("the Slurm script", () => {
  const script = repositoryPath("examples/ci/slurm.sbatch");

  test.each([hostileName, "origin/main"])("gives the base as it is, and ends as the run does: %s", async (base) => {
    const place = scriptPlace();
    place.standIn("llm-profile", profiler(4, null));
    expect(await place.run(["bash"], `exec bash "$SCRIPT" "$BASE"`, { SCRIPT: script, BASE: base })).toEqual({
      code: 4,
      output: "",
    });
    expect(readArguments(place.path)).toEqual(["run", `--base=${base}`, ...program]);
    expect(readdirSync(place.path)).toEqual(["arguments"]);
  });

  test("without a base it says so", async () => {
    const place = scriptPlace();
    const { code, output } = await place.run(["bash"], `exec bash "$SCRIPT"`, { SCRIPT: script });
    expect(code).not.toBe(0);
    expect(output).toContain("Give the base, such as origin/main.");
  });

  test("Slurm's signal reaches the run: it is the script's own process", async () => {
    const place = scriptPlace();
    place.standIn("llm-profile", ["trap 'exit 143' TERM", "kill -TERM $PARENT", "sleep 10 & wait", "exit 0"]);
    const { code } = await place.run(["bash"], `export PARENT=$$; exec bash "$SCRIPT" main`, { SCRIPT: script });
    expect(code).toBe(143);
  });
});
