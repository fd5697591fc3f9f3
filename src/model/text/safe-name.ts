/** Most file systems allow 255 bytes. Suffixes such as `_cuda_gpu_kern_sum.csv` and `.sqlite.gz` have to fit, too. */
const longestBytes = 100;

/**
 * `::` becomes `__`; other unsafe characters become `_`. Never starts with a dot or dash, and is never empty, `.` or `..`. A shortened name
 * ends in a hash. Two labels may give the same name (`a/b`, `a_b`).
 */
export function safeName(label: string): string {
  const name = safeCharacters(label)
    .replace(/^[.-]+/, "_")
    .replace(/(?<!\.)\.+$/, "_");
  if (name === "") return "_";
  return name.length > longestBytes ? withHash(name, label) : name;
}

export function safeCharacters(text: string): string {
  return text.replaceAll("::", "__").replaceAll(/[^A-Za-z0-9._@=+-]/gu, "_");
}

export const cutNameEnd = /-[0-9a-f]{16}(?![0-9a-f])/g;

/** Different labels get different names, even on a file system that ignores case. */
export function uniqueSafeNames(labels: readonly string[]): string[] {
  const labelsByName = new Map<string, Set<string>>();
  for (const label of labels) {
    const key = safeName(label).toLowerCase();
    labelsByName.set(key, (labelsByName.get(key) ?? new Set()).add(label));
  }
  return labels.map((label) => {
    const name = safeName(label);
    return labelsByName.get(name.toLowerCase())?.size === 1 ? name : withHash(name, label);
  });
}

function withHash(name: string, label: string): string {
  const suffix = `-${hash(label)}`;
  return (name.endsWith(suffix) ? name.slice(0, -suffix.length) : name).slice(0, longestBytes - suffix.length) + suffix;
}

/** FNV-1a over UTF-16 units, 64 bits. Needs no import, and one run's labels don't collide. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index++) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, "0");
}
