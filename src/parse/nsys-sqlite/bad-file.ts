import { ParseError } from "../../model/errors.ts";

export const exportAgain =
  "Export the report again: nsys export --type sqlite --force-overwrite true -o FILE.sqlite FILE.nsys-rep";

/** https://www.sqlite.org/rescode.html */
export const resultCodes = { unfinished: 8, unreadable: 10, damaged: 11 } as const;

const sqliteFailures: readonly { code: number; id: string; why: string; help: string }[] = [
  {
    code: 5,
    id: "sqlite-locked",
    why: "Another process holds a lock on it.",
    help: "Wait until nsys export has finished, then try again.",
  },
  {
    code: 6,
    id: "sqlite-locked",
    why: "A table in it is locked.",
    help: "Wait until nsys export has finished, then try again.",
  },
  {
    code: resultCodes.unfinished,
    id: "sqlite-unfinished",
    why: "An interrupted write left a journal beside it.",
    help: exportAgain,
  },
  {
    code: resultCodes.unreadable,
    id: "sqlite-unreadable",
    why: "Reading it from the disk failed.",
    help: `Check the disk. ${exportAgain}`,
  },
  { code: resultCodes.damaged, id: "sqlite-damaged", why: "It's damaged or truncated.", help: exportAgain },
  {
    code: 14,
    id: "sqlite-unreadable",
    why: "SQLite can't open it.",
    help: "Make sure that the file exists and is readable.",
  },
  {
    code: 26,
    id: "sqlite-not-a-database",
    why: "It isn't an SQLite database.",
    help: `Pass the .sqlite file from nsys export. ${exportAgain}`,
  },
];

/** It may come from another realm, for example under Jest, so we check its shape. */
export function isSqliteError(error: unknown): error is { readonly message: string; readonly errcode: number } {
  return (
    typeof error === "object" &&
    error !== null &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    "message" in error
  );
}

export function badFile(path: string, code: number, message: string, cause?: unknown): ParseError {
  const match = sqliteFailures.find((failure) => failure.code === (code & 0xff));
  return new ParseError({
    what: "Can't read the SQLite export.",
    where: path,
    why: `${match === undefined ? "" : `${match.why} `}${message}`,
    help: match?.help ?? exportAgain,
    id: match?.id ?? "sqlite-unreadable",
    cause,
  });
}
