import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { codeBlock, code, prose } from "../../../src/report/markdown/safe-text.ts";
import { markdownCode, markdownTable } from "../../../src/report/markdown/markdown-text.ts";
import { findSecrets, findSecretsInText } from "../../../src/github/secrets/find-secrets.ts";
import { startSecretSearch } from "../../../src/github/secrets/search.ts";
import { testDirectory } from "../../run/support/directory.ts";

const folder = testDirectory();

function file(name: string, content: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const options = { temporaryDirectory: folder, stop: new AbortController().signal };

const value = 'p@ss/w+rd "quoted"\\end é';
const secrets = [
  { name: "DB_PASSWORD", value },
  { name: "OTHER_KEY", value: "never-there" },
];

const token = "hf_QZXq8837261kfjEWoi20AbCdEfGhIjKl";

const base64 = (text: string): string => Buffer.from(text).toString("base64");
const forms: [string, string][] = [
  ["raw", `x${value}y`],
  ["JSON", JSON.stringify({ a: `prefix ${value}` })],
  ["JSON with escaped slashes and letters", `{"a":"p@ss\\/w+rd \\"quoted\\"\\\\end \\u00e9"}`],
  ["URL", `https://u:${encodeURIComponent(value)}@host/`],
  ["URL with small hex digits", encodeURIComponent(value).replaceAll(/%../g, (code) => code.toLowerCase())],
  ["form", encodeURIComponent(value).replaceAll("%20", "+")],
  ["base64 at the first place", base64(`${value} and more`)],
  ["base64 at the second place", base64(`u${value}`)],
  ["base64 at the third place", base64(`me:${value}:x`).slice(0, -2)],
  ["base64url", Buffer.from(`user:${value}`).toString("base64url")],
];

describe("findSecrets", () => {
  test.each(forms)("finds a secret in the form %s, and names its variable", async (form, content) => {
    const path = file(`${form}.txt`, `line 1\n${content}\nline 3`);
    expect(await findSecrets(path, secrets, options)).toEqual({ found: ["DB_PASSWORD"], notSearched: null });
  });

  test("finds a secret across a boundary between chunks", async () => {
    const bytes = Buffer.alloc(9 * 2 ** 20, "x");
    bytes.write(value, 4 * 2 ** 20 - 5);
    bytes.write("never-there", 8 * 2 ** 20 - 1);
    expect((await findSecrets(file("large.bin", bytes), secrets, options)).found).toEqual(["DB_PASSWORD", "OTHER_KEY"]);
    expect((await findSecrets(file("large.gz", gzipSync(bytes)), secrets, options)).found).toEqual([
      "DB_PASSWORD",
      "OTHER_KEY",
    ]);
  });

  test("finds a long line of a multi-line key", async () => {
    const key =
      "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0B\nAQEFAASCBKcwggSjAgEAAoIB\n-----END PRIVATE KEY-----";
    const search = (text: string): string[] => findSecretsInText(text, [{ name: "SSH_KEY", value: key }]);
    expect(search("log: AQEFAASCBKcwggSjAgEAAoIB")).toEqual(["SSH_KEY"]);
    expect(search("-----BEGIN PRIVATE KEY-----")).toEqual([]);
  });

  const twoFrames = Buffer.concat([zstdCompressSync("a"), zstdCompressSync("b")]);
  test.each<[string, Buffer, number, string]>([
    ["gzip data that breaks off", gzipSync(Buffer.alloc(5000, "ab")).subarray(0, 30), 1e6, "can't decompress"],
    ["zstd data of two frames", twoFrames, 1e6, "only its beginning"],
    ["gzip data that inflates too far", gzipSync(Buffer.alloc(5e6)), 1e6, "more than 1000000 bytes"],
  ])("says what it couldn't search: %s", async (name, bytes, limit, expected) => {
    const { found, notSearched } = await findSecrets(file(`${name}.gz`, bytes), secrets, {
      ...options,
      inflatedLimit: limit,
    });
    expect(found).toEqual([]);
    expect(notSearched).toContain(expected);
  });

  test.each(["comment.md", "run.json"])("finds a secret that was cut in %s", async (name) => {
    const path = file(name, `{"why": "The output says: ${token.slice(0, 30)}…"}`);
    expect(await findSecrets(path, [{ name: "HF_TOKEN", value: token }], options)).toEqual({
      found: ["HF_TOKEN"],
      notSearched: null,
    });
  });

  test("finds a cut secret across a boundary between chunks", async () => {
    const bytes = Buffer.alloc(9 * 2 ** 20, "x");
    const text = `${token.slice(0, 20)}…${token.slice(-10)}`;
    for (const border of [4, 8]) bytes.write(text, border * 2 ** 20 - 21);
    expect((await findSecrets(file("large.json", bytes), [{ name: "S", value: token }], options)).found).toEqual(["S"]);
  });

  test("decodes entities in Markdown and HTML files, but not in others", async () => {
    const text = "401 for hf&#95;abc&#95;123";
    const searched = async (name: string): Promise<readonly string[]> =>
      (await findSecrets(file(name, text), [{ name: "HF_TOKEN", value: "hf_abc_123" }], options)).found;
    expect(await searched("summary.md")).toEqual(["HF_TOKEN"]);
    expect(await searched("report.html")).toEqual(["HF_TOKEN"]);
    expect(await searched("stdout.txt")).toEqual([]);
  });

  /** A database with one table of these. */
  function database(
    name: string,
    texts: readonly (string | Buffer)[],
    form: { pageBytes?: number; columns?: string } = {},
  ): string {
    const { pageBytes = 4096, columns = "text)" } = form;
    const path = join(folder, name);
    const sqlite = new DatabaseSync(path);
    sqlite.exec(`PRAGMA page_size = ${String(pageBytes)}; CREATE TABLE Texts (${columns}`);
    const insert = sqlite.prepare("INSERT INTO Texts (text) VALUES (?)");
    for (const text of texts) insert.run(text);
    sqlite.close();
    return path;
  }

  describe.each([512, 4096, 16_384])("with a database with pages of %i bytes", (pageBytes) => {
    // Longer than a page: wherever it begins, a border falls into it.
    const long = Array.from({ length: pageBytes }, (_, index) => `QZX${String(index)}kfj`)
      .join("")
      .slice(0, pageBytes + 9);
    const wanted = [{ name: "HF_TOKEN", value: long }];

    test.each(["text", "bytes", "key"])("finds a value across a boundary between pages as a %s", async (kind) => {
      const path =
        kind === "key"
          ? database(`key-${pageBytes}`, [`before ${long}`], { pageBytes, columns: "text PRIMARY KEY) WITHOUT ROWID" })
          : database(`${kind}-${pageBytes}`, ["x", kind === "bytes" ? Buffer.from(long) : long, "x"], { pageBytes });
      const bytes = readFileSync(path);
      expect(bytes.includes(long)).toBe(false);
      const found = { found: ["HF_TOKEN"], notSearched: null };
      expect(await findSecrets(path, wanted, options)).toEqual(found);
      for (const packed of [gzipSync(bytes), zstdCompressSync(bytes)])
        expect(await findSecrets(file("packed.bin", packed), wanted, options)).toEqual(found);
      expect(await findSecrets(path, secrets, options)).toEqual({ found: [], notSearched: null });
      expect(readdirSync(folder).filter((name) => name.startsWith("search-"))).toEqual([]);
    });
  });

  test("finds a deleted row in free pages", async () => {
    // The last page of a chain is full, with 4 bytes for the number of the next: the value begins on the page before it.
    const row = `${"x".repeat(9000)}${token}${"x".repeat(4092 - 10)}`;
    const path = database("deleted.sqlite", [...Array.from({ length: 30 }, () => "y".repeat(5000)), row]);
    {
      using sqlite = new DatabaseSync(path);
      sqlite.exec("PRAGMA secure_delete = OFF; DELETE FROM Texts");
      expect(Number(sqlite.prepare("PRAGMA freelist_count").get()?.["freelist_count"])).toBeGreaterThan(30);
    }
    expect(readFileSync(path).includes(token)).toBe(false);
    expect((await findSecrets(path, [{ name: "HF_TOKEN", value: token }], options)).found).toEqual(["HF_TOKEN"]);
  });

  test("stops reading rows whose pages repeat, and says so", async () => {
    const bytes = readFileSync(database("chain.sqlite", Array<string>(200).fill("y".repeat(9000))));
    // Each page on which a row goes on names itself as the next, and each row says that it is of a megabyte.
    const length = 9004 + 256 * 4092;
    for (let page = 1; page * 4096 < bytes.length; page += 1) {
      const at = page * 4096;
      if (bytes[at] === 0) bytes.writeUInt32BE(page + 1, at);
      if (bytes[at] !== 0x0d) continue;
      for (let cell = 0; cell < bytes.readUInt16BE(at + 3); cell += 1)
        Buffer.from([0x80 | (length >> 14), 0x80 | ((length >> 7) & 0x7f), length & 0x7f]).copy(
          bytes,
          at + bytes.readUInt16BE(at + 8 + 2 * cell),
        );
    }
    const { notSearched } = await findSecrets(file("chain.sqlite", bytes), secrets, options);
    expect(notSearched).toContain("its rows are longer than the file");
  });

  test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    ["that's cut off", (bytes) => bytes.subarray(0, 60), /truncated/],
    ["with pages of 3 bytes", (bytes) => (bytes.writeUInt16BE(3, 16), bytes), /invalid page size/],
    ["in UTF-16", (bytes) => (bytes.writeUInt32BE(2, 56), bytes), /UTF-16/],
    ["that's a journal", () => Buffer.from("377f0682002de218", "hex"), /SQLite journal/],
  ])("says that it couldn't search a database %s", async (name, damage, expected) => {
    const bytes = damage(Buffer.from(readFileSync(database(`whole ${name}`, ["text"]))));
    expect((await findSecrets(file(name, bytes), secrets, options)).notSearched).toMatch(expected);
  });

  test("skips damaged pages", async () => {
    const bytes = readFileSync(database("noise", Array<string>(50).fill("z".repeat(5000))));
    const change = fc.tuple(fc.integer({ min: 100, max: bytes.length - 1 }), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 300 }), async (changes) => {
        const changed = Buffer.from(bytes);
        for (const [at, byte] of changes) changed[at] = byte;
        const { found, notSearched } = await findSecrets(file("changed", changed), secrets, options);
        expect(found).toEqual([]);
        expect([null, "we can't read it (its rows are longer than the file)"]).toContain(notSearched);
      }),
      { numRuns: 40 },
    );
  });

  test("says that it couldn't search a missing file", async () => {
    expect((await findSecrets(join(folder, "none"), secrets, options)).notSearched).toMatch(/can't read it .*ENOENT/);
  });
});

