// Before a test file loads anything: a module takes its imports once.
const childProcess = process.getBuiltinModule("node:child_process");

for (const name of ["exec", "execFile", "execFileSync", "execSync", "fork", "spawn", "spawnSync"]) {
  childProcess[name] = (program) => {
    throw new Error(
      `${name} ${program}: \`npm test\` starts no processes. A test that needs one belongs in a file named *.system.test.ts.`,
    );
  };
}
