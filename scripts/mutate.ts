/**
 * Changes one operator, number or condition in the sources at a time, and lists the changes that no test notices:
 * `npm run mutate -- --count 100 --tests __tests__/gate src/gate`. It works on a copy and takes minutes, because each change needs its own Jest run.
 * If you repeat `--tests`, they run in that order until one notices the change, so name quick ones first.
 * A survivor means that a test is missing, that the code isn't needed, or that the change has no visible effect.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import ts from "typescript";

interface Mutation {
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

type Outcome = "killed" | "killed by time" | "survived";

/** Tests that run in one jest process. */
interface Stage {
  readonly tests: string;
  readonly timeLimitMs: number;
}

const { values, positionals } = parseArgs({
  options: {
    count: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    tests: { type: "string", multiple: true, default: ["__tests__"] },
  },
  allowPositionals: true,
});
const root = fileURLToPath(new URL("..", import.meta.url));
/**
 * A run may take this many times as long as a run without a change. If it takes longer, the change counts as killed, because it may cause
 * an endless loop.
 */
const mostTimesAsLong = 5;

const operators: Readonly<Record<string, readonly string[]>> = {
  "<": ["<="],
  "<=": ["<"],
  ">": [">="],
  ">=": [">"],
  "===": ["!=="],
  "!==": ["==="],
  "&&": ["||"],
  "||": ["&&"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
};
/**
 * For numbers, `===` becomes `>=` and `<=`, and `!==` becomes `>` and `<`. With 0, we leave out `<=` and `>`, because a number compared
 * with 0 is usually a count, which is never negative.
 */
const bounds: Readonly<Record<string, readonly string[]>> = { "===": [">=", "<="], "!==": [">", "<"] };
const methods: Readonly<Record<string, string>> = { some: "every", every: "some", min: "max", max: "min" };

const sources = positionals.flatMap((folder) =>
  globSync(folder.endsWith(".ts") ? folder : `${folder}/**/*.ts`, { cwd: root }),
);
const program = ts.createProgram(
  sources.map((path) => join(root, path)),
  readOptions(),
);
const types = program.getTypeChecker();
const chosen = sample(sources.sort().flatMap(mutationsOf), Number(values.count), values.seed);
const copy = copyOfRepository();
try {
  const stages = values.tests.map((tests) => ({ tests, timeLimitMs: mostTimesAsLong * timeOf(tests) }));
  const outcomes = chosen.map((mutation) => {
    const outcome = outcomeOf(mutation, stages);
    const change = `${mutation.before} → ${mutation.after}`.replaceAll(/\s+/g, " ");
    console.log(`${outcome.padEnd(15)} ${mutation.path}:${String(mutation.line)} ${change}`);
    return outcome;
  });
  const killed = outcomes.filter((outcome) => outcome !== "survived").length;
  console.log(`${String(killed)} of ${String(outcomes.length)} killed`);
} finally {
  rmSync(copy, { recursive: true });
}

function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options;
}

function mutationsOf(path: string): Mutation[] {
  const source = program.getSourceFile(join(root, path));
  if (source === undefined) throw new Error(`${path} isn't a source file.`);
  const found: Mutation[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    for (const [part, after] of changesOf(node)) {
      const [start, end] = [part.getStart(source), part.end];
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ path, line, start, end, before: source.text.slice(start, end), after });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The mutations of a node: each is a part of it and the part's replacement. */
function changesOf(node: ts.Node): (readonly [ts.Node, string])[] {
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.getText();
    const isText = operator === "+" && isOf(node.left, ts.TypeFlags.StringLike);
    const isNumber = [node.left, node.right].every((side) => isOf(side, ts.TypeFlags.NumberLike));
    const others = isText ? [] : isNumber ? (bounds[operator] ?? operators[operator]) : operators[operator];
    const isCount = node.right.getText() === "0";
    const same = operator === "===" ? "<=" : ">";
    const real = (others ?? []).filter((other) => !(isCount && isEquality(operator) && other === same));
    return real.map((other) => [node.operatorToken, other] as const);
  }
  if (ts.isIfStatement(node)) return conditions(node.expression);
  if (ts.isConditionalExpression(node)) return conditions(node.condition);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [[node, node.operand.getText()]];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, "false"]];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, "true"]];
  if (ts.isNumericLiteral(node)) return [[node, node.text === "0" ? "1" : `(${node.getText()} + 1)`]];
  if (ts.isPropertyAccessExpression(node)) {
    const { text } = node.name;
    const other = Object.hasOwn(methods, text) ? methods[text] : undefined;
    return other === undefined ? [] : [[node.name, other]];
  }
  return [];
}

function isEquality(operator: string): boolean {
  return operator === "===" || operator === "!==";
}

function conditions(condition: ts.Expression): (readonly [ts.Node, string])[] {
  return [
    [condition, "true"],
    [condition, "false"],
  ];
}

function isOf(node: ts.Expression, flags: ts.TypeFlags): boolean {
  return (types.getTypeAtLocation(node).flags & flags) !== 0;
}

/** Draws mutations by a hash of what they change, so the same seed gives the same ones, also after an edit elsewhere. */
function sample(all: readonly Mutation[], count: number, seed: string): Mutation[] {
  const seen = new Map<string, number>();
  const keyed = all.map((mutation) => {
    const { path, before, after } = mutation;
    const change = [seed, path, before, after].join("\0");
    const number = seen.get(change) ?? 0;
    seen.set(change, number + 1);
    return {
      mutation,
      key: createHash("sha256")
        .update(`${change}\0${String(number)}`)
        .digest("hex"),
    };
  });
  const drawn = keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).slice(0, count);
  return drawn.map(({ mutation }) => mutation);
}

function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), "llm-profile-mutate-"));
  const tracked = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const path of tracked.toString().split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** How long the tests take without a change, in milliseconds. */
function timeOf(tests: string): number {
  const start = performance.now();
  if (run({ tests, timeLimitMs: 600_000 }) !== "survived") throw new Error(`${tests} fails even without a change.`);
  return Math.ceil(performance.now() - start);
}

function outcomeOf({ path, start, end, after }: Mutation, stages: readonly Stage[]): Outcome {
  const target = join(copy, path);
  const text = readFileSync(target, "utf8");
  writeFileSync(target, text.slice(0, start) + after + text.slice(end));
  let outcome: Outcome = "survived";
  for (const stage of stages) if (outcome === "survived") outcome = run(stage);
  writeFileSync(target, text);
  return outcome;
}

/** Runs the tests that need nothing but Node, then those of the system suite. */
function run({ tests, timeLimitMs }: Stage): Outcome {
  const end = performance.now() + timeLimitMs;
  for (const config of ["jest.config.js", "jest.system.config.js"]) {
    // With its cache, jest runs the tests that failed last time first.
    const jest = ["node_modules/jest/bin/jest.js", "--bail", "--runInBand", "--silent", "--cacheDirectory", ".jest"];
    const options = ["--config", config, "--passWithNoTests", tests];
    const { status, error } = spawnSync(process.execPath, ["--experimental-vm-modules", ...jest, ...options], {
      cwd: copy,
      stdio: "ignore",
      timeout: Math.max(1, Math.ceil(end - performance.now())),
      killSignal: "SIGKILL",
    });
    if (error !== undefined && "code" in error && error.code !== "ETIMEDOUT") throw error;
    if (status === null) return "killed by time";
    if (status !== 0) return "killed";
  }
  return "survived";
}
