import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { Ajv } from "ajv";
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { renderConfig } from "../../src/settings/render.ts";
import { schemaAddress } from "../../src/model/addresses.ts";
import { load } from "../settings/support.ts";
import { repositoryPath, repositoryText } from "../fixtures/recorded.ts";

const schemaPath = "schema/config.schema.json";

/** Every configuration file of the repository. */
const configurations = [
  "conf/default.yml",
  ...readdirSync(repositoryPath("conf/presets")).map((name) => `conf/presets/${name}`),
  ...readdirSync(repositoryPath("examples/workloads"))
    .map((name) => `examples/workloads/${name}/llm-profile.yml`)
    .filter((path) => existsSync(repositoryPath(path))),
];

const schema: unknown = JSON.parse(repositoryText(schemaPath));
const validate = new Ajv({ allErrors: true, strict: false }).compile(isMap(schema) ? schema : {});

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

test("identifies the schema by the address where it's published", () => {
  expect(schema).toMatchObject({ $id: schemaAddress("config") });
});

test("validates the config.yaml that a run writes, and finds presets and examples", () => {
  expect(configurations.length).toBeGreaterThan(7);
  validate(parse(renderConfig(load({}))));
  expect(validate.errors).toBeNull();
});

test.each(configurations)("validates %s with the schema that its first line names", (path) => {
  const text = repositoryText(path);
  const [, name = ""] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
  // Users copy the examples; the defaults and presets belong to the schema beside them.
  if (path.startsWith("examples/")) expect(name).toBe(schemaAddress("config"));
  else expect(join(dirname(path), name)).toBe(schemaPath);
  const value: unknown = parse(text);
  validate(value);
  expect(validate.errors).toBeNull();
  expect(validate({ ...(isMap(value) ? value : {}), rangs: [] })).toBe(false);
});
