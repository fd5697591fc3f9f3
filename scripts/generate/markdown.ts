/** Markdown of the generated documents. The texts are ours; those of programs go through src/report/markdown/markdown-text.ts. */

/** A code span; a text with a backquote of its own gets a longer fence. */
export function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A sentence as Markdown that shows it as it is: names such as `__launch_bounds__` become code, marks are escaped. */
export function prose(text: string): string {
  // Every other part is a code span of the text's own, in which a backslash would be shown.
  const parts = text.split(/(`[^`]*`)/);
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .split(/(__\w+__)/)
            .map((piece, at) => (at % 2 === 1 ? code(piece) : piece.replaceAll(/[*<]/g, "\\$&")))
            .join(""),
    )
    .join("");
}

/** An item of a list of definitions: its name, short facts beside it, and what it means. All are Markdown. */
export function entry(name: string, facts: readonly string[], meaning: string): string {
  const title = `- **${code(name)}**`;
  return facts.length === 0 ? `${title}: ${meaning}` : `${[title, ...facts].join(" · ")}\\\n  ${meaning}`;
}

/** A table of cells that are Markdown already. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(titles), line(titles.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Replaces what stands between `<!-- NAME:begin … -->` and `<!-- NAME:end -->`. Throws where a pair of markers is missing. */
export function withParts(text: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((result, [name, part]) => {
    const markers = new RegExp(`(<!-- ${name}:begin[^>]*-->)[^]*?(<!-- ${name}:end -->)`);
    if (!markers.test(result)) throw new Error(`There are no markers ${name}:begin and ${name}:end.`);
    return result.replace(markers, (_all, begin: string, end: string) => `${begin}\n\n${part}\n\n${end}`);
  }, text);
}
