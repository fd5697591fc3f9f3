import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";

/** Every file under the folder that holds one of the texts, as bytes, in its content or its name; `.zst` files opened too. */
export function filesWith(
  folder: string,
  texts: readonly string[],
): { readonly file: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      const contents = entry.name.endsWith(".zst") ? [bytes, zstdDecompressSync(bytes)] : [bytes];
      const file = path.slice(folder.length + 1);
      return texts
        .filter((text) => file.includes(text) || contents.some((content) => content.includes(text)))
        .map((text) => ({ file, text }));
    });
}
