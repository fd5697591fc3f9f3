import { runGuard } from "../run/guard/guard-process.ts";

// The entry point of dist/guard.js. run/guard/guard.ts starts the guard, which outlives our process and cleans up after us.
await runGuard(process.stdin);
process.exit();