describe("findSecretsInText", () => {
  test.each<[string, string, string]>([
    ["prose, where a mention is disarmed", prose("no access with p@ss#w0rd:www.x"), "p@ss#w0rd:www.x"],
    ["a table's cell", markdownTable([{ title: "", align: "left" }], [[code("k_ab|cd*ef_v", 60)]]), "ab|cd*ef"],
    ["a code span in a table's cell", "| `k_ab\\|cd*ef_v` |", "ab|cd*ef"],
    ["a name with collapsed spaces", markdownCode("k correct  horse\tbattery"), "correct  horse"],
    ["text without invisible characters", prose("pass\u0007word-\u00ad9Qzz"), "pass\u0007word-\u00ad9Qzz"],
    ["a long name, cut in the middle", code(`gemm_${token}_f16`, 40), token],
    ["a long line, cut at the end", codeBlock(`${"x".repeat(165)} ${token}`), token],
    ["a multi-line value with one line cut", codeBlock(`${"x".repeat(180)} ${token}`), `-----BEGIN\n${token}\n`],
  ])("finds a secret as a report renders it: %s", (_, text, secret) => {
    expect(text).not.toContain(secret);
    expect(findSecretsInText(text, [{ name: "S", value: secret }])).toEqual(["S"]);
  });

  test.each([
    ["at the end", `${token.slice(0, 9)}…`, true],
    ["at the end, with too little of it left", `${token.slice(0, 8)}…`, false],
    ["at the beginning", `…${token.slice(-9)}`, true],
    ["in its middle", `${token.slice(0, 5)}…${token.slice(-4)}`, true],
    ["with other text in between", `${token.slice(0, 20)} … ${token.slice(-10)}`, false],
    ["at the second of two ellipses", `${token.slice(0, 3)}…${token.slice(0, 12)}…`, true],
    ["at the end of a short value", "hunte…", false],
    ["in the middle of a short value", "hun…ter22", true],
  ])("decides whether text contains a value cut %s", (_, text, expected) => {
    const values = [token, "hunter22"].map((value) => ({ name: "S", value }));
    expect(findSecretsInText(`a ${text} b`, values)).toEqual(expected ? ["S"] : []);
  });

  test("sees through Markdown's numeric entities", () => {
    const text = "kernel ghp&#95;abc&#95;123";
    expect(findSecretsInText(text, [{ name: "TOKEN", value: "ghp_abc_123" }])).toEqual(["TOKEN"]);
    expect(findSecretsInText("ghp_<wbr>abc_<wbr>123", [{ name: "TOKEN", value: "ghp_abc_123" }])).toEqual(["TOKEN"]);
    expect(findSecretsInText("&#9999999;", [{ name: "TOKEN", value: "ghp_abc_123" }])).toEqual([]);
  });
});

test("finds a secret whatever the chunks", () => {
  const text = fc.string({ minLength: 6, maxLength: 30, unit: "grapheme" }).filter((one) => one.trim().length > 5);
  fc.assert(
    fc.property(
      text,
      fc.nat(40),
      fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 8 }),
      (secret, before, cuts) => {
        const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret), Buffer.alloc(9)]);
        const search = startSecretSearch([{ name: "S", value: secret }]);
        let at = 0;
        for (const cut of [...cuts, bytes.length]) search.add(bytes.subarray(at, (at += cut)));
        return search.found.has("S");
      },
    ),
  );
  fc.assert(
    fc.property(text, fc.nat(5), fc.string(), (secret, before, after) => {
      const encoded = Buffer.concat([Buffer.alloc(before), Buffer.from(secret + after)]).toString("base64");
      return findSecretsInText(encoded, [{ name: "S", value: secret }]).length === 1;
    }),
  );
});
