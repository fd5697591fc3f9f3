import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
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
 * `inflatedLimit`; of Markdown also what people read. Never throws: a file that cannot be read says so in `notSearched`.
 */
export async function findSecrets(
  path: string,
  secrets: readonly Secret[],
  inflatedLimit: Bytes = largestInflated,
): Promise<SearchedFile> {
  const search = secretSearch(secrets);
  const inside = secretSearch(secrets);
  let read: readonly string[] = [];
  let notSearched: string | null = null;
  try {
    for await (const piece of pieces(createReadStream(path, { highWaterMark: pieceBytes }))) search.add(piece);
    if (await isGzip(path)) notSearched = await searchInflated(path, inside, inflatedLimit);
    if (path.endsWith(".md")) read = findSecretsInText(await readFile(path, "utf8"), secrets);
  } catch (error) {
    notSearched = `it cannot be read (${errorText(error)})`;
  }
  return { found: [...new Set([...search.found, ...inside.found, ...read])].sort(), notSearched };
}

/** The same for text in memory, such as a comment, also as people read it where it is Markdown of ours. */
export function findSecretsInText(text: string, secrets: readonly Secret[]): string[] {
  return [...new Set([text, asRead(text)].flatMap((one) => namesIn(one, secrets)))].sort();
}

function namesIn(text: string, secrets: readonly Secret[]): string[] {
  const search = secretSearch(secrets);
  search.add(Buffer.from(text));
  return [...search.found];
}

/** Our Markdown puts a backslash before a `|` in a table's cell, numeric entities for characters, and zero-width spaces into mentions. */
function asRead(markdown: string): string {
  return markdown
    .replaceAll("\\|", "|")
    .replaceAll(/&#(\d{1,7});/g, (entity, code: string) => characterOf(Number(code)) ?? entity)
    .replaceAll("\u200b", "");
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
  } catch (error) {
    return `it looks like gzip data that cannot be inflated (${errorText(error)})`;
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
