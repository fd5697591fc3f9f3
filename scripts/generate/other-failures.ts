/**
 * The names of failures outside the gate: the text of each is made where it is thrown, so here stands one line on what it
 * is about. __tests__/docs/ holds the list against the sources.
 */
export const otherFailures: readonly { readonly id: string; readonly meaning: string; readonly exitCode: 2 | 3 }[] = [
  { id: "usage", exitCode: 2, meaning: "The command line is wrong." },
  {
    id: "configuration",
    exitCode: 2,
    meaning: "One or more settings are wrong; the message lists all of them, each with the place it came from.",
  },
  { id: "no-workload", exitCode: 2, meaning: "Neither a command nor a module to profile is set." },
  {
    id: "bad-range",
    exitCode: 2,
    meaning: "A range is written in a way that nsys would accept and never match, such as `range@`.",
  },
  { id: "glob-without-match", exitCode: 2, meaning: "No range that the program emits matches a glob in `ranges`." },
  { id: "unknown-report", exitCode: 2, meaning: "`nsys.reports` names a report that this nsys does not have." },
  { id: "tool-missing", exitCode: 3, meaning: "A program that is needed was not found or could not be started." },
  {
    id: "preflight-nsys",
    exitCode: 3,
    meaning: "nsys is missing or does not work. All of `preflight-…` stop a run before its first capture.",
  },
  { id: "preflight-nsys-stats", exitCode: 3, meaning: "`nsys stats` cannot make its reports." },
  { id: "preflight-isolation", exitCode: 3, meaning: "The isolation that was asked for cannot be had." },
  { id: "preflight-disk-out", exitCode: 3, meaning: "Too little disk space in the folder of the run directories." },
  { id: "preflight-disk-temporary", exitCode: 3, meaning: "Too little disk space in the temporary folder." },
  {
    id: "isolation-unavailable",
    exitCode: 3,
    meaning: "The same as `preflight-isolation`, found where the isolation is tried.",
  },
  { id: "setup-failed", exitCode: 3, meaning: "`workload.setup` ended with an error; its output is in `setup/`." },
  {
    id: "captures-failed",
    exitCode: 3,
    meaning: "Several captures failed, and the first has no name; each one's own message follows.",
  },
  { id: "nsys-export-failed", exitCode: 3, meaning: "`nsys export` failed in a way that the tables do not know." },
  { id: "nsys-stats-failed", exitCode: 3, meaning: "`nsys stats` failed in a way that the tables do not know." },
  {
    id: "nsys-missing",
    exitCode: 3,
    meaning: "`analyze` was given a report that has to be exported, without an nsys.",
  },
  { id: "import-failed", exitCode: 3, meaning: "`analyze` was given a `.qdstrm` that the importer could not read." },
  { id: "run-unfinished", exitCode: 3, meaning: "`analyze` was given a run that still runs, or was killed." },
  { id: "run-failed", exitCode: 3, meaning: "`analyze` was given a run that failed without a cause in its record." },
  {
    id: "report-missing",
    exitCode: 3,
    meaning: "`analyze` was given a run that passed, but its reports are not all there.",
  },
  {
    id: "stats-empty",
    exitCode: 3,
    meaning: "A summary of `nsys stats` is an empty file: no data, or a broken script.",
  },
  { id: "stats-skipped", exitCode: 3, meaning: "`nsys stats` said SKIPPED: there is no such data in the report." },
  { id: "stats-failed", exitCode: 3, meaning: "A report script of `nsys stats` said ERROR." },
  { id: "csv-damaged", exitCode: 3, meaning: "A summary of `nsys stats` is not CSV." },
  {
    id: "csv-header",
    exitCode: 3,
    meaning: "A summary has no header that is known; the message shows what was found.",
  },
  { id: "csv-rows", exitCode: 3, meaning: "More than a tenth of a summary's rows cannot be read." },
  { id: "sqlite-empty", exitCode: 3, meaning: "The SQLite export has 0 bytes." },
  { id: "sqlite-not-a-database", exitCode: 3, meaning: "The file is not an SQLite database." },
  { id: "sqlite-not-nsys", exitCode: 3, meaning: "It is a database, but not one that nsys made." },
  { id: "sqlite-damaged", exitCode: 3, meaning: "The database is damaged or cut off." },
  { id: "sqlite-unfinished", exitCode: 3, meaning: "An interrupted write left a journal beside the database." },
  { id: "sqlite-locked", exitCode: 3, meaning: "Another process, such as an export, still holds the database." },
  { id: "sqlite-unreadable", exitCode: 3, meaning: "The database cannot be opened or read from the disk." },
  { id: "sqlite-schema", exitCode: 3, meaning: "A table lacks a column that is needed, or its version is not known." },
  {
    id: "sqlite-cell",
    exitCode: 3,
    meaning: "A cell does not hold what its column promises; the message names table, row and column.",
  },
];
