import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** From the form that is quickest to open to the one that needs most work. */
const forms = ["sqlite", "sqlite.gz", "nsys-rep", "nsys-rep.gz", "qdrep", "qdrep.gz", "qdstrm"];

/** The reports of a folder, one for each name, in natural order (`round-2` before `round-10`). */
export async function findReports(folder: string): Promise<string[]> {
  const byStem = new Map<string, string>();
  for (const name of await readdir(folder)) {
    const form = forms.find((suffix) => name.endsWith(`.${suffix}`));
    if (form === undefined) continue;
    const stem = name.slice(0, -form.length - 1);
    const known = byStem.get(stem);
    if (known === undefined || forms.indexOf(form) < forms.findIndex((suffix) => known === `${stem}.${suffix}`)) byStem.set(stem, name);
  }
  const order = new Intl.Collator("en", { numeric: true });
  return [...byStem.values()].sort(order.compare).map((name) => join(folder, name));
}
