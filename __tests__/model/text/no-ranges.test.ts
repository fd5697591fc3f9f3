import { describe, expect, test } from "@jest/globals";
import { explainNoRanges } from "../../../src/model/reports/range.ts";

describe("a program without any NVTX range", () => {
  test.each([
    [["python3", "-m", "bench"]],
    [["/venv/bin/python3.12", "bench.py"]],
    [["./serve.py"]],
    [["bash", "-e", "-c", "cd src && python bench.py | tee log"]],
    [["bash", "-c", "(.venv/bin/python bench)"]],
    [["torchrun", "--nproc-per-node=2", "train"]],
    [["/opt/venv/bin/vllm", "serve"]],
  ])("is told of the Python package where it is Python: %j", (argv) => {
    const { help } = explainNoRanges(argv);
    expect(help).toContain("torch.cuda.nvtx.range_push");
    expect(help).toContain("0.2.12");
  });

  test.each([[[]], [["./bench"]], [["./pythonic", "--out=x.python", "a.pyc"]], [["bash", "-c", "./run.sh && ls"]]])(
    "is not, where it is none or not known: %j",
    (argv) => {
      expect(explainNoRanges(argv).help).toContain("nvtxRangePushA");
      expect(explainNoRanges(argv).help).not.toContain("0.2.12");
    },
  );
});
