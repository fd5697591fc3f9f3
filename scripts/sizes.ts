import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/*
 * The size of src/ in TypeScript tokens, without comments and generated files. Counting lines would reward cramming code into fewer lines.
 * Then what makes it harder to read: words in comments, nested ternaries on one line, functions named `…Of`, and the name `one`.
 */

const longFunction = 80;
const ring = /^src\/features\//;

interface FileSize {
  readonly path: string;
  readonly tokens: number;
  /** Lines with at least one token. */
  readonly lines: number;
  readonly longFunctions: readonly string[];
  /** Object literals spread into others. */
  readonly spreadLiterals: number;
  readonly commentWords: number;
  readonly nestedTernaries: number;
  readonly functionsInOf: number;
  readonly namedOne: number;
}

const files = sourceFiles("src").map(sizeOf);
const byFolder = Map.groupBy(files, ({ path }) =>
  path
    .split("/")
    .slice(0, ring.test(path) ? 3 : 2)
    .join("/"),
);
const folders = [...byFolder].filter(([name]) => !name.endsWith(".ts"));

for (const [name, inIt] of folders) print(name, inIt);
print(
  "core",
  files.filter(({ path }) => !ring.test(path)),
);
print("src", files);
const lines = sum(files.map((file) => file.lines));
console.log(`${(sum(files.map(({ tokens }) => tokens)) / lines).toFixed(1)}  tokens per line`);
const counts = [
  [sum(files.map(({ spreadLiterals }) => spreadLiterals)), "object literals spread into others"],
  [sum(files.map(({ commentWords }) => commentWords)), "words in comments"],
  [sum(files.map(({ nestedTernaries }) => nestedTernaries)), "nested ternaries on one line"],
  [sum(files.map(({ functionsInOf }) => functionsInOf)), "functions whose names end in Of"],
  [sum(files.map(({ namedOne }) => namedOne)), "uses of the name `one`"],
] as const;
for (const [count, what] of counts) console.log(`${count.toLocaleString("en-US").padStart(7)}  ${what}`);
for (const text of files.flatMap(({ longFunctions }) => longFunctions)) console.log(text);

function print(name: string, of: readonly FileSize[]): void {
  const tokens = sum(of.map((file) => file.tokens)).toLocaleString("en-US");
  console.log(`${name.padEnd(27)} ${tokens.padStart(8)} tokens in ${String(of.length).padStart(3)} files`);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return path.endsWith(".ts") && !path.endsWith(".generated.ts") ? [path] : [];
  });
}

function sizeOf(path: string): FileSize {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const linesWithTokens = new Set<number>();
  const longFunctions: string[] = [];
  let tokens = 0;
  let spreadLiterals = 0;
  let nestedTernaries = 0;
  let functionsInOf = 0;
  let namedOne = 0;
  const comments = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    if (children.length === 0) {
      const text = source.text;
      const leading = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
      const trailing = ts.getTrailingCommentRanges(text, node.getFullStart()) ?? [];
      for (const { pos, end } of [...leading, ...trailing]) comments.set(pos, text.slice(pos, end));
      if (node.getWidth(source) > 0) {
        tokens += 1;
        linesWithTokens.add(lineOf(node.getStart(source)));
      }
    }
    if (ts.isIdentifier(node) && node.text === "one") namedOne += 1;
    if (isNestedTernary(node) && lineOf(node.getStart(source)) === lineOf(node.end)) nestedTernaries += 1;
    if (ts.isFunctionDeclaration(node) && node.name?.text.endsWith("Of")) functionsInOf += 1;
    if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression)) spreadLiterals += 1;
    if (ts.isFunctionLike(node)) {
      const first = lineOf(node.getStart(source));
      const length = lineOf(node.end) - first + 1;
      if (length > longFunction)
        longFunctions.push(`${path}:${String(first + 1)}  is a function with ${String(length)} lines`);
    }
    for (const child of children) visit(child);
  };
  visit(source);
  const commentWords = [...comments.values()]
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[a-z\d]/i.test(word)).length;
  const names = { nestedTernaries, functionsInOf, namedOne };
  return { path, tokens, lines: linesWithTokens.size, longFunctions, spreadLiterals, commentWords, ...names };
}

function isNestedTernary(node: ts.Node): boolean {
  if (!ts.isConditionalExpression(node)) return false;
  return [node.whenTrue, node.whenFalse].some((branch) => ts.isConditionalExpression(branch));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
