/** A kernel family and the case-insensitive patterns that match its demangled kernel names. */
export interface FamilyPatterns {
  readonly family: string;
  /** JavaScript regular expressions. */
  readonly patterns: readonly string[];
}

/** A kernel family with compiled patterns. */
export interface Family {
  readonly family: string;
  readonly patterns: readonly RegExp[];
}

/** The family for kernels that no pattern matches. */
export const otherFamily = "other";

/** Compiles the patterns. Throws an Error that names the family if a pattern isn't a regular expression. */
export function compileFamilies(families: readonly FamilyPatterns[]): Family[] {
  return families.map(({ family, patterns }) => ({
    family,
    patterns: patterns.map((pattern) => {
      try {
        return new RegExp(pattern, "i");
      } catch (error) {
        throw new Error(`A pattern of the kernel family ${family} isn't a regular expression: ${pattern}`, {
          cause: error,
        });
      }
    }),
  }));
}

/** Returns a lookup from kernel name to family. It matches each name against the patterns only once. */
export function createFamilyLookup(families: readonly Family[]): (name: string) => string {
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
