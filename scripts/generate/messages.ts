import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/**
 * The messages for each failure in a folder's sources, by id: the `what` (or else the `why`) of every object literal with an `id`, and
 * the second argument of a call if the first is an id. `…` stands for what's filled in at run time.
 */
export function messagesById(folder: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  for (const name of files.sort()) {
    const source = ts.createSourceFile(name, readFileSync(join(folder, name), "utf8"), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      for (const [id, message] of [...ofObject(node), ...ofCall(node)]) {
        const messages = found.get(id) ?? new Set();
        found.set(id, messages.add(message.replaceAll(/…(?: ?…)+/g, "…")));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return new Map([...found].map(([id, messages]) => [id, [...messages]]));
}

type Message = readonly [id: string, message: string];

function ofObject(node: ts.Node): Message[] {
  if (!ts.isObjectLiteralExpression(node)) return [];
  const value = (key: string): string[] =>
    node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) && property.name.text === key
        ? textsOf(property.initializer)
        : [],
    );
  const what = value("what");
  return pairs(value("id"), what.length > 0 ? what : value("why"));
}

function ofCall(node: ts.Node): Message[] {
  if (!ts.isCallExpression(node)) return [];
  // A doctor finding that reports no problem.
  if (ts.isIdentifier(node.expression) && node.expression.text === "ok") return [];
  const [first, second] = node.arguments ?? [];
  return first === undefined || second === undefined ? [] : pairs(textsOf(first), textsOf(second));
}

/** Pairs ids with messages. An id is words joined by `-`. A message needs words other than those filled in at run time. */
function pairs(ids: readonly string[], messages: readonly string[]): Message[] {
  return ids
    .filter((id) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    .flatMap((id) =>
      messages.filter((message) => /\w{3,} .*\w{2,}/.test(message)).map((message): Message => [id, message]),
    );
}

/** The texts that an expression can evaluate to. Empty if we'd have to run the code to know. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text + node.templateSpans.map(filledIn).join("")];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [textsOf(node.left), textsOf(node.right)];
    const joined = node.operatorToken.kind === ts.SyntaxKind.PlusToken;
    return joined ? left.flatMap((start) => right.map((end) => start + end)) : [...left, ...right];
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "counted")
    return node.arguments
      .slice(1)
      .flatMap(textsOf)
      .map((noun) => `… ${noun}s`);
  return ts.isParenthesizedExpression(node) ? textsOf(node.expression) : [];
}

/** A template's part: the longest text that it can evaluate to (`input${one ? "" : "s"}`), or `…` if that's unknown. */
function filledIn({ expression, literal }: ts.TemplateSpan): string {
  const longest = textsOf(expression).toSorted((a, b) => b.length - a.length)[0] ?? "…";
  return longest + literal.text;
}
