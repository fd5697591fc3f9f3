import { chownSync, mkdirSync, readdirSync, symlinkSync, lchownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@jest/globals";
import { removeLeftovers } from "../../../src/run/isolation/leftovers.ts";
import { rootTest as test } from "../support/as-root.ts";
import { testDirectory } from "../support/directory.ts";

/** Of those that systemd gives to no account. */
const user = { uid: 65_001, gid: 65_001 };
const nobody = { uid: 65_534, gid: 65_534 };

/** A folder with a file of ours, and a file, a folder and a link of the user's. */
function leftIn({ uid, gid }: typeof user): { readonly folder: string; readonly names: () => string[] } {
  const [folder, other] = [testDirectory(), testDirectory()];
  for (const name of ["ours", "file"]) writeFileSync(join(folder, name), name);
  writeFileSync(join(other, "kept"), "kept");
  mkdirSync(join(folder, "folder"));
  writeFileSync(join(folder, "folder", "inside"), "x");
  symlinkSync(other, join(folder, "link"));
  for (const name of ["file", "folder"]) chownSync(join(folder, name), uid, gid);
  lchownSync(join(folder, "link"), uid, gid);
  return { folder, names: () => [...readdirSync(folder), ...readdirSync(other)].toSorted() };
}

test("removeLeftovers removes files of the run's user and follows no link", async () => {
  const { folder, names } = leftIn(user);
  await removeLeftovers({ user }, [folder]);
  expect(names()).toEqual(["kept", "ours"]);
});

test("removeLeftovers keeps files that may belong to another run", async () => {
  const { folder, names } = leftIn(nobody);
  await removeLeftovers({ user: nobody }, [folder]);
  await removeLeftovers({ user: null }, [folder]);
  expect(names()).toEqual(["file", "folder", "kept", "link", "ours"]);
});
