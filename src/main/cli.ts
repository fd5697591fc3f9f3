#!/usr/bin/env node
import { exitCodes } from "../model/errors.ts";
import { nodeTooOld } from "./node-version.ts";

// The entry point of dist/cli.js, the command.
if (nodeTooOld === null) void import("./cli-main.ts").then(({ main }) => main(process.argv.slice(2)));
else {
  process.stderr.write(
    `${nodeTooOld} Install Node 24 (\`nvm install 24\`), or run \`uvx llm-profile-action\`, which includes Node. In this repository, \`npm ci\` installs Node 24 for npm scripts, unless install scripts are disabled (ignore-scripts).\n`,
  );
  process.exitCode = exitCodes.usage;
}
