import type { Version } from "../model/bisect.ts";
import type { Commit } from "../../../model/run/repository.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import type { EnvironmentChange } from "../../../model/comparison/environment-change.ts";
import { byText } from "../../../model/text/order.ts";

interface PackageChanges {
  /** Sorted by name, because sorting by release date would require a registry. */
  readonly changed: readonly { readonly name: string; readonly from: string; readonly to: string }[];
  /** A side has no version or several versions of them. */
  readonly others: readonly Pick<EnvironmentChange, "name" | "base" | "head">[];
}

export function findPackageChanges({ environment }: Pick<Comparison, "environment">): PackageChanges {
  const packages = (environment?.changes ?? []).filter(({ kind }) => kind === "python-package");
  const isOne = (version: string | null): version is string => version !== null && !version.includes(" ");
  const changed = packages.flatMap(({ name, base, head }) =>
    isOne(base) && isOne(head) ? [{ name, from: base, to: head }] : [],
  );
  const others = packages.flatMap(({ name, base, head }) => (isOne(base) && isOne(head) ? [] : [{ name, base, head }]));
  return { changed: changed.toSorted((a, b) => byText(a.name, b.name)), others };
}

/** At the good commit, one package after another gets its new version. Then come the later commits, with all packages new. So a commit that bumps a package in a lock file isn't blamed for the package. */
export function listVersions(good: Commit, commits: readonly Commit[], changed: PackageChanges["changed"]): Version[] {
  if (changed.length === 0) return [good, ...commits].map((commit) => ({ commit, packages: null, changes: null }));
  const pins = (fresh: number): Record<string, string> =>
    Object.fromEntries(changed.map(({ name, from, to }, index) => [name, index < fresh ? to : from]));
  return [
    { commit: good, packages: pins(0), changes: null },
    ...changed.map(({ name, from, to }, index) => ({
      commit: good,
      packages: pins(index + 1),
      changes: { package: name, from, to },
    })),
    ...commits.map((commit) => ({ commit, packages: pins(changed.length), changes: null })),
  ];
}

/** `alone` is the good commit with only this package new, `without` is the bad commit with every other package new. */
export function createBlameVersions(
  versions: readonly Version[],
  culprit: Version,
): { alone: Version; without: Version } | null {
  const [good, bad] = [versions[0], versions.at(-1)];
  const { changes } = culprit;
  if (good?.packages == null || bad?.packages == null || changes === null) return null;
  return {
    alone: { commit: good.commit, packages: { ...good.packages, [changes.package]: changes.to }, changes },
    without: { commit: bad.commit, packages: { ...bad.packages, [changes.package]: changes.from }, changes },
  };
}
