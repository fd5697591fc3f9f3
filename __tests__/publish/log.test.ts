import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { actionsLog } from "../../src/publish/actions-log.ts";
import { terminalLog } from "../../src/publish/terminal-log.ts";

describe("the log of a terminal", () => {
  function written(use: (log: ReturnType<typeof terminalLog>) => void): string {
    let text = "";
    use(terminalLog((chunk) => (text += chunk)));
    return text;
  }

  test("marks warnings and the program's lines", () => {
    const text = written((log) => {
      log.info("1 capture");
      log.warning("no isolation");
      log.output("step 1");
    });
    expect(text).toBe("1 capture\nwarning: no isolation\n  | step 1\n");
  });

  test("a group has a title and passes the result on", async () => {
    let text = "";
    const result = await terminalLog((chunk) => (text += chunk)).group("round 1", async () => 7);
    expect([result, text]).toEqual([7, "\n== round 1\n"]);
  });

  // `llm-profile run` may itself stand in a `run:` step of a job.
  test("nothing that it quotes is a command for a runner", () => {
    const text = written((log) => {
      log.info("nsys says:\n::error::x\n ##[error]y");
      log.warning("\u001b[31mred");
    });
    expect(text).toBe("nsys says:\n| ::error::x\n ## [error]y\nwarning: \ufffd[31mred\n");
  });
});

describe("the log of a job", () => {
  let written = "";
  const write = process.stdout.write.bind(process.stdout);

  beforeEach(() => {
    written = "";
    process.stdout.write = (chunk: string | Uint8Array) => {
      written += String(chunk);
      return true;
    };
  });
  afterEach(() => {
    process.stdout.write = write;
  });

  test("folds groups, annotates warnings, and sets the program's lines apart", async () => {
    const log = actionsLog();
    await log.group("round 1, decode", async () => log.output("step 1"));
    log.info("1 capture");
    log.warning("no\nisolation");
    expect(written).toBe("::group::round 1, decode\n  | step 1\n::endgroup::\n1 capture\n::warning::no%0Aisolation\n");
  });

  test("nothing that a program chose is a command of its own", async () => {
    const log = actionsLog();
    log.info("The program emitted:\n::set-output name=x::y\n  ::error::z ##[group]");
    await log.group("decode\n::error::x", async () => undefined);
    log.warning("a\n::error::b");
    const commands = written.split("\n").filter((line) => line.trim().startsWith("::"));
    expect(commands).toEqual(["::group::decode\ufffd::error::x", "::endgroup::", "::warning::a%0A| ::error::b"]);
    expect(written).not.toContain("##[");
  });
});
