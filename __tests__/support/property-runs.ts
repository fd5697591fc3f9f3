/** How often a property is tried: all of it in CI, a fifth by hand. */
export function runs(all: number): number {
  return process.env["CI"] === undefined ? Math.ceil(all / 5) : all;
}
