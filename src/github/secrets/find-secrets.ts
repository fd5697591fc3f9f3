import { createReadStream } from "node:fs";
import { mkdtemp, open, readFile, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { createGunzip, createZstdDecompress } from "node:zlib";
import { redacted } from "../../model/secrets.ts";
import { cutNameEnd } from "../../model/text/safe-name.ts";
import type { Bytes } from "../../model/units.ts";
import { shortenError } from "../actions-log.ts";
import { cutMark, startSecretSearch, type SecretSearch, type Secret } from "./search.ts";
import { readLongRows, sqliteMagic } from "./sqlite-rows.ts";

export interface SearchedFile {
  readonly found: readonly string[];
  readonly notSearched: string | null;
}

export interface SearchOptions {
  readonly temporaryDirectory: string;
  readonly stop: AbortSignal;
  /** A file may grow about a thousandfold when it's decompressed. Default 8 GiB. */
  readonly inflatedLimit?: Bytes;
}

const chunkBytes: Bytes = 4 * 2 ** 20;

/**
 * Searches a file of any size for secrets in all their forms, also in gzip and zstd data, in the rows of SQLite databases (even
 * compressed), and in the rendered text of Markdown and HTML. Never throws.
 */
export async function findSecrets(
  path: string,
  secrets: readonly Secret[],
  options: SearchOptions,
): Promise<SearchedFile> {
  const searches: SecretSearch[] = [];
  const newSearch = (): SecretSearch => {
    const search = startSecretSearch(secrets);
    searches.push(search);
    return search;
  };
  let read: readonly string[] = [];
  let notSearched: string | null = null;
  try {
    const search = newSearch();
    for await (const chunk of readChunks(createReadStream(path, { highWaterMark: chunkBytes }), options))
      search.add(chunk);
    const kind = detectKind(await readFirstBytes(path));
    if (kind === "sqlite") await searchRows(path, newSearch(), options);
    else if (kind === "sqlite-log") notSearched = "it's a SQLite journal, which contains incomplete rows";
    else if (kind !== null) notSearched = await searchInflated(path, decompressors[kind](), newSearch, options);
    if (/\.(?:md|html)$/.test(path)) read = findSecretsInText(await readFile(path, "utf8"), secrets);
  } catch (error) {
    notSearched = `we can't read it (${shortenError(error)})`;
  }
  return { found: [...new Set([...searches.flatMap(({ found }) => [...found]), ...read])].sort(), notSearched };
}

export function findSecretsInText(text: string, secrets: readonly Secret[]): string[] {
  const forms = [text, undoEscapes(text), text.replaceAll(cutNameEnd, cutMark)];
  return [...new Set(forms.flatMap((form) => findNames(form, secrets)))].sort();
}

export function redactPath(path: string, secrets: readonly Secret[]): string {
  const holds = (text: string): boolean => findSecretsInText(text, secrets).length > 0;
  const shown = path
    .split("/")
    .map((part) => (holds(part) ? redacted : part))
    .join("/");
  return holds(shown) ? redacted : shown;
}

function findNames(text: string, secrets: readonly Secret[]): string[] {
  const search = startSecretSearch(secrets);
  search.add(Buffer.from(text));
  return [...search.found];
}

/**
 * Undoes the escapes in our Markdown and HTML: numeric entities, `<wbr>` in names, a backslash before `|` in table cells, zero-width spaces
 * in mentions, and escapes in YAML that users can paste.
 */
function undoEscapes(markdown: string): string {
  return markdown
    .replaceAll("\\|", "|")
    .replaceAll("<wbr>", "")
    .replaceAll(/&#(\d{1,7});/g, (entity, code: string) => decodeCharacter(Number(code)) ?? entity)
    .replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\\\([*?])/g, "$1")
    .replaceAll("\u200b", "");
}

function decodeCharacter(code: number): string | null {
  return code <= 0x10ffff ? String.fromCodePoint(code) : null;
}

const decompressors = {
  gzip: () => createGunzip({ chunkSize: chunkBytes }),
  zstd: () => createZstdDecompress({ chunkSize: chunkBytes }),
} as const;

const magics: readonly (readonly [Buffer, keyof typeof decompressors | "sqlite" | "sqlite-log"])[] = [
  [Buffer.from([0x1f, 0x8b]), "gzip"],
  [Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), "zstd"],
  [sqliteMagic, "sqlite"],
  [Buffer.from([0x37, 0x7f, 0x06, 0x82]), "sqlite-log"],
  [Buffer.from([0x37, 0x7f, 0x06, 0x83]), "sqlite-log"],
  [Buffer.from([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]), "sqlite-log"],
];

/** Judged by the first bytes, not by the name. Null if we search only the file's bytes. */
function detectKind(first: Buffer): (typeof magics)[number][1] | null {
  return magics.find(([magic]) => first.subarray(0, magic.length).equals(magic))?.[1] ?? null;
}

async function searchRows(path: string, search: SecretSearch, options: SearchOptions): Promise<void> {
  await using file = await open(path, "r");
  for await (const chunk of readChunks(readLongRows(file.fd, (await file.stat()).size), options)) search.add(chunk);
}

async function searchInflated(
  path: string,
  decompressor: ReturnType<(typeof decompressors)[keyof typeof decompressors]>,
  newSearch: () => SecretSearch,
  options: SearchOptions,
): Promise<string | null> {
  const { inflatedLimit = 8 * 2 ** 30, temporaryDirectory } = options;
  const packed = createReadStream(path, { highWaterMark: chunkBytes });
  packed.on("error", (error) => decompressor.destroy(error));
  const search = newSearch();
  await using stack = new AsyncDisposableStack();
  /** Reading a database's rows needs random access. */
  let copy: { readonly path: string; readonly file: FileHandle } | null = null;
  let bytes = 0;
  try {
    for await (const chunk of readChunks(packed.pipe(decompressor), options)) {
      if (bytes === 0 && detectKind(chunk) === "sqlite") {
        const folder = await mkdtemp(join(temporaryDirectory, "search-"));
        stack.defer(() => rm(folder, { recursive: true, force: true }));
        copy = {
          path: join(folder, "rows.sqlite"),
          file: stack.use(await open(join(folder, "rows.sqlite"), "wx", 0o600)),
        };
      }
      bytes += chunk.length;
      if (bytes > inflatedLimit) return `it decompresses to more than ${inflatedLimit} bytes`;
      search.add(chunk);
      await copy?.file.writeFile(chunk);
    }
    // Node decompresses the first zstd frame and silently skips the rest.
    if (decompressor.bytesWritten < packed.bytesRead) return "we could decompress only its beginning";
  } catch (error) {
    return `we can't decompress it (${shortenError(error)})`;
  } finally {
    packed.destroy();
    decompressor.destroy();
  }
  if (copy !== null) await searchRows(copy.path, newSearch(), options);
  return null;
}

async function* readChunks(stream: AsyncIterable<unknown>, { stop }: SearchOptions): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    if (stop.aborted) throw new Error("stopped");
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
}

async function readFirstBytes(path: string): Promise<Buffer> {
  await using file = await open(path, "r");
  const { bytesRead, buffer } = await file.read(Buffer.alloc(sqliteMagic.length), 0, sqliteMagic.length, 0);
  return buffer.subarray(0, bytesRead);
}
