import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { execFileSync, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readImports } from "./read-imports.ts";

/*
 * Removes features from a copy, each with its folder, its tests, and its line in the list, and type-checks what remains.
 * `npm run remove-feature -- NAME…`; without names, one that the commit's hash draws. Exits with 1 if something else needs the feature.
 */

const root = fileURLToPath(new URL("..", import.meta.url));
const all = readdirSync(join(root, "src/features")).toSorted();
const names = process.argv.length > 2 ? process.argv.slice(2) : [drawFeature()];
const failed = names.filter((name) => !canRemove(name));
process.exitCode = failed.length === 0 ? 0 : 1;

function drawFeature(): string {
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  const drawn = all[Number.parseInt(commit.slice(0, 8), 16) % all.length];
  if (drawn === undefined) throw new Error("src/features is empty.");
  return drawn;
}

function canRemove(name: string): boolean {
  if (!all.includes(name)) throw new Error(`There's no feature ${name}. The features: ${all.join(", ")}.`);
  const copy = mkdtempSync(join(tmpdir(), "llm-profile-removed-"));
  try {
    for (const part of ["src", "__tests__", "scripts", "bench", "conf", "package.json", "tsconfig.json"])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    const removed = withDependents(copy, name);
    for (const feature of removed) {
      rmSync(join(copy, "src/features", feature), { recursive: true });
      rmSync(join(copy, "__tests__/features", feature), { recursive: true, force: true });
      dropFromList(join(copy, "src/main/features.ts"), feature);
    }
    const others = removeUsers(copy, removed);
    const { status, stdout } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "--noEmit"], {
      cwd: copy,
      encoding: "utf8",
    });
    console.log(`${removed.join(" and ")}: ${status === 0 ? "what remains type-checks" : `still needed\n${stdout}`}`);
    if (others.length > 0) console.log(`  Tests, scripts, and benches that went with it: ${others.join(", ")}`);
    return status === 0;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The feature, and those that build on it. */
function withDependents(copy: string, name: string): string[] {
  const dependents = [...readImports(copy, "src/features/**/*.ts")]
    .filter(([, imports]) => imports.some((path) => path.startsWith(`src/features/${name}/`)))
    .map(([file]) => file.split("/")[2] ?? "");
  return [...new Set([name, ...dependents])];
}

/** Removes the feature's import and its entry. */
function dropFromList(path: string, feature: string): void {
  const text = readFileSync(path, "utf8");
  const found = new RegExp(`^import \\{ (\\w+) \\} from "\\.\\./features/${feature}/index\\.ts";\n`, "m").exec(text);
  if (found?.[1] === undefined) throw new Error(`${path} doesn't list ${feature}.`);
  writeFileSync(path, text.replace(found[0], "").replace(new RegExp(`^  ${found[1]},\n`, "m"), ""));
}

/** Removes the tests, scripts, and benches that reach these features by imports. Returns their paths. */
function removeUsers(copy: string, features: readonly string[]): string[] {
  const importsOf = readImports(copy, "{__tests__,scripts,bench}/**/*.ts");
  const isTheirs = (path: string): boolean =>
    features.some((name) => path.startsWith(`src/features/${name}/`) || path.startsWith(`__tests__/features/${name}/`));
  const gone = new Set<string>();
  for (let found = [""]; found.length > 0;) {
    found = [...importsOf]
      .filter(([file, imports]) => !gone.has(file) && imports.some((path) => isTheirs(path) || gone.has(path)))
      .map(([file]) => file);
    for (const file of found) gone.add(file);
  }
  for (const file of gone) rmSync(join(copy, file));
  return [...gone].toSorted();
}
