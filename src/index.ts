import { exitCodes } from "./errors.ts";
import { nodeTooOld } from "./node-version.ts";

// The entry point of dist/index.js, the action.
if (nodeTooOld === null) void import("./index-main.ts");
else {
  process.stdout.write(
    `::error::${nodeTooOld} GitHub's runner includes one. If your runner takes \`node\` from the PATH, install a newer one there.\n`,
  );
  process.exitCode = exitCodes.usage;
}
