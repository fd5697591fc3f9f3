import * as z from "zod";
import { amount, amountOrNull, count, domain, number, text } from "../schema.ts";
import { counted } from "../text/listing.ts";
import { countText } from "../text/quantity.ts";

/** With `goal: improve`, shows that both sides do the same work, and that none of it moved out of the ranges. */

const wholeRangeSchema = z.object({
  name: text,
  domain,
  instances: count,
  gpuBusyNs: amount,
  wallNs: amount.describe("Wall time under CUDA tracing."),
  lateNs: amountOrNull.describe("GPU time after the range's instances ended. Null if unknown."),
  copiedBytes: count,
});

export const wholeSchema = z.object({
  outside: z.object({ launches: count, kernelNs: amount }).describe("Kernels launched outside all ranges."),
  ranges: z.array(wholeRangeSchema),
});

export const mostVerified = { names: 1000, numbers: 20_000, characters: 256 } as const;

/** Each error continues a sentence that begins with the place. */
const textSchema = text.max(mostVerified.characters, {
  error: ({ input }) =>
    `has ${counted(String(input).length, "character")}; the limit is ${countText(mostVerified.characters)}. For longer text, write a hash`,
});

export const verifiedValuesSchema = z
  .record(
    textSchema,
    z.union([number, z.array(number), textSchema], { error: "isn't a number, a list of numbers, or a string" }),
    { error: "isn't a JSON object such as {\"logits\": [0.25, -1.5]} (NaN and Infinity aren't JSON)" },
  )
  .refine((values) => Object.keys(values).length > 0 && Object.keys(values).length <= mostVerified.names, {
    error: ({ input }) =>
      `has ${counted(Object.keys(input as object).length, "name")}; it must have 1 to ${countText(mostVerified.names)}`,
  })
  .refine((values) => numbersIn(values) <= mostVerified.numbers, {
    error: ({ input }) =>
      `has ${counted(numbersIn(input as object), "number")}; the limit is ${countText(mostVerified.numbers)}`,
  });

function numbersIn(values: object): number {
  return Object.values(values)
    .flat()
    .filter((value) => typeof value === "number").length;
}

export const verifySchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("written"), values: verifiedValuesSchema }),
  z.object({ state: z.literal("failed"), why: text }),
]);

export const warmSchema = z.object({
  files: count.describe("Files in HOME, the temporary folder and the compile caches at the start of each round."),
  bytes: count,
});

export type WholeProgram = z.infer<typeof wholeSchema>;
export type WholeRange = WholeProgram["ranges"][number];
export type VerifiedValues = z.infer<typeof verifiedValuesSchema>;
export type Verified = z.infer<typeof verifySchema>;
export type WarmFiles = z.infer<typeof warmSchema>;
