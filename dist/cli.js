#!/usr/bin/env node
import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);

// src/errors.ts
var exitCodes = {
  pass: 0,
  regressed: 1,
  usage: 2,
  capture: 3,
  inconclusive: 4,
  interrupted: 130,
  terminated: 143
};

// src/cli.ts
var [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  process.stderr.write(
    `llm-profile needs Node 24 or newer; this is ${process.version}. In its repository, \`npm ci\` brings one for \`npm run demo\` and \`npm test\`, unless install scripts are switched off (ignore-scripts).
`
  );
  process.exitCode = exitCodes.usage;
} else {
  const { main } = await import("./cli-main.js");
  await main(process.argv.slice(2));
}
