import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { prose } from "../docs/support/markdown.ts";
import { repositoryPath } from "../fixtures/recorded.ts";
import { testDirectory } from "../run/support/directory.ts";
import { commandOf, installedPackages, pack } from "./support/tarball.ts";

const tarball = pack();
const paths = [...tarball.modes.keys()].sort();
const manifest = z
  .object({ version: z.string(), bin: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(repositoryPath("package.json"), "utf8")));

describe("npm pack", () => {
  test("packs exactly these files and folders", () => {
    const whole = ["conf", "dist", "docs", "examples", "schema"].flatMap(filesBelow);
    const alone = ["CHANGELOG.md", "LICENSE", "README.md", "SECURITY.md", "action.yml", "package.json"];
    expect(paths).toEqual([...alone, ...whole].sort());
  });

  test("packs an executable command", () => {
    expect(manifest.bin).toEqual({ "llm-profile": "dist/llm-profile" });
    expect((tarball.modes.get("dist/llm-profile") ?? 0) & 0o111).toBe(0o111);
  });

  test("makes a package smaller than 6 MiB", () => {
    expect(tarball.bytes).toBeLessThan(6 * 2 ** 20);
    expect(tarball.unpackedBytes).toBeLessThan(18 * 2 ** 20);
  });

  test("packs a dist/ smaller than 5 MB", () => {
    const bytes = filesBelow("dist").map((path) => statSync(repositoryPath(path)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(5e6);
    expect(statSync(repositoryPath("dist/post.js")).size).toBeLessThan(2000);
  });

  test("packs documents that link only to packed files or known repository files", () => {
    const outside = paths
      // What docs/comments/ shows are comments, whose links are of a pull request.
      .filter((path) => path.endsWith(".md") && !path.startsWith("docs/comments/"))
      .flatMap((path) => linkedFiles(path))
      .filter((target) => !paths.some((path) => path === target || path.startsWith(`${target}/`)));
    // README.md says that these are in the repository alone.
    expect([...new Set(outside)].filter((target) => !onlyInRepository.test(target))).toEqual([]);
  });
});

describe("npx in an empty folder, without a network", () => {
  const home = testDirectory();
  const npx = (...argv: string[]) => commandOf(tarball, argv, testDirectory(), home);

  test("prints --version and installs only this package", () => {
    expect(npx("--version")).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(new RegExp(`^llm-profile ${manifest.version}\nnsys .*\nncu .*\n$`)),
    });
    expect(installedPackages(home)).toEqual(["llm-profile-action"]);
  });

  test("analyzes the package's recordings with demo", () => {
    const { code, stdout, stderr } = npx("demo");
    expect(code).toBe(0);
    expect(stdout + stderr).toContain("Every sum equals nsys's own, to the nanosecond (6 checks).");
  });

  test("suggests the right key for a misspelled one", () => {
    const { code, stderr } = npx("run", "--range", "decode", "--set", "nsys.captrue=nvtx", "--", "true");
    expect(code).toBe(2);
    expect(stderr).toContain("nsys.capture");
  });
});

const onlyInRepository = /^(CONTRIBUTING\.md|Dockerfile|\.github\/|container\/|scripts\/|src\/|bench\/|__tests__\/)/;

/** Every file below a folder of the repository, but those for git, and what building or running the examples makes. */
function filesBelow(folder: string): string[] {
  return readdirSync(repositoryPath(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === ".gitignore") return [];
    if (!entry.isDirectory()) return [path];
    return entry.name === "build" || entry.name === "__pycache__" ? [] : filesBelow(path);
  });
}

/** The files that a Markdown file links to, as paths of the repository. */
function linkedFiles(path: string): string[] {
  const text = prose(readFileSync(repositoryPath(path), "utf8"));
  return [...text.matchAll(/\]\(([^)\s#]+)/g)].flatMap(([, target = ""]) =>
    /^[a-z]+:/.test(target) ? [] : [normalize(join(dirname(path), target)).replace(/\/$/, "")],
  );
}
