import { describe, expect, test } from "@jest/globals";
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CaptureError, ToolError, UserError } from "../../../src/model/errors.ts";
import { findBaseDirectory, createWorktree } from "../../../src/run/worktree/worktree.ts";
import { type GitPlace, gitPlace, repositoryState, writeFiles } from "../support/git.ts";

const warnings: string[] = [];
function create(place: GitPlace, commit: string) {
  const { repository, ports } = place;
  const { temporaryDirectory: temporary } = ports;
  return createWorktree(ports, { repository, commit, temporary, warn: (message) => warnings.push(message) });
}

/** A repository with two commits of a file, with the tree at the second. */
function twoCommits() {
  const place = gitPlace();
  const base = place.commit({ "src/model.py": "old\n", ".gitattributes": "" });
  place.commit({ "src/model.py": "new\n" });
  return { place, base, before: repositoryState(place) };
}

/** A worktree that the user made, as git keeps them: its folder for git is in the repository's. */
function ownWorktree(place: GitPlace): string {
  const own = join(place.folder, "own");
  place.git("worktree", "add", "--quiet", "--detach", own);
  return own;
}

test("checks out the other commit and leaves the repository unchanged", async () => {
  const { place, base } = twoCommits();
  writeFiles(place.repository, { "src/model.py": "changed\n", "staged.py": "", "untracked.py": "" });
  place.git("add", "staged.py");
  const before = repositoryState(place);
  const worktree = await create(place, base);
  expect(readFileSync(join(worktree.path, "src/model.py"), "utf8")).toBe("old\n");
  expect(place.gitIn(worktree.path, "rev-parse", "HEAD")).toBe(base);
  expect(worktree.notes).toEqual([]);
  expect([...place.held]).toEqual([place.gitIn(worktree.path, "rev-parse", "--absolute-git-dir")]);
  // What a setup and a program may do in it.
  writeFiles(worktree.path, { "src/model.py": "edited\n", "build/lib.so": "", "src/__pycache__/model.pyc": "" });
  place.gitIn(worktree.path, "add", "--all");
  place.gitIn(worktree.path, "worktree", "lock", ".");
  await worktree[Symbol.asyncDispose]();
  expect(repositoryState(place)).toEqual(before);
  expect(readFileSync(join(place.repository, "src/model.py"), "utf8")).toBe("changed\n");
  expect(readdirSync(place.ports.temporaryDirectory)).toEqual([]);
  expect(warnings).toEqual([]);
  expect(place.held.size).toBe(0);
});

test("leaves nothing behind after a failure during use", async () => {
  const { place, base, before } = twoCommits();
  const use = async () => {
    await using worktree = await create(place, base);
    // Somebody has removed the folder already.
    rmSync(worktree.path, { recursive: true });
    throw new Error("the capture failed");
  };
  await expect(use()).rejects.toThrow("the capture failed");
  expect(repositoryState(place)).toEqual(before);
});

test("quotes git if a commit can't be checked out, and leaves nothing behind", async () => {
  const { place, base, before } = twoCommits();
  // One blob of the base is lost, as after a disk error: the checkout stops in its middle.
  const blob = place.git("rev-parse", `${base}:src/model.py`);
  rmSync(join(place.repository, ".git/objects", blob.slice(0, 2), blob.slice(2)), { force: true });
  const made = create(place, base);
  await expect(made).rejects.toThrow(ToolError);
  await expect(made).rejects.toMatchObject({ id: "base-checkout-failed", why: expect.stringContaining(blob) });
  expect(repositoryState(place)).toEqual(before);
  expect(readdirSync(place.ports.temporaryDirectory)).toEqual([]);
});

test("starts no hook of the repository", async () => {
  const { place, base } = twoCommits();
  const trace = join(place.folder, "started");
  for (const hook of ["post-checkout", "post-index-change", "reference-transaction"])
    writeFileSync(join(place.repository, ".git/hooks", hook), `#!/bin/sh\ntouch ${trace}\n`, { mode: 0o755 });
  await (await create(place, base))[Symbol.asyncDispose]();
  expect(existsSync(trace)).toBe(false);
});

test("removes what a killed run left, but not the user's stale worktree", async () => {
  const { place, base } = twoCommits();
  const killed = await create(place, base);
  rmSync(killed.path, { recursive: true });
  rmSync(ownWorktree(place), { recursive: true });
  const running = await create(place, base);
  const known = () => readdirSync(join(place.repository, ".git/worktrees")).sort();
  expect(known()).toEqual([basename(running.path), "own"].sort());
  await running[Symbol.asyncDispose]();
  expect(known()).toEqual(["own"]);
});

