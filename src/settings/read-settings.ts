import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Pair, parseDocument } from "yaml";
import { errorMessage } from "../model/errors.ts";
import type { Origin } from "../model/config.ts";
import { splitRanges } from "../model/reports/range.ts";
import { type ConfigKey, configKeys, isSection, mapEntry } from "./keys.ts";
import { type Layer, originText, placeOf, type Problem, type Setting, showValue, splitValue } from "./problem.ts";

/**
 * Reads the settings of a YAML file by dotted key, each with its origin; `originAt` gives the origin of a line. Syntax errors, repeated
 * keys, and unknown tags become problems with file, line, and column. `file` is the name to show.
 */
export function readYamlSettings(text: string, file: string, originAt: (line: number) => Origin): Layer {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) {
    const problems = faults.map(({ pos: [start], code, message }) => {
      const { line, col } = lines.linePos(start);
      return `${file}:${line}:${col}: ${code === "DUPLICATE_KEY" ? duplicateText(text, start) : message}`;
    });
    return { settings: [], problems };
  }
  const originOf = (offset: number | undefined): Origin => originAt(lines.linePos(offset ?? 0).line);
  const reader: Reader = { document, originOf, settings: [], problems: [] };
  readSection(reader, "", document.contents, originOf(0));
  return reader;
}

interface Reader extends Layer {
  readonly document: Document;
  readonly originOf: (offset: number | undefined) => Origin;
  readonly settings: Setting[];
  readonly problems: Problem[];
}

function readSection(reader: Reader, section: string, node: unknown, origin: Origin): void {
  const resolved = isAlias(node) ? node.resolve(reader.document) : node;
  if (isEmpty(resolved)) return;
  if (!isMap(resolved)) {
    const found = toValue(reader, resolved, section, origin);
    if (found === null) return;
    reader.problems.push(
      `${placeOf(section)}: ${showValue(section, found.value)} (${originText(origin)}) is invalid; expected keys and values.`,
    );
    return;
  }
  const split = resolved.flow === true ? resolved.items.filter((pair) => isSplitValue(section, pair)) : [];
  if (split.length > 0) {
    const names = split.map(({ key }) => keyText(key));
    reader.problems.push(splitValue(section, names, origin));
  }
  for (const pair of resolved.items) if (!split.includes(pair)) readPair(reader, section, pair);
}

/** True for text after a comma that YAML took for a key without a value, such as the `2` in `{command: bench 1,2}`. */
function isSplitValue(section: string, { key, value }: Pair): boolean {
  const dotted = keyIn(section, keyText(key));
  return isEmpty(value) && !configKeys.has(dotted) && !isSection(dotted) && mapEntry(dotted) === null;
}

function keyIn(section: string, name: string): string {
  return section === "" ? name : `${section}.${name}`;
}

function readPair(reader: Reader, section: string, { key, value }: Pair): void {
  const name = keyText(key);
  const dotted = keyIn(section, name);
  const origin = reader.originOf(isNode(key) ? key.range?.[0] : undefined);
  if (section === "" && name.includes(".") && (configKeys.has(name) || mapEntry(name) !== null)) {
    const nested = name.split(".").join(": {") + ": …" + "}".repeat(name.split(".").length - 1);
    reader.problems.push(`unknown key ${name} (${originText(origin)}); in a file, write it nested: ${nested}`);
    return;
  }
  const isMapKey = configKeys.get(dotted)?.kind === "map";
  const resolved = isAlias(value) ? value.resolve(reader.document) : value;
  if (isMapKey && (isMap(resolved) || isEmpty(resolved))) reader.settings.push({ key: dotted, value: {}, origin });
  if (isSection(dotted) || (isMapKey && (isMap(resolved) || isEmpty(resolved)))) {
    readSection(reader, dotted, resolved, origin);
    return;
  }
  const listKey = configKeys.get(dotted);
  if (listKey?.kind === "list" && isScalar(resolved) && !isEmpty(resolved)) {
    reader.settings.push({ key: dotted, value: readValue(listKey, scalarText(resolved)), origin });
    return;
  }
  const read = toValue(reader, value, dotted, origin);
  if (read === null) return;
  const source = isScalar(value) && value.type === "PLAIN" ? value.source : undefined;
  reader.settings.push({ key: dotted, value: read.value, origin, ...(source === undefined ? {} : { source }) });
}

/** True for `workload:` with nothing, or only comments, below it. */
function isEmpty(node: unknown): boolean {
  return node === null || node === undefined || (isScalar(node) && node.value === null);
}

/** The text of a key as written in the file, so `null:` and `1:` work as names, too. */
function keyText(key: unknown): string {
  if (isScalar(key)) return key.source ?? String(key.value);
  return String(key);
}

/** Converts a node to a value. If it can't, it adds a problem to the reader and returns null. */
function toValue(reader: Reader, node: unknown, dotted: string, origin: Origin): { value: unknown } | null {
  if (!isNode(node)) return { value: null };
  try {
    return { value: node.toJS(reader.document, { maxAliasCount: 100 }) };
  } catch (error) {
    const reason = errorMessage(error);
    reader.problems.push(`Can't read ${dotted} (${originText(origin)}): ${reason}.`);
    return null;
  }
}

