import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { goneKeys } from "../../src/settings/gone-keys.ts";
import { configKeys, configSections } from "../../src/settings/keys.ts";
import { actionInputs } from "../../src/settings/action.ts";
import { importCommand } from "../../src/features/import-command/import-command.ts";
import { parse as parseLine } from "../support/parse.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";
import { anchors, codeBlocks, documents, prose, root, shellWords } from "./support/markdown.ts";

const all = documents();
const paths = all.map(({ path }) => path);
const table = all.map((document) => [document.path, document.text] as const);

test("finds every document that others refer to", () => {
  const evidence = ["evidence/README", "evidence/false-alarms", "evidence/gpu-runs"];
  const guides = "architecture configuration failures kernels ranges report-format security".split(" ");
  for (const name of [...guides, ...evidence]) expect(paths).toContain(`docs/${name}.md`);
  for (const name of ["README", "CONTRIBUTING", "CHANGELOG", "SECURITY", "bench/README"])
    expect(paths).toContain(`${name}.md`);
});

describe.each(table)("the document %s", (path, text) => {
  test("names only repository files that exist", () => {
    // gpu-runs.md and the changelog tell of what was.
    if (path === "docs/evidence/gpu-runs.md" || path === "CHANGELOG.md") return;
    const named = [...text.matchAll(/`((?:src|conf|scripts|bench|__tests__)\/[\w./-]+)`/g)].map(
      ([, file = ""]) => file,
    );
    expect(named.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  });

  test("has no broken link", () => {
    const broken = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = ""]) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [file = "", anchor] = target.split("#");
      const found = file === "" ? path : join(dirname(path), file);
      if (!existsSync(new URL(found, root))) return [target];
      if (anchor === undefined) return [];
      return anchors(readFileSync(new URL(found, root), "utf8")).includes(anchor) ? [] : [target];
    });
    expect(broken).toEqual([]);
  });

  test("has no name that Markdown renders as bold", () => {
    // `__launch_bounds__` outside of code is bold launch_bounds.
    const words = prose(text).replaceAll(/`[^`]*`/g, "");
    expect(words).not.toMatch(/\*\*\w+_\w+\*\*|(?<![\w\\])__\w+__(?![\w/])/);
  });

  test("has no table wider than a screen", () => {
    // Evidence is looked up, not read.
    if (!/^(?:README|docs\/[\w-]+)\.md$/.test(path)) return;
    expect(text.split("\n").filter((line) => line.startsWith("|") && line.length > 165)).toEqual([]);
  });

  test("contains no path of the machine it was written on", () => {
    expect(text).not.toMatch(/\/work\/|\/tmp\/(?!bench\b)|\/root\b|\/home\/(?!runner\b)/);
  });
});

/** Command lines: in blocks of shell, with their continuations; in prose, what stands in backquotes. */
const commandLines = all.flatMap(({ path, text }) => {
  const inBlocks = codeBlocks(text)
    .filter(({ language }) => language === "sh" || language === "bash")
    .flatMap(({ code }) => code.replaceAll(/\\\n\s*/g, "").split("\n"))
    .map((line) => line.trim());
  const inProse = [...prose(text).matchAll(/`(llm-profile [^`]+)`/g)].map(([, line = ""]) => line);
  return [...inBlocks, ...inProse]
    .filter((line) => line.startsWith("llm-profile "))
    .map((line) => [path, line] as const);
});

describe("command lines in documents", () => {
  test("finds more than 15 of them", () => {
    expect(commandLines.length).toBeGreaterThan(15);
  });

  test.each(commandLines)("parses the line in %s: %s", (_path, line) => {
    const words = shellWords(line).filter((word) => !word.startsWith(">"));
    const { name, words: command, settings } = parseLine(words.slice(1));
    if (name === "import-command" && !line.includes("…")) importCommand(command as string[]);
    if (settings === undefined) return;
    const { inputs, overrides, configFile } = settings;
    for (const override of overrides) expect(isKey(override.slice(0, override.indexOf("=")))).toBe(true);
    for (const { key } of inputs) expect(isKey(key)).toBe(true);
    if (configFile !== null) expect(existsSync(new URL(configFile, root))).toBe(true);
    const ranges = inputs.find(({ key }) => key === "ranges")?.value;
    if (Array.isArray(ranges)) for (const range of ranges) parseRange(String(range), null);
  });
});

/** A key of the configuration, an entry of one that is a map (`workload.environment.STEPS`), or a section. */
function isKey(key: string): boolean {
  if (configKeys.has(key) || configSections.some((section) => section.key === key)) return true;
  const parent = key.slice(0, key.lastIndexOf("."));
  return parent === "workload.environment" || parent === "workload.secret-files";
}

test("names only configuration keys that exist", () => {
  const found = all.flatMap(({ path, text }) =>
    [...prose(text).matchAll(/`((?:workload|nsys|ncu)\.[a-z][\w.-]*)(?:=[^`]*)?`/g)].map(([, key = ""]) => ({
      path,
      key,
    })),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(
    found.filter(
      ({ key, path }) =>
        !isKey(key) && !(path === "CHANGELOG.md" && goneKeys.has(key)) && !/\.(ts|md|sh|js|csv)$/.test(key),
    ),
  ).toEqual([]);
});

const stepSchema = z.object({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() });

test("parses every YAML block, and finds only known action inputs", () => {
  const known = actionInputs.map(({ name }) => name);
  const blocks = all.flatMap(({ path, text }) =>
    codeBlocks(text)
      .filter(({ language }) => language === "yaml")
      .map(({ code }) => ({ path, value: parse(code) as unknown })),
  );
  const steps = blocks.flatMap(({ value }) => stepsOf(value));
  const ours = steps.filter(({ uses }) => uses?.includes("llm-profile-action") === true);
  expect(ours.length).toBeGreaterThan(1);
  for (const step of ours) expect(known).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
});

test("never writes with: on one line, where a comma would end a value", () => {
  const codeOf = (text: string) => codeBlocks(text).map(({ code }) => code);
  const inOneLine = all.filter(({ text }) => codeOf(text).some((code) => /^ *(?:- )?with: *\{/m.test(code)));
  expect(inOneLine.map(({ path }) => path)).toEqual([]);
});

/** Steps anywhere in a workflow, or a list of steps. */
function stepsOf(value: unknown): z.infer<typeof stepSchema>[] {
  if (typeof value !== "object" || value === null) return [];
  const step = stepSchema.safeParse(value);
  const here = step.success && step.data.uses !== undefined ? [step.data] : [];
  return [...here, ...Object.values(value).flatMap((member: unknown) => stepsOf(member))];
}
