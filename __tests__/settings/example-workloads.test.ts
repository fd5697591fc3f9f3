import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path/posix";
import { describe, expect, test } from "@jest/globals";
import { configuredRanges } from "../../src/plan/captures.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";
import { repositoryPath, repositoryText } from "../fixtures/recorded.ts";
import { load } from "./support.ts";

const workloads = "examples/workloads";
const folders = readdirSync(repositoryPath(workloads)).filter((name) =>
  existsSync(repositoryPath(join(workloads, name, "llm-profile.yml"))),
);

/** The programs of a workload, without the texts that explain them: those name ranges, too. */
function sourceOf(folder: string): string {
  return readdirSync(repositoryPath(join(workloads, folder)))
    .filter((name) => /\.(?:py|c|h)$/.test(name))
    .map((name) => repositoryText(join(workloads, folder, name)))
    .join("\n")
    .replaceAll(/"""[^]*?"""|\/\*[^]*?\*\/|\/\/.*/g, "");
}

test("lists each workload in the README", () => {
  expect(folders).toEqual(expect.arrayContaining(["llm-decode", "resnet", "training", "vision-language"]));
  const readme = repositoryText(join(workloads, "README.md"));
  expect(folders.filter((folder) => !readme.includes(`\n| [${folder}](${folder}/`))).toEqual([]);
});

describe.each(folders)("%s", (folder) => {
  const yaml = repositoryText(join(workloads, folder, "llm-profile.yml"));
  const { config } = load({ yaml, requireWorkload: true });
  const source = sourceOf(folder);

  test("emits every range that the configuration names", () => {
    const enclosing = config.nsys["capture-range"];
    const ranges = [...configuredRanges(config), ...(enclosing === null ? [] : [parseRange(enclosing, null)])];
    expect(ranges.length).toBeGreaterThan(0);
    expect(ranges.filter(({ message }) => !source.includes(`"${message}"`))).toEqual([]);
  });

  test("takes every option that the configuration passes", () => {
    const { command, server } = config.workload;
    const commands = [command, server.command, server.client].filter((words) => Array.isArray(words));
    expect(commands).not.toEqual([]);
    for (const words of commands) {
      const program = words.findIndex((word) => word.startsWith(`${workloads}/${folder}/`));
      expect(program).toBeGreaterThanOrEqual(0);
      const options = words.slice(program + 1).filter((word) => word.startsWith("--"));
      // Python names an option with its dashes, getopt_long of C without.
      expect(
        options.filter((option) => ![option, option.slice(2)].some((name) => source.includes(`"${name}"`))),
      ).toEqual([]);
    }
  });
});