function duplicateText(text: string, start: number): string {
  const name = /^[^\s:]+/.exec(text.slice(start))?.[0];
  return name === undefined ? "this key appears twice" : `the key ${name} appears a second time`;
}

/** The settings in the content of a file from conf/. */
export function flattenSettings(content: object, origin: Origin, section = ""): Setting[] {
  return Object.entries(content).flatMap(([name, value]: [string, unknown]) => {
    const key = keyIn(section, name);
    const isMapKey = configKeys.get(key)?.kind === "map";
    if (typeof value !== "object" || value === null || !(isMapKey || isSection(key))) return [{ key, value, origin }];
    return [...(isMapKey ? [{ key, value: {}, origin }] : []), ...flattenSettings(value, origin, key)];
  });
}

/**
 * Reads the text of an override or an input as the type that the schema expects for its key. Text that doesn't fit the type stays text;
 * the validation then reports what's allowed.
 */
export function settingsFromText(dotted: string, text: string, origin: Origin): Setting[] {
  const key = configKeys.get(dotted);
  if (key === undefined) return [{ key: dotted, value: text, origin }];
  if (key.kind === "map") return mapSettings(key, text, origin);
  return [{ key: dotted, value: readValue(key, text), origin }];
}

/** The settings from a value for a key. Text is read as in `settingsFromText`, and a map gives one setting per entry. */
export function settingsFromValue(dotted: string, value: unknown, origin: Origin): Setting[] {
  if (typeof value === "string") return settingsFromText(dotted, value, origin);
  const isMapKey = configKeys.get(dotted)?.kind === "map";
  if (!isMapKey || typeof value !== "object" || value === null || Array.isArray(value)) {
    return [{ key: dotted, value, origin }];
  }
  return Object.entries(value).map(([name, entry]) => ({ key: `${dotted}.${name}`, value: entry, origin }));
}

function readValue({ key, kind, nullable }: ConfigKey, text: string): unknown {
  const trimmed = text.trim();
  if (nullable && (trimmed === "" || trimmed === "null")) return null;
  if (kind === "boolean") return trimmed === "true" ? true : trimmed === "false" ? false : text;
  if (kind === "quantity" && trimmed.startsWith("{")) return readFlowMap(trimmed) ?? text;
  if (kind === "number" || kind === "quantity") return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed;
  if (kind === "choice") return trimmed;
  if (kind === "list") return readFlowList(trimmed) ?? readItems(trimmed, key === "ranges" ? splitRanges : commaList);
  // A shell command may start with `[` too, so only a complete YAML list counts as a list.
  if (kind === "command") return readFlowList(trimmed) ?? text;
  return text;
}

function commaList(text: string): string[] {
  return text.split(",").map((item) => item.trim());
}

/** One item per line. `divide` splits the text if it's a single line. With several lines, an item may contain commas. */
function readItems(text: string, divide: (line: string) => string[]): unknown[] {
  if (text === "") return [];
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length === 1 && !text.startsWith("{")) return divide(text);
  return lines.flatMap((line) => (line.startsWith("{") ? (readFlowList(`[${line}]`) ?? [line]) : [line]));
}

/** Reads a list such as `[a, "b, c", {range: d, instances: 2}]`. Plain words stay text, so `[1]` gives "1". Null for anything else. */
function readFlowList(text: string): unknown[] | null {
  if (!text.startsWith("[")) return null;
  const document = parseDocument(text, { prettyErrors: false });
  const { contents, errors, warnings } = document;
  if (errors.length + warnings.length > 0 || !isSeq(contents) || contents.flow !== true) return null;
  if (!contents.items.every((item) => isScalar(item) || isMap(item))) return null;
  return contents.items.map((item) => (isScalar(item) ? scalarText(item) : item.toJS(document)));
}

/** Reads a map such as `{range: decode}`; null for anything else. */
function readFlowMap(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false });
  const { contents, errors, warnings } = document;
  return errors.length + warnings.length > 0 || !isMap(contents) ? null : contents.toJS(document);
}

/** Reads text for a map: an empty text removes all entries, and `{A: b}` adds entries. */
function mapSettings(key: ConfigKey, text: string, origin: Origin): Setting[] {
  if (text.trim() === "") return [{ key: key.key, value: {}, origin, empties: true }];
  const document = parseDocument(text, { prettyErrors: false });
  const { contents, errors, warnings } = document;
  if (errors.length + warnings.length > 0 || !isMap(contents)) return [{ key: key.key, value: text, origin }];
  return contents.items.map(({ key: name, value }) => ({
    key: `${key.key}.${isScalar(name) ? scalarText(name) : String(name)}`,
    value: isScalar(value) ? scalarText(value) : isNode(value) ? value.toJS(document) : "",
    origin,
  }));
}

function scalarText({ type, source, value }: { type?: unknown; source?: string; value: unknown }): string {
  return type === "PLAIN" ? (source ?? String(value)) : String(value);
}
