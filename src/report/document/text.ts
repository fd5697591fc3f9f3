import { rangeText } from "../../model/reports/range.ts";

/*
 * Sentences are made once, as text in which what comes from outside is marked; each renderer turns the marks into what its medium
 * has. All of it is escaped there, marked or not: a mark says no more than how a part is shown.
 */

/** What a part of a text is: our own words, a name of a program, a demangled name of a kernel, or a message that may quote a program. */
export type PartKind = "own" | "name" | "kernel" | "prose";

/** Of the private use area: where a marked part begins, by its kind, and where each ends. */
const starts = { name: "\ue000", kernel: "\ue001", prose: "\ue002" } as const;
const end = "\ue003";
const marks = /[\ue000-\ue003]/g;
const marked = /([\ue000-\ue002])([^\ue000-\ue003]*)\ue003/;

function mark(kind: keyof typeof starts, text: string): string {
  return starts[kind] + text.replace(marks, "\ufffd") + end;
}

/** A name or a value of a program: code, where a medium has that. */
export function nameText(name: string): string {
  return mark("name", name);
}

/** A demangled name of a kernel, of which a label is shown. */
export function kernelText(name: string): string {
  return mark("kernel", name);
}

/** A message, in which there may be names; what it has between backquotes is code. */
export function proseText(text: string): string {
  return mark("prose", text);
}

/** A range's name, as `ranges` of a configuration writes it. */
export function rangeName({ name, domain }: { readonly name: string; readonly domain: string }): string {
  return nameText(rangeText(name, domain));
}

/** A text as a medium shows it: each part as `show` does. */
export function shownText(text: string, show: (kind: PartKind, text: string) => string): string {
  // Between two marked parts is one of our own; a match leaves its kind and its text.
  const parts = text.split(marked);
  return parts
    .map((part, at) => {
      if (at % 3 === 0) return part === "" ? "" : show("own", part.replace(marks, "\ufffd"));
      if (at % 3 === 1) return "";
      const kind = (["name", "kernel", "prose"] as const).find((one) => starts[one] === parts[at - 1]) ?? "prose";
      return show(kind, part);
    })
    .join("");
}
