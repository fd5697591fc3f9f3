import { nodeTooOld } from "./node-version.ts";

// The entry point of dist/post.js, the action's post step. The post step never fails the job. If Node is too old, the main step has already failed.
if (nodeTooOld === null) void import("./post-main.ts");
else process.stdout.write(`::warning::${nodeTooOld}\n`);
