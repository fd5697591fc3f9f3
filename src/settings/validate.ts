import * as z from "zod";
import { nearest } from "../model/text/nearest.ts";
import { allowedText, type ConfigKey, configKeys, isSection, mapEntry } from "./keys.ts";
import { formHelp, type Problem, sectionValue, type Setting, unknownKey, wrongName, wrongValue } from "./problem.ts";

/** Even if a layer with higher priority overrides it. */
export function validateSetting(setting: Setting): Problem[] {
  const key = configKeys.get(setting.key);
  if (key !== undefined) return validateValue(setting, key);
  const entry = mapEntry(setting.key);
  if (entry !== null) return validateEntry(setting, entry.map, entry.name);
  return [isSection(setting.key) ? sectionValue(setting.key, setting.origin) : unknownKey(setting.key, setting.origin)];
}

function validateEntry(setting: Setting, map: ConfigKey, name: string): Problem[] {
  if (!(map.schema instanceof z.ZodRecord)) return [];
  const { keyType, valueType } = map.schema;
  if (keyType instanceof z.ZodType && !keyType.safeParse(name).success) {
    return [wrongName(map.key, name, setting.origin, allowedText(keyType))];
  }
  if (!(valueType instanceof z.ZodType) || valueType.safeParse(setting.value).success) return [];
  return [wrongValue(setting, allowedText(valueType), "", setting.value, formHelp(setting, { kind: "text" }))];
}

function validateValue(setting: Setting, key: ConfigKey): Problem[] {
  const result = key.schema.safeParse(setting.value);
  if (result.success) return [];
  const element = elementOf(key.schema);
  if (element === null || !Array.isArray(setting.value)) {
    return [wrongValue(setting, key.allowed, "", setting.value, formHelp(setting, key))];
  }
  const items: readonly unknown[] = setting.value;
  const wrong = items.flatMap((item, index) => {
    if (element.safeParse(item).success) return [];
    const help = unknownMember(element, item) ?? formHelp({ ...setting, value: item }, { kind: "text" });
    return [wrongValue(setting, allowedText(element), `[${index}]`, item, help)];
  });
  return wrong.length > 0 ? wrong : [wrongValue(setting, `${key.allowed} (at least one)`)];
}

function elementOf(schema: z.ZodType): z.ZodType | null {
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  const array = inner instanceof z.ZodUnion ? inner.options.find((option) => option instanceof z.ZodArray) : inner;
  return array instanceof z.ZodArray && array.element instanceof z.ZodType ? array.element : null;
}

function unknownMember(element: z.ZodType, item: unknown): string | null {
  if (!(element instanceof z.ZodUnion) || typeof item !== "object" || item === null) return null;
  const object = element.options.find((option) => option instanceof z.ZodObject);
  if (!(object instanceof z.ZodObject)) return null;
  const keys = Object.keys(object.shape);
  const unknown = Object.keys(item).find((name) => !keys.includes(name));
  if (unknown === undefined) return null;
  const suggestion = nearest(unknown, keys);
  return ` The key ${unknown} doesn't exist${suggestion === null ? "" : `; did you mean ${suggestion}?`}`;
}
