/** Most file systems allow 255 bytes; suffixes such as `_cuda_gpu_kern_sum.csv` and `.sqlite.gz` must still fit. */
const longestBytes = 100;

/**
 * A label as one safe, readable file name: `::` becomes `__`, `/` and everything unsafe `_`, no leading dot or dash,
 * at most 100 bytes (a cut name ends in a hash of the label). Never empty, `.` or `..`. Different labels may meet in
 * one name (`a/b`, `a_b`): use `uniqueSafeNames` where several lie side by side.
 */
export function safeName(label: string): string {
  const name = safeCharacters(label)
    .replace(/^[.-]+/, "_")
    .replace(/(?<!\.)\.+$/, "_");
  if (name === "") return "_";
  return name.length > longestBytes ? withHash(name, label) : name;
}

/** What becomes of a part of a label, wherever it stands in it. */
export function safeCharacters(text: string): string {
  return text.replaceAll("::", "__").replaceAll(/[^A-Za-z0-9._@=+-]/gu, "_");
}

/** Where a name was cut, or got a hash to differ from another's. */
export const cutNameEnd = /-[0-9a-f]{16}(?![0-9a-f])/g;

/**
 * One safe name for each label, in order; different labels get different names, also where a file system ignores case.
 * Equal labels are a mistake of the caller's and get the same name.
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

/** FNV-1a over UTF-16 units, 64 bits as 16 hex digits: pure, and long enough that labels of one run do not meet. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index++) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, "0");
}
