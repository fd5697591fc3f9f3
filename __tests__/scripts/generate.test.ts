import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { configJsonSchema } from "../../scripts/generate/config-schema.ts";
import { configurationDoc } from "../../scripts/generate/configuration-doc.ts";
import { kernelsDoc } from "../../scripts/generate/kernels-doc.ts";
import { findingRules } from "../../src/analyze/findings/find.ts";
import { figureRules } from "../../src/analyze/ncu/figures.ts";
import { configKeys } from "../../src/config/keys.ts";

const readText = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe("schema/config.schema.json", () => {
  const text = JSON.stringify(configJsonSchema(parse(readText("conf/default.yml"))));
  const schema = z.fromJSONSchema(z.record(z.string(), z.json()).parse(JSON.parse(text)));

  test("takes the defaults, every preset, and partial files", () => {
    const presets = readdirSync(new URL("../../conf/presets", import.meta.url)).map((name) => `conf/presets/${name}`);
    for (const path of ["conf/default.yml", ...presets])
      expect(schema.safeParse(parse(readText(path)))).toMatchObject({ success: true });
    for (const value of [
      {},
      { workload: null },
      { nsys: { gating: false } },
      { ranges: [{ range: "a", instances: 2 }] },
    ]) {
      expect(schema.safeParse(value)).toMatchObject({ success: true });
    }
  });

  test.each([{ round: 1 }, { rounds: 0 }, { nsys: { sampel: "none" } }, { ranges: [{ range: "a" }] }])(
    "refuses %j",
    (value) => {
      expect(schema.safeParse(value).success).toBe(false);
    },
  );
});

test("docs/configuration.md has a row with the default for every key", () => {
  const doc = configurationDoc(readText);
  for (const key of configKeys.keys()) expect(doc).toContain(`| \`${key}\` |`);
  expect(doc).toContain(
    "| `workload.time-limit` | a duration such as 90s, 30m or 2h, or a number of seconds, of at most 500h | `30m` |",
  );
});

test("docs/kernels.md has a row for every preset, finding and figure, with what they need", () => {
  const doc = kernelsDoc(readText);
  const { presets } = z
    .object({ presets: z.record(z.string(), z.array(z.string())) })
    .parse(parse(readText("conf/ncu-metrics.yml")));
  for (const [name, groups] of Object.entries(presets))
    expect(doc).toContain(`| \`${name}\` | ${groups.map((group) => `\`${group}\``).join(", ")} |`);
  for (const { id, threshold, advice } of findingRules) {
    expect(doc).toContain(`| \`${id}\` |`);
    expect(doc).toContain(threshold);
    expect(doc).toContain(advice);
  }
  for (const { key, title } of figureRules) expect(doc).toContain(`| \`${key}\` | ${title} |`);
});
