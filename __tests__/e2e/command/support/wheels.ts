import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A wheel of one module, as pip installs it from a folder without a network (PEP 427). */
export function makeWheel(folder: string, name: string, version: string, module: string): void {
  const content = join(folder, `${name}-${version}`);
  const info = join(content, `${name}-${version}.dist-info`);
  mkdirSync(info, { recursive: true });
  writeFileSync(join(content, `${name}.py`), module);
  writeFileSync(join(info, "METADATA"), `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\n`);
  writeFileSync(join(info, "WHEEL"), "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n");
  const own = `${name}-${version}.dist-info`;
  const files = [`${name}.py`, `${own}/METADATA`, `${own}/WHEEL`, `${own}/RECORD`];
  writeFileSync(join(info, "RECORD"), files.map((file) => `${file},,\n`).join(""));
  const wheel = join(folder, `${name}-${version}-py3-none-any.whl`);
  execFileSync("python3", ["-m", "zipfile", "-c", wheel, `${name}.py`, own], { cwd: content });
}
