import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { filesWith } from "../e2e/nsys/support/file-search.ts";
import { processesWith, untilSome } from "../e2e/nsys/support/processes.ts";
import { type Finished, runDemo } from "../e2e/nsys/support/run-demo.ts";
import { type IsolationLevel, levels } from "../e2e/nsys/support/levels.ts";
import { demoProgram, entry } from "../e2e/nsys/support/shared-folder.ts";
import { workspace } from "../e2e/nsys/support/workspace.ts";

/** The rows of the table: what it says, and the answers by the name of the level. */
const table = readTable(readFileSync(fileURLToPath(new URL("../../docs/security.md", import.meta.url)), "utf8"));

function readTable(text: string): { readonly claim: string; readonly answers: Readonly<Record<string, string>> }[] {
  const lines = text.split("\n");
  const cells = (line: string) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const start = lines.findIndex((line) => /^\| The program can/.test(line));
  const levels = cells(lines[start] ?? "")
    .slice(1)
    .map((level) => level.replaceAll("`", ""));
  const rows = lines.slice(start + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith("|")),
    )
    .map((line) => {
      const [claim = "", ...answers] = cells(line);
      return { claim, answers: Object.fromEntries(levels.map((level, index) => [level, answers[index] ?? ""])) };
    });
}

const unique = (): string => `QZX${randomBytes(32).toString("base64url")}`;
/**
 * A report packs its texts (LZ4): what stood there before, if only four bytes of it, is not there again. So one piece of a text
 * is enough to know it by.
 */
const pieces = (text: string): string[] => text.match(/.{8}/g) ?? [];
/** In the environment of llm-profile alone; in the argument of a process that has nothing to do with it; in our files. */
const [token, password, secret] = [unique(), unique(), unique()];

/** What a run gave: the answers of the program, which tried everything, and what is on disk afterward. */
interface Attacked {
  readonly said: Readonly<Record<string, boolean>>;
  readonly finished: Finished;
}

/** By what the table says: whether it is so. */
const probes: Readonly<Record<string, (attacked: Attacked) => boolean>> = {
  "**read** the environment of llm-profile, and its tokens there": ({ said }) => said["environ"] ?? false,
  "**read** that environment after `umount /proc`": ({ said }) => said["environAfterUmount"] ?? false,
  "**read** the command lines of other processes": ({ said }) => said["commandLines"] ?? false,
  "**read** files that only llm-profile's user can read": ({ said }) => said["readOurs"] ?? false,
  "**read** the run directory": ({ said }) => said["readRun"] ?? false,
  "**write** files of llm-profile's user": ({ said }) => said["writeOurs"] ?? false,
  "**write** the runner's command files, by path": ({ said }) => said["runnerFiles"] ?? false,
  "**write** the action's code, such as `post.js`, by path": ({ said }) => said["postScript"] ?? false,
  "**write** command files and code after undoing the mounts": ({ said }) =>
    (said["runnerFilesUndone"] ?? false) && (said["postScriptUndone"] ?? false),
  "**falsify** its own ranges, times, and output": ({ finished: { run } }) =>
    run.profile().ranges.some(({ name }) => name === "decode") && said(run.text(ownFile("stdout.txt")), "printed"),
  "**falsify** the report of its own capture": ({ said }) => said["ownReport"] ?? false,
  "**falsify** `cmd.txt`, `stdout.txt`, and `stderr.txt` of its own capture": ({ finished: { run } }) =>
    ["cmd.txt", "stdout.txt", "stderr.txt"].some((name) => said(run.text(ownFile(name)), "forged")),
  "**falsify** the run's other captures and settings": ({ finished: { run } }) =>
    said(run.text("config.yaml"), "forged"),
  "get other processes' environments into `.nsys-rep` or `.sqlite`": ({ finished: { run } }) =>
    filesWith(run.path, pieces(token)).length > 0,
  "get other processes' command lines into `.nsys-rep`": ({ finished: { run } }) =>
    filesWith(run.path, pieces(password)).some(({ file }) => file.endsWith(".nsys-rep")),
  "get other processes' command lines into `.sqlite`": ({ finished: { run } }) =>
    filesWith(run.path, pieces(password)).some(({ file }) => file.endsWith(".sqlite")),
};

const ownFile = (name: string) => `head/round-1/decode/nsys/${name}`;
const said = (text: string, mark: string) => new RegExp(`^# ${mark}$`, "m").test(text);

