import { createInterface } from "node:readline";
import { UserError, stoppedBy } from "../../model/errors.ts";
import { plainLines } from "../../model/text/plain-text.ts";

/** Asks the user questions. Dispose it, or the process won't exit. */
export interface Questions extends Disposable {
  /**
   * Returns the answer, or `preset` if the answer is empty. Asks again if both are empty. Throws UserError if input ends without
   * an answer.
   */
  ask(question: string, preset: string): Promise<string>;
}

/** Null if we can't ask, because stdin or stderr isn't a terminal. Questions go to stderr, like all text for the user. */
export function openQuestions(stop: AbortSignal): Questions | null {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // A line that the user types before the question appears counts as the answer.
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
        // After the input ends, there may still be unread lines, but they don't need a prompt.
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
