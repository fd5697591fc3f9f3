import type { ComparedEnvironment, EnvironmentChange } from "../../model/comparison/environment-change.ts";
import type { ProfileEnvironment } from "../../model/profile/environment.ts";
import type { Profile } from "../../model/profile/profile.ts";

type Kind = EnvironmentChange["kind"];
type Changed = Pick<EnvironmentChange, "kind" | "name" | "state" | "base" | "head">;

const mostListed = 1000;

const listsOf = [
  ["cuda-library", "cudaLibraries"],
  ["python-package", "pythonPackages"],
  ["system-package", "systemPackages"],
] as const satisfies readonly (readonly [Kind, keyof ProfileEnvironment])[];

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
    ...single.flatMap((change): Changed[] =>
      // If a side's value is unknown, we report no difference.
      change.base === null || change.head === null || change.base === change.head
        ? []
        : [{ ...change, state: "changed" }],
    ),
    ...lists.flatMap((list) =>
      list.base === null || list.head === null ? [] : compareVersions(list.kind, list.base, list.head),
    ),
    ...compareVariables(base, head),
  ].map(addMeaning);
  const ordered = changes.toSorted(
    (a, b) =>
      a.rank - b.rank ||
      kinds.indexOf(a.change.kind) - kinds.indexOf(b.change.kind) ||
      (a.change.name < b.change.name ? -1 : 1),
  );
  return {
    changes: ordered.slice(0, mostListed).map(({ change }) => change),
    total: changes.length,
    unknown: [
      ...single.flatMap((change) => (change.base === null && change.head === null ? [] : isKnownOnce(change))),
      ...lists.flatMap(isKnownOnce),
      ...(base.run !== head.run && hasUnknownValues(base, head) ? (["variable-values"] as const) : []),
    ],
  };
}

const kinds: readonly Kind[] = [
  ...(["driver", "image", "operating-system"] as const),
  ...(["cuda-library", "python-package", "variable", "system-package"] as const),
];

function isKnownOnce<K extends Kind>({ kind, base, head }: { kind: K; base: unknown; head: unknown }) {
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
    const [from, to] = [before.get(name) ?? null, after.get(name) ?? null];
    const state = decideState({ base: from, head: to });
    if (state === "changed" && !hasChanged(from, to, base.run === head.run)) return [];
    return [{ kind: "variable", name, state, base: from?.value ?? null, head: to?.value ?? null }];
  });
}

type Variable = ProfileEnvironment["variables"][string] | null;

/** Digests are only comparable within a run, because each run has its own key. Across runs, we compare only values. */
function hasChanged(base: Variable, head: Variable, isOneRun: boolean) {
  if (base === null || head === null) return false;
  if (base.value !== null && head.value !== null) return base.value !== head.value;
  return isOneRun && base.digest !== null && head.digest !== null && base.digest !== head.digest;
}

function hasUnknownValues(base: ProfileEnvironment, head: ProfileEnvironment) {
  const after = new Map(Object.entries(head.variables));
  return Object.entries(base.variables).some(([name, { value }]) => {
    const other = after.get(name);
    return other !== undefined && (value === null || other.value === null);
  });
}

function listNames(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) {
  return [...new Set([...before.keys(), ...after.keys()])];
}

function decideState({ base, head }: { readonly base: unknown; readonly head: unknown }) {
  return base === null ? "added" : head === null ? "removed" : "changed";
}

function addMeaning(change: Changed): { readonly rank: number; readonly change: EnvironmentChange } {
  const isWhole = change.kind === "driver" || change.kind === "image";
  const rank = isWhole ? 0 : software.findIndex(({ pattern }) => pattern.test(change.name.toLowerCase()));
  const match = isWhole ? undefined : software[rank];
  return {
    rank: rank === -1 ? software.length : rank,
    change: { ...change, isOfGpu: rank !== -1, families: [...(match?.families ?? [])] },
  };
}

interface Software {
  readonly pattern: RegExp;
  readonly families: readonly string[];
}

const anyOfFramework = [
  ...["gemm", "attention", "conv", "norm", "softmax", "activation", "embedding", "reduce", "elementwise", "copy"],
  ...["memory", "sampling", "triton", "other"],
];
const ofServers = [
  ...["gemm", "attention", "moe", "norm", "activation", "rope", "quantize", "memory", "sampling", "communication"],
];

/** Most specific first: libraries for one kind of kernel, then frameworks, then what all of these depend on. */
const software: readonly Software[] = [
  { pattern: /^(?:nvidia-|lib)?cublas(?:lt)?(?![a-z])/, families: ["gemm"] },
  { pattern: /^(?:nvidia-|lib)?cudnn(?![a-z])/, families: ["conv", "attention"] },
  { pattern: /^(?:nvidia-|lib)?nccl(?![a-z])/, families: ["communication"] },
  { pattern: /^(?:nvidia-|lib)?nvshmem(?![a-z])/, families: ["communication"] },
  { pattern: /^(?:nvidia-)?cutlass(?![a-z])/, families: ["gemm", "attention", "moe"] },
  { pattern: /^(?:nvidia-|lib)?cu(?:sparse(?:lt)?|tensor)(?![a-z])/, families: ["gemm"] },
  { pattern: /^(?:flash-attn|flash-attention|flash-mla|xformers|sageattention)/, families: ["attention"] },
  { pattern: /^flashinfer/, families: ["attention", "norm", "activation", "rope", "sampling", "moe"] },
  { pattern: /^deep-?gemm/, families: ["gemm", "moe"] },
  { pattern: /^(?:bitsandbytes|autoawq|auto-gptq|gptqmodel|torchao|marlin)/, families: ["quantize", "gemm"] },
  { pattern: /^transformer-engine/, families: ["gemm", "attention", "norm", "quantize"] },
  { pattern: /^(?:pytorch-)?triton(?:-|$|_)/, families: ["triton", "gemm", "attention", "moe"] },
  { pattern: /^(?:vllm|sglang|sgl-kernel|tensorrt-llm|lmdeploy)(?:-|$|_)/, families: ofServers },
  { pattern: /^(?:jax|jaxlib|jax-cuda\d+-(?:pjrt|plugin))$|^xla_/, families: ["xla", "gemm", "triton"] },
  { pattern: /^(?:torch|torchvision|torchaudio|pytorch)(?:-|$|_)|^torchinductor_/, families: anyOfFramework },
  { pattern: /^(?:transformers|accelerate|diffusers|peft)$/, families: ["attention", "moe", "elementwise", "copy"] },
  { pattern: /^(?:tensorflow|tensorrt|onnxruntime|cupy|numba|deepspeed|apex)/, families: [] },
  {
    pattern: /^(?:nvidia|cuda|cudart|nvrtc|nvjitlink|libnv|libcu(?:fft|rand|solver)|cu(?:fft|rand|solver))/,
    families: [],
  },
];
