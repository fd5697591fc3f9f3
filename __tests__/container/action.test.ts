import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { containerAction } from "../../scripts/generate/container-action.ts";
import { readActionFile } from "../workflows/support/official-parser.ts";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const metadata = z.looseObject({ runs: z.record(z.string(), z.unknown()) });
const action = metadata.parse(parse(read("action.yml")));
const container = metadata.parse(parse(read("container/action.yml")));

describe("container/action.yml", () => {
  test("is up to date (npm run generate writes it)", () => {
    expect(read("container/action.yml")).toBe(containerAction(read("action.yml")));
  });

  test("has action.yml's name, inputs, defaults, and outputs in the same order", () => {
    const text = (value: z.infer<typeof metadata>): string => JSON.stringify({ ...value, runs: null });
    expect(text(container)).toBe(text(action));
  });

  test("parses as a container action in GitHub's own parser", () => {
    const { errors, action: declared } = readActionFile("action.yml", read("container/action.yml"));
    expect(errors).toEqual([]);
    expect(declared?.runs).toMatchObject({ using: "docker", image: "../Dockerfile" });
  });

  test("builds our Dockerfile and starts programs that it contains", () => {
    expect(container.runs).toEqual({
      using: "docker",
      image: "../Dockerfile",
      entrypoint: "/usr/local/bin/llm-profile-action",
      "post-entrypoint": "/usr/local/bin/llm-profile-action-post",
      "post-if": action.runs["post-if"],
    });
    const entries = { "llm-profile-action": action.runs["main"], "llm-profile-action-post": action.runs["post"] };
    for (const [name, script] of Object.entries(entries)) {
      expect(read(`container/bin/${name}`)).toMatch(
        new RegExp(`^exec /usr/local/bin/node /opt/llm-profile/${String(script)}$`, "m"),
      );
      expect(statSync(new URL(`../../container/bin/${name}`, import.meta.url)).mode & 0o111).toBe(0o111);
    }
  });
});

test.each([
  { name: "no runs key", text: "name: x\n" },
  { name: "two runs keys", text: "runs:\n  a: 1\nruns:\n  b: 1\n" },
  { name: "a key after runs", text: "runs:\n  a: 1\noutputs:\n" },
])("refuses an action.yml with $name", ({ text }) => {
  expect(() => containerAction(text)).toThrow("its only `runs:`");
});
