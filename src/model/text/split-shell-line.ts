/** One word of a shell command line. */
export interface ShellWord {
  readonly text: string;
  /** The first part that a shell would expand, such as `$HOME` or `*`. Null if the word is just its text. */
  readonly expansion: string | null;
}

export type ShellLine =
  | { readonly kind: "words"; readonly words: readonly ShellWord[] }
  /** The line isn't one plain command. `why` is a sentence. */
  | { readonly kind: "problem"; readonly why: string };

/** The pieces of a line and how to read each (POSIX, and bash's `$'…'`). The first pattern that matches wins. */
const pieces: readonly { readonly pattern: RegExp; readonly read: (match: RegExpExecArray) => Piece }[] = [
  { pattern: /\\\n/y, read: () => ({ kind: "nothing" }) },
  { pattern: /[ \t\n]+/y, read: ([text]) => ({ kind: text.includes("\n") ? "line" : "blank" }) },
  { pattern: /'([^']*)'/y, read: ([, text = ""]) => ({ kind: "text", text }) },
  { pattern: /\$'((?:[^'\\]|\\[^])*)'/y, read: ([, text = ""]) => ({ kind: "text", text: unescapeAnsi(text) }) },
  { pattern: /"((?:[^"\\]|\\[^])*)"/y, read: ([, text = ""]) => doubleQuoted(text) },
  { pattern: /\\([^])/y, read: ([, text = ""]) => ({ kind: "text", text }) },
  { pattern: /\$(?:\{[^}]*\}|\([^)]*\)|[\w@*#?!$-]+|")|`[^`]*`|[*?]/y, read: ([text]) => expands(text, text) },
  { pattern: /[|&;<>()]+/y, read: ([text]) => ({ kind: "problem", why: `The line has an unquoted \`${text}\`.` }) },
  { pattern: /['"`\\]/y, read: ([text]) => ({ kind: "problem", why: `A \`${text}\` in the line isn't closed.` }) },
  // `#` and `~` are special only at the start of a word.
  { pattern: /(?<![^ \t\n]|\\[ \t])#[^\n]*/y, read: () => ({ kind: "nothing" }) },
  { pattern: /(?<![^ \t\n]|\\[ \t])~[\w.+-]*/y, read: ([text]) => expands(text, text) },
  { pattern: /[^\s\\'"$`*?|&;<>()]+|[^]/y, read: ([text]) => ({ kind: "text", text }) },
];

type Piece =
  | { readonly kind: "nothing" | "blank" | "line" }
  | { readonly kind: "text"; readonly text: string; readonly expansion?: string | null }
  | { readonly kind: "problem"; readonly why: string };

/** Splits one command into words as bash does before it expands variables and globs. Runs and expands nothing. */
export function splitShellLine(line: string): ShellLine {
  const words: ShellWord[] = [];
  let word = null as ShellWord | null;
  let isOver = false;
  for (const piece of piecesOf(line)) {
    if (piece.kind === "problem") return piece;
    if (piece.kind === "text") {
      if (isOver) return { kind: "problem", why: "The line has more than one command." };
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
