import { createInterface } from "node:readline";
import { UserError, stoppedBy } from "../../model/errors.ts";
import { plainLines } from "../../model/text/plain-text.ts";

/** Dispose it, or the process won't exit. */
export interface Questions extends Disposable {
  ask(question: string, preset: string): Promise<string>;
}

export function openQuestions(stop: AbortSignal): Questions | null {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answers = lines[Symbol.asyncIterator]();
  let isOpen = true;
  lines.on("close", () => {
    isOpen = false;
  });
  const close = (): void => {
    lines.close();
  };
  stop.addEventListener("abort", close);
  // readline reads Ctrl-C as a key, so we send the signal ourselves.
  lines.on("SIGINT", () => {
    process.kill(process.pid, "SIGINT");
  });
  return {
    async ask(question, preset) {
      lines.setPrompt(plainLines(`${question}${preset === "" ? "" : ` [${preset}]`}: `));
      for (;;) {
        if (isOpen) lines.prompt();
        const next = await answers.next();
        if (stop.aborted) throw stoppedBy(stop);
        if (next.done === true) throw describeUnanswered();
        const answer = next.value.trim();
        if (answer !== "" || preset !== "") return answer === "" ? preset : answer;
      }
    },
    [Symbol.dispose]: () => {
      stop.removeEventListener("abort", close);
      close();
    },
  };
}

function describeUnanswered(): UserError {
  return new UserError({
    id: "usage",
    what: "Input ended before all questions were answered. Wrote nothing.",
    where: "stdin",
    help: "Try again, or pass the answers as options. See `llm-profile init --help`.",
  });
}
