import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { configKeys } from "../../src/settings/keys.ts";
import { actionInputs, readActionInputs, unknownInputs } from "../../src/settings/action.ts";
import { presets } from "../../src/pipeline/conf.generated.ts";
import { verdictSchema } from "../../src/model/comparison/reason.ts";
import { actionModes, baselineKinds, commentPolicies } from "../../src/model/publish/publish.ts";
import { outputNames } from "../../src/pipeline/job/job-context.ts";
import { load } from "./support.ts";

const actionSchema = z.object({
  inputs: z.record(
    z.string(),
    z.strictObject({ description: z.string().min(20), required: z.literal(false), default: z.string().optional() }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
  runs: z.object({ using: z.string(), main: z.string(), post: z.string(), "post-if": z.string() }),
});

const given =
  (inputs: Readonly<Record<string, string>>) =>
  (name: string): string =>
    inputs[name] ?? "";

describe("action.yml", () => {
  const action = actionSchema.parse(parse(readFileSync(new URL("../../action.yml", import.meta.url), "utf8")));

  test("has the inputs of the table, in its order", () => {
    expect(Object.keys(action.inputs)).toEqual(actionInputs.map(({ name }) => name));
  });

  test("has defaults only for what only the runner knows, or where empty means none", () => {
    const defaults = Object.entries(action.inputs).flatMap(([name, input]) =>
      input.default === undefined ? [] : [[name, input.default]],
    );
    expect(defaults).toEqual([
      ["history-branch", "llm-profile-history"],
      ["token", "${{ github.token }}"],
      ["matrix", "${{ toJSON(matrix) }}"],
    ]);
  });

  test("lists the possible choices", () => {
    const words = (name: string): string => action.inputs[name]?.description ?? "";
    for (const mode of actionModes) expect(words("mode")).toContain(mode);
    for (const kind of baselineKinds) expect(words("baseline")).toContain(kind);
    for (const policy of commentPolicies) expect(words("comment")).toContain(policy);
    for (const verdict of verdictSchema.options) expect(action.outputs["verdict"]?.description).toContain(verdict);
  });

  test("maps inputs only to keys of the schema", () => {
    for (const { key } of actionInputs) if (key !== null) expect([...configKeys.keys()]).toContain(key);
  });

  test("lists the existing presets and defaults", () => {
    for (const name of Object.keys(presets)) expect(action.inputs["preset"]?.description).toContain(name);
    const { config } = load({});
    expect(config.rounds).toBeNull();
    expect(action.inputs["rounds"]?.description).toContain("The default is 1, or 3 per side");
  });

  test("has the outputs and the entries of the action", () => {
    expect(Object.keys(action.outputs)).toEqual([...outputNames]);
    expect(action.runs).toEqual({
      using: "node24",
      main: "dist/index.js",
      post: "dist/post.js",
      "post-if": "always()",
    });
  });
});

describe("unknownInputs", () => {
  const known = Object.fromEntries(actionInputs.map(({ name }) => [`INPUT_${name.toUpperCase()}`, "x"]));

  test("accepts every input of the action, and variables that the runner doesn't make", () => {
    expect(unknownInputs({ ...known, PATH: "/bin", INPUT_size: "1", input_size: "1", MY_INPUT_SIZE: "1" })).toBeNull();
  });

  test.each([
    [{ INPUT_2: "", INPUT_4: "" }, "`2`, `4`", "a comma ends a value", "one input per line"],
    [{ INPUT_RANGE: "decode" }, "`range`", "INPUT_RANGE", "Did you mean ranges?"],
    [{ INPUT_GPU: "1" }, "no longer has an input", "`gpu`", "write workload.gpu=VALUE under `overrides`"],
    [{ "INPUT_REQUIRE-BASELINE": "true" }, "no longer has", "", "add no-baseline to `fail-on`"],
    [{ INPUT_QQQ: "1" }, "`qqq`", "INPUT_QQQ", "If the variable is your own"],
    [{ "INPUT_A\u001b[1MB": "1" }, "`a", "INPUT_A", "under `with:`"],
  ])("rejects %j", (more, what, why, help) => {
    const error = unknownInputs({ ...known, ...more });
    expect(error).toMatchObject({ id: "bad-input", exitCode: 2 });
    expect(error?.what).toContain(what);
    expect(`${error?.why ?? ""} ${error?.help ?? ""}`).toContain(why);
    expect(error?.help).toContain(help);
    expect(error?.message).not.toMatch(/\p{Cc}(?<!\n)/u);
  });

  test("names only some of many unknown inputs", () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`INPUT_${String(index)}`, ""]));
    expect(unknownInputs(many)?.what).toMatch(/and 492 more\.$/);
  });
});

describe("readActionInputs", () => {
  test("ignores empty and blank inputs", () => {
    expect(readActionInputs(given({ rounds: "", config: "  ", overrides: "\n" }))).toEqual({
      configFile: null,
      presets: [],
      inputs: [],
      overrides: [],
    });
  });

  test("maps each input to its key, and keeps its name", () => {
    const raw = readActionInputs(
      given({
        command: "python3 x.py\n",
        "capture-range": "bench",
        rounds: "2",
        config: "llm-profile.yml",
        preset: "quick, decode",
        overrides: "rounds=2\n\n# a comment\n  workload.environment.STEPS=16 \n",
      }),
    );
    expect(raw).toEqual({
      configFile: "llm-profile.yml",
      presets: ["quick", "decode"],
      inputs: [
        { key: "workload.command", name: "command", value: "python3 x.py" },
        { key: "nsys.capture-range", name: "capture-range", value: "bench" },
        { key: "rounds", name: "rounds", value: "2" },
      ],
      overrides: ["rounds=2", "workload.environment.STEPS=16"],
    });
  });

  test("reads thresholds as maps, one per line, and budgets and fail-on as lists", () => {
    const { config } = load(
      readActionInputs(
        given({
          thresholds: "{range: decode, threshold: 2}\n{kernel: 'flash*', threshold: 5}",
          budgets: "decode.launches <= 5800\ndecode.kernelNs <= 12.6 ms",
          "fail-on": "regression, no-baseline",
        }),
      ),
    );
    expect(config.compare).toMatchObject({
      thresholds: [
        { range: "decode", threshold: 2 },
        { kernel: "flash*", threshold: 5 },
      ],
      budgets: ["decode.launches <= 5800", "decode.kernelNs <= 12.6 ms"],
      "fail-on": ["regression", "no-baseline"],
    });
  });

  test("loads valid text of every input, with the input as its origin", () => {
    const texts: Readonly<Record<string, string>> = {
      ...{ command: "[python3, x.py]", "working-directory": "src", setup: "pip install .", "time-budget": "20m" },
      ...{ ranges: "decode", "capture-range": "bench", rounds: "3", isolation: "none" },
    };
    const { config, origins } = load(readActionInputs(given(texts)));
    expect(config.workload).toMatchObject({ command: ["python3", "x.py"] });
    for (const { name, key } of actionInputs) {
      if (key !== null && name in texts) expect(origins.get(key)).toEqual({ kind: "input", name });
    }
  });
});
