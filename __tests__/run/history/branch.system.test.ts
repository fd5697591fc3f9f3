import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { recordFile, recordPath } from "../../../src/model/history/stored.ts";
import { readBranch, type BranchPorts, type BranchRequest } from "../../../src/run/history/branch.ts";
import { batchObjects } from "../../../src/run/history/git-output.ts";
import { createRunTool } from "../../../src/run/process/tool.ts";
import { githubDouble, type Double } from "../../fixtures/github/index.ts";
import type { GitStore, TreeEntry } from "../../fixtures/github/git-store.ts";
import { hostileRecords } from "../../fixtures/hostile-records.ts";
import { madeRecord } from "../../fixtures/history-records.ts";
import { testDirectory } from "../support/directory.ts";
import { gitPlace } from "../support/git.ts";

const branch = "llm-profile-history";
const mine = recordFile(madeRecord());
const day = mine.path.split("/").slice(0, -1).join("/");

async function withGit(): Promise<Double & { readonly git: GitStore }> {
  const double = await githubDouble({ git: join(testDirectory(), "origin.git") });
  const { git } = double.state;
  if (git === null) throw new Error("It has a repository.");
  return Object.assign(double, { git });
}

interface Reading extends Partial<BranchRequest> {
  readonly ports?: Partial<BranchPorts>;
  readonly temporary?: string;
}

async function read(double: Double, { ports = {}, temporary = testDirectory(), ...request }: Reading = {}) {
  const usual = {
    runTool: createRunTool({ marker: null }),
    environment: process.env,
    temporaryDirectory: temporary,
    stop: new AbortController().signal,
  };
  const { value: token } = double.state.token;
  const found = await readBranch(
    { ...usual, ...ports },
    { url: `${double.origin}/octo-org/llm.git`, branch, token, ...request },
  );
  expect(readdirSync(temporary)).toEqual([]);
  return found;
}

/** A tree of entries by path. */
function treeOf(git: GitStore, files: ReadonlyMap<string, Omit<TreeEntry, "name">>): string {
  const below = new Map<string, Map<string, Omit<TreeEntry, "name">>>();
  const entries: TreeEntry[] = [];
  for (const [path, entry] of files) {
    const slash = path.indexOf("/");
    if (slash === -1) entries.push({ name: path, ...entry });
    else {
      const folder = path.slice(0, slash);
      below.set(folder, (below.get(folder) ?? new Map()).set(path.slice(slash + 1), entry));
    }
  }
  for (const [name, inner] of below) entries.push({ name, mode: "40000", sha: treeOf(git, inner) });
  return git.writeTree(entries);
}

function commit(git: GitStore, files: Readonly<Record<string, Omit<TreeEntry, "name">>>): void {
  const tree = treeOf(git, new Map(Object.entries(files)));
  git.setBranch(branch, git.writeCommit({ tree, parents: [], message: "Records" }, "2026-11-23T00:00:00Z"));
}

function blob(git: GitStore, text: string, mode = "100644"): Omit<TreeEntry, "name"> {
  return { mode, sha: git.writeBlob(text) };
}

