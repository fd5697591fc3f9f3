import { isMap, isNode, isScalar, isSeq, parseDocument } from "yaml";
import type { Origin } from "../model/config.ts";
import { type ConfigKey, configKeys } from "./keys.ts";
import type { Setting } from "./setting.ts";

/**
 * The settings that a text for a key means (an override's or an input's value), by the type that the schema expects. What
 * cannot be read as that type stays text, and the validation says what is allowed.
 */
export function settingsFromText(dotted: string, text: string, origin: Origin): Setting[] {
  const key = configKeys.get(dotted);
  if (key === undefined) return [{ key: dotted, value: text, origin }];
  if (key.kind === "map") return mapSettings(key, text, origin);
  return [{ key: dotted, value: readValue(key, text), origin }];
}

/** The settings that a value for a key means: those of a text, the entries of a map, or the value itself. */
export function settingsFromValue(dotted: string, value: unknown, origin: Origin): Setting[] {
  if (typeof value === "string") return settingsFromText(dotted, value, origin);
  const isMapKey = configKeys.get(dotted)?.kind === "map";
  if (!isMapKey || typeof value !== "object" || value === null || Array.isArray(value)) {
    return [{ key: dotted, value, origin }];
  }
  return Object.entries(value).map(([name, entry]) => ({ key: `${dotted}.${name}`, value: entry, origin }));
}

function readValue({ kind, nullable }: ConfigKey, text: string): unknown {
  const trimmed = text.trim();
  if (nullable && (trimmed === "" || trimmed === "null")) return null;
  if (kind === "boolean") return trimmed === "true" ? true : trimmed === "false" ? false : text;
  if (kind === "number" || kind === "quantity") return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed;
  if (kind === "choice") return trimmed;
  if (kind === "list") return readFlowList(trimmed) ?? readCommaList(trimmed);
  // A line of shell may begin with `[` as well; only a whole list of YAML is one.
  if (kind === "command") return readFlowList(trimmed) ?? text;
  return text;
}

function readCommaList(text: string): string[] {
  return text === "" ? [] : text.split(",").map((item) => item.trim());
}

/** `[a, "b, c", {range: d, instances: 2}]`; plain words stay the text that they are (`[1]` holds "1"). Null for all else. */
function readFlowList(text: string): unknown[] | null {
  if (!text.startsWith("[")) return null;
  const document = parseDocument(text, { prettyErrors: false });
  const { contents, errors, warnings } = document;
  if (errors.length + warnings.length > 0 || !isSeq(contents) || contents.flow !== true) return null;
  if (!contents.items.every((item) => isScalar(item) || isMap(item))) return null;
  return contents.items.map((item) => (isScalar(item) ? scalarText(item) : item.toJS(document)));
}

/** An empty text empties the map; `{A: b}` adds entries. */
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
