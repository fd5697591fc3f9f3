import { UserError } from "../../model/errors.ts";
import type { ShellWord } from "./split-shell-line.ts";

/** The error for a command that we can't import. */
export function refusal(what: string, help: string): UserError {
  return new UserError({
    id: "bad-import",
    what,
    where: "import-command",
    help: help === "" ? "See llm-profile import-command --help." : help,
  });
}

/** Throws if a shell would expand the word. `what` names the word's place at the start of a sentence. */
export function refuseExpansion({ expansion, variables: [variable] }: ShellWord, what: string): void {
  const expands = expansion ?? (variable === undefined ? null : `$${variable}`);
  if (expands === null) return;
  const said = `${what} has ${JSON.stringify(expands)}`;
  if (/^\$[\d@*#?!$-]/.test(expands))
    throw refusal(
      `${said}, which a script gets when it's started. A configuration has no such arguments.`,
      "Write the arguments themselves, or a variable such as $ARGS.",
    );
  if (/^(?:\$\(|`)/.test(expands))
    throw refusal(
      `${said}, a command that a shell would run. Its output may differ in each capture.`,
      "Write the output itself, or quote it.",
    );
  throw refusal(`${said}, which a shell would expand.`, "Write the value itself, or quote it.");
}
