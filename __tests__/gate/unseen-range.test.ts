import { describe, expect, test } from "@jest/globals";
import { diagnostic, type Diagnostic } from "../../src/model/diagnostic.ts";
import { unseenRange } from "../../src/gate/process-gate.ts";
import { explainByEngine, explainUnseen } from "../../src/gate/unseen-range.ts";
import type { SeenRange } from "../../src/model/reports/range.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";

const seen = (name: string, domain = "", registered = false): SeenRange => ({
  name,
  domain,
  style: "pushpop",
  instances: 1,
  registered,
});

/** What is said of a range that gated nothing, after a run that listed these. */
function explain(
  range: string,
  discovered: readonly SeenRange[] | Diagnostic,
  registeredStringsOnly = false,
  argv: readonly string[] = ["./bench"],
): Diagnostic {
  const spec = parseRange(range, null);
  return explainUnseen(diagnostic(unseenRange(range, "round 1")), spec, discovered, {
    registeredStringsOnly,
    argv,
  });
}

describe("a range that never opened the capture", () => {
  test.each([
    {
      range: "decod",
      discovered: [seen("prefill"), seen("decode")],
      why: "The program emitted only these ranges: prefill, decode.",
      help: "Did you mean decode?",
    },
    {
      range: "xyz",
      discovered: [seen("prefill")],
      why: "The program emitted only these ranges: prefill.",
      help: "Choose one of these ranges.",
    },
    {
      range: "FSDP::forward*",
      discovered: [seen("ncclGroupEnd", "NCCL"), seen("ncclAllReduce", "NCCL")],
      why: "ncclGroupEnd@NCCL",
      help: "Choose one of these ranges.",
    },
    {
      range: "FSDP::forward*",
      discovered: [seen("ncclGroupEnd", "NCCL"), seen("FSDP::forwrd")],
      why: "ncclGroupEnd@NCCL",
      help: "Did you mean FSDP::forwrd?",
    },
    {
      range: "decode",
      discovered: [seen(""), seen("", "CCCL")],
      why: "The program emitted only these ranges: (unnamed), (unnamed)@CCCL.",
      help: "Choose one of these ranges.",
    },
    {
      range: "decode",
      discovered: [seen("decode", "LLM")],
      why: "decode@LLM",
      help: "The range exists in another domain; write decode@LLM, or decode@* for any domain.",
    },
    {
      range: "decode@vllm",
      discovered: [seen("decode"), seen("decode", "LLM")],
      why: "decode",
      help: "write decode or decode@LLM, or decode@* for any domain.",
    },
    {
      range: "prefil@LLM",
      discovered: [seen("prefi"), seen("prefill", "LLM")],
      why: "The program emitted only these ranges: prefi, prefill@LLM.",
      help: "Did you mean prefill@LLM?",
    },
    {
      range: "LLM\\@prefil",
      discovered: [seen("LLM@prefill")],
      why: "LLM\\@prefill",
      help: "Did you mean LLM\\@prefill?",
    },
    {
      range: "a, c",
      discovered: [seen("a, b")],
      why: "The program emitted only these ranges: a\\, b.",
      help: "Did you mean a\\, b?",
    },
    {
      range: "prefill, decode",
      discovered: [seen("prefill"), seen("decode"), seen("idle")],
      why: "The program emitted only these ranges: prefill, decode, idle.",
      help: "Name each range separately: --range prefill --range decode, or in a file, ranges: [prefill, decode].",
    },
    {
      range: "prefill;decode",
      discovered: [seen("prefill"), seen("decode"), seen("idle")],
      why: "The program emitted only these ranges: prefill, decode, idle.",
      help: "Name each range separately: --range prefill --range decode, or in a file, ranges: [prefill, decode].",
    },
    {
      range: "prefill,decoder",
      discovered: [seen("prefill"), seen("decode")],
      why: "The program emitted only these ranges: prefill, decode.",
      help: "Did you mean prefill?",
    },
    {
      range: "decode",
      discovered: [],
      why: "nsys saw no NVTX ranges at all.",
      help: "torch.cuda.nvtx.range_push",
    },
  ])("$range, where there is $discovered.0.name $discovered.0.domain", ({ range, discovered, why, help }) => {
    const error = explain(range, discovered);
    expect(error).toMatchObject({ id: "range-not-seen", where: "round 1" });
    expect(error.what).toContain(JSON.stringify(range));
    expect(error.why).toContain(why);
    expect(error.help).toContain(help);
  });

  test("whose name differs from run to run can't gate", () => {
    const error = explain("aten::mul, op_id = 7", [{ ...seen("aten::mul"), isVolatile: true }]);
    expect(error.help).toContain("nsys.capture=none");
  });

  test("in a Python program without any range: the nvtx package may be the cause", () => {
    const advice = "Python package nvtx, note that versions 0.2.12 and newer emit nothing under nsys 2023.4 and older";
    expect(explain("decode", [], false, ["python3", "bench.py"]).help).toContain(advice);
    expect(explain("decode", [], false, ["./bench"]).help).not.toContain("0.2.12");
    // One that emits some has another cause.
    expect(explain("decode", [seen("prefill")], false, ["python3", "bench.py"]).help).not.toContain("0.2.12");
  });

  test("a long list is cut, and says so", () => {
    const error = explain(
      "decode",
      Array.from({ length: 40 }, (_, index) => seen(`layer ${index}`)),
    );
    expect(error.why).toMatch(/layer 11 and 28 more/);
  });

  test("hostile names in the list do no harm", () => {
    expect(explain("decode", [seen("##[error]x\n::error::y\u202e")]).why).not.toMatch(/##\[|\n|\u202e/);
  });

  test("that exists as a plain string, while only registered ones gate", () => {
    const error = explain("decode", [seen("decode")], true);
    expect(error).toMatchObject({ id: "range-not-registered" });
    expect(error.help).toContain("nsys.registered-strings-only to false");
    expect(explain("decode@*", [seen("decode", "LLM")], true).id).toBe("range-not-registered");
    expect(explain("decode", [seen("decode", "", true)], true).id).toBe("range-not-seen");
  });

  test("that the second run did emit is not said to be missing", () => {
    const error = explain("decode", [seen("decode")]);
    expect(error.id).toBe("range-not-seen");
    expect(error.why).toContain("The program emitted the range");
  });

  test("where the second run failed too, what exists is said to be unknown", () => {
    const cause = diagnostic({ id: "workload-failed", what: "The profiled command exited with code 1." });
    const error = explain("decode", cause);
    expect(error.id).toBe("range-not-seen");
    expect(error.why).toContain(
      "The run to list the existing ranges failed, too (The profiled command exited with code 1.)",
    );
  });
});

describe("a range of an engine", () => {
  const missing = explain("gpu_model_runner: forward", [seen("schedule: allocate_slots")]);
  const evidence = { environment: {}, pythonPackages: null, output: "", ranges: ["gpu_model_runner: forward"] };

  test("the engine's reason comes first, and its advice in place of the nearest range", () => {
    const argv = ["vllm", "serve"];
    const error = explainByEngine(missing, { ...evidence, argv, environment: { VLLM_USE_V2_MODEL_RUNNER: "1" } });
    expect(error.why).toMatch(
      /^This is vLLM with the V2 model runner[^]*\nThe program emitted only these ranges: schedule: allocate_slots\./,
    );
    expect(error.help).toContain("Set VLLM_USE_V2_MODEL_RUNNER=0");
    expect(error).toMatchObject({ id: "range-not-seen", what: missing.what, where: "round 1" });
  });

  test("of a program of one's own nothing changes", () => {
    expect(explainByEngine(missing, { ...evidence, argv: ["./bench"] })).toBe(missing);
  });
});
