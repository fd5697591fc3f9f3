/** A word of a line of shell. */
export interface ShellWord {
  readonly text: string;
  /** The first thing in it that a shell would replace, such as `$HOME` or `*`; null: the text is the word. */
  readonly expansion: string | null;
}

export type ShellLine =
  | { readonly kind: "words"; readonly words: readonly ShellWord[] }
  /** `why` says what is in the line that isn't one plain command. */
  | { readonly kind: "problem"; readonly why: string };

/** One piece of a line at a time, each with what it stands for (POSIX, and bash's `$'…'`). */
const pieces: readonly { readonly pattern: RegExp; readonly read: (match: RegExpExecArray) => Piece }[] = [
  { pattern: /\\\n/y, read: () => ({ kind: "nothing" }) },
  { pattern: /[ \t\n]+/y, read: ([text]) => ({ kind: text.includes("\n") ? "line" : "blank" }) },
  { pattern: /'([^']*)'/y, read: ([, text = ""]) => ({ kind: "text", text }) },
  { pattern: /\$'((?:[^'\\]|\\[^])*)'/y, read: ([, text = ""]) => ({ kind: "text", text: unescapeAnsi(text) }) },
  { pattern: /"((?:[^"\\]|\\[^])*)"/y, read: ([, text = ""]) => doubleQuoted(text) },
  { pattern: /\\([^])/y, read: ([, text = ""]) => ({ kind: "text", text }) },
  { pattern: /\$(?:\{[^}]*\}|\([^)]*\)|[\w@*#?!$-]+|")|`[^`]*`|[*?]/y, read: ([text]) => expands(text, text) },
  { pattern: /[|&;<>()]+/y, read: ([text]) => ({ kind: "problem", why: `It has an unquoted \`${text}\`.` }) },
  { pattern: /['"`\\]/y, read: ([text]) => ({ kind: "problem", why: `A \`${text}\` in it isn't closed.` }) },
  // At a word's start alone.
  { pattern: /(?<![^ \t\n]|\\[ \t])#[^\n]*/y, read: () => ({ kind: "nothing" }) },
  { pattern: /(?<![^ \t\n]|\\[ \t])~[\w.+-]*/y, read: ([text]) => expands(text, text) },
  { pattern: /[^\s\\'"$`*?|&;<>()]+|[^]/y, read: ([text]) => ({ kind: "text", text }) },
];

type Piece =
  | { readonly kind: "nothing" | "blank" | "line" }
  | { readonly kind: "text"; readonly text: string; readonly expansion?: string | null }
  | { readonly kind: "problem"; readonly why: string };

/** The words of one command, as bash would read them before it replaces variables and globs. Nothing is run or replaced. */
export function splitShellLine(line: string): ShellLine {
  const words: ShellWord[] = [];
  let word = null as ShellWord | null;
  let isOver = false;
  for (const piece of piecesOf(line)) {
    if (piece.kind === "problem") return piece;
    if (piece.kind === "text") {
      if (isOver) return { kind: "problem", why: "It has more than one command." };
      word = { text: (word?.text ?? "") + piece.text, expansion: word?.expansion ?? piece.expansion ?? null };
    } else if (piece.kind !== "nothing") {
      if (word !== null) words.push(word);
      word = null;
      isOver ||= piece.kind === "line" && words.length > 0;
    }
  }
  return { kind: "words", words: word === null ? words : [...words, word] };
}

function* piecesOf(line: string): Generator<Piece> {
  let at = 0;
  while (at < line.length) {
    for (const { pattern, read } of pieces) {
      pattern.lastIndex = at;
      const match = pattern.exec(line);
      if (match === null) continue;
      at = pattern.lastIndex;
      yield read(match);
      break;
    }
  }
}

function expands(text: string, expansion: string): Piece {
  return { kind: "text", text, expansion };
}

function doubleQuoted(text: string): Piece {
  const expansion = /(?<!\\)(?:\\\\)*(\$[\w{(@*#?!$-]|`)/.exec(text)?.[1] ?? null;
  return {
    kind: "text",
    text: text.replaceAll(/\\([$`"\\\n])/g, (_, one: string) => (one === "\n" ? "" : one)),
    expansion,
  };
}

const ansi: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  a: "\u0007",
  b: "\b",
  e: "\u001b",
  f: "\f",
  v: "\v",
};

function unescapeAnsi(text: string): string {
  return text.replaceAll(
    /\\(?:U([\da-fA-F]{1,8})|u([\da-fA-F]{1,4})|x([\da-fA-F]{1,2})|([^]))/g,
    (all, ...groups: string[]) => {
      const [long, short, byte, one = ""] = groups;
      const code = long ?? short ?? byte;
      if (code === undefined) return ansi[one] ?? (/['"\\?]/.test(one) ? one : all);
      const number = Number.parseInt(code, 16);
      return number <= 0x10ffff ? String.fromCodePoint(number) : all;
    },
  );
}
