/** A kernel family and the case-insensitive patterns that match its demangled kernel names. */
export interface FamilyPatterns {
  readonly family: string;
  readonly patterns: readonly string[];
}

export interface Family {
  readonly family: string;
  readonly patterns: readonly RegExp[];
}

export const otherFamily = "other";

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

export function createFamilyLookup(families: readonly Family[]): (name: string) => string {
  const cache = new Map<string, string>();
  return (name) => {
    let family = cache.get(name);
    if (family === undefined) {
      family = families.find(({ patterns }) => patterns.some((pattern) => pattern.test(name)))?.family ?? otherFamily;
      cache.set(name, family);
    }
    return family;
  };
}
