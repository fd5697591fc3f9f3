/** Files of the profilers, which may hold the environment of a process; `.gz` and what a database leaves may follow. */
const reportPath = /^(.*\.(?:nsys-rep|qdrep|qdstrm|sqlite|ncu-rep))(?:[-.~].*)?$/i;

/** The report that a file is, or is a part of (`report.sqlite-wal`, `report.nsys-rep.gz`); null for any other file. */
export function reportOf(path: string): string | null {
  return reportPath.exec(path)?.[1] ?? null;
}

/** Whether run.json's `withheld` (paths of the run directory, or globs) means this file, or the report that it is a part of. */
export function isWithheld(path: string, withheld: readonly { readonly path: string }[]): boolean {
  const report = reportOf(path);
  const names = report === null ? [path] : [path, report, `${report}.gz`];
  return withheld.some(({ path: pattern }) => {
    const glob = globPattern(pattern);
    return names.some((name) => name === pattern || glob.test(name));
  });
}

/** The globs that run.json has: `**` and a slash for any folders, `*` and `?` within a name, `{a,b}`. */
function globPattern(glob: string): RegExp {
  const tokens = /(\*\*\/)|(\*\*)|(\*)|(\?)|\{([^{}]*)\}|([\s\S])/g;
  const source = [...glob.matchAll(tokens)].map(([, folders, deep, star, any, choice, plain]) => {
    if (folders !== undefined) return "(?:.*/)?";
    if (deep !== undefined) return ".*";
    if (star !== undefined) return "[^/]*";
    if (any !== undefined) return "[^/]";
    if (choice !== undefined) return `(?:${choice.split(",").map(RegExp.escape).join("|")})`;
    return RegExp.escape(plain ?? "");
  });
  return new RegExp(`^${source.join("")}$`, "s");
}
