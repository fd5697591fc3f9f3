import { rangeText } from "../../model/reports/range.ts";

/*
 * We write each sentence once, with marks around names, paths, and other text that isn't ours. A mark only decides how a part is shown: renderers escape everything,
 * marked or not.
 */

/** Our own words, a program's name for something, a kernel's demangled name, or a message that may quote a program. */
export type PartKind = "own" | "name" | "kernel" | "prose";

/** Characters from Unicode's private use area. Each kind of marked part has its own start character, and `end` ends every kind. */
const starts = { name: "\ue000", kernel: "\ue001", prose: "\ue002" } as const;
const end = "\ue003";
const marks = /[\ue000-\ue003]/g;
const marked = /([\ue000-\ue002])([^\ue000-\ue003]*)\ue003/;

function mark(kind: keyof typeof starts, text: string): string {
  return starts[kind] + text.replace(marks, "\ufffd") + end;
}

/** A name or a value from a program, shown as code if the medium supports code. */
export function markName(name: string): string {
  return mark("name", name);
}

/** A kernel's demangled name, shown as a shorter label. */
export function markKernel(name: string): string {
  return mark("kernel", name);
}

/** A message that may contain foreign names. Text between backquotes is shown as code. */
export function markProse(text: string): string {
  return mark("prose", text);
}

/** A range's name, in the syntax of the `ranges` setting. */
export function rangeName({ name, domain }: { readonly name: string; readonly domain: string }): string {
  return markName(rangeText(name, domain));
}

/** The text as a medium shows it. `show` renders each part. */
export function renderMarks(text: string, show: (kind: PartKind, text: string) => string): string {
  // The parts repeat in threes: our own words, then the mark and the text of a marked part.
  const parts = text.split(marked);
  return parts
    .map((part, index) => {
      if (index % 3 === 0) return part === "" ? "" : show("own", part.replace(marks, "\ufffd"));
      if (index % 3 === 1) return "";
      const kind = (["name", "kernel", "prose"] as const).find((name) => starts[name] === parts[index - 1]) ?? "prose";
      return show(kind, part);
    })
    .join("");
}
