import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { parse } from "yaml";
import { renderConfig, renderInputs } from "../../src/settings/render.ts";
import { isSecretName } from "../../src/model/secrets.ts";
import { load, nothing } from "./support.ts";

const asInputs = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value, name: key }));

describe("a secret in a command", () => {
  const given = {
    yaml: "nsys: {extra-arguments: ['--x=HF_TOKEN=qzx8841']}\nworkload:\n  setup: login --token hf_abc123\n  environment: {DB: 'postgres://u:qzx8837@db/x', ARGS: '--api-key qzx8838 -v'}\n",
    inputs: asInputs({ "workload.command": ["serve.py", "--hf-token", "qzx8839"], ranges: "decode" }),
    overrides: ["workload.environment.URL=http://qzx:qzx8840@a/b", "workload.environment.MODE=fast"],
  };

  test("is shown as *** in config.yaml", () => {
    const lines = renderConfig(load(given)).split("\n");
    for (const line of [
      '  command: [serve.py, "--hf-token", "***"] # input: workload.command',
      '  setup: "login --token ***" # file: llm-profile.yml:3',
      '    DB: "postgres://u:***@db/x" # file: llm-profile.yml:4',
      '    ARGS: "--api-key *** -v" # file: llm-profile.yml:4',
      '  extra-arguments: ["--x=HF_TOKEN=***"] # file: llm-profile.yml:1',
      '    URL: "http://qzx:***@a/b" # override: workload.environment.URL=http://qzx:***@a/b',
      "    MODE: fast # override: workload.environment.MODE=fast",
    ])
      expect(lines).toContain(line);
  });

  test("is shown as *** in inputs.yaml", () => {
    const text = renderInputs({ ...nothing, inputs: given.inputs, overrides: given.overrides });
    expect(text).toContain('value: [serve.py, "--hf-token", "***"]');
    expect(text).toContain('"workload.environment.URL=http://qzx:***@a/b"');
  });
});

describe("a value in place of a variable's name", () => {
  const overrides = [
    "workload.pass-env=[HF_HOME, http_proxy, qzx8837262]",
    "workload.secret-files={A_FILE: HF_TOKEN, B_FILE: qzx8837263}",
    "workload.secret-files.C_FILE=qzx8837264",
  ];

  test("is shown as *** in config.yaml", () => {
    const text = renderConfig(load({ overrides }));
    const origin = "# override: workload.pass-env=[HF_HOME, http_proxy, ***]";
    expect(text).toContain(`  pass-env: [HF_HOME, http_proxy, "***"] ${origin}`);
    expect(text).toContain("    A_FILE: HF_TOKEN # override: workload.secret-files={A_FILE: HF_TOKEN, B_FILE: ***}");
    expect(text).toContain('    C_FILE: "***" # override: workload.secret-files.C_FILE=***');
    expect(text).not.toContain("qzx");
  });

  test("is shown as *** in inputs.yaml", () => {
    const inputs = asInputs({
      "workload.pass-env": "HF_TOKEN=qzx8837261 HF_HOME",
      "workload.secret-files": { A: "qzx8837262" },
    });
    const text = renderInputs({ ...nothing, inputs, overrides });
    expect(text).toContain('value: "HF_TOKEN=*** HF_HOME"');
    expect(text).not.toContain("qzx");
  });
});

