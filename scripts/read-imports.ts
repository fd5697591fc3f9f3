import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** For each TypeScript file that the glob matches, the files that it imports: types, and imports that wait, too. Paths are relative to `root`. */
export function readImports(root: string, glob: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    globSync(glob, { cwd: root }).map((file) => {
      const imports = readFileSync(join(root, file), "utf8").matchAll(/(?:from |import\()"(\.[^"]+)"/g);
      return [file, [...imports].map(([, path = ""]) => join(dirname(file), path))];
    }),
  );
}
