import { shellLine } from "../../model/text/shell-words.ts";
import { UserError } from "../../model/errors.ts";

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

/** The pieces of a line and how to read each (POSIX, and bash's `$'…'`). The first pattern that matches wins. */
const pieces: readonly { readonly pattern: RegExp; readonly read: (match: RegExpExecArray) => Piece }[] = [
  { pattern: /\\\n/y, read: () => null },
  { pattern: /[ \t]+/y, read: () => "blank" },
  { pattern: /'([^']*)'/y, read: ([, text = ""]) => createLiteralWord(text) },
  { pattern: /\$'((?:[^'\\]|\\[^])*)'/y, read: ([, text = ""]) => createLiteralWord(unescapeAnsi(text)) },
  { pattern: /"((?:[^"\\]|\\[^])*)"/y, read: ([, text = ""]) => readDoubleQuoted(text) },
  { pattern: /\\([^])/y, read: ([, text = ""]) => createLiteralWord(text) },
  { pattern: /\$([A-Za-z_]\w*)/y, read: ([text, name = ""]) => createVariableWord(text, name) },
  {
    pattern: /\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}/y,
    read: ([text, name = "", rest]) => createVariableWord(text, name, rest),
  },
  { pattern: /\$(?:\{[^}]*\}|\([^)]*\)|[\d@*#?!$-]|")|`[^`]*`|[*?]/y, read: ([text]) => createExpandedWord(text) },
  // Braces with a comma outside quotes, or with a sequence such as `{1..3}`.
  {
    pattern:
      /\{(?=(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\,|&;<>()])*,(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\|&;<>()])*\})|\{(?=(?:-?\d+|[A-Za-z])\.\.(?:-?\d+|[A-Za-z])(?:\.\.-?\d+)?\})/y,
    read: ({ index, input }) => createExpandedWord("{", /^\S+/.exec(input.slice(index))?.[0]),
  },
  // A number at the start of a word is the file descriptor of a redirection.
  {
    pattern: /(?:(?<![^ \t\n|&;<>()])\d+)?(?:<<[<-]?|>>|>\||[<>]&|<>|[<>])|&>>?|&&|\|\|?|[&;()]|\n/y,
    read: ([text]) => ({ text, isOperator: true, variables: [], expansion: null, shell: text }),
  },
  {
    pattern: /['"`\\]/y,
    read: ([text]) => {
      throw createRefusal(
        `The line isn't complete. A \`${text}\` in the line isn't closed.`,
        "Write the whole command.",
      );
    },
  },
  // `#` and `~` are special only at the start of a word.
  { pattern: /(?<![^ \t\n]|\\[ \t])#[^\n]*/y, read: () => null },
  { pattern: /(?<![^ \t\n]|\\[ \t])~[\w.+-]*/y, read: ([text]) => createExpandedWord(text) },
  { pattern: /[^\s\\'"$`*?|&;<>(){]+|[^]/y, read: ([text]) => createLiteralWord(text) },
];

/** A part of a word, the blank between two words, or null for what belongs to no word. */
type Piece = ShellWord | "blank" | null;

/** As bash does before it expands variables and globs. Throws UserError if the line isn't complete. */
export function splitShellLine(line: string): ShellWord[] {
  const words: ShellWord[] = [];
  let word: ShellWord | null = null;
  for (const piece of readPieces(line)) {
    if (piece === null) continue;
    if (piece === "blank" || piece.isOperator === true) {
      if (word !== null) words.push(word);
      word = null;
      if (piece !== "blank") words.push(piece);
    } else if (word === null) word = piece;
    else
      word = {
        text: word.text + piece.text,
        variables: [...word.variables, ...piece.variables],
        expansion: word.expansion ?? piece.expansion,
        shell: word.shell + piece.shell,
      };
  }
  return word === null ? words : [...words, word];
}

function* readPieces(line: string): Generator<Piece> {
  let position = 0;
  while (position < line.length) {
    for (const { pattern, read } of pieces) {
      pattern.lastIndex = position;
      const match = pattern.exec(line);
      if (match === null) continue;
      position = pattern.lastIndex;
      yield read(match);
      break;
    }
  }
}

export function createLiteralWord(text: string): ShellWord {
  return { text, variables: [], expansion: null, shell: shellLine([text]) };
}

function createExpandedWord(text: string, expansion = text): ShellWord {
  return { text, variables: [], expansion, shell: text };
}

function createVariableWord(text: string, name: string, rest?: string): ShellWord {
  return { text, variables: [name], expansion: null, shell: formatRequiredVariable(name, rest) };
}

/** Without `:?`, an empty variable would change which arguments the program gets. */
function formatRequiredVariable(name: string, rest = ":?"): string {
  return `\${${name}${rest}}`;
}

function readDoubleQuoted(quoted: string): ShellWord {
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
      return formatRequiredVariable(name, rest);
    },
  );
  const text = quoted.replaceAll(/\\([$`"\\\n])/g, (_, character: string) => (character === "\n" ? "" : character));
  if (variables.length === 0 && expansion === null) return createLiteralWord(text);
  return { text, variables, expansion, shell: `"${shell}"` };
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
      const [long, short, byte, character = ""] = groups;
      const code = long ?? short ?? byte;
      if (code === undefined) return ansi[character] ?? (/['"\\?]/.test(character) ? character : all);
      const number = Number.parseInt(code, 16);
      return number <= 0x10ffff ? String.fromCodePoint(number) : all;
    },
  );
}

export function createRefusal(what: string, help: string): UserError {
  return new UserError({
    id: "bad-import",
    what,
    where: "import-command",
    help: help === "" ? "See llm-profile import-command --help." : help,
  });
}

/** `subject` names the word's place at the start of a sentence. */
export function refuseExpansion({ expansion, variables: [variable] }: ShellWord, subject: string): void {
  const expands = expansion ?? (variable === undefined ? null : `$${variable}`);
  if (expands === null) return;
  const message = `${subject} has ${JSON.stringify(expands)}`;
  if (/^\$[\d@*#?!$-]/.test(expands))
    throw createRefusal(
      `${message}, which a script gets when it's started. A configuration has no such arguments.`,
      "Write the arguments themselves, or a variable such as $ARGS.",
    );
  if (/^(?:\$\(|`)/.test(expands))
    throw createRefusal(
      `${message}, a command that a shell would run. Its output may differ in each capture.`,
      "Write the output itself, or quote it.",
    );
  throw createRefusal(`${message}, which a shell would expand.`, "Write the value itself, or quote it.");
}
