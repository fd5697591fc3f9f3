/** True if the part is at least half of the whole. */
export function isMajority(part: number, whole: number): boolean {
  return 2 * part >= whole;
}
