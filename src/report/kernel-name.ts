/** One part of a C++ path: `native`, `vectorized_elementwise_kernel<…>`, or a lambda, whose arguments are its parameters. */
export interface NamePart {
  readonly name: string;
  readonly args: readonly TemplateArgument[];
}

export type TemplateArgument =
  | { readonly kind: "number"; readonly text: string }
  | { readonly kind: "type"; readonly path: readonly NamePart[]; readonly pointer: boolean };

/** The name of a lambda in a parsed path; no C++ name begins with `@`. */
export const lambdaName = "@lambda";

/** Real names reach some thousand characters and about ten levels; a hostile one must cost neither time nor stack. */
const longest = 20_000;
const deepest = 60;

/**
 * The path of a demangled kernel name, without return type, parameter lists and casts. Reads what nsys (`<unnamed>`,
 * `[lambda(int) (instance 1)]`, `(int)128`) and c++filt (`(anonymous namespace)`, `{lambda(int)#1}`) write.
 * Null for text that is no such name: brackets that do not match, or beyond all bounds.
 */
export function parseKernelName(text: string): readonly NamePart[] | null {
  if (text.length > longest) return null;
  try {
    const parsed = parseArgument(normalise(text), 0);
    return parsed.kind === "type" && parsed.path.length > 0 ? parsed.path : null;
  } catch (error) {
    if (error instanceof NoName) return null;
    throw error;
  }
}

class NoName extends Error {}

/** One spelling for what the demanglers write differently, and one word for each built-in type. */
function normalise(text: string): string {
  return lambdasAsTemplates(text.replaceAll(/<unnamed>::|\(anonymous namespace\)::/g, ""))
    .replaceAll(/::operator ?\(\)\(\)( const)?/g, "")
    .replaceAll(/\b(?:const|volatile)\b ?/g, "")
    .replaceAll(/ +::/g, "::")
    .replaceAll(/\((?:(?:un)?signed )?(?:bool|char|short|int|long|long long|[A-Za-z_][\w:]*)\)(?=-?\d)/g, "")
    .replaceAll(/\bunsigned (char|short|int|long)\b/g, "u$1")
    .replaceAll(/\b(u?long) (?:long|int)\b/g, "$1");
}

/** `[lambda(float) (instance 1)]` → `@lambda<float>`: its parameters tell the data type. */
function lambdasAsTemplates(text: string): string {
  let rest = text;
  for (let match = lambda.exec(rest); match !== null; match = lambda.exec(rest)) {
    const open = match.index + match[0].length - 1;
    const close = closing(rest, open);
    const tail = lambdaEnd.exec(rest.slice(close + 1))?.[0] ?? "";
    rest = `${rest.slice(0, match.index)}${lambdaName}<${rest.slice(open + 1, close)}>${rest.slice(close + 1 + tail.length)}`;
  }
  return rest;
}

const lambda = /\[lambda\(|\{lambda\(|'lambda\d*'\(/;
const lambdaEnd = /^(?: \(instance \d+\)\]|\]|#\d+\}|\})/;

/** The index of the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    if (text[index] === ")") depth -= 1;
    if (depth === 0) return index;
  }
  throw new NoName();
}

function parseArgument(text: string, depth: number): TemplateArgument {
  if (depth > deepest) throw new NoName();
  const trimmed = text.trim();
  if (/^(-?\d|!|true\b|false\b)/.test(trimmed)) return { kind: "number", text: trimmed };
  const bare = trimmed.replace(/[\s*&]+$/, "");
  // What is left of the last space is the return type.
  const name = (pieces(withoutParameters(bare), " ").at(-1) ?? "").replace(/^[*&]+/, "");
  return {
    kind: "type",
    path: pieces(name, "::")
      .filter((part) => part !== "")
      .map((part) => parsePart(part, depth)),
    pointer: trimmed.slice(bare.length).includes("*"),
  };
}

function parsePart(text: string, depth: number): NamePart {
  const open = text.indexOf("<");
  if (open < 0) return { name: text, args: [] };
  const inner = text.slice(open + 1, text.lastIndexOf(">")).trim();
  return {
    name: text.slice(0, open),
    args: inner === "" ? [] : pieces(inner, ",").map((arg) => parseArgument(arg, depth + 1)),
  };
}

/** The text without what stands in round brackets outside of angle brackets. */
function withoutParameters(text: string): string {
  let kept = "";
  let [round, angle] = [0, 0];
  for (const [index, character] of [...text].entries()) {
    if (angle === 0 && character === "(") round += 1;
    if (round === 0) {
      kept += character;
      angle += angleStep(text, index);
    }
    if (angle === 0 && character === ")") round -= 1;
    if (round < 0 || angle < 0) throw new NoName();
  }
  if (round !== 0 || angle !== 0) throw new NoName();
  return kept.trim();
}

/** Splits at a separator that stands outside of all brackets. */
function pieces(text: string, separator: string): string[] {
  const found: string[] = [];
  let [start, depth] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    if ("([{".includes(text[index] ?? "")) depth += 1;
    if (")]}".includes(text[index] ?? "")) depth -= 1;
    depth += angleStep(text, index);
    if (depth < 0) throw new NoName();
    if (depth === 0 && text.startsWith(separator, index)) {
      found.push(text.slice(start, index));
      start = index + separator.length;
      index = start - 1;
    }
  }
  if (depth !== 0) throw new NoName();
  return [...found, text.slice(start)];
}

/** How an angle bracket changes the depth; the arrow `->` is none. */
function angleStep(text: string, index: number): number {
  if (text[index] === "<") return 1;
  return text[index] === ">" && text[index - 1] !== "-" ? -1 : 0;
}
