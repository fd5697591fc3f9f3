import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { logLayout, type Layout, type Level } from "../../src/model/text/layout.ts";
import { createActionsLog } from "../../src/github/actions-log.ts";
import { createTerminalLog } from "../../src/github/terminal-log.ts";

describe("a terminal's log", () => {
  async function written(
    use: (log: ReturnType<typeof createTerminalLog>) => unknown,
    { level = "usual", layout = logLayout }: { readonly level?: Level; readonly layout?: Layout } = {},
  ): Promise<string> {
    let text = "";
    await use(
      createTerminalLog((chunk) => (text += chunk), { layout: () => layout, level, isLive: false, elapsed: () => 13 }),
    );
    return text;
  }

  /** One line of each kind. */
  const all = async (log: ReturnType<typeof createTerminalLog>) => {
    log.info("1 capture");
    log.warning("no isolation");
    log.detail("1.2 s, exit code 0: nsys \u001b[2J--version");
    expect(await log.group("round 1", async () => (log.output("step 1"), 7))).toBe(7);
  };

  test("marks warnings and groups, and leaves out commands and the program's output", async () => {
    expect(await written(all)).toBe("1 capture\nwarning: no isolation\n[ 0:13] round 1\n");
  });

  test("shows commands and the program's output with --verbose", async () => {
    expect(await written(all, { level: "verbose" })).toBe(
      "1 capture\nwarning: no isolation\n1.2 s, exit code 0: nsys \ufffd[2J--version\n\n== [ 0:13] round 1\n  | step 1\n",
    );
  });

  // `llm-profile run` may itself stand in a `run:` step of a job.
  test("disarms text that a runner would take for a command", async () => {
    const text = await written((log) => {
      log.info("nsys says:\n::error::x\n ##[error]y");
      log.warning("\u001b[31mred");
    });
    expect(text).toBe("nsys says:\n| ::error::x\n ## [error]y\nwarning: \ufffd[31mred\n");
  });

  test("looks the same with and without color", async () => {
    const colored = await written(all, { level: "verbose", layout: { width: 160, color: true } });
    expect(colored).toContain("\u001b[33mwarning:\u001b[0m no isolation");
    expect(colored.replaceAll(/\u001b\[\d+m/g, "")).toBe(await written(all, { level: "verbose" }));
  });

  test("never wraps a line so that a runner's command begins a line", async () => {
    const text = await written((log) => log.info(`${"x".repeat(35)} ::error::y \u001b[31mred`), {
      layout: { width: 40, color: true },
    });
    expect(text).not.toMatch(/^\s*::/m);
    expect(text).not.toContain("\u001b");
  });

  test("wraps messages, but not a program's lines", async () => {
    const text = await written(
      (log) => {
        log.warning("one two three four five");
        log.output("one two three four five");
      },
      { level: "verbose", layout: { width: 20, color: false } },
    );
    expect(text).toBe("warning: one two\n  three four five\n  | one two three four five\n");
  });
});

describe("a job's log", () => {
  let written = "";

  beforeEach(() => {
    written = "";
    jest.spyOn(process.stdout, "write").mockImplementation((chunk) => (written += String(chunk)) !== "");
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test("folds groups, annotates warnings, and marks the program's lines", async () => {
    const log = createActionsLog();
    await log.group("round 1, decode", async () => log.output("step 1"));
    log.info("1 capture");
    log.warning("no\nisolation");
    expect(written).toBe("::group::round 1, decode\n  | step 1\n::endgroup::\n1 capture\n::warning::no%0Aisolation\n");
  });

  test("disarms a program's text that looks like a command", async () => {
    const log = createActionsLog();
    log.info("The program emitted only these ranges:\n::set-output name=x::y\n  ::error::z ##[group]");
    await log.group("decode\n::error::x", async () => undefined);
    log.warning("a\n::error::b");
    const commands = written.split("\n").filter((line) => line.trim().startsWith("::"));
    expect(commands).toEqual(["::group::decode\ufffd::error::x", "::endgroup::", "::warning::a%0A| ::error::b"]);
    expect(written).not.toContain("##[");
  });

  test("doesn't nest groups, because a runner can't show that", async () => {
    const log = createActionsLog();
    await log.group("Step 1 of 2: decode", async () => log.group("decode", async () => log.output("step 1")));
    await log.group("setup", async () => undefined);
    expect(written).toBe("::group::Step 1 of 2: decode\n  | step 1\n::endgroup::\n::group::setup\n::endgroup::\n");
  });
});
