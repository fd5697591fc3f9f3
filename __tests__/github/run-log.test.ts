import { expect, test } from "@jest/globals";
import { StoppedError } from "../../src/model/errors.ts";
import type { Level } from "../../src/model/text/layout.ts";
import { createTerminalLog } from "../../src/github/terminal-log.ts";
import { expectGolden } from "../support/golden.ts";

interface Shown {
  readonly level?: Level;
  readonly isLive?: boolean;
  readonly failure?: Error;
}

/** What a terminal gets of a run whose last step fails; where it erases a line says so. */
async function shownRun({
  level = "usual",
  isLive = false,
  failure = new Error("exit code 7"),
}: Shown): Promise<string> {
  let text = "";
  const layout = { width: 60, color: false };
  const log = createTerminalLog((chunk) => (text += chunk), { layout: () => layout, level, isLive, elapsed: () => 73 });
  log.info("Run directory: /runs/1");
  await log.group("head 1", async () => {
    log.output("[1/8] collecting");
    log.running(1);
    await log.group("round 1, decode", async () => log.output("tokens: 16"));
    log.warning("The clocks aren't watched.");
    log.running(2.5);
  });
  log.info("So far: no change.");
  await expect(
    log.group("head 2, decode, a long title that has no room on this line", async () => {
      for (let line = 1; line <= 30; line += 1) log.output(`line ${String(line)}`);
      log.running(12);
      return Promise.reject(failure);
    }),
  ).rejects.toBe(failure);
  log.info("Deleted 1 old run directory.");
  return text.replaceAll("\r\u001b[2K", "<erase>\n");
}

test.each<{ readonly name: string } & Shown>([
  { name: "live", isLive: true },
  { name: "plain" },
  { name: "verbose", level: "verbose", isLive: true },
])("shows a failed run in $name output", async ({ name, ...shown }) => {
  expectGolden(`terminal-run-${name}.txt`, await shownRun(shown));
});

test("erases the progress line on a terminal", async () => {
  const text = await shownRun({ isLive: true });
  const stays = text
    .split("\n")
    .filter((line, at, lines) => lines[at + 1] !== "<erase>" && !line.endsWith("<erase>"))
    .filter((line) => line.includes("head "));
  expect(stays).toEqual([]);
});

test("shows no output of a program that was stopped", async () => {
  const text = await shownRun({ failure: new StoppedError("SIGINT") });
  expect(text).not.toContain("line 30");
});

test("shows no output with --quiet, not even of a failure", async () => {
  expect(await shownRun({ level: "quiet", isLive: true })).toBe("");
});
