import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { command, runDirectories, viewRun } from "../e2e/nsys/support/run-demo.ts";
import { demoProgram } from "../e2e/nsys/support/shared-folder.ts";
import { workspace } from "../e2e/nsys/support/workspace.ts";
import { gitPlace, type GitPlace } from "../run/support/git.ts";

/** `llm-profile run --base main` in a repository, and what it left there. */
async function runIn(app: GitPlace, folder = app.repository) {
  const place = workspace();
  const settings = ["require-kernels=false", "rounds=1", "compare.max-rounds=1", "ncu.enabled=false"];
  const argv = ["run", "--base", "main", "--range", "decode", ...settings.flatMap((one) => ["--set", one])];
  const environment = { HOME: app.ports.environment["HOME"] ?? "" };
  const ended = await command([...argv, "--out", place.out, "--", demoProgram()], {
    workspace: place,
    cwd: folder,
    environment,
  });
  // A run that started nothing leaves no directory.
  return { ...ended, viewed: async () => viewRun(runDirectories(place)[0] ?? "") };
}

/** Something that a repository would have us start: it writes its user there. */
function trap(place: GitPlace): { readonly program: string; readonly sprung: () => boolean } {
  const [program, trace] = [trapPath(place), join(place.folder, "sprung")];
  writeFileSync(program, `#!/bin/sh\nid >>${trace}\nexit 1\n`);
  chmodSync(program, 0o755);
  return { program, sprung: () => existsSync(trace) };
}

function trapPath({ folder }: GitPlace): string {
  return join(folder, "trap.sh");
}

/**
 * An `app` whose base wants a commit of the nested submodule `deps/core` that the clone does not have, from an address of
 * the attacker's choosing.
 */
function nestedSubmodule(url: (place: GitPlace) => string): GitPlace {
  const core = gitPlace();
  core.commit({ "core.py": "core\n" });
  const lib = gitPlace();
  lib.git("submodule", "add", "--quiet", "--name", "core", core.repository, "deps/core");
  lib.commit({ "lib.py": "good\n" });
  const app = gitPlace();
  app.git("submodule", "add", "--quiet", "--name", "lib", lib.repository, "lib");
  app.git("submodule", "update", "--quiet", "--init", "--recursive");
  const inLib = (...args: string[]) => app.gitIn(join(app.repository, "lib"), ...args);
  const good = inLib("rev-parse", "HEAD");
  inLib("config", "--file", ".gitmodules", "submodule.core.url", url(app));
  inLib("update-index", "--cacheinfo", `160000,${"1".repeat(40)},deps/core`);
  inLib("commit", "--quiet", "-m", "evil", ".gitmodules", "deps/core");
  // The nested submodule was committed as it is in the tree: what is missing is named by hand.
  inLib("update-index", "--cacheinfo", `160000,${"1".repeat(40)},deps/core`);
  inLib("commit", "--quiet", "-m", "a commit that nobody has");
  app.commit({ "app.py": "base\n" });
  inLib("checkout", "--quiet", "--force", good);
  app.git("switch", "--quiet", "-c", "change");
  app.commit({ "app.py": "head\n" });
  return app;
}

test("refuses a nested submodule whose address is a git option, and runs no attacker's program", async () => {
  const app = nestedSubmodule((place) => `--upload-pack=${trapPath(place)}`);
  const { sprung } = trap(app);
  const { viewed } = await runIn(app);
  expect(sprung()).toBe(false);
  expect((await viewed()).record.warnings.join("\n")).toMatch(
    /Couldn't check out the base's submodule deps\/core at 1{12}\. .*starts with a dash/,
  );
});

/** Makes a folder of tracked files a git repository of its own, whose configuration is the attacker's. */
function plant(folder: string, gitFolder: string, configuration: string): void {
  cpSync(gitFolder, folder, { recursive: true });
  rmSync(join(folder, "hooks"), { recursive: true, force: true });
  writeFileSync(join(folder, "config"), `[core]\n\trepositoryformatversion = 0\n\tbare = false\n${configuration}`);
  // What git does not track, a checkout does not have.
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (name.isDirectory() && readdirSync(join(name.parentPath, name.name)).length === 0)
      writeFileSync(join(name.parentPath, name.name, "keep"), "");
}

test("runs nothing that a git repository among the head's files configures", async () => {
  const app = gitPlace();
  const { program, sprung } = trap(app);
  app.commit({ "app.py": "base\n", "bench/run.py": "" });
  app.git("switch", "--quiet", "-c", "change");
  const evil = gitPlace();
  evil.commit({ "run.py": "x\n", ".gitattributes": "* filter=x\n" });
  const bench = join(app.repository, "bench");
  plant(
    bench,
    join(evil.repository, ".git"),
    `\tworktree = .\n\tfsmonitor = ${program}\n[filter "x"]\n\tclean = ${program}\n`,
  );
  writeFileSync(join(bench, "run.py"), "changed\n");
  writeFileSync(join(bench, ".gitattributes"), "* filter=x\n");
  app.commit({ "app.py": "head\n" });
  const { code, stderr } = await runIn(app, bench);
  expect(sprung()).toBe(false);
  expect(stderr).toContain("Can't find a git repository to take the base from");
  expect(code).toBe(2);
});

test("doesn't mistake a repository in the head's files for the base's submodule", async () => {
  const app = nestedSubmodule(() => "https://127.0.0.1:9/core.git");
  const { program, sprung } = trap(app);
  // The head has taken the submodule out, and put files of its own in its place: git's folder of it, with a configuration.
  const lib = join(app.repository, "lib");
  const modules = join(app.repository, ".git", "modules", "lib");
  app.git("rm", "--quiet", "--force", "--cached", "lib");
  rmSync(lib, { recursive: true });
  mkdirSync(lib);
  const ssh = `\tworktree = .\n\tsshCommand = ${program}\n[url "ssh://host/"]\n\tinsteadOf = https://127.0.0.1:9/\n`;
  plant(lib, modules, ssh);
  rmSync(modules, { recursive: true });
  app.commit({ "app.py": "head\n" });
  const { stderr } = await runIn(app);
  expect(sprung()).toBe(false);
  expect(stderr).toContain("The submodule lib is empty in the base");
});
