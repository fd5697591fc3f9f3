import { constants } from "node:fs";
import * as z from "zod";
import { errorMessage } from "../../errors.ts";
import { verifiedValuesSchema, type Verified } from "../../model/profile/held-to-goal.ts";
import { jsonOrNull } from "../../model/text/listing.ts";
import type { Bytes } from "../../model/units.ts";
import { readRegularFile } from "../../run/directory/file-system.ts";

/** Twenty thousand numbers with all their digits. */
const largestFile: Bytes = 2 ** 20;

/** What `compare.verify` wrote. The file is the program's: no link is followed, nothing but a regular file is read, and it's bounded. */
export async function readVerified(file: string): Promise<Verified> {
  try {
    const { text } = await readRegularFile(file, largestFile, constants.O_NOFOLLOW);
    const values = verifiedValuesSchema.safeParse(jsonOrNull(text));
    return values.success ? { state: "written", values: values.data } : failedToVerify(z.prettifyError(values.error));
  } catch (error) {
    return failedToVerify(`The file that LLM_PROFILE_VERIFY names can't be read: ${errorMessage(error)}`);
  }
}

/** Of what a program may have a hand in. */
const mostWhy = 500;

/** A side that can't be verified, and why. */
export function failedToVerify(why: string): Verified {
  return { state: "failed", why: why.slice(0, mostWhy).toWellFormed() };
}
