import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
import {
  actionsLog,
  profileText,
  run,
  stopSignal,
  version
} from "./chunk-UJVOVTMN.js";
import {
  getInput,
  info,
  saveState,
  setFailed,
  setOutput
} from "./chunk-MEDPWKT6.js";
import "./chunk-TVFPUIWV.js";
import "./chunk-JEAVJFX2.js";
import {
  LlmProfileError,
  describeError,
  exitCodes
} from "./chunk-VCKIBDYG.js";

// src/index.ts
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// src/inputs/action.ts
var actionInputs = [
  { name: "command", key: "workload.command", form: "text" },
  { name: "module", key: "workload.module", form: "text" },
  { name: "python", key: "workload.python", form: "text" },
  { name: "working-directory", key: "workload.working-directory", form: "text" },
  { name: "setup", key: "workload.setup", form: "text" },
  { name: "pass-env", key: "workload.pass-env", form: "items" },
  { name: "gpu", key: "workload.gpu", form: "text" },
  { name: "time-limit", key: "workload.time-limit", form: "text" },
  { name: "ranges", key: "ranges", form: "items" },
  { name: "capture-range", key: "nsys.capture-range", form: "text" },
  { name: "instances", key: "instances", form: "text" },
  { name: "rounds", key: "rounds", form: "text" },
  { name: "top-kernels", key: "top-kernels", form: "text" },
  { name: "isolation", key: "isolation", form: "text" },
  { name: "out", key: "out", form: "text" },
  { name: "config", key: null, form: "text" },
  { name: "preset", key: null, form: "items" },
  { name: "overrides", key: null, form: "text" }
];
function readActionInputs(getInput2) {
  const inputs = actionInputs.flatMap(({ name, key, form }) => {
    const text = getInput2(name).trim();
    if (key === null || text === "") return [];
    return [{ key, name, value: form === "items" ? readItems(text) : text }];
  });
  const presets = readItems(getInput2("preset").trim());
  return {
    configFile: getInput2("config").trim() || null,
    presets: Array.isArray(presets) ? presets : presets.split(",").map((name) => name.trim()).filter((name) => name !== ""),
    inputs,
    overrides: lines(getInput2("overrides")).filter((line) => !line.startsWith("#"))
  };
}
function readItems(text) {
  const items = lines(text);
  return items.length > 1 ? items : text;
}
function lines(text) {
  return text.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "");
}

// src/index.ts
var temporary = process.env["RUNNER_TEMP"] ?? tmpdir();
var processesFile = join(temporary, `llm-profile-processes-${randomUUID()}.json`);
saveState("processes-file", processesFile);
var stop = stopSignal();
try {
  const settings = readActionInputs((name) => getInput(name));
  const defaults = [{ key: "out", value: join(temporary, "llm-profile-runs"), name: "RUNNER_TEMP" }];
  const result = await run(
    {
      root: fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, ""),
      version,
      cwd: process.env["GITHUB_WORKSPACE"] ?? process.cwd(),
      environment: process.env,
      log: actionsLog(),
      clock: { now: () => /* @__PURE__ */ new Date(), monotonicMs: () => performance.now() },
      stop: stop.signal,
      processesFile
    },
    { ...settings, defaults },
    (directory) => {
      setOutput("run-dir", directory);
    }
  );
  info(profileText(result.profile, { topKernels: result.shownKernels, maxRanges: 20, nameWidth: 90 }));
  setOutput("profile-json", result.profileFile);
  setOutput("top-kernels", JSON.stringify(result.topKernels));
} catch (error) {
  setFailed(describeError(error));
  process.exitCode = error instanceof LlmProfileError ? error.exitCode : exitCodes.capture;
} finally {
  stop[Symbol.dispose]();
}
