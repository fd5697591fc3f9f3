/**
 * Writes __tests__/fixtures/ci/arc-values.schema.json: a JSON Schema for the values of GitHub's chart gha-runner-scale-set. Its keys are
 * those that the chart's templates read. The schema of the runner's pod comes from a custom resource in the controller's chart.
 * Run: node scripts/generate/arc-schema.ts CHARTS
 * CHARTS is the folder charts/ of actions/actions-runner-controller, at a release tag.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";

/** These are long, and no example uses them, so we allow any value. */
const left = new Set(["affinity", "ephemeralContainers", "initContainers"]);

const charts = process.argv[2];
if (charts === undefined) throw new Error("Usage: node scripts/generate/arc-schema.ts CHARTS");

const chart = z.object({ version: z.string() }).parse(yaml("gha-runner-scale-set/Chart.yaml"));
const pod = z
  .object({ spec: z.object({ versions: z.array(z.object({ schema: z.object({ openAPIV3Schema: z.unknown() }) })) }) })
  .transform(({ spec }) =>
    at(spec.versions[0]?.schema.openAPIV3Schema, ["properties", "spec", "properties", "template"]),
  )
  .parse(yaml("gha-runner-scale-set-controller/crds/actions.github.com_autoscalingrunnersets.yaml"));

const values = new Set(
  globSync("gha-runner-scale-set/templates/*", { cwd: charts }).flatMap((file) =>
    [...readFileSync(join(charts, file), "utf8").matchAll(/\.Values\.([A-Za-z]+)/g)].map(([, key = ""]) => key),
  ),
);
const schema = {
  $comment: `gha-runner-scale-set ${chart.version}`,
  type: "object",
  additionalProperties: false,
  properties: { ...Object.fromEntries([...values].sort().map((key) => [key, {}])), template: closed(pod) },
};
const target = new URL("../../__tests__/fixtures/ci/arc-values.schema.json", import.meta.url);
writeFileSync(target, `${JSON.stringify(schema, null, 1)}\n`);

function yaml(path: string): unknown {
  return parse(readFileSync(join(charts ?? "", path), "utf8"));
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, key) => z.record(z.string(), z.unknown()).parse(inner)[key], value);
}

/** Removes descriptions, and forbids unknown keys, because Kubernetes drops or rejects unknown keys. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, inner]) => (key !== "description" || typeof inner !== "string") && !key.startsWith("x-kubernetes-"))
    .map(([key, inner]) => [key, left.has(key) ? {} : closed(inner)] as const);
  return "properties" in value && typeof value.properties === "object" && !("additionalProperties" in value)
    ? { ...Object.fromEntries(entries), additionalProperties: false }
    : Object.fromEntries(entries);
}
