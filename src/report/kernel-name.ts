/** One part of a C++ path, such as `native` or `vectorized_elementwise_kernel<…>`. For a lambda, `args` are its parameters. */
export interface NamePart {
  readonly name: string;
  readonly args: readonly TemplateArgument[];
}

export type TemplateArgument =
  | { readonly kind: "number"; readonly text: string }
  | { readonly kind: "type"; readonly path: readonly NamePart[]; readonly pointer: boolean };

/** The name of a lambda in a parsed path. No C++ name begins with `@`. */
export const lambdaName = "@lambda";

/** Real names have up to a few thousand characters and about ten levels. These limits keep a hostile name from using up time or stack. */
const longest = 8000;
const deepest = 40;

/**
 * Parses a demangled kernel name into its path, without the return type, parameter lists, or casts. Accepts names as printed by nsys
 * (`<unnamed>`, `[lambda(int) (instance 1)]`, `(int)128`) and by c++filt (`(anonymous namespace)`, `{lambda(int)#1}`). Null if the text
 * can't be parsed, for example because its brackets don't match, or if it exceeds the limits.
 */
export function parseKernelName(text: string): readonly NamePart[] | null {
  if (text.length > longest) return null;
  try {
    const normal = normalize(text);
    if (countDepth(normal) > deepest) return null;
    const parsed = parseArgument(normal);
    return parsed.kind === "type" && parsed.path.length > 0 ? parsed.path : null;
  } catch (error) {
    if (error instanceof NoName) return null;
    throw error;
  }
}

class NoName extends Error {}

/** Unifies the spellings of different demanglers, and writes each built-in type as one word. */
function normalize(text: string): string {
  return lambdasAsTemplates(text.replaceAll(/<unnamed>::|\(anonymous namespace\)::/g, ""))
    .replaceAll(/::operator ?\(\)\(\)( const)?/g, "")
    .replaceAll(/\b(?:const|volatile)\b ?/g, "")
    .replaceAll(/(?<! ) +::/g, "::")
    .replaceAll(/\((?:(?:un)?signed )?(?:bool|char|short|int|long|long long|[A-Za-z_][\w:]*)\)(?=-?\d)/g, "")
    .replaceAll(/\bunsigned (char|short|int|long)\b/g, "u$1")
    .replaceAll(/\b(u?long) (?:long|int)\b/g, "$1");
}

/** `[lambda(float) (instance 1)]` → `@lambda<float>`. The parameters stay because they show the data type. */
function lambdasAsTemplates(text: string): string {
  const bracket = /\[lambda\(|\{lambda\(|'lambda\d*'\(|[()]/g;
  const lambdaEnd = / \(instance \d+\)\]|\]|#\d+\}|\}/y;
  /** One entry for each open bracket: true if a lambda opened it. */
  const open: boolean[] = [];
  let [result, end] = ["", 0];
  for (let match = bracket.exec(text); match !== null; match = bracket.exec(text)) {
    const [token] = match;
    result += text.slice(end, match.index);
    end = bracket.lastIndex;
    if (token !== ")") {
      open.push(token !== "(");
      result += token === "(" ? token : `${lambdaName}<`;
    } else if (open.pop() === true) {
      lambdaEnd.lastIndex = end;
      end += lambdaEnd.exec(text)?.[0].length ?? 0;
      bracket.lastIndex = end;
      result += ">";
    } else result += token;
  }
  if (open.includes(true)) throw new NoName();
  return result + text.slice(end);
}

/** The deepest nesting of template arguments. */
function countDepth(text: string): number {
  let [depth, most] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    depth += angleStep(text, index);
    most = Math.max(most, depth);
  }
  return most;
}

function parseArgument(text: string): TemplateArgument {
  const trimmed = text.trim();
  if (/^(-?\d|!|true\b|false\b)/.test(trimmed)) return { kind: "number", text: trimmed };
  const bare = trimmed.replace(/(?<![\s*&])[\s*&]+$/, "");
  // Everything before the last space is the return type.
  const name = (splitOutside(withoutParameters(bare), " ").at(-1) ?? "").replace(/^[*&]+/, "");
  return {
    kind: "type",
    path: splitOutside(name, "::")
      .filter((part) => part !== "")
      .map((part) => parsePart(part)),
    pointer: trimmed.slice(bare.length).includes("*"),
  };
}

function parsePart(text: string): NamePart {
  const open = text.indexOf("<");
  if (open < 0) return { name: text, args: [] };
  const inner = text.slice(open + 1, text.lastIndexOf(">")).trim();
  return {
    name: text.slice(0, open),
    args: inner === "" ? [] : splitOutside(inner, ",").map((arg) => parseArgument(arg)),
  };
}

/** Removes parentheses and their contents, except inside angle brackets. */
function withoutParameters(text: string): string {
  let kept = "";
  let [round, angle] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? "";
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

/** Splits at a separator, but not inside brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    if ("([{".includes(text[index] ?? "")) depth += 1;
    if (")]}".includes(text[index] ?? "")) depth -= 1;
    depth += angleStep(text, index);
    if (depth < 0) throw new NoName();
    if (depth === 0 && text.startsWith(separator, index)) {
      parts.push(text.slice(start, index));
      start = index + separator.length;
      index = start - 1;
    }
  }
  if (depth !== 0) throw new NoName();
  return [...parts, text.slice(start)];
}

/** The change in depth at this character: 1, -1, or 0. The `>` in an arrow `->` doesn't count. */
function angleStep(text: string, index: number): number {
  if (text[index] === "<") return 1;
  return text[index] === ">" && text[index - 1] !== "-" ? -1 : 0;
}
