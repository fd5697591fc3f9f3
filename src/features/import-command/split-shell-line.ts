import { shellLine } from "../../model/text/shell-words.ts";

/** One word of a shell command line, or an operator such as `&&` or `2>`. */
export interface ShellWord {
  readonly text: string;
  readonly isOperator?: true;
  /** The variables that a shell would expand, such as HOME for `$HOME/x`. */
  readonly variables: readonly string[];
  /** The first other part that a shell would expand, such as `*` or `$(date)`; null if there's none. */
  readonly expansion: string | null;
  /** The word for a shell line, in which a variable without a default may not be empty. */
  readonly shell: string;
}

export type ShellLine =
  | { readonly kind: "words"; readonly words: readonly ShellWord[] }
  /** The line isn't complete. `why` is a sentence. */
  | { readonly kind: "problem"; readonly why: string };

/** The pieces of a line and how to read each (POSIX, and bash's `$'…'`). The first pattern that matches wins. */
const pieces: readonly { readonly pattern: RegExp; readonly read: (match: RegExpExecArray) => Piece }[] = [
  { pattern: /\\\n/y, read: () => ({ kind: "nothing" }) },
  { pattern: /[ \t]+/y, read: () => ({ kind: "blank" }) },
  { pattern: /'([^']*)'/y, read: ([, text = ""]) => literal(text) },
  { pattern: /\$'((?:[^'\\]|\\[^])*)'/y, read: ([, text = ""]) => literal(unescapeAnsi(text)) },
  { pattern: /"((?:[^"\\]|\\[^])*)"/y, read: ([, text = ""]) => doubleQuoted(text) },
  { pattern: /\\([^])/y, read: ([, text = ""]) => literal(text) },
  { pattern: /\$([A-Za-z_]\w*)/y, read: ([text, name = ""]) => variable(text, name) },
  {
    pattern: /\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}/y,
    read: ([text, name = "", rest]) => variable(text, name, rest),
  },
  { pattern: /\$(?:\{[^}]*\}|\([^)]*\)|[\d@*#?!$-]|")|`[^`]*`|[*?]/y, read: ([text]) => expands(text) },
  // Braces with a comma outside quotes, or with a sequence such as `{1..3}`.
  {
    pattern:
      /\{(?=(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\,|&;<>()])*,(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\|&;<>()])*\})|\{(?=(?:-?\d+|[A-Za-z])\.\.(?:-?\d+|[A-Za-z])(?:\.\.-?\d+)?\})/y,
    read: ({ index, input }) => expands("{", /^\S+/.exec(input.slice(index))?.[0]),
  },
  // A number at the start of a word is the file descriptor of a redirection.
  {
    pattern: /(?:(?<![^ \t\n|&;<>()])\d+)?(?:<<[<-]?|>>|>\||[<>]&|<>|[<>])|&>>?|&&|\|\|?|[&;()]|\n/y,
    read: ([text]) => ({ kind: "operator", text }),
  },
  { pattern: /['"`\\]/y, read: ([text]) => ({ kind: "problem", why: `A \`${text}\` in the line isn't closed.` }) },
  // `#` and `~` are special only at the start of a word.
  { pattern: /(?<![^ \t\n]|\\[ \t])#[^\n]*/y, read: () => ({ kind: "nothing" }) },
  { pattern: /(?<![^ \t\n]|\\[ \t])~[\w.+-]*/y, read: ([text]) => expands(text) },
  { pattern: /[^\s\\'"$`*?|&;<>(){]+|[^]/y, read: ([text]) => literal(text) },
];

type Piece =
  | { readonly kind: "nothing" | "blank" }
  | { readonly kind: "operator"; readonly text: string }
  | ({ readonly kind: "text" } & ShellWord)
  | { readonly kind: "problem"; readonly why: string };

/** Splits a line into words and operators as bash does before it expands variables and globs. Runs and expands nothing. */
export function splitShellLine(line: string): ShellLine {
  const words: ShellWord[] = [];
  let word: ShellWord | null = null;
  for (const piece of piecesOf(line)) {
    if (piece.kind === "problem") return piece;
    if (piece.kind === "nothing") continue;
    if (piece.kind === "text") {
      word = joined(word, piece);
      continue;
    }
    if (word !== null) words.push(word);
    word = null;
    if (piece.kind === "operator")
      words.push({ text: piece.text, isOperator: true, variables: [], expansion: null, shell: piece.text });
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

function joined(word: ShellWord | null, { text, variables, expansion, shell }: ShellWord): ShellWord {
  if (word === null) return { text, variables, expansion, shell };
  return {
    text: word.text + text,
    variables: [...word.variables, ...variables],
    expansion: word.expansion ?? expansion,
    shell: word.shell + shell,
  };
}

/** A word that a shell takes as it is. */
export function literalWord(text: string): ShellWord {
  return { text, variables: [], expansion: null, shell: shellLine([text]) };
}

function literal(text: string): Piece {
  return { kind: "text", ...literalWord(text) };
}

function expands(text: string, expansion = text): Piece {
  return { kind: "text", text, variables: [], expansion, shell: text };
}

function variable(text: string, name: string, rest?: string): Piece {
  return { kind: "text", text, variables: [name], expansion: null, shell: requiredVariable(name, rest) };
}

/** Without `:?`, an empty variable would change which arguments the program gets. */
function requiredVariable(name: string, rest = ":?"): string {
  return `\${${name}${rest}}`;
}

function doubleQuoted(quoted: string): Piece {
  const variables: string[] = [];
  let expansion: string | null = null;
  const shell = quoted.replaceAll(
    /\\[^]|\$([A-Za-z_]\w*)|\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}|\$[\w{(@*#?!$-]|`/g,
    (all: string, plain?: string, braced?: string, rest?: string) => {
      if (all.startsWith("\\")) return all;
      const name = plain ?? braced;
      if (name === undefined) {
        expansion ??= all;
        return all;
      }
      variables.push(name);
      return requiredVariable(name, rest);
    },
  );
  const text = quoted.replaceAll(/\\([$`"\\\n])/g, (_, one: string) => (one === "\n" ? "" : one));
  if (variables.length === 0 && expansion === null) return literal(text);
  return { kind: "text", text, variables, expansion, shell: `"${shell}"` };
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
