import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { checkPrograms } from "../../../src/run/preflight/program.ts";
import { fakeMachine } from "./context.ts";

test.each([
  ["list", "bench", true],
  ["list", "bnech", false],
  ["list", "cd", false],
  ["list", "./bench", false],
  ["list", "bin/bench", true],
  ["line", "bench", true],
  ["line", "bnech", false],
  ["line", "if", true],
  ["line", "export", true],
  ["line", "./bin/bnech", false],
] as const)("a program of a %s: %s is found: %s", async (form, name, isFound) => {
  await using machine = await fakeMachine();
  const bin = join(machine.folder, "bin");
  await mkdir(bin);
  await writeFile(join(bin, "bench"), "#!/bin/sh\n");
  await chmod(join(bin, "bench"), 0o755);
  await writeFile(join(bin, "readme"), "");
  const findings = await checkPrograms(
    machine.context({
      programs: [{ key: "workload.server.client", name, form }],
      workloadEnvironment: { PATH: `/none:${bin}:/usr/bin:/bin` },
    }),
  );
  expect(findings.map(({ id, severity }) => `${id} ${severity}`)).toEqual(isFound ? [] : ["program error"]);
  for (const { what, help } of findings) {
    expect(what).toContain(`Can't find the program ${name} `);
    expect(help).toContain("workload.server.client");
  }
});

test.each([
  ["list", "./bench.py", "isn't executable", "chmod +x ./bench.py"],
  ["line", "./bench.py", "isn't executable", "chmod +x ./bench.py"],
  ["list", "./bin", "is a folder", "Fix workload.command"],
  ["list", "bench.py", "working directory has", "interpreter"],
  ["list", "bench", "working directory has", "Write ./bench"],
  ["list", "python3 bench.py", "contains spaces", "`-- python3 bench.py`"],
] as const)("explains a program of a %s that can't start: %s", async (form, name, what, help) => {
  await using machine = await fakeMachine();
  await mkdir(join(machine.folder, "bin"));
  await writeFile(join(machine.folder, "bench.py"), "");
  await writeFile(join(machine.folder, "bench"), "#!/bin/sh\n", { mode: 0o755 });
  const [finding] = await checkPrograms(
    machine.context({
      programs: [{ key: "workload.command", name, form }],
      workloadEnvironment: { PATH: "/usr/bin:/bin" },
    }),
  );
  expect(finding?.what).toContain(what);
  expect(finding?.help).toContain(help);
});
