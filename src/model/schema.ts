import * as z from "zod";

/** The fields that our formats' schemas share. */

/** Counts, bytes, and whole nanoseconds. */
export const count = z.number().int().nonnegative();
/** Sums, means, and medians. */
export const amount = z.number().nonnegative();
export const text = z.string();
export const texts = z.array(text);
export const textOrNull = text.nullable();
export const nonEmptyText = text.min(1);

export const atLeast = (least: number) => z.number().int().min(least);

/** For fields that older files lack. */
export const nullByDefault = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

export const sides = <T extends z.ZodType>(schema: T) => z.object({ base: schema, head: schema });
