import { guardProcess } from "./run/guard/guard-process.ts";

// The entry point of dist/guard.js. run/guard/guard.ts starts it; it outlives our process and cleans up after it.
await guardProcess(process.stdin);
process.exit();
