import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { bundledFolders, licenses } from "../../scripts/package/licenses.ts";
import { repositoryPath } from "../fixtures/recorded.ts";
import { testDirectory } from "../run/support/directory.ts";

const input = (bytesInOutput: number) => ({ bytesInOutput });
const metafile = {
  inputs: {},
  outputs: {
    "a.js": {
      bytes: 1,
      imports: [],
      exports: [],
      inputs: {
        "src/main/cli.ts": input(10),
        "node_modules/zod/index.js": input(5),
        "node_modules/zod/v4/core.js": input(5),
        "node_modules/@x/y/lib/node_modules.js": input(1),
        "node_modules/@x/y/node_modules/zod/index.js": input(2),
        "node_modules/shaken-away/index.js": input(0),
      },
    },
  },
};

test("lists each copy of a package that has code in a bundle", () => {
  expect(bundledFolders([metafile, metafile])).toEqual([
    "node_modules/@x/y",
    "node_modules/@x/y/node_modules/zod",
    "node_modules/zod",
  ]);
});

/** The licenses of packages in these folders. */
async function licensesOf(packages: Readonly<Record<string, readonly [about: object, text: string | null]>>) {
  const root = testDirectory();
  for (const [folder, [about, text]] of Object.entries(packages)) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, "package.json"), JSON.stringify({ version: "1.0.0", license: "MIT", ...about }));
    if (text !== null) writeFileSync(join(root, folder, folder.includes("@") ? "license.md" : "LICENSE"), text);
  }
  return (await licenses(root, [metafile])).split(/\n-+\n\n/).slice(1);
}

test("prints equal license texts once for all their packages, and says which are missing", async () => {
  const texts = await licensesOf({
    "node_modules/zod": [{ name: "zod", version: "4.0.0" }, "the text\r\n"],
    "node_modules/@x/y/node_modules/zod": [{ name: "zod", version: "3.0.0" }, "the text"],
    "node_modules/@x/y": [{ name: "@x/y", license: { type: "odd" } }, null],
  });
  expect(texts).toEqual([
    "@x/y 1.0.0 (states no license)\n\nThis package doesn't include its license text.\n",
    "zod 3.0.0 (MIT)\nzod 4.0.0 (MIT)\n\nthe text\n",
  ]);
});

test("prints licenses once that differ only in copyright notices and line breaks", async () => {
  const mit = "Permission is hereby granted, free of charge, to any person";
  const texts = await licensesOf({
    "node_modules/zod": [{ name: "zod" }, `MIT License\n\nCopyright (c) Z\n\n${mit}\nobtaining a copy.`],
    "node_modules/@x/y": [{ name: "@x/y" }, `Copyright Y\n${mit} obtaining a copy.\n`],
    "node_modules/@x/y/node_modules/zod": [{ name: "other" }, `Copyright O\n${mit} to do more.`],
  });
  expect(texts).toEqual([
    `@x/y 1.0.0 (MIT)\nCopyright Y\n\nzod 1.0.0 (MIT)\nMIT License\nCopyright (c) Z\n\n\n${mit} obtaining a copy.\n`,
    `other 1.0.0 (MIT)\nCopyright O\n\n\n${mit} to do more.\n`,
  ]);
});

test("includes the licenses of known bundled packages in dist/", () => {
  const text = readFileSync(repositoryPath("dist/licenses.txt"), "utf8");
  for (const name of ["zod", "yaml", "commander", "csv-parse", "@actions/core", "@actions/artifact"])
    expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
});
