import { basename, dirname } from "node:path";
import { errorMessage, ParseError } from "../../errors.ts";
import { comparisonSchema, type Comparison } from "../../model/comparison/comparison.ts";
import type { Bytes } from "../../model/units.ts";
import { errorCode, readRegularFile } from "../../run/directory/file-system.ts";

/** Far above that of thousands of kernels in hundreds of ranges. */
const largest: Bytes = 2 ** 28;

/** A stored comparison.json; null: it isn't there. Throws ParseError for one that is not of this version, or too large. */
export async function readComparison(path: string): Promise<Comparison | null> {
  try {
    const { text } = await readRegularFile(path, largest);
    return comparisonSchema.parse(JSON.parse(text));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw new ParseError({
      what: `${basename(path)} is no comparison of this version.`,
      where: dirname(path),
      why: errorMessage(error).split("\n").slice(0, 6).join("\n"),
      help: "Take it away, or give the profile.json alone.",
      cause: error,
    });
  }
}
