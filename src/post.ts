import { nodeTooOld } from "./node-version.ts";

// The entry point of dist/post.js, the action's post step. It never fails the job; if Node is too old, the main step already did.
if (nodeTooOld === null) void import("./post-main.ts");
else process.stdout.write(`::warning::${nodeTooOld}\n`);
