import type { ComparedEnvironment, EnvironmentChange } from "../../model/comparison/environment-change.ts";
import type { ProfileEnvironment } from "../../model/profile/environment.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { software } from "./software.ts";

type Kind = EnvironmentChange["kind"];
type Changed = Pick<EnvironmentChange, "kind" | "name" | "state" | "base" | "head">;

const mostListed = 1000;

const listsOf = [
  ["cuda-library", "cudaLibraries"],
  ["python-package", "pythonPackages"],
  ["system-package", "systemPackages"],
] as const satisfies readonly (readonly [Kind, keyof ProfileEnvironment])[];

/** The differences between the sides' environments. Null if either environment is unknown. */
export function compareEnvironments(
  { environment: base, machine: baseMachine }: Profile,
  { environment: head, machine: headMachine }: Profile,
): ComparedEnvironment | null {
  if (base === null || head === null) return null;
  const lists = listsOf.map(([kind, key]) => ({ kind, base: base[key], head: head[key] }));
  const single = [
    { kind: "driver", name: "driver", base: baseMachine.driver, head: headMachine.driver },
    { kind: "image", name: "image", base: base.imageDigest, head: head.imageDigest },
    { kind: "operating-system", name: "operating system", base: base.operatingSystem, head: head.operatingSystem },
  ] as const;
  const changes = [
    ...single.flatMap((one): Changed[] =>
      // If a side's value is unknown, we report no difference.
      one.base === null || one.head === null || one.base === one.head ? [] : [{ ...one, state: "changed" }],
    ),
    ...lists.flatMap((list) =>
      list.base === null || list.head === null ? [] : compareVersions(list.kind, list.base, list.head),
    ),
    ...compareVariables(base, head),
  ].map(addMeaning);
  const ordered = changes.toSorted(
    (one, other) =>
      one.rank - other.rank ||
      kinds.indexOf(one.change.kind) - kinds.indexOf(other.change.kind) ||
      (one.change.name < other.change.name ? -1 : 1),
  );
  return {
    changes: ordered.slice(0, mostListed).map(({ change }) => change),
    total: changes.length,
    unknown: [
      ...single.flatMap((one) => (one.base === null && one.head === null ? [] : isKnownOnce(one))),
      ...lists.flatMap(isKnownOnce),
      ...(base.run !== head.run && hasUnknownValues(base, head) ? (["variable-values"] as const) : []),
    ],
  };
}

const kinds: readonly Kind[] = [
  ...(["driver", "image", "operating-system"] as const),
  ...(["cuda-library", "python-package", "variable", "system-package"] as const),
];

function isKnownOnce<K extends Kind>({ kind, base, head }: { kind: K; base: unknown; head: unknown }): K[] {
  return (base === null) === (head === null) ? [] : [kind];
}

function compareVersions(kind: Kind, base: Record<string, string>, head: Record<string, string>): Changed[] {
  const [before, after] = [new Map(Object.entries(base)), new Map(Object.entries(head))];
  return listNames(before, after).flatMap((name) => {
    const versions = { base: before.get(name) ?? null, head: after.get(name) ?? null };
    return versions.base === versions.head ? [] : [{ kind, name, state: decideState(versions), ...versions }];
  });
}

function compareVariables(base: ProfileEnvironment, head: ProfileEnvironment): Changed[] {
  const [before, after] = [new Map(Object.entries(base.variables)), new Map(Object.entries(head.variables))];
  return listNames(before, after).flatMap((name): Changed[] => {
    const [one, other] = [before.get(name) ?? null, after.get(name) ?? null];
    const state = decideState({ base: one, head: other });
    if (state === "changed" && !hasChanged(one, other, base.run === head.run)) return [];
    return [{ kind: "variable", name, state, base: one?.value ?? null, head: other?.value ?? null }];
  });
}

type Variable = ProfileEnvironment["variables"][string] | null;

/** Digests are only comparable within a run, because each run has its own key. Across runs, we compare only values. */
function hasChanged(base: Variable, head: Variable, isOneRun: boolean): boolean {
  if (base === null || head === null) return false;
  if (base.value !== null && head.value !== null) return base.value !== head.value;
  return isOneRun && base.digest !== null && head.digest !== null && base.digest !== head.digest;
}

function hasUnknownValues(base: ProfileEnvironment, head: ProfileEnvironment): boolean {
  const after = new Map(Object.entries(head.variables));
  return Object.entries(base.variables).some(([name, { value }]) => {
    const other = after.get(name);
    return other !== undefined && (value === null || other.value === null);
  });
}

function listNames(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])];
}

function decideState({ base, head }: { readonly base: unknown; readonly head: unknown }): EnvironmentChange["state"] {
  return base === null ? "added" : head === null ? "removed" : "changed";
}

/** Adds what a change means for work on the GPU, and its rank among all changes. */
function addMeaning(change: Changed): { readonly rank: number; readonly change: EnvironmentChange } {
  const isWhole = change.kind === "driver" || change.kind === "image";
  const rank = isWhole ? 0 : software.findIndex(({ pattern }) => pattern.test(change.name.toLowerCase()));
  const found = isWhole ? undefined : software[rank];
  return {
    rank: rank === -1 ? software.length : rank,
    change: { ...change, isOfGpu: rank !== -1, families: [...(found?.families ?? [])] },
  };
}
