import { existsSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { describeError, UserError } from "../../../src/model/errors.ts";
import {
  selectAllowed,
  type EnvironmentRequest,
  dropStepVariables,
  buildToolEnvironment,
  buildWorkloadEnvironment,
} from "../../../src/run/isolation/environment.ts";
import { environmentRules as rules } from "../../../src/pipeline/conf.generated.ts";
import { createTemporaryDirectory } from "../../../src/run/isolation/temporary-directory.ts";
import { testDirectory } from "../support/directory.ts";

const noWorkload: EnvironmentRequest["workload"] = { environment: {}, "pass-env": [], "secret-files": {}, gpu: null };
const folders = { tmp: "/private/tmp", home: "/private/home", secrets: "/private/secrets" };
const asOurselves = { user: null };

function request(own: Record<string, string>, workload: Partial<EnvironmentRequest["workload"]> = {}) {
  return { rules, own, workload: { ...noWorkload, ...workload }, isolation: asOurselves, folders };
}

describe("the allow-list", () => {
  const names = (text: string) => text.trim().split(/\s+/);

  test.each(
    names(`
      PATH HOME LANG LC_ALL TZ LD_LIBRARY_PATH VIRTUAL_ENV CONDA_PREFIX PYTHONPATH CUDA_HOME CUDA_VISIBLE_DEVICES
      NVIDIA_VISIBLE_DEVICES NCCL_DEBUG TORCH_HOME TORCHINDUCTOR_CACHE_DIR PYTORCH_CUDA_ALLOC_CONF TRITON_CACHE_DIR
      HF_HOME HF_HUB_OFFLINE TRANSFORMERS_CACHE OMP_NUM_THREADS MKL_NUM_THREADS XDG_CACHE_HOME TOKENIZERS_PARALLELISM`),
  )("passes the variable %s", (name) => {
    expect(selectAllowed({ [name]: "value" }, rules)).toEqual({ environment: { [name]: "value" }, leftOut: [] });
  });

  test.each(
    names(`
      GITHUB_TOKEN GITHUB_WORKSPACE ACTIONS_RUNTIME_TOKEN ACTIONS_CACHE_URL INPUT_COMMAND RUNNER_TEMP QZX_KEY
      AWS_SECRET_ACCESS_KEY SSH_AUTH_SOCK HTTPS_PROXY LD_PRELOAD TMPDIR XHOME PATH_X lang`),
  )("doesn't pass the variable %s", (name) => {
    expect(selectAllowed({ [name]: "value" }, rules)).toEqual({ environment: {}, leftOut: [] });
  });

  test.each([
    ["NVIDIA_API_KEY", "value"],
    ["HF_HUB_TOKEN", "value"],
    ["VLLM_API_KEY", "value"],
    ["HF_ENDPOINT", "https://user:hunter2@mirror.example/x"],
    ["HF_ENDPOINT", "https://hunter2@mirror.example"],
  ])("leaves out and names %s=%s, because it looks secret", (name, value) => {
    expect(selectAllowed({ [name]: value }, rules)).toEqual({ environment: {}, leftOut: [name] });
  });
});

describe("the workload's environment", () => {
  test("contains the allow-list and a private TMPDIR", async () => {
    const own = { PATH: "/bin", HOME: "/root", QZX_KEY: "qzx1", GITHUB_TOKEN: "ghs", TMPDIR: "/elsewhere" };
    expect(await buildWorkloadEnvironment(request(own))).toEqual({
      environment: { PATH: "/bin", HOME: "/root", TMPDIR: "/private/tmp" },
      secrets: [],
      leftOut: [],
    });
    expect(buildToolEnvironment(own, rules, folders)).toEqual({ PATH: "/bin", HOME: "/root", TMPDIR: "/private/tmp" });
  });

  test("has a PATH even if we have none", async () => {
    expect((await buildWorkloadEnvironment(request({}))).environment["PATH"]).toContain("/usr/bin");
  });

  test("lets the configuration's variables win, and marks its secrets", async () => {
    const given = {
      LANG: "C",
      STEPS: "16",
      DB_PASSWORD: "x",
      DB: "postgres://bench:x@db/x",
      ARGS: "-v --api-key=sk-abc",
      URL: "http://a/b",
    };
    const { environment, secrets } = await buildWorkloadEnvironment(request({ LANG: "de_DE" }, { environment: given }));
    expect(environment).toMatchObject(given);
    expect(secrets).toEqual(["ARGS", "DB", "DB_PASSWORD"]);
  });

  test("passes pass-env's variables and marks them as possible secrets", async () => {
    const own = { QZX_KEY: "qzx1", HF_HUB_TOKEN: "hf", EMPTY: "", LANG: "C" };
    const workload = { "pass-env": Object.keys(own) };
    const result = await buildWorkloadEnvironment(request({ ...own, GITHUB_TOKEN: "ghs" }, workload));
    expect(result.environment).toMatchObject(own);
    expect(result.environment).not.toHaveProperty("GITHUB_TOKEN");
    // LANG is passed to every workload: it marks nothing.
    expect(result).toMatchObject({ secrets: ["EMPTY", "HF_HUB_TOKEN", "QZX_KEY"], leftOut: [] });
  });

  test("has the configured GPU as its only one", async () => {
    const { environment } = await buildWorkloadEnvironment(request({ CUDA_VISIBLE_DEVICES: "0,1" }, { gpu: 2 }));
    expect(environment).toMatchObject({ CUDA_VISIBLE_DEVICES: "2", CUDA_DEVICE_ORDER: "PCI_BUS_ID" });
  });

  test.each<[Partial<EnvironmentRequest["workload"]>, string]>([
    [{ "pass-env": ["HF_TOKEN=hf_QZXq8837261"] }, "workload.pass-env names the variable HF_TOKEN=***,"],
    [{ "pass-env": ["hf_QZXq8837261"] }, "workload.pass-env names the variable ***,"],
    [{ "secret-files": { HF_TOKEN: "hf_QZXq8837261" } }, "workload.secret-files names the variable ***,"],
    [{ "pass-env": ["NOT_SET"] }, "pass-env names the variable NOT_SET, which isn't set"],
    [{ "secret-files": { KEY_FILE: "NOT_SET" } }, "secret-files names the variable NOT_SET, which isn't set"],
    [{ environment: { TMPDIR: "/big" } }, "can't set TMPDIR"],
    [{ environment: { LLM_PROFILE_CAPTURE: "x" } }, "can't set LLM_PROFILE_CAPTURE"],
    [{ environment: { LLM_PROFILE_METRICS: "x" } }, "can't set LLM_PROFILE_METRICS"],
  ])("refuses %j without printing a secret value", async (workload, says) => {
    const error: unknown = await buildWorkloadEnvironment(request({}, workload)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    const text = describeError(error);
    expect(text).toContain(says);
    expect(text).not.toContain("QZX");
  });

  test.each([
    ...["ACTIONS_RUNTIME_TOKEN", "ACTIONS_ID_TOKEN_REQUEST_URL", "INPUT_TOKEN", "GITHUB_STATE", "GITHUB_OUTPUT"],
    ...["GITHUB_ENV", "GITHUB_PATH", "GITHUB_STEP_SUMMARY"],
  ])("refuses %s, which belongs to the action's step", async (name) => {
    const own = { [name]: "value" };
    for (const workload of [{ "pass-env": [name] }, { "secret-files": { FILE: name } }])
      await expect(buildWorkloadEnvironment(request(own, workload))).rejects.toThrow(`${name}, which belongs`);
    const others = { HF_TOKEN: "hf", GITHUB_SHA: "0" };
    expect(dropStepVariables({ ...own, ...others }, rules)).toEqual(others);
  });
});

test("writes a secret's value into a file for its owner only, and only during the run", async () => {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  let path = "";
  {
    await using temporary = await createTemporaryDirectory({ base: testDirectory(), user: null, warn });
    const wanted = request({ QZX_KEY: "qzx8837261\n" }, { "secret-files": { KEY_FILE: "QZX_KEY" } });
    const { environment, secrets } = await buildWorkloadEnvironment({ ...wanted, folders: temporary });
    path = environment["KEY_FILE"] ?? "";
    expect(readFileSync(path, "utf8")).toBe("qzx8837261\n");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.stringify(environment)).not.toContain("qzx8837261");
    expect(secrets).toEqual([]);
  }
  expect(existsSync(path)).toBe(false);
  expect(warnings).toEqual([]);
});
