import { describe, expect, test } from "@jest/globals";
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CaptureError, ToolError, UserError } from "../../../src/errors.ts";
import { baseDirectory, createWorktree } from "../../../src/run/worktree/worktree.ts";
import { type GitPlace, gitPlace, repositoryState, writeFiles } from "../support/git.ts";

const warnings: string[] = [];
function create(place: GitPlace, commit: string) {
  const { repository, ports } = place;
  const { temporaryDirectory: temporary } = ports;
  return createWorktree(ports, { repository, commit, temporary, warn: (message) => warnings.push(message) });
}

/** Two commits of a file, with the tree at the second. */
function twoCommits(place: GitPlace): string {
  const base = place.commit({ "src/model.py": "old\n", ".gitattributes": "" });
  place.commit({ "src/model.py": "new\n" });
  return base;
}

test("holds the other commit, and leaves the repository as it was: tree, index, branches, configuration", async () => {
  const place = gitPlace();
  const base = twoCommits(place);
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

test("a failure in the middle of its use leaves nothing either", async () => {
  const place = gitPlace();
  const base = twoCommits(place);
  const before = repositoryState(place);
  const use = async () => {
    await using worktree = await create(place, base);
    // Somebody has removed the folder already.
    rmSync(worktree.path, { recursive: true });
    throw new Error("the capture failed");
  };
  await expect(use()).rejects.toThrow("the capture failed");
  expect(repositoryState(place)).toEqual(before);
});

test("a commit that cannot be checked out is said in git's words, and leaves nothing", async () => {
  const place = gitPlace();
  const base = twoCommits(place);
  // One blob of the base is lost, as after a disk error: the checkout stops in its middle.
  const blob = place.git("rev-parse", `${base}:src/model.py`);
  rmSync(join(place.repository, ".git/objects", blob.slice(0, 2), blob.slice(2)), { force: true });
  const before = repositoryState(place);
  const error: unknown = await create(place, base).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ToolError);
  expect(error).toMatchObject({ id: "base-checkout-failed", why: expect.stringContaining(blob) });
  expect(repositoryState(place)).toEqual(before);
  expect(readdirSync(place.ports.temporaryDirectory)).toEqual([]);
});

test("starts no hook of the repository", async () => {
  const place = gitPlace();
  const base = twoCommits(place);
  const trace = join(place.folder, "started");
  for (const hook of ["post-checkout", "post-index-change", "reference-transaction"])
    writeFileSync(join(place.repository, ".git/hooks", hook), `#!/bin/sh\ntouch ${trace}\n`, { mode: 0o755 });
  await (await create(place, base))[Symbol.asyncDispose]();
  expect(existsSync(trace)).toBe(false);
});

test("works from a clone whose folder for git is elsewhere: a worktree of the user's own", async () => {
  const place = gitPlace();
  const base = twoCommits(place);
  const own = join(place.folder, "own");
  place.git("worktree", "add", "--quiet", "--detach", own);
  const before = repositoryState(place);
  {
    await using worktree = await create({ ...place, repository: own }, base);
    expect(readFileSync(join(worktree.path, "src/model.py"), "utf8")).toBe("old\n");
  }
  expect(repositoryState(place)).toEqual(before);
});

test("what a killed run left is removed, the user's own stale worktree is not", async () => {
  const place = gitPlace();
  const base = twoCommits(place);
  const killed = await create(place, base);
  rmSync(killed.path, { recursive: true });
  const own = join(place.folder, "on-another-disk");
  place.git("worktree", "add", "--quiet", "--detach", own);
  rmSync(own, { recursive: true });
  const running = await create(place, base);
  expect(readdirSync(join(place.repository, ".git/worktrees")).sort()).toEqual(
    [running.path.split("/").at(-1), "on-another-disk"].sort(),
  );
  await running[Symbol.asyncDispose]();
  expect(readdirSync(join(place.repository, ".git/worktrees"))).toEqual(["on-another-disk"]);
});

test("a sparse checkout stays sparse", async () => {
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

test("files of Git LFS that this clone has as pointers only are counted", async () => {
  const place = gitPlace();
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 12345\n`;
  const base = place.commit({ "weights/a.bin": pointer, "weights/.gitattributes": "*.bin filter=lfs -text\n" });
  await using worktree = await create(place, base);
  expect(worktree.notes).toEqual([
    expect.stringMatching(new RegExp(`^1 Git LFS file is only a pointer in the base.*git lfs fetch origin ${base}`)),
  ]);
});

describe("submodules", () => {
  /** A repository `app` with submodule `lib`, which has a submodule `core`; the base has an older `lib`. */
  function nested() {
    const core = gitPlace();
    core.commit({ "core.py": "core\n" });
    const lib = gitPlace();
    lib.git("submodule", "add", "--quiet", core.repository, "deps/core");
    const oldLib = lib.commit({ "lib.py": "old\n" });
    const app = gitPlace();
    app.git("submodule", "add", "--quiet", "--name", "the lib", `file://${lib.repository}`, "third party/lib");
    app.git("submodule", "update", "--quiet", "--init", "--recursive");
    const base = app.commit({ "app.py": "old\n" });
    lib.commit({ "lib.py": "new\n" });
    app.gitIn(join(app.repository, "third party/lib"), "pull", "--quiet", "origin", "main");
    app.commit({ "app.py": "new\n" });
    return { app, lib, base, oldLib };
  }

  test("are at the base's commits, nested ones too, without a fetch and without a change to the clone", async () => {
    const { app, lib, base, oldLib } = nested();
    rmSync(lib.repository, { recursive: true }); // Nothing can be fetched.
    const before = repositoryState(app);
    const modules = () => app.gitIn(join(app.repository, "third party/lib"), "config", "--local", "--list");
    const moduleBefore = modules();
    {
      await using worktree = await create(app, base);
      const folder = join(worktree.path, "third party/lib");
      expect(readFileSync(join(folder, "lib.py"), "utf8")).toBe("old\n");
      expect(readFileSync(join(folder, "deps/core/core.py"), "utf8")).toBe("core\n");
      expect(app.gitIn(folder, "rev-parse", "HEAD")).toBe(oldLib);
      expect(app.gitIn(folder, "status", "--porcelain")).toBe("");
      expect(worktree.notes).toEqual([]);
    }
    expect(repositoryState(app)).toEqual(before);
    expect(modules()).toBe(moduleBefore);
  });

  test("of a worktree of the user's own are at the base's commits too, nested ones as well", async () => {
    const { app, lib, base } = nested();
    const own = join(app.folder, "own");
    app.git("worktree", "add", "--quiet", "--detach", own);
    app.gitIn(own, "submodule", "update", "--quiet", "--init", "--recursive");
    // As where the main checkout never had them: git keeps a worktree's submodules apart.
    rmSync(join(app.repository, ".git/modules"), { recursive: true });
    rmSync(lib.repository, { recursive: true });
    await using worktree = await create({ ...app, repository: own }, base);
    const folder = join(worktree.path, "third party/lib");
    expect(worktree.notes).toEqual([]);
    expect(readFileSync(join(folder, "lib.py"), "utf8")).toBe("old\n");
    expect(readFileSync(join(folder, "deps/core/core.py"), "utf8")).toBe("core\n");
  });

  test("that a worktree of the user's own has not populated stay empty: the superproject's folder is not theirs", async () => {
    const { app, base } = nested();
    const plain = join(app.folder, "plain");
    app.gitIn(app.folder, "clone", "--quiet", app.repository, plain);
    const own = join(app.folder, "own");
    app.gitIn(plain, "worktree", "add", "--quiet", "--detach", own);
    await using worktree = await create({ ...app, repository: own }, base);
    expect(readdirSync(join(worktree.path, "third party/lib"))).toEqual([]);
    expect(worktree.notes).toHaveLength(1);
  });

  test("that the head's checkout has not populated stay empty, and are named", async () => {
    const { app, base } = nested();
    const plain = join(app.folder, "plain");
    app.gitIn(app.folder, "clone", "--quiet", app.repository, plain);
    await using worktree = await create({ ...app, repository: plain }, base);
    expect(readdirSync(join(worktree.path, "third party/lib"))).toEqual([]);
    expect(worktree.notes).toEqual([
      "The submodule third party/lib is empty in the base because this checkout doesn't have it.",
    ]);
  });

  const needingFetch = () => {
    const { app, lib, base } = nested();
    // As git itself asks for it, where a submodule is to come from a folder.
    writeFiles(app.folder, { "home/.gitconfig": '[protocol "file"]\n\tallow = always\n' });
    const shallow = join(app.folder, "shallow");
    app.gitIn(app.folder, "clone", "--quiet", "--recurse-submodules", "--shallow-submodules", app.repository, shallow);
    return { app, lib, base, shallow, place: { ...app, repository: shallow } };
  };

  test.each([
    { url: "--upload-pack=PROGRAM", why: /starts with a dash/ },
    { url: "-x", why: /starts with a dash/ },
    { url: "ssh://-oProxyCommand=PROGRAM/x", why: /host starts with a dash/ },
    { url: "ssh://user@-oProxyCommand=PROGRAM/x", why: /host starts with a dash/ },
    { url: "git@-oProxyCommand=PROGRAM:x", why: /host starts with a dash/ },
    { url: "https://127.0.0.1:9/%0ahost=example.org", why: /control characters/ },
    { url: "ext::PROGRAM", why: /'ext' not allowed/ },
    { url: "foo::PROGRAM", why: /'foo' not allowed/ },
    { url: "LIB", configuration: "", why: /'file' not allowed/ },
    { url: "file://LIB", configuration: "", why: /'file' not allowed/ },
    // What the superproject's configuration allows in general, it does not allow a submodule.
    { url: "foo::PROGRAM", configuration: "[protocol]\n\tallow = always\n", why: /'foo' not allowed/ },
    { url: "ext::PROGRAM", configuration: '[protocol "ext"]\n\tallow = always\n', why: /'ext' not allowed/ },
  ])("are not fetched from $url", async ({ url, configuration, why }) => {
    const { app, lib, base, shallow, place } = needingFetch();
    const [program, trace] = [join(app.folder, "program"), join(app.folder, "started")];
    writeFileSync(program, `#!/bin/sh\ntouch ${trace}\n`, { mode: 0o755 });
    symlinkSync(program, join(app.folder, "git-remote-foo"));
    if (configuration !== undefined) writeFiles(app.folder, { "home/.gitconfig": configuration });
    const address = url.replace("PROGRAM", program).replace("LIB", lib.repository);
    app.gitIn(shallow, "config", "submodule.the lib.url", address);
    const PATH = `${app.folder}:${app.ports.environment["PATH"] ?? ""}`;
    const ports = { ...app.ports, environment: { ...app.ports.environment, PATH } };
    await expect(create({ ...place, ports }, base)).rejects.toMatchObject({
      id: "base-submodule-missing",
      why: expect.stringMatching(why),
    });
    expect(existsSync(trace)).toBe(false);
  });

  test("are fetched as the superproject's configuration says: its mirror, its credentials", async () => {
    const { app, lib, base, shallow, place } = needingFetch();
    app.gitIn(shallow, "config", "submodule.the lib.url", "https://mirror.example.org/lib");
    app.gitIn(shallow, "config", `url.file://${lib.repository}.insteadOf`, "https://mirror.example.org/lib");
    await using worktree = await create(place, base);
    expect(readFileSync(join(worktree.path, "third party/lib/lib.py"), "utf8")).toBe("old\n");
  });

  test("whose old commit a shallow clone lacks are fetched, or named with what to do", async () => {
    const { app, lib, base, shallow } = needingFetch();
    const place = { ...app, repository: shallow, git: (...args: string[]) => app.gitIn(shallow, ...args) };
    const before = repositoryState(place);
    {
      await using worktree = await create(place, base);
      expect(readFileSync(join(worktree.path, "third party/lib/lib.py"), "utf8")).toBe("old\n");
    }
    rmSync(lib.repository, { recursive: true });
    const error: unknown = await create(place, base).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      id: "base-submodule-missing",
      help: expect.stringContaining("submodules: recursive"),
    });
    expect(repositoryState(place)).toEqual(before);
    expect(readdirSync(place.ports.temporaryDirectory)).toEqual([]);
  });
});

describe("the working directory", () => {
  test("of the base is the same place within its tree, also through a link", async () => {
    const place = gitPlace();
    const base = twoCommits(place);
    await using worktree = await create(place, base);
    const link = join(place.folder, "link");
    symlinkSync(place.repository, link);
    expect(await baseDirectory(join(link, "src"), place.repository, worktree)).toBe(join(worktree.path, "src"));
    expect(await baseDirectory(place.repository, place.repository, worktree)).toBe(worktree.path);
  });

  test("outside of the repository is a mistake; one that the base lacks is no capture", async () => {
    const place = gitPlace();
    const base = twoCommits(place);
    await using worktree = await create(place, base);
    writeFiles(place.repository, { "bench/run.py": "" });
    const outside = baseDirectory(place.folder, place.repository, worktree);
    await expect(outside).rejects.toThrow(UserError);
    const missing = baseDirectory(join(place.repository, "bench"), place.repository, worktree);
    await expect(missing).rejects.toThrow(CaptureError);
    await expect(missing).rejects.toMatchObject({
      id: "base-directory-missing",
      message: expect.stringContaining("bench"),
    });
  });
});
