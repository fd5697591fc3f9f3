const wholeAtDepth = 4;

/** In characters. Smaller parts would mean too many writes. */
const partLength = 64 * 1024;

/**
 * `JSON.stringify(value, null, 2)` plus a line break, in parts: a profile with thousands of kernel names may not fit in a string. Can be
 * iterated more than once.
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

function membersOf(value: unknown): readonly { readonly key: string; readonly member: unknown }[] {
  if (Array.isArray(value)) return value.map((member: unknown) => ({ key: "", member: member ?? null }));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]: [string, unknown]) => ({ key: `${JSON.stringify(key)}: `, member }));
}
