import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import type { PreflightPorts } from "../../../src/run/preflight/context.ts";
import { checkPrograms } from "../../../src/run/preflight/program.ts";
import { fakeMachine } from "./context.ts";

/** What is found of a program where PATH has `bench`, and the working directory `bench.py` and `run`. */
async function checked(program: PreflightPorts["programs"][number]) {
  await using machine = await fakeMachine();
  const bin = join(machine.folder, "bin");
  await mkdir(bin);
  await writeFile(join(bin, "bench"), "#!/bin/sh\n", { mode: 0o755 });
  await writeFile(join(machine.folder, "bench.py"), "");
  await writeFile(join(machine.folder, "run"), "#!/bin/sh\n", { mode: 0o755 });
  const workloadEnvironment = { PATH: `/none:${bin}:/usr/bin:/bin` };
  return await checkPrograms(machine.context({ programs: [program], workloadEnvironment }));
}

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
] as const)("decides whether the program of a %s exists: %s: %s", async (form, name, isFound) => {
  const findings = await checked({ key: "workload.server.client", name, form });
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
  ["list", "run", "working directory has", "Write ./run"],
  ["list", "python3 bench.py", "contains spaces", "`-- python3 bench.py`"],
] as const)("explains why the program of a %s can't start: %s", async (form, name, what, help) => {
  const [finding] = await checked({ key: "workload.command", name, form });
  expect(finding?.what).toContain(what);
  expect(finding?.help).toContain(help);
});
