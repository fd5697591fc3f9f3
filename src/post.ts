import { nodeTooOld } from "./node-version.ts";

// The entry of dist/post.js, the action's post step. It never fails the job: on this Node, the main step did.
if (nodeTooOld === null) void import("./post-main.ts");
else process.stdout.write(`::warning::${nodeTooOld}\n`);
