/** We convert a value at this depth to text in one piece. In profile.json and comparison.json, such a value is one kernel of a range. */
const wholeAtDepth = 4;

/** In characters. Smaller parts would mean too many writes. */
const partLength = 64 * 1024;

/**
 * The text of `JSON.stringify(value, null, 2)` plus a line break, in parts. The full text of a profile with thousands of kernel names
 * takes hundreds of megabytes, and may not fit in a string. The value must be plain data. The result can be iterated more than once.
 */
export function jsonParts(value: unknown): Iterable<string> {
  return {
    *[Symbol.iterator]() {
      let part = "";
      for (const piece of pieces(value, 0)) {
        part += piece;
        if (part.length < partLength) continue;
        yield part;
        part = "";
      }
      yield `${part}\n`;
    },
  };
}

function* pieces(value: unknown, depth: number): Generator<string> {
  const margin = `\n${"  ".repeat(depth)}`;
  const members = depth === wholeAtDepth ? [] : membersOf(value);
  if (members.length === 0) {
    yield JSON.stringify(value, null, 2).replaceAll("\n", margin);
    return;
  }
  let before = Array.isArray(value) ? "[" : "{";
  for (const { key, member } of members) {
    yield `${before}${margin}  ${key}`;
    yield* pieces(member, depth + 1);
    before = ",";
  }
  yield `${margin}${Array.isArray(value) ? "]" : "}"}`;
}

/** The members that `JSON.stringify` writes for an array or object, with their keys. Empty for other values. */
function membersOf(value: unknown): readonly { readonly key: string; readonly member: unknown }[] {
  if (Array.isArray(value)) return value.map((member: unknown) => ({ key: "", member: member ?? null }));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]: [string, unknown]) => ({ key: `${JSON.stringify(key)}: `, member }));
}
