import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import type { Bytes } from "../../model/units.ts";
import { errorText } from "../error-text.ts";
import { secretSearch } from "./search.ts";
import type { Secret } from "./secret.ts";

/** What a file was found to hold. */
export interface SearchedFile {
  /** Names of the secrets in it, never their values. */
  readonly found: readonly string[];
  /** Why not all of it could be searched; null: all of it was. */
  readonly notSearched: string | null;
}

/** A small file may inflate about a thousandfold. */
const largestInflated: Bytes = 8 * 2 ** 30;

const pieceBytes: Bytes = 4 * 2 ** 20;

/**
 * Searches a file of any size for secrets in all of their forms; of gzip data also what it inflates to, up to
 * `inflatedLimit`. Never throws: a file that cannot be read says so in `notSearched`.
 */
export async function findSecrets(
  path: string,
  secrets: readonly Secret[],
  inflatedLimit: Bytes = largestInflated,
): Promise<SearchedFile> {
  const search = secretSearch(secrets);
  let notSearched: string | null = null;
  try {
    for await (const piece of pieces(createReadStream(path, { highWaterMark: pieceBytes }))) search.add(piece);
    if (await isGzip(path)) {
      const inflated = secretSearch(secrets);
      try {
        notSearched = await searchInflated(path, inflated, inflatedLimit);
      } catch (error) {
        notSearched = `it looks like gzip data that cannot be inflated (${errorText(error)})`;
      }
      return { found: [...new Set([...search.found, ...inflated.found])].sort(), notSearched };
    }
  } catch (error) {
    notSearched = `it cannot be read (${errorText(error)})`;
  }
  return { found: [...search.found].sort(), notSearched };
}

/** The same for text in memory, such as a comment, also where Markdown's numeric entities stand for characters. */
export function findSecretsInText(text: string, secrets: readonly Secret[]): string[] {
  const search = secretSearch(secrets);
  search.add(Buffer.from(text));
  const decoded = secretSearch(secrets);
  decoded.add(
    Buffer.from(text.replaceAll(/&#(\d{1,7});/g, (entity, code: string) => characterOf(Number(code)) ?? entity)),
  );
  return [...new Set([...search.found, ...decoded.found])].sort();
}

function characterOf(code: number): string | null {
  return code <= 0x10ffff ? String.fromCodePoint(code) : null;
}

async function searchInflated(
  path: string,
  search: ReturnType<typeof secretSearch>,
  limit: Bytes,
): Promise<string | null> {
  const file = createReadStream(path, { highWaterMark: pieceBytes });
  const gunzip = createGunzip({ chunkSize: pieceBytes });
  file.on("error", (error) => gunzip.destroy(error));
  let bytes = 0;
  try {
    for await (const piece of pieces(file.pipe(gunzip))) {
      bytes += piece.length;
      if (bytes > limit) return `it inflates to more than ${limit} bytes`;
      search.add(piece);
    }
    return null;
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}

async function* pieces(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const piece of stream) if (Buffer.isBuffer(piece)) yield piece;
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}
