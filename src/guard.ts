import { guardProcess } from "./run/guard-process.ts";

// The entry of dist/guard.js: started by run/guard.ts, outlives our process, and cleans up after it.
await guardProcess(process.stdin);
process.exit();
