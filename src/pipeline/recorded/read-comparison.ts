import { basename, dirname } from "node:path";
import { errorMessage, ParseError } from "../../model/errors.ts";
import { comparisonSchema, type Comparison } from "../../model/comparison/comparison.ts";
import type { Bytes } from "../../model/units.ts";
import { readErrorCode, readRegularFile } from "../../run/directory/file-system.ts";

/** Far larger than a comparison of thousands of kernels in hundreds of ranges. */
const sizeLimit: Bytes = 2 ** 28;

export async function readComparison(path: string): Promise<Comparison | null> {
  try {
    const { text } = await readRegularFile(path, sizeLimit);
    return comparisonSchema.parse(JSON.parse(text));
  } catch (error) {
    if (readErrorCode(error) === "ENOENT") return null;
    throw new ParseError({
      what: `${basename(path)} isn't a comparison that this version can read.`,
      where: dirname(path),
      why: errorMessage(error).split("\n").slice(0, 6).join("\n"),
      help: "Remove this file, or pass only the profile.json.",
      cause: error,
    });
  }
}
