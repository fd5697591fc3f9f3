/** The licenses of what the bundles in dist/ hold of other packages: most of them ask that their text goes along. */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Metafile } from "esbuild";

interface Bundled {
  /** Name and version, such as `zod 4.6.7`. */
  readonly package: string;
  /** What its package.json states, such as `MIT`. */
  readonly stated: string;
  /** Its own license files, one after the other; empty where it ships none. */
  readonly text: string;
}

/**
 * One text for all packages that reached a bundle. Packages with the same license stand above one copy of it, each with its own
 * notice of copyright: of a hundred copies of the MIT license only these differ.
 */
export async function licenses(root: string, metafiles: readonly Metafile[]): Promise<string> {
  const packages = await Promise.all(bundledFolders(metafiles).map((folder) => bundled(join(root, folder))));
  const byText = new Map<string, Bundled[]>();
  for (const entry of packages) {
    const { body } = partsOf(entry.text);
    const key = entry.text === "" ? `no text: ${entry.stated}` : body.replaceAll(/\s+/g, " ");
    byText.set(key, [...(byText.get(key) ?? []), entry]);
  }
  const sections = [...byText.values()].map((entries) => {
    const names = entries.map((entry) => {
      const { notice } = partsOf(entry.text);
      return `${entry.package} (${entry.stated})${notice === "" ? "" : `\n${notice}\n`}`;
    });
    const { body } = partsOf(entries[0]?.text ?? "");
    return `${names.join("\n")}\n\n${body || "This package ships no text of its license."}\n`;
  });
  const head = `The files of this folder hold code of ${packages.length} other packages. Their licenses:\n`;
  return [head, ...sections].join(`\n${"-".repeat(80)}\n\n`);
}

/** What is the author's own, and what the license says to everybody: all of a text that does not begin so. */
function partsOf(text: string): { readonly notice: string; readonly body: string } {
  const start = text.indexOf("Permission is hereby granted, free of charge");
  return start === -1
    ? { notice: "", body: text }
    : {
        notice: text
          .slice(0, start)
          .trim()
          .replaceAll(/\n\s*\n/g, "\n"),
        body: text.slice(start),
      };
}

/** The folders below node_modules/ of which at least one byte is in a bundle, in the order of their names. */
export function bundledFolders(metafiles: readonly Metafile[]): string[] {
  const files = metafiles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const folders = files.flatMap(([file]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

async function bundled(folder: string): Promise<Bundled> {
  const about: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const field = (key: string): string | null => {
    const value =
      typeof about === "object" && about !== null ? Object.entries(about).find(([k]) => k === key)?.[1] : null;
    return typeof value === "string" ? value : null;
  };
  const names = (await readdir(folder)).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return {
    package: `${field("name") ?? folder} ${field("version") ?? "of unknown version"}`,
    stated: field("license") ?? "states no license",
    text: texts.map((text) => text.replaceAll("\r\n", "\n").trim()).join("\n\n"),
  };
}