describe("the branch of a history", () => {
  test("is read by one shallow fetch", async () => {
    await using double = await withGit();
    const { git } = double;
    const other = recordFile(
      madeRecord({ run: { id: 78, attempt: 1, job: "prüfen" }, measuredAt: "2026-11-24T00:00:00Z" }),
    );
    commit(git, {
      "README.md": blob(git, "Records\n"),
      [mine.path]: blob(git, mine.text),
      [other.path]: blob(git, other.text),
    });
    const { records, skipped } = await read(double);
    expect(records.map(({ path }) => path)).toEqual([mine.path, other.path]);
    expect(skipped).toEqual([]);
    const fetches = double.requests.filter(({ method, path }) => method === "POST" && path.endsWith("git-upload-pack"));
    const asked = fetches.map(({ body }) => body.toString("latin1")).filter((body) => body.includes("command=fetch"));
    expect(asked).toEqual([expect.stringContaining("deepen 1")]);
    expect(await double.secretsSeen(double.state.token.value)).toEqual([]);
  });

  test("that does not exist is an empty history", async () => {
    await using double = await withGit();
    expect(await read(double)).toEqual({ records: [], skipped: [] });
  });

  test.each([
    ["the token isn't accepted", { token: "wrong" }],
    ["no token, where one is needed", { token: null }],
  ])("can't be read: %s", async (_, change) => {
    await using double = await withGit();
    await expect(read(double, change)).rejects.toMatchObject({
      id: "history-unreadable",
      what: "Can't read the branch llm-profile-history.",
      help: expect.stringContaining("contents: read"),
    });
  });

  test("isn't read from another repository on this machine", async () => {
    await using double = await githubDouble();
    const place = gitPlace();
    place.git("switch", "--quiet", "--create", branch);
    place.commit({ [mine.path]: mine.text });
    const why = expect.stringContaining("'file' not allowed");
    await expect(read(double, { url: `file://${place.repository}` })).rejects.toMatchObject({ why });
  });

  test("can't be read without git, and that is said", async () => {
    await using double = await withGit();
    const ports = { environment: { PATH: testDirectory() } };
    await expect(read(double, { ports })).rejects.toMatchObject({ id: "tool-missing" });
  });

  test.each(["file:///etc/passwd", "ext::sh -c touch% /tmp/pwned"])(
    "a server's redirect to %s isn't followed",
    async (location) => {
      await using double = await withGit();
      double.fail({ route: /info\/refs/, status: 302, headers: { location }, body: "" });
      await expect(read(double)).rejects.toMatchObject({ id: "history-unreadable" });
    },
  );
});

describe("git's configuration and environment", () => {
  test("nothing of the user's is read, and no argument has the token", async () => {
    await using double = await withGit();
    commit(double.git, { [mine.path]: blob(double.git, mine.text) });
    const home = testDirectory();
    const [hooks, ran] = [join(home, "hooks"), join(home, "ran")];
    mkdirSync(hooks);
    for (const hook of ["post-checkout", "reference-transaction", "post-index-change"])
      writeFileSync(join(hooks, hook), `#!/bin/sh\ntouch ${ran}\n`, { mode: 0o755 });
    const config = `[core]\n\thooksPath = ${hooks}\n[url "http://127.0.0.1:1/"]\n\tinsteadOf = ${double.origin}\n[http]\n\tproxy = http://127.0.0.1:1\n`;
    writeFileSync(join(home, ".gitconfig"), config);
    writeFileSync(join(home, ".netrc"), "machine 127.0.0.1 login a password b\n");
    const argv: string[] = [];
    const runTool = createRunTool({ marker: null });
    const environment = {
      ...{ PATH: process.env["PATH"], HOME: home, XDG_CONFIG_HOME: home, GIT_DIR: home },
      ...{
        GIT_CONFIG_GLOBAL: join(home, ".gitconfig"),
        GIT_CONFIG_PARAMETERS: "'core.hooksPath'='/x'",
        GIT_TRACE: "1",
      },
    };
    const ports = {
      environment,
      runTool: async (command: Parameters<typeof runTool>[0]) => {
        argv.push(...command.argv);
        return runTool(command);
      },
    };
    expect((await read(double, { ports })).records).toHaveLength(1);
    expect(() => readFileSync(ran)).toThrow("ENOENT");
    const { value } = double.state.token;
    const forms = [value, Buffer.from(`x-access-token:${value}`).toString("base64")];
    expect(argv.filter((word) => forms.some((form) => word.includes(form)))).toEqual([]);
  });
});

