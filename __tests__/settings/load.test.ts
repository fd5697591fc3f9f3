import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { configKeys } from "../../src/settings/keys.ts";
import { loadConfig } from "../../src/settings/load.ts";
import { presets } from "../../src/pipeline/conf.generated.ts";
import { repositoryPath } from "../fixtures/recorded.ts";
import { load, messageOf, nothing, packaged, problemsOf } from "./support.ts";

describe("defaults and presets", () => {
  test("set every key of conf/default.yml, with the origin `default`", () => {
    const { origins } = load({});
    expect([...origins.keys()].sort()).toEqual([...configKeys.keys()].sort());
    expect(new Set([...origins.values()].map(({ kind }) => kind))).toEqual(new Set(["default"]));
  });

  test("load every preset in the folder, which says when to use it", () => {
    const folder = repositoryPath("conf/presets");
    const names = Object.keys(presets);
    expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.yml`).sort());
    for (const name of names) {
      const { origins } = load({ presets: [name] });
      expect([...origins.values()]).toContainEqual({ kind: "preset", name });
      const [first, second] = readFileSync(join(folder, `${name}.yml`), "utf8").split("\n");
      expect(first).toBe("# yaml-language-server: $schema=../../schema/config.schema.json");
      expect(second).toMatch(/^# For /);
    }
  });
});

describe("the order of merging", () => {
  const layers = {
    presets: ["quick"],
    yaml: "rounds: 3\nretries: 2\n",
    inputs: [{ key: "rounds", value: "4", name: "rounds" }],
    overrides: ["rounds=5"],
  };

  test("lets overrides win over inputs, inputs over the file, the file over presets, presets over defaults", () => {
    expect(load({}).config.rounds).toBeNull();
    const { config, origins } = load(layers);
    expect(config.rounds).toBe(5);
    expect(origins.get("rounds")).toEqual({ kind: "override", name: "rounds=5" });
    expect(config.retries).toBe(2);
    expect(origins.get("retries")).toEqual({ kind: "file", name: "llm-profile.yml:2" });
    expect(config["top-kernels"]).toBe(5);
    expect(origins.get("top-kernels")).toEqual({ kind: "preset", name: "quick" });
    expect(origins.get("out")).toEqual({ kind: "default", name: "conf/default.yml" });
    const withoutOverride = load({ ...layers, overrides: [] });
    expect(withoutOverride.config.rounds).toBe(4);
    expect(withoutOverride.origins.get("rounds")).toEqual({ kind: "input", name: "rounds" });
  });

  test("lets later presets and overrides win", () => {
    expect(load({ presets: ["quick", "scheduled"] }).config).toMatchObject({ rounds: 3, "top-kernels": 5 });
    expect(load({ overrides: ["rounds=2", "rounds=7"] }).config.rounds).toBe(7);
  });

  test("replaces lists, merges maps by entry, and empties them with KEY=", () => {
    const yaml = "ranges: [a, b]\nworkload:\n  environment: {A: '1', B: '2'}\n";
    const merged = load({ yaml, overrides: ["ranges=c", "workload.environment.B=3", "workload.environment={C: 4}"] });
    expect(merged.config.ranges).toEqual(["c"]);
    expect(merged.config.workload.environment).toEqual({ A: "1", B: "3", C: "4" });
    expect(merged.origins.get("workload.environment.A")?.kind).toBe("file");
    expect(merged.origins.get("workload.environment.B")?.kind).toBe("override");
    const emptied = load({ yaml, overrides: ["workload.environment=", "workload.environment.D=1", "ranges="] });
    expect(emptied.config.workload.environment).toEqual({ D: "1" });
    expect(emptied.config.ranges).toEqual([]);
    expect(emptied.origins.has("workload.environment.A")).toBe(false);
  });

  test("ignores an empty file, section, and map", () => {
    const { config } = load({});
    expect(load({ yaml: "" }).config).toEqual(config);
    expect(load({ yaml: "# only a comment\nworkload:\n  # nothing\nnsys:\n" }).config).toEqual(config);
    expect(load({ yaml: "workload:\n  environment:\n  secret-files: {}\n" }).config).toEqual(config);
  });
});

describe("a setting that starts captures", () => {
  const captures = (...overrides: string[]) => load({ overrides }).config.nsys.captures;

  test("turns off the probe", () => {
    expect(captures()).toBe("auto");
    expect(captures("nsys.gating=true")).toBe("range");
    expect(captures("nsys.capture=nvtx")).toBe("range");
    expect(captures("nsys.gating=true", "nsys.captures=auto")).toBe("auto");
  });

  test("is the origin of how ranges are captured", () => {
    const { origins } = load({ overrides: ["nsys.capture=nvtx"] });
    expect(origins.get("nsys.captures")).toEqual({ kind: "override", name: "nsys.capture=nvtx" });
  });
});

describe("problems", () => {
  test("are reported in one message, with origins of each kind", () => {
    const message = messageOf({
      presets: ["quik"],
      yaml: "rounds: three\nnsys:\n  sampel: none\n",
      inputs: [{ key: "retries", value: "9", name: "retries" }],
      overrides: ["nsys.gating=yes", "rounds"],
    });
    const [title, ...problems] = message.split("\n");
    expect(title).toBe("The configuration has 6 problems:");
    expect(problems.map((problem) => problem.split(/;| Write/)[0])).toEqual([
      '  - The preset "quik" doesn\'t exist',
      '  - The override "rounds" is invalid.',
      '  - rounds: "three" (file llm-profile.yml:1) is invalid',
      "  - unknown key nsys.sampel (file llm-profile.yml:3)",
      "  - retries: 9 (input retries) is invalid",
      '  - nsys.gating: "yes" (override nsys.gating=yes) is invalid',
    ]);
    expect(problems[0]).toMatch(/ decode, prefill, .*\. Did you mean quick\?$/);
  });

  test("name a wrong default and a wrong preset", () => {
    const readText = (): string => "";
    const wrong = { defaults: { rounds: 0 }, presets: { quick: { retries: -1 } }, readText };
    expect(() => loadConfig({ ...nothing, presets: ["quick"] }, wrong)).toThrow(
      /2 problems:\n {2}- rounds: 0 \(default\) .*\n {2}- retries: -1 \(preset quick\) /,
    );
    expect(() => loadConfig(nothing, { ...wrong, defaults: { rounds: 1 } })).toThrow(
      "conf/default.yml doesn't set workload.command.",
    );
  });

  test("name a file that can't be read, with the reason and the cause", () => {
    const reason = new Error("ENOENT: no such file or directory");
    const readText = (): string => {
      throw reason;
    };
    expect(() => loadConfig({ ...nothing, configFile: "mine.yml" }, { ...packaged, readText })).toThrow(
      expect.objectContaining({ exitCode: 2, where: "mine.yml", why: reason.message, cause: reason }),
    );
  });

  test("include a wrong value that a stronger layer overrides", () => {
    expect(problemsOf({ yaml: "rounds: 0\n", overrides: ["rounds=1"] })).toHaveLength(1);
  });

  test("don't include an input's value that isn't text", () => {
    const command = ["python3", "x.py", "--a=b,c"];
    const inputs = [{ key: "workload.command", value: command, name: "COMMAND" }];
    expect(load({ inputs }).config.workload.command).toEqual(command);
    expect(messageOf({ inputs: [{ key: "retries", value: null, name: "retries" }] })).toContain(
      "retries: null (input retries)",
    );
  });
});