describe("config.yaml", () => {
  test("shows each value and its origin on one line", () => {
    const text = renderConfig(
      load({
        presets: ["quick"],
        yaml: "workload:\n  environment: {STEPS: '16', HF_TOKEN: qzx8837261}\n  command: |\n    a # b\n    c\n",
        inputs: [{ key: "rounds", value: "3", name: "rounds" }],
        overrides: ["ranges=[{range: decode, instances: 2}, a b]", "workload.environment.API_KEY=qzx8837262"],
      }),
    );
    const lines = text.split("\n");
    for (const line of [
      "rounds: 3 # input: rounds",
      "retries: 0 # preset: quick",
      "keep-runs: null # default",
      'ranges: [{ range: decode, instances: 2 }, "a b"] # override: ranges=[{range: decode, instances: 2}, a b]',
      "workload:",
      '  command: "a # b\\nc\\n" # file: llm-profile.yml:3',
      "  environment:",
      '    STEPS: "16" # file: llm-profile.yml:2',
      '    HF_TOKEN: "***" # file: llm-profile.yml:2',
      '    API_KEY: "***" # override: workload.environment.API_KEY=***',
      "  secret-files: {} # default",
      "  trace: [cuda, nvtx] # default",
    ]) {
      expect(lines).toContain(line);
    }
    expect(text).not.toContain("qzx883726");
    for (const line of lines.slice(2).filter((each) => each !== "")) expect(line).toMatch(/ # \w+|:$/);
  });

  test("keeps an origin with line breaks on one line", () => {
    const { config } = load({ overrides: ["workload.command=a\nrounds: 9\u0085# b"] });
    const text = renderConfig(load({ overrides: ["workload.command=a\nrounds: 9\u0085# b"] }));
    expect(parse(text)).toEqual(config);
  });

  test("is YAML for the same configuration, whatever the values", () => {
    const text = fc.oneof(
      fc.string({ minLength: 1, maxLength: 20, unit: "binary" }),
      fc.string({ minLength: 1, maxLength: 12 }),
      fc.constantFrom(...["null", "true", "~", "1", "1e3", "0x1f", ".5", "- a", "a: b", "a # b", "[a]", "yes"]),
      fc.constantFrom(...["\r\n", "\u2028", "…", "---"]),
    );
    const name = fc
      .stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,8}$/)
      .filter((each) => !isSecretName(each) && each !== "__proto__" && each !== "CUDA_VISIBLE_DEVICES");
    const values = fc.record({
      "workload.command": fc.oneof(fc.array(text, { minLength: 1, maxLength: 3 }), fc.constant(null)),
      "workload.environment": fc.dictionary(name, text, { maxKeys: 4 }),
      ranges: fc.uniqueArray(fc.oneof(text, fc.record({ range: text, instances: fc.integer({ min: 1, max: 9 }) })), {
        maxLength: 3,
        selector: (range) => (typeof range === "string" ? range : range.range),
      }),
      "ncu.sections": fc.array(text, { maxLength: 3 }).map((all) => all.filter((one) => one !== "")),
      "workload.time-limit": fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constantFrom("30m", "1.5h", "250 ms")),
      "nsys.gating": fc.boolean(),
      out: fc.array(text, { minLength: 1, maxLength: 2 }).map((parts) => `./${parts.join("/")}`),
      "workload.gpu": fc.option(fc.nat(7)),
    });
    fc.assert(
      fc.property(values, (given) => {
        const loaded = load({ inputs: asInputs(given) });
        const again = load({ yaml: renderConfig(loaded) });
        expect(again.config).toEqual(loaded.config);
      }),
      { numRuns: 200 },
    );
  });
});

describe("inputs.yaml", () => {
  test("shows inputs without secrets", () => {
    const raw = {
      configFile: "my file.yml",
      presets: ["quick", "decode"],
      inputs: [
        { key: "workload.command", value: ["python3", "x.py"], name: "COMMAND" },
        { key: "workload.environment", value: { STEPS: "16", API_KEY: "qzx8837261" }, name: "env" },
        { key: "workload.environment", value: "{API_KEY: qzx8837261}", name: "env" },
        { key: "workload.environment.API_KEY", value: "qzx8837261", name: "env" },
      ],
      overrides: ["rounds=3", "workload.environment.API_KEY=qzx8837261", "workload.environment={API_KEY: qzx8837261}"],
    };
    const text = renderInputs(raw);
    expect(text).not.toContain("qzx8837261");
    expect(parse(text)).toEqual({
      config: "my file.yml",
      presets: ["quick", "decode"],
      inputs: [
        { input: "COMMAND", key: "workload.command", value: ["python3", "x.py"] },
        { input: "env", key: "workload.environment", value: { STEPS: "16", API_KEY: "***" } },
        { input: "env", key: "workload.environment", value: "***" },
        { input: "env", key: "workload.environment.API_KEY", value: "***" },
      ],
      overrides: ["rounds=3", "workload.environment.API_KEY=***", "workload.environment=***"],
    });
  });

  test("shows that there are none", () => {
    expect(parse(renderInputs(nothing))).toEqual({ config: null, presets: [], inputs: [], overrides: [] });
  });
});
