import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { findSecrets, findSecretsInText } from "../../../src/publish/secrets/find-secrets.ts";
import { secretSearch } from "../../../src/publish/secrets/search.ts";

const folder = mkdtempSync(join(tmpdir(), "find-secrets-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, content: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const value = 'p@ss/w+rd "quoted"\\end é';
const secrets = [
  { name: "DB_PASSWORD", value },
  { name: "OTHER_KEY", value: "never-there" },
];

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
  test.each(forms)("finds the form %s, and names the variable", async (form, content) => {
    const path = file(`${form}.txt`, `line 1\n${content}\nline 3`);
    expect(await findSecrets(path, secrets)).toEqual({ found: ["DB_PASSWORD"], notSearched: null });
  });

  test("a file without any", async () => {
    const path = file("clean.txt", `${value.slice(0, -3)} ${value.slice(3)}`);
    expect(await findSecrets(path, secrets)).toEqual({ found: [], notSearched: null });
  });

  test("inside gzip data, whatever the file is called", async () => {
    const path = file("report.bin", gzipSync(`a ${value}`));
    expect(await findSecrets(path, secrets)).toEqual({ found: ["DB_PASSWORD"], notSearched: null });
  });

  test("across the borders of what is read at once", async () => {
    const bytes = Buffer.alloc(9 * 2 ** 20, "x");
    bytes.write(value, 4 * 2 ** 20 - 5);
    bytes.write("never-there", 8 * 2 ** 20 - 1);
    expect((await findSecrets(file("large.bin", bytes), secrets)).found).toEqual(["DB_PASSWORD", "OTHER_KEY"]);
    expect((await findSecrets(file("large.gz", gzipSync(bytes)), secrets)).found).toEqual(["DB_PASSWORD", "OTHER_KEY"]);
  });

  test("a long line of a key with several lines", async () => {
    const key =
      "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0B\nAQEFAASCBKcwggSjAgEAAoIB\n-----END PRIVATE KEY-----";
    const search = (text: string): string[] => findSecretsInText(text, [{ name: "SSH_KEY", value: key }]);
    expect(search("log: AQEFAASCBKcwggSjAgEAAoIB")).toEqual(["SSH_KEY"]);
    expect(search("-----BEGIN PRIVATE KEY-----")).toEqual([]);
  });

  test.each<[string, Buffer, number, string]>([
    ["gzip data that breaks off", gzipSync(Buffer.alloc(5000, "ab")).subarray(0, 30), 1e6, "cannot be inflated"],
    ["gzip data that inflates too far", gzipSync(Buffer.alloc(5e6)), 1e6, "inflates to more than 1000000 bytes"],
  ])("%s says so", async (name, bytes, limit, expected) => {
    const { found, notSearched } = await findSecrets(file(`${name}.gz`, bytes), secrets, limit);
    expect(found).toEqual([]);
    expect(notSearched).toContain(expected);
  });

  test("a file that is not there says so", async () => {
    expect((await findSecrets(join(folder, "none"), secrets)).notSearched).toMatch(/cannot be read .*ENOENT/);
  });
});

describe("findSecretsInText", () => {
  test("sees through Markdown's numeric entities", () => {
    const text = "kernel ghp&#95;abc&#95;123";
    expect(findSecretsInText(text, [{ name: "TOKEN", value: "ghp_abc_123" }])).toEqual(["TOKEN"]);
    expect(findSecretsInText("&#9999999;", [{ name: "TOKEN", value: "ghp_abc_123" }])).toEqual([]);
  });
});

test("a secret is found in whatever pieces the bytes come", () => {
  const text = fc.string({ minLength: 6, maxLength: 30, unit: "grapheme" }).filter((one) => one.trim().length > 5);
  fc.assert(
    fc.property(
      text,
      fc.nat(40),
      fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 8 }),
      (secret, before, cuts) => {
        const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret), Buffer.alloc(9)]);
        const search = secretSearch([{ name: "S", value: secret }]);
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
