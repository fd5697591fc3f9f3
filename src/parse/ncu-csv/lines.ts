import type { NcuMessage } from "../../model/reports/ncu.ts";

/** The lines of a CSV of ncu, sorted by what they are. */
export interface NcuLines {
  readonly messages: readonly NcuMessage[];
  readonly availableKernels: readonly string[];
  /** The header first; a record may span lines, as range names may. Empty without a header. */
  readonly records: readonly { readonly text: string; readonly line: number }[];
  /** Lines that are none of these: the program's own output. */
  readonly others: readonly { readonly text: string; readonly line: number }[];
}

const levels: Readonly<Record<string, NcuMessage["level"]>> = { PROF: "prof", WARNING: "warning", ERROR: "error" };

/**
 * Sorts lines: messages (`==PROF== …`) may stand before and between the records, but a line within a quoted cell belongs to
 * its record whatever it looks like. Before the header everything else is the program's.
 */
export function sortLines(text: string): NcuLines {
  const messages: NcuMessage[] = [];
  const availableKernels: string[] = [];
  const records: { text: string; line: number }[] = [];
  const others: { text: string; line: number }[] = [];
  let open: { text: string; line: number } | null = null;
  let listing = false;
  for (const [index, content] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    const line = index + 1;
    if (open !== null) {
      open.text += `\n${content}`;
      if (closes(open.text)) open = null;
      continue;
    }
    const message = /^==([A-Za-z]+)== ?(.*)$/.exec(content);
    const listed = listing ? /^\d+\. (.*)$/.exec(content)?.[1] : undefined;
    if (message !== null) {
      messages.push({ level: levels[message[1] ?? ""] ?? "other", text: message[2] ?? "", line });
    } else if (listed !== undefined) {
      availableKernels.push(listed);
    } else if (content === "Available Kernels:") {
      listing = true;
    } else if (records.length === 0 ? isHeader(content) : content.startsWith('"')) {
      const record = { text: content, line };
      records.push(record);
      if (!closes(content)) open = record;
    } else if (content.trim() !== "") {
      others.push({ text: content, line });
    }
  }
  return { messages, availableKernels, records, others };
}

function isHeader(line: string): boolean {
  return /^"ID","/.test(line);
}

/** Quotes within cells are doubled, so that a whole record holds an even number of them. */
function closes(record: string): boolean {
  return (record.match(/"/g)?.length ?? 0) % 2 === 0;
}
