import { expect, test } from "@jest/globals";
import { largestRecordBytes } from "../../../../src/features/history/model/record.ts";
import { createGitEnvironment, parseListing } from "../../../../src/features/history/effects/branch.ts";
import { parseBatchObjects } from "../../../../src/run/machine/git-output.ts";

const id = "1".repeat(40);
const record = `100644 blob ${id}  300\truns/2026/11/23/a.json\0`;

test.each([
  ["a file of the largest size", `100644 blob ${id} ${String(largestRecordBytes)}`, null],
  ["a larger file", `100644 blob ${id} ${String(largestRecordBytes + 1)}`, "too-large"],
  ["a link", `120000 blob ${id}   40`, "not-a-record"],
  ["a program", `100755 blob ${id}  300`, "not-a-record"],
  ["a submodule", `160000 commit ${id}       -`, "not-a-record"],
])("skips a branch's files that can't be records: %s", (_, entry, why) => {
  const path = `runs/2026/11/23/a\n${record.slice(0, -1)}\u001b.json`;
  const other = why === null ? { files: [{ path, id }], skipped: [] } : { files: [], skipped: [{ path, why }] };
  const { files, skipped } = parseListing(`${record}${entry}\t${path}\0`);
  expect(files).toEqual([{ path: "runs/2026/11/23/a.json", id }, ...other.files]);
  expect(skipped).toEqual(other.skipped);
});

test("gives git only network variables, and the token as a header for one server", () => {
  const own = {
    PATH: "/bin",
    HOME: "/root",
    https_proxy: "http://proxy",
    GIT_DIR: "/x",
    GIT_TRACE: "1",
    GITHUB_TOKEN: "t",
  };
  const environment = createGitEnvironment(own, { url: "https://example.org/a/b.git", token: "secret" }, "/home");
  expect(environment).toMatchObject({ PATH: "/bin", HOME: "/home", https_proxy: "http://proxy" });
  expect(environment).toMatchObject({ GIT_ALLOW_PROTOCOL: "https:http", GIT_CONFIG_GLOBAL: "/dev/null" });
  for (const name of ["GIT_DIR", "GIT_TRACE", "GITHUB_TOKEN"]) expect(environment).not.toHaveProperty(name);
  const settings = Array.from({ length: Number(environment["GIT_CONFIG_COUNT"]) }, (_, index) => [
    environment[`GIT_CONFIG_KEY_${String(index)}`],
    environment[`GIT_CONFIG_VALUE_${String(index)}`],
  ]);
  expect(settings).toContainEqual(["http.followRedirects", "false"]);
  expect(settings).toContainEqual(["transfer.fsckObjects", "true"]);
  const header = Buffer.from("x-access-token:secret").toString("base64");
  expect(settings.at(-1)).toEqual(["http.https://example.org/.extraHeader", `Authorization: basic ${header}`]);
  const withoutToken = createGitEnvironment(own, { url: "https://example.org/a/b.git", token: null }, "/home");
  expect(withoutToken["GIT_CONFIG_COUNT"]).toBe(String(settings.length - 1));
});

test("reads whole objects from git's output in any chunks", async () => {
  const text = "aa blob 3\nx\ny\nbb missing\ncc blob 0\n\ndd blob 2\n\n\n\n";
  for (const size of [1, 2, 3, 7, 100]) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      Buffer.from(text.slice(at * size, (at + 1) * size)),
    );
    const found: (string | null)[] = [];
    for await (const object of parseBatchObjects(ReadableStream.from(pieces))) found.push(object?.toString() ?? null);
    expect(found).toEqual(["x\ny", null, "", "\n\n"]);
  }
});
