/** The number of families with their own color: f0 to f15 in report.css. */
const familyColors = 16;
/** Copies by kernels and by copy engines share one look, because readers see no difference. */
export const copies = { label: "copy", look: "k-copy" } as const;

/** Gives a family a CSS class. */
export type FamilyLooks = (family: string) => string;

/** A family has the same color in all figures of a page. Families after the sixteenth share one color. */
export function familyLooks(): FamilyLooks {
  const looks = new Map<string, string>([[copies.label, copies.look]]);
  return (family) => {
    const index = looks.size - 1;
    const look = looks.get(family) ?? (index < familyColors ? `f${String(index)}` : "s-same");
    looks.set(family, look);
    return look;
  };
}
