import { Ajv } from "ajv";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import * as z from "zod";
import { repositoryText } from "../fixtures/recorded.ts";

const schema = z
  .looseObject({ $comment: z.string() })
  .parse(JSON.parse(repositoryText("__tests__/fixtures/ci/arc-values.schema.json")));
const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(schema);

const valuesSchema = z.looseObject({
  runnerScaleSetName: z.string(),
  template: z.looseObject({ spec: z.looseObject({ containers: z.tuple([z.looseObject({})]) }) }),
});
const values = () => valuesSchema.parse(parse(repositoryText("examples/kubernetes/values.yaml")));
const page = repositoryText("docs/kubernetes.md");
/** The page's blocks of YAML, read. */
const blocks = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = ""]): unknown => parse(text));

describe("examples/kubernetes/values.yaml", () => {
  test("has keys that the chart reads, and a pod that Kubernetes takes", () => {
    validate(values());
    expect(validate.errors).toBeNull();
  });

  test("takes the page's other securityContext", () => {
    const changed = values();
    const context = blocks.find((block) => z.object({ securityContext: z.unknown() }).safeParse(block).success);
    expect(context).toBeDefined();
    Object.assign(changed.template.spec.containers[0], context);
    validate(changed);
    expect(validate.errors).toBeNull();
  });

  test("is for the chart's version that the page names, and has the name that its workflow runs on", () => {
    const version = schema.$comment.replace("gha-runner-scale-set ", "");
    expect(page).toContain(`--version ${version} `);
    expect(blocks).toContainEqual({ jobs: { profile: { "runs-on": values().runnerScaleSetName } } });
  });
});

test.each([
  ["a value that the chart doesn't read", { scaleSetName: "h100" }],
  ["a key that a pod doesn't have", { template: { spec: { containers: [{ name: "runner", shmSize: "8Gi" }] } } }],
  [
    "a quantity that is none",
    { template: { spec: { containers: [{ name: "runner", resources: { limits: { memory: "64 GB" } } }] } } },
  ],
])("the schema finds %s", (_name, wrong) => {
  expect(validate(wrong)).toBe(false);
});
