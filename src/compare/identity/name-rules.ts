/** Functions that cache their results, so each name is read only once. */
export interface NameRules {
  readonly stable: (name: string) => string;
  /** The stable name without what a library or an autotuner picks: tiles, stages, algorithms. */
  readonly general: (name: string) => string;
  /** The same code may get another kernel next time. */
  readonly isMeasured: (name: string) => boolean;
  /** The number of result elements per block of a kernel that a library chose, according to its name. 1 if the name doesn't include this number. */
  readonly tileElements: (name: string) => number;
}

export interface NameRuleFile {
  readonly rules: readonly NameRule[];
  readonly chosen: readonly ChosenKernels[];
}

interface ChosenKernels {
  readonly name: string;
  readonly pattern: string;
  readonly measures?: boolean;
  readonly tile?: string;
}

interface NameRule {
  readonly name: string;
  readonly kind: "unstable" | "variant";
  readonly when?: string;
  readonly pattern: string;
  readonly replacement: string;
}

/** Throws Error with the rule's name if a pattern isn't a regular expression. */
export function compileNameRules({ rules, chosen }: NameRuleFile): NameRules {
  const compiled = rules.map((rule) => ({ kind: rule.kind, apply: compile(rule) }));
  const unstable = compiled.filter(({ kind }) => kind === "unstable").map(({ apply }) => apply);
  const variant = compiled.filter(({ kind }) => kind === "variant").map(({ apply }) => apply);
  const stable = cacheReads((name) => unstable.reduce((text_, apply) => apply(text_), name), keepName);
  const choices = chosen.map(({ name, pattern, measures = false, tile }) => ({
    pattern: compilePattern(pattern, name),
    measures,
    tile: tile === undefined ? null : compilePattern(tile, name),
  }));
  const choiceOf = (name: string) => choices.find(({ pattern }) => pattern.test(name));
  return {
    stable,
    general: cacheReads((name) => variant.reduce((text_, apply) => apply(text_), stable(name)), keepName),
    isMeasured: cacheReads(
      (name) => choiceOf(name)?.measures === true,
      () => false,
    ),
    tileElements: cacheReads(
      (name) => (choiceOf(name)?.tile?.exec(name)?.slice(1) ?? []).reduce((product, size) => product * Number(size), 1),
      () => 1,
    ),
  };
}

function compile({ name, when, pattern, replacement }: NameRule): (text: string) => string {
  const condition = when === undefined ? null : compilePattern(when, name);
  const expression = compilePattern(pattern, name, "g");
  return (text) => (condition !== null && !condition.test(text) ? text : text.replace(expression, replacement));
}

function compilePattern(pattern: string, rule: string, flags = "") {
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    throw new Error(`The pattern of the kernel name rule ${rule} isn't a regular expression: ${pattern}`, {
      cause: error,
    });
  }
}

const longest = 20_000;

const keepName = (name: string) => name;

function cacheReads<Read>(read: (name: string) => Read, unread: (name: string) => Read): (name: string) => Read {
  const cache = new Map<string, Read>();
  return (name) => {
    const cached = cache.get(name);
    if (cached !== undefined) return cached;
    const parsed = name.length > longest ? unread(name) : read(name);
    cache.set(name, parsed);
    return parsed;
  };
}
