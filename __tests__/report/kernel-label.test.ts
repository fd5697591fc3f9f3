import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { DatabaseSync } from "node:sqlite";
import { kernelLabel, kernelLabels } from "../../src/report/kernel-label.ts";
import { unpackRecording } from "../fixtures/recorded.ts";
import { recordingsWithKernels } from "../fixtures/recordings.ts";
import { expectGolden } from "../support/golden.ts";

/** Every distinct demangled name of the recorded captures, sorted. */
function recordedNames(): string[] {
  const names = recordingsWithKernels.flatMap(([path]) => {
    using file = unpackRecording(`${path}.sqlite.gz`);
    const database = new DatabaseSync(file.path, { readOnly: true });
    const rows = database
      .prepare("SELECT value FROM StringIds WHERE id IN (SELECT demangledName FROM CUPTI_ACTIVITY_KIND_KERNEL)")
      .all();
    database.close();
    return rows.map(({ value }) => String(value));
  });
  return [...new Set(names)].sort();
}

describe("the kernels of all recordings", () => {
  const names = recordedNames();

  test("have the recorded labels", () => {
    expectGolden("kernel-labels.txt", names.map((name) => `${kernelLabel(name, 72)}\n    ${name}`).join("\n"));
  });

  test("get unique labels in a table, by a number if two are equal", () => {
    expect(names).toHaveLength(53);
    expect(new Set(names.map((name) => kernelLabel(name, 72))).size).toBe(52);
    expect(new Set(kernelLabels(names, 72)).size).toBe(53);
  });

  test.each([90, 72, 48, 30, 12])("get labels that fit and differ in %d characters", (width) => {
    const labels = kernelLabels(names, width);
    expect(new Set(labels).size).toBe(names.length);
    for (const label of labels) expect(label.length).toBeLessThanOrEqual(width);
  });
});

test.each([
  [
    "void at::native::(anonymous namespace)::k<4, f(at::T&)::{lambda()#1}::operator()() const::{lambda(c10::Half)#2}>(int)",
    "k<4, f(half)>",
  ],
  ["void k<f(int)::'lambda0'(float), 3>(int)", "k<f(float), 3>"],
  ["ncclDevKernel_RING_LL(ncclDevKernelArgsStorage<(unsigned long)4096>)", "ncclDevKernel_RING_LL"],
  ["triton_red_fused_add_native_layer_norm_0", "triton_red_fused_add_native_layer_norm_0"],
  [
    "void vllm::paged_attention_v1_kernel<unsigned short, unsigned char, 128, 16, 128, (vllm::Fp8KVCacheDataType)0, false>(unsigned short*)",
    "vllm::paged_attention_v1_kernel<ushort, uchar, 128, 16, 128, 0, false>",
  ],
  [
    "void flash::flash_fwd_kernel<Flash_fwd_kernel_traits<(int)128, (int)64, cutlass::bfloat16_t, X<(int)1>>, (bool)0>(flash::Params)",
    "flash::flash_fwd_kernel<Flash_fwd_kernel_traits<128, 64, bf16, X<1>>, 0>",
  ],
  ["const at::Tensor *at::native::f(int) const", "f"],
  ["kernel", "kernel"],
])("shortens names from other demanglers and libraries: %s", (name, label) => {
  expect(kernelLabel(name, 72)).toBe(label);
});

describe("a name that isn't C++", () => {
  test.each(["", "a < b", "k<", ">k", "k(int", "operator<(int)", "[lambda("])("is shown unchanged: %s", (name) => {
    expect(kernelLabel(name, 72)).toBe(name);
  });

  test.each([
    { name: "a command", text: "::error::pwned" },
    { name: "the old form", text: "k<x ##[error]pwned>(int)" },
    { name: "control characters", text: "k\u001b[31m<\u202eint\n>" },
  ])("is made harmless: $name", ({ text }) => {
    const label = kernelLabel(text, 72);
    expect(label).not.toMatch(/^\s*::|##\[|[\p{Cc}\p{Cf}]/u);
  });

  test("takes little time and stack if it's very long or deeply nested", () => {
    for (const text of ["a<".repeat(9000) + ">".repeat(9000), "[lambda(".repeat(100_000), "x".repeat(1_000_000)])
      expect(kernelLabel(text, 72)).toHaveLength(72);
  });

  test("gets a label that fits, whatever the text", () => {
    const pieces = fc.constantFrom(
      ...["<", ">", "(", ")", "[lambda(", ") (instance 1)]", "{lambda(", "}", "::", ",", " ", "*", "const ", "a"],
      ...["(int)4", "operator ()()"],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => kernelLabel(parts.join(""), 40).length <= 40),
    );
  });
});
