import { parse } from "yaml";
import * as z from "zod";
import { errorMessage, UserError } from "../errors.ts";

/** A family of kernels, and the patterns of demangled names that make a kernel belong to it. */
export interface Family {
  readonly family: string;
  readonly patterns: readonly RegExp[];
}

/** The family of kernels that no pattern matches. */
export const otherFamily = "other";

const fileSchema = z.strictObject({
  families: z.array(
    z.strictObject({ family: z.string().regex(/^[a-z][a-z0-9-]*$/), patterns: z.array(z.string().min(1)).min(1) }),
  ),
});

/** Reads conf/kernel-families.yml. Throws UserError that names the family and the pattern at fault. */
export function parseFamilies(text: string, file = "conf/kernel-families.yml"): Family[] {
  const result = fileSchema.safeParse(parseYaml(text, file));
  if (!result.success) {
    throw new UserError({
      what: "The kernel families are not as expected.",
      where: file,
      why: z.prettifyError(result.error),
      help: "See the comments in conf/kernel-families.yml.",
      cause: result.error,
    });
  }
  return result.data.families.map(({ family, patterns }) => ({
    family,
    patterns: patterns.map((pattern) => toRegExp(pattern, family, file)),
  }));
}

/** Gives each kernel name its family; a name is only matched once. */
export function familyClassifier(families: readonly Family[]): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    let family = known.get(name);
    if (family === undefined) {
      family = families.find(({ patterns }) => patterns.some((pattern) => pattern.test(name)))?.family ?? otherFamily;
      known.set(name, family);
    }
    return family;
  };
}

function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new UserError({
      what: "The kernel families are not valid YAML.",
      where: file,
      why: errorMessage(error),
      cause: error,
    });
  }
}

function toRegExp(pattern: string, family: string, file: string): RegExp {
  try {
    return new RegExp(pattern, "i");
  } catch (error) {
    throw new UserError({
      what: `A pattern of the kernel family ${family} is no regular expression: ${pattern}`,
      where: file,
      why: errorMessage(error),
      help: "Patterns are JavaScript regular expressions; a literal ( ) [ ] { } + * ? . ^ $ | needs a backslash.",
      cause: error,
    });
  }
}
