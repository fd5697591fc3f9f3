import { guardProcess } from "./run/guard/guard-process.ts";

// The entry of dist/guard.js: started by run/guard/guard.ts, outlives our process, and cleans up after it.
await guardProcess(process.stdin);
process.exit();
