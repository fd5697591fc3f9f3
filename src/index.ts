import { exitCodes } from "./errors.ts";
import { nodeTooOld } from "./node-version.ts";

// The entry of dist/index.js, the action.
if (nodeTooOld === null) void import("./index-main.ts");
else {
  process.stdout.write(
    `::error::${nodeTooOld} GitHub's runner brings one. A runner that takes \`node\` from the PATH needs a newer one there.\n`,
  );
  process.exitCode = exitCodes.usage;
}
