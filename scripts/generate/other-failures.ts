/**
 * The names of failures outside the gate: the text of each is made where it is thrown, so here stands one line on what it
 * is about. __tests__/docs/ holds the list against the sources.
 */
export const otherFailures: readonly { readonly id: string; readonly meaning: string; readonly exitCode: 2 | 3 }[] = [
  { id: "usage", exitCode: 2, meaning: "The command line is wrong." },
  {
    id: "configuration",
    exitCode: 2,
    meaning: "Settings are wrong; the message lists all of these problems, each with the place it came from.",
  },
  {
    id: "bad-input",
    exitCode: 2,
    meaning: "The action has no such input, or an input has a value that it does not take, or contradicts another one.",
  },
  {
    id: "bad-import",
    exitCode: 2,
    meaning:
      "What `import-command` got isn't one whole command of nsys or ncu, or has an option that can't be imported.",
  },
  {
    id: "client-failed",
    exitCode: 3,
    meaning: "The client of a server (`workload.server.client` or `warm-up`) failed, or did not end in time.",
  },
  {
    id: "server-ended",
    exitCode: 3,
    meaning: "A server (`workload.server.command`) could not be started, or ended before its captures did.",
  },
  {
    id: "server-not-ready",
    exitCode: 3,
    meaning: "A server did not become ready within `workload.server.ready-limit`.",
  },
  {
    id: "server-port-taken",
    exitCode: 3,
    meaning: "Something listened at the address of a server before it was started.",
  },
  {
    id: "program-ended",
    exitCode: 3,
    meaning:
      "A program with `workload.rounds-per-load` ended before its rounds did: it doesn't call `llm_profile_action.rounds()`, leaves the loop early, or failed.",
  },
  {
    id: "program-not-ready",
    exitCode: 3,
    meaning: "A program with `workload.rounds-per-load` didn't come to its first round within `workload.time-limit`.",
  },
  {
    id: "program-not-told",
    exitCode: 3,
    meaning: "A program with `workload.rounds-per-load` couldn't be told to begin a round.",
  },
  {
    id: "nsys-start-failed",
    exitCode: 3,
    meaning: "`nsys start` could not begin a capture of a server or a program that is loaded.",
  },
  {
    id: "nsys-stop-failed",
    exitCode: 3,
    meaning: "`nsys stop` could not end a capture of a server.",
  },
  {
    id: "base-ref-unknown",
    exitCode: 2,
    meaning: "`baseline: same-job` outside of a pull request, and `compare.base` names nothing.",
  },
  {
    id: "issue-baseline-moves",
    exitCode: 2,
    meaning: "`issue: true` where a run that regressed would be the next run's baseline, and so close the issue.",
  },
  {
    id: "checkout-is-base",
    exitCode: 2,
    meaning:
      "The job is a pull request's; what is checked out does not hold its head, such as the branch that it is to be merged into.",
  },
  {
    id: "checkout-unknown",
    exitCode: 2,
    meaning: "On `pull_request_target` or `issue_comment`, it can't be told whether the pull request is checked out.",
  },
  {
    id: "fork-with-secrets",
    exitCode: 2,
    meaning:
      "A fork's pull request on `pull_request_target` or `issue_comment`, without `run-fork-code-with-secrets: true`.",
  },
  {
    id: "comment-needs-job",
    exitCode: 2,
    meaning: "`mode: comment` outside of GitHub Actions, or without a token.",
  },
  {
    id: "report-refused",
    exitCode: 3,
    meaning:
      "Under the name of a report, the profiled program left a link, a pipe, a folder, a file with a second name or of another user, or one without end. None of it is read.",
  },
  {
    id: "metrics-unreadable",
    exitCode: 3,
    meaning: "A file of metrics has none of the known forms, or a metric that is no number or is there twice.",
  },
  { id: "metrics-missing", exitCode: 3, meaning: "After a run there is no file of metrics under a name in `metrics`." },
  {
    id: "metrics-stale",
    exitCode: 3,
    meaning: "The file of metrics is as it was before the run: the program did not write it.",
  },
  {
    id: "metrics-refused",
    exitCode: 3,
    meaning:
      "Under the name of a file of metrics there is a link, a pipe, a folder, a file with a second name or too large a one, or the name leads out of the working directory. None of it is read.",
  },
  {
    id: "ncu-source",
    exitCode: 3,
    meaning:
      "The machine code that Nsight Compute printed cannot be read. It is a warning: the verdict does not need it, and the reason goes without.",
  },
  {
    id: "ncu-details",
    exitCode: 3,
    meaning:
      "The page of details of Nsight Compute, which has its own rules, cannot be read. It is a warning: the figures do not need it.",
  },
  { id: "no-workload", exitCode: 2, meaning: "Neither a command nor a module to profile is set." },
  {
    id: "state-too-large",
    exitCode: 3,
    meaning:
      "With `goal: improve`, the program leaves more in HOME, TMPDIR and its caches than is kept for each start.",
  },
  {
    id: "rules-not-at-base",
    exitCode: 2,
    meaning: "`goal: improve` takes its rules from the base, which lacks the configuration file.",
  },
  { id: "no-working-directory", exitCode: 2, meaning: "`workload.working-directory` is no folder." },
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
  {
    id: "preflight-ncu",
    exitCode: 3,
    meaning: "ncu is missing or does not work, and so is something else; alone it is `ncu-missing`.",
  },
  {
    id: "history-needs-job",
    exitCode: 2,
    meaning: "`mode: history` outside of GitHub Actions, or without a token.",
  },
  { id: "history-missing", exitCode: 2, meaning: "`--dir` of `history` names no folder." },
  {
    id: "history-unreadable",
    exitCode: 3,
    meaning: "The branch of the history could not be fetched, or git could not read what came.",
  },
  {
    id: "no-comparison",
    exitCode: 2,
    meaning: "`explain` was given a folder that has no comparison.json.",
  },
  {
    id: "no-such-kernel",
    exitCode: 2,
    meaning: "`explain` was given a kernel's id that the comparison in the folder doesn't have.",
  },
  {
    id: "history-no-profile",
    exitCode: 2,
    meaning: "`history add` was given a folder that has no profile.json.",
  },
  {
    id: "history-run-failed",
    exitCode: 2,
    meaning: "`history add` was given a run that failed, still runs, or was killed.",
  },
  {
    id: "history-record-differs",
    exitCode: 2,
    meaning: "The history has another record of the same run and job: records are never overwritten.",
  },
  {
    id: "history-path-taken",
    exitCode: 2,
    meaning: "A folder or a link is where a record belongs.",
  },
  {
    id: "history-not-recorded",
    exitCode: 3,
    meaning: "A profile holds what no version of llm-profile writes, so that no record can be made of it.",
  },
  {
    id: "history-too-slow",
    exitCode: 2,
    meaning: "The history's folder could not be read in five minutes.",
  },
  {
    id: "history-too-large",
    exitCode: 2,
    meaning: "A folder of the history has more files than there can be records of a day.",
  },
  {
    id: "preflight-gpu",
    exitCode: 3,
    meaning: "There is no GPU. It stops `calibrate`; a run says it beside what stops it.",
  },
  {
    id: "preflight-program",
    exitCode: 3,
    meaning: "A program that the run would start is not on the workload's PATH, or not at its path.",
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
  {
    id: "disk-failed",
    exitCode: 3,
    meaning: "The disk of the run directory or of the temporary files can be read only, or fails.",
  },
  {
    id: "result-lost",
    exitCode: 3,
    meaning:
      "The result could not be written whole to stdout, as the disk is full. A reader that has gone is no failure.",
  },
  { id: "setup-failed", exitCode: 3, meaning: "`workload.setup` ended with an error; its output is in `setup/`." },
  {
    id: "bad-budget",
    exitCode: 2,
    meaning: "An entry of `compare.budgets` cannot be read, or names a metric or family that there is not.",
  },
  {
    id: "base-unknown",
    exitCode: 2,
    meaning: "`compare.base` names nothing that this clone has: a wrong name, or a branch that was not fetched.",
  },
  {
    id: "base-shallow",
    exitCode: 2,
    meaning: "The clone is shallow and does not reach the base: `fetch-depth: 0` in actions/checkout.",
  },
  { id: "base-unrelated", exitCode: 2, meaning: "HEAD and `compare.base` have no commit in common." },
  { id: "base-without-repository", exitCode: 2, meaning: "There is no git repository to take the base from." },
  { id: "base-without-commit", exitCode: 2, meaning: "The repository has no commit yet." },
  { id: "base-status-unknown", exitCode: 2, meaning: "git cannot say which files of the head are changed." },
  {
    id: "base-directory-outside",
    exitCode: 2,
    meaning: "`workload.working-directory` is outside of the repository, so the base has no such folder.",
  },
  { id: "base-directory-missing", exitCode: 3, meaning: "The base has no such working directory." },
  {
    id: "base-changed",
    exitCode: 3,
    meaning: "The base's folder was changed while the head's program ran, and could not be put back.",
  },
  { id: "base-checkout-failed", exitCode: 3, meaning: "git could not check the base out; the message has its words." },
  {
    id: "base-submodule-missing",
    exitCode: 3,
    meaning: "A submodule's commit that the base needs is neither in the clone nor at the submodule's remote.",
  },
  { id: "python-failed", exitCode: 3, meaning: "What is called Python does not answer as Python 3 does." },
  { id: "venv-missing", exitCode: 3, meaning: "Python has no module venv: `apt-get install python3-venv`." },
  { id: "venv-failed", exitCode: 3, meaning: "Python could not make a side's virtual environment." },
  {
    id: "module-outside-tree",
    exitCode: 3,
    meaning: "A side would run a module that is installed for both sides, and not its own code.",
  },
  { id: "module-missing", exitCode: 3, meaning: "A side has no module of the name in `workload.module`." },
  { id: "module-origin-unknown", exitCode: 3, meaning: "Python does not say where a side's module comes from." },
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
  {
    id: "comment-refused",
    exitCode: 2,
    meaning:
      "A job on `issue_comment`: the comment's author may not write to the repository, GitHub doesn't say so, or it isn't on an open pull request.",
  },
  {
    id: "bisect-unknown",
    exitCode: 2,
    meaning: "This clone has no commit of the name that `--good` or `--bad` gives.",
  },
  { id: "bisect-unrelated", exitCode: 2, meaning: "`--good` and `--bad` have no commit in common." },
  { id: "bisect-empty", exitCode: 2, meaning: "No commit comes after `--good` up to `--bad`." },
  { id: "bisect-without-repository", exitCode: 2, meaning: "`bisect` runs outside of a git repository." },
  {
    id: "bisect-working-directory",
    exitCode: 2,
    meaning:
      "`workload.working-directory` is an absolute path in the repository, so every commit would start in the same tree.",
  },
  { id: "bisect-running", exitCode: 2, meaning: "Another process is searching for the same." },
  {
    id: "bisect-unreadable",
    exitCode: 3,
    meaning: "The `bisect.json` of an earlier search is damaged or of another version.",
  },
  { id: "bisect-log-failed", exitCode: 3, meaning: "git could not show the commits between the good and the bad one." },
  { id: "bisect-end-failed", exitCode: 3, meaning: "The good commit can't be built or measured." },
  {
    id: "bisect-nothing-to-ask",
    exitCode: 3,
    meaning: "The ends of a bisect were compared, and there's no figure with an estimate to search by.",
  },
  {
    id: "ncu-missing",
    exitCode: 3,
    meaning: "ncu is not here, or does not work; `ncu.unavailable` says whether a run goes on without it.",
  },
  { id: "ncu-import", exitCode: 3, meaning: "The report that ncu kept could not be turned into its CSV." },
  { id: "ncu-listing", exitCode: 3, meaning: "`ncu --list-sections` or `--list-sets` failed, or is not as known." },
  { id: "ncu-header", exitCode: 3, meaning: "A CSV of ncu has no header that is known." },
  { id: "ncu-page", exitCode: 3, meaning: "A CSV of ncu is of another page than `raw`." },
  { id: "ncu-unit", exitCode: 3, meaning: "A metric that means nothing without its unit has one that is not known." },
  { id: "ncu-rows", exitCode: 3, meaning: "More than a tenth of the rows of ncu cannot be read." },
  { id: "ncu-unlabeled-range", exitCode: 3, meaning: "A replayed range has no name." },
];
