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
import { describe, expect, test } from "@jest/globals";
import { ToolError } from "../../../src/errors.ts";
import { keepFolder } from "../../../src/run/worktree/kept-folder.ts";
import { testDirectory } from "../support/directory.ts";
import { writeFiles } from "../support/git.ts";

const program = { user: null };

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
  return { folder, store, outside, keeper };
}

/** Paths, kinds, modes and contents. */
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

describe("a folder of programs that have our rights", () => {
  test("is left alone where nothing was changed, also where it was read", async () => {
    const { folder, store, keeper } = await kept();
    const inode = () => statSync(join(folder, "tree/model.py")).ino;
    const before = inode();
    readFileSync(join(folder, "tree/model.py"));
    expect(await keeper.open()).toEqual([]);
    expect(inode()).toBe(before);
    expect(readdirSync(store)).toEqual([]);
    await keeper[Symbol.asyncDispose]();
  });

  test.each<{ what: string; change: (folder: string, outside: string) => void; says: string[] }>([
    { what: "content", change: (f) => writeFileSync(`${f}/tree/model.py`, "slow!\n"), says: ["tree/model.py"] },
    {
      what: "content of the same length and time",
      change: (f) => {
        writeFileSync(`${f}/tree/model.py`, "MODEL\n");
        utimesSync(`${f}/tree/model.py`, 1_000_000, 1_000_000);
      },
      says: ["tree/model.py"],
    },
    { what: "a mode", change: (f) => chmodSync(`${f}/tree/model.py`, 0o600), says: ["tree/model.py"] },
    { what: "the mode of a folder", change: (f) => chmodSync(`${f}/caches`, 0o777), says: ["caches"] },
    { what: "a new file", change: (f) => writeFileSync(`${f}/caches/x.so`, ""), says: ["caches/x.so"] },
    { what: "a new folder", change: (f) => writeFiles(f, { "new/a/b": "" }), says: ["new"] },
    { what: "a file that is gone", change: (f) => rmSync(`${f}/tree/empty`), says: ["tree/empty"] },
    {
      what: "a folder that is gone",
      change: (f) => rmSync(`${f}/tree/a b`, { recursive: true }),
      says: ["tree/a b", "tree/a b/ü.bin"],
    },
    {
      what: "a file that is a folder now",
      change: (f) => {
        rmSync(`${f}/tree/empty`);
        writeFiles(f, { "tree/empty/x": "" });
      },
      says: ["tree/empty"],
    },
    {
      what: "a link that leads elsewhere",
      change: (f, outside) => {
        rmSync(`${f}/tree/link`);
        symlinkSync(`${outside}/victim`, `${f}/tree/link`);
      },
      says: ["tree/link"],
    },
    {
      what: "a folder that is a link to a stranger's",
      change: (f, outside) => {
        rmSync(`${f}/caches`, { recursive: true });
        symlinkSync(outside, `${f}/caches`);
      },
      says: ["caches"],
    },
    {
      what: "a file that is a second name of a stranger's",
      change: (f, outside) => {
        rmSync(`${f}/tree/model.py`);
        linkSync(`${outside}/victim`, `${f}/tree/model.py`);
      },
      says: ["tree/model.py"],
    },
  ])("has this put back: $what", async ({ change, says }) => {
    const { folder, outside, keeper } = await kept();
    const before = state(folder);
    change(folder, outside);
    expect(state(folder)).not.toEqual(before);
    expect(await keeper.open()).toEqual(says);
    expect(state(folder)).toEqual(before);
    expect(state(outside)).toMatchObject([{ path: "victim", content: "precious\n" }]);
    expect(await keeper.open()).toEqual([]);
    await keeper[Symbol.asyncDispose]();
  });

  test("is whole again where it was moved away, or is a link to another one", async () => {
    const { folder, outside, keeper } = await kept();
    const before = state(folder);
    renameSync(folder, `${folder}.old`);
    symlinkSync(outside, folder);
    expect(await keeper.open()).toContain("tree/model.py");
    expect(state(folder)).toEqual(before);
    expect(existsSync(join(outside, "victim"))).toBe(true);
    await keeper[Symbol.asyncDispose]();
  });

  test("keeps what its own programs changed", async () => {
    const { folder, keeper } = await kept();
    await keeper.open();
    writeFiles(folder, { "caches/warm": "1\n", "tree/model.py": "built\n" });
    rmSync(join(folder, "tree/empty"));
    await keeper.close();
    const before = state(folder);
    writeFiles(folder, { "caches/warm": "2\n", "tree/empty": "" });
    expect((await keeper.open()).toSorted()).toEqual(["caches/warm", "tree/empty"]);
    expect(state(folder)).toEqual(before);
    await keeper[Symbol.asyncDispose]();
  });

  test("that cannot be put back is an error, and no folder that is half the other side's", async () => {
    const { folder, keeper } = await kept();
    rmSync(folder, { recursive: true });
    rmSync(join(folder, ".."), { recursive: true });
    writeFileSync(join(folder, ".."), "");
    await expect(keeper.open()).rejects.toThrow(ToolError);
    await expect(keeper.open()).rejects.toMatchObject({ id: "base-changed" });
    await keeper[Symbol.asyncDispose]();
  });
});
