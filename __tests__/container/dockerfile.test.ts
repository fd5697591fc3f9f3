import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";

const root = new URL("../../", import.meta.url);
const lines = (path: string): string[] => readFileSync(new URL(path, root), "utf8").split("\n");
const dockerfile = lines("Dockerfile").join("\n").replaceAll("\\\n", " ").split("\n");
/** What the build sees: .dockerignore leaves all out but these. */
const context = lines(".dockerignore")
  .filter((line) => line.startsWith("!"))
  .map((line) => line.slice(1));

describe("the Dockerfile", () => {
  test("copies only existing files that .dockerignore allows", () => {
    expect(lines(".dockerignore")).toContain("*");
    for (const path of context) expect([path, existsSync(new URL(path, root))]).toEqual([path, true]);
    const copied = dockerfile.flatMap((line) => {
      const [, words] = /^COPY (?!--from)(.+)$/.exec(line) ?? [];
      return words === undefined ? [] : words.split(/\s+/).slice(0, -1);
    });
    expect(copied).toContain("scripts/install-nsys.sh");
    for (const path of copied) if (path !== ".") expect(context).toContain(path);
  });

  test("includes everything that the package needs to run", () => {
    const { files } = z
      .object({ files: z.array(z.string()) })
      .parse(JSON.parse(readFileSync(new URL("package.json", root), "utf8")));
    for (const path of ["dist", "conf", "schema", "action.yml"]) {
      expect(files).toContain(path);
      expect(context).toContain(path);
    }
    expect(readdirSync(new URL("container/bin", root)).sort()).toEqual([
      "llm-profile",
      "llm-profile-action",
      "llm-profile-action-post",
    ]);
    expect(lines("container/bin/llm-profile")).toContain('exec /usr/local/bin/node /opt/llm-profile/dist/cli.js "$@"');
  });

  test("pins its base image, the profilers, and the action's Node version", () => {
    const defaults = new Map(
      dockerfile.flatMap((line) => {
        const [, name, value] = /^ARG (\w+)=(\S+)$/.exec(line) ?? [];
        return name === undefined || value === undefined ? [] : [[name, value]];
      }),
    );
    expect(defaults.get("BASE_IMAGE")).toMatch(/^nvidia\/cuda:\d+\.\d+\.\d+-base-ubuntu\d+\.\d+$/);
    expect(defaults.get("NODE_IMAGE")).toMatch(/^node:24\.\d+\.\d+-bookworm-slim$/);
    for (const name of ["NSYS_VERSION", "NCU_VERSION"]) expect(defaults.get(name)).toMatch(/^\d{4}\.\d+\.\d+$/);
  });

  test("names no mirror or proxy", () => {
    expect(dockerfile.join("\n")).not.toMatch(/https?:\/\/|_proxy|sources\.list/i);
  });
});
