import { constants } from "node:fs";
import type * as z from "zod";
import { readErrorCode, readRegularFile } from "../../run/directory/file-system.ts";
import { errorMessage } from "../../model/errors.ts";
import { verifiedValuesSchema, type Verified } from "../../model/profile/held-to-goal.ts";
import { jsonOrNull } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Bytes } from "../../model/units.ts";

/** Enough for 20,000 numbers with all their digits. */
const largestFile: Bytes = 2 ** 20;

/** Reads what `compare.verify` wrote. The program controls this file, so we read only a regular file of limited size, and follow no links. */
export async function readVerified(file: string): Promise<Verified> {
  try {
    const { text } = await readRegularFile(file, largestFile, constants.O_NOFOLLOW);
    const values = verifiedValuesSchema.safeParse(jsonOrNull(text));
    return values.success
      ? { state: "written", values: values.data }
      : createFailedVerification(describeProblem(values.error));
  } catch (error) {
    return createFailedVerification(
      readErrorCode(error) === "ENOENT"
        ? "The command didn't write the file that LLM_PROFILE_VERIFY names."
        : `Can't read the file that LLM_PROFILE_VERIFY names: ${errorMessage(error)}`,
    );
  }
}

const quotedName = 80;

function describeProblem({ issues: [issue] }: z.ZodError): string {
  const [name] = issue?.path ?? [];
  const isName = issue?.code === "invalid_key";
  const message = (isName ? issue.issues[0]?.message : issue?.message) ?? "";
  if (name === undefined) return `The file that LLM_PROFILE_VERIFY names ${message}.`;
  const text = String(name);
  const shown = `${JSON.stringify(plainText(text.slice(0, quotedName)))}${text.length > quotedName ? "…" : ""}`;
  return `${isName ? "The name" : "The value of"} ${shown} ${message}.`;
}

/** Limits the length of text that the program can influence. */
const mostWhy = 500;

export function createFailedVerification(why: string): Verified {
  return { state: "failed", why: why.slice(0, mostWhy).toWellFormed() };
}
