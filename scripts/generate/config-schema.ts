import * as z from "zod";
import { configSchema } from "../../src/model/config.ts";
import { schemaAddress } from "../../src/model/addresses.ts";

/**
 * The JSON Schema for configuration files, for editors. A user's file contains only what differs from the defaults, so no key is
 * required at the top or in a section, and a section may be empty. `defaults` is the parsed conf/default.yml.
 */
export function configJsonSchema(defaults: unknown): object {
  // YAML editors support draft 7.
  const { $schema, ...schema } = z.toJSONSchema(partial(configSchema, defaults), { target: "draft-7" });
  return { $schema, $id: schemaAddress("config"), title: "llm-profile configuration", ...schema };
}

function partial(schema: z.ZodObject, defaults: unknown): z.ZodObject {
  const members = Object.entries(schema.shape).flatMap(([name, member]): [string, z.ZodType][] => {
    if (!(member instanceof z.ZodType)) return [];
    const value = memberOf(defaults, name);
    // A list may also be a string with one item per line, as in the action's inputs.
    const taken =
      member instanceof z.ZodArray ? z.union([member.clone(), z.string()]).describe(member.description ?? "") : member;
    if (!(taken instanceof z.ZodObject)) return [[name, taken.meta({ default: value }).optional()]];
    return [
      [
        name,
        partial(taken, value)
          .nullable()
          .optional()
          .describe(taken.description ?? ""),
      ],
    ];
  });
  return z.strictObject(Object.fromEntries(members));
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
