import { expect, test } from "@jest/globals";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { parse } from "yaml";
import { z } from "zod";
import { actionParts } from "../../scripts/generate/action-parts.ts";
import { configJsonSchema } from "../../scripts/generate/config-schema.ts";
import { configurationDoc } from "../../scripts/generate/configuration-doc.ts";
import { kernelsDoc } from "../../scripts/generate/kernels-doc.ts";
import { prose } from "../../scripts/generate/markdown.ts";
import { findingRules } from "../../src/analyze/findings/find.ts";
import { figureRules } from "../../src/analyze/ncu/figures.ts";
import { presets } from "../../src/pipeline/conf.generated.ts";
import { configKeys } from "../../src/settings/keys.ts";
import { actionInputs } from "../../src/settings/action.ts";
import { knownFailures } from "../../src/gate/failures.ts";
import { repositoryText } from "../fixtures/recorded.ts";

const text = JSON.stringify(configJsonSchema(parse(repositoryText("conf/default.yml"))));
const schema = z.fromJSONSchema(z.record(z.string(), z.json()).parse(JSON.parse(text)));

test.each<[value: object, isTaken: boolean]>([
  [{}, true],
  [{ workload: null }, true],
  [{ nsys: { gating: false } }, true],
  [{ ranges: [{ range: "a", instances: 2 }] }, true],
  [{ ranges: [{ range: "a", skip: 1 }] }, true],
  [{ round: 1 }, false],
  [{ rounds: 0 }, false],
  [{ nsys: { sampel: "none" } }, false],
  [{ ranges: [{ range: "a", skip: 0 }] }, false],
])("validates %j with schema/config.schema.json: %j", (value, isTaken) => {
  expect(schema.safeParse(value).success).toBe(isTaken);
});

test("lists every key with its default in docs/configuration.md", () => {
  const doc = configurationDoc(Object.keys(presets), repositoryText);
  for (const key of configKeys.keys()) expect(doc).toContain(`- **\`${key}\`** · default `);
  expect(doc).toContain(
    "- **`workload.time-limit`** · default `30m` · a duration such as 90s, 30m or 2h, or a number of seconds (at most 500h)\\\n",
  );
});

test("writes no section without keys to docs/configuration.md", () => {
  const [, ...sections] = configurationDoc(Object.keys(presets), repositoryText).split(/^### /m);
  expect(sections.filter((section) => !section.includes("- **`")).map((section) => section.split("\n")[0])).toEqual([]);
});

test("describes every input and output of action.yml, or names its key, in docs/configuration.md", () => {
  const doc = configurationDoc(Object.keys(presets), repositoryText);
  const { inputs, outputs } = actionParts(repositoryText("action.yml"));
  const alone = actionInputs.flatMap(({ name, key }) => (key === null ? [inputs.get(name) ?? "?"] : []));
  for (const description of [...alone, ...outputs.values()]) expect(doc).toContain(`**: ${prose(description)}\n`);
  const [, keys = ""] = /The others are named after the (.*)/.exec(doc) ?? [];
  for (const { name, key } of actionInputs) {
    if (key === null) continue;
    expect(key.split(".").at(-1)).toBe(name);
    expect(keys).toContain(`\`${key}\``);
  }
});

test("lists every preset, finding, and figure with its requirements in docs/kernels.md", () => {
  const doc = kernelsDoc(repositoryText);
  const { presets } = z
    .object({ presets: z.record(z.string(), z.array(z.string())) })
    .parse(parse(repositoryText("conf/ncu-metrics.yml")));
  for (const [name, groups] of Object.entries(presets))
    expect(doc).toContain(`| \`${name}\` | ${groups.map((group) => `\`${group}\``).join(", ")} |`);
  for (const { id, threshold } of findingRules) expect(doc).toContain(`- **\`${id}\`**: ${prose(threshold)}\n`);
  for (const { key, section } of figureRules)
    expect(doc.split("\n").find((line) => line.startsWith(`- **\`${section}\`**: `))).toContain(`\`${key}\``);
});

/** The text that a reader of the Markdown sees. */
function shown(node: Nodes): string {
  if ("children" in node) return node.children.map(shown).join("");
  return "value" in node ? node.value : "";
}

test.each([
  "a higher register limit (__launch_bounds__, -maxrregcount)",
  "globs such as decode*, `layer*`, or a * b * c",
  "decode.kernelNs <= 12.6 ms, <path> and non_blocking=True",
  ...findingRules.flatMap(({ threshold, advice }) => [threshold, advice]),
  ...knownFailures.flatMap(({ what, help }) => [what, help]),
  ...[...configKeys.values()].flatMap(({ description, allowed }) => [description, allowed]),
])("escapes prose so that Markdown shows it as written: %s", (text) => {
  expect(shown(fromMarkdown(prose(text)))).toBe(text.replaceAll("`", ""));
});
