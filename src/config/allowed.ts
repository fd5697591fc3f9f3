import { z } from "zod";

/** What a schema takes, in words that follow "it takes": its `title`, else what its type says. */
export function allowedText(schema: unknown): string {
  if (schema instanceof z.ZodNullable) return `${allowedText(schema.unwrap())}; or null`;
  if (schema instanceof z.ZodArray) return `a list, each ${allowedText(schema.element)}`;
  if (schema instanceof z.ZodRecord) return "keys and values";
  const title = schema instanceof z.ZodType ? schema.meta()?.title : undefined;
  if (title !== undefined) return title;
  if (schema instanceof z.ZodEnum) return oneOf(schema.options.map(String));
  if (schema instanceof z.ZodBoolean) return "true or false";
  if (schema instanceof z.ZodNumber) return numberText(schema);
  return "text";
}

function numberText(schema: z.ZodNumber): string {
  const kind = schema.isInt ? "a whole number" : "a number";
  const low = schema.minValue;
  const high = schema.maxValue;
  const from = low !== null && low > Number.MIN_SAFE_INTEGER ? ` from ${low}` : "";
  const to = high !== null && high < Number.MAX_SAFE_INTEGER ? ` to ${high}` : "";
  return kind + from + to;
}

function oneOf(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
}
