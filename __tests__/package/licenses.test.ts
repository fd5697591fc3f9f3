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

test("the packages are those of which something is in a bundle, each copy by itself", () => {
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

test("equal texts stand once, below all their packages; what is missing is said", async () => {
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

test("a license that differs in its notice and its line breaks alone stands once, below all notices", async () => {
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

test("dist/ has the licenses of what we are known to bundle", () => {
  const text = readFileSync(repositoryPath("dist/licenses.txt"), "utf8");
  for (const name of ["zod", "yaml", "commander", "csv-parse", "@actions/core", "@actions/artifact"])
    expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
});
