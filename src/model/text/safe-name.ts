/** Most file systems allow 255 bytes. Suffixes such as `_cuda_gpu_kern_sum.csv` and `.sqlite.gz` have to fit, too. */
const longestBytes = 100;

/**
 * Turns a label into a safe, readable file name: `::` becomes `__`; `/` and all other unsafe characters become `_`. The name never starts
 * with a dot or dash, and it's never empty, `.` or `..`. It has at most 100 bytes. A shortened name ends in a hash of the label. Two
 * labels may give the same name (`a/b`, `a_b`), so use `uniqueSafeNames` for names in one folder.
 */
export function safeName(label: string): string {
  const name = safeCharacters(label)
    .replace(/^[.-]+/, "_")
    .replace(/(?<!\.)\.+$/, "_");
  if (name === "") return "_";
  return name.length > longestBytes ? withHash(name, label) : name;
}

/** Replaces the unsafe characters in part of a label. */
export function safeCharacters(text: string): string {
  return text.replaceAll("::", "__").replaceAll(/[^A-Za-z0-9._@=+-]/gu, "_");
}

/** The hash at the end of a name that was shortened, or that would otherwise equal another label's name. */
export const cutNameEnd = /-[0-9a-f]{16}(?![0-9a-f])/g;

/**
 * One safe name per label, in order. Different labels get different names, even on a file system that ignores case.
 * Equal labels get the same name, so the caller shouldn't pass equal labels.
 */
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

/** FNV-1a over UTF-16 units, 64 bits as 16 hex digits. Needs no import, and is long enough that one run's labels don't collide. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index++) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, "0");
}
