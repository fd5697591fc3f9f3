/** A family of kernels, and the patterns of demangled names that make a kernel belong to it, in upper or lower case. */
export interface FamilyPatterns {
  readonly family: string;
  /** Regular expressions of JavaScript. */
  readonly patterns: readonly string[];
}

/** The same, ready to use. */
export interface Family {
  readonly family: string;
  readonly patterns: readonly RegExp[];
}

/** The family of kernels that no pattern matches. */
export const otherFamily = "other";

/** Throws Error that names the family whose pattern is no regular expression. */
export function compileFamilies(families: readonly FamilyPatterns[]): Family[] {
  return families.map(({ family, patterns }) => ({
    family,
    patterns: patterns.map((pattern) => {
      try {
        return new RegExp(pattern, "i");
      } catch (error) {
        throw new Error(`A pattern of the kernel family ${family} is no regular expression: ${pattern}`, {
          cause: error,
        });
      }
    }),
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