describe("what somebody else put into the branch", () => {
  test("hostile records are refused or inert, and the good one is read", async () => {
    await using double = await withGit();
    const { git } = double;
    const good = recordFile(madeRecord({ run: { id: 1, attempt: 1, job: "good" } }));
    // One of each kind: all of them are read elsewhere.
    const inPlace = hostileRecords.filter((one) => one.path === recordPath(madeRecord()));
    for (const { path, text, becomes } of [...new Map(inPlace.map((one) => [one.becomes, one])).values()]) {
      commit(git, { [good.path]: blob(git, good.text), [path]: blob(git, text) });
      const { records, skipped } = await read(double);
      expect(records.map((one) => one.path)).toContain(good.path);
      if (becomes === "inert") expect(records).toHaveLength(2);
      else expect({ records: records.length, skipped }).toEqual({ records: 1, skipped: [{ path, why: becomes }] });
    }
  });

  test("links, submodules, programs and folders are skipped, and nothing is followed", async () => {
    await using double = await withGit();
    const { git } = double;
    commit(git, {
      [mine.path]: blob(git, mine.text),
      [`${day}/link.json`]: blob(git, "../../../../../../etc/passwd", "120000"),
      [`${day}/program.json`]: blob(git, mine.text, "100755"),
      [`${day}/module.json`]: { mode: "160000", sha: "1".repeat(40) },
      [`${day}/folder.json/x.json`]: blob(git, mine.text),
      "runs/2027": blob(git, "2026", "120000"),
      ".gitmodules": blob(git, '[submodule "x"]\n\tpath = x\n\turl = https://127.0.0.1:1/x\n'),
      ".gitattributes": blob(git, "* filter=x export-subst\n"),
    });
    const { records, skipped } = await read(double);
    expect(records.map(({ path }) => path)).toEqual([mine.path]);
    expect(skipped).toEqual(
      [`${day}/folder.json/x.json`, `${day}/link.json`, `${day}/module.json`, `${day}/program.json`, "runs/2027"].map(
        (path) => ({ path, why: "not-a-record" }),
      ),
    );
  });

  test.each([
    ["a name that leads out of the folder", "..", "100644"],
    ["git's own folder", ".git", "40000"],
    ["a name with a slash", "../../x.json", "100644"],
  ])("%s: git refuses the branch", async (_, name, mode) => {
    await using double = await withGit();
    const { git } = double;
    const sha = mode === "40000" ? git.writeTree([]) : git.writeBlob(mine.text);
    commit(git, { "runs/2026/11/23": { mode: "40000", sha: git.writeTree([{ name, mode, sha }]) } });
    await expect(read(double)).rejects.toMatchObject({ id: "history-unreadable" });
  });

  test("a tree of ten thousand million files, which are one: it is not listed to its end", async () => {
    await using double = await withGit();
    const { git } = double;
    let entry: Omit<TreeEntry, "name"> = blob(git, mine.text);
    for (let level = 0; level < 10; level++) {
      const inside = entry;
      const names = Array.from({ length: 10 }, (_, index) => `${"x".repeat(100)}${String(index)}`);
      entry = { mode: "40000", sha: git.writeTree(names.map((name) => ({ name, ...inside }))) };
    }
    commit(git, { runs: entry });
    await expect(read(double)).rejects.toMatchObject({ id: "history-too-large" });
  });

  test("names with line breaks and the like are names", async () => {
    await using double = await withGit();
    const { git } = double;
    const path = `${day}/a\n100644 blob ${"0".repeat(40)} 1\truns\tx\u001b[31m.json`;
    commit(git, { [path]: blob(git, mine.text), [mine.path]: blob(git, mine.text) });
    const { records, skipped } = await read(double);
    expect(records).toHaveLength(1);
    expect(skipped).toEqual([{ path, why: "not-a-record" }]);
  });

  test("a file of 100 MB is not taken into memory", async () => {
    await using double = await withGit();
    const { git } = double;
    commit(git, { [mine.path]: blob(git, mine.text), [`${day}/large.json`]: blob(git, " ".repeat(100 * 2 ** 20)) });
    const { records, skipped } = await read(double);
    expect(records).toHaveLength(1);
    expect(skipped).toEqual([{ path: `${day}/large.json`, why: "too-large" }]);
  });
});

test("objects come whole however git's output is cut", async () => {
  const text = "aa blob 3\nx\ny\nbb missing\ncc blob 0\n\ndd blob 2\n\n\n\n";
  for (const size of [1, 2, 3, 7, 100]) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      Buffer.from(text.slice(at * size, (at + 1) * size)),
    );
    const found: (string | null)[] = [];
    for await (const object of batchObjects(ReadableStream.from(pieces))) found.push(object?.toString() ?? null);
    expect(found).toEqual(["x\ny", null, "", "\n\n"]);
  }
});
