export function isMajority(part: number, whole: number): boolean {
  return 2 * part >= whole;
}
