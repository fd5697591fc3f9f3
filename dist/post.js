// src/main/node-version.ts
var nodeTooOld = Number(process.versions.node.split(".")[0]) < 24 ? `llm-profile needs Node 24 or newer; this is v${process.versions.node}.` : null;

// src/main/post.ts
if (nodeTooOld === null) void import("./post-main.js");
else process.stdout.write(`::warning::${nodeTooOld}
`);
