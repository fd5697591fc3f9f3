import ts from "typescript";
import { contextOf, sentencesIn, type Sentence } from "./draw.ts";

/** Enough of a line to see what a comment is about, in characters. */
const declarationLength = 100;

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
