import { execFileSync } from "node:child_process";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { repositoryPath, repositoryText } from "../fixtures/recorded.ts";

const { version } = z.object({ version: z.string() }).parse(JSON.parse(repositoryText("package.json")));

describe("one version everywhere", () => {
  test("the built command says it", () => {
    const printed = execFileSync(process.execPath, [repositoryPath("dist/cli.js"), "--version"], { encoding: "utf8" });
    expect(printed.split("\n")[0]).toContain(version);
  });
});
