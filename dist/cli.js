#!/usr/bin/env node

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
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `llm-profile needs Node 24 or newer; this is ${process.version}. In its repository, \`npm ci\` brings one for \`npm run demo\` and \`npm test\`, unless install scripts are switched off (ignore-scripts).
`
  );
  process.exitCode = exitCodes.usage;
} else {
  void import("./cli-main.js").then(({ main }) => main(process.argv.slice(2)));
}
