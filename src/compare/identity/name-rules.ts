import { parse } from "yaml";
import { z } from "zod";
import { errorMessage, UserError } from "../../errors.ts";

/** What of a kernel's name tells it from others. Both are remembered: a name is only read once. */
export interface NameRules {
  /** The name without numbers and hashes that mean nothing. */
  readonly stable: (name: string) => string;
  /** The same without what a library or an autotuner picks: tiles, stages, algorithms. */
  readonly general: (name: string) => string;
}

const pair = z.tuple([z.string().min(1), z.string().min(1)]);

const fileSchema = z.strictObject({
  rules: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z][a-z0-9-]*$/),
      kind: z.enum(["unstable", "variant"]),
      when: z.string().min(1).optional(),
      pattern: z.string().min(1),
      replacement: z.string(),
      same: z.array(pair).default([]),
      different: z.array(pair).default([]),
    }),
  ),
});

/** A rule of conf/kernel-names.yml, with its examples. */
export type NameRule = z.infer<typeof fileSchema>["rules"][number];

/** Reads conf/kernel-names.yml. Throws UserError that names the rule at fault. */
export function readNameRules(text: string, file = "conf/kernel-names.yml"): readonly NameRule[] {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    throw new UserError({ what: "The rules of kernel names are not valid YAML.", where: file, cause: error });
  }
  const result = fileSchema.safeParse(value);
  if (result.success) return result.data.rules;
  throw new UserError({
    what: "The rules of kernel names are not as expected.",
    where: file,
    why: z.prettifyError(result.error),
    hint: "See the comments in conf/kernel-names.yml.",
    cause: result.error,
  });
}

/** The rules of conf/kernel-names.yml, ready to use. Throws UserError. */
export function parseNameRules(text: string, file = "conf/kernel-names.yml"): NameRules {
  const compiled = readNameRules(text, file).map((rule) => ({ kind: rule.kind, apply: compile(rule, file) }));
  const unstable = compiled.filter(({ kind }) => kind === "unstable").map(({ apply }) => apply);
  const variant = compiled.filter(({ kind }) => kind === "variant").map(({ apply }) => apply);
  const stable = remembered((name) => unstable.reduce((text_, apply) => apply(text_), name));
  return { stable, general: remembered((name) => variant.reduce((text_, apply) => apply(text_), stable(name))) };
}

function compile({ name, when, pattern, replacement }: NameRule, file: string): (text: string) => string {
  try {
    const condition = when === undefined ? null : new RegExp(when);
    const expression = new RegExp(pattern, "g");
    return (text) => (condition !== null && !condition.test(text) ? text : text.replace(expression, replacement));
  } catch (error) {
    throw new UserError({
      what: `The rule ${name} of kernel names holds no regular expression: ${pattern}`,
      where: file,
      why: errorMessage(error),
      hint: "Patterns are JavaScript regular expressions; a literal ( ) [ ] { } + * ? . ^ $ | needs a backslash.",
      cause: error,
    });
  }
}

/** Names come from the profiled program: beyond this length one is taken as it is. */
const longest = 20_000;

function remembered(read: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    let key = known.get(name);
    if (key === undefined) {
      key = name.length > longest ? name : read(name);
      known.set(name, key);
    }
    return key;
  };
}
