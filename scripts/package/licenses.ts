/** The licenses of the packages bundled into dist/. Most of them require us to include their text. */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Metafile } from "esbuild";

interface Bundled {
  /** The name and version, such as `zod 4.6.7`. */
  readonly package: string;
  /** The license in its package.json, such as `MIT`. */
  readonly stated: string;
  /** Its license files, concatenated. Empty if it has none. */
  readonly text: string;
}

/**
 * The licenses of all packages in a bundle, as one text. Packages with the same license share one copy of it, below their copyright
 * notices: a hundred copies of the MIT license differ only in those.
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
    return `${names.join("\n")}\n\n${body || "This package doesn't include its license text."}\n`;
  });
  const head = `The files in this folder contain code from ${packages.length} other packages. Their licenses:\n`;
  return [head, ...sections].join(`\n${"-".repeat(80)}\n\n`);
}

/** Splits a license into the author's copyright notice and the general text. If it isn't MIT-like, it's all general text. */
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

/** The folders in node_modules/ that contribute at least one byte to a bundle, sorted by name. */
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
    package: `${field("name") ?? folder} ${field("version") ?? "(unknown version)"}`,
    stated: field("license") ?? "states no license",
    text: texts.map((text) => text.replaceAll("\r\n", "\n").trim()).join("\n\n"),
  };
}
