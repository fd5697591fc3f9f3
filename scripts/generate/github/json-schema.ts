/** A JSON object with unknown members. */
export interface JsonMap {
  [name: string]: unknown;
}

export function isMap(value: unknown): value is JsonMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The names of an object's members. Empty for anything else. */
export function keys(value: unknown): string[] {
  return isMap(value) ? Object.keys(value) : [];
}

/** Keywords that constrain values. We leave out the rest: descriptions, examples, x-…. */
const plain: readonly string[] = [
  "additionalProperties",
  "enum",
  "format",
  "maxItems",
  "maxLength",
  "maximum",
  "minItems",
  "minLength",
  "minimum",
  "pattern",
  "required",
  "type",
  "uniqueItems",
];

const lists: readonly string[] = ["allOf", "anyOf", "oneOf"];

/**
 * Converts an OpenAPI 3.0 schema to JSON Schema: `nullable` becomes the type null, and `#/components/schemas/NAME` becomes
 * `/schemas/NAME`. Adds the names of the schemas that it refers to to `used`.
 */
export function jsonSchema(schema: unknown, used: Set<string>): unknown {
  if (!isMap(schema)) return schema;
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const name = reference.replace("#/components/schemas/", "");
    used.add(name);
    return { $ref: `/schemas/${name}` };
  }
  const result: JsonMap = {};
  for (const name of plain) {
    if (name in schema) result[name] = name === "additionalProperties" ? jsonSchema(schema[name], used) : schema[name];
  }
  for (const name of lists) {
    const members = schema[name];
    if (Array.isArray(members)) result[name] = members.map((member) => jsonSchema(member, used));
  }
  if ("items" in schema) result["items"] = jsonSchema(schema["items"], used);
  if ("not" in schema) result["not"] = jsonSchema(schema["not"], used);
  const properties = schema["properties"];
  if (isMap(properties)) {
    result["properties"] = Object.fromEntries(
      Object.entries(properties).map(([name, member]) => [name, jsonSchema(member, used)]),
    );
  }
  return schema["nullable"] === true ? nullable(result) : result;
}

function nullable(schema: JsonMap): JsonMap {
  return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: "null" }] };
}
