import { ParseError } from "../../errors.ts";

/** What helps where the file is not what nsys wrote. */
export const exportAgain =
  "Export the report again: nsys export --type sqlite --force-overwrite true -o FILE.sqlite FILE.nsys-rep";

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html) of what is found without it, too. */
export const resultCodes = { unfinished: 8, unreadable: 10, damaged: 11 } as const;

/** The result codes that a bad file leads to. */
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
  { code: resultCodes.damaged, id: "sqlite-damaged", why: "It is damaged or cut off.", help: exportAgain },
  {
    code: 14,
    id: "sqlite-unreadable",
    why: "It cannot be opened.",
    help: "Check that the file exists and may be read.",
  },
  {
    code: 26,
    id: "sqlite-not-a-database",
    why: "It is not an SQLite database.",
    help: `Give the .sqlite file that nsys made. ${exportAgain}`,
  },
];

/** What node:sqlite throws. */
export interface SqliteError {
  readonly message: string;
  readonly errcode: number;
}

/** By shape: what node:sqlite throws may come from another realm, as under Jest. */
export function isSqliteError(error: unknown): error is SqliteError {
  return (
    typeof error === "object" &&
    error !== null &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    "message" in error
  );
}

/** The error of a file that cannot be read, by SQLite's result code and what was found. */
export function badFile(path: string, code: number, found: string, cause?: unknown): ParseError {
  const known = sqliteFailures.find((failure) => failure.code === (code & 0xff));
  return new ParseError({
    what: "The SQLite export cannot be read.",
    where: path,
    why: `${known === undefined ? "" : `${known.why} `}${found}`,
    help: known?.help ?? exportAgain,
    id: known?.id ?? "sqlite-unreadable",
    cause,
  });
}
