import { createInterface } from "node:readline";
import { UserError, stoppedBy } from "../../errors.ts";
import { plainLines } from "../../model/text/plain-text.ts";

/** Asks a person. Disposing lets the process end. */
export interface Questions extends Disposable {
  /** The answer, or `preset` where it is empty; asked again where there is neither. Throws UserError where nobody answers. */
  ask(question: string, preset: string): Promise<string>;
}

/** Null where nobody can be asked: stdin or stderr is no terminal. Questions go to stderr, as everything for people. */
export function terminalQuestions(stop: AbortSignal): Questions | null {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // What is typed ahead of its question is its answer, too.
  const answers = lines[Symbol.asyncIterator]();
  let isOpen = true;
  lines.on("close", () => {
    isOpen = false;
  });
  const close = (): void => {
    lines.close();
  };
  stop.addEventListener("abort", close);
  // A terminal that hands us its keys no longer makes a signal of Ctrl-C.
  lines.on("SIGINT", () => {
    process.kill(process.pid, "SIGINT");
  });
  return {
    async ask(question, preset) {
      lines.setPrompt(plainLines(`${question}${preset === "" ? "" : ` [${preset}]`}: `));
      for (;;) {
        // After the end of the input there may still be lines of it.
        if (isOpen) lines.prompt();
        const next = await answers.next();
        if (stop.aborted) throw stoppedBy(stop);
        if (next.done === true) throw unanswered();
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

function unanswered(): UserError {
  return new UserError({
    id: "usage",
    what: "The questions were not answered to their end. Nothing was written.",
    where: "stdin",
    help: "Start it again, or give the answers as options: llm-profile init --help.",
  });
}
