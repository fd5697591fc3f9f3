import { parse } from "yaml";
import * as z from "zod";
import { errorMessage, UserError } from "../../model/errors.ts";
import { acceptedFileSchema, type AcceptedRegression } from "../../model/comparison/accepted.ts";

/** An empty file accepts nothing. Throws UserError if the file is invalid. */
export function parseAccepted(text: string, file: string): readonly AcceptedRegression[] {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    const why = errorMessage(error);
    throw new UserError({ what: "The accepted regressions aren't valid YAML.", where: file, why, cause: error });
  }
  const result = acceptedFileSchema.safeParse(value ?? { accepted: [] });
  if (result.success) return result.data.accepted;
  throw new UserError({
    what: "The accepted regressions have the wrong format.",
    where: file,
    why: z.prettifyError(result.error),
    help: "Each entry needs range, change (percent, or any), reason, expires (YYYY-MM-DD), and one of kernel, family, or metric. A metric that the program reports needs no range. See examples/accepted.yml.",
    cause: result.error,
  });
}
