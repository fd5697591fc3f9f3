/**
 * What to say of a program that emitted no NVTX range; `argv` is its command, as far as that is known. Measured with nsys
 * 2023.4.4, which does not tell the Python package nvtx that its domain is enabled; docs/ranges.md has the source.
 */
export function noRanges(argv: readonly string[]): { why: string; hint: string } {
  const emit =
    'Emit one: torch.cuda.nvtx.range_push("decode") … range_pop(), nvtxRangePushA("decode") in C, or @nvtx.annotate in Python.';
  const python =
    "If it does emit them with the Python package nvtx: 0.2.12 and newer emit nothing under nsys 2023.4 and older. Use torch.cuda.nvtx, nvtx older than 0.2.12, or a newer nsys.";
  return {
    why: "The program emitted no NVTX range at all.",
    hint: isPython(argv) ? `${emit}\n${python}` : emit,
  };
}

/** True when a word is Python's: an interpreter, a script, or a launcher of its programs. A line for a shell is taken apart. */
function isPython(argv: readonly string[]): boolean {
  return argv
    .flatMap((argument) => argument.split(/[\s;&|()"'`]+/))
    .some((word) => /(^|\/)(python[\d.]*|torchrun|accelerate|deepspeed|vllm|pytest)$|\.py$/.test(word));
}
