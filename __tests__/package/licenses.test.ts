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
        "src/cli.ts": input(10),
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

test("equal texts stand once, below all their packages; what is missing is said", async () => {
  const root = testDirectory();
  const put = (folder: string, about: object, files: Readonly<Record<string, string>> = {}): void => {
    mkdirSync(join(root, folder), { recursive: true });
    for (const [name, text] of Object.entries({ "package.json": JSON.stringify(about), ...files }))
      writeFileSync(join(root, folder, name), text);
  };
  put("node_modules/zod", { name: "zod", version: "4.0.0", license: "MIT" }, { LICENSE: "the text\r\n" });
  put(
    "node_modules/@x/y/node_modules/zod",
    { name: "zod", version: "3.0.0", license: "MIT" },
    { "license.md": "the text" },
  );
  put("node_modules/@x/y", { name: "@x/y", version: "1.0.0", license: { type: "odd" } });
  const text = await licenses(root, [metafile]);
  expect(text.split(/\n-+\n\n/).slice(1)).toEqual([
    "@x/y 1.0.0 (states no license)\n\nThis package doesn't include its license text.\n",
    "zod 3.0.0 (MIT)\nzod 4.0.0 (MIT)\n\nthe text\n",
  ]);
});

test("a license that differs in its notice and its line breaks alone stands once, below all notices", async () => {
  const root = testDirectory();
  const put = (folder: string, name: string, text: string): void => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, "package.json"), JSON.stringify({ name, version: "1.0.0", license: "MIT" }));
    writeFileSync(join(root, folder, "LICENSE"), text);
  };
  const mit = "Permission is hereby granted, free of charge, to any person";
  put("node_modules/zod", "zod", `MIT License\n\nCopyright (c) Z\n\n${mit}\nobtaining a copy.`);
  put("node_modules/@x/y", "@x/y", `Copyright Y\n${mit} obtaining a copy.\n`);
  put("node_modules/@x/y/node_modules/zod", "other", `Copyright O\n${mit} to do more.`);
  const text = await licenses(root, [metafile]);
  expect(text.split(/\n-+\n\n/).slice(1)).toEqual([
    `@x/y 1.0.0 (MIT)\nCopyright Y\n\nzod 1.0.0 (MIT)\nMIT License\nCopyright (c) Z\n\n\n${mit} obtaining a copy.\n`,
    `other 1.0.0 (MIT)\nCopyright O\n\n\n${mit} to do more.\n`,
  ]);
});

test("dist/ has the licenses of what we are known to bundle", () => {
  const text = readFileSync(repositoryPath("dist/licenses.txt"), "utf8");
  for (const name of ["zod", "yaml", "commander", "csv-parse", "@actions/core", "@actions/artifact"])
    expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
});
