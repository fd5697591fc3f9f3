import { describe, expect, test } from "@jest/globals";
import { diagnostic, type Diagnostic } from "../../src/model/diagnostic.ts";
import { describeUnseenRange } from "../../src/gate/process-gate.ts";
import { explainByEngine, explainUnseen } from "../../src/gate/unseen-range.ts";
import type { SeenRange } from "../../src/model/reports/range.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";
import { seenRange as seen } from "../support/seen-range.ts";

/** What is said of a range that gated nothing, after a run that listed these. */
function explain(
  range: string,
  discovered: readonly SeenRange[] | Diagnostic,
  registeredStringsOnly = false,
  argv: readonly string[] = ["./bench"],
): Diagnostic {
  const unseen = diagnostic(describeUnseenRange(range, "round 1"));
  return explainUnseen(unseen, parseRange(range, null), discovered, { registeredStringsOnly, argv });
}

describe("a range that never opened the capture", () => {
  const nccl = seen("ncclGroupEnd", "NCCL");
  const [prefill, decode, idle] = [seen("prefill"), seen("decode"), seen("idle")];
  test.each<[range: string, discovered: SeenRange[], why: string, help: string]>([
    ["decod", [prefill, decode], ": prefill, decode.", "Did you mean decode?"],
    ["xyz", [prefill], ": prefill.", "Choose one"],
    ["FSDP::forward*", [nccl, seen("ncclAllReduce", "NCCL")], "ncclGroupEnd@NCCL", "Choose one"],
    ["FSDP::forward*", [nccl, seen("FSDP::forwrd")], "ncclGroupEnd@NCCL", "Did you mean FSDP::forwrd?"],
    ["decode", [seen(""), seen("", "CCCL")], ": (unnamed), (unnamed)@CCCL.", "Choose one"],
    ["decode", [seen("decode", "LLM")], "decode@LLM", "write decode@LLM, or decode@* for any domain."],
    ["decode@vllm", [decode, seen("decode", "LLM")], "decode", "write decode or decode@LLM, or decode@* for any"],
    ["prefil@LLM", [seen("prefi"), seen("prefill", "LLM")], ": prefi, prefill@LLM.", "Did you mean prefill@LLM?"],
    ["LLM\\@prefil", [seen("LLM@prefill")], "LLM\\@prefill", "Did you mean LLM\\@prefill?"],
    ["a@b", [seen("c"), seen("a@b")], "a\\@b", "Did you mean a\\@b?"],
    ["a, c", [seen("a, b")], ": a\\, b.", "Did you mean a\\, b?"],
    ["prefill, decode", [prefill, decode, idle], ": prefill,", "--range prefill --range decode"],
    ["prefill;decode", [prefill, decode, idle], ": prefill,", "ranges: [prefill, decode]"],
    ["prefill,decoder", [prefill, decode], ": prefill, decode.", "Did you mean prefill?"],
    ["decode", [], "no NVTX ranges at all", "torch.cuda.nvtx.range_push"],
  ])("lists existing ranges or suggests one for %s, where the program has %j", (range, discovered, why, help) => {
    const error = explain(range, discovered);
    expect(error).toMatchObject({ id: "range-not-seen", where: "round 1" });
    expect(error.what).toContain(JSON.stringify(range));
    expect(error.why).toContain(why);
    expect(error.help).toContain(help);
  });

  test("says that a range's name differs from run to run", () => {
    const error = explain("aten::mul, op_id = 7", [{ ...seen("aten::mul"), isVolatile: true }]);
    expect(error.help).toContain("nsys.capture=none");
  });

  test("blames the nvtx package, unless it emits other ranges", () => {
    const python = ["python3", "bench.py"];
    expect(explain("decode", [], false, python).help).toContain("0.2.12");
    expect(explain("decode", [prefill], false, python).help).not.toContain("0.2.12");
  });

  test("shows the beginning of a long list of ranges", () => {
    const layers = Array.from({ length: 40 }, (_, index) => seen(`layer ${index}`));
    expect(explain("decode", layers).why).toMatch(/layer 11 and 28 more/);
  });

  test("removes control characters from hostile names", () => {
    expect(explain("decode", [seen("##[error]x\n::error::y\u202e")]).why).not.toMatch(/##\[|\n|\u202e/);
  });

  test("says that a range's plain string doesn't gate if only registered ones do", () => {
    const error = explain("decode", [decode], true);
    expect(error).toMatchObject({ id: "range-not-registered" });
    expect(error.help).toContain("nsys.registered-strings-only to false");
    expect(explain("decode@*", [seen("decode", "LLM")], true).id).toBe("range-not-registered");
    expect(explain("decode", [seen("decode", "", true)], true).id).toBe("range-not-seen");
  });

  test("doesn't call a range missing if the second run emitted it", () => {
    const error = explain("decode", [decode]);
    expect(error).toMatchObject({ id: "range-not-seen", why: expect.stringContaining("emitted the range") });
  });

  test("quotes the failure of the second run", () => {
    const error = explain("decode", diagnostic({ id: "workload-failed", what: "It exited with code 1." }));
    expect(error).toMatchObject({ id: "range-not-seen", why: expect.stringContaining("(It exited with code 1.)") });
  });
});

describe("a range of an engine", () => {
  const missing = explain("gpu_model_runner: forward", [seen("schedule: allocate_slots")]);
  const evidence = { environment: {}, pythonPackages: null, output: "", ranges: ["gpu_model_runner: forward"] };

  test("explains the engine's own reason first, with its help", () => {
    const argv = ["vllm", "serve"];
    const error = explainByEngine(missing, { ...evidence, argv, environment: { VLLM_USE_V2_MODEL_RUNNER: "1" } });
    expect(error.why).toMatch(/^This is vLLM [^]*\n.* schedule: allocate_slots\./);
    expect(error.help).toContain("VLLM_USE_V2_MODEL_RUNNER=0");
    expect(error).toMatchObject({ id: "range-not-seen", what: missing.what, where: "round 1" });
  });

  test("gives the usual explanation in a program without an engine", () => {
    expect(explainByEngine(missing, { ...evidence, argv: ["./bench"] })).toBe(missing);
  });
});
