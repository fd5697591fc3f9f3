import { plainText } from "../model/text/plain-text.ts";
import { clipMiddle } from "./format.ts";
import { lambdaName, parseKernelName, type NamePart, type TemplateArgument } from "./kernel-name.ts";

/**
 * A short label for a kernel: its own name and what distinguishes it from similar kernels, such as
 * `vectorized_elementwise_kernel<8, silu_kernel(bf16)>`. At most `width` characters. Different kernels may get the same
 * label; see kernelLabels.
 */
export function kernelLabel(demangledName: string, width: number): string {
  const path = parseKernelName(demangledName);
  if (path === null) return clipMiddle(plainText(demangledName), width);
  let text = "";
  for (const detail of details) {
    text = plainText(label(path, detail));
    if (text.length <= width) return text;
  }
  return clipMiddle(text, width);
}

/** We parse at most this many characters of names per table, enough for a thousand real names. Later names are cut without parsing. */
const mostRead = 500_000;

/** A label for each name, in order. If several kernels get the same label, the second one ends in ` #2`, and so on. */
export function kernelLabels(names: readonly string[], width: number): string[] {
  const used = new Set<string>();
  let charactersLeft = mostRead;
  // The next number for each label. Searching for the next number would be slow if thousands of kernels shared a label.
  const numbers = new Map<string, number>();
  return names.map((name) => {
    charactersLeft -= name.length;
    const labelOf =
      charactersLeft < 0
        ? (most: number) => clipMiddle(plainText(name), most)
        : (most: number) => kernelLabel(name, most);
    const plainLabel = labelOf(width);
    let text = plainLabel;
    let number = numbers.get(plainLabel) ?? 2;
    for (; used.has(text); number += 1) {
      const suffix = ` #${number}`;
      text = labelOf(width - suffix.length) + suffix;
    }
    numbers.set(plainLabel, number);
    used.add(text);
    return text;
  });
}

/** A label for each table row, in order. Rows for the same kernel get the same label. */
export function rowLabels(names: readonly string[], width: number): string[] {
  const once = [...new Set(names)];
  const labels = new Map(kernelLabels(once, width).map((label, index) => [once[index], label]));
  return names.map((name) => labels.get(name) ?? "");
}

/** Which template arguments a label shows. */
interface Detail {
  readonly indexTypes: boolean;
  readonly numbers: boolean;
  /** Nesting levels of template arguments. */
  readonly depth: number;
}

/** From all arguments down to the most useful ones. We use the first label that fits; if no label fits, we cut the last one. */
const details: readonly Detail[] = [
  { indexTypes: true, numbers: true, depth: 9 },
  { indexTypes: false, numbers: true, depth: 9 },
  { indexTypes: false, numbers: true, depth: 3 },
  { indexTypes: false, numbers: true, depth: 2 },
  { indexTypes: false, numbers: false, depth: 9 },
  { indexTypes: false, numbers: true, depth: 1 },
  { indexTypes: false, numbers: false, depth: 2 },
  { indexTypes: false, numbers: false, depth: 1 },
];

/** Namespaces that add nothing to a kernel's own name. */
const dullNamespaces = new Set(["at", "native", "c10", "std", "templates", "cuda", "detail"]);

/** Arguments that all kernels of a template share. */
const dullTypes =
  /^(array|Array|TrivialOffsetCalculator|OffsetCalculator|LoadWithCast|StoreWithCast|LoadWithoutCast|StoreWithoutCast)$/;

const indexTypes = /^u?(int|long|short)$/;
const elementTypes =
  /^(u?(char|short|int|long)[1-4]?|bool|float[1-4]?|double[1-4]?|half2?|bf16|void|T\d+|size_t|u?int\d+_t)$/;

const shortTypes: Readonly<Record<string, string>> = {
  BFloat16: "bf16",
  __nv_bfloat16: "bf16",
  nv_bfloat16: "bf16",
  bfloat16_t: "bf16",
  Half: "half",
  __half: "half",
  half_t: "half",
};

function label(path: readonly NamePart[], detail: Detail): string {
  const withoutLambda = path.filter(({ name }) => name !== lambdaName);
  const shown = withoutLambda.length === 0 ? path : withoutLambda;
  const first = shown.findIndex(({ name }, index) => index === shown.length - 1 || !dullNamespaces.has(name));
  return shown
    .slice(first)
    .map((part) => part.name.replace(lambdaName, "lambda") + argumentList(part.args, detail, 1))
    .join("::");
}

function argumentList(args: readonly TemplateArgument[], detail: Detail, depth: number): string {
  if (depth > detail.depth) return "";
  const shown = unique(args.flatMap((arg) => argument(arg, detail, depth)));
  return shown.length === 0 ? "" : `<${shown.map(({ text }) => text).join(", ")}>`;
}

interface Shown {
  /** Arguments with the same key are shown once. Null for numbers, because their position matters. */
  readonly key: string | null;
  readonly text: string;
}

function argument(arg: TemplateArgument, detail: Detail, depth: number): Shown[] {
  if (arg.kind === "number") return detail.numbers ? [{ key: null, text: arg.text }] : [];
  const host = arg.path.findLast(({ name }) => name !== lambdaName);
  if (host === undefined) return [{ key: lambdaName, text: "lambda" }];
  const name = shortTypes[host.name] ?? host.name;
  if (isDull(arg)) return [];
  if (elementTypes.test(name)) return detail.indexTypes || !indexTypes.test(name) ? [{ key: name, text: name }] : [];
  const inner = arg.path.findLast((part) => part.name === lambdaName);
  if (inner === undefined) return [{ key: name, text: name + argumentList(host.args, detail, depth + 1) }];
  // If a function takes a functor, its lambda just calls the functor: `gpu_kernel_impl<CUDAFunctor_add<…>>`.
  const functors = host.args.filter(isFunctor);
  if (functors.length > 0) return functors.flatMap((functor) => argument(functor, detail, depth));
  const types = unique(inner.args.flatMap((parameter) => argument(parameter, { ...detail, indexTypes: true }, depth)));
  return [{ key: name, text: types.length === 0 ? name : `${name}(${types.map(({ text }) => text).join(", ")})` }];
}

function isDull(arg: TemplateArgument): boolean {
  if (arg.kind === "number") return false;
  const name = arg.path.at(-1)?.name ?? "";
  return dullTypes.test(name) || (arg.pointer && !elementTypes.test(shortTypes[name] ?? name));
}

function isFunctor(arg: TemplateArgument): boolean {
  if (arg.kind === "number" || arg.pointer || isDull(arg)) return false;
  const name = arg.path.at(-1)?.name ?? "";
  return !elementTypes.test(shortTypes[name] ?? name);
}

/** Drops repeated types. Of two types with the same name, the longer one stays because it says more. */
function unique(shown: readonly Shown[]): Shown[] {
  const telling = new Map<string, Shown>();
  for (const candidate of shown) {
    if (candidate.key !== null && candidate.text.length > (telling.get(candidate.key)?.text.length ?? -1))
      telling.set(candidate.key, candidate);
  }
  return shown.filter((candidate) => candidate.key === null || telling.get(candidate.key) === candidate);
}
