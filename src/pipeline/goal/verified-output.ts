import { constants } from "node:fs";
import * as z from "zod";
import { errorMessage } from "../../errors.ts";
import { verifiedValuesSchema, type Verified } from "../../model/profile/held-to-goal.ts";
import { jsonOrNull } from "../../model/text/listing.ts";
import type { Bytes } from "../../model/units.ts";
import { readRegularFile } from "../../run/directory/file-system.ts";

/** Enough for 20,000 numbers with all their digits. */
const largestFile: Bytes = 2 ** 20;

/** Reads what `compare.verify` wrote. The program controls this file, so we read only a regular file of limited size, and follow no links. */
export async function readVerified(file: string): Promise<Verified> {
  try {
    const { text } = await readRegularFile(file, largestFile, constants.O_NOFOLLOW);
    const values = verifiedValuesSchema.safeParse(jsonOrNull(text));
    return values.success ? { state: "written", values: values.data } : failedToVerify(z.prettifyError(values.error));
  } catch (error) {
    return failedToVerify(`Can't read the file that LLM_PROFILE_VERIFY names: ${errorMessage(error)}`);
  }
}

/** Limits the length of text that the program can influence. */
const mostWhy = 500;

/** The result for a side that can't be verified. */
export function failedToVerify(why: string): Verified {
  return { state: "failed", why: why.slice(0, mostWhy).toWellFormed() };
}
