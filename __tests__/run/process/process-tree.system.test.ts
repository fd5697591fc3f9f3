import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@jest/globals";
import { findTree, markerVariable, readProcess } from "../../../src/run/process/process-tree.ts";
import { eventually, processesWith, uniqueSleep } from "../support/processes.ts";

test.each(["with the marker", "found by its root alone"])(
  "findTree lists parents before their children in a tree %s",
  async (how) => {
    const argument = uniqueSleep();
    const marker = `${argument}.`;
    const child = spawn("bash", ["-c", `bash -c 'sleep ${argument}; :' & sleep ${argument} & wait`], {
      stdio: "ignore",
      env: { PATH: process.env["PATH"], ...(how === "with the marker" ? { [markerVariable]: marker } : {}) },
    });
    const root = readProcess(child.pid ?? 0);
    if (root === null) throw new Error("The tree did not start.");
    expect(await eventually(() => processesWith(argument).length === 2)).toBe(true);
    const tree = findTree({ roots: [root], marker, uid: null });
    for (const { pid } of tree.toSorted((one, other) => one.pid - other.pid)) process.kill(pid, "SIGKILL");
    await once(child, "exit");

    expect(tree.length).toBe(4);
    expect(tree[0]?.pid).toBe(child.pid);
    const before = new Set<number>([process.pid]);
    for (const { pid, parent } of tree) {
      expect(before.has(parent)).toBe(true);
      before.add(pid);
    }
  },
);
