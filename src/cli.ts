#!/usr/bin/env node
import { exitCodes } from "./errors.ts";

// Nothing that needs a newer Node may be imported before this check: it would fail with a stack trace instead. For the
// same reason this file awaits nothing: Node 12 does not know a top-level await. (The import above is bundled away.)
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `llm-profile needs Node 24 or newer; this is ${process.version}. Install one (\`nvm install 24\`), or run \`uvx llm-profile-action\`, which brings its own. In the repository, \`npm ci\` brings one for npm scripts, unless install scripts are switched off (ignore-scripts).\n`,
  );
  process.exitCode = exitCodes.usage;
} else {
  void import("./cli-main.ts").then(({ main }) => main(process.argv.slice(2)));
}
