import ts from "typescript";
import { contextOf, sentencesIn, type Sentence } from "./draw.ts";

/** Enough of a line to see what a comment is about, in characters. */
const declarationLength = 100;
/** Enough of an export to guess what it's for, in characters. */
const signatureLength = 240;

function parsed(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

function placeIn(source: ts.SourceFile, position: number): string {
  return `${source.fileName}:${String(source.getLineAndCharacterOfPosition(position).line + 1)}`;
}

/** The sentences in a source file's strings. `…` stands for what's filled in at run time. Skips strings without final punctuation. */
export function messageSentences(path: string, text: string): Sentence[] {
  const source = parsed(path, text);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    // Tagged templates are HTML or regular expressions.
    if (ts.isTaggedTemplateExpression(node) || ts.isImportDeclaration(node)) return;
    const message = messageOf(node);
    if (message !== null) {
      const sentences = sentencesIn(message, placeIn(source, node.getStart(source)), aboutMessage(node));
      found.push(...sentences.filter((sentence) => /[.?!:…]$/.test(sentence.text)));
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function messageOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

/** What stands before a message: the error's `what`, or the name of the field that it describes. */
function aboutMessage(node: ts.Node): string {
  const property = ts.findAncestor(node, ts.isPropertyAssignment);
  if (property === undefined) return "";
  const name = property.name.getText();
  const what = property.parent.properties.find((other) => other.name?.getText() === "what");
  if (what === undefined || !ts.isPropertyAssignment(what)) return name;
  return contextOf(what === property ? "" : (messageOf(what.initializer) ?? ""), name);
}

/** The sentences in a source file's comments. Consecutive comments count as one text. */
export function commentSentences(path: string, text: string): Sentence[] {
  const source = parsed(path, text);
  const seen = new Set<number>();
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
    const [first] = ranges;
    if (first !== undefined && !seen.has(first.pos)) {
      seen.add(first.pos);
      const comment = ranges.map(({ pos, end }) => bare(text.slice(pos, end))).join(" ");
      const [declaration = ""] = text.slice(ranges.at(-1)?.end).trimStart().split("\n");
      found.push(...sentencesIn(comment, placeIn(source, first.pos), declaration.slice(0, declarationLength)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function bare(comment: string): string {
  return comment.replaceAll(/^\/\*+|^ *\*+\/$|\*+\/$|^\/\/ ?|^ *\* ?/gm, "");
}

const testFunctions = new Set(["test", "it", "describe"]);

/** The titles of a file's tests, each under the titles of the groups around it. */
export function testTitles(path: string, text: string): Sentence[] {
  const source = parsed(path, text);
  const titles: Sentence[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const title = ts.isCallExpression(node) ? titleOfCall(node) : null;
    if (title !== null && !title.isGroup)
      titles.push({ place: placeIn(source, node.getStart(source)), context: contextOf(...groups), text: title.text });
    ts.forEachChild(node, (child) => visit(child, title?.isGroup === true ? [...groups, title.text] : groups));
  };
  visit(source, []);
  return titles;
}

/** The title in `test("…", …)`, `describe("…", …)`, `test.each(…)("…", …)`, and the like. */
function titleOfCall(call: ts.CallExpression): { readonly text: string; readonly isGroup: boolean } | null {
  const [first] = call.arguments;
  const name = /^\w+/.exec(call.expression.getText())?.[0] ?? "";
  const text = first === undefined || call.arguments.length < 2 ? null : messageOf(first);
  return text !== null && testFunctions.has(name) ? { text, isGroup: name === "describe" } : null;
}

/** A file's exported functions and values, with their signatures. */
export function exportedNames(path: string, text: string): Sentence[] {
  const source = parsed(path, text);
  const names: Sentence[] = [];
  for (const statement of source.statements) {
    if (!ts.canHaveModifiers(statement)) continue;
    if (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true) continue;
    const place = placeIn(source, statement.getStart(source));
    const body = ts.isFunctionDeclaration(statement) ? statement.body : undefined;
    const whole = text.slice(statement.getStart(source), body?.pos ?? statement.end).replaceAll(/\s+/g, " ");
    names.push({ place, context: "", text: whole.slice(0, signatureLength) });
  }
  return names;
}
