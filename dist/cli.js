#!/usr/bin/env node

// src/model/text/layout.ts
var codes = {
  bad: "\x1B[31m",
  good: "\x1B[32m",
  unsure: "\x1B[33m",
  strong: "\x1B[1m",
  faint: "\x1B[2m"
};
var end = "\x1B[0m";
var painted = new RegExp([...Object.values(codes), end].map((code) => code.replace("[", "\\[")).join("|"), "g");

// src/model/text/json-text.ts
var partLength = 64 * 1024;

// src/model/text/wrap-text.ts
var breaks = new RegExp(" (?!(?:%|[nm\xB5]?s|min|h|[KMGT]?i?B)(?:[\\s.,;:)]|$))|(?<!\\d) ");
var pathWithBlanks = new RegExp("(?<![^\\s(\"'=`])(?:~|\\.{1,2})?\\/[^ ]*[^ ,.;:)](?:(?: [^ /]*[^ /,.;:)]){0,2}? [^ /(][^ /]*\\/[^ ]*)+", "g");

// src/model/errors.ts
var exitCodes = {
  pass: 0,
  regressed: 1,
  usage: 2,
  capture: 3,
  inconclusive: 4,
  interrupted: 130,
  terminated: 143
};

// src/main/node-version.ts
var nodeTooOld = Number(process.versions.node.split(".")[0]) < 24 ? `llm-profile needs Node 24 or newer; this is v${process.versions.node}.` : null;

// src/main/cli.ts
if (nodeTooOld === null) void import("./cli-main.js").then(({ main }) => main(process.argv.slice(2)));
else {
  process.stderr.write(
    `${nodeTooOld} Install Node 24 (\`nvm install 24\`), or run \`uvx llm-profile-action\`, which includes Node. In this repository, \`npm ci\` installs Node 24 for npm scripts, unless install scripts are disabled (ignore-scripts).
`
  );
  process.exitCode = exitCodes.usage;
}
