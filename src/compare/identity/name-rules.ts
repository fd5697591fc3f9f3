import { parse } from "yaml";
import * as z from "zod";
import { errorMessage, UserError } from "../../errors.ts";

/** What of a kernel's name tells it from others. Both are remembered: a name is only read once. */
export interface NameRules {
  /** The name without numbers and hashes that mean nothing. */
  readonly stable: (name: string) => string;
  /** The same without what a library or an autotuner picks: tiles, stages, algorithms. */
  readonly general: (name: string) => string;
  /** Whether a library or a compiler made the kernel that tries out several and takes one: the same code may get another each time. */
  readonly isAutotuned: (name: string) => boolean;
  /** The elements of the result that a block of such a kernel makes, as its name says; 1 where it does not. */
  readonly tileElements: (name: string) => number;
}

const ruleName = z.string().regex(/^[a-z][a-z0-9-]*$/);

const fileSchema = z.strictObject({
  rules: z.array(
    z.strictObject({
      name: ruleName,
      kind: z.enum(["unstable", "variant"]),
      when: z.string().min(1).optional(),
      pattern: z.string().min(1),
      replacement: z.string(),
    }),
  ),
  autotuned: z
    .array(
      z.strictObject({
        name: ruleName,
        pattern: z.string().min(1),
        tile: z.string().min(1).optional(),
      }),
    )
    .default([]),
});

/** conf/kernel-names.yml. */
export type NameRuleFile = z.infer<typeof fileSchema>;
type NameRule = NameRuleFile["rules"][number];

/** Reads conf/kernel-names.yml. Throws UserError that names the rule at fault. */
export function readNameRules(text: string, file = "conf/kernel-names.yml"): NameRuleFile {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    throw new UserError({ what: "The rules of kernel names are not valid YAML.", where: file, cause: error });
  }
  const result = fileSchema.safeParse(value);
  if (result.success) return result.data;
  throw new UserError({
    what: "The rules of kernel names are not as expected.",
    where: file,
    why: z.prettifyError(result.error),
    help: "See the comments in conf/kernel-names.yml.",
    cause: result.error,
  });
}

/** The rules of conf/kernel-names.yml, ready to use. Throws UserError. */
export function parseNameRules(text: string, file = "conf/kernel-names.yml"): NameRules {
  const { rules, autotuned } = readNameRules(text, file);
  const compiled = rules.map((rule) => ({ kind: rule.kind, apply: compile(rule, file) }));
  const unstable = compiled.filter(({ kind }) => kind === "unstable").map(({ apply }) => apply);
  const variant = compiled.filter(({ kind }) => kind === "variant").map(({ apply }) => apply);
  const stable = remembered((name) => unstable.reduce((text_, apply) => apply(text_), name), asItIs);
  const choices = autotuned.map(({ name, pattern, tile }) => ({
    pattern: expressionOf(pattern, name, file),
    tile: tile === undefined ? null : expressionOf(tile, name, file),
  }));
  const choiceOf = (name: string) => choices.find(({ pattern }) => pattern.test(name));
  return {
    stable,
    general: remembered((name) => variant.reduce((text_, apply) => apply(text_), stable(name)), asItIs),
    isAutotuned: remembered(
      (name) => choiceOf(name) !== undefined,
      () => false,
    ),
    tileElements: remembered(
      (name) => (choiceOf(name)?.tile?.exec(name)?.slice(1) ?? []).reduce((product, size) => product * Number(size), 1),
      () => 1,
    ),
  };
}

function compile({ name, when, pattern, replacement }: NameRule, file: string): (text: string) => string {
  const condition = when === undefined ? null : expressionOf(when, name, file);
  const expression = expressionOf(pattern, name, file, "g");
  return (text) => (condition !== null && !condition.test(text) ? text : text.replace(expression, replacement));
}

function expressionOf(pattern: string, rule: string, file: string, flags = ""): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    throw new UserError({
      what: `The rule ${rule} of kernel names holds no regular expression: ${pattern}`,
      where: file,
      why: errorMessage(error),
      help: "Patterns are JavaScript regular expressions; a literal ( ) [ ] { } + * ? . ^ $ | needs a backslash.",
      cause: error,
    });
  }
}

/** Names come from the profiled program: one beyond this length is not read. */
const longest = 20_000;

const asItIs = (name: string): string => name;

function remembered<Read>(read: (name: string) => Read, unread: (name: string) => Read): (name: string) => Read {
  const known = new Map<string, Read>();
  return (name) => {
    const seen = known.get(name);
    if (seen !== undefined) return seen;
    const found = name.length > longest ? unread(name) : read(name);
    known.set(name, found);
    return found;
  };
}