test("stays sparse if the checkout is", async () => {
  const place = gitPlace();
  const base = place.commit({ "kernels/a.py": "", "website/index.html": "" });
  place.commit({ "kernels/b.py": "" });
  place.git("sparse-checkout", "set", "--cone", "kernels");
  const before = repositoryState(place);
  {
    await using worktree = await create(place, base);
    expect(existsSync(join(worktree.path, "kernels/a.py"))).toBe(true);
    expect(existsSync(join(worktree.path, "website"))).toBe(false);
  }
  expect(repositoryState(place)).toEqual(before);
});

test("counts Git LFS files that exist only as pointers", async () => {
  const place = gitPlace();
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 12345\n`;
  const base = place.commit({ "weights/a.bin": pointer, "weights/.gitattributes": "*.bin filter=lfs -text\n" });
  await using worktree = await create(place, base);
  expect(worktree.notes).toEqual([expect.stringMatching(new RegExp(`^1 Git LFS file .*git lfs fetch origin ${base}`))]);
});

describe("submodules", () => {
  const lib = "third party/lib";

  /** A repository `app` with submodule `lib`, which has a submodule `core`; the base has an older `lib`. */
  function nested() {
    const core = gitPlace();
    core.commit({ "core.py": "core\n" });
    const origin = gitPlace();
    origin.git("submodule", "add", "--quiet", core.repository, "deps/core");
    const oldLib = origin.commit({ "lib.py": "old\n" });
    const app = gitPlace();
    app.git("submodule", "add", "--quiet", "--name", "the lib", `file://${origin.repository}`, lib);
    app.git("submodule", "update", "--quiet", "--init", "--recursive");
    const base = app.commit({ "app.py": "old\n" });
    origin.commit({ "lib.py": "new\n" });
    app.gitIn(join(app.repository, lib), "pull", "--quiet", "origin", "main");
    app.commit({ "app.py": "new\n" });
    return { app, origin: origin.repository, base, oldLib };
  }

  function cloneOf(app: GitPlace, name: string, ...options: string[]): GitPlace {
    const repository = join(app.folder, name);
    app.gitIn(app.folder, "clone", "--quiet", ...options, app.repository, repository);
    return { ...app, repository, git: (...args) => app.gitIn(repository, ...args) };
  }

  const read = (worktree: { path: string }, file: string) => readFileSync(join(worktree.path, lib, file), "utf8");

  test("checks out the base's commits, even nested, without a fetch or a change to the clone", async () => {
    const { app, origin, base, oldLib } = nested();
    rmSync(origin, { recursive: true }); // Nothing can be fetched.
    const state = () => ({
      ...repositoryState(app),
      lib: app.gitIn(join(app.repository, lib), "config", "--local", "--list"),
    });
    const before = state();
    {
      await using worktree = await create(app, base);
      expect([read(worktree, "lib.py"), read(worktree, "deps/core/core.py")]).toEqual(["old\n", "core\n"]);
      expect(app.gitIn(join(worktree.path, lib), "rev-parse", "HEAD")).toBe(oldLib);
      expect(app.gitIn(join(worktree.path, lib), "status", "--porcelain")).toBe("");
      expect(worktree.notes).toEqual([]);
    }
    expect(state()).toEqual(before);
  });

  test("checks out the base's commits from a user's worktree, which stays unchanged", async () => {
    const { app, origin, base } = nested();
    const own = ownWorktree(app);
    app.gitIn(own, "submodule", "update", "--quiet", "--init", "--recursive");
    // As where the main checkout never had them: git keeps a worktree's submodules apart.
    rmSync(join(app.repository, ".git/modules"), { recursive: true });
    rmSync(origin, { recursive: true });
    const place = { ...app, repository: own, git: (...args: string[]) => app.gitIn(own, ...args) };
    const before = repositoryState(place);
    {
      await using worktree = await create(place, base);
      expect(worktree.notes).toEqual([]);
      expect([read(worktree, "lib.py"), read(worktree, "deps/core/core.py")]).toEqual(["old\n", "core\n"]);
    }
    expect(repositoryState(place)).toEqual(before);
  });

  test("leaves submodules empty and names them if the head's checkout lacks them", async () => {
    const { app, base } = nested();
    const plain = cloneOf(app, "plain");
    // In a worktree of the user's own, the superproject's folder is not theirs.
    for (const repository of [plain.repository, ownWorktree(plain)]) {
      await using worktree = await create({ ...plain, repository }, base);
      expect(readdirSync(join(worktree.path, lib))).toEqual([]);
      expect(worktree.notes).toEqual([expect.stringContaining(`${lib} is empty in the base`)]);
    }
  });

  const needingFetch = () => {
    const { app, origin, base } = nested();
    // As git itself asks for it, where a submodule is to come from a folder.
    writeFiles(app.folder, { "home/.gitconfig": '[protocol "file"]\n\tallow = always\n' });
    return { app, origin, base, shallow: cloneOf(app, "shallow", "--recurse-submodules", "--shallow-submodules") };
  };

  // More URLs: submodules.test.ts.
  describe("submodules with hostile URLs", () => {
    const { app, origin, base, shallow } = needingFetch();
    const [program, trace] = [join(app.folder, "program"), join(app.folder, "started")];
    writeFileSync(program, `#!/bin/sh\ntouch ${trace}\n`, { mode: 0o755 });
    symlinkSync(program, join(app.folder, "git-remote-foo"));
    const environment = { ...app.ports.environment, PATH: `${app.folder}:${app.ports.environment["PATH"] ?? ""}` };
    const file = '[protocol "file"]\n\tallow = always\n';
    test.each([
      ["--upload-pack=PROGRAM", file, /starts with a dash/],
      ["LIB", "", /'file' not allowed/],
      ["file://LIB", "", /'file' not allowed/],
      // What the superproject's configuration allows in general, it does not allow a submodule.
      ["foo::PROGRAM", "[protocol]\n\tallow = always\n", /'foo' not allowed/],
      ["ext::PROGRAM", '[protocol "ext"]\n\tallow = always\n', /'ext' not allowed/],
    ])("doesn't fetch from %s with the configuration %j", async (url, configuration, why) => {
      writeFiles(app.folder, { "home/.gitconfig": configuration });
      shallow.git("config", "submodule.the lib.url", url.replace("PROGRAM", program).replace("LIB", origin));
      await expect(create({ ...shallow, ports: { ...app.ports, environment } }, base)).rejects.toMatchObject({
        id: "base-submodule-missing",
        why: expect.stringMatching(why),
      });
      expect(existsSync(trace)).toBe(false);
    });
  });

  test("fetches with the superproject's mirror and credentials", async () => {
    const { origin, base, shallow } = needingFetch();
    shallow.git("config", "submodule.the lib.url", "https://mirror.example.org/lib");
    shallow.git("config", `url.file://${origin}.insteadOf`, "https://mirror.example.org/lib");
    await using worktree = await create(shallow, base);
    expect(read(worktree, "lib.py")).toBe("old\n");
  });

  test("fetches a commit that a shallow clone lacks, or names the submodule with help", async () => {
    const { origin, base, shallow } = needingFetch();
    const before = repositoryState(shallow);
    {
      await using worktree = await create(shallow, base);
      expect(read(worktree, "lib.py")).toBe("old\n");
    }
    rmSync(origin, { recursive: true });
    await expect(create(shallow, base)).rejects.toMatchObject({ id: "base-submodule-missing" });
    expect(repositoryState(shallow)).toEqual(before);
    expect(readdirSync(shallow.ports.temporaryDirectory)).toEqual([]);
  });
});

test("findBaseDirectory finds the same folder in the base's tree, even through a link", async () => {
  const { place, base } = twoCommits();
  await using worktree = await create(place, base);
  const link = join(place.folder, "link");
  symlinkSync(place.repository, link);
  const { repository } = place;
  expect(await findBaseDirectory(join(link, "src"), repository, worktree)).toBe(join(worktree.path, "src"));
  expect(await findBaseDirectory(repository, repository, worktree)).toBe(worktree.path);
  // Outside of the repository is a mistake; one that the base lacks is no capture.
  await expect(findBaseDirectory(place.folder, repository, worktree)).rejects.toThrow(UserError);
  writeFiles(repository, { "bench/run.py": "" });
  const missing = findBaseDirectory(join(repository, "bench"), repository, worktree);
  await expect(missing).rejects.toThrow(CaptureError);
  await expect(missing).rejects.toMatchObject({
    id: "base-directory-missing",
    message: expect.stringContaining("bench"),
  });
});
