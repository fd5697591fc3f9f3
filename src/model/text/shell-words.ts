/** A terminal would act on these, or not show them. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** bash splits it into the same arguments. Safe to show in a terminal. */
export function shellLine(argv: readonly string[]): string {
  return argv.map(shellWord).join(" ");
}

function shellWord(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  if (!unseen.test(word)) return `'${word.replaceAll("'", "'\\''")}'`;
  return `$'${[...word].map(escaped).join("")}'`;
}

function escaped(character: string): string {
  if (character === "'" || character === "\\") return `\\${character}`;
  if (character === "\n") return "\\n";
  if (!unseen.test(character)) return character;
  return `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, "0")}`;
}
