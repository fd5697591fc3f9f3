/**
 * Writes __tests__/fixtures/github/openapi.json: the endpoints from GitHub's OpenAPI description that the tests' GitHub mock answers, as
 * JSON Schemas, with one example per response.
 * Run: node scripts/generate/github-schemas.ts DESCRIPTION.json
 * DESCRIPTION.json is generated/api.github.com.json from the npm package @octokit/openapi (413 MB unpacked, so it isn't a dependency).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { isMap, jsonSchema, keys, type JsonMap } from "./github/json-schema.ts";

/** The operations that the mock answers. To add one, add it here and to the routes in __tests__/fixtures/github. */
const wanted: ReadonlySet<string> = new Set([
  "actions/download-artifact",
  "actions/get-workflow-run",
  "actions/list-jobs-for-workflow-run",
  "actions/list-workflow-run-artifacts",
  "actions/list-workflow-runs",
  "checks/create",
  "git/create-commit",
  "git/create-ref",
  "git/create-tree",
  "git/get-commit",
  "git/get-ref",
  "git/get-tree",
  "git/update-ref",
  "issues/create",
  "issues/create-comment",
  "issues/delete-comment",
  "issues/list-comments",
  "issues/list-for-repo",
  "issues/update",
  "issues/update-comment",
  "pulls/get",
  "pulls/list",
  "repos/compare-commits-with-basehead",
  "repos/get-collaborator-permission-level",
  "repos/get-commit",
  "repos/list-pull-requests-associated-with-commit",
]);

/** Schemas and their properties. GitHub sends null for a deleted fork, but the description doesn't allow it. */
const corrections: readonly (readonly string[])[] = [
  ["workflow-run", "head_repository"],
  ["pull-request", "head", "repo"],
  ["pull-request-simple", "head", "repo"],
];

const path = process.argv[2];
if (path === undefined) throw new Error("Usage: node scripts/generate/github-schemas.ts DESCRIPTION.json");
const description: unknown = JSON.parse(readFileSync(path, "utf8"));
const target = new URL("../../__tests__/fixtures/github/openapi.json", import.meta.url);
writeFileSync(target, lines(reduce(description)));

interface Reduced {
  readonly source: string;
  readonly license: string;
  readonly operations: readonly JsonMap[];
  readonly schemas: JsonMap;
}

function reduce(source: unknown): Reduced {
  const used = new Set<string>();
  const operations = operationsOf(source).map((operation) => reduceOperation(source, operation, used));
  const missing = [...wanted].filter((id) => !operations.some((operation) => operation["id"] === id));
  if (missing.length > 0) throw new Error(`The description has no ${missing.join(", ")}.`);
  const schemas: JsonMap = {};
  for (const name of used) {
    // The set grows during the loop, so we also visit the schemas that this one refers to.
    schemas[name] = jsonSchema(at(source, ["components", "schemas", name]), used);
  }
  for (const correction of corrections) allowNull(schemas, correction);
  return {
    source: `@octokit/openapi ${String(at(source, ["info", "version"]))}, generated/api.github.com.json`,
    license: "MIT",
    operations,
    schemas,
  };
}

function allowNull(schemas: JsonMap, [schema, ...names]: readonly string[]): void {
  const last = names.pop() ?? "";
  const properties = at(schemas, [schema ?? "", ...names.flatMap((name) => ["properties", name]), "properties"]);
  if (!isMap(properties) || !(last in properties))
    throw new Error(`The description no longer has ${schema} … ${last}.`);
  properties[last] = { anyOf: [properties[last], { type: "null" }] };
}

/** JSON with one line per operation and schema, so an update gives a readable diff. */
function lines({ operations, schemas, ...rest }: Reduced): string {
  const head = JSON.stringify(rest).slice(0, -1);
  const named = Object.entries(schemas).map(([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`);
  return `${head},\n"operations":[\n${operations.map((operation) => JSON.stringify(operation)).join(",\n")}\n],\n"schemas":{\n${named.join(",\n")}\n}}\n`;
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly value: unknown;
}

function operationsOf(source: unknown): Operation[] {
  const paths = at(source, ["paths"]);
  return keys(paths)
    .flatMap((template) =>
      keys(at(paths, [template])).map((method) => ({
        method: method.toUpperCase(),
        path: template,
        value: at(paths, [template, method]),
      })),
    )
    .filter(({ value }) => wanted.has(String(at(value, ["operationId"]))));
}

function reduceOperation(source: unknown, { method, path: template, value }: Operation, used: Set<string>): JsonMap {
  const body = resolve(source, at(value, ["requestBody"]));
  const responses = at(value, ["responses"]);
  return {
    id: at(value, ["operationId"]),
    method,
    path: template,
    parameters: list(at(value, ["parameters"])).map((entry) => {
      const parameter = resolve(source, entry);
      return {
        name: at(parameter, ["name"]),
        in: at(parameter, ["in"]),
        required: at(parameter, ["required"]) === true,
        schema: jsonSchema(at(parameter, ["schema"]), used),
      };
    }),
    body:
      body === undefined
        ? null
        : { required: at(body, ["required"]) === true, schema: jsonSchema(contentOf(body)?.["schema"], used) },
    responses: Object.fromEntries(
      keys(responses).map((status) => [status, reduceResponse(source, at(responses, [status]), used)]),
    ),
  };
}

function reduceResponse(source: unknown, entry: unknown, used: Set<string>): JsonMap {
  const content = contentOf(resolve(source, entry));
  if (content === undefined) return { schema: null, example: null };
  const examples = content["examples"];
  const first = keys(examples)[0];
  const example = first === undefined ? undefined : resolve(source, at(examples, [first]));
  return { schema: jsonSchema(content["schema"], used), example: shortened(at(example, ["value"]) ?? null) };
}

function contentOf(entry: unknown): JsonMap | undefined {
  const content = at(entry, ["content", "application/json"]);
  return isMap(content) ? content : undefined;
}

/** Shortens each list to one element. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]));
}

/** The target of a `$ref`, or the value itself if it isn't one. */
function resolve(source: unknown, value: unknown): unknown {
  const reference = at(value, ["$ref"]);
  return typeof reference === "string" ? at(source, reference.replace(/^#\//, "").split("/")) : value;
}

function at(value: unknown, names: readonly string[]): unknown {
  return names.reduce((inner: unknown, name) => (isMap(inner) ? inner[name] : undefined), value);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
