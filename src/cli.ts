#!/usr/bin/env node
import { exitCodes } from "./errors.ts";

// Nothing that needs a newer Node may be imported before this check: it would fail with a stack trace instead.
const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  process.stderr.write(
    `llm-profile needs Node 24 or newer; this is ${process.version}. In its repository, \`npm ci\` brings one for \`npm run demo\` and \`npm test\`, unless install scripts are switched off (ignore-scripts).\n`,
  );
  process.exitCode = exitCodes.usage;
} else {
  const { main } = await import("./cli-main.ts");
  await main(process.argv.slice(2));
}