/** Tries everything, says as JSON what it could, and is then measured. */
function hostileProgram(place: {
  readonly out: string;
  readonly ours: string;
  readonly runnerFile: string;
  readonly known: string;
}): string {
  const undoing = (file: string) => {
    const folder = file.slice(0, file.lastIndexOf("/"));
    return `unshare --mount sh -c 'umount -l ${folder}; : >>${file}' || : >>${file}`;
  };
  const environments = `cat /proc/*/environ | grep -qf ${place.known}/token`;
  const tries = {
    environ: environments,
    environAfterUmount: `unshare --mount sh -c "for layer in 1 2 3; do umount -l /proc; ${environments} && exit; done; exit 1" || ${environments}`,
    commandLines: `cat /proc/*/cmdline | grep -qf ${place.known}/password`,
    readOurs: `grep -q ${secret} ${place.ours}`,
    readRun: `cat ${place.out}/*/config.yaml`,
    writeOurs: `: >>${place.ours}`,
    runnerFiles: `: >>${place.runnerFile}`,
    postScript: `: >>${entry("post.js")}`,
    runnerFilesUndone: undoing(place.runnerFile),
    postScriptUndone: undoing(entry("post.js")),
    ownReport: `cd "$TMPDIR"/capture-* || cd ${place.out}/*/head/round-1/decode/nsys && : >report.9.nsys-rep && rm report.9.nsys-rep`,
  };
  const forged = ["cmd.txt", "stdout.txt", "stderr.txt"].map((name) => ownFile(name));
  return [
    "echo; echo '# printed'",
    `for file in ${[...forged, "config.yaml"].map((file) => `${place.out}/*/${file}`).join(" ")}; do echo '# forged' >>"$file"; done`,
    'for own in "$TMPDIR"/capture-*; do for name in cmd stdout stderr; do echo "# forged" >"$own/$name.txt"; done; done',
    'try() { if (eval "$2") >/dev/null 2>&1; then echo "# $1 true"; else echo "# $1 false"; fi; }',
    ...Object.entries(tries).map(([name, script]) => `try ${name} ${JSON.stringify(script).replaceAll("$", "\\$")}`),
    `exec ${demoProgram()}`,
  ].join("\n");
}

async function attack({ kind, prefix, uid }: IsolationLevel): Promise<Attacked> {
  const place = workspace(uid);
  const commands = join(place.temporary, "_runner_file_commands");
  const [ours, runnerFile] = [join(place.path, "ours"), join(commands, "set_output_1")];
  mkdirSync(commands);
  writeFileSync(ours, secret, { mode: 0o600 });
  writeFileSync(runnerFile, "", { mode: 0o644 });
  writeFileSync(join(place.path, "token"), token, { mode: 0o644 });
  writeFileSync(join(place.path, "password"), password, { mode: 0o644 });
  if (uid !== null) for (const path of [commands, ours, runnerFile]) chownSync(path, uid, uid);
  const finished = await runDemo({
    workspace: place,
    prefix,
    set: [`isolation=${kind}`],
    environment: { RUNNER_TEMP: place.temporary, ATTACK_TOKEN: token },
    command: ["sh", "-c", hostileProgram({ out: place.out, ours, runnerFile, known: place.path })],
  });
  const answers = finished.run.text(ownFile("stdout.txt")).matchAll(/^# (\w+) (true|false)$/gm);
  return { finished, said: Object.fromEntries([...answers].map(([, name = "", answer]) => [name, answer === "true"])) };
}

let sibling: ChildProcess;
const attacked = new Map<string, Attacked>();
beforeAll(async () => {
  sibling = spawn("sh", ["-c", "sleep 600; :", "--", `--password=${password}`], { stdio: "ignore", detached: true });
  await untilSome(() => processesWith(password));
  // Where there is no isolation, the package is the user's own, as on a runner.
  for (const { uid } of levels) if (uid !== null) chownSync(entry("post.js"), uid, uid);
  chmodSync(entry("post.js"), 0o644);
  for (const [kind, result] of await Promise.all(
    levels.map(async (level) => [level.kind, await attack(level)] as const),
  ))
    attacked.set(kind, result);
});
afterAll(() => {
  if (sibling.pid !== undefined) process.kill(-sibling.pid, "SIGKILL");
});

test("documents each probe in a row and each isolation level in a column", () => {
  expect(table.map(({ claim }) => claim)).toEqual(Object.keys(probes));
  for (const { answers } of table) expect(Object.keys(answers)).toEqual(levels.map(({ kind }) => kind));
});

test.each(levels)("behaves as docs/security.md says for isolation $kind, cell by cell", ({ kind }) => {
  const result = attacked.get(kind);
  if (result === undefined) throw new Error(`There is no run of ${kind}.`);
  const { run, code } = { run: result.finished.run, code: result.finished.code };
  expect({ code, kind: run.record.isolation?.kind }).toEqual({ code: 0, kind });
  const seen = Object.entries(probes).map(([claim, probe]) => [claim, probe(result) ? "yes" : "no"]);
  expect(Object.fromEntries(seen)).toEqual(
    Object.fromEntries(table.map(({ claim, answers }) => [claim, answers[kind]])),
  );
});

test("withholds files that contain other processes' environments or command lines", () => {
  for (const { finished } of attacked.values()) {
    const { run } = finished;
    const leaking = new Set(filesWith(run.path, [token, password].flatMap(pieces)).map(({ file }) => file));
    const withheld = run.record.withheld.map(({ path }) => path);
    expect([...leaking].filter((file) => !withheld.includes(file))).toEqual([]);
  }
});
