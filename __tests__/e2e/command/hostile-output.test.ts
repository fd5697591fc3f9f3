import { describe, expect, test } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { syntheticExport } from "../../fixtures/synthetic.ts";
import { command } from "./support/command.ts";
import { fakeRun } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const hostile = [
  "::error::pwned",
  "  ::set-output name=x::pwned",
  "text ##[error]pwned",
  "\u001b]0;pwned\u0007\u001b[2Jpwned",
  "step 1\rstep 2\r::add-mask::pwned",
];
const printHostile = ["bash", "-c", `printf '%s\\n' "$@"; printf '%s\\n' "$@" >&2; exit "$0"`];

/** What the runner does to find a command: actions/runner, src/Runner.Common/ActionCommand.cs. */
function isCommand(line: string): boolean {
  return line.trim().startsWith("::") || line.includes("##[");
}

/** Says that nothing of it is a command, or a control character but those. */
function expectHarmless(text: string, controls: RegExp): void {
  expect(text).toContain("pwned");
  for (const line of text.split("\n")) {
    expect(isCommand(line)).toBe(false);
    expect(line).not.toMatch(controls);
  }
}

test("neutralizes workflow commands in a failed program's output, and keeps the original", async () => {
  const run = await fakeRun({
    recordings: [sdpa],
    command: [...printHostile, "9", ...hostile],
    options: ["--verbose"],
  });
  expect(run.code).toBe(3);
  expectHarmless(`${run.stderr}\n${run.stdout}`, /(?!\t)\p{Cc}/u);
  expect(run.text("head/round-1/decode/nsys/stderr.txt")).toBe(`${hostile.join("\n")}\n`);
});

describe("a name that injects workflow commands", () => {
  const name = "'::error::pwned' || char(10) || ' ::error::pwned ##[error]pwned' || char(27) || '[2J'";

  function hostileExport() {
    return syntheticExport(
      `UPDATE NVTX_EVENTS SET text = ${name} WHERE text = 'decode'`,
      `UPDATE StringIds SET value = ${name} WHERE id = 10`,
      `UPDATE TARGET_INFO_GPU SET name = ${name}`,
    );
  }

  test.each([
    { name: "the tables", argv: [], code: 0 },
    { name: "the profile as JSON, which keeps it unchanged", argv: ["--json"], code: 0 },
    { name: "an error, also as JSON", argv: ["--range", "::error::pwned", "--json"], code: 3 },
  ])("does no harm in $name", ({ argv, code }) => {
    using file = hostileExport();
    const { stdout, stderr, ...ended } = command(["analyze", file.path, ...argv]);
    expect(ended.code).toBe(code);
    expectHarmless(`${stdout}\n${stderr}`, /\p{Cc}/u);
    if (argv[0] === "--json")
      expect(profileSchema.parse(JSON.parse(stdout)).ranges.map((range) => range.name)).toContain(
        "::error::pwned\n ::error::pwned ##[error]pwned\u001b[2J",
      );
  });
});
