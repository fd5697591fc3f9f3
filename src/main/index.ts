import { exitCodes } from "../model/errors.ts";
import { nodeTooOld } from "./node-version.ts";

// The entry point of dist/index.js, the action.
if (nodeTooOld === null) void import("./index-main.ts");
else {
  process.stdout.write(
    `::error::${nodeTooOld} GitHub's runner includes Node 24. If your runner uses the \`node\` on its PATH, install a newer Node there.\n`,
  );
  process.exitCode = exitCodes.usage;
}
