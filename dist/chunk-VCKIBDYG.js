import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __knownSymbol = (name, symbol) => (symbol = Symbol[name]) ? symbol : /* @__PURE__ */ Symbol.for("Symbol." + name);
var __typeError = (msg) => {
  throw TypeError(msg);
};
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __using = (stack, value, async) => {
  if (value != null) {
    if (typeof value !== "object" && typeof value !== "function") __typeError("Object expected");
    var dispose, inner;
    if (async) dispose = value[__knownSymbol("asyncDispose")];
    if (dispose === void 0) {
      dispose = value[__knownSymbol("dispose")];
      if (async) inner = dispose;
    }
    if (typeof dispose !== "function") __typeError("Object not disposable");
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    stack.push([async, dispose, value]);
  } else if (async) {
    stack.push([async]);
  }
  return value;
};
var __callDispose = (stack, error, hasError) => {
  var E = typeof SuppressedError === "function" ? SuppressedError : function(e, s, m, _) {
    return _ = Error(m), _.name = "SuppressedError", _.error = e, _.suppressed = s, _;
  };
  var fail = (e) => error = hasError ? new E(e, error, "An error was suppressed during disposal") : (hasError = true, e);
  var next = (it) => {
    while (it = stack.pop()) {
      try {
        var result = it[1] && it[1].call(it[2]);
        if (it[0]) return Promise.resolve(result).then(next, (e) => (fail(e), next()));
      } catch (e) {
        fail(e);
      }
    }
    if (hasError) throw error;
  };
  return next();
};

// src/errors.ts
var exitCodes = {
  pass: 0,
  regressed: 1,
  usage: 2,
  capture: 3,
  inconclusive: 4,
  interrupted: 130,
  terminated: 143
};
var LlmProfileError = class extends Error {
  where;
  why;
  hint;
  id;
  constructor(parts) {
    super(parts.what, parts.cause === void 0 ? void 0 : { cause: parts.cause });
    this.name = new.target.name;
    this.where = parts.where;
    this.why = parts.why;
    this.hint = parts.hint;
    this.id = parts.id;
  }
};
var UserError = class extends LlmProfileError {
  exitCode = exitCodes.usage;
};
var ToolError = class extends LlmProfileError {
  exitCode = exitCodes.capture;
};
var CaptureError = class extends LlmProfileError {
  exitCode = exitCodes.capture;
  /** Each capture's own failure, where several captures failed. */
  failures;
  constructor(parts) {
    super(parts);
    this.failures = parts.failures ?? [];
  }
};
var ParseError = class extends LlmProfileError {
  exitCode = exitCodes.capture;
};
var StoppedError = class extends LlmProfileError {
  exitCode;
  constructor(signal, cause) {
    super({
      what: `Stopped by ${signal}.`,
      why: "The profilers and the workload were ended too.",
      ...cause === void 0 ? {} : { cause }
    });
    this.exitCode = signal === "SIGINT" ? exitCodes.interrupted : exitCodes.terminated;
  }
};
function describeError(error) {
  if (!(error instanceof LlmProfileError)) {
    const stack = error instanceof Error ? error.stack ?? error.message : String(error);
    return `Unexpected error, a bug in llm-profile; please report it with the text below.
${stack}`;
  }
  const lines = [error.message];
  if (error.where !== void 0) lines.push(`  where: ${indentRest(error.where)}`);
  if (error.why !== void 0) lines.push(`  why:   ${indentRest(error.why)}`);
  if (error.hint !== void 0) lines.push(`  do:    ${indentRest(error.hint)}`);
  if (error instanceof CaptureError) {
    for (const failure of error.failures) lines.push(...describeError(failure).split("\n").map((line) => `  ${line}`));
  }
  return lines.join("\n");
}
function indentRest(text) {
  return text.split("\n").join("\n         ");
}

export {
  __require,
  __commonJS,
  __export,
  __toESM,
  __using,
  __callDispose,
  exitCodes,
  LlmProfileError,
  UserError,
  ToolError,
  CaptureError,
  ParseError,
  StoppedError,
  describeError
};
