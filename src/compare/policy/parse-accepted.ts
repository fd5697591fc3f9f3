import { parse } from "yaml";
import * as z from "zod";
import { errorMessage, UserError } from "../../errors.ts";
import { acceptedFileSchema, type AcceptedRegression } from "../../model/comparison/accepted.ts";

/** Reads `.llm-profile/accepted.yml`; an empty file accepts nothing. Throws UserError that says what is wrong, and where. */
export function parseAccepted(text: string, file: string): readonly AcceptedRegression[] {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    const why = errorMessage(error);
    throw new UserError({ what: "The accepted regressions are not valid YAML.", where: file, why, cause: error });
  }
  const result = acceptedFileSchema.safeParse(value ?? { accepted: [] });
  if (result.success) return result.data.accepted;
  throw new UserError({
    what: "The accepted regressions are not as expected.",
    where: file,
    why: z.prettifyError(result.error),
    help: "Each entry has range, one of kernel, family and metric (of a metric that the program reports, no range), change (percent, or any), reason and expires (YYYY-MM-DD); see examples/accepted.yml.",
    cause: result.error,
  });
}
