/** The meanings of words in a comparison's tables, in the legend's order; our own plain text. */
export const legend = {
  interval:
    "The 95% confidence interval of the change (Student's t), based on the rounds and the known noise between rounds.",
  detectable: "The smallest slowdown that at least 90% of runs like this one would find.",
  "of range": "The change as a share of the range's kernel time.",
  small: "Too small a share of the range to be judged separately.",
  variant: "A library or compiler chose another kernel variant for the same work.",
  overlap: "The overlap with other work changed.",
  waits: "The time includes waiting for other GPUs.",
  moved: "Copies in this direction now use a different kind of memory.",
  "△": "Slower, but the range or family that contains it isn't.",
} as const;

/** The meaning of a column's title or a change's word; null if the title or word needs no explanation. */
export function findMeaning(word: string): string | null {
  return Object.entries(legend).find(([term]) => term === word)?.[1] ?? null;
}
