import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "@jest/globals";
import { ToolError } from "../../../src/model/errors.ts";
import { keepFolder } from "../../../src/run/worktree/kept-folder.ts";
import { testDirectory } from "../support/directory.ts";
import { writeFiles } from "../support/git.ts";

const program = { user: null };

const keepers: AsyncDisposable[] = [];
afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper[Symbol.asyncDispose]();
});

/** A folder with a bit of everything, kept as it is. */
async function kept() {
  const place = testDirectory();
  const [folder, store, outside] = [join(place, "base"), join(place, "store"), join(place, "outside")];
  for (const path of [folder, store, outside]) mkdirSync(path);
  writeFiles(folder, { "tree/model.py": "model\n", "tree/empty": "", "tree/a b/ü.bin": "x".repeat(3_000_000) });
  chmodSync(join(folder, "tree/model.py"), 0o754);
  utimesSync(join(folder, "tree/model.py"), 1_000_000, 1_000_000);
  symlinkSync("model.py", join(folder, "tree/link"));
  mkdirSync(join(folder, "caches"), { mode: 0o700 });
  writeFiles(outside, { victim: "precious\n" });
  const keeper = await keepFolder(folder, program, store);
  await keeper.close();
  keepers.push(keeper);
  return { folder, store, outside, keeper };
}

function state(folder: string): unknown {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .sort()
    .map((path) => {
      const place = join(folder, path);
      const { mode, mtimeMs } = lstatSync(place);
      const isFile = lstatSync(place).isFile();
      const content = isFile ? readFileSync(place, "latin1") : lstatSync(place).isSymbolicLink() && readlinkSync(place);
      return { path, mode, content, ...(isFile ? { mtimeMs: Math.round(mtimeMs) } : {}) };
    });
}

const [model, gone] = ["tree/model.py", "tree/a b"];

describe("a folder of programs that have our permissions", () => {
  test("isn't touched if nothing changed, even if it was read", async () => {
    const { folder, store, keeper } = await kept();
    const inode = () => statSync(join(folder, model)).ino;
    const before = inode();
    readFileSync(join(folder, model));
    expect(await keeper.open()).toEqual([]);
    expect(inode()).toBe(before);
    expect(readdirSync(store)).toEqual([]);
  });

  test.each<[what: string, says: string[], change: (folder: string, outside: string) => void]>([
    ["content", [model], (folder) => writeFileSync(join(folder, model), "slow!\n")],
    [
      "content with the same length and time",
      [model],
      (folder) => {
        writeFileSync(join(folder, model), "MODEL\n");
        utimesSync(join(folder, model), 1_000_000, 1_000_000);
      },
    ],
    ["a file's mode", [model], (folder) => chmodSync(join(folder, model), 0o600)],
    ["a folder's mode", ["caches"], (folder) => chmodSync(join(folder, "caches"), 0o777)],
    ["a new file", ["caches/x.so"], (folder) => writeFiles(folder, { "caches/x.so": "" })],
    ["a new folder", ["new"], (folder) => writeFiles(folder, { "new/a/b": "" })],
    ["a missing file", ["tree/empty"], (folder) => rmSync(join(folder, "tree/empty"))],
    ["a missing folder", [gone, `${gone}/ü.bin`], (folder) => rmSync(join(folder, gone), { recursive: true })],
    [
      "a file into a folder",
      ["tree/empty"],
      (folder) => {
        rmSync(join(folder, "tree/empty"));
        writeFiles(folder, { "tree/empty/x": "" });
      },
    ],
    ["a link's target", ["tree/link"], replacing("tree/link", symlinkSync, "victim")],
    ["a folder into a link to another folder", ["caches"], replacing("caches", symlinkSync, "")],
    ["a file into a hard link to another file", [model], replacing(model, linkSync, "victim")],
  ])("is restored after a change of %s", async (_, says, change) => {
    const { folder, outside, keeper } = await kept();
    const before = state(folder);
    change(folder, outside);
    expect(state(folder)).not.toEqual(before);
    expect(await keeper.open()).toEqual(says);
    expect(state(folder)).toEqual(before);
    expect(state(outside)).toMatchObject([{ path: "victim", content: "precious\n" }]);
    expect(await keeper.open()).toEqual([]);
  });

  test("is restored if it was moved away or is a link", async () => {
    const { folder, outside, keeper } = await kept();
    const before = state(folder);
    renameSync(folder, `${folder}.old`);
    symlinkSync(outside, folder);
    expect(await keeper.open()).toContain(model);
    expect(state(folder)).toEqual(before);
    expect(existsSync(join(outside, "victim"))).toBe(true);
  });

  test("keeps what its own programs changed", async () => {
    const { folder, keeper } = await kept();
    await keeper.open();
    writeFiles(folder, { "caches/warm": "1\n", [model]: "built\n" });
    rmSync(join(folder, "tree/empty"));
    await keeper.close();
    const before = state(folder);
    writeFiles(folder, { "caches/warm": "2\n", "tree/empty": "" });
    expect((await keeper.open()).toSorted()).toEqual(["caches/warm", "tree/empty"]);
    expect(state(folder)).toEqual(before);
  });

  test("throws if it can't be restored, and is never half restored", async () => {
    const { folder, keeper } = await kept();
    rmSync(join(folder, ".."), { recursive: true });
    writeFileSync(join(folder, ".."), "");
    await expect(keeper.open()).rejects.toThrow(ToolError);
    await expect(keeper.open()).rejects.toMatchObject({ id: "base-changed" });
  });
});

/** Puts a link to a stranger's file or folder in the place of one of ours. */
function replacing(name: string, link: (target: string, path: string) => void, target: string) {
  return (folder: string, outside: string): void => {
    rmSync(join(folder, name), { recursive: true });
    link(join(outside, target), join(folder, name));
  };
}
