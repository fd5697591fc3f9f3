import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  createByteTail,
  createOutputFile,
  createLineSplitter,
  longestLine,
  readTailText,
} from "../../../src/run/process/output.ts";
import { plainOutput } from "../../../src/model/text/plain-text.ts";
import { testDirectory } from "../support/directory.ts";

function linesOf(...chunks: (string | Buffer)[]): string[] {
  const lines: string[] = [];
  const splitter = createLineSplitter((line) => lines.push(line));
  for (const chunk of chunks) splitter.write(Buffer.from(chunk as string));
  splitter.end();
  return lines;
}

/** What the runner does to find a command: actions/runner, src/Runner.Common/ActionCommand.cs. */
function isCommand(line: string): boolean {
  // A tab stays, for the runner as for a reader: `##`, tab, `[` is none.
  const ignorable = /(?!\t)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;
  const seen = line.replace(ignorable, "").trimStart();
  return seen.startsWith("::") || seen.includes("##[");
}

describe("reading lines", () => {
  test.each([
    { name: "lines", chunks: ["a\nb\n"], lines: ["a", "b"] },
    { name: "a line in pieces", chunks: ["a", "b", "\nc"], lines: ["ab", "c"] },
    { name: "empty lines", chunks: ["a\n\nb\n"], lines: ["a", "", "b"] },
    { name: "no output", chunks: [""], lines: [] },
    { name: "a DOS line end", chunks: ["a\r\nb\r", "\nc\n"], lines: ["a", "b", "c"] },
    { name: "progress", chunks: ["[ 0%]\r[50%]\r", "[100%] done\nnext\n"], lines: ["[100%] done", "next"] },
    { name: "progress that ends with a return", chunks: ["[ 0%]\r[100%]\r"], lines: ["[100%]"] },
    { name: "a character in pieces", chunks: [Buffer.from([0xc3]), Buffer.from([0xa9, 0x0a])], lines: ["é"] },
    { name: "bytes that aren't text", chunks: [Buffer.from([0xff, 0x41, 0x0a])], lines: ["\ufffdA"] },
  ])("splits output into lines: $name", ({ chunks, lines }) => {
    expect(linesOf(...chunks)).toEqual(lines);
  });

  test("cuts a line that's too long and keeps the next one whole", () => {
    const lines = linesOf("x".repeat(longestLine), "x".repeat(5_000_000), "\nnext\n");
    expect(lines).toEqual([`${"x".repeat(longestLine)} … (line cut)`, "next"]);
  });
});

describe("hostile output", () => {
  test.each([
    { name: "a command", line: "::error::x", shown: "| ::error::x" },
    { name: "spaces before it, which the runner trims", line: "\t  ::add-mask::x", shown: "| \t  ::add-mask::x" },
    { name: "an exotic space before it", line: "\u00a0\u3000::error::x", shown: "| \u00a0\u3000::error::x" },
    { name: "invisible characters before it", line: "\u200b\u00ad\ufeff::error::x", shown: "| ::error::x" },
    { name: "invisible characters within it", line: ":\u200d:error::x", shown: "| ::error::x" },
    { name: "a color before it", line: "\u001b[31m::error::x", shown: "| ::error::x" },
    { name: "the old command form, anywhere", line: "text ##[error]x", shown: "text ## [error]x" },
    { name: "the old command form, hidden", line: "#\u200b#\u0007[group]x", shown: "## [group]x" },
    { name: "a window title", line: "\u001b]0;title\u0007text", shown: "text" },
    { name: "cursor movements", line: "\u001b[2K\u001b[1;1Htext\b\b", shown: "text" },
    { name: "an 8-bit control sequence", line: "\u009b31mtext", shown: "31mtext" },
    { name: "text with direction overrides", line: "a\u202eb\u2066c", shown: "abc" },
    { name: "half a surrogate pair", line: "a\ud800b", shown: "a\ufffdb" },
    { name: "C++ names", line: "void at::native::kernel<float>()", shown: "void at::native::kernel<float>()" },
    { name: "tabs and other languages", line: "a\tb äß 日本 🙂", shown: "a\tb äß 日本 🙂" },
  ])("shows safely: $name", ({ line, shown }) => {
    expect(plainOutput(line)).toBe(shown);
  });

  test("never becomes a command", () => {
    const controls = ["\u001b", "\u001b[", "\u200b", "\u00a0", "\ufe0f", "\u0000", "\t"];
    const pieces = fc.constantFrom("::", ":", "#", "##[", "[", "error", " ", "]", "x", ...controls);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string({ unit: "binary" })), { maxLength: 12 }),
        (parts) => !isCommand(plainOutput(parts.join(""))),
      ),
    );
  });
});

describe("an output file", () => {
  const left = (bytes: string) => `\n[llm-profile: ${bytes} of output left out here]\n`;
  test.each([
    [[], "", 0],
    [["abc"], "abc", 0],
    [["abcdef", "ghij"], "abcdefghij", 0],
    [["abcdefghijk"], `abcde${left("1 byte")}ghijk`, 1],
    [["abcdefg", "hijklmnopqr", "st"], `abcde${left("10 bytes")}pqrst`, 10],
  ])("keeps the beginning and end of %j within 10 bytes", (chunks, text, dropped) => {
    const path = join(testDirectory(), "out.txt");
    const file = createOutputFile(path, 10);
    for (const chunk of chunks) file.write(Buffer.from(chunk));
    expect(file.close()).toBe(dropped);
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  test("contains its beginning immediately and is never overwritten", () => {
    const path = join(testDirectory(), "out.txt");
    const file = createOutputFile(path, 100);
    file.write(Buffer.from("so far\n"));
    expect(readFileSync(path, "utf8")).toBe("so far\n");
    file.close();
    expect(() => createOutputFile(path, 10)).toThrow(/EEXIST/);
    expect(readFileSync(path, "utf8")).toBe("so far\n");
  });
});

describe("a tail", () => {
  test("equals a slice of the whole, in bounded memory", () => {
    const chunksOf = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 50 });
    fc.assert(
      fc.property(chunksOf, fc.nat({ max: 300 }), (chunks, limit) => {
        const tail = createByteTail(limit);
        for (const chunk of chunks) tail.write(Buffer.from(chunk));
        const whole = Buffer.concat(chunks);
        const expected = whole.subarray(Math.max(0, whole.length - limit));
        return tail.read().equals(expected) && tail.droppedBytes() === whole.length - expected.length;
      }),
    );
  });

  test("starts with a whole character", () => {
    const tail = createByteTail(4);
    tail.write(Buffer.from("aéé€x"));
    expect(readTailText(tail)).toBe("€x");
    const cut = createByteTail(3);
    cut.write(Buffer.from("aéé€x"));
    expect(readTailText(cut)).toBe("x");
  });
});
