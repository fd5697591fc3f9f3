import * as z from "zod";

export const flag = z.boolean();
export const number = z.number();
export const numberOrText = z.union([number, z.string()]);
export const integer = number.int();
/** Counts, bytes, and whole nanoseconds. */
export const count = integer.nonnegative();
export const countOrNull = count.nullable();
/** Sums, means, and medians. */
export const amount = number.nonnegative();
export const amountOrNull = amount.nullable();
export const text = z.string();
export const texts = z.array(text);
export const textOrNull = text.nullable();
export const nonEmptyText = text.min(1);
export const domain = text.describe("Empty for the default domain.");
export const tool = z.object({ name: text, version: text });

export const exitCode = integer.nullable();

export const atLeast = (least: number) => integer.min(least);

/** For fields that older files lack. */
export const nullByDefault = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

export const sides = <T extends z.ZodType>(schema: T) => z.object({ base: schema, head: schema });
