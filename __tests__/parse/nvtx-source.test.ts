import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { rangesInSource } from "../../src/parse/nvtx-source.ts";

const inFile = (path: string, text: string) => rangesInSource({ path, text });

test.each<[string, string, string[]]>([
  ["a.py", 'torch.cuda.nvtx.range_push("decode")', ["decode"]],
  ["a.py", "import x\nwith torch.cuda.nvtx.range('prefill'): pass", ["prefill"]],
  ["a.py", '@nvtx.annotate("step", domain="LLM", color="red")', ["step@LLM"]],
  ["a.py", "@nvtx.annotate(message='step')", ["step"]],
  ["a.py", 'with llm_profile_action.range("decode", steps=16):', ["decode"]],
  ["a.py", 'nvtx.range_push(f"step {i}")\nnvtx.range_push(name)\nnvtx.range_push("")', []],
  ["a.py", 'range("decode")\nmynvtx.range_push_all("a")', []],
  ["a.cu", 'nvtxRangePushA("decode"); nvtxRangePush( "prefill" );', ["decode", "prefill"]],
  ["a.cpp", 'nvtx3::scoped_range r{"copy"};\nnvtx3::scoped_range_in<my_domain> q("sort");', ["copy", "sort"]],
  ["a.cpp", "nvtxRangePushA(name.c_str());", []],
  ["a.py", 'nvtx.range_push("a")\nnvtx.range_push("a")', ["a"]],
  ["a.py", 'nvtx.range_push("a\u001b[2J")\nnvtx.range_push("b\u202e")\nnvtx.range_push("::x::")', []],
])("%s: %j", (path, text, names) => {
  expect(inFile(path, text).map(({ name, domain }) => (domain === "" ? name : `${name}@${domain}`))).toEqual(names);
});

test("a range has the line that opens it first", () => {
  expect(inFile("src/a.py", 'import nvtx\n\nnvtx.range_push("a")\n')).toEqual([
    { name: "a", domain: "", place: "src/a.py:3" },
  ]);
});

test("any text is read", () => {
  const piece = fc.constantFrom("nvtx.annotate(", "nvtxRangePushA(", '"', "'", "domain=", "a", "\\", "\n", ")", " ");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.constantFrom("a.py", "a.cu"), (pieces, path) => {
      expect(() => inFile(path, pieces.join(""))).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
