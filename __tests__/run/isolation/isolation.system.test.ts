import { spawn, spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { ToolError } from "../../../src/model/errors.ts";
import { isolate } from "../../../src/plan/workload.ts";
import { type IsolationProbe, probeIsolation } from "../../../src/run/isolation/isolation.ts";
import { choosePrivateUser, isPrivateUser, nobodyId } from "../../../src/run/isolation/isolation-user.ts";
import { createRunTool } from "../../../src/run/process/tool.ts";
import { namespaceTest, rootTest } from "../support/as-root.ts";
import { captureScript } from "../support/capture.ts";
import { testDirectory } from "../support/directory.ts";
import { eventually, processesWith, uniqueSleep } from "../support/processes.ts";
import { isolationOf, levels, privateUser } from "../support/levels.ts";

const environment = { PATH: process.env["PATH"] ?? "" };
const here: IsolationProbe = {
  runTool: createRunTool({ marker: null }),
  isolate,
  environment,
  mustRead: ["/"],
  mustEnter: [],
  mountinfo: "",
  readOnly: [],
  random: Math.random,
};

/** The same machine with fewer rights: what `before` takes away. */
function having(before: readonly string[], more: Partial<IsolationProbe> = {}): IsolationProbe {
  return { ...here, isolate: (argv, isolation) => ["setpriv", ...before, ...isolate(argv, isolation)], ...more };
}

const withoutNamespaces = having(["--bounding-set=-sys_admin", "--inh-caps=-sys_admin"]);
const asNobody = having(["--reuid", "65534", "--regid", "65534", "--clear-groups", "--bounding-set=-all"]);

describe("probeIsolation", () => {
  namespaceTest("chooses a PID namespace if it's allowed", async () => {
    const note = expect.stringContaining("PID namespace");
    expect(await probeIsolation("auto", here)).toEqual({ ...isolationOf("pid-namespace"), note });
  });

  rootTest("chooses an unprivileged user if namespaces are denied, and says how to allow them", async () => {
    const isolation = await probeIsolation("auto", withoutNamespaces);
    expect(isolation).toMatchObject({ kind: "unprivileged-user", endsWithParent: true });
    expect(isPrivateUser(isolation.user?.uid ?? 0)).toBe(true);
    expect(isolation.note).toMatch(/no pid-namespace \(unshare: unshare failed: Operation not permitted; .*SYS_ADMIN/);
  });

  namespaceTest("refuses a PID namespace that would show what a container hides, and names it", async () => {
    const mountinfo = "1 0 0:1 / /proc rw - proc proc rw\n2 1 0:2 / /proc/not-there ro - tmpfs tmpfs ro\n";
    const { kind, note } = await probeIsolation("auto", { ...here, mountinfo });
    expect(kind).toBe("unprivileged-user");
    expect(note).toMatch(/no pid-namespace \(mount: .*\/not-there/);
  });

  rootTest("chooses no isolation as an ordinary user, and says what that means", async () => {
    const isolation = await probeIsolation("auto", asNobody);
    expect(isolation).toMatchObject({ kind: "none", user: null, endsWithParent: true });
    expect(isolation.note).toMatch(/don't share them; no pid-namespace \(.*; no unprivileged-user \(/);
  });

  rootTest("refuses a user that can't read or enter a needed folder or start a program", async () => {
    const [closed, listed, bin] = [testDirectory(), testDirectory(), testDirectory()];
    chmodSync(closed, 0o700);
    chmodSync(listed, 0o744);
    chmodSync(bin, 0o755);
    const program = join(bin, "program");
    writeFileSync(program, "", { mode: 0o744 });
    for (const [needs, says] of [
      [{ mustRead: ["/", closed] }, `can't read ${closed}`],
      [{ mustEnter: ["/", listed] }, `can't enter or start ${listed}`],
      [{ mustEnter: ["/", program] }, `can't enter or start ${program}`],
    ] as const) {
      const { kind, note } = await probeIsolation("auto", { ...withoutNamespaces, ...needs });
      expect({ kind, note }).toEqual({ kind: "none", note: expect.stringContaining(says) });
    }
  });

  rootTest("chooses the user nobody if the private users don't exist", async () => {
    const lacking: IsolationProbe["isolate"] = (argv, isolation) =>
      isolation.user?.uid === nobodyId ? isolate(argv, isolation) : ["sh", "-c", "echo setresuid failed >&2; exit 1"];
    expect(await probeIsolation("unprivileged-user", { ...here, isolate: lacking })).toMatchObject({
      kind: "unprivileged-user",
      user: { uid: nobodyId, gid: nobodyId },
    });
  });

  test("chooses the requested level even if a better one works", async () => {
    const note = expect.stringContaining("isolation=none");
    expect(await probeIsolation("none", here)).toMatchObject({ kind: "none", endsWithParent: true, note });
  });

  test("works without setpriv", async () => {
    const runTool: IsolationProbe["runTool"] = async () => Promise.reject(new ToolError({ what: "It is missing." }));
    const note = expect.stringContaining("It is missing");
    expect(await probeIsolation("auto", { ...here, runTool })).toMatchObject({
      kind: "none",
      endsWithParent: false,
      note,
    });
  });

  rootTest("refuses a weaker level than the requested one", async () => {
    for (const [wanted, probe] of [
      ["pid-namespace", withoutNamespaces],
      ["unprivileged-user", asNobody],
    ] as const) {
      const result = probeIsolation(wanted, probe);
      await expect(result).rejects.toThrow(ToolError);
      await expect(result).rejects.toMatchObject({ message: expect.stringContaining(`"${wanted}"`) });
    }
  });
});

test("choosePrivateUser picks a user with neither account nor process", () => {
  const uid = choosePrivateUser(Math.random);
  expect(uid).not.toBeNull();
  expect(isPrivateUser(uid ?? 0)).toBe(true);
  expect([0, 1000, 65_533, nobodyId].filter(isPrivateUser)).toEqual([]);
});

describe("isolation in effect", () => {
  const namespace = isolationOf("pid-namespace");
  const user = isolationOf("unprivileged-user", { user: { uid: privateUser, gid: privateUser } });

  namespaceTest("hides outside processes in a namespace, where process 1 is our program's parent", async () => {
    const script = "echo $PPID; echo /proc/[0-9]*; echo /proc/1 /proc/$$";
    const { stdout } = await captureScript(script, { isolation: namespace });
    const [parent, seen, expected] = stdout.split("\n");
    expect({ parent, seen }).toEqual({ parent: "1", seen: expected });
  });

  namespaceTest("reaps orphaned processes in a namespace", async () => {
    const script = `bash -c 'sleep 0.2 & exec true'; sleep 1; grep -l '^State:.Z' /proc/[0-9]*/status || echo none`;
    const { stdout } = await captureScript(script, { isolation: namespace });
    expect(stdout).toBe("none\n");
  });

  namespaceTest("starts the program on PATH in a namespace, not a shell builtin with its name", () => {
    const { stdout } = spawnSync("env", isolate(["echo", "--version"], namespace), { encoding: "utf8" });
    expect(stdout).toContain("coreutils");
  });

  rootTest("gives the user no privileges and no groups, and no way to get them", async () => {
    const script = "grep -E '^(Uid|Gid|Groups|Cap|NoNewPrivs)' /proc/self/status";
    const { stdout } = await captureScript(script, { isolation: user });
    const ids = Array<number>(4).fill(privateUser).join("\t");
    const capabilities = ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"].map(
      (name) => `${name}:\t${"0".repeat(16)}`,
    );
    expect(stdout.trim().split("\n").sort()).toEqual(
      [`Uid:\t${ids}`, `Gid:\t${ids}`, "Groups:\t ", ...capabilities, "NoNewPrivs:\t1"].sort(),
    );
  });

  rootTest("keeps the user from reading other users' environments, including nobody's", async () => {
    const argument = uniqueSleep();
    const asUser = isolationOf("unprivileged-user", { user: { uid: nobodyId, gid: nobodyId } });
    const stop = new AbortController();
    const sibling = captureScript(`export QZX_KEY=qzx1; sleep ${argument}`, { isolation: asUser, stop: stop.signal });
    const sleeps = (): boolean => processesWith(argument).flatMap(nameOf).includes("sleep");
    expect(await eventually(sleeps)).toBe(true);
    const script = "cat /proc/*/environ 2>/dev/null | tr '\\0' '\\n' | grep -c ^QZX_KEY";
    const { stdout } = await captureScript(script, { isolation: user });
    expect(sleeps()).toBe(true);
    stop.abort();
    await sibling;
    expect(stdout).toBe("0\n");
  });

  for (const { isolation, levelTest } of levels) {
    levelTest(`ends a program with SIGKILL when its parent dies, under ${isolation.kind}`, async () => {
      const argument = uniqueSleep();
      const argv = isolate(["sleep", argument], isolation);
      const parent = spawn("sh", ["-c", '"$@" & wait', "sh", ...argv], { stdio: "ignore" });
      const names = (): string[] => processesWith(argument).flatMap(nameOf);
      expect(await eventually(() => names().includes("sleep"))).toBe(true);
      parent.kill("SIGKILL");
      expect(await eventually(() => names().length === 0)).toBe(true);
    });
  }
});

/** Empty for a process that has ended since it was found. */
function nameOf(pid: number): string[] {
  try {
    return [readFileSync(`/proc/${String(pid)}/comm`, "utf8").trim()];
  } catch {
    return [];
  }
}
