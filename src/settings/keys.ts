import * as z from "zod";
import { configSchema } from "../model/config.ts";
import { nearest } from "../model/text/nearest.ts";

/** How we read a value from text and how layers combine: only maps are merged entry by entry. */
type KeyKind = "text" | "choice" | "boolean" | "number" | "quantity" | "list" | "map" | "command";

export interface ConfigKey {
  readonly key: string;
  readonly schema: z.ZodType;
  readonly kind: KeyKind;
  readonly nullable: boolean;
  readonly description: string;
  readonly allowed: string;
}

export interface ConfigSection {
  readonly key: string;
  readonly description: string;
}

const schemaKeys = walk("", configSchema);

export const configSections: readonly ConfigSection[] = schemaKeys.sections;
export const configKeys: ReadonlyMap<string, ConfigKey> = new Map(schemaKeys.keys.map((key) => [key.key, key]));

export function mapEntry(dotted: string): { readonly map: ConfigKey; readonly name: string } | null {
  for (const map of configKeys.values()) {
    if (map.kind === "map" && dotted.startsWith(`${map.key}.`)) return { map, name: dotted.slice(map.key.length + 1) };
  }
  return null;
}

export function isSection(dotted: string): boolean {
  return configSections.some(({ key }) => key === dotted);
}

export function keysOf(section: string): string[] {
  const all = [...configSections.map(({ key }) => key), ...configKeys.keys()];
  return all.filter((key) => key !== "" && sectionOf(key) === section);
}

/** Exactly this name, or a similar one in the same section, then anywhere. */
export function suggestKey(dotted: string): string | null {
  const [first = "", second, ...entry] = dotted.split(".");
  if (second !== undefined && entry.length > 0) {
    const map = suggestKey(`${first}.${second}`);
    if (map !== null && configKeys.get(map)?.kind === "map") return `${map}.${entry.join(".")}`;
  }
  const all = [...configSections.map(({ key }) => key), ...configKeys.keys()].filter((key) => key !== "");
  const last = nameOf(dotted);
  const siblings = all.filter((key) => sectionOf(key) === sectionOf(dotted));
  return among(all, last, 0) ?? among(siblings, last) ?? among(all, last) ?? nearest(dotted, all, dotted.length / 3);
}

function among(keys: readonly string[], last: string, maxDistance?: number): string | null {
  const name = nearest(last, keys.map(nameOf), maxDistance);
  return keys.find((key) => nameOf(key) === name) ?? null;
}

/** `workload` for `workload.gpu`. */
export function sectionOf(dotted: string): string {
  return dotted.slice(0, Math.max(0, dotted.lastIndexOf(".")));
}

/** `gpu` for `workload.gpu`. */
export function nameOf(dotted: string): string {
  return dotted.slice(dotted.lastIndexOf(".") + 1);
}

function walk(section: string, schema: z.ZodObject): { sections: ConfigSection[]; keys: ConfigKey[] } {
  const sections: ConfigSection[] = [{ key: section, description: schema.description ?? "" }];
  const keys: ConfigKey[] = [];
  for (const [name, member] of Object.entries(schema.shape)) {
    const dotted = section === "" ? name : `${section}.${name}`;
    if (member instanceof z.ZodObject) {
      const inner = walk(dotted, member);
      sections.push(...inner.sections);
      keys.push(...inner.keys);
    } else if (member instanceof z.ZodType) keys.push(configKey(dotted, member));
  }
  return { sections, keys };
}

function configKey(key: string, schema: z.ZodType): ConfigKey {
  const nullable = schema instanceof z.ZodNullable;
  const inner = nullable ? schema.unwrap() : schema;
  return {
    key,
    schema,
    kind: kindOf(inner),
    nullable,
    description: schema.description ?? "",
    allowed: allowedText(schema),
  };
}

function kindOf(schema: unknown): KeyKind {
  if (schema instanceof z.ZodArray) return "list";
  if (schema instanceof z.ZodRecord) return "map";
  if (schema instanceof z.ZodEnum) return "choice";
  if (schema instanceof z.ZodBoolean) return "boolean";
  if (schema instanceof z.ZodNumber) return "number";
  if (schema instanceof z.ZodUnion) {
    return schema.options.some((option) => option instanceof z.ZodArray) ? "command" : "quantity";
  }
  return "text";
}

export function allowedText(schema: unknown): string {
  if (schema instanceof z.ZodNullable) return `${allowedText(schema.unwrap())}; or null`;
  if (schema instanceof z.ZodArray) return `a list, each ${allowedText(schema.element)}`;
  if (schema instanceof z.ZodRecord) return "keys and values";
  const title = schema instanceof z.ZodType ? schema.meta()?.title : undefined;
  if (title !== undefined) return title;
  if (schema instanceof z.ZodEnum) return orText(schema.options.map(String));
  if (schema instanceof z.ZodBoolean) return "true or false";
  if (schema instanceof z.ZodNumber) return numberText(schema);
  return "text";
}

function numberText(schema: z.ZodNumber): string {
  const kind = schema.isInt ? "a whole number" : "a number";
  const low = schema.minValue;
  const high = schema.maxValue;
  const from = low !== null && low > Number.MIN_SAFE_INTEGER ? ` from ${low}` : "";
  const to = high !== null && high < Number.MAX_SAFE_INTEGER ? ` to ${high}` : "";
  return kind + from + to;
}

export function orText(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
}
