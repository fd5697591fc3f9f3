#!/usr/bin/env node
import { exitCodes } from "./errors.ts";
import { nodeTooOld } from "./node-version.ts";

// The entry of dist/cli.js, the command.
if (nodeTooOld === null) void import("./cli-main.ts").then(({ main }) => main(process.argv.slice(2)));
else {
  process.stderr.write(
    `${nodeTooOld} Install one (\`nvm install 24\`), or run \`uvx llm-profile-action\`, which brings its own. In the repository, \`npm ci\` brings one for npm scripts, unless install scripts are switched off (ignore-scripts).\n`,
  );
  process.exitCode = exitCodes.usage;
}
