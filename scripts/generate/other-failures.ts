/**
 * The ids of failures outside the gate, with one line about each. Their messages are in the code that throws them. Tests in
 * __tests__/docs/ compare this list with the sources.
 */
export const otherFailures: readonly { readonly id: string; readonly meaning: string; readonly exitCode: 2 | 3 }[] = [
  { id: "usage", exitCode: 2, meaning: "The command line is wrong." },
  {
    id: "configuration",
    exitCode: 2,
    meaning: "Settings are wrong; the message lists the problems and where each comes from.",
  },
  {
    id: "bad-input",
    exitCode: 2,
    meaning: "An input is unknown, has an invalid value, or contradicts another one.",
  },
  {
    id: "bad-import",
    exitCode: 2,
    meaning:
      "The input of `import-command` isn't one complete nsys or ncu command, or has an option that we can't import.",
  },
  {
    id: "client-failed",
    exitCode: 3,
    meaning: "A server's client (`workload.server.client` or `warm-up`) failed or hit its time limit.",
  },
  {
    id: "server-ended",
    exitCode: 3,
    meaning: "A server (`workload.server.command`) couldn't start, or ended too early.",
  },
  {
    id: "server-not-ready",
    exitCode: 3,
    meaning: "A server wasn't ready within `workload.server.ready-limit`.",
  },
  {
    id: "server-port-taken",
    exitCode: 3,
    meaning: "Something was listening on a server's port before it started.",
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
    meaning: "A program with `workload.rounds-per-load` didn't reach its first round within `workload.time-limit`.",
  },
  {
    id: "program-not-told",
    exitCode: 3,
    meaning: "We couldn't start a round in a program with `workload.rounds-per-load`.",
  },
  {
    id: "nsys-start-failed",
    exitCode: 3,
    meaning: "`nsys start` couldn't begin a capture of a running server or program.",
  },
  {
    id: "nsys-stop-failed",
    exitCode: 3,
    meaning: "`nsys stop` couldn't end a server's capture.",
  },
  {
    id: "base-ref-unknown",
    exitCode: 2,
    meaning: "`baseline: same-job` outside of a pull request needs `compare.base`.",
  },
  {
    id: "issue-baseline-moves",
    exitCode: 2,
    meaning: "With `issue: true`, a regressed run would become the next run's baseline and close the issue.",
  },
  {
    id: "checkout-is-base",
    exitCode: 2,
    meaning: "A pull request's job has checked out something without its head, such as the target branch.",
  },
  {
    id: "checkout-unknown",
    exitCode: 2,
    meaning: "On an event other than `pull_request`, we can't tell whether the pull request is checked out.",
  },
  {
    id: "fork-with-secrets",
    exitCode: 2,
    meaning: "A fork's code on an event other than `pull_request`, without `run-fork-code-with-secrets: true`.",
  },
  {
    id: "checkout-not-ours",
    exitCode: 2,
    meaning:
      "On an event other than `pull_request`, the checkout may be a fork's: it's neither the event's commit nor on a branch of `origin`.",
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
      "In place of a report, the profiled program left a link, a pipe, a folder, another user's file, a hard link, or an endless file. We read none of these.",
  },
  {
    id: "metrics-unreadable",
    exitCode: 3,
    meaning: "A metrics file has an unknown format, a metric that isn't a number, or the same metric twice.",
  },
  { id: "metrics-missing", exitCode: 3, meaning: "A file named in `metrics` is missing after a run." },
  {
    id: "metrics-stale",
    exitCode: 3,
    meaning: "The program didn't write its metrics file: it's unchanged since before the run.",
  },
  {
    id: "metrics-refused",
    exitCode: 3,
    meaning:
      "In place of a metrics file there's a link, a pipe, a folder, a hard link or too large a file, or its path leaves the working directory. We read none of these.",
  },
  {
    id: "ncu-source",
    exitCode: 3,
    meaning:
      "A warning: the machine code that Nsight Compute printed is unreadable. The verdict doesn't need it; the reason omits it.",
  },
  {
    id: "ncu-details",
    exitCode: 3,
    meaning:
      "A warning: the details page of Nsight Compute, with its own rules, is unreadable. The metrics don't need it.",
  },
  { id: "no-workload", exitCode: 2, meaning: "No command or module to profile is set." },
  {
    id: "state-too-large",
    exitCode: 3,
    meaning:
      "With `goal: improve`, the program leaves more in HOME, TMPDIR and its caches than we keep for each start.",
  },
  {
    id: "verify-broken",
    exitCode: 2,
    meaning:
      "With `goal: improve`, `compare.verify.command` fails on the base, or doesn't write values that we can read. Nothing was captured.",
  },
  {
    id: "rules-not-at-base",
    exitCode: 2,
    meaning: "`goal: improve` takes its rules from the base, which lacks the configuration file.",
  },
  {
    id: "pull-request-unknown",
    exitCode: 2,
    meaning:
      "A job on `pull_request` can't read its pull request, can't ask GitHub, and no base is named: it would compare nothing and pass.",
  },
  { id: "no-working-directory", exitCode: 2, meaning: "`workload.working-directory` isn't a folder." },
  {
    id: "bad-range",
    exitCode: 2,
    meaning: "nsys would accept a range but never match it, such as `range@`.",
  },
  { id: "glob-without-match", exitCode: 2, meaning: "A glob in `ranges` matches none of the program's ranges." },
  { id: "tool-missing", exitCode: 3, meaning: "A required program wasn't found or couldn't start." },
  {
    id: "preflight-nsys",
    exitCode: 3,
    meaning:
      "nsys is missing, doesn't work, or is too old (2020 and older). Every `preflight-…` stops a run before its first capture.",
  },
  {
    id: "preflight-ncu",
    exitCode: 3,
    meaning: "ncu and something else are missing or don't work; for ncu alone, it's `ncu-missing`.",
  },
  {
    id: "history-needs-job",
    exitCode: 2,
    meaning: "`mode: history` outside of GitHub Actions, or without a token.",
  },
  { id: "history-missing", exitCode: 2, meaning: "`--dir` of `history` isn't a folder." },
  {
    id: "history-unreadable",
    exitCode: 3,
    meaning: "git couldn't fetch or read the history's branch.",
  },
  {
    id: "no-comparison",
    exitCode: 2,
    meaning: "`explain` was given a folder that has no comparison.json.",
  },
  {
    id: "no-such-kernel",
    exitCode: 2,
    meaning: "`explain` was given an id or a name that the comparison in the folder doesn't have.",
  },
  {
    id: "history-no-profile",
    exitCode: 2,
    meaning: "`history add` got a folder without profile.json.",
  },
  {
    id: "history-run-failed",
    exitCode: 2,
    meaning: "`history add` got a run that failed, is still running, or was killed.",
  },
  {
    id: "history-record-differs",
    exitCode: 2,
    meaning: "The history has a different record of the same run and job, and never overwrites one.",
  },
  {
    id: "history-path-taken",
    exitCode: 2,
    meaning: "A folder or link is in a record's place.",
  },
  {
    id: "history-not-recorded",
    exitCode: 3,
    meaning: "A profile contains something llm-profile never writes, so it can't be recorded.",
  },
  {
    id: "history-too-slow",
    exitCode: 2,
    meaning: "Reading the history's folder took over five minutes.",
  },
  {
    id: "history-too-large",
    exitCode: 2,
    meaning: "A folder of the history has more files than a day can have records.",
  },
  {
    id: "preflight-gpu",
    exitCode: 3,
    meaning: "There's no usable GPU. With `require-kernels: false`, a run doesn't need one.",
  },
  {
    id: "preflight-program",
    exitCode: 3,
    meaning: "A program that the run needs isn't on the workload's PATH or at its path.",
  },
  { id: "preflight-nsys-stats", exitCode: 3, meaning: "`nsys stats` can't make its reports." },
  { id: "preflight-isolation", exitCode: 3, meaning: "The requested isolation isn't available." },
  { id: "preflight-disk-out", exitCode: 3, meaning: "Too little disk space for run directories." },
  { id: "preflight-disk-temporary", exitCode: 3, meaning: "Too little disk space for temporary files." },
  {
    id: "isolation-unavailable",
    exitCode: 3,
    meaning: "`preflight-isolation`, but found when trying the isolation.",
  },
  {
    id: "disk-failed",
    exitCode: 3,
    meaning: "The disk for the run directory or temporary files is read-only or failing.",
  },
  {
    id: "result-lost",
    exitCode: 3,
    meaning: "The result couldn't be written to stdout because the disk is full. A closed pipe isn't a failure.",
  },
  { id: "setup-failed", exitCode: 3, meaning: "`workload.setup` ended with an error; its output is in `setup/`." },
  {
    id: "bad-budget",
    exitCode: 2,
    meaning: "An entry of `compare.budgets` is malformed or names an unknown metric or family.",
  },
  {
    id: "base-unknown",
    exitCode: 2,
    meaning: "`compare.base` isn't in this clone: a wrong name, or a branch that wasn't fetched.",
  },
  {
    id: "base-shallow",
    exitCode: 2,
    meaning: "The clone is too shallow to contain the base. Set `fetch-depth: 0` in actions/checkout.",
  },
  { id: "base-unrelated", exitCode: 2, meaning: "HEAD and `compare.base` have no common commit." },
  {
    id: "base-without-repository",
    exitCode: 2,
    meaning: "llm-profile can't find a git repository to take the base from.",
  },
  { id: "base-without-commit", exitCode: 2, meaning: "The repository has no commit yet." },
  { id: "base-status-unknown", exitCode: 2, meaning: "git can't list the head's changed files." },
  {
    id: "base-directory-outside",
    exitCode: 2,
    meaning: "`workload.working-directory` is outside of the repository, so the base has no such folder.",
  },
  { id: "base-directory-missing", exitCode: 3, meaning: "The base doesn't have the working directory." },
  {
    id: "base-changed",
    exitCode: 3,
    meaning: "The base's folder changed while the head's program ran and couldn't be restored.",
  },
  { id: "base-checkout-failed", exitCode: 3, meaning: "git couldn't check out the base; the message quotes git." },
  {
    id: "base-submodule-missing",
    exitCode: 3,
    meaning: "The base needs a submodule's commit that neither the clone nor the submodule's remote has.",
  },
  { id: "python-failed", exitCode: 3, meaning: "The Python interpreter doesn't behave like Python 3." },
  { id: "venv-missing", exitCode: 3, meaning: "Python has no venv module: `apt-get install python3-venv`." },
  { id: "venv-failed", exitCode: 3, meaning: "Python couldn't create a side's virtual environment." },
  {
    id: "module-outside-tree",
    exitCode: 3,
    meaning: "A side would run a module installed for both sides instead of its own code.",
  },
  { id: "module-missing", exitCode: 3, meaning: "A side doesn't have `workload.module`." },
  { id: "module-origin-unknown", exitCode: 3, meaning: "Python doesn't report where a side's module comes from." },
  {
    id: "captures-failed",
    exitCode: 3,
    meaning: "Several captures failed, the first without a name; their messages follow.",
  },
  { id: "nsys-export-failed", exitCode: 3, meaning: "`nsys export` failed for an unknown reason." },
  { id: "nsys-stats-failed", exitCode: 3, meaning: "`nsys stats` failed for an unknown reason." },
  {
    id: "nsys-missing",
    exitCode: 3,
    meaning: "`analyze` needs nsys to export a report.",
  },
  { id: "run-unfinished", exitCode: 3, meaning: "`analyze` got a run that's still running or was killed." },
  { id: "run-failed", exitCode: 3, meaning: "`analyze` got a failed run with no recorded cause." },
  {
    id: "report-missing",
    exitCode: 3,
    meaning: "`analyze` got a passing run, but some of its reports are missing.",
  },
  {
    id: "stats-empty",
    exitCode: 3,
    meaning: "`nsys stats` wrote an empty file: no data, or a broken script.",
  },
  { id: "stats-skipped", exitCode: 3, meaning: "`nsys stats` printed SKIPPED: the report has no such data." },
  { id: "stats-failed", exitCode: 3, meaning: "A script run by `nsys stats` printed ERROR." },
  { id: "csv-damaged", exitCode: 3, meaning: "A summary from `nsys stats` isn't CSV." },
  {
    id: "csv-header",
    exitCode: 3,
    meaning: "A summary has an unknown header, which the message shows.",
  },
  { id: "csv-rows", exitCode: 3, meaning: "Over a tenth of a summary's rows are unreadable." },
  { id: "sqlite-empty", exitCode: 3, meaning: "The SQLite export has 0 bytes." },
  { id: "sqlite-not-a-database", exitCode: 3, meaning: "The file isn't an SQLite database." },
  { id: "sqlite-not-nsys", exitCode: 3, meaning: "It's a database, but nsys didn't write it." },
  { id: "sqlite-damaged", exitCode: 3, meaning: "The database is damaged or cut off." },
  { id: "sqlite-unfinished", exitCode: 3, meaning: "An interrupted write left a journal next to the database." },
  { id: "sqlite-locked", exitCode: 3, meaning: "Another process, such as an export, has locked the database." },
  { id: "sqlite-unreadable", exitCode: 3, meaning: "The database can't be opened or read." },
  {
    id: "sqlite-schema",
    exitCode: 3,
    meaning: "A table isn't like the ones that nsys writes: it lacks a required column, for example, or it's a view.",
  },
  {
    id: "too-many-range-names",
    exitCode: 3,
    meaning: "The report has more than 250,000 different names of NVTX ranges.",
  },
  {
    id: "sqlite-cell",
    exitCode: 3,
    meaning: "A cell doesn't match its column's format; the message names table, row and column.",
  },
  {
    id: "comment-refused",
    exitCode: 2,
    meaning:
      "A job on `issue_comment`: the comment isn't on an open pull request, or GitHub doesn't confirm that its author can write to the repository.",
  },
  {
    id: "bisect-unknown",
    exitCode: 2,
    meaning: "`--good` or `--bad` names a commit that this clone doesn't have.",
  },
  { id: "bisect-unrelated", exitCode: 2, meaning: "`--good` and `--bad` have no common commit." },
  { id: "bisect-empty", exitCode: 2, meaning: "No commit comes after `--good` up to `--bad`." },
  { id: "bisect-without-repository", exitCode: 2, meaning: "`bisect` was run outside of a git repository." },
  {
    id: "bisect-working-directory",
    exitCode: 2,
    meaning:
      "`workload.working-directory` is an absolute path in the repository, so every commit would start in the same tree.",
  },
  { id: "bisect-running", exitCode: 2, meaning: "Another process is already searching for the same." },
  {
    id: "bisect-unreadable",
    exitCode: 3,
    meaning: "The `bisect.json` of an earlier search is damaged or of another version.",
  },
  { id: "bisect-log-failed", exitCode: 3, meaning: "git couldn't list the commits between the good and the bad one." },
  { id: "bisect-end-failed", exitCode: 3, meaning: "The good commit can't be built or measured." },
  {
    id: "bisect-nothing-to-ask",
    exitCode: 3,
    meaning: "Comparing the ends of a bisect gave no estimate to search by.",
  },
  {
    id: "ncu-missing",
    exitCode: 3,
    meaning: "ncu is missing or doesn't work; `ncu.unavailable` sets whether a run continues without it.",
  },
  { id: "ncu-import", exitCode: 3, meaning: "ncu's report couldn't be converted to CSV." },
  {
    id: "ncu-listing",
    exitCode: 3,
    meaning: "`ncu --list-sections` or `--list-sets` failed or printed something unknown.",
  },
  { id: "ncu-header", exitCode: 3, meaning: "A CSV from ncu has an unknown header." },
  { id: "ncu-page", exitCode: 3, meaning: "A CSV from ncu isn't its `raw` page." },
  { id: "ncu-unit", exitCode: 3, meaning: "A metric's unit is unknown, so its value means nothing." },
  { id: "ncu-rows", exitCode: 3, meaning: "Over a tenth of ncu's rows are unreadable." },
  { id: "ncu-unlabeled-range", exitCode: 3, meaning: "A replayed range has no name." },
];
