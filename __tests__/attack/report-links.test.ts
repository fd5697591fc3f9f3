import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { filesWith } from "../e2e/nsys/support/file-search.ts";
import { runDemo, runPassing } from "../e2e/nsys/support/run-demo.ts";
import { demoProgram } from "../e2e/nsys/support/shared-folder.ts";
import { workspace } from "../e2e/nsys/support/workspace.ts";

/** Another file system than that of temporary files: a move to it is a copy. */
const elsewhere = mkdtempSync("/dev/shm/llm-profile-attack-");
chmodSync(elsewhere, 0o755);
afterAll(() => {
  rmSync(elsewhere, { recursive: true, force: true });
});

/** A folder of root's, with a file that root alone may read and write. */
function ofRoot(place: string) {
  const folder = join(place, "root");
  mkdirSync(folder, { mode: 0o755 });
  const secret = randomBytes(16).toString("hex");
  const file = join(folder, "secret");
  writeFileSync(file, secret, { mode: 0o600 });
  return { folder, file, secret };
}

/** The folder that the profiler of a capture writes to, found from within it. */
const enter = 'cd "$TMPDIR"/capture-* || exit 9';

test("follows no link next to the report to root's files or into the run directory", async () => {
  const place = workspace();
  const { folder, file, secret } = ofRoot(place.path);
  const foreign = join(place.path, "foreign");
  writeFileSync(foreign, "of another user", { mode: 0o600 });
  // nsys stats writes through the first, as root; the others were taken over, and then uploaded.
  const script = `${enter}
    for name in nvtx_pushpop_sum cuda_gpu_kern_sum nvtx_kern_sum; do ln -s ${file} report_$name.csv; done
    ln -s ${folder}/new report.sqlite
    ln -s ${file} notes.txt
    ln -s ${foreign} foreign.txt
    ln -s /nowhere/at/all dangling
    mkfifo pipe; mkdir report.7.nsys-rep.d
    for name in cmd.txt stdout.txt stderr.txt; do echo forged >$name; done
    for own in "$PWD" "$TMPDIR" "\${TMPDIR%/tmp}"; do mv "$own" "$own.x" && { echo swapped; mv "$own.x" "$own"; }; done
    exec ${demoProgram()}`;
  const { stderr, run } = await runPassing({
    workspace: place,
    set: ["isolation=unprivileged-user"],
    command: ["sh", "-c", script],
  });
  expect(readFileSync(file, "utf8")).toBe(secret);
  expect(statSync(folder).nlink).toBe(2);
  expect(() => statSync(join(folder, "new"))).toThrow("ENOENT");
  expect(readFileSync(foreign, "utf8")).toBe("of another user");
  expect(filesWith(run.path, [secret, "of another user"])).toEqual([]);
  const own = (name: string) => run.text(`head/round-1/decode/nsys/${name}`);
  expect(own("cmd.txt")).toContain("nsys profile");
  for (const name of ["cmd.txt", "stdout.txt", "stderr.txt"]) expect(own(name)).not.toMatch(/^forged$/m);
  // With the folders of captures in its hand, it would have the next one made, and given to it, where it likes.
  expect(own("stdout.txt")).not.toMatch(/^swapped$/m);
  expect(stderr).toMatch(/didn't keep .*\bdangling\b/);
  expect(place.leftInTemporary()).toEqual([]);
});

test("fails a capture whose report is a link, a pipe, a folder, a hard link, or a huge sparse file", async () => {
  const usual = workspace();
  const place = { ...usual, out: join(elsewhere, "runs") };
  const { file, secret } = ofRoot(place.path);
  const script = `${enter}
    ln -s ${file} report.1.nsys-rep
    ln -s /etc/shadow report.2.qdrep
    mkfifo report.3.nsys-rep
    mkdir report.4.nsys-rep
    echo twice >report.5.nsys-rep; ln report.5.nsys-rep "$TMPDIR/again"
    truncate --size 1T report.6.nsys-rep
    ln -s /nowhere/at/all report.8.qdstrm
    exec ${demoProgram()}`;
  const { code, stderr, run } = await runDemo({
    workspace: place,
    set: ["isolation=unprivileged-user"],
    command: ["sh", "-c", script],
  });
  expect({ code, id: run.record.failure?.id }).toEqual({ code: 3, id: "report-refused" });
  for (const [name, why] of [
    ["report.1.nsys-rep", "a symbolic link"],
    ["report.2.qdrep", "a symbolic link"],
    ["report.3.nsys-rep", "a named pipe"],
    ["report.4.nsys-rep", "a folder"],
    ["report.5.nsys-rep", "another hard link"],
    ["report.6.nsys-rep", "larger than"],
    ["report.8.qdstrm", "a symbolic link"],
  ] as const)
    expect(stderr).toMatch(new RegExp(`${RegExp.escape(name)}: .*${why}`));
  expect(stderr).toMatch(/^ *help: /m);
  expect(stderr).not.toMatch(/bug in llm-profile|^\s+at /m);
  expect(filesWith(run.path, [secret, "root:"])).toEqual([]);
  expect(usual.leftInTemporary()).toEqual([]);
});
