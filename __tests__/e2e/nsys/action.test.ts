import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { descendantsOf, newMark, processesWith, stillRunning, untilEmpty } from "./support/processes.ts";
import { demoProgram } from "./support/shared-folder.ts";
import { start } from "./support/start.ts";
import { workspace } from "./support/workspace.ts";

/** Starts the action's main step as the runner does. */
function startAction(inputs: Readonly<Record<string, string>>) {
  const place = workspace();
  const file = (name: string): string => {
    writeFileSync(join(place.path, name), "");
    return join(place.path, name);
  };
  const [outputFile, stateFile] = [file("output"), file("state")];
  const environment = {
    GITHUB_ACTIONS: "true",
    GITHUB_OUTPUT: outputFile,
    GITHUB_STATE: stateFile,
    GITHUB_STEP_SUMMARY: file("summary"),
    GITHUB_WORKSPACE: place.path,
    RUNNER_TEMP: place.temporary,
    // The runner sets every input, the empty ones too.
    ...Object.fromEntries(["PRESET", "ROUNDS", "CONFIG"].map((name) => [`INPUT_${name}`, ""])),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  return {
    place,
    started: start("index.js", [], { workspace: place, environment }),
    outputs: () => readCommandFile(outputFile),
    state: () => readCommandFile(stateFile),
  };
}

/** GITHUB_OUTPUT and GITHUB_STATE: `name<<delimiter`, the value's lines, `delimiter`. */
function readCommandFile(file: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [, name = "", , value = ""] of readFileSync(file, "utf8").matchAll(/^(.+?)<<(.+)\n([^]*?)\n\2$/gm))
    values[name] = value;
  return values;
}

/** Lines of a job log that the runner takes for commands (it trims them first). */
const commands = (log: string) => log.split(/[\r\n]+/).filter((line) => line.trimStart().startsWith("::"));

/** The action's post step, with the state that the main step saved. */
async function post({ place, state }: ReturnType<typeof startAction>) {
  const environment = Object.fromEntries(Object.entries(state()).map(([name, value]) => [`STATE_${name}`, value]));
  return start("post.js", [], {
    workspace: place,
    environment: { ...environment, GITHUB_ACTIONS: "true", RUNNER_TEMP: place.temporary },
  }).ended;
}

const overrides = "require-kernels=false";

describe("the action", () => {
  test("blocks workflow commands in the program's output and range names", async () => {
    const hostile = [
      "::error::pwned",
      "  ::set-output name=run-dir::pwned",
      "::stop-commands::pwned",
      "##[error]pwned",
      "\\u200b::warning::pwned",
    ];
    const name = "$(printf 'x\\n::error::pwned\\n##[error]pwned')";
    const print = hostile.map((line) => `printf '${line}\\n\\r${line}\\r\\n'; printf '${line}\\n' >&2;`).join(" ");
    const commandLine = `${print} ${demoProgram()} --prefill "${name}"`;
    for (const [ranges, code] of [
      ["nothing", 3],
      ["x*", 0],
    ] as const) {
      const action = startAction({
        command: commandLine,
        ranges,
        overrides,
      });
      const ended = await action.started.ended;
      expect({ ranges, code: ended.code }).toEqual({ ranges, code });
      expect(ended.stdout).toContain("pwned");
      // Debug lines are ours; they tell of the program's own command, in one line each. So are attempts on a slow machine.
      const ours = /^::(group|endgroup|debug)::|^::warning::.* Trying again \(attempt 2 of 2\)\.$/;
      const issued = commands(ended.stdout).filter((line) => !ours.test(line));
      expect(issued).toEqual(code === 0 ? [] : [expect.stringMatching(/^::error::The NVTX range "nothing" /)]);
      expect(ended.stdout.split("\n").filter((line) => line.includes("##[") && !line.startsWith("::error"))).toEqual(
        [],
      );
      expect(action.outputs()["run-dir"]).not.toContain("pwned");
    }
  });
});

describe("the post step", () => {
  const hanging = async () => {
    const token = newMark();
    // Without isolation nothing of the kernel's ends the daemon.
    const action = startAction({
      command: `${demoProgram()} --daemon --hang-in-range`,
      ranges: "decode",
      isolation: "none",
      overrides: `${overrides}\nworkload.environment.MARK=${token}`,
    });
    await action.started.says(/\| hanging/);
    return { action, token, all: [...processesWith(token), ...descendantsOf(action.started.pid)] };
  };

  test("ends what a killed main step left behind, even without its guard", async () => {
    const { action, token, all } = await hanging();
    const guard = all.find(({ command }) => command.includes("guard.js"));
    expect(guard).toBeDefined();
    process.kill(guard?.pid ?? 0, "SIGKILL");
    action.started.child.kill("SIGKILL");
    await action.started.ended;
    expect(processesWith(token)).not.toEqual([]);
    const { code, stdout } = await post(action);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Ended process \d+, which this run left behind\.$/m);
    expect(await untilEmpty(() => [...stillRunning(all), ...processesWith(token)], 1000)).toEqual([]);
    expect(action.place.leftInTemporary()).toEqual(["llm-profile-runs"]);
  });

  test("ends a main step that a cancelled job left running", async () => {
    const { action, token, all } = await hanging();
    const { code, stdout } = await post(action);
    expect(code).toBe(0);
    expect(stdout).toContain(`Ended the main process ${action.started.pid}, which was still running.`);
    expect(await action.started.ended).toMatchObject({ code: 143 });
    expect(await untilEmpty(() => [...stillRunning(all), ...processesWith(token)], 1000)).toEqual([]);
    expect(action.place.leftInTemporary()).toEqual(["llm-profile-runs"]);
  });
});
