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

/** What conf/kernel-names.yml holds; its comments say what the parts are for. */
export interface NameRuleFile {
  readonly rules: readonly NameRule[];
  readonly autotuned: readonly { readonly name: string; readonly pattern: string; readonly tile?: string }[];
}

interface NameRule {
  readonly name: string;
  readonly kind: "unstable" | "variant";
  readonly when?: string;
  readonly pattern: string;
  readonly replacement: string;
}

/** The rules, ready to use: each call gives ones that remember nothing yet. Throws Error that names the rule whose pattern is none. */
export function compileNameRules({ rules, autotuned }: NameRuleFile): NameRules {
  const compiled = rules.map((rule) => ({ kind: rule.kind, apply: compile(rule) }));
  const unstable = compiled.filter(({ kind }) => kind === "unstable").map(({ apply }) => apply);
  const variant = compiled.filter(({ kind }) => kind === "variant").map(({ apply }) => apply);
  const stable = remembered((name) => unstable.reduce((text_, apply) => apply(text_), name), asItIs);
  const choices = autotuned.map(({ name, pattern, tile }) => ({
    pattern: expressionOf(pattern, name),
    tile: tile === undefined ? null : expressionOf(tile, name),
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

function compile({ name, when, pattern, replacement }: NameRule): (text: string) => string {
  const condition = when === undefined ? null : expressionOf(when, name);
  const expression = expressionOf(pattern, name, "g");
  return (text) => (condition !== null && !condition.test(text) ? text : text.replace(expression, replacement));
}

function expressionOf(pattern: string, rule: string, flags = ""): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    throw new Error(`The rule ${rule} of kernel names holds no regular expression: ${pattern}`, { cause: error });
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
