import { describe, expect, test } from "@jest/globals";
import { ParseError } from "../../../src/model/errors.ts";
import { parseNcuLines, parseNcuSass } from "../../../src/features/machine-code/parse-source-page.ts";
import { ncuText } from "../../fixtures/ncu.ts";

const header = '"Address","Source","# Samples"';
const code = (...rows: readonly string[]): string => ['"Kernel Name","_Z1kv"', header, ...rows, ""].join("\n");

describe("ncu 2025.3.1, --page source --print-source sass", () => {
  test("parses each kernel once, without samples", () => {
    const [kernel, ...others] = parseNcuSass(ncuText("quick_sass.csv"), "sass.csv");
    expect(others).toEqual([]);
    expect(kernel?.kernel).toBe("nvjet_sm90_tst_64x8_64x16_4x1_v_bz_NNT");
    expect(kernel?.instructions).toHaveLength(840);
    expect(kernel?.instructions[0]).toEqual({ offset: 0, text: "LDC R1, c[0x0][0x28]", samples: null });
    expect(kernel?.instructions[5]).toEqual({ offset: 80, text: "BRA !P0, +0x1e60", samples: null });
  });

  test("parses samples", () => {
    const kernels = parseNcuSass(ncuText("full_sass.csv"), "sass.csv");
    expect(kernels.map(({ instructions }) => instructions.length)).toEqual([504, 216]);
    for (const { instructions } of kernels)
      expect(instructions.reduce((sum, { samples }) => sum + (samples ?? 0), 0)).toBeGreaterThan(0);
  });
});

test("makes addresses relative and keeps other numbers", () => {
  const [kernel] = parseNcuSass(
    code('"0x7f0000000100","  BRA 0x7f0000000110 ","5"', '"0x7f0000000110","@!P0  MOV R1, 0x7f0000000200","1,024"'),
    "sass.csv",
  );
  expect(kernel?.instructions).toEqual([
    { offset: 0, text: "BRA +0x10", samples: 5 },
    { offset: 16, text: "@!P0 MOV R1, 0x7f0000000200", samples: 1024 },
  ]);
});

test("keeps the launch with the most samples", () => {
  const [kernel, ...others] = parseNcuSass(
    code('"0x10","EXIT","1"') + code('"0x10","EXIT","7"') + code('"0x10","EXIT","3"'),
    "sass.csv",
  );
  expect([kernel?.instructions[0]?.samples, others]).toEqual([7, []]);
});

test("skips text before the first kernel", () => {
  expect(parseNcuSass(`"0x20","EXIT","1"\n==PROF== said\n${code('"0x10","EXIT","1"')}`, "sass.csv")).toHaveLength(1);
  expect(parseNcuSass("", "sass.csv")).toEqual([]);
});

test.each([
  ["a row without an address", code('"seven","EXIT","1"'), "line 3", 'Expected an address, found "seven"'],
  ["a row without an instruction", code('"0x10","","1"'), "line 3", "Expected an instruction"],
  ["an instruction that is cut", code('"0x10","EXIT","1"') + '"0x20","EXI', "line 4", "Expected an instruction"],
  ["no number of samples", code('"0x10","EXIT","many"'), "line 3", 'Expected a number of samples, found "many"'],
  ["other columns", '"Kernel Name","k"\n"Where","What"\n', "line 2", "Expected a column Address"],
])("refuses %s and names its line", (_, text, where, why) => {
  const [place, reason] = [where, why].map((part) => expect.stringContaining(part));
  expect(() => parseNcuSass(text, "sass.csv")).toThrow(
    expect.objectContaining({ name: "ParseError", where: place, why: reason }),
  );
});

test("parses ncu 2024.1.1's samples by source line", () => {
  const text = [
    '"File Path","/repo/kernels/sobel.cu"',
    '"Function Name","_Z5SobelIfEvP6uchar4S1_ii"',
    '"Line No","Source","Address","Source","Warp Stall Sampling (All Samples)","Warp Stall Sampling (Not-issued Samples)","# Samples"',
    '"76","if (x >= 0 && say(""hi""))","-","-","191","9","191"',
    '"","","0x7ff17525d2e0","      ISETP.GT.AND P4, PT, R0, c[0x0][0x170], PT ","0","0","0"',
    '"","","...","...","-","-","-"',
    '"78","sum += p;","-","-","1","1","0"',
    "",
  ].join("\n");
  expect(parseNcuLines(text, "lines.csv")).toEqual([
    { kernel: "_Z5SobelIfEvP6uchar4S1_ii", file: "/repo/kernels/sobel.cu", line: 76, samples: 191 },
  ]);
  expect(parseNcuLines(ncuText("full_sass.csv"), "lines.csv")).toEqual([]);
  expect(() => parseNcuLines(text.replace('"76"', '"a"'), "lines.csv")).toThrow(ParseError);
});
