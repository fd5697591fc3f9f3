import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
import {
  exec,
  external_exports,
  group,
  info,
  removeProcessesFile,
  warning,
  writeProcessesFile
} from "./chunk-MEDPWKT6.js";
import {
  applyMessage,
  noHoldings
} from "./chunk-TVFPUIWV.js";
import {
  childrenOf,
  choosePrivateUser,
  createTemporaryDirectory,
  findTree,
  killTree,
  markerVariable,
  nobody,
  privateUser,
  readProcess,
  signalProcess
} from "./chunk-JEAVJFX2.js";
import {
  CaptureError,
  LlmProfileError,
  ParseError,
  StoppedError,
  ToolError,
  UserError,
  __callDispose,
  __commonJS,
  __require,
  __toESM,
  __using,
  describeError,
  exitCodes
} from "./chunk-VCKIBDYG.js";

// node_modules/yaml/dist/nodes/identity.js
var require_identity = __commonJS({
  "node_modules/yaml/dist/nodes/identity.js"(exports) {
    "use strict";
    var ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
    var DOC = /* @__PURE__ */ Symbol.for("yaml.document");
    var MAP = /* @__PURE__ */ Symbol.for("yaml.map");
    var PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
    var SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
    var SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
    var NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
    var isAlias2 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
    var isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
    var isMap3 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
    var isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
    var isScalar3 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
    var isSeq2 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
    function isCollection(node) {
      if (node && typeof node === "object")
        switch (node[NODE_TYPE]) {
          case MAP:
          case SEQ:
            return true;
        }
      return false;
    }
    function isNode3(node) {
      if (node && typeof node === "object")
        switch (node[NODE_TYPE]) {
          case ALIAS:
          case MAP:
          case SCALAR:
          case SEQ:
            return true;
        }
      return false;
    }
    var hasAnchor = (node) => (isScalar3(node) || isCollection(node)) && !!node.anchor;
    exports.ALIAS = ALIAS;
    exports.DOC = DOC;
    exports.MAP = MAP;
    exports.NODE_TYPE = NODE_TYPE;
    exports.PAIR = PAIR;
    exports.SCALAR = SCALAR;
    exports.SEQ = SEQ;
    exports.hasAnchor = hasAnchor;
    exports.isAlias = isAlias2;
    exports.isCollection = isCollection;
    exports.isDocument = isDocument;
    exports.isMap = isMap3;
    exports.isNode = isNode3;
    exports.isPair = isPair;
    exports.isScalar = isScalar3;
    exports.isSeq = isSeq2;
  }
});

// node_modules/yaml/dist/visit.js
var require_visit = __commonJS({
  "node_modules/yaml/dist/visit.js"(exports) {
    "use strict";
    var identity = require_identity();
    var BREAK = /* @__PURE__ */ Symbol("break visit");
    var SKIP = /* @__PURE__ */ Symbol("skip children");
    var REMOVE = /* @__PURE__ */ Symbol("remove node");
    function visit(node, visitor) {
      const visitor_ = initVisitor(visitor);
      if (identity.isDocument(node)) {
        const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
          node.contents = null;
      } else
        visit_(null, node, visitor_, Object.freeze([]));
    }
    visit.BREAK = BREAK;
    visit.SKIP = SKIP;
    visit.REMOVE = REMOVE;
    function visit_(key, node, visitor, path) {
      const ctrl = callVisitor(key, node, visitor, path);
      if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visit_(key, ctrl, visitor, path);
      }
      if (typeof ctrl !== "symbol") {
        if (identity.isCollection(node)) {
          path = Object.freeze(path.concat(node));
          for (let i = 0; i < node.items.length; ++i) {
            const ci = visit_(i, node.items[i], visitor, path);
            if (typeof ci === "number")
              i = ci - 1;
            else if (ci === BREAK)
              return BREAK;
            else if (ci === REMOVE) {
              node.items.splice(i, 1);
              i -= 1;
            }
          }
        } else if (identity.isPair(node)) {
          path = Object.freeze(path.concat(node));
          const ck = visit_("key", node.key, visitor, path);
          if (ck === BREAK)
            return BREAK;
          else if (ck === REMOVE)
            node.key = null;
          const cv = visit_("value", node.value, visitor, path);
          if (cv === BREAK)
            return BREAK;
          else if (cv === REMOVE)
            node.value = null;
        }
      }
      return ctrl;
    }
    async function visitAsync(node, visitor) {
      const visitor_ = initVisitor(visitor);
      if (identity.isDocument(node)) {
        const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
          node.contents = null;
      } else
        await visitAsync_(null, node, visitor_, Object.freeze([]));
    }
    visitAsync.BREAK = BREAK;
    visitAsync.SKIP = SKIP;
    visitAsync.REMOVE = REMOVE;
    async function visitAsync_(key, node, visitor, path) {
      const ctrl = await callVisitor(key, node, visitor, path);
      if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visitAsync_(key, ctrl, visitor, path);
      }
      if (typeof ctrl !== "symbol") {
        if (identity.isCollection(node)) {
          path = Object.freeze(path.concat(node));
          for (let i = 0; i < node.items.length; ++i) {
            const ci = await visitAsync_(i, node.items[i], visitor, path);
            if (typeof ci === "number")
              i = ci - 1;
            else if (ci === BREAK)
              return BREAK;
            else if (ci === REMOVE) {
              node.items.splice(i, 1);
              i -= 1;
            }
          }
        } else if (identity.isPair(node)) {
          path = Object.freeze(path.concat(node));
          const ck = await visitAsync_("key", node.key, visitor, path);
          if (ck === BREAK)
            return BREAK;
          else if (ck === REMOVE)
            node.key = null;
          const cv = await visitAsync_("value", node.value, visitor, path);
          if (cv === BREAK)
            return BREAK;
          else if (cv === REMOVE)
            node.value = null;
        }
      }
      return ctrl;
    }
    function initVisitor(visitor) {
      if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
        return Object.assign({
          Alias: visitor.Node,
          Map: visitor.Node,
          Scalar: visitor.Node,
          Seq: visitor.Node
        }, visitor.Value && {
          Map: visitor.Value,
          Scalar: visitor.Value,
          Seq: visitor.Value
        }, visitor.Collection && {
          Map: visitor.Collection,
          Seq: visitor.Collection
        }, visitor);
      }
      return visitor;
    }
    function callVisitor(key, node, visitor, path) {
      if (typeof visitor === "function")
        return visitor(key, node, path);
      if (identity.isMap(node))
        return visitor.Map?.(key, node, path);
      if (identity.isSeq(node))
        return visitor.Seq?.(key, node, path);
      if (identity.isPair(node))
        return visitor.Pair?.(key, node, path);
      if (identity.isScalar(node))
        return visitor.Scalar?.(key, node, path);
      if (identity.isAlias(node))
        return visitor.Alias?.(key, node, path);
      return void 0;
    }
    function replaceNode(key, path, node) {
      const parent = path[path.length - 1];
      if (identity.isCollection(parent)) {
        parent.items[key] = node;
      } else if (identity.isPair(parent)) {
        if (key === "key")
          parent.key = node;
        else
          parent.value = node;
      } else if (identity.isDocument(parent)) {
        parent.contents = node;
      } else {
        const pt = identity.isAlias(parent) ? "alias" : "scalar";
        throw new Error(`Cannot replace node with ${pt} parent`);
      }
    }
    exports.visit = visit;
    exports.visitAsync = visitAsync;
  }
});

// node_modules/yaml/dist/doc/directives.js
var require_directives = __commonJS({
  "node_modules/yaml/dist/doc/directives.js"(exports) {
    "use strict";
    var identity = require_identity();
    var visit = require_visit();
    var escapeChars = {
      "!": "%21",
      ",": "%2C",
      "[": "%5B",
      "]": "%5D",
      "{": "%7B",
      "}": "%7D"
    };
    var escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
    var Directives = class _Directives {
      constructor(yaml, tags) {
        this.docStart = null;
        this.docEnd = false;
        this.yaml = Object.assign({}, _Directives.defaultYaml, yaml);
        this.tags = Object.assign({}, _Directives.defaultTags, tags);
      }
      clone() {
        const copy = new _Directives(this.yaml, this.tags);
        copy.docStart = this.docStart;
        return copy;
      }
      /**
       * During parsing, get a Directives instance for the current document and
       * update the stream state according to the current version's spec.
       */
      atDocument() {
        const res = new _Directives(this.yaml, this.tags);
        switch (this.yaml.version) {
          case "1.1":
            this.atNextDocument = true;
            break;
          case "1.2":
            this.atNextDocument = false;
            this.yaml = {
              explicit: _Directives.defaultYaml.explicit,
              version: "1.2"
            };
            this.tags = Object.assign({}, _Directives.defaultTags);
            break;
        }
        return res;
      }
      /**
       * @param onError - May be called even if the action was successful
       * @returns `true` on success
       */
      add(line, onError) {
        if (this.atNextDocument) {
          this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
          this.tags = Object.assign({}, _Directives.defaultTags);
          this.atNextDocument = false;
        }
        const parts = line.trim().split(/[ \t]+/);
        const name = parts.shift();
        switch (name) {
          case "%TAG": {
            if (parts.length !== 2) {
              onError(0, "%TAG directive should contain exactly two parts");
              if (parts.length < 2)
                return false;
            }
            const [handle, prefix] = parts;
            this.tags[handle] = prefix;
            return true;
          }
          case "%YAML": {
            this.yaml.explicit = true;
            if (parts.length !== 1) {
              onError(0, "%YAML directive should contain exactly one part");
              return false;
            }
            const [version2] = parts;
            if (version2 === "1.1" || version2 === "1.2") {
              this.yaml.version = version2;
              return true;
            } else {
              const isValid = /^\d+\.\d+$/.test(version2);
              onError(6, `Unsupported YAML version ${version2}`, isValid);
              return false;
            }
          }
          default:
            onError(0, `Unknown directive ${name}`, true);
            return false;
        }
      }
      /**
       * Resolves a tag, matching handles to those defined in %TAG directives.
       *
       * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
       *   `'!local'` tag, or `null` if unresolvable.
       */
      tagName(source, onError) {
        if (source === "!")
          return "!";
        if (source[0] !== "!") {
          onError(`Not a valid tag: ${source}`);
          return null;
        }
        if (source[1] === "<") {
          const verbatim = source.slice(2, -1);
          if (verbatim === "!" || verbatim === "!!") {
            onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
            return null;
          }
          if (source[source.length - 1] !== ">")
            onError("Verbatim tags must end with a >");
          return verbatim;
        }
        const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
        if (!suffix)
          onError(`The ${source} tag has no suffix`);
        const prefix = this.tags[handle];
        if (prefix) {
          try {
            return prefix + decodeURIComponent(suffix);
          } catch (error) {
            onError(String(error));
            return null;
          }
        }
        if (handle === "!")
          return source;
        onError(`Could not resolve tag: ${source}`);
        return null;
      }
      /**
       * Given a fully resolved tag, returns its printable string form,
       * taking into account current tag prefixes and defaults.
       */
      tagString(tag) {
        for (const [handle, prefix] of Object.entries(this.tags)) {
          if (tag.startsWith(prefix))
            return handle + escapeTagName(tag.substring(prefix.length));
        }
        return tag[0] === "!" ? tag : `!<${tag}>`;
      }
      toString(doc) {
        const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
        const tagEntries = Object.entries(this.tags);
        let tagNames;
        if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
          const tags = {};
          visit.visit(doc.contents, (_key, node) => {
            if (identity.isNode(node) && node.tag)
              tags[node.tag] = true;
          });
          tagNames = Object.keys(tags);
        } else
          tagNames = [];
        for (const [handle, prefix] of tagEntries) {
          if (handle === "!!" && prefix === "tag:yaml.org,2002:")
            continue;
          if (!doc || tagNames.some((tn) => tn.startsWith(prefix)))
            lines.push(`%TAG ${handle} ${prefix}`);
        }
        return lines.join("\n");
      }
    };
    Directives.defaultYaml = { explicit: false, version: "1.2" };
    Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
    exports.Directives = Directives;
  }
});

// node_modules/yaml/dist/doc/anchors.js
var require_anchors = __commonJS({
  "node_modules/yaml/dist/doc/anchors.js"(exports) {
    "use strict";
    var identity = require_identity();
    var visit = require_visit();
    function anchorIsValid(anchor) {
      if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
        const sa = JSON.stringify(anchor);
        const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
        throw new Error(msg);
      }
      return true;
    }
    function anchorNames(root) {
      const anchors = /* @__PURE__ */ new Set();
      visit.visit(root, {
        Value(_key, node) {
          if (node.anchor)
            anchors.add(node.anchor);
        }
      });
      return anchors;
    }
    function findNewAnchor(prefix, exclude) {
      for (let i = 1; true; ++i) {
        const name = `${prefix}${i}`;
        if (!exclude.has(name))
          return name;
      }
    }
    function createNodeAnchors(doc, prefix) {
      const aliasObjects = [];
      const sourceObjects = /* @__PURE__ */ new Map();
      let prevAnchors = null;
      return {
        onAnchor: (source) => {
          aliasObjects.push(source);
          prevAnchors ?? (prevAnchors = anchorNames(doc));
          const anchor = findNewAnchor(prefix, prevAnchors);
          prevAnchors.add(anchor);
          return anchor;
        },
        /**
         * With circular references, the source node is only resolved after all
         * of its child nodes are. This is why anchors are set only after all of
         * the nodes have been created.
         */
        setAnchors: () => {
          for (const source of aliasObjects) {
            const ref = sourceObjects.get(source);
            if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) {
              ref.node.anchor = ref.anchor;
            } else {
              const error = new Error("Failed to resolve repeated object (this should not happen)");
              error.source = source;
              throw error;
            }
          }
        },
        sourceObjects
      };
    }
    exports.anchorIsValid = anchorIsValid;
    exports.anchorNames = anchorNames;
    exports.createNodeAnchors = createNodeAnchors;
    exports.findNewAnchor = findNewAnchor;
  }
});

// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = __commonJS({
  "node_modules/yaml/dist/doc/applyReviver.js"(exports) {
    "use strict";
    function applyReviver(reviver, obj, key, val) {
      if (val && typeof val === "object") {
        if (Array.isArray(val)) {
          for (let i = 0, len = val.length; i < len; ++i) {
            const v0 = val[i];
            const v1 = applyReviver(reviver, val, String(i), v0);
            if (v1 === void 0)
              delete val[i];
            else if (v1 !== v0)
              val[i] = v1;
          }
        } else if (val instanceof Map) {
          for (const k of Array.from(val.keys())) {
            const v0 = val.get(k);
            const v1 = applyReviver(reviver, val, k, v0);
            if (v1 === void 0)
              val.delete(k);
            else if (v1 !== v0)
              val.set(k, v1);
          }
        } else if (val instanceof Set) {
          for (const v0 of Array.from(val)) {
            const v1 = applyReviver(reviver, val, v0, v0);
            if (v1 === void 0)
              val.delete(v0);
            else if (v1 !== v0) {
              val.delete(v0);
              val.add(v1);
            }
          }
        } else {
          for (const [k, v0] of Object.entries(val)) {
            const v1 = applyReviver(reviver, val, k, v0);
            if (v1 === void 0)
              delete val[k];
            else if (v1 !== v0)
              val[k] = v1;
          }
        }
      }
      return reviver.call(obj, key, val);
    }
    exports.applyReviver = applyReviver;
  }
});

// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = __commonJS({
  "node_modules/yaml/dist/nodes/toJS.js"(exports) {
    "use strict";
    var identity = require_identity();
    function toJS(value, arg, ctx) {
      if (Array.isArray(value))
        return value.map((v, i) => toJS(v, String(i), ctx));
      if (value && typeof value.toJSON === "function") {
        if (!ctx || !identity.hasAnchor(value))
          return value.toJSON(arg, ctx);
        const data = { aliasCount: 0, count: 1, res: void 0 };
        ctx.anchors.set(value, data);
        ctx.onCreate = (res2) => {
          data.res = res2;
          delete ctx.onCreate;
        };
        const res = value.toJSON(arg, ctx);
        if (ctx.onCreate)
          ctx.onCreate(res);
        return res;
      }
      if (typeof value === "bigint" && !ctx?.keep)
        return Number(value);
      return value;
    }
    exports.toJS = toJS;
  }
});

// node_modules/yaml/dist/nodes/Node.js
var require_Node = __commonJS({
  "node_modules/yaml/dist/nodes/Node.js"(exports) {
    "use strict";
    var applyReviver = require_applyReviver();
    var identity = require_identity();
    var toJS = require_toJS();
    var NodeBase = class {
      constructor(type) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: type });
      }
      /** Create a copy of this node.  */
      clone() {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /** A plain JavaScript representation of this node. */
      toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        if (!identity.isDocument(doc))
          throw new TypeError("A document argument is required");
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc,
          keep: true,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS.toJS(this, "", ctx);
        if (typeof onAnchor === "function")
          for (const { count: count2, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count2);
        return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
      }
    };
    exports.NodeBase = NodeBase;
  }
});

// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = __commonJS({
  "node_modules/yaml/dist/nodes/Alias.js"(exports) {
    "use strict";
    var anchors = require_anchors();
    var visit = require_visit();
    var identity = require_identity();
    var Node = require_Node();
    var toJS = require_toJS();
    var Alias = class extends Node.NodeBase {
      constructor(source) {
        super(identity.ALIAS);
        this.source = source;
        Object.defineProperty(this, "tag", {
          set() {
            throw new Error("Alias nodes cannot have tags");
          }
        });
      }
      /**
       * Resolve the value of this alias within `doc`, finding the last
       * instance of the `source` anchor before this node.
       */
      resolve(doc, ctx) {
        if (ctx?.maxAliasCount === 0)
          throw new ReferenceError("Alias resolution is disabled");
        let nodes;
        if (ctx?.aliasResolveCache) {
          nodes = ctx.aliasResolveCache;
        } else {
          nodes = [];
          visit.visit(doc, {
            Node: (_key, node) => {
              if (identity.isAlias(node) || identity.hasAnchor(node))
                nodes.push(node);
            }
          });
          if (ctx)
            ctx.aliasResolveCache = nodes;
        }
        let found2 = void 0;
        for (const node of nodes) {
          if (node === this)
            break;
          if (node.anchor === this.source)
            found2 = node;
        }
        if (found2 && ctx) {
          const { anchors: anchors2, doc: doc2, maxAliasCount } = ctx;
          let data = anchors2.get(found2);
          if (!data) {
            toJS.toJS(found2, null, ctx);
            data = anchors2.get(found2);
          }
          if (data?.res === void 0) {
            const msg = "This should not happen: Alias anchor was not resolved?";
            throw new ReferenceError(msg);
          }
          if (maxAliasCount >= 0) {
            data.count += 1;
            if (data.aliasCount === 0)
              data.aliasCount = getAliasCount(doc2, found2, anchors2);
            if (data.count * data.aliasCount > maxAliasCount) {
              const msg = "Excessive alias count indicates a resource exhaustion attack";
              throw new ReferenceError(msg);
            }
          }
        }
        return found2;
      }
      toJSON(_arg, ctx) {
        if (!ctx)
          return { source: this.source };
        const source = this.resolve(ctx.doc, ctx);
        if (!source) {
          const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
          throw new ReferenceError(msg);
        }
        return ctx.anchors.get(source).res;
      }
      toString(ctx, _onComment, _onChompKeep) {
        const src = `*${this.source}`;
        if (ctx) {
          anchors.anchorIsValid(this.source);
          if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
            const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw new Error(msg);
          }
          if (ctx.implicitKey)
            return `${src} `;
        }
        return src;
      }
    };
    function getAliasCount(doc, node, anchors2) {
      if (identity.isAlias(node)) {
        const source = node.resolve(doc);
        const anchor = anchors2 && source && anchors2.get(source);
        return anchor ? anchor.count * anchor.aliasCount : 0;
      } else if (identity.isCollection(node)) {
        let count2 = 0;
        for (const item of node.items) {
          const c = getAliasCount(doc, item, anchors2);
          if (c > count2)
            count2 = c;
        }
        return count2;
      } else if (identity.isPair(node)) {
        const kc = getAliasCount(doc, node.key, anchors2);
        const vc = getAliasCount(doc, node.value, anchors2);
        return Math.max(kc, vc);
      }
      return 1;
    }
    exports.Alias = Alias;
  }
});

// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = __commonJS({
  "node_modules/yaml/dist/nodes/Scalar.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Node = require_Node();
    var toJS = require_toJS();
    var isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
    var Scalar = class extends Node.NodeBase {
      constructor(value) {
        super(identity.SCALAR);
        this.value = value;
      }
      toJSON(arg, ctx) {
        return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
      }
      toString() {
        return String(this.value);
      }
    };
    Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
    Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
    Scalar.PLAIN = "PLAIN";
    Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
    Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
    exports.Scalar = Scalar;
    exports.isScalarValue = isScalarValue;
  }
});

// node_modules/yaml/dist/doc/createNode.js
var require_createNode = __commonJS({
  "node_modules/yaml/dist/doc/createNode.js"(exports) {
    "use strict";
    var Alias = require_Alias();
    var identity = require_identity();
    var Scalar = require_Scalar();
    var defaultTagPrefix = "tag:yaml.org,2002:";
    function findTagObject(value, tagName, tags) {
      if (tagName) {
        const match = tags.filter((t) => t.tag === tagName);
        const tagObj = match.find((t) => !t.format) ?? match[0];
        if (!tagObj)
          throw new Error(`Tag ${tagName} not found`);
        return tagObj;
      }
      return tags.find((t) => t.identify?.(value) && !t.format);
    }
    function createNode(value, tagName, ctx) {
      if (identity.isDocument(value))
        value = value.contents;
      if (identity.isNode(value))
        return value;
      if (identity.isPair(value)) {
        const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
        map.items.push(value);
        return map;
      }
      if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
        value = value.valueOf();
      }
      const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
      let ref = void 0;
      if (aliasDuplicateObjects && value && typeof value === "object") {
        ref = sourceObjects.get(value);
        if (ref) {
          ref.anchor ?? (ref.anchor = onAnchor(value));
          return new Alias.Alias(ref.anchor);
        } else {
          ref = { anchor: null, node: null };
          sourceObjects.set(value, ref);
        }
      }
      if (tagName?.startsWith("!!"))
        tagName = defaultTagPrefix + tagName.slice(2);
      let tagObj = findTagObject(value, tagName, schema.tags);
      if (!tagObj) {
        if (value && typeof value.toJSON === "function") {
          value = value.toJSON();
        }
        if (!value || typeof value !== "object") {
          const node2 = new Scalar.Scalar(value);
          if (ref)
            ref.node = node2;
          return node2;
        }
        tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
      }
      if (onTagObj) {
        onTagObj(tagObj);
        delete ctx.onTagObj;
      }
      const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
      if (tagName)
        node.tag = tagName;
      else if (!tagObj.default)
        node.tag = tagObj.tag;
      if (ref)
        ref.node = node;
      return node;
    }
    exports.createNode = createNode;
  }
});

// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = __commonJS({
  "node_modules/yaml/dist/nodes/Collection.js"(exports) {
    "use strict";
    var createNode = require_createNode();
    var identity = require_identity();
    var Node = require_Node();
    function collectionFromPath(schema, path, value) {
      let v = value;
      for (let i = path.length - 1; i >= 0; --i) {
        const k = path[i];
        if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
          const a = [];
          a[k] = v;
          v = a;
        } else {
          v = /* @__PURE__ */ new Map([[k, v]]);
        }
      }
      return createNode.createNode(v, void 0, {
        aliasDuplicateObjects: false,
        keepUndefined: false,
        onAnchor: () => {
          throw new Error("This should not happen, please report a bug.");
        },
        schema,
        sourceObjects: /* @__PURE__ */ new Map()
      });
    }
    var isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
    var Collection = class extends Node.NodeBase {
      constructor(type, schema) {
        super(type);
        Object.defineProperty(this, "schema", {
          value: schema,
          configurable: true,
          enumerable: false,
          writable: true
        });
      }
      /**
       * Create a copy of this collection.
       *
       * @param schema - If defined, overwrites the original's schema
       */
      clone(schema) {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (schema)
          copy.schema = schema;
        copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /**
       * Adds a value to the collection. For `!!map` and `!!omap` the value must
       * be a Pair instance or a `{ key, value }` object, which may not have a key
       * that already exists in the map.
       */
      addIn(path, value) {
        if (isEmptyPath(path))
          this.add(value);
        else {
          const [key, ...rest] = path;
          const node = this.get(key, true);
          if (identity.isCollection(node))
            node.addIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
      /**
       * Removes a value from the collection.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
          return this.delete(key);
        const node = this.get(key, true);
        if (identity.isCollection(node))
          return node.deleteIn(rest);
        else
          throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        const [key, ...rest] = path;
        const node = this.get(key, true);
        if (rest.length === 0)
          return !keepScalar && identity.isScalar(node) ? node.value : node;
        else
          return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
      }
      hasAllNullValues(allowScalar) {
        return this.items.every((node) => {
          if (!identity.isPair(node))
            return false;
          const n = node.value;
          return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
        });
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       */
      hasIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
          return this.has(key);
        const node = this.get(key, true);
        return identity.isCollection(node) ? node.hasIn(rest) : false;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        const [key, ...rest] = path;
        if (rest.length === 0) {
          this.set(key, value);
        } else {
          const node = this.get(key, true);
          if (identity.isCollection(node))
            node.setIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
    };
    exports.Collection = Collection;
    exports.collectionFromPath = collectionFromPath;
    exports.isEmptyPath = isEmptyPath;
  }
});

// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyComment.js"(exports) {
    "use strict";
    var stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
    function indentComment(comment2, indent) {
      if (/^\n+$/.test(comment2))
        return comment2.substring(1);
      return indent ? comment2.replace(/^(?! *$)/gm, indent) : comment2;
    }
    var lineComment = (str, indent, comment2) => str.endsWith("\n") ? indentComment(comment2, indent) : comment2.includes("\n") ? "\n" + indentComment(comment2, indent) : (str.endsWith(" ") ? "" : " ") + comment2;
    exports.indentComment = indentComment;
    exports.lineComment = lineComment;
    exports.stringifyComment = stringifyComment;
  }
});

// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = __commonJS({
  "node_modules/yaml/dist/stringify/foldFlowLines.js"(exports) {
    "use strict";
    var FOLD_FLOW = "flow";
    var FOLD_BLOCK = "block";
    var FOLD_QUOTED = "quoted";
    function foldFlowLines(text2, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
      if (!lineWidth || lineWidth < 0)
        return text2;
      if (lineWidth < minContentWidth)
        minContentWidth = 0;
      const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
      if (text2.length <= endStep)
        return text2;
      const folds = [];
      const escapedFolds = {};
      let end = lineWidth - indent.length;
      if (typeof indentAtStart === "number") {
        if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
          folds.push(0);
        else
          end = lineWidth - indentAtStart;
      }
      let split = void 0;
      let prev = void 0;
      let overflow = false;
      let i = -1;
      let escStart = -1;
      let escEnd = -1;
      if (mode === FOLD_BLOCK) {
        i = consumeMoreIndentedLines(text2, i, indent.length);
        if (i !== -1)
          end = i + endStep;
      }
      for (let ch; ch = text2[i += 1]; ) {
        if (mode === FOLD_QUOTED && ch === "\\") {
          escStart = i;
          switch (text2[i + 1]) {
            case "x":
              i += 3;
              break;
            case "u":
              i += 5;
              break;
            case "U":
              i += 9;
              break;
            default:
              i += 1;
          }
          escEnd = i;
        }
        if (ch === "\n") {
          if (mode === FOLD_BLOCK)
            i = consumeMoreIndentedLines(text2, i, indent.length);
          end = i + indent.length + endStep;
          split = void 0;
        } else {
          if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
            const next = text2[i + 1];
            if (next && next !== " " && next !== "\n" && next !== "	")
              split = i;
          }
          if (i >= end) {
            if (split) {
              folds.push(split);
              end = split + endStep;
              split = void 0;
            } else if (mode === FOLD_QUOTED) {
              while (prev === " " || prev === "	") {
                prev = ch;
                ch = text2[i += 1];
                overflow = true;
              }
              const j = i > escEnd + 1 ? i - 2 : escStart - 1;
              if (escapedFolds[j])
                return text2;
              folds.push(j);
              escapedFolds[j] = true;
              end = j + endStep;
              split = void 0;
            } else {
              overflow = true;
            }
          }
        }
        prev = ch;
      }
      if (overflow && onOverflow)
        onOverflow();
      if (folds.length === 0)
        return text2;
      if (onFold)
        onFold();
      let res = text2.slice(0, folds[0]);
      for (let i2 = 0; i2 < folds.length; ++i2) {
        const fold2 = folds[i2];
        const end2 = folds[i2 + 1] || text2.length;
        if (fold2 === 0)
          res = `
${indent}${text2.slice(0, end2)}`;
        else {
          if (mode === FOLD_QUOTED && escapedFolds[fold2])
            res += `${text2[fold2]}\\`;
          res += `
${indent}${text2.slice(fold2 + 1, end2)}`;
        }
      }
      return res;
    }
    function consumeMoreIndentedLines(text2, i, indent) {
      let end = i;
      let start2 = i + 1;
      let ch = text2[start2];
      while (ch === " " || ch === "	") {
        if (i < start2 + indent) {
          ch = text2[++i];
        } else {
          do {
            ch = text2[++i];
          } while (ch && ch !== "\n");
          end = i;
          start2 = i + 1;
          ch = text2[start2];
        }
      }
      return end;
    }
    exports.FOLD_BLOCK = FOLD_BLOCK;
    exports.FOLD_FLOW = FOLD_FLOW;
    exports.FOLD_QUOTED = FOLD_QUOTED;
    exports.foldFlowLines = foldFlowLines;
  }
});

// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyString.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var foldFlowLines = require_foldFlowLines();
    var getFoldOptions = (ctx, isBlock) => ({
      indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
      lineWidth: ctx.options.lineWidth,
      minContentWidth: ctx.options.minContentWidth
    });
    var containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
    function lineLengthOverLimit(str, lineWidth, indentLength) {
      if (!lineWidth || lineWidth < 0)
        return false;
      const limit = lineWidth - indentLength;
      const strLen = str.length;
      if (strLen <= limit)
        return false;
      for (let i = 0, start2 = 0; i < strLen; ++i) {
        if (str[i] === "\n") {
          if (i - start2 > limit)
            return true;
          start2 = i + 1;
          if (strLen - start2 <= limit)
            return false;
        }
      }
      return true;
    }
    function doubleQuotedString(value, ctx) {
      const json = JSON.stringify(value);
      if (ctx.options.doubleQuotedAsJSON)
        return json;
      const { implicitKey } = ctx;
      const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
      const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
      let str = "";
      let start2 = 0;
      for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
        if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
          str += json.slice(start2, i) + "\\ ";
          i += 1;
          start2 = i;
          ch = "\\";
        }
        if (ch === "\\")
          switch (json[i + 1]) {
            case "u":
              {
                str += json.slice(start2, i);
                const code = json.substr(i + 2, 4);
                switch (code) {
                  case "0000":
                    str += "\\0";
                    break;
                  case "0007":
                    str += "\\a";
                    break;
                  case "000b":
                    str += "\\v";
                    break;
                  case "001b":
                    str += "\\e";
                    break;
                  case "0085":
                    str += "\\N";
                    break;
                  case "00a0":
                    str += "\\_";
                    break;
                  case "2028":
                    str += "\\L";
                    break;
                  case "2029":
                    str += "\\P";
                    break;
                  default:
                    if (code.substr(0, 2) === "00")
                      str += "\\x" + code.substr(2);
                    else
                      str += json.substr(i, 6);
                }
                i += 5;
                start2 = i + 1;
              }
              break;
            case "n":
              if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
                i += 1;
              } else {
                str += json.slice(start2, i) + "\n\n";
                while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
                  str += "\n";
                  i += 2;
                }
                str += indent;
                if (json[i + 2] === " ")
                  str += "\\";
                i += 1;
                start2 = i + 1;
              }
              break;
            default:
              i += 1;
          }
      }
      str = start2 ? str + json.slice(start2) : json;
      return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
    }
    function singleQuotedString(value, ctx) {
      if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
        return doubleQuotedString(value, ctx);
      const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
      const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
      return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
    }
    function quotedString(value, ctx) {
      const { singleQuote } = ctx.options;
      let qs;
      if (singleQuote === false)
        qs = doubleQuotedString;
      else {
        const hasDouble = value.includes('"');
        const hasSingle = value.includes("'");
        if (hasDouble && !hasSingle)
          qs = singleQuotedString;
        else if (hasSingle && !hasDouble)
          qs = doubleQuotedString;
        else
          qs = singleQuote ? singleQuotedString : doubleQuotedString;
      }
      return qs(value, ctx);
    }
    var blockEndNewlines;
    try {
      blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
    } catch {
      blockEndNewlines = /\n+(?!\n|$)/g;
    }
    function blockString({ comment: comment2, type, value }, ctx, onComment, onChompKeep) {
      const { blockQuote, commentString, lineWidth } = ctx.options;
      if (!blockQuote || /\n[\t ]+$/.test(value)) {
        return quotedString(value, ctx);
      }
      const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
      const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
      if (!value)
        return literal ? "|\n" : ">\n";
      let chomp;
      let endStart;
      for (endStart = value.length; endStart > 0; --endStart) {
        const ch = value[endStart - 1];
        if (ch !== "\n" && ch !== "	" && ch !== " ")
          break;
      }
      let end = value.substring(endStart);
      const endNlPos = end.indexOf("\n");
      if (endNlPos === -1) {
        chomp = "-";
      } else if (value === end || endNlPos !== end.length - 1) {
        chomp = "+";
        if (onChompKeep)
          onChompKeep();
      } else {
        chomp = "";
      }
      if (end) {
        value = value.slice(0, -end.length);
        if (end[end.length - 1] === "\n")
          end = end.slice(0, -1);
        end = end.replace(blockEndNewlines, `$&${indent}`);
      }
      let startWithSpace = false;
      let startEnd;
      let startNlPos = -1;
      for (startEnd = 0; startEnd < value.length; ++startEnd) {
        const ch = value[startEnd];
        if (ch === " ")
          startWithSpace = true;
        else if (ch === "\n")
          startNlPos = startEnd;
        else
          break;
      }
      let start2 = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
      if (start2) {
        value = value.substring(start2.length);
        start2 = start2.replace(/\n+/g, `$&${indent}`);
      }
      const indentSize = indent ? "2" : "1";
      let header2 = (startWithSpace ? indentSize : "") + chomp;
      if (comment2) {
        header2 += " " + commentString(comment2.replace(/ ?[\r\n]+/g, " "));
        if (onComment)
          onComment();
      }
      if (!literal) {
        const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
        let literalFallback = false;
        const foldOptions = getFoldOptions(ctx, true);
        if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) {
          foldOptions.onOverflow = () => {
            literalFallback = true;
          };
        }
        const body = foldFlowLines.foldFlowLines(`${start2}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
        if (!literalFallback)
          return `>${header2}
${indent}${body}`;
      }
      value = value.replace(/\n+/g, `$&${indent}`);
      return `|${header2}
${indent}${start2}${value}${end}`;
    }
    function plainString(item, ctx, onComment, onChompKeep) {
      const { type, value } = item;
      const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
      if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
        return quotedString(value, ctx);
      }
      if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
        return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
      }
      if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) {
        return blockString(item, ctx, onComment, onChompKeep);
      }
      if (containsDocumentMarker(value)) {
        if (indent === "") {
          ctx.forceBlockIndent = true;
          return blockString(item, ctx, onComment, onChompKeep);
        } else if (implicitKey && indent === indentStep) {
          return quotedString(value, ctx);
        }
      }
      const str = value.replace(/\n+/g, `$&
${indent}`);
      if (actualString) {
        const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
        const { compat, tags } = ctx.doc.schema;
        if (tags.some(test) || compat?.some(test))
          return quotedString(value, ctx);
      }
      return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
    }
    function stringifyString(item, ctx, onComment, onChompKeep) {
      const { implicitKey, inFlow } = ctx;
      const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
      let { type } = item;
      if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
        if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
          type = Scalar.Scalar.QUOTE_DOUBLE;
      }
      const _stringify = (_type) => {
        switch (_type) {
          case Scalar.Scalar.BLOCK_FOLDED:
          case Scalar.Scalar.BLOCK_LITERAL:
            return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
          case Scalar.Scalar.QUOTE_DOUBLE:
            return doubleQuotedString(ss.value, ctx);
          case Scalar.Scalar.QUOTE_SINGLE:
            return singleQuotedString(ss.value, ctx);
          case Scalar.Scalar.PLAIN:
            return plainString(ss, ctx, onComment, onChompKeep);
          default:
            return null;
        }
      };
      let res = _stringify(type);
      if (res === null) {
        const { defaultKeyType, defaultStringType } = ctx.options;
        const t = implicitKey && defaultKeyType || defaultStringType;
        res = _stringify(t);
        if (res === null)
          throw new Error(`Unsupported default string type ${t}`);
      }
      return res;
    }
    exports.stringifyString = stringifyString;
  }
});

// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = __commonJS({
  "node_modules/yaml/dist/stringify/stringify.js"(exports) {
    "use strict";
    var anchors = require_anchors();
    var identity = require_identity();
    var stringifyComment = require_stringifyComment();
    var stringifyString = require_stringifyString();
    function createStringifyContext(doc, options) {
      const opt = Object.assign({
        blockQuote: true,
        commentString: stringifyComment.stringifyComment,
        defaultKeyType: null,
        defaultStringType: "PLAIN",
        directives: null,
        doubleQuotedAsJSON: false,
        doubleQuotedMinMultiLineLength: 40,
        falseStr: "false",
        flowCollectionPadding: true,
        indentSeq: true,
        lineWidth: 80,
        minContentWidth: 20,
        nullStr: "null",
        simpleKeys: false,
        singleQuote: null,
        trailingComma: false,
        trueStr: "true",
        verifyAliasOrder: true
      }, doc.schema.toStringOptions, options);
      let inFlow;
      switch (opt.collectionStyle) {
        case "block":
          inFlow = false;
          break;
        case "flow":
          inFlow = true;
          break;
        default:
          inFlow = null;
      }
      return {
        anchors: /* @__PURE__ */ new Set(),
        doc,
        flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
        indent: "",
        indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
        inFlow,
        options: opt
      };
    }
    function getTagObject(tags, item) {
      if (item.tag) {
        const match = tags.filter((t) => t.tag === item.tag);
        if (match.length > 0)
          return match.find((t) => t.format === item.format) ?? match[0];
      }
      let tagObj = void 0;
      let obj;
      if (identity.isScalar(item)) {
        obj = item.value;
        let match = tags.filter((t) => t.identify?.(obj));
        if (match.length > 1) {
          const testMatch = match.filter((t) => t.test);
          if (testMatch.length > 0)
            match = testMatch;
        }
        tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
      } else {
        obj = item;
        tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
      }
      if (!tagObj) {
        const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
        throw new Error(`Tag not resolved for ${name} value`);
      }
      return tagObj;
    }
    function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
      if (!doc.directives)
        return "";
      const props = [];
      const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
      if (anchor && anchors.anchorIsValid(anchor)) {
        anchors$1.add(anchor);
        props.push(`&${anchor}`);
      }
      const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
      if (tag)
        props.push(doc.directives.tagString(tag));
      return props.join(" ");
    }
    function stringify(item, ctx, onComment, onChompKeep) {
      if (identity.isPair(item))
        return item.toString(ctx, onComment, onChompKeep);
      if (identity.isAlias(item)) {
        if (ctx.doc.directives)
          return item.toString(ctx);
        if (ctx.resolvedAliases?.has(item)) {
          throw new TypeError(`Cannot stringify circular structure without alias nodes`);
        } else {
          if (ctx.resolvedAliases)
            ctx.resolvedAliases.add(item);
          else
            ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
          item = item.resolve(ctx.doc);
        }
      }
      let tagObj = void 0;
      const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
      tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
      const props = stringifyProps(node, tagObj, ctx);
      if (props.length > 0)
        ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
      const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
      if (!props)
        return str;
      return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}`;
    }
    exports.createStringifyContext = createStringifyContext;
    exports.stringify = stringify;
  }
});

// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyPair.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var stringify = require_stringify();
    var stringifyComment = require_stringifyComment();
    function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
      const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
      let keyComment = identity.isNode(key) && key.comment || null;
      if (simpleKeys) {
        if (keyComment) {
          throw new Error("With simple keys, key nodes cannot have comments");
        }
        if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") {
          const msg = "With simple keys, collection cannot be used as a key value";
          throw new Error(msg);
        }
      }
      let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
      ctx = Object.assign({}, ctx, {
        allNullValues: false,
        implicitKey: !explicitKey && (simpleKeys || !allNullValues),
        indent: indent + indentStep
      });
      let keyCommentDone = false;
      let chompKeep = false;
      let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
      if (!explicitKey && !ctx.inFlow && str.length > 1024) {
        if (simpleKeys)
          throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
        explicitKey = true;
      }
      if (ctx.inFlow) {
        if (allNullValues || value == null) {
          if (keyCommentDone && onComment)
            onComment();
          return str === "" ? "?" : explicitKey ? `? ${str}` : str;
        }
      } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
        str = `? ${str}`;
        if (keyComment && !keyCommentDone) {
          str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        } else if (chompKeep && onChompKeep)
          onChompKeep();
        return str;
      }
      if (keyCommentDone)
        keyComment = null;
      if (explicitKey) {
        if (keyComment)
          str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        str = `? ${str}
${indent}:`;
      } else {
        str = `${str}:`;
        if (keyComment)
          str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
      }
      let vsb, vcb, valueComment;
      if (identity.isNode(value)) {
        vsb = !!value.spaceBefore;
        vcb = value.commentBefore;
        valueComment = value.comment;
      } else {
        vsb = false;
        vcb = null;
        valueComment = null;
        if (value && typeof value === "object")
          value = doc.createNode(value);
      }
      ctx.implicitKey = false;
      if (!explicitKey && !keyComment && identity.isScalar(value))
        ctx.indentAtStart = str.length + 1;
      chompKeep = false;
      if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) {
        ctx.indent = ctx.indent.substring(2);
      }
      let valueCommentDone = false;
      const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
      let ws = " ";
      if (keyComment || vsb || vcb) {
        ws = vsb ? "\n" : "";
        if (vcb) {
          const cs = commentString(vcb);
          ws += `
${stringifyComment.indentComment(cs, ctx.indent)}`;
        }
        if (valueStr === "" && !ctx.inFlow) {
          if (ws === "\n" && valueComment)
            ws = "\n\n";
        } else {
          ws += `
${ctx.indent}`;
        }
      } else if (!explicitKey && identity.isCollection(value)) {
        const vs0 = valueStr[0];
        const nl0 = valueStr.indexOf("\n");
        const hasNewline = nl0 !== -1;
        const flow2 = ctx.inFlow ?? value.flow ?? value.items.length === 0;
        if (hasNewline || !flow2) {
          let hasPropsLine = false;
          if (hasNewline && (vs0 === "&" || vs0 === "!")) {
            let sp0 = valueStr.indexOf(" ");
            if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
              sp0 = valueStr.indexOf(" ", sp0 + 1);
            }
            if (sp0 === -1 || nl0 < sp0)
              hasPropsLine = true;
          }
          if (!hasPropsLine)
            ws = `
${ctx.indent}`;
        }
      } else if (valueStr === "" || valueStr[0] === "\n") {
        ws = "";
      }
      str += ws + valueStr;
      if (ctx.inFlow) {
        if (valueCommentDone && onComment)
          onComment();
      } else if (valueComment && !valueCommentDone) {
        str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
      } else if (chompKeep && onChompKeep) {
        onChompKeep();
      }
      return str;
    }
    exports.stringifyPair = stringifyPair;
  }
});

// node_modules/yaml/dist/log.js
var require_log = __commonJS({
  "node_modules/yaml/dist/log.js"(exports) {
    "use strict";
    var node_process = __require("process");
    function debug(logLevel, ...messages) {
      if (logLevel === "debug")
        console.log(...messages);
    }
    function warn2(logLevel, warning3) {
      if (logLevel === "debug" || logLevel === "warn") {
        if (typeof node_process.emitWarning === "function")
          node_process.emitWarning(warning3);
        else
          console.warn(warning3);
      }
    }
    exports.debug = debug;
    exports.warn = warn2;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/merge.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var MERGE_KEY = "<<";
    var merge2 = {
      identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
      default: "key",
      tag: "tag:yaml.org,2002:merge",
      test: /^<<$/,
      resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), {
        addToJSMap: addMergeToJSMap
      }),
      stringify: () => MERGE_KEY
    };
    var isMergeKey = (ctx, key) => (merge2.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge2.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge2.tag && tag.default);
    function addMergeToJSMap(ctx, map, value) {
      const source = resolveAliasValue(ctx, value);
      if (identity.isSeq(source))
        for (const it of source.items)
          mergeValue(ctx, map, it);
      else if (Array.isArray(source))
        for (const it of source)
          mergeValue(ctx, map, it);
      else
        mergeValue(ctx, map, source);
    }
    function mergeValue(ctx, map, value) {
      const source = resolveAliasValue(ctx, value);
      if (!identity.isMap(source))
        throw new Error("Merge sources must be maps or map aliases");
      const srcMap = source.toJSON(null, ctx, Map);
      for (const [key, value2] of srcMap) {
        if (map instanceof Map) {
          if (!map.has(key))
            map.set(key, value2);
        } else if (map instanceof Set) {
          map.add(key);
        } else if (!Object.prototype.hasOwnProperty.call(map, key)) {
          Object.defineProperty(map, key, {
            value: value2,
            writable: true,
            enumerable: true,
            configurable: true
          });
        }
      }
      return map;
    }
    function resolveAliasValue(ctx, value) {
      return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
    }
    exports.addMergeToJSMap = addMergeToJSMap;
    exports.isMergeKey = isMergeKey;
    exports.merge = merge2;
  }
});

// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = __commonJS({
  "node_modules/yaml/dist/nodes/addPairToJSMap.js"(exports) {
    "use strict";
    var log = require_log();
    var merge2 = require_merge();
    var stringify = require_stringify();
    var identity = require_identity();
    var toJS = require_toJS();
    function addPairToJSMap(ctx, map, { key, value }) {
      if (identity.isNode(key) && key.addToJSMap)
        key.addToJSMap(ctx, map, value);
      else if (merge2.isMergeKey(ctx, key))
        merge2.addMergeToJSMap(ctx, map, value);
      else {
        const jsKey = toJS.toJS(key, "", ctx);
        if (map instanceof Map) {
          map.set(jsKey, toJS.toJS(value, jsKey, ctx));
        } else if (map instanceof Set) {
          map.add(jsKey);
        } else {
          const stringKey = stringifyKey(key, jsKey, ctx);
          const jsValue = toJS.toJS(value, stringKey, ctx);
          if (stringKey in map)
            Object.defineProperty(map, stringKey, {
              value: jsValue,
              writable: true,
              enumerable: true,
              configurable: true
            });
          else
            map[stringKey] = jsValue;
        }
      }
      return map;
    }
    function stringifyKey(key, jsKey, ctx) {
      if (jsKey === null)
        return "";
      if (typeof jsKey !== "object")
        return String(jsKey);
      if (identity.isNode(key) && ctx?.doc) {
        const strCtx = stringify.createStringifyContext(ctx.doc, {});
        strCtx.anchors = /* @__PURE__ */ new Set();
        for (const node of ctx.anchors.keys())
          strCtx.anchors.add(node.anchor);
        strCtx.inFlow = true;
        strCtx.inStringifyKey = true;
        const strKey = key.toString(strCtx);
        if (!ctx.mapKeyWarned) {
          let jsonStr = JSON.stringify(strKey);
          if (jsonStr.length > 40)
            jsonStr = jsonStr.substring(0, 36) + '..."';
          log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
          ctx.mapKeyWarned = true;
        }
        return strKey;
      }
      return JSON.stringify(jsKey);
    }
    exports.addPairToJSMap = addPairToJSMap;
  }
});

// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = __commonJS({
  "node_modules/yaml/dist/nodes/Pair.js"(exports) {
    "use strict";
    var createNode = require_createNode();
    var stringifyPair = require_stringifyPair();
    var addPairToJSMap = require_addPairToJSMap();
    var identity = require_identity();
    function createPair(key, value, ctx) {
      const k = createNode.createNode(key, void 0, ctx);
      const v = createNode.createNode(value, void 0, ctx);
      return new Pair(k, v);
    }
    var Pair = class _Pair {
      constructor(key, value = null) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
        this.key = key;
        this.value = value;
      }
      clone(schema) {
        let { key, value } = this;
        if (identity.isNode(key))
          key = key.clone(schema);
        if (identity.isNode(value))
          value = value.clone(schema);
        return new _Pair(key, value);
      }
      toJSON(_, ctx) {
        const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        return addPairToJSMap.addPairToJSMap(ctx, pair, this);
      }
      toString(ctx, onComment, onChompKeep) {
        return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
      }
    };
    exports.Pair = Pair;
    exports.createPair = createPair;
  }
});

// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyCollection.js"(exports) {
    "use strict";
    var identity = require_identity();
    var stringify = require_stringify();
    var stringifyComment = require_stringifyComment();
    function stringifyCollection(collection, ctx, options) {
      const flow2 = ctx.inFlow ?? collection.flow;
      const stringify2 = flow2 ? stringifyFlowCollection : stringifyBlockCollection;
      return stringify2(collection, ctx, options);
    }
    function stringifyBlockCollection({ comment: comment2, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
      const { indent, options: { commentString } } = ctx;
      const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
      let chompKeep = false;
      const lines = [];
      for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment3 = null;
        if (identity.isNode(item)) {
          if (!chompKeep && item.spaceBefore)
            lines.push("");
          addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
          if (item.comment)
            comment3 = item.comment;
        } else if (identity.isPair(item)) {
          const ik = identity.isNode(item.key) ? item.key : null;
          if (ik) {
            if (!chompKeep && ik.spaceBefore)
              lines.push("");
            addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
          }
        }
        chompKeep = false;
        let str2 = stringify.stringify(item, itemCtx, () => comment3 = null, () => chompKeep = true);
        if (comment3)
          str2 += stringifyComment.lineComment(str2, itemIndent, commentString(comment3));
        if (chompKeep && comment3)
          chompKeep = false;
        lines.push(blockItemPrefix + str2);
      }
      let str;
      if (lines.length === 0) {
        str = flowChars.start + flowChars.end;
      } else {
        str = lines[0];
        for (let i = 1; i < lines.length; ++i) {
          const line = lines[i];
          str += line ? `
${indent}${line}` : "\n";
        }
      }
      if (comment2) {
        str += "\n" + stringifyComment.indentComment(commentString(comment2), indent);
        if (onComment)
          onComment();
      } else if (chompKeep && onChompKeep)
        onChompKeep();
      return str;
    }
    function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
      const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
      itemIndent += indentStep;
      const itemCtx = Object.assign({}, ctx, {
        indent: itemIndent,
        inFlow: true,
        type: null
      });
      let reqNewline = false;
      let linesAtValue = 0;
      const lines = [];
      for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment2 = null;
        if (identity.isNode(item)) {
          if (item.spaceBefore)
            lines.push("");
          addCommentBefore(ctx, lines, item.commentBefore, false);
          if (item.comment)
            comment2 = item.comment;
        } else if (identity.isPair(item)) {
          const ik = identity.isNode(item.key) ? item.key : null;
          if (ik) {
            if (ik.spaceBefore)
              lines.push("");
            addCommentBefore(ctx, lines, ik.commentBefore, false);
            if (ik.comment)
              reqNewline = true;
          }
          const iv = identity.isNode(item.value) ? item.value : null;
          if (iv) {
            if (iv.comment)
              comment2 = iv.comment;
            if (iv.commentBefore)
              reqNewline = true;
          } else if (item.value == null && ik?.comment) {
            comment2 = ik.comment;
          }
        }
        if (comment2)
          reqNewline = true;
        let str = stringify.stringify(item, itemCtx, () => comment2 = null);
        reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
        if (i < items.length - 1) {
          str += ",";
        } else if (ctx.options.trailingComma) {
          if (ctx.options.lineWidth > 0) {
            reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
          }
          if (reqNewline) {
            str += ",";
          }
        }
        if (comment2)
          str += stringifyComment.lineComment(str, itemIndent, commentString(comment2));
        lines.push(str);
        linesAtValue = lines.length;
      }
      const { start: start2, end } = flowChars;
      if (lines.length === 0) {
        return start2 + end;
      } else {
        if (!reqNewline) {
          const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
          reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
        }
        if (reqNewline) {
          let str = start2;
          for (const line of lines)
            str += line ? `
${indentStep}${indent}${line}` : "\n";
          return `${str}
${indent}${end}`;
        } else {
          return `${start2}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
        }
      }
    }
    function addCommentBefore({ indent, options: { commentString } }, lines, comment2, chompKeep) {
      if (comment2 && chompKeep)
        comment2 = comment2.replace(/^\n+/, "");
      if (comment2) {
        const ic = stringifyComment.indentComment(commentString(comment2), indent);
        lines.push(ic.trimStart());
      }
    }
    exports.stringifyCollection = stringifyCollection;
  }
});

// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = __commonJS({
  "node_modules/yaml/dist/nodes/YAMLMap.js"(exports) {
    "use strict";
    var stringifyCollection = require_stringifyCollection();
    var addPairToJSMap = require_addPairToJSMap();
    var Collection = require_Collection();
    var identity = require_identity();
    var Pair = require_Pair();
    var Scalar = require_Scalar();
    function findPair(items, key) {
      const k = identity.isScalar(key) ? key.value : key;
      for (const it of items) {
        if (identity.isPair(it)) {
          if (it.key === key || it.key === k)
            return it;
          if (identity.isScalar(it.key) && it.key.value === k)
            return it;
        }
      }
      return void 0;
    }
    var YAMLMap = class extends Collection.Collection {
      static get tagName() {
        return "tag:yaml.org,2002:map";
      }
      constructor(schema) {
        super(identity.MAP, schema);
        this.items = [];
      }
      /**
       * A generic collection parsing method that can be extended
       * to other node classes that inherit from YAMLMap
       */
      static from(schema, obj, ctx) {
        const { keepUndefined, replacer } = ctx;
        const map = new this(schema);
        const add2 = (key, value) => {
          if (typeof replacer === "function")
            value = replacer.call(obj, key, value);
          else if (Array.isArray(replacer) && !replacer.includes(key))
            return;
          if (value !== void 0 || keepUndefined)
            map.items.push(Pair.createPair(key, value, ctx));
        };
        if (obj instanceof Map) {
          for (const [key, value] of obj)
            add2(key, value);
        } else if (obj && typeof obj === "object") {
          for (const key of Object.keys(obj))
            add2(key, obj[key]);
        }
        if (typeof schema.sortMapEntries === "function") {
          map.items.sort(schema.sortMapEntries);
        }
        return map;
      }
      /**
       * Adds a value to the collection.
       *
       * @param overwrite - If not set `true`, using a key that is already in the
       *   collection will throw. Otherwise, overwrites the previous value.
       */
      add(pair, overwrite) {
        let _pair;
        if (identity.isPair(pair))
          _pair = pair;
        else if (!pair || typeof pair !== "object" || !("key" in pair)) {
          _pair = new Pair.Pair(pair, pair?.value);
        } else
          _pair = new Pair.Pair(pair.key, pair.value);
        const prev = findPair(this.items, _pair.key);
        const sortEntries = this.schema?.sortMapEntries;
        if (prev) {
          if (!overwrite)
            throw new Error(`Key ${_pair.key} already set`);
          if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value))
            prev.value.value = _pair.value;
          else
            prev.value = _pair.value;
        } else if (sortEntries) {
          const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
          if (i === -1)
            this.items.push(_pair);
          else
            this.items.splice(i, 0, _pair);
        } else {
          this.items.push(_pair);
        }
      }
      delete(key) {
        const it = findPair(this.items, key);
        if (!it)
          return false;
        const del = this.items.splice(this.items.indexOf(it), 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const it = findPair(this.items, key);
        const node = it?.value;
        return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
      }
      has(key) {
        return !!findPair(this.items, key);
      }
      set(key, value) {
        this.add(new Pair.Pair(key, value), true);
      }
      /**
       * @param ctx - Conversion context, originally set in Document#toJS()
       * @param {Class} Type - If set, forces the returned collection type
       * @returns Instance of Type, Map, or Object
       */
      toJSON(_, ctx, Type) {
        const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        if (ctx?.onCreate)
          ctx.onCreate(map);
        for (const item of this.items)
          addPairToJSMap.addPairToJSMap(ctx, map, item);
        return map;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        for (const item of this.items) {
          if (!identity.isPair(item))
            throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
        }
        if (!ctx.allNullValues && this.hasAllNullValues(false))
          ctx = Object.assign({}, ctx, { allNullValues: true });
        return stringifyCollection.stringifyCollection(this, ctx, {
          blockItemPrefix: "",
          flowChars: { start: "{", end: "}" },
          itemIndent: ctx.indent || "",
          onChompKeep,
          onComment
        });
      }
    };
    exports.YAMLMap = YAMLMap;
    exports.findPair = findPair;
  }
});

// node_modules/yaml/dist/schema/common/map.js
var require_map = __commonJS({
  "node_modules/yaml/dist/schema/common/map.js"(exports) {
    "use strict";
    var identity = require_identity();
    var YAMLMap = require_YAMLMap();
    var map = {
      collection: "map",
      default: true,
      nodeClass: YAMLMap.YAMLMap,
      tag: "tag:yaml.org,2002:map",
      resolve(map2, onError) {
        if (!identity.isMap(map2))
          onError("Expected a mapping for this tag");
        return map2;
      },
      createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
    };
    exports.map = map;
  }
});

// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = __commonJS({
  "node_modules/yaml/dist/nodes/YAMLSeq.js"(exports) {
    "use strict";
    var createNode = require_createNode();
    var stringifyCollection = require_stringifyCollection();
    var Collection = require_Collection();
    var identity = require_identity();
    var Scalar = require_Scalar();
    var toJS = require_toJS();
    var YAMLSeq = class extends Collection.Collection {
      static get tagName() {
        return "tag:yaml.org,2002:seq";
      }
      constructor(schema) {
        super(identity.SEQ, schema);
        this.items = [];
      }
      add(value) {
        this.items.push(value);
      }
      /**
       * Removes a value from the collection.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       *
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return false;
        const del = this.items.splice(idx, 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return void 0;
        const it = this.items[idx];
        return !keepScalar && identity.isScalar(it) ? it.value : it;
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       */
      has(key) {
        const idx = asItemIndex(key);
        return typeof idx === "number" && idx < this.items.length;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       *
       * If `key` does not contain a representation of an integer, this will throw.
       * It may be wrapped in a `Scalar`.
       */
      set(key, value) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          throw new Error(`Expected a valid index, not ${key}.`);
        const prev = this.items[idx];
        if (identity.isScalar(prev) && Scalar.isScalarValue(value))
          prev.value = value;
        else
          this.items[idx] = value;
      }
      toJSON(_, ctx) {
        const seq = [];
        if (ctx?.onCreate)
          ctx.onCreate(seq);
        let i = 0;
        for (const item of this.items)
          seq.push(toJS.toJS(item, String(i++), ctx));
        return seq;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        return stringifyCollection.stringifyCollection(this, ctx, {
          blockItemPrefix: "- ",
          flowChars: { start: "[", end: "]" },
          itemIndent: (ctx.indent || "") + "  ",
          onChompKeep,
          onComment
        });
      }
      static from(schema, obj, ctx) {
        const { replacer } = ctx;
        const seq = new this(schema);
        if (obj && Symbol.iterator in Object(obj)) {
          let i = 0;
          for (let it of obj) {
            if (typeof replacer === "function") {
              const key = obj instanceof Set ? it : String(i++);
              it = replacer.call(obj, key, it);
            }
            seq.items.push(createNode.createNode(it, void 0, ctx));
          }
        }
        return seq;
      }
    };
    function asItemIndex(key) {
      let idx = identity.isScalar(key) ? key.value : key;
      if (idx && typeof idx === "string")
        idx = Number(idx);
      return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
    }
    exports.YAMLSeq = YAMLSeq;
  }
});

// node_modules/yaml/dist/schema/common/seq.js
var require_seq = __commonJS({
  "node_modules/yaml/dist/schema/common/seq.js"(exports) {
    "use strict";
    var identity = require_identity();
    var YAMLSeq = require_YAMLSeq();
    var seq = {
      collection: "seq",
      default: true,
      nodeClass: YAMLSeq.YAMLSeq,
      tag: "tag:yaml.org,2002:seq",
      resolve(seq2, onError) {
        if (!identity.isSeq(seq2))
          onError("Expected a sequence for this tag");
        return seq2;
      },
      createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
    };
    exports.seq = seq;
  }
});

// node_modules/yaml/dist/schema/common/string.js
var require_string = __commonJS({
  "node_modules/yaml/dist/schema/common/string.js"(exports) {
    "use strict";
    var stringifyString = require_stringifyString();
    var string = {
      identify: (value) => typeof value === "string",
      default: true,
      tag: "tag:yaml.org,2002:str",
      resolve: (str) => str,
      stringify(item, ctx, onComment, onChompKeep) {
        ctx = Object.assign({ actualString: true }, ctx);
        return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
      }
    };
    exports.string = string;
  }
});

// node_modules/yaml/dist/schema/common/null.js
var require_null = __commonJS({
  "node_modules/yaml/dist/schema/common/null.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var nullTag = {
      identify: (value) => value == null,
      createNode: () => new Scalar.Scalar(null),
      default: true,
      tag: "tag:yaml.org,2002:null",
      test: /^(?:~|[Nn]ull|NULL)?$/,
      resolve: () => new Scalar.Scalar(null),
      stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
    };
    exports.nullTag = nullTag;
  }
});

// node_modules/yaml/dist/schema/core/bool.js
var require_bool = __commonJS({
  "node_modules/yaml/dist/schema/core/bool.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var boolTag = {
      identify: (value) => typeof value === "boolean",
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
      resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
      stringify({ source, value }, ctx) {
        if (source && boolTag.test.test(source)) {
          const sv = source[0] === "t" || source[0] === "T";
          if (value === sv)
            return source;
        }
        return value ? ctx.options.trueStr : ctx.options.falseStr;
      }
    };
    exports.boolTag = boolTag;
  }
});

// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyNumber.js"(exports) {
    "use strict";
    function stringifyNumber({ format, minFractionDigits, tag, value }) {
      if (typeof value === "bigint")
        return String(value);
      const num = typeof value === "number" ? value : Number(value);
      if (!isFinite(num))
        return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
      let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
      if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
        let i = n.indexOf(".");
        if (i < 0) {
          i = n.length;
          n += ".";
        }
        let d = minFractionDigits - (n.length - i - 1);
        while (d-- > 0)
          n += "0";
      }
      return n;
    }
    exports.stringifyNumber = stringifyNumber;
  }
});

// node_modules/yaml/dist/schema/core/float.js
var require_float = __commonJS({
  "node_modules/yaml/dist/schema/core/float.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var stringifyNumber = require_stringifyNumber();
    var floatNaN = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber.stringifyNumber
    };
    var floatExp = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
      resolve: (str) => parseFloat(str),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
      }
    };
    var float = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
      resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str));
        const dot = str.indexOf(".");
        if (dot !== -1 && str[str.length - 1] === "0")
          node.minFractionDigits = str.length - dot - 1;
        return node;
      },
      stringify: stringifyNumber.stringifyNumber
    };
    exports.float = float;
    exports.floatExp = floatExp;
    exports.floatNaN = floatNaN;
  }
});

// node_modules/yaml/dist/schema/core/int.js
var require_int = __commonJS({
  "node_modules/yaml/dist/schema/core/int.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
    var intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
    function intStringify(node, radix, prefix) {
      const { value } = node;
      if (intIdentify(value) && value >= 0)
        return prefix + value.toString(radix);
      return stringifyNumber.stringifyNumber(node);
    }
    var intOct = {
      identify: (value) => intIdentify(value) && value >= 0,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^0o[0-7]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
      stringify: (node) => intStringify(node, 8, "0o")
    };
    var int = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
      stringify: stringifyNumber.stringifyNumber
    };
    var intHex = {
      identify: (value) => intIdentify(value) && value >= 0,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^0x[0-9a-fA-F]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
      stringify: (node) => intStringify(node, 16, "0x")
    };
    exports.int = int;
    exports.intHex = intHex;
    exports.intOct = intOct;
  }
});

// node_modules/yaml/dist/schema/core/schema.js
var require_schema = __commonJS({
  "node_modules/yaml/dist/schema/core/schema.js"(exports) {
    "use strict";
    var map = require_map();
    var _null = require_null();
    var seq = require_seq();
    var string = require_string();
    var bool = require_bool();
    var float = require_float();
    var int = require_int();
    var schema = [
      map.map,
      seq.seq,
      string.string,
      _null.nullTag,
      bool.boolTag,
      int.intOct,
      int.int,
      int.intHex,
      float.floatNaN,
      float.floatExp,
      float.float
    ];
    exports.schema = schema;
  }
});

// node_modules/yaml/dist/schema/json/schema.js
var require_schema2 = __commonJS({
  "node_modules/yaml/dist/schema/json/schema.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var map = require_map();
    var seq = require_seq();
    function intIdentify(value) {
      return typeof value === "bigint" || Number.isInteger(value);
    }
    var stringifyJSON = ({ value }) => JSON.stringify(value);
    var jsonScalars = [
      {
        identify: (value) => typeof value === "string",
        default: true,
        tag: "tag:yaml.org,2002:str",
        resolve: (str) => str,
        stringify: stringifyJSON
      },
      {
        identify: (value) => value == null,
        createNode: () => new Scalar.Scalar(null),
        default: true,
        tag: "tag:yaml.org,2002:null",
        test: /^null$/,
        resolve: () => null,
        stringify: stringifyJSON
      },
      {
        identify: (value) => typeof value === "boolean",
        default: true,
        tag: "tag:yaml.org,2002:bool",
        test: /^true$|^false$/,
        resolve: (str) => str === "true",
        stringify: stringifyJSON
      },
      {
        identify: intIdentify,
        default: true,
        tag: "tag:yaml.org,2002:int",
        test: /^-?(?:0|[1-9][0-9]*)$/,
        resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
        stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
      },
      {
        identify: (value) => typeof value === "number",
        default: true,
        tag: "tag:yaml.org,2002:float",
        test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
        resolve: (str) => parseFloat(str),
        stringify: stringifyJSON
      }
    ];
    var jsonError = {
      default: true,
      tag: "",
      test: /^/,
      resolve(str, onError) {
        onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
        return str;
      }
    };
    var schema = [map.map, seq.seq].concat(jsonScalars, jsonError);
    exports.schema = schema;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/binary.js"(exports) {
    "use strict";
    var node_buffer = __require("buffer");
    var Scalar = require_Scalar();
    var stringifyString = require_stringifyString();
    var binary = {
      identify: (value) => value instanceof Uint8Array,
      // Buffer inherits from Uint8Array
      default: false,
      tag: "tag:yaml.org,2002:binary",
      /**
       * Returns a Buffer in node and an Uint8Array in browsers
       *
       * To use the resulting buffer as an image, you'll want to do something like:
       *
       *   const blob = new Blob([buffer], { type: 'image/jpeg' })
       *   document.querySelector('#photo').src = URL.createObjectURL(blob)
       */
      resolve(src, onError) {
        if (typeof node_buffer.Buffer === "function") {
          return node_buffer.Buffer.from(src, "base64");
        } else if (typeof atob === "function") {
          const str = atob(src.replace(/[\n\r]/g, ""));
          const buffer = new Uint8Array(str.length);
          for (let i = 0; i < str.length; ++i)
            buffer[i] = str.charCodeAt(i);
          return buffer;
        } else {
          onError("This environment does not support reading binary tags; either Buffer or atob is required");
          return src;
        }
      },
      stringify({ comment: comment2, type, value }, ctx, onComment, onChompKeep) {
        if (!value)
          return "";
        const buf = value;
        let str;
        if (typeof node_buffer.Buffer === "function") {
          str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
        } else if (typeof btoa === "function") {
          let s = "";
          for (let i = 0; i < buf.length; ++i)
            s += String.fromCharCode(buf[i]);
          str = btoa(s);
        } else {
          throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
        }
        type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
        if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
          const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
          const n = Math.ceil(str.length / lineWidth);
          const lines = new Array(n);
          for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
            lines[i] = str.substr(o, lineWidth);
          }
          str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
        }
        return stringifyString.stringifyString({ comment: comment2, type, value: str }, ctx, onComment, onChompKeep);
      }
    };
    exports.binary = binary;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/pairs.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Pair = require_Pair();
    var Scalar = require_Scalar();
    var YAMLSeq = require_YAMLSeq();
    function resolvePairs(seq, onError) {
      if (identity.isSeq(seq)) {
        for (let i = 0; i < seq.items.length; ++i) {
          let item = seq.items[i];
          if (identity.isPair(item))
            continue;
          else if (identity.isMap(item)) {
            if (item.items.length > 1)
              onError("Each pair must have its own sequence indicator");
            const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
            if (item.commentBefore)
              pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore;
            if (item.comment) {
              const cn = pair.value ?? pair.key;
              cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
            }
            item = pair;
          }
          seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
        }
      } else
        onError("Expected a sequence for this tag");
      return seq;
    }
    function createPairs(schema, iterable, ctx) {
      const { replacer } = ctx;
      const pairs2 = new YAMLSeq.YAMLSeq(schema);
      pairs2.tag = "tag:yaml.org,2002:pairs";
      let i = 0;
      if (iterable && Symbol.iterator in Object(iterable))
        for (let it of iterable) {
          if (typeof replacer === "function")
            it = replacer.call(iterable, String(i++), it);
          let key, value;
          if (Array.isArray(it)) {
            if (it.length === 2) {
              key = it[0];
              value = it[1];
            } else
              throw new TypeError(`Expected [key, value] tuple: ${it}`);
          } else if (it && it instanceof Object) {
            const keys = Object.keys(it);
            if (keys.length === 1) {
              key = keys[0];
              value = it[key];
            } else {
              throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
            }
          } else {
            key = it;
          }
          pairs2.items.push(Pair.createPair(key, value, ctx));
        }
      return pairs2;
    }
    var pairs = {
      collection: "seq",
      default: false,
      tag: "tag:yaml.org,2002:pairs",
      resolve: resolvePairs,
      createNode: createPairs
    };
    exports.createPairs = createPairs;
    exports.pairs = pairs;
    exports.resolvePairs = resolvePairs;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/omap.js"(exports) {
    "use strict";
    var identity = require_identity();
    var toJS = require_toJS();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var pairs = require_pairs();
    var YAMLOMap = class _YAMLOMap extends YAMLSeq.YAMLSeq {
      constructor() {
        super();
        this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
        this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
        this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
        this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
        this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
        this.tag = _YAMLOMap.tag;
      }
      /**
       * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
       * but TypeScript won't allow widening the signature of a child method.
       */
      toJSON(_, ctx) {
        if (!ctx)
          return super.toJSON(_);
        const map = /* @__PURE__ */ new Map();
        if (ctx?.onCreate)
          ctx.onCreate(map);
        for (const pair of this.items) {
          let key, value;
          if (identity.isPair(pair)) {
            key = toJS.toJS(pair.key, "", ctx);
            value = toJS.toJS(pair.value, key, ctx);
          } else {
            key = toJS.toJS(pair, "", ctx);
          }
          if (map.has(key))
            throw new Error("Ordered maps must not include duplicate keys");
          map.set(key, value);
        }
        return map;
      }
      static from(schema, iterable, ctx) {
        const pairs$1 = pairs.createPairs(schema, iterable, ctx);
        const omap2 = new this();
        omap2.items = pairs$1.items;
        return omap2;
      }
    };
    YAMLOMap.tag = "tag:yaml.org,2002:omap";
    var omap = {
      collection: "seq",
      identify: (value) => value instanceof Map,
      nodeClass: YAMLOMap,
      default: false,
      tag: "tag:yaml.org,2002:omap",
      resolve(seq, onError) {
        const pairs$1 = pairs.resolvePairs(seq, onError);
        const seenKeys = [];
        for (const { key } of pairs$1.items) {
          if (identity.isScalar(key)) {
            if (seenKeys.includes(key.value)) {
              onError(`Ordered maps must not include duplicate keys: ${key.value}`);
            } else {
              seenKeys.push(key.value);
            }
          }
        }
        return Object.assign(new YAMLOMap(), pairs$1);
      },
      createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
    };
    exports.YAMLOMap = YAMLOMap;
    exports.omap = omap;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool2 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/bool.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    function boolStringify({ value, source }, ctx) {
      const boolObj = value ? trueTag : falseTag;
      if (source && boolObj.test.test(source))
        return source;
      return value ? ctx.options.trueStr : ctx.options.falseStr;
    }
    var trueTag = {
      identify: (value) => value === true,
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
      resolve: () => new Scalar.Scalar(true),
      stringify: boolStringify
    };
    var falseTag = {
      identify: (value) => value === false,
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
      resolve: () => new Scalar.Scalar(false),
      stringify: boolStringify
    };
    exports.falseTag = falseTag;
    exports.trueTag = trueTag;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float2 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/float.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var stringifyNumber = require_stringifyNumber();
    var floatNaN = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber.stringifyNumber
    };
    var floatExp = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
      resolve: (str) => parseFloat(str.replace(/_/g, "")),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
      }
    };
    var float = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
      resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
        const dot = str.indexOf(".");
        if (dot !== -1) {
          const f = str.substring(dot + 1).replace(/_/g, "");
          if (f[f.length - 1] === "0")
            node.minFractionDigits = f.length;
        }
        return node;
      },
      stringify: stringifyNumber.stringifyNumber
    };
    exports.float = float;
    exports.floatExp = floatExp;
    exports.floatNaN = floatNaN;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int2 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/int.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
    function intResolve(str, offset, radix, { intAsBigInt }) {
      const sign = str[0];
      if (sign === "-" || sign === "+")
        offset += 1;
      str = str.substring(offset).replace(/_/g, "");
      if (intAsBigInt) {
        switch (radix) {
          case 2:
            str = `0b${str}`;
            break;
          case 8:
            str = `0o${str}`;
            break;
          case 16:
            str = `0x${str}`;
            break;
        }
        const n2 = BigInt(str);
        return sign === "-" ? BigInt(-1) * n2 : n2;
      }
      const n = parseInt(str, radix);
      return sign === "-" ? -1 * n : n;
    }
    function intStringify(node, radix, prefix) {
      const { value } = node;
      if (intIdentify(value)) {
        const str = value.toString(radix);
        return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
      }
      return stringifyNumber.stringifyNumber(node);
    }
    var intBin = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "BIN",
      test: /^[-+]?0b[0-1_]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
      stringify: (node) => intStringify(node, 2, "0b")
    };
    var intOct = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^[-+]?0[0-7_]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
      stringify: (node) => intStringify(node, 8, "0")
    };
    var int = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9][0-9_]*$/,
      resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
      stringify: stringifyNumber.stringifyNumber
    };
    var intHex = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^[-+]?0x[0-9a-fA-F_]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
      stringify: (node) => intStringify(node, 16, "0x")
    };
    exports.int = int;
    exports.intBin = intBin;
    exports.intHex = intHex;
    exports.intOct = intOct;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/set.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Pair = require_Pair();
    var YAMLMap = require_YAMLMap();
    var YAMLSet = class _YAMLSet extends YAMLMap.YAMLMap {
      constructor(schema) {
        super(schema);
        this.tag = _YAMLSet.tag;
      }
      add(key) {
        let pair;
        if (identity.isPair(key))
          pair = key;
        else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
          pair = new Pair.Pair(key.key, null);
        else
          pair = new Pair.Pair(key, null);
        const prev = YAMLMap.findPair(this.items, pair.key);
        if (!prev)
          this.items.push(pair);
      }
      /**
       * If `keepPair` is `true`, returns the Pair matching `key`.
       * Otherwise, returns the value of that Pair's key.
       */
      get(key, keepPair) {
        const pair = YAMLMap.findPair(this.items, key);
        return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
      }
      set(key, value) {
        if (typeof value !== "boolean")
          throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
        const prev = YAMLMap.findPair(this.items, key);
        if (prev && !value) {
          this.items.splice(this.items.indexOf(prev), 1);
        } else if (!prev && value) {
          this.items.push(new Pair.Pair(key));
        }
      }
      toJSON(_, ctx) {
        return super.toJSON(_, ctx, Set);
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        if (this.hasAllNullValues(true))
          return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
        else
          throw new Error("Set items must all have null values");
      }
      static from(schema, iterable, ctx) {
        const { replacer } = ctx;
        const set2 = new this(schema);
        if (iterable && Symbol.iterator in Object(iterable))
          for (let value of iterable) {
            if (typeof replacer === "function")
              value = replacer.call(iterable, value, value);
            set2.items.push(Pair.createPair(value, null, ctx));
          }
        return set2;
      }
    };
    YAMLSet.tag = "tag:yaml.org,2002:set";
    var set = {
      collection: "map",
      identify: (value) => value instanceof Set,
      nodeClass: YAMLSet,
      default: false,
      tag: "tag:yaml.org,2002:set",
      createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
      resolve(map, onError) {
        if (identity.isMap(map)) {
          if (map.hasAllNullValues(true))
            return Object.assign(new YAMLSet(), map);
          else
            onError("Set items must all have null values");
        } else
          onError("Expected a mapping for this tag");
        return map;
      }
    };
    exports.YAMLSet = YAMLSet;
    exports.set = set;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    function parseSexagesimal(str, asBigInt) {
      const sign = str[0];
      const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
      const num = (n) => asBigInt ? BigInt(n) : Number(n);
      const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
      return sign === "-" ? num(-1) * res : res;
    }
    function stringifySexagesimal(node) {
      let { value } = node;
      let num = (n) => n;
      if (typeof value === "bigint")
        num = (n) => BigInt(n);
      else if (isNaN(value) || !isFinite(value))
        return stringifyNumber.stringifyNumber(node);
      let sign = "";
      if (value < 0) {
        sign = "-";
        value *= num(-1);
      }
      const _60 = num(60);
      const parts = [value % _60];
      if (value < 60) {
        parts.unshift(0);
      } else {
        value = (value - parts[0]) / _60;
        parts.unshift(value % _60);
        if (value >= 60) {
          value = (value - parts[0]) / _60;
          parts.unshift(value);
        }
      }
      return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
    }
    var intTime = {
      identify: (value) => typeof value === "bigint" || Number.isInteger(value),
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
      resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
      stringify: stringifySexagesimal
    };
    var floatTime = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
      resolve: (str) => parseSexagesimal(str, false),
      stringify: stringifySexagesimal
    };
    var timestamp2 = {
      identify: (value) => value instanceof Date,
      default: true,
      tag: "tag:yaml.org,2002:timestamp",
      // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
      // may be omitted altogether, resulting in a date format. In such a case, the time part is
      // assumed to be 00:00:00Z (start of day, UTC).
      test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
      resolve(str) {
        const match = str.match(timestamp2.test);
        if (!match)
          throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
        const [, year, month, day, hour, minute, second] = match.map(Number);
        const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
        let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
        const tz = match[8];
        if (tz && tz !== "Z") {
          let d = parseSexagesimal(tz, false);
          if (Math.abs(d) < 30)
            d *= 60;
          date -= 6e4 * d;
        }
        return new Date(date);
      },
      stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
    };
    exports.floatTime = floatTime;
    exports.intTime = intTime;
    exports.timestamp = timestamp2;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema3 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/schema.js"(exports) {
    "use strict";
    var map = require_map();
    var _null = require_null();
    var seq = require_seq();
    var string = require_string();
    var binary = require_binary();
    var bool = require_bool2();
    var float = require_float2();
    var int = require_int2();
    var merge2 = require_merge();
    var omap = require_omap();
    var pairs = require_pairs();
    var set = require_set();
    var timestamp2 = require_timestamp();
    var schema = [
      map.map,
      seq.seq,
      string.string,
      _null.nullTag,
      bool.trueTag,
      bool.falseTag,
      int.intBin,
      int.intOct,
      int.int,
      int.intHex,
      float.floatNaN,
      float.floatExp,
      float.float,
      binary.binary,
      merge2.merge,
      omap.omap,
      pairs.pairs,
      set.set,
      timestamp2.intTime,
      timestamp2.floatTime,
      timestamp2.timestamp
    ];
    exports.schema = schema;
  }
});

// node_modules/yaml/dist/schema/tags.js
var require_tags = __commonJS({
  "node_modules/yaml/dist/schema/tags.js"(exports) {
    "use strict";
    var map = require_map();
    var _null = require_null();
    var seq = require_seq();
    var string = require_string();
    var bool = require_bool();
    var float = require_float();
    var int = require_int();
    var schema = require_schema();
    var schema$1 = require_schema2();
    var binary = require_binary();
    var merge2 = require_merge();
    var omap = require_omap();
    var pairs = require_pairs();
    var schema$2 = require_schema3();
    var set = require_set();
    var timestamp2 = require_timestamp();
    var schemas = /* @__PURE__ */ new Map([
      ["core", schema.schema],
      ["failsafe", [map.map, seq.seq, string.string]],
      ["json", schema$1.schema],
      ["yaml11", schema$2.schema],
      ["yaml-1.1", schema$2.schema]
    ]);
    var tagsByName = {
      binary: binary.binary,
      bool: bool.boolTag,
      float: float.float,
      floatExp: float.floatExp,
      floatNaN: float.floatNaN,
      floatTime: timestamp2.floatTime,
      int: int.int,
      intHex: int.intHex,
      intOct: int.intOct,
      intTime: timestamp2.intTime,
      map: map.map,
      merge: merge2.merge,
      null: _null.nullTag,
      omap: omap.omap,
      pairs: pairs.pairs,
      seq: seq.seq,
      set: set.set,
      timestamp: timestamp2.timestamp
    };
    var coreKnownTags = {
      "tag:yaml.org,2002:binary": binary.binary,
      "tag:yaml.org,2002:merge": merge2.merge,
      "tag:yaml.org,2002:omap": omap.omap,
      "tag:yaml.org,2002:pairs": pairs.pairs,
      "tag:yaml.org,2002:set": set.set,
      "tag:yaml.org,2002:timestamp": timestamp2.timestamp
    };
    function getTags(customTags, schemaName, addMergeTag) {
      const schemaTags = schemas.get(schemaName);
      if (schemaTags && !customTags) {
        return addMergeTag && !schemaTags.includes(merge2.merge) ? schemaTags.concat(merge2.merge) : schemaTags.slice();
      }
      let tags = schemaTags;
      if (!tags) {
        if (Array.isArray(customTags))
          tags = [];
        else {
          const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
          throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
        }
      }
      if (Array.isArray(customTags)) {
        for (const tag of customTags)
          tags = tags.concat(tag);
      } else if (typeof customTags === "function") {
        tags = customTags(tags.slice());
      }
      if (addMergeTag)
        tags = tags.concat(merge2.merge);
      return tags.reduce((tags2, tag) => {
        const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
        if (!tagObj) {
          const tagName = JSON.stringify(tag);
          const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
          throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
        }
        if (!tags2.includes(tagObj))
          tags2.push(tagObj);
        return tags2;
      }, []);
    }
    exports.coreKnownTags = coreKnownTags;
    exports.getTags = getTags;
  }
});

// node_modules/yaml/dist/schema/Schema.js
var require_Schema = __commonJS({
  "node_modules/yaml/dist/schema/Schema.js"(exports) {
    "use strict";
    var identity = require_identity();
    var map = require_map();
    var seq = require_seq();
    var string = require_string();
    var tags = require_tags();
    var sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
    var Schema = class _Schema {
      constructor({ compat, customTags, merge: merge2, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
        this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
        this.name = typeof schema === "string" && schema || "core";
        this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
        this.tags = tags.getTags(customTags, this.name, merge2);
        this.toStringOptions = toStringDefaults ?? null;
        Object.defineProperty(this, identity.MAP, { value: map.map });
        Object.defineProperty(this, identity.SCALAR, { value: string.string });
        Object.defineProperty(this, identity.SEQ, { value: seq.seq });
        this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
      }
      clone() {
        const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
        copy.tags = this.tags.slice();
        return copy;
      }
    };
    exports.Schema = Schema;
  }
});

// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyDocument.js"(exports) {
    "use strict";
    var identity = require_identity();
    var stringify = require_stringify();
    var stringifyComment = require_stringifyComment();
    function stringifyDocument(doc, options) {
      const lines = [];
      let hasDirectives = options.directives === true;
      if (options.directives !== false && doc.directives) {
        const dir = doc.directives.toString(doc);
        if (dir) {
          lines.push(dir);
          hasDirectives = true;
        } else if (doc.directives.docStart)
          hasDirectives = true;
      }
      if (hasDirectives)
        lines.push("---");
      const ctx = stringify.createStringifyContext(doc, options);
      const { commentString } = ctx.options;
      if (doc.commentBefore) {
        if (lines.length !== 1)
          lines.unshift("");
        const cs = commentString(doc.commentBefore);
        lines.unshift(stringifyComment.indentComment(cs, ""));
      }
      let chompKeep = false;
      let contentComment = null;
      if (doc.contents) {
        if (identity.isNode(doc.contents)) {
          if (doc.contents.spaceBefore && hasDirectives)
            lines.push("");
          if (doc.contents.commentBefore) {
            const cs = commentString(doc.contents.commentBefore);
            lines.push(stringifyComment.indentComment(cs, ""));
          }
          ctx.forceBlockIndent = !!doc.comment;
          contentComment = doc.contents.comment;
        }
        const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
        let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
        if (contentComment)
          body += stringifyComment.lineComment(body, "", commentString(contentComment));
        if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") {
          lines[lines.length - 1] = `--- ${body}`;
        } else
          lines.push(body);
      } else {
        lines.push(stringify.stringify(doc.contents, ctx));
      }
      if (doc.directives?.docEnd) {
        if (doc.comment) {
          const cs = commentString(doc.comment);
          if (cs.includes("\n")) {
            lines.push("...");
            lines.push(stringifyComment.indentComment(cs, ""));
          } else {
            lines.push(`... ${cs}`);
          }
        } else {
          lines.push("...");
        }
      } else {
        let dc = doc.comment;
        if (dc && chompKeep)
          dc = dc.replace(/^\n+/, "");
        if (dc) {
          if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "")
            lines.push("");
          lines.push(stringifyComment.indentComment(commentString(dc), ""));
        }
      }
      return lines.join("\n") + "\n";
    }
    exports.stringifyDocument = stringifyDocument;
  }
});

// node_modules/yaml/dist/doc/Document.js
var require_Document = __commonJS({
  "node_modules/yaml/dist/doc/Document.js"(exports) {
    "use strict";
    var Alias = require_Alias();
    var Collection = require_Collection();
    var identity = require_identity();
    var Pair = require_Pair();
    var toJS = require_toJS();
    var Schema = require_Schema();
    var stringifyDocument = require_stringifyDocument();
    var anchors = require_anchors();
    var applyReviver = require_applyReviver();
    var createNode = require_createNode();
    var directives = require_directives();
    var Document = class _Document {
      constructor(value, replacer, options) {
        this.commentBefore = null;
        this.comment = null;
        this.errors = [];
        this.warnings = [];
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
        let _replacer = null;
        if (typeof replacer === "function" || Array.isArray(replacer)) {
          _replacer = replacer;
        } else if (options === void 0 && replacer) {
          options = replacer;
          replacer = void 0;
        }
        const opt = Object.assign({
          intAsBigInt: false,
          keepSourceTokens: false,
          logLevel: "warn",
          prettyErrors: true,
          strict: true,
          stringKeys: false,
          uniqueKeys: true,
          version: "1.2"
        }, options);
        this.options = opt;
        let { version: version2 } = opt;
        if (options?._directives) {
          this.directives = options._directives.atDocument();
          if (this.directives.yaml.explicit)
            version2 = this.directives.yaml.version;
        } else
          this.directives = new directives.Directives({ version: version2 });
        this.setSchema(version2, options);
        this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
      }
      /**
       * Create a deep copy of this Document and its contents.
       *
       * Custom Node values that inherit from `Object` still refer to their original instances.
       */
      clone() {
        const copy = Object.create(_Document.prototype, {
          [identity.NODE_TYPE]: { value: identity.DOC }
        });
        copy.commentBefore = this.commentBefore;
        copy.comment = this.comment;
        copy.errors = this.errors.slice();
        copy.warnings = this.warnings.slice();
        copy.options = Object.assign({}, this.options);
        if (this.directives)
          copy.directives = this.directives.clone();
        copy.schema = this.schema.clone();
        copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /** Adds a value to the document. */
      add(value) {
        if (assertCollection(this.contents))
          this.contents.add(value);
      }
      /** Adds a value to the document. */
      addIn(path, value) {
        if (assertCollection(this.contents))
          this.contents.addIn(path, value);
      }
      /**
       * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
       *
       * If `node` already has an anchor, `name` is ignored.
       * Otherwise, the `node.anchor` value will be set to `name`,
       * or if an anchor with that name is already present in the document,
       * `name` will be used as a prefix for a new unique anchor.
       * If `name` is undefined, the generated anchor will use 'a' as a prefix.
       */
      createAlias(node, name) {
        if (!node.anchor) {
          const prev = anchors.anchorNames(this);
          node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
        }
        return new Alias.Alias(node.anchor);
      }
      createNode(value, replacer, options) {
        let _replacer = void 0;
        if (typeof replacer === "function") {
          value = replacer.call({ "": value }, "", value);
          _replacer = replacer;
        } else if (Array.isArray(replacer)) {
          const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
          const asStr = replacer.filter(keyToStr).map(String);
          if (asStr.length > 0)
            replacer = replacer.concat(asStr);
          _replacer = replacer;
        } else if (options === void 0 && replacer) {
          options = replacer;
          replacer = void 0;
        }
        const { aliasDuplicateObjects, anchorPrefix, flow: flow2, keepUndefined, onTagObj, tag } = options ?? {};
        const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(
          this,
          // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          anchorPrefix || "a"
        );
        const ctx = {
          aliasDuplicateObjects: aliasDuplicateObjects ?? true,
          keepUndefined: keepUndefined ?? false,
          onAnchor,
          onTagObj,
          replacer: _replacer,
          schema: this.schema,
          sourceObjects
        };
        const node = createNode.createNode(value, tag, ctx);
        if (flow2 && identity.isCollection(node))
          node.flow = true;
        setAnchors();
        return node;
      }
      /**
       * Convert a key and a value into a `Pair` using the current schema,
       * recursively wrapping all values as `Scalar` or `Collection` nodes.
       */
      createPair(key, value, options = {}) {
        const k = this.createNode(key, null, options);
        const v = this.createNode(value, null, options);
        return new Pair.Pair(k, v);
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        return assertCollection(this.contents) ? this.contents.delete(key) : false;
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        if (Collection.isEmptyPath(path)) {
          if (this.contents == null)
            return false;
          this.contents = null;
          return true;
        }
        return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      get(key, keepScalar) {
        return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
      }
      /**
       * Returns item at `path`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        if (Collection.isEmptyPath(path))
          return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
        return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
      }
      /**
       * Checks if the document includes a value with the key `key`.
       */
      has(key) {
        return identity.isCollection(this.contents) ? this.contents.has(key) : false;
      }
      /**
       * Checks if the document includes a value at `path`.
       */
      hasIn(path) {
        if (Collection.isEmptyPath(path))
          return this.contents !== void 0;
        return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      set(key, value) {
        if (this.contents == null) {
          this.contents = Collection.collectionFromPath(this.schema, [key], value);
        } else if (assertCollection(this.contents)) {
          this.contents.set(key, value);
        }
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        if (Collection.isEmptyPath(path)) {
          this.contents = value;
        } else if (this.contents == null) {
          this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
        } else if (assertCollection(this.contents)) {
          this.contents.setIn(path, value);
        }
      }
      /**
       * Change the YAML version and schema used by the document.
       * A `null` version disables support for directives, explicit tags, anchors, and aliases.
       * It also requires the `schema` option to be given as a `Schema` instance value.
       *
       * Overrides all previously set schema options.
       */
      setSchema(version2, options = {}) {
        if (typeof version2 === "number")
          version2 = String(version2);
        let opt;
        switch (version2) {
          case "1.1":
            if (this.directives)
              this.directives.yaml.version = "1.1";
            else
              this.directives = new directives.Directives({ version: "1.1" });
            opt = { resolveKnownTags: false, schema: "yaml-1.1" };
            break;
          case "1.2":
          case "next":
            if (this.directives)
              this.directives.yaml.version = version2;
            else
              this.directives = new directives.Directives({ version: version2 });
            opt = { resolveKnownTags: true, schema: "core" };
            break;
          case null:
            if (this.directives)
              delete this.directives;
            opt = null;
            break;
          default: {
            const sv = JSON.stringify(version2);
            throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
          }
        }
        if (options.schema instanceof Object)
          this.schema = options.schema;
        else if (opt)
          this.schema = new Schema.Schema(Object.assign(opt, options));
        else
          throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
      }
      // json & jsonArg are only used from toJSON()
      toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc: this,
          keep: !json,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
        if (typeof onAnchor === "function")
          for (const { count: count2, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count2);
        return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
      }
      /**
       * A JSON representation of the document `contents`.
       *
       * @param jsonArg Used by `JSON.stringify` to indicate the array index or
       *   property name.
       */
      toJSON(jsonArg, onAnchor) {
        return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
      }
      /** A YAML representation of the document. */
      toString(options = {}) {
        if (this.errors.length > 0)
          throw new Error("Document with errors cannot be stringified");
        if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
          const s = JSON.stringify(options.indent);
          throw new Error(`"indent" option must be a positive integer, not ${s}`);
        }
        return stringifyDocument.stringifyDocument(this, options);
      }
    };
    function assertCollection(contents) {
      if (identity.isCollection(contents))
        return true;
      throw new Error("Expected a YAML collection as document contents");
    }
    exports.Document = Document;
  }
});

// node_modules/yaml/dist/errors.js
var require_errors = __commonJS({
  "node_modules/yaml/dist/errors.js"(exports) {
    "use strict";
    var YAMLError = class extends Error {
      constructor(name, pos, code, message) {
        super();
        this.name = name;
        this.code = code;
        this.message = message;
        this.pos = pos;
      }
    };
    var YAMLParseError = class extends YAMLError {
      constructor(pos, code, message) {
        super("YAMLParseError", pos, code, message);
      }
    };
    var YAMLWarning = class extends YAMLError {
      constructor(pos, code, message) {
        super("YAMLWarning", pos, code, message);
      }
    };
    var prettifyError = (src, lc) => (error) => {
      if (error.pos[0] === -1)
        return;
      error.linePos = error.pos.map((pos) => lc.linePos(pos));
      const { line, col } = error.linePos[0];
      error.message += ` at line ${line}, column ${col}`;
      let ci = col - 1;
      let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
      if (ci >= 60 && lineStr.length > 80) {
        const trimStart = Math.min(ci - 39, lineStr.length - 79);
        lineStr = "\u2026" + lineStr.substring(trimStart);
        ci -= trimStart - 1;
      }
      if (lineStr.length > 80)
        lineStr = lineStr.substring(0, 79) + "\u2026";
      if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
        let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
        if (prev.length > 80)
          prev = prev.substring(0, 79) + "\u2026\n";
        lineStr = prev + lineStr;
      }
      if (/[^ ]/.test(lineStr)) {
        let count2 = 1;
        const end = error.linePos[1];
        if (end?.line === line && end.col > col) {
          count2 = Math.max(1, Math.min(end.col - col, 80 - ci));
        }
        const pointer = " ".repeat(ci) + "^".repeat(count2);
        error.message += `:

${lineStr}
${pointer}
`;
      }
    };
    exports.YAMLError = YAMLError;
    exports.YAMLParseError = YAMLParseError;
    exports.YAMLWarning = YAMLWarning;
    exports.prettifyError = prettifyError;
  }
});

// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = __commonJS({
  "node_modules/yaml/dist/compose/resolve-props.js"(exports) {
    "use strict";
    function resolveProps(tokens, { flow: flow2, indicator, next, offset, onError, parentIndent, startOnNewline }) {
      let spaceBefore = false;
      let atNewline = startOnNewline;
      let hasSpace = startOnNewline;
      let comment2 = "";
      let commentSep = "";
      let hasNewline = false;
      let reqSpace = false;
      let tab = null;
      let anchor = null;
      let tag = null;
      let newlineAfterProp = null;
      let comma = null;
      let found2 = null;
      let start2 = null;
      for (const token of tokens) {
        if (reqSpace) {
          if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
            onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
          reqSpace = false;
        }
        if (tab) {
          if (atNewline && token.type !== "comment" && token.type !== "newline") {
            onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
          }
          tab = null;
        }
        switch (token.type) {
          case "space":
            if (!flow2 && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
              tab = token;
            }
            hasSpace = true;
            break;
          case "comment": {
            if (!hasSpace)
              onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
            const cb = token.source.substring(1) || " ";
            if (!comment2)
              comment2 = cb;
            else
              comment2 += commentSep + cb;
            commentSep = "";
            atNewline = false;
            break;
          }
          case "newline":
            if (atNewline) {
              if (comment2)
                comment2 += token.source;
              else if (!found2 || indicator !== "seq-item-ind")
                spaceBefore = true;
            } else
              commentSep += token.source;
            atNewline = true;
            hasNewline = true;
            if (anchor || tag)
              newlineAfterProp = token;
            hasSpace = true;
            break;
          case "anchor":
            if (anchor)
              onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
            if (token.source.endsWith(":"))
              onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
            anchor = token;
            start2 ?? (start2 = token.offset);
            atNewline = false;
            hasSpace = false;
            reqSpace = true;
            break;
          case "tag": {
            if (tag)
              onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
            tag = token;
            start2 ?? (start2 = token.offset);
            atNewline = false;
            hasSpace = false;
            reqSpace = true;
            break;
          }
          case indicator:
            if (anchor || tag)
              onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
            if (found2)
              onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow2 ?? "collection"}`);
            found2 = token;
            atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
            hasSpace = false;
            break;
          case "comma":
            if (flow2) {
              if (comma)
                onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow2}`);
              comma = token;
              atNewline = false;
              hasSpace = false;
              break;
            }
          // else fallthrough
          default:
            onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
            atNewline = false;
            hasSpace = false;
        }
      }
      const last = tokens[tokens.length - 1];
      const end = last ? last.offset + last.source.length : offset;
      if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
        onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      }
      if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      return {
        comma,
        found: found2,
        spaceBefore,
        comment: comment2,
        hasNewline,
        anchor,
        tag,
        newlineAfterProp,
        end,
        start: start2 ?? end
      };
    }
    exports.resolveProps = resolveProps;
  }
});

// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = __commonJS({
  "node_modules/yaml/dist/compose/util-contains-newline.js"(exports) {
    "use strict";
    function containsNewline(key) {
      if (!key)
        return null;
      switch (key.type) {
        case "alias":
        case "scalar":
        case "double-quoted-scalar":
        case "single-quoted-scalar":
          if (key.source.includes("\n"))
            return true;
          if (key.end) {
            for (const st of key.end)
              if (st.type === "newline")
                return true;
          }
          return false;
        case "flow-collection":
          for (const it of key.items) {
            for (const st of it.start)
              if (st.type === "newline")
                return true;
            if (it.sep) {
              for (const st of it.sep)
                if (st.type === "newline")
                  return true;
            }
            if (containsNewline(it.key) || containsNewline(it.value))
              return true;
          }
          return false;
        default:
          return true;
      }
    }
    exports.containsNewline = containsNewline;
  }
});

// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = __commonJS({
  "node_modules/yaml/dist/compose/util-flow-indent-check.js"(exports) {
    "use strict";
    var utilContainsNewline = require_util_contains_newline();
    function flowIndentCheck(indent, fc, onError) {
      if (fc?.type === "flow-collection") {
        const end = fc.end[0];
        if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) {
          const msg = "Flow end indicator should be more indented than parent";
          onError(end, "BAD_INDENT", msg, true);
        }
      }
    }
    exports.flowIndentCheck = flowIndentCheck;
  }
});

// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = __commonJS({
  "node_modules/yaml/dist/compose/util-map-includes.js"(exports) {
    "use strict";
    var identity = require_identity();
    function mapIncludes(ctx, items, search) {
      const { uniqueKeys: uniqueKeys2 } = ctx.options;
      if (uniqueKeys2 === false)
        return false;
      const isEqual = typeof uniqueKeys2 === "function" ? uniqueKeys2 : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
      return items.some((pair) => isEqual(pair.key, search));
    }
    exports.mapIncludes = mapIncludes;
  }
});

// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = __commonJS({
  "node_modules/yaml/dist/compose/resolve-block-map.js"(exports) {
    "use strict";
    var Pair = require_Pair();
    var YAMLMap = require_YAMLMap();
    var resolveProps = require_resolve_props();
    var utilContainsNewline = require_util_contains_newline();
    var utilFlowIndentCheck = require_util_flow_indent_check();
    var utilMapIncludes = require_util_map_includes();
    var startColMsg = "All mapping items must start at the same column";
    function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
      const NodeClass = tag?.nodeClass ?? YAMLMap.YAMLMap;
      const map = new NodeClass(ctx.schema);
      if (ctx.atRoot)
        ctx.atRoot = false;
      let offset = bm.offset;
      let commentEnd = null;
      for (const collItem of bm.items) {
        const { start: start2, key, sep, value } = collItem;
        const keyProps = resolveProps.resolveProps(start2, {
          indicator: "explicit-key-ind",
          next: key ?? sep?.[0],
          offset,
          onError,
          parentIndent: bm.indent,
          startOnNewline: true
        });
        const implicitKey = !keyProps.found;
        if (implicitKey) {
          if (key) {
            if (key.type === "block-seq")
              onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
            else if ("indent" in key && key.indent !== bm.indent)
              onError(offset, "BAD_INDENT", startColMsg);
          }
          if (!keyProps.anchor && !keyProps.tag && !sep) {
            commentEnd = keyProps.end;
            if (keyProps.comment) {
              if (map.comment)
                map.comment += "\n" + keyProps.comment;
              else
                map.comment = keyProps.comment;
            }
            continue;
          }
          if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) {
            onError(key ?? start2[start2.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
          }
        } else if (keyProps.found?.indent !== bm.indent) {
          onError(offset, "BAD_INDENT", startColMsg);
        }
        ctx.atKey = true;
        const keyStart = keyProps.end;
        const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start2, null, keyProps, onError);
        if (ctx.schema.compat)
          utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
        ctx.atKey = false;
        if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        const valueProps = resolveProps.resolveProps(sep ?? [], {
          indicator: "map-value-ind",
          next: value,
          offset: keyNode.range[2],
          onError,
          parentIndent: bm.indent,
          startOnNewline: !key || key.type === "block-scalar"
        });
        offset = valueProps.end;
        if (valueProps.found) {
          if (implicitKey) {
            if (value?.type === "block-map" && !valueProps.hasNewline)
              onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
            if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
              onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
          }
          const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
          if (ctx.schema.compat)
            utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
          offset = valueNode.range[2];
          const pair = new Pair.Pair(keyNode, valueNode);
          if (ctx.options.keepSourceTokens)
            pair.srcToken = collItem;
          map.items.push(pair);
        } else {
          if (implicitKey)
            onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
          if (valueProps.comment) {
            if (keyNode.comment)
              keyNode.comment += "\n" + valueProps.comment;
            else
              keyNode.comment = valueProps.comment;
          }
          const pair = new Pair.Pair(keyNode);
          if (ctx.options.keepSourceTokens)
            pair.srcToken = collItem;
          map.items.push(pair);
        }
      }
      if (commentEnd && commentEnd < offset)
        onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
      map.range = [bm.offset, offset, commentEnd ?? offset];
      return map;
    }
    exports.resolveBlockMap = resolveBlockMap;
  }
});

// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = __commonJS({
  "node_modules/yaml/dist/compose/resolve-block-seq.js"(exports) {
    "use strict";
    var YAMLSeq = require_YAMLSeq();
    var resolveProps = require_resolve_props();
    var utilFlowIndentCheck = require_util_flow_indent_check();
    function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
      const NodeClass = tag?.nodeClass ?? YAMLSeq.YAMLSeq;
      const seq = new NodeClass(ctx.schema);
      if (ctx.atRoot)
        ctx.atRoot = false;
      if (ctx.atKey)
        ctx.atKey = false;
      let offset = bs.offset;
      let commentEnd = null;
      for (const { start: start2, value } of bs.items) {
        const props = resolveProps.resolveProps(start2, {
          indicator: "seq-item-ind",
          next: value,
          offset,
          onError,
          parentIndent: bs.indent,
          startOnNewline: true
        });
        if (!props.found) {
          if (props.anchor || props.tag || value) {
            if (value?.type === "block-seq")
              onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
            else
              onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
          } else {
            commentEnd = props.end;
            if (props.comment)
              seq.comment = props.comment;
            continue;
          }
        }
        const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start2, null, props, onError);
        if (ctx.schema.compat)
          utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
        offset = node.range[2];
        seq.items.push(node);
      }
      seq.range = [bs.offset, offset, commentEnd ?? offset];
      return seq;
    }
    exports.resolveBlockSeq = resolveBlockSeq;
  }
});

// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = __commonJS({
  "node_modules/yaml/dist/compose/resolve-end.js"(exports) {
    "use strict";
    function resolveEnd(end, offset, reqSpace, onError) {
      let comment2 = "";
      if (end) {
        let hasSpace = false;
        let sep = "";
        for (const token of end) {
          const { source, type } = token;
          switch (type) {
            case "space":
              hasSpace = true;
              break;
            case "comment": {
              if (reqSpace && !hasSpace)
                onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
              const cb = source.substring(1) || " ";
              if (!comment2)
                comment2 = cb;
              else
                comment2 += sep + cb;
              sep = "";
              break;
            }
            case "newline":
              if (comment2)
                sep += source;
              hasSpace = true;
              break;
            default:
              onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
          }
          offset += source.length;
        }
      }
      return { comment: comment2, offset };
    }
    exports.resolveEnd = resolveEnd;
  }
});

// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = __commonJS({
  "node_modules/yaml/dist/compose/resolve-flow-collection.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Pair = require_Pair();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var resolveEnd = require_resolve_end();
    var resolveProps = require_resolve_props();
    var utilContainsNewline = require_util_contains_newline();
    var utilMapIncludes = require_util_map_includes();
    var blockMsg = "Block collections are not allowed within flow collections";
    var isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
    function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
      const isMap3 = fc.start.source === "{";
      const fcName = isMap3 ? "flow map" : "flow sequence";
      const NodeClass = tag?.nodeClass ?? (isMap3 ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq);
      const coll = new NodeClass(ctx.schema);
      coll.flow = true;
      const atRoot = ctx.atRoot;
      if (atRoot)
        ctx.atRoot = false;
      if (ctx.atKey)
        ctx.atKey = false;
      let offset = fc.offset + fc.start.source.length;
      for (let i = 0; i < fc.items.length; ++i) {
        const collItem = fc.items[i];
        const { start: start2, key, sep, value } = collItem;
        const props = resolveProps.resolveProps(start2, {
          flow: fcName,
          indicator: "explicit-key-ind",
          next: key ?? sep?.[0],
          offset,
          onError,
          parentIndent: fc.indent,
          startOnNewline: false
        });
        if (!props.found) {
          if (!props.anchor && !props.tag && !sep && !value) {
            if (i === 0 && props.comma)
              onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
            else if (i < fc.items.length - 1)
              onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
            if (props.comment) {
              if (coll.comment)
                coll.comment += "\n" + props.comment;
              else
                coll.comment = props.comment;
            }
            offset = props.end;
            continue;
          }
          if (!isMap3 && ctx.options.strict && utilContainsNewline.containsNewline(key))
            onError(
              key,
              // checked by containsNewline()
              "MULTILINE_IMPLICIT_KEY",
              "Implicit keys of flow sequence pairs need to be on a single line"
            );
        }
        if (i === 0) {
          if (props.comma)
            onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        } else {
          if (!props.comma)
            onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
          if (props.comment) {
            let prevItemComment = "";
            loop: for (const st of start2) {
              switch (st.type) {
                case "comma":
                case "space":
                  break;
                case "comment":
                  prevItemComment = st.source.substring(1);
                  break loop;
                default:
                  break loop;
              }
            }
            if (prevItemComment) {
              let prev = coll.items[coll.items.length - 1];
              if (identity.isPair(prev))
                prev = prev.value ?? prev.key;
              if (prev.comment)
                prev.comment += "\n" + prevItemComment;
              else
                prev.comment = prevItemComment;
              props.comment = props.comment.substring(prevItemComment.length + 1);
            }
          }
        }
        if (!isMap3 && !sep && !props.found) {
          const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
          coll.items.push(valueNode);
          offset = valueNode.range[2];
          if (isBlock(value))
            onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
        } else {
          ctx.atKey = true;
          const keyStart = props.end;
          const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start2, null, props, onError);
          if (isBlock(key))
            onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
          ctx.atKey = false;
          const valueProps = resolveProps.resolveProps(sep ?? [], {
            flow: fcName,
            indicator: "map-value-ind",
            next: value,
            offset: keyNode.range[2],
            onError,
            parentIndent: fc.indent,
            startOnNewline: false
          });
          if (valueProps.found) {
            if (!isMap3 && !props.found && ctx.options.strict) {
              if (sep)
                for (const st of sep) {
                  if (st === valueProps.found)
                    break;
                  if (st.type === "newline") {
                    onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                    break;
                  }
                }
              if (props.start < valueProps.found.offset - 1024)
                onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
            }
          } else if (value) {
            if ("source" in value && value.source?.[0] === ":")
              onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
            else
              onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
          }
          const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
          if (valueNode) {
            if (isBlock(value))
              onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
          } else if (valueProps.comment) {
            if (keyNode.comment)
              keyNode.comment += "\n" + valueProps.comment;
            else
              keyNode.comment = valueProps.comment;
          }
          const pair = new Pair.Pair(keyNode, valueNode);
          if (ctx.options.keepSourceTokens)
            pair.srcToken = collItem;
          if (isMap3) {
            const map = coll;
            if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
              onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
            map.items.push(pair);
          } else {
            const map = new YAMLMap.YAMLMap(ctx.schema);
            map.flow = true;
            map.items.push(pair);
            const endRange = (valueNode ?? keyNode).range;
            map.range = [keyNode.range[0], endRange[1], endRange[2]];
            coll.items.push(map);
          }
          offset = valueNode ? valueNode.range[2] : valueProps.end;
        }
      }
      const expectedEnd = isMap3 ? "}" : "]";
      const [ce, ...ee] = fc.end;
      let cePos = offset;
      if (ce?.source === expectedEnd)
        cePos = ce.offset + ce.source.length;
      else {
        const name = fcName[0].toUpperCase() + fcName.substring(1);
        const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
        onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
        if (ce && ce.source.length !== 1)
          ee.unshift(ce);
      }
      if (ee.length > 0) {
        const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
        if (end.comment) {
          if (coll.comment)
            coll.comment += "\n" + end.comment;
          else
            coll.comment = end.comment;
        }
        coll.range = [fc.offset, cePos, end.offset];
      } else {
        coll.range = [fc.offset, cePos, cePos];
      }
      return coll;
    }
    exports.resolveFlowCollection = resolveFlowCollection;
  }
});

// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = __commonJS({
  "node_modules/yaml/dist/compose/compose-collection.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var resolveBlockMap = require_resolve_block_map();
    var resolveBlockSeq = require_resolve_block_seq();
    var resolveFlowCollection = require_resolve_flow_collection();
    function resolveCollection(CN, ctx, token, onError, tagName, tag) {
      const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
      const Coll = coll.constructor;
      if (tagName === "!" || tagName === Coll.tagName) {
        coll.tag = Coll.tagName;
        return coll;
      }
      if (tagName)
        coll.tag = tagName;
      return coll;
    }
    function composeCollection(CN, ctx, token, props, onError) {
      const tagToken = props.tag;
      const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
      if (token.type === "block-seq") {
        const { anchor, newlineAfterProp: nl2 } = props;
        const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
        if (lastProp && (!nl2 || nl2.offset < lastProp.offset)) {
          const message = "Missing newline after block sequence props";
          onError(lastProp, "MISSING_CHAR", message);
        }
      }
      const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
      if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") {
        return resolveCollection(CN, ctx, token, onError, tagName);
      }
      let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
      if (!tag) {
        const kt = ctx.schema.knownTags[tagName];
        if (kt?.collection === expType) {
          ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
          tag = kt;
        } else {
          if (kt) {
            onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
          } else {
            onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
          }
          return resolveCollection(CN, ctx, token, onError, tagName);
        }
      }
      const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
      const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
      const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
      node.range = coll.range;
      node.tag = tagName;
      if (tag?.format)
        node.format = tag.format;
      return node;
    }
    exports.composeCollection = composeCollection;
  }
});

// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = __commonJS({
  "node_modules/yaml/dist/compose/resolve-block-scalar.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    function resolveBlockScalar(ctx, scalar, onError) {
      const start2 = scalar.offset;
      const header2 = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
      if (!header2)
        return { value: "", type: null, comment: "", range: [start2, start2, start2] };
      const type = header2.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
      const lines = scalar.source ? splitLines(scalar.source) : [];
      let chompStart = lines.length;
      for (let i = lines.length - 1; i >= 0; --i) {
        const content = lines[i][1];
        if (content === "" || content === "\r")
          chompStart = i;
        else
          break;
      }
      if (chompStart === 0) {
        const value2 = header2.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
        let end2 = start2 + header2.length;
        if (scalar.source)
          end2 += scalar.source.length;
        return { value: value2, type, comment: header2.comment, range: [start2, end2, end2] };
      }
      let trimIndent = scalar.indent + header2.indent;
      let offset = scalar.offset + header2.length;
      let contentStart = 0;
      for (let i = 0; i < chompStart; ++i) {
        const [indent, content] = lines[i];
        if (content === "" || content === "\r") {
          if (header2.indent === 0 && indent.length > trimIndent)
            trimIndent = indent.length;
        } else {
          if (indent.length < trimIndent) {
            const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
            onError(offset + indent.length, "MISSING_CHAR", message);
          }
          if (header2.indent === 0)
            trimIndent = indent.length;
          contentStart = i;
          if (trimIndent === 0 && !ctx.atRoot) {
            const message = "Block scalar values in collections must be indented";
            onError(offset, "BAD_INDENT", message);
          }
          break;
        }
        offset += indent.length + content.length + 1;
      }
      for (let i = lines.length - 1; i >= chompStart; --i) {
        if (lines[i][0].length > trimIndent)
          chompStart = i + 1;
      }
      let value = "";
      let sep = "";
      let prevMoreIndented = false;
      for (let i = 0; i < contentStart; ++i)
        value += lines[i][0].slice(trimIndent) + "\n";
      for (let i = contentStart; i < chompStart; ++i) {
        let [indent, content] = lines[i];
        offset += indent.length + content.length + 1;
        const crlf = content[content.length - 1] === "\r";
        if (crlf)
          content = content.slice(0, -1);
        if (content && indent.length < trimIndent) {
          const src = header2.indent ? "explicit indentation indicator" : "first line";
          const message = `Block scalar lines must not be less indented than their ${src}`;
          onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
          indent = "";
        }
        if (type === Scalar.Scalar.BLOCK_LITERAL) {
          value += sep + indent.slice(trimIndent) + content;
          sep = "\n";
        } else if (indent.length > trimIndent || content[0] === "	") {
          if (sep === " ")
            sep = "\n";
          else if (!prevMoreIndented && sep === "\n")
            sep = "\n\n";
          value += sep + indent.slice(trimIndent) + content;
          sep = "\n";
          prevMoreIndented = true;
        } else if (content === "") {
          if (sep === "\n")
            value += "\n";
          else
            sep = "\n";
        } else {
          value += sep + content;
          sep = " ";
          prevMoreIndented = false;
        }
      }
      switch (header2.chomp) {
        case "-":
          break;
        case "+":
          for (let i = chompStart; i < lines.length; ++i)
            value += "\n" + lines[i][0].slice(trimIndent);
          if (value[value.length - 1] !== "\n")
            value += "\n";
          break;
        default:
          value += "\n";
      }
      const end = start2 + header2.length + scalar.source.length;
      return { value, type, comment: header2.comment, range: [start2, end, end] };
    }
    function parseBlockScalarHeader({ offset, props }, strict, onError) {
      if (props[0].type !== "block-scalar-header") {
        onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
        return null;
      }
      const { source } = props[0];
      const mode = source[0];
      let indent = 0;
      let chomp = "";
      let error = -1;
      for (let i = 1; i < source.length; ++i) {
        const ch = source[i];
        if (!chomp && (ch === "-" || ch === "+"))
          chomp = ch;
        else {
          const n = Number(ch);
          if (!indent && n)
            indent = n;
          else if (error === -1)
            error = offset + i;
        }
      }
      if (error !== -1)
        onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
      let hasSpace = false;
      let comment2 = "";
      let length = source.length;
      for (let i = 1; i < props.length; ++i) {
        const token = props[i];
        switch (token.type) {
          case "space":
            hasSpace = true;
          // fallthrough
          case "newline":
            length += token.source.length;
            break;
          case "comment":
            if (strict && !hasSpace) {
              const message = "Comments must be separated from other tokens by white space characters";
              onError(token, "MISSING_CHAR", message);
            }
            length += token.source.length;
            comment2 = token.source.substring(1);
            break;
          case "error":
            onError(token, "UNEXPECTED_TOKEN", token.message);
            length += token.source.length;
            break;
          /* istanbul ignore next should not happen */
          default: {
            const message = `Unexpected token in block scalar header: ${token.type}`;
            onError(token, "UNEXPECTED_TOKEN", message);
            const ts = token.source;
            if (ts && typeof ts === "string")
              length += ts.length;
          }
        }
      }
      return { mode, indent, chomp, comment: comment2, length };
    }
    function splitLines(source) {
      const split = source.split(/\n( *)/);
      const first = split[0];
      const m = first.match(/^( *)/);
      const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
      const lines = [line0];
      for (let i = 1; i < split.length; i += 2)
        lines.push([split[i], split[i + 1]]);
      return lines;
    }
    exports.resolveBlockScalar = resolveBlockScalar;
  }
});

// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = __commonJS({
  "node_modules/yaml/dist/compose/resolve-flow-scalar.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var resolveEnd = require_resolve_end();
    function resolveFlowScalar(scalar, strict, onError) {
      const { offset, type, source, end } = scalar;
      let _type;
      let value;
      const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
      switch (type) {
        case "scalar":
          _type = Scalar.Scalar.PLAIN;
          value = plainValue(source, _onError);
          break;
        case "single-quoted-scalar":
          _type = Scalar.Scalar.QUOTE_SINGLE;
          value = singleQuotedValue(source, _onError);
          break;
        case "double-quoted-scalar":
          _type = Scalar.Scalar.QUOTE_DOUBLE;
          value = doubleQuotedValue(source, _onError);
          break;
        /* istanbul ignore next should not happen */
        default:
          onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
          return {
            value: "",
            type: null,
            comment: "",
            range: [offset, offset + source.length, offset + source.length]
          };
      }
      const valueEnd = offset + source.length;
      const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
      return {
        value,
        type: _type,
        comment: re.comment,
        range: [offset, valueEnd, re.offset]
      };
    }
    function plainValue(source, onError) {
      let badChar = "";
      switch (source[0]) {
        /* istanbul ignore next should not happen */
        case "	":
          badChar = "a tab character";
          break;
        case ",":
          badChar = "flow indicator character ,";
          break;
        case "%":
          badChar = "directive indicator character %";
          break;
        case "|":
        case ">": {
          badChar = `block scalar indicator ${source[0]}`;
          break;
        }
        case "@":
        case "`": {
          badChar = `reserved character ${source[0]}`;
          break;
        }
      }
      if (badChar)
        onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
      return unfoldLines(source);
    }
    function singleQuotedValue(source, onError) {
      if (source[source.length - 1] !== "'" || source.length === 1)
        onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
      return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
    }
    function unfoldLines(source) {
      const line = /(.*?)\r?\n/sy;
      let match = line.exec(source);
      if (!match)
        return source;
      let trimEnd, trimBoth;
      try {
        trimEnd = new RegExp("(?<![ 	])[ 	]+$");
        trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
      } catch {
        trimEnd = /[ \t]+$/;
        trimBoth = /^[ \t]+|[ \t]+$/g;
      }
      let res = match[1].replace(trimEnd, "");
      let sep = " ";
      let pos = line.lastIndex;
      while (match = line.exec(source)) {
        const lm = match[1].replace(trimBoth, "");
        if (lm === "") {
          if (sep === "\n")
            res += sep;
          else
            sep = "\n";
        } else {
          res += sep + lm;
          sep = " ";
        }
        pos = line.lastIndex;
      }
      const last = /[ \t]*(.*)/sy;
      last.lastIndex = pos;
      match = last.exec(source);
      return res + sep + (match?.[1] ?? "");
    }
    function doubleQuotedValue(source, onError) {
      let res = "";
      for (let i = 1; i < source.length - 1; ++i) {
        const ch = source[i];
        if (ch === "\r" && source[i + 1] === "\n")
          continue;
        if (ch === "\n") {
          const { fold: fold2, offset } = foldNewline(source, i);
          res += fold2;
          i = offset;
        } else if (ch === "\\") {
          let next = source[++i];
          const cc = escapeCodes[next];
          if (cc)
            res += cc;
          else if (next === "\n") {
            next = source[i + 1];
            while (next === " " || next === "	")
              next = source[++i + 1];
          } else if (next === "\r" && source[i + 1] === "\n") {
            next = source[++i + 1];
            while (next === " " || next === "	")
              next = source[++i + 1];
          } else if (next === "x" || next === "u" || next === "U") {
            const length = next === "x" ? 2 : next === "u" ? 4 : 8;
            res += parseCharCode(source, i + 1, length, onError);
            i += length;
          } else {
            const raw = source.substr(i - 1, 2);
            onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
            res += raw;
          }
        } else if (ch === " " || ch === "	") {
          const wsStart = i;
          let next = source[i + 1];
          while (next === " " || next === "	")
            next = source[++i + 1];
          if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n"))
            res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
        } else {
          res += ch;
        }
      }
      if (source[source.length - 1] !== '"' || source.length === 1)
        onError(source.length, "MISSING_CHAR", 'Missing closing "quote');
      return res;
    }
    function foldNewline(source, offset) {
      let fold2 = "";
      let ch = source[offset + 1];
      while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
        if (ch === "\r" && source[offset + 2] !== "\n")
          break;
        if (ch === "\n")
          fold2 += "\n";
        offset += 1;
        ch = source[offset + 1];
      }
      if (!fold2)
        fold2 = " ";
      return { fold: fold2, offset };
    }
    var escapeCodes = {
      "0": "\0",
      // null character
      a: "\x07",
      // bell character
      b: "\b",
      // backspace
      e: "\x1B",
      // escape character
      f: "\f",
      // form feed
      n: "\n",
      // line feed
      r: "\r",
      // carriage return
      t: "	",
      // horizontal tab
      v: "\v",
      // vertical tab
      N: "\x85",
      // Unicode next line
      _: "\xA0",
      // Unicode non-breaking space
      L: "\u2028",
      // Unicode line separator
      P: "\u2029",
      // Unicode paragraph separator
      " ": " ",
      '"': '"',
      "/": "/",
      "\\": "\\",
      "	": "	"
    };
    function parseCharCode(source, offset, length, onError) {
      const cc = source.substr(offset, length);
      const ok2 = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
      const code = ok2 ? parseInt(cc, 16) : NaN;
      try {
        return String.fromCodePoint(code);
      } catch {
        const raw = source.substr(offset - 2, length + 2);
        onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        return raw;
      }
    }
    exports.resolveFlowScalar = resolveFlowScalar;
  }
});

// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = __commonJS({
  "node_modules/yaml/dist/compose/compose-scalar.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var resolveBlockScalar = require_resolve_block_scalar();
    var resolveFlowScalar = require_resolve_flow_scalar();
    function composeScalar(ctx, token, tagToken, onError) {
      const { value, type, comment: comment2, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
      const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
      let tag;
      if (ctx.options.stringKeys && ctx.atKey) {
        tag = ctx.schema[identity.SCALAR];
      } else if (tagName)
        tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
      else if (token.type === "scalar")
        tag = findScalarTagByTest(ctx, value, token, onError);
      else
        tag = ctx.schema[identity.SCALAR];
      let scalar;
      try {
        const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
        scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
      } catch (error) {
        const msg = error instanceof Error ? error.message : String(error);
        onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
        scalar = new Scalar.Scalar(value);
      }
      scalar.range = range;
      scalar.source = value;
      if (type)
        scalar.type = type;
      if (tagName)
        scalar.tag = tagName;
      if (tag.format)
        scalar.format = tag.format;
      if (comment2)
        scalar.comment = comment2;
      return scalar;
    }
    function findScalarTagByName(schema, value, tagName, tagToken, onError) {
      if (tagName === "!")
        return schema[identity.SCALAR];
      const matchWithTest = [];
      for (const tag of schema.tags) {
        if (!tag.collection && tag.tag === tagName) {
          if (tag.default && tag.test)
            matchWithTest.push(tag);
          else
            return tag;
        }
      }
      for (const tag of matchWithTest)
        if (tag.test?.test(value))
          return tag;
      const kt = schema.knownTags[tagName];
      if (kt && !kt.collection) {
        schema.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
        return kt;
      }
      onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
      return schema[identity.SCALAR];
    }
    function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
      const tag = schema.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema[identity.SCALAR];
      if (schema.compat) {
        const compat = schema.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema[identity.SCALAR];
        if (tag.tag !== compat.tag) {
          const ts = directives.tagString(tag.tag);
          const cs = directives.tagString(compat.tag);
          const msg = `Value may be parsed as either ${ts} or ${cs}`;
          onError(token, "TAG_RESOLVE_FAILED", msg, true);
        }
      }
      return tag;
    }
    exports.composeScalar = composeScalar;
  }
});

// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = __commonJS({
  "node_modules/yaml/dist/compose/util-empty-scalar-position.js"(exports) {
    "use strict";
    function emptyScalarPosition(offset, before, pos) {
      if (before) {
        pos ?? (pos = before.length);
        for (let i = pos - 1; i >= 0; --i) {
          let st = before[i];
          switch (st.type) {
            case "space":
            case "comment":
            case "newline":
              offset -= st.source.length;
              continue;
          }
          st = before[++i];
          while (st?.type === "space") {
            offset += st.source.length;
            st = before[++i];
          }
          break;
        }
      }
      return offset;
    }
    exports.emptyScalarPosition = emptyScalarPosition;
  }
});

// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = __commonJS({
  "node_modules/yaml/dist/compose/compose-node.js"(exports) {
    "use strict";
    var Alias = require_Alias();
    var identity = require_identity();
    var composeCollection = require_compose_collection();
    var composeScalar = require_compose_scalar();
    var resolveEnd = require_resolve_end();
    var utilEmptyScalarPosition = require_util_empty_scalar_position();
    var CN = { composeNode, composeEmptyNode };
    function composeNode(ctx, token, props, onError) {
      const atKey = ctx.atKey;
      const { spaceBefore, comment: comment2, anchor, tag } = props;
      let node;
      let isSrcToken = true;
      switch (token.type) {
        case "alias":
          node = composeAlias(ctx, token, onError);
          if (anchor || tag)
            onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
          break;
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
        case "block-scalar":
          node = composeScalar.composeScalar(ctx, token, tag, onError);
          if (anchor)
            node.anchor = anchor.source.substring(1);
          break;
        case "block-map":
        case "block-seq":
        case "flow-collection":
          try {
            node = composeCollection.composeCollection(CN, ctx, token, props, onError);
            if (anchor)
              node.anchor = anchor.source.substring(1);
          } catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            onError(token, "RESOURCE_EXHAUSTION", message);
          }
          break;
        default: {
          const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
          onError(token, "UNEXPECTED_TOKEN", message);
          isSrcToken = false;
        }
      }
      node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
      if (anchor && node.anchor === "")
        onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
      if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
        const msg = "With stringKeys, all keys must be strings";
        onError(tag ?? token, "NON_STRING_KEY", msg);
      }
      if (spaceBefore)
        node.spaceBefore = true;
      if (comment2) {
        if (token.type === "scalar" && token.source === "")
          node.comment = comment2;
        else
          node.commentBefore = comment2;
      }
      if (ctx.options.keepSourceTokens && isSrcToken)
        node.srcToken = token;
      return node;
    }
    function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment: comment2, anchor, tag, end }, onError) {
      const token = {
        type: "scalar",
        offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
        indent: -1,
        source: ""
      };
      const node = composeScalar.composeScalar(ctx, token, tag, onError);
      if (anchor) {
        node.anchor = anchor.source.substring(1);
        if (node.anchor === "")
          onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
      }
      if (spaceBefore)
        node.spaceBefore = true;
      if (comment2) {
        node.comment = comment2;
        node.range[2] = end;
      }
      return node;
    }
    function composeAlias({ options }, { offset, source, end }, onError) {
      const alias = new Alias.Alias(source.substring(1));
      if (alias.source === "")
        onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
      if (alias.source.endsWith(":"))
        onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
      const valueEnd = offset + source.length;
      const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
      alias.range = [offset, valueEnd, re.offset];
      if (re.comment)
        alias.comment = re.comment;
      return alias;
    }
    exports.composeEmptyNode = composeEmptyNode;
    exports.composeNode = composeNode;
  }
});

// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = __commonJS({
  "node_modules/yaml/dist/compose/compose-doc.js"(exports) {
    "use strict";
    var Document = require_Document();
    var composeNode = require_compose_node();
    var resolveEnd = require_resolve_end();
    var resolveProps = require_resolve_props();
    function composeDoc(options, directives, { offset, start: start2, value, end }, onError) {
      const opts = Object.assign({ _directives: directives }, options);
      const doc = new Document.Document(void 0, opts);
      const ctx = {
        atKey: false,
        atRoot: true,
        directives: doc.directives,
        options: doc.options,
        schema: doc.schema
      };
      const props = resolveProps.resolveProps(start2, {
        indicator: "doc-start",
        next: value ?? end?.[0],
        offset,
        onError,
        parentIndent: 0,
        startOnNewline: true
      });
      if (props.found) {
        doc.directives.docStart = true;
        if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
          onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
      }
      doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start2, null, props, onError);
      const contentEnd = doc.contents.range[2];
      const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
      if (re.comment)
        doc.comment = re.comment;
      doc.range = [offset, contentEnd, re.offset];
      return doc;
    }
    exports.composeDoc = composeDoc;
  }
});

// node_modules/yaml/dist/compose/composer.js
var require_composer = __commonJS({
  "node_modules/yaml/dist/compose/composer.js"(exports) {
    "use strict";
    var node_process = __require("process");
    var directives = require_directives();
    var Document = require_Document();
    var errors = require_errors();
    var identity = require_identity();
    var composeDoc = require_compose_doc();
    var resolveEnd = require_resolve_end();
    function getErrorPos(src) {
      if (typeof src === "number")
        return [src, src + 1];
      if (Array.isArray(src))
        return src.length === 2 ? src : [src[0], src[1]];
      const { offset, source } = src;
      return [offset, offset + (typeof source === "string" ? source.length : 1)];
    }
    function parsePrelude(prelude) {
      let comment2 = "";
      let atComment = false;
      let afterEmptyLine = false;
      for (let i = 0; i < prelude.length; ++i) {
        const source = prelude[i];
        switch (source[0]) {
          case "#":
            comment2 += (comment2 === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
            atComment = true;
            afterEmptyLine = false;
            break;
          case "%":
            if (prelude[i + 1]?.[0] !== "#")
              i += 1;
            atComment = false;
            break;
          default:
            if (!atComment)
              afterEmptyLine = true;
            atComment = false;
        }
      }
      return { comment: comment2, afterEmptyLine };
    }
    var Composer = class {
      constructor(options = {}) {
        this.doc = null;
        this.atDirectives = false;
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
        this.onError = (source, code, message, warning3) => {
          const pos = getErrorPos(source);
          if (warning3)
            this.warnings.push(new errors.YAMLWarning(pos, code, message));
          else
            this.errors.push(new errors.YAMLParseError(pos, code, message));
        };
        this.directives = new directives.Directives({ version: options.version || "1.2" });
        this.options = options;
      }
      decorate(doc, afterDoc) {
        const { comment: comment2, afterEmptyLine } = parsePrelude(this.prelude);
        if (comment2) {
          const dc = doc.contents;
          if (afterDoc) {
            doc.comment = doc.comment ? `${doc.comment}
${comment2}` : comment2;
          } else if (afterEmptyLine || doc.directives.docStart || !dc) {
            doc.commentBefore = comment2;
          } else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
            let it = dc.items[0];
            if (identity.isPair(it))
              it = it.key;
            const cb = it.commentBefore;
            it.commentBefore = cb ? `${comment2}
${cb}` : comment2;
          } else {
            const cb = dc.commentBefore;
            dc.commentBefore = cb ? `${comment2}
${cb}` : comment2;
          }
        }
        if (afterDoc) {
          for (let i = 0; i < this.errors.length; ++i)
            doc.errors.push(this.errors[i]);
          for (let i = 0; i < this.warnings.length; ++i)
            doc.warnings.push(this.warnings[i]);
        } else {
          doc.errors = this.errors;
          doc.warnings = this.warnings;
        }
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
      }
      /**
       * Current stream status information.
       *
       * Mostly useful at the end of input for an empty stream.
       */
      streamInfo() {
        return {
          comment: parsePrelude(this.prelude).comment,
          directives: this.directives,
          errors: this.errors,
          warnings: this.warnings
        };
      }
      /**
       * Compose tokens into documents.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *compose(tokens, forceDoc = false, endOffset = -1) {
        for (const token of tokens)
          yield* this.next(token);
        yield* this.end(forceDoc, endOffset);
      }
      /** Advance the composer by one CST token. */
      *next(token) {
        if (node_process.env.LOG_STREAM)
          console.dir(token, { depth: null });
        switch (token.type) {
          case "directive":
            this.directives.add(token.source, (offset, message, warning3) => {
              const pos = getErrorPos(token);
              pos[0] += offset;
              this.onError(pos, "BAD_DIRECTIVE", message, warning3);
            });
            this.prelude.push(token.source);
            this.atDirectives = true;
            break;
          case "document": {
            const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
            if (this.atDirectives && !doc.directives.docStart)
              this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
            this.decorate(doc, false);
            if (this.doc)
              yield this.doc;
            this.doc = doc;
            this.atDirectives = false;
            break;
          }
          case "byte-order-mark":
          case "space":
            break;
          case "comment":
          case "newline":
            this.prelude.push(token.source);
            break;
          case "error": {
            const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
            const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
            if (this.atDirectives || !this.doc)
              this.errors.push(error);
            else
              this.doc.errors.push(error);
            break;
          }
          case "doc-end": {
            if (!this.doc) {
              const msg = "Unexpected doc-end without preceding document";
              this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
              break;
            }
            this.doc.directives.docEnd = true;
            const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
            this.decorate(this.doc, true);
            if (end.comment) {
              const dc = this.doc.comment;
              this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
            }
            this.doc.range[2] = end.offset;
            break;
          }
          default:
            this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
        }
      }
      /**
       * Call at end of input to yield any remaining document.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *end(forceDoc = false, endOffset = -1) {
        if (this.doc) {
          this.decorate(this.doc, true);
          yield this.doc;
          this.doc = null;
        } else if (forceDoc) {
          const opts = Object.assign({ _directives: this.directives }, this.options);
          const doc = new Document.Document(void 0, opts);
          if (this.atDirectives)
            this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
          doc.range = [0, endOffset, endOffset];
          this.decorate(doc, false);
          yield doc;
        }
      }
    };
    exports.Composer = Composer;
  }
});

// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = __commonJS({
  "node_modules/yaml/dist/parse/cst-scalar.js"(exports) {
    "use strict";
    var resolveBlockScalar = require_resolve_block_scalar();
    var resolveFlowScalar = require_resolve_flow_scalar();
    var errors = require_errors();
    var stringifyString = require_stringifyString();
    function resolveAsScalar(token, strict = true, onError) {
      if (token) {
        const _onError = (pos, code, message) => {
          const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
          if (onError)
            onError(offset, code, message);
          else
            throw new errors.YAMLParseError([offset, offset + 1], code, message);
        };
        switch (token.type) {
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
          case "block-scalar":
            return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
        }
      }
      return null;
    }
    function createScalarToken(value, context) {
      const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
      const source = stringifyString.stringifyString({ type, value }, {
        implicitKey,
        indent: indent > 0 ? " ".repeat(indent) : "",
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
      });
      const end = context.end ?? [
        { type: "newline", offset: -1, indent, source: "\n" }
      ];
      switch (source[0]) {
        case "|":
        case ">": {
          const he = source.indexOf("\n");
          const head = source.substring(0, he);
          const body = source.substring(he + 1) + "\n";
          const props = [
            { type: "block-scalar-header", offset, indent, source: head }
          ];
          if (!addEndtoBlockProps(props, end))
            props.push({ type: "newline", offset: -1, indent, source: "\n" });
          return { type: "block-scalar", offset, indent, props, source: body };
        }
        case '"':
          return { type: "double-quoted-scalar", offset, indent, source, end };
        case "'":
          return { type: "single-quoted-scalar", offset, indent, source, end };
        default:
          return { type: "scalar", offset, indent, source, end };
      }
    }
    function setScalarValue(token, value, context = {}) {
      let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
      let indent = "indent" in token ? token.indent : null;
      if (afterKey && typeof indent === "number")
        indent += 2;
      if (!type)
        switch (token.type) {
          case "single-quoted-scalar":
            type = "QUOTE_SINGLE";
            break;
          case "double-quoted-scalar":
            type = "QUOTE_DOUBLE";
            break;
          case "block-scalar": {
            const header2 = token.props[0];
            if (header2.type !== "block-scalar-header")
              throw new Error("Invalid block scalar header");
            type = header2.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
            break;
          }
          default:
            type = "PLAIN";
        }
      const source = stringifyString.stringifyString({ type, value }, {
        implicitKey: implicitKey || indent === null,
        indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
      });
      switch (source[0]) {
        case "|":
        case ">":
          setBlockScalarValue(token, source);
          break;
        case '"':
          setFlowScalarValue(token, source, "double-quoted-scalar");
          break;
        case "'":
          setFlowScalarValue(token, source, "single-quoted-scalar");
          break;
        default:
          setFlowScalarValue(token, source, "scalar");
      }
    }
    function setBlockScalarValue(token, source) {
      const he = source.indexOf("\n");
      const head = source.substring(0, he);
      const body = source.substring(he + 1) + "\n";
      if (token.type === "block-scalar") {
        const header2 = token.props[0];
        if (header2.type !== "block-scalar-header")
          throw new Error("Invalid block scalar header");
        header2.source = head;
        token.source = body;
      } else {
        const { offset } = token;
        const indent = "indent" in token ? token.indent : -1;
        const props = [
          { type: "block-scalar-header", offset, indent, source: head }
        ];
        if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0))
          props.push({ type: "newline", offset: -1, indent, source: "\n" });
        for (const key of Object.keys(token))
          if (key !== "type" && key !== "offset")
            delete token[key];
        Object.assign(token, { type: "block-scalar", indent, props, source: body });
      }
    }
    function addEndtoBlockProps(props, end) {
      if (end)
        for (const st of end)
          switch (st.type) {
            case "space":
            case "comment":
              props.push(st);
              break;
            case "newline":
              props.push(st);
              return true;
          }
      return false;
    }
    function setFlowScalarValue(token, source, type) {
      switch (token.type) {
        case "scalar":
        case "double-quoted-scalar":
        case "single-quoted-scalar":
          token.type = type;
          token.source = source;
          break;
        case "block-scalar": {
          const end = token.props.slice(1);
          let oa = source.length;
          if (token.props[0].type === "block-scalar-header")
            oa -= token.props[0].source.length;
          for (const tok of end)
            tok.offset += oa;
          delete token.props;
          Object.assign(token, { type, source, end });
          break;
        }
        case "block-map":
        case "block-seq": {
          const offset = token.offset + source.length;
          const nl2 = { type: "newline", offset, indent: token.indent, source: "\n" };
          delete token.items;
          Object.assign(token, { type, source, end: [nl2] });
          break;
        }
        default: {
          const indent = "indent" in token ? token.indent : -1;
          const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
          for (const key of Object.keys(token))
            if (key !== "type" && key !== "offset")
              delete token[key];
          Object.assign(token, { type, indent, source, end });
        }
      }
    }
    exports.createScalarToken = createScalarToken;
    exports.resolveAsScalar = resolveAsScalar;
    exports.setScalarValue = setScalarValue;
  }
});

// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = __commonJS({
  "node_modules/yaml/dist/parse/cst-stringify.js"(exports) {
    "use strict";
    var stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
    function stringifyToken(token) {
      switch (token.type) {
        case "block-scalar": {
          let res = "";
          for (const tok of token.props)
            res += stringifyToken(tok);
          return res + token.source;
        }
        case "block-map":
        case "block-seq": {
          let res = "";
          for (const item of token.items)
            res += stringifyItem(item);
          return res;
        }
        case "flow-collection": {
          let res = token.start.source;
          for (const item of token.items)
            res += stringifyItem(item);
          for (const st of token.end)
            res += st.source;
          return res;
        }
        case "document": {
          let res = stringifyItem(token);
          if (token.end)
            for (const st of token.end)
              res += st.source;
          return res;
        }
        default: {
          let res = token.source;
          if ("end" in token && token.end)
            for (const st of token.end)
              res += st.source;
          return res;
        }
      }
    }
    function stringifyItem({ start: start2, key, sep, value }) {
      let res = "";
      for (const st of start2)
        res += st.source;
      if (key)
        res += stringifyToken(key);
      if (sep)
        for (const st of sep)
          res += st.source;
      if (value)
        res += stringifyToken(value);
      return res;
    }
    exports.stringify = stringify;
  }
});

// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = __commonJS({
  "node_modules/yaml/dist/parse/cst-visit.js"(exports) {
    "use strict";
    var BREAK = /* @__PURE__ */ Symbol("break visit");
    var SKIP = /* @__PURE__ */ Symbol("skip children");
    var REMOVE = /* @__PURE__ */ Symbol("remove item");
    function visit(cst, visitor) {
      if ("type" in cst && cst.type === "document")
        cst = { start: cst.start, value: cst.value };
      _visit(Object.freeze([]), cst, visitor);
    }
    visit.BREAK = BREAK;
    visit.SKIP = SKIP;
    visit.REMOVE = REMOVE;
    visit.itemAtPath = (cst, path) => {
      let item = cst;
      for (const [field, index] of path) {
        const tok = item?.[field];
        if (tok && "items" in tok) {
          item = tok.items[index];
        } else
          return void 0;
      }
      return item;
    };
    visit.parentCollection = (cst, path) => {
      const parent = visit.itemAtPath(cst, path.slice(0, -1));
      const field = path[path.length - 1][0];
      const coll = parent?.[field];
      if (coll && "items" in coll)
        return coll;
      throw new Error("Parent collection not found");
    };
    function _visit(path, item, visitor) {
      let ctrl = visitor(item, path);
      if (typeof ctrl === "symbol")
        return ctrl;
      for (const field of ["key", "value"]) {
        const token = item[field];
        if (token && "items" in token) {
          for (let i = 0; i < token.items.length; ++i) {
            const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
            if (typeof ci === "number")
              i = ci - 1;
            else if (ci === BREAK)
              return BREAK;
            else if (ci === REMOVE) {
              token.items.splice(i, 1);
              i -= 1;
            }
          }
          if (typeof ctrl === "function" && field === "key")
            ctrl = ctrl(item, path);
        }
      }
      return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
    }
    exports.visit = visit;
  }
});

// node_modules/yaml/dist/parse/cst.js
var require_cst = __commonJS({
  "node_modules/yaml/dist/parse/cst.js"(exports) {
    "use strict";
    var cstScalar = require_cst_scalar();
    var cstStringify = require_cst_stringify();
    var cstVisit = require_cst_visit();
    var BOM = "\uFEFF";
    var DOCUMENT = "";
    var FLOW_END = "";
    var SCALAR = "";
    var isCollection = (token) => !!token && "items" in token;
    var isScalar3 = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
    function prettyToken(token) {
      switch (token) {
        case BOM:
          return "<BOM>";
        case DOCUMENT:
          return "<DOC>";
        case FLOW_END:
          return "<FLOW_END>";
        case SCALAR:
          return "<SCALAR>";
        default:
          return JSON.stringify(token);
      }
    }
    function tokenType(source) {
      switch (source) {
        case BOM:
          return "byte-order-mark";
        case DOCUMENT:
          return "doc-mode";
        case FLOW_END:
          return "flow-error-end";
        case SCALAR:
          return "scalar";
        case "---":
          return "doc-start";
        case "...":
          return "doc-end";
        case "":
        case "\n":
        case "\r\n":
          return "newline";
        case "-":
          return "seq-item-ind";
        case "?":
          return "explicit-key-ind";
        case ":":
          return "map-value-ind";
        case "{":
          return "flow-map-start";
        case "}":
          return "flow-map-end";
        case "[":
          return "flow-seq-start";
        case "]":
          return "flow-seq-end";
        case ",":
          return "comma";
      }
      switch (source[0]) {
        case " ":
        case "	":
          return "space";
        case "#":
          return "comment";
        case "%":
          return "directive-line";
        case "*":
          return "alias";
        case "&":
          return "anchor";
        case "!":
          return "tag";
        case "'":
          return "single-quoted-scalar";
        case '"':
          return "double-quoted-scalar";
        case "|":
        case ">":
          return "block-scalar-header";
      }
      return null;
    }
    exports.createScalarToken = cstScalar.createScalarToken;
    exports.resolveAsScalar = cstScalar.resolveAsScalar;
    exports.setScalarValue = cstScalar.setScalarValue;
    exports.stringify = cstStringify.stringify;
    exports.visit = cstVisit.visit;
    exports.BOM = BOM;
    exports.DOCUMENT = DOCUMENT;
    exports.FLOW_END = FLOW_END;
    exports.SCALAR = SCALAR;
    exports.isCollection = isCollection;
    exports.isScalar = isScalar3;
    exports.prettyToken = prettyToken;
    exports.tokenType = tokenType;
  }
});

// node_modules/yaml/dist/parse/lexer.js
var require_lexer = __commonJS({
  "node_modules/yaml/dist/parse/lexer.js"(exports) {
    "use strict";
    var cst = require_cst();
    function isEmpty2(ch) {
      switch (ch) {
        case void 0:
        case " ":
        case "\n":
        case "\r":
        case "	":
          return true;
        default:
          return false;
      }
    }
    var hexDigits = new Set("0123456789ABCDEFabcdef");
    var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
    var flowIndicatorChars = new Set(",[]{}");
    var invalidAnchorChars = new Set(" ,[]{}\n\r	");
    var isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
    var Lexer = class {
      constructor() {
        this.atEnd = false;
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        this.buffer = "";
        this.flowKey = false;
        this.flowLevel = 0;
        this.indentNext = 0;
        this.indentValue = 0;
        this.lineEndPos = null;
        this.next = null;
        this.pos = 0;
      }
      /**
       * Generate YAML tokens from the `source` string. If `incomplete`,
       * a part of the last line may be left as a buffer for the next call.
       *
       * @returns A generator of lexical tokens
       */
      *lex(source, incomplete = false) {
        if (source) {
          if (typeof source !== "string")
            throw TypeError("source is not a string");
          this.buffer = this.buffer ? this.buffer + source : source;
          this.lineEndPos = null;
        }
        this.atEnd = !incomplete;
        let next = this.next ?? "stream";
        while (next && (incomplete || this.hasChars(1)))
          next = yield* this.parseNext(next);
      }
      atLineEnd() {
        let i = this.pos;
        let ch = this.buffer[i];
        while (ch === " " || ch === "	")
          ch = this.buffer[++i];
        if (!ch || ch === "#" || ch === "\n")
          return true;
        if (ch === "\r")
          return this.buffer[i + 1] === "\n";
        return false;
      }
      charAt(n) {
        return this.buffer[this.pos + n];
      }
      continueScalar(offset) {
        let ch = this.buffer[offset];
        if (this.indentNext > 0) {
          let indent = 0;
          while (ch === " ")
            ch = this.buffer[++indent + offset];
          if (ch === "\r") {
            const next = this.buffer[indent + offset + 1];
            if (next === "\n" || !next && !this.atEnd)
              return offset + indent + 1;
          }
          return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
        }
        if (ch === "-" || ch === ".") {
          const dt = this.buffer.substr(offset, 3);
          if ((dt === "---" || dt === "...") && isEmpty2(this.buffer[offset + 3]))
            return -1;
        }
        return offset;
      }
      getLine() {
        let end = this.lineEndPos;
        if (typeof end !== "number" || end !== -1 && end < this.pos) {
          end = this.buffer.indexOf("\n", this.pos);
          this.lineEndPos = end;
        }
        if (end === -1)
          return this.atEnd ? this.buffer.substring(this.pos) : null;
        if (this.buffer[end - 1] === "\r")
          end -= 1;
        return this.buffer.substring(this.pos, end);
      }
      hasChars(n) {
        return this.pos + n <= this.buffer.length;
      }
      setNext(state) {
        this.buffer = this.buffer.substring(this.pos);
        this.pos = 0;
        this.lineEndPos = null;
        this.next = state;
        return null;
      }
      peek(n) {
        return this.buffer.substr(this.pos, n);
      }
      *parseNext(next) {
        switch (next) {
          case "stream":
            return yield* this.parseStream();
          case "line-start":
            return yield* this.parseLineStart();
          case "block-start":
            return yield* this.parseBlockStart();
          case "doc":
            return yield* this.parseDocument();
          case "flow":
            return yield* this.parseFlowCollection();
          case "quoted-scalar":
            return yield* this.parseQuotedScalar();
          case "block-scalar":
            return yield* this.parseBlockScalar();
          case "plain-scalar":
            return yield* this.parsePlainScalar();
        }
      }
      *parseStream() {
        let line = this.getLine();
        if (line === null)
          return this.setNext("stream");
        if (line[0] === cst.BOM) {
          yield* this.pushCount(1);
          line = line.substring(1);
        }
        if (line[0] === "%") {
          let dirEnd = line.length;
          let cs = line.indexOf("#");
          while (cs !== -1) {
            const ch = line[cs - 1];
            if (ch === " " || ch === "	") {
              dirEnd = cs - 1;
              break;
            } else {
              cs = line.indexOf("#", cs + 1);
            }
          }
          while (true) {
            const ch = line[dirEnd - 1];
            if (ch === " " || ch === "	")
              dirEnd -= 1;
            else
              break;
          }
          const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
          yield* this.pushCount(line.length - n);
          this.pushNewline();
          return "stream";
        }
        if (this.atLineEnd()) {
          const sp = yield* this.pushSpaces(true);
          yield* this.pushCount(line.length - sp);
          yield* this.pushNewline();
          return "stream";
        }
        yield cst.DOCUMENT;
        return yield* this.parseLineStart();
      }
      *parseLineStart() {
        const ch = this.charAt(0);
        if (!ch && !this.atEnd)
          return this.setNext("line-start");
        if (ch === "-" || ch === ".") {
          if (!this.atEnd && !this.hasChars(4))
            return this.setNext("line-start");
          const s = this.peek(3);
          if ((s === "---" || s === "...") && isEmpty2(this.charAt(3))) {
            yield* this.pushCount(3);
            this.indentValue = 0;
            this.indentNext = 0;
            return s === "---" ? "doc" : "stream";
          }
        }
        this.indentValue = yield* this.pushSpaces(false);
        if (this.indentNext > this.indentValue && !isEmpty2(this.charAt(1)))
          this.indentNext = this.indentValue;
        return yield* this.parseBlockStart();
      }
      *parseBlockStart() {
        const [ch0, ch1] = this.peek(2);
        if (!ch1 && !this.atEnd)
          return this.setNext("block-start");
        if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty2(ch1)) {
          const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
          this.indentNext = this.indentValue + 1;
          this.indentValue += n;
          return "block-start";
        }
        return "doc";
      }
      *parseDocument() {
        yield* this.pushSpaces(true);
        const line = this.getLine();
        if (line === null)
          return this.setNext("doc");
        let n = yield* this.pushIndicators();
        switch (line[n]) {
          case "#":
            yield* this.pushCount(line.length - n);
          // fallthrough
          case void 0:
            yield* this.pushNewline();
            return yield* this.parseLineStart();
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel = 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            return "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "doc";
          case '"':
          case "'":
            return yield* this.parseQuotedScalar();
          case "|":
          case ">":
            n += yield* this.parseBlockScalarHeader();
            n += yield* this.pushSpaces(true);
            yield* this.pushCount(line.length - n);
            yield* this.pushNewline();
            return yield* this.parseBlockScalar();
          default:
            return yield* this.parsePlainScalar();
        }
      }
      *parseFlowCollection() {
        let nl2, sp;
        let indent = -1;
        do {
          nl2 = yield* this.pushNewline();
          if (nl2 > 0) {
            sp = yield* this.pushSpaces(false);
            this.indentValue = indent = sp;
          } else {
            sp = 0;
          }
          sp += yield* this.pushSpaces(true);
        } while (nl2 + sp > 0);
        const line = this.getLine();
        if (line === null)
          return this.setNext("flow");
        if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty2(line[3])) {
          const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
          if (!atFlowEndMarker) {
            this.flowLevel = 0;
            yield cst.FLOW_END;
            return yield* this.parseLineStart();
          }
        }
        let n = 0;
        while (line[n] === ",") {
          n += yield* this.pushCount(1);
          n += yield* this.pushSpaces(true);
          this.flowKey = false;
        }
        n += yield* this.pushIndicators();
        switch (line[n]) {
          case void 0:
            return "flow";
          case "#":
            yield* this.pushCount(line.length - n);
            return "flow";
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel += 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            this.flowKey = true;
            this.flowLevel -= 1;
            return this.flowLevel ? "flow" : "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "flow";
          case '"':
          case "'":
            this.flowKey = true;
            return yield* this.parseQuotedScalar();
          case ":": {
            const next = this.charAt(1);
            if (this.flowKey || isEmpty2(next) || next === ",") {
              this.flowKey = false;
              yield* this.pushCount(1);
              yield* this.pushSpaces(true);
              return "flow";
            }
          }
          // fallthrough
          default:
            this.flowKey = false;
            return yield* this.parsePlainScalar();
        }
      }
      *parseQuotedScalar() {
        const quote = this.charAt(0);
        let end = this.buffer.indexOf(quote, this.pos + 1);
        if (quote === "'") {
          while (end !== -1 && this.buffer[end + 1] === "'")
            end = this.buffer.indexOf("'", end + 2);
        } else {
          while (end !== -1) {
            let n = 0;
            while (this.buffer[end - 1 - n] === "\\")
              n += 1;
            if (n % 2 === 0)
              break;
            end = this.buffer.indexOf('"', end + 1);
          }
        }
        const qb = this.buffer.substring(0, end);
        let nl2 = qb.indexOf("\n", this.pos);
        if (nl2 !== -1) {
          while (nl2 !== -1) {
            const cs = this.continueScalar(nl2 + 1);
            if (cs === -1)
              break;
            nl2 = qb.indexOf("\n", cs);
          }
          if (nl2 !== -1) {
            end = nl2 - (qb[nl2 - 1] === "\r" ? 2 : 1);
          }
        }
        if (end === -1) {
          if (!this.atEnd)
            return this.setNext("quoted-scalar");
          end = this.buffer.length;
        }
        yield* this.pushToIndex(end + 1, false);
        return this.flowLevel ? "flow" : "doc";
      }
      *parseBlockScalarHeader() {
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        let i = this.pos;
        while (true) {
          const ch = this.buffer[++i];
          if (ch === "+")
            this.blockScalarKeep = true;
          else if (ch > "0" && ch <= "9")
            this.blockScalarIndent = Number(ch) - 1;
          else if (ch !== "-")
            break;
        }
        return yield* this.pushUntil((ch) => isEmpty2(ch) || ch === "#");
      }
      *parseBlockScalar() {
        let nl2 = this.pos - 1;
        let indent = 0;
        let ch;
        loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
          switch (ch) {
            case " ":
              indent += 1;
              break;
            case "\n":
              nl2 = i2;
              indent = 0;
              break;
            case "\r": {
              const next = this.buffer[i2 + 1];
              if (!next && !this.atEnd)
                return this.setNext("block-scalar");
              if (next === "\n")
                break;
            }
            // fallthrough
            default:
              break loop;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("block-scalar");
        if (indent >= this.indentNext) {
          if (this.blockScalarIndent === -1)
            this.indentNext = indent;
          else {
            this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
          }
          do {
            const cs = this.continueScalar(nl2 + 1);
            if (cs === -1)
              break;
            nl2 = this.buffer.indexOf("\n", cs);
          } while (nl2 !== -1);
          if (nl2 === -1) {
            if (!this.atEnd)
              return this.setNext("block-scalar");
            nl2 = this.buffer.length;
          }
        }
        let i = nl2 + 1;
        ch = this.buffer[i];
        while (ch === " ")
          ch = this.buffer[++i];
        if (ch === "	") {
          while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
            ch = this.buffer[++i];
          nl2 = i - 1;
        } else if (!this.blockScalarKeep) {
          do {
            let i2 = nl2 - 1;
            let ch2 = this.buffer[i2];
            if (ch2 === "\r")
              ch2 = this.buffer[--i2];
            const lastChar = i2;
            while (ch2 === " ")
              ch2 = this.buffer[--i2];
            if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
              nl2 = i2;
            else
              break;
          } while (true);
        }
        yield cst.SCALAR;
        yield* this.pushToIndex(nl2 + 1, true);
        return yield* this.parseLineStart();
      }
      *parsePlainScalar() {
        const inFlow = this.flowLevel > 0;
        let end = this.pos - 1;
        let i = this.pos - 1;
        let ch;
        while (ch = this.buffer[++i]) {
          if (ch === ":") {
            const next = this.buffer[i + 1];
            if (isEmpty2(next) || inFlow && flowIndicatorChars.has(next))
              break;
            end = i;
          } else if (isEmpty2(ch)) {
            let next = this.buffer[i + 1];
            if (ch === "\r") {
              if (next === "\n") {
                i += 1;
                ch = "\n";
                next = this.buffer[i + 1];
              } else
                end = i;
            }
            if (next === "#" || inFlow && flowIndicatorChars.has(next))
              break;
            if (ch === "\n") {
              const cs = this.continueScalar(i + 1);
              if (cs === -1)
                break;
              i = Math.max(i, cs - 2);
            }
          } else {
            if (inFlow && flowIndicatorChars.has(ch))
              break;
            end = i;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("plain-scalar");
        yield cst.SCALAR;
        yield* this.pushToIndex(end + 1, true);
        return inFlow ? "flow" : "doc";
      }
      *pushCount(n) {
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos += n;
          return n;
        }
        return 0;
      }
      *pushToIndex(i, allowEmpty) {
        const s = this.buffer.slice(this.pos, i);
        if (s) {
          yield s;
          this.pos += s.length;
          return s.length;
        } else if (allowEmpty)
          yield "";
        return 0;
      }
      *pushIndicators() {
        let n = 0;
        loop: while (true) {
          switch (this.charAt(0)) {
            case "!":
              n += yield* this.pushTag();
              n += yield* this.pushSpaces(true);
              continue loop;
            case "&":
              n += yield* this.pushUntil(isNotAnchorChar);
              n += yield* this.pushSpaces(true);
              continue loop;
            case "-":
            // this is an error
            case "?":
            // this is an error outside flow collections
            case ":": {
              const inFlow = this.flowLevel > 0;
              const ch1 = this.charAt(1);
              if (isEmpty2(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
                if (!inFlow)
                  this.indentNext = this.indentValue + 1;
                else if (this.flowKey)
                  this.flowKey = false;
                n += yield* this.pushCount(1);
                n += yield* this.pushSpaces(true);
                continue loop;
              }
            }
          }
          break loop;
        }
        return n;
      }
      *pushTag() {
        if (this.charAt(1) === "<") {
          let i = this.pos + 2;
          let ch = this.buffer[i];
          while (!isEmpty2(ch) && ch !== ">")
            ch = this.buffer[++i];
          return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
        } else {
          let i = this.pos + 1;
          let ch = this.buffer[i];
          while (ch) {
            if (tagChars.has(ch))
              ch = this.buffer[++i];
            else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
              ch = this.buffer[i += 3];
            } else
              break;
          }
          return yield* this.pushToIndex(i, false);
        }
      }
      *pushNewline() {
        const ch = this.buffer[this.pos];
        if (ch === "\n")
          return yield* this.pushCount(1);
        else if (ch === "\r" && this.charAt(1) === "\n")
          return yield* this.pushCount(2);
        else
          return 0;
      }
      *pushSpaces(allowTabs) {
        let i = this.pos - 1;
        let ch;
        do {
          ch = this.buffer[++i];
        } while (ch === " " || allowTabs && ch === "	");
        const n = i - this.pos;
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos = i;
        }
        return n;
      }
      *pushUntil(test) {
        let i = this.pos;
        let ch = this.buffer[i];
        while (!test(ch))
          ch = this.buffer[++i];
        return yield* this.pushToIndex(i, false);
      }
    };
    exports.Lexer = Lexer;
  }
});

// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = __commonJS({
  "node_modules/yaml/dist/parse/line-counter.js"(exports) {
    "use strict";
    var LineCounter2 = class {
      constructor() {
        this.lineStarts = [];
        this.addNewLine = (offset) => this.lineStarts.push(offset);
        this.linePos = (offset) => {
          let low = 0;
          let high = this.lineStarts.length;
          while (low < high) {
            const mid = low + high >> 1;
            if (this.lineStarts[mid] < offset)
              low = mid + 1;
            else
              high = mid;
          }
          if (this.lineStarts[low] === offset)
            return { line: low + 1, col: 1 };
          if (low === 0)
            return { line: 0, col: offset };
          const start2 = this.lineStarts[low - 1];
          return { line: low, col: offset - start2 + 1 };
        };
      }
    };
    exports.LineCounter = LineCounter2;
  }
});

// node_modules/yaml/dist/parse/parser.js
var require_parser = __commonJS({
  "node_modules/yaml/dist/parse/parser.js"(exports) {
    "use strict";
    var node_process = __require("process");
    var cst = require_cst();
    var lexer = require_lexer();
    function includesToken(list2, type) {
      for (let i = 0; i < list2.length; ++i)
        if (list2[i].type === type)
          return true;
      return false;
    }
    function findNonEmptyIndex(list2) {
      for (let i = 0; i < list2.length; ++i) {
        switch (list2[i].type) {
          case "space":
          case "comment":
          case "newline":
            break;
          default:
            return i;
        }
      }
      return -1;
    }
    function isFlowToken(token) {
      switch (token?.type) {
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
        case "flow-collection":
          return true;
        default:
          return false;
      }
    }
    function getPrevProps(parent) {
      switch (parent.type) {
        case "document":
          return parent.start;
        case "block-map": {
          const it = parent.items[parent.items.length - 1];
          return it.sep ?? it.start;
        }
        case "block-seq":
          return parent.items[parent.items.length - 1].start;
        /* istanbul ignore next should not happen */
        default:
          return [];
      }
    }
    function getFirstKeyStartProps(prev) {
      if (prev.length === 0)
        return [];
      let i = prev.length;
      loop: while (--i >= 0) {
        switch (prev[i].type) {
          case "doc-start":
          case "explicit-key-ind":
          case "map-value-ind":
          case "seq-item-ind":
          case "newline":
            break loop;
        }
      }
      while (prev[++i]?.type === "space") {
      }
      return prev.splice(i, prev.length);
    }
    function arrayPushArray(target, source) {
      if (source.length < 1e5)
        Array.prototype.push.apply(target, source);
      else
        for (let i = 0; i < source.length; ++i)
          target.push(source[i]);
    }
    function fixFlowSeqItems(fc) {
      if (fc.start.type === "flow-seq-start") {
        for (const it of fc.items) {
          if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
            if (it.key)
              it.value = it.key;
            delete it.key;
            if (isFlowToken(it.value)) {
              if (it.value.end)
                arrayPushArray(it.value.end, it.sep);
              else
                it.value.end = it.sep;
            } else
              arrayPushArray(it.start, it.sep);
            delete it.sep;
          }
        }
      }
    }
    var Parser = class {
      /**
       * @param onNewLine - If defined, called separately with the start position of
       *   each new line (in `parse()`, including the start of input).
       */
      constructor(onNewLine) {
        this.atNewLine = true;
        this.atScalar = false;
        this.indent = 0;
        this.offset = 0;
        this.onKeyLine = false;
        this.stack = [];
        this.source = "";
        this.type = "";
        this.lexer = new lexer.Lexer();
        this.onNewLine = onNewLine;
      }
      /**
       * Parse `source` as a YAML stream.
       * If `incomplete`, a part of the last line may be left as a buffer for the next call.
       *
       * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
       *
       * @returns A generator of tokens representing each directive, document, and other structure.
       */
      *parse(source, incomplete = false) {
        if (this.onNewLine && this.offset === 0)
          this.onNewLine(0);
        for (const lexeme of this.lexer.lex(source, incomplete))
          yield* this.next(lexeme);
        if (!incomplete)
          yield* this.end();
      }
      /**
       * Advance the parser by the `source` of one lexical token.
       */
      *next(source) {
        this.source = source;
        if (node_process.env.LOG_TOKENS)
          console.log("|", cst.prettyToken(source));
        if (this.atScalar) {
          this.atScalar = false;
          yield* this.step();
          this.offset += source.length;
          return;
        }
        const type = cst.tokenType(source);
        if (!type) {
          const message = `Not a YAML token: ${source}`;
          yield* this.pop({ type: "error", offset: this.offset, message, source });
          this.offset += source.length;
        } else if (type === "scalar") {
          this.atNewLine = false;
          this.atScalar = true;
          this.type = "scalar";
        } else {
          this.type = type;
          yield* this.step();
          switch (type) {
            case "newline":
              this.atNewLine = true;
              this.indent = 0;
              if (this.onNewLine)
                this.onNewLine(this.offset + source.length);
              break;
            case "space":
              if (this.atNewLine && source[0] === " ")
                this.indent += source.length;
              break;
            case "explicit-key-ind":
            case "map-value-ind":
            case "seq-item-ind":
              if (this.atNewLine)
                this.indent += source.length;
              break;
            case "doc-mode":
            case "flow-error-end":
              return;
            default:
              this.atNewLine = false;
          }
          this.offset += source.length;
        }
      }
      /** Call at end of input to push out any remaining constructions */
      *end() {
        while (this.stack.length > 0)
          yield* this.pop();
      }
      get sourceToken() {
        const st = {
          type: this.type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
        return st;
      }
      *step() {
        const top = this.peek(1);
        if (this.type === "doc-end" && top?.type !== "doc-end") {
          while (this.stack.length > 0)
            yield* this.pop();
          this.stack.push({
            type: "doc-end",
            offset: this.offset,
            source: this.source
          });
          return;
        }
        if (!top)
          return yield* this.stream();
        switch (top.type) {
          case "document":
            return yield* this.document(top);
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return yield* this.scalar(top);
          case "block-scalar":
            return yield* this.blockScalar(top);
          case "block-map":
            return yield* this.blockMap(top);
          case "block-seq":
            return yield* this.blockSequence(top);
          case "flow-collection":
            return yield* this.flowCollection(top);
          case "doc-end":
            return yield* this.documentEnd(top);
        }
        yield* this.pop();
      }
      peek(n) {
        return this.stack[this.stack.length - n];
      }
      *pop(error) {
        const token = error ?? this.stack.pop();
        if (!token) {
          const message = "Tried to pop an empty stack";
          yield { type: "error", offset: this.offset, source: "", message };
        } else if (this.stack.length === 0) {
          yield token;
        } else {
          const top = this.peek(1);
          if (token.type === "block-scalar") {
            token.indent = "indent" in top ? top.indent : 0;
          } else if (token.type === "flow-collection" && top.type === "document") {
            token.indent = 0;
          }
          if (token.type === "flow-collection")
            fixFlowSeqItems(token);
          switch (top.type) {
            case "document":
              top.value = token;
              break;
            case "block-scalar":
              top.props.push(token);
              break;
            case "block-map": {
              const it = top.items[top.items.length - 1];
              if (it.value) {
                top.items.push({ start: [], key: token, sep: [] });
                this.onKeyLine = true;
                return;
              } else if (it.sep) {
                it.value = token;
              } else {
                Object.assign(it, { key: token, sep: [] });
                this.onKeyLine = !it.explicitKey;
                return;
              }
              break;
            }
            case "block-seq": {
              const it = top.items[top.items.length - 1];
              if (it.value)
                top.items.push({ start: [], value: token });
              else
                it.value = token;
              break;
            }
            case "flow-collection": {
              const it = top.items[top.items.length - 1];
              if (!it || it.value)
                top.items.push({ start: [], key: token, sep: [] });
              else if (it.sep)
                it.value = token;
              else
                Object.assign(it, { key: token, sep: [] });
              return;
            }
            /* istanbul ignore next should not happen */
            default:
              yield* this.pop();
              yield* this.pop(token);
          }
          if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
            const last = token.items[token.items.length - 1];
            if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
              if (top.type === "document")
                top.end = last.start;
              else
                top.items.push({ start: last.start });
              token.items.splice(-1, 1);
            }
          }
        }
      }
      *stream() {
        switch (this.type) {
          case "directive-line":
            yield { type: "directive", offset: this.offset, source: this.source };
            return;
          case "byte-order-mark":
          case "space":
          case "comment":
          case "newline":
            yield this.sourceToken;
            return;
          case "doc-mode":
          case "doc-start": {
            const doc = {
              type: "document",
              offset: this.offset,
              start: []
            };
            if (this.type === "doc-start")
              doc.start.push(this.sourceToken);
            this.stack.push(doc);
            return;
          }
        }
        yield {
          type: "error",
          offset: this.offset,
          message: `Unexpected ${this.type} token in YAML stream`,
          source: this.source
        };
      }
      *document(doc) {
        if (doc.value)
          return yield* this.lineEnd(doc);
        switch (this.type) {
          case "doc-start": {
            if (findNonEmptyIndex(doc.start) !== -1) {
              yield* this.pop();
              yield* this.step();
            } else
              doc.start.push(this.sourceToken);
            return;
          }
          case "anchor":
          case "tag":
          case "space":
          case "comment":
          case "newline":
            doc.start.push(this.sourceToken);
            return;
        }
        const bv = this.startBlockValue(doc);
        if (bv)
          this.stack.push(bv);
        else {
          yield {
            type: "error",
            offset: this.offset,
            message: `Unexpected ${this.type} token in YAML document`,
            source: this.source
          };
        }
      }
      *scalar(scalar) {
        if (this.type === "map-value-ind") {
          const prev = getPrevProps(this.peek(2));
          const start2 = getFirstKeyStartProps(prev);
          let sep;
          if (scalar.end) {
            sep = scalar.end;
            sep.push(this.sourceToken);
            delete scalar.end;
          } else
            sep = [this.sourceToken];
          const map = {
            type: "block-map",
            offset: scalar.offset,
            indent: scalar.indent,
            items: [{ start: start2, key: scalar, sep }]
          };
          this.onKeyLine = true;
          this.stack[this.stack.length - 1] = map;
        } else
          yield* this.lineEnd(scalar);
      }
      *blockScalar(scalar) {
        switch (this.type) {
          case "space":
          case "comment":
          case "newline":
            scalar.props.push(this.sourceToken);
            return;
          case "scalar":
            scalar.source = this.source;
            this.atNewLine = true;
            this.indent = 0;
            if (this.onNewLine) {
              let nl2 = this.source.indexOf("\n") + 1;
              while (nl2 !== 0) {
                this.onNewLine(this.offset + nl2);
                nl2 = this.source.indexOf("\n", nl2) + 1;
              }
            }
            yield* this.pop();
            break;
          /* istanbul ignore next should not happen */
          default:
            yield* this.pop();
            yield* this.step();
        }
      }
      *blockMap(map) {
        const it = map.items[map.items.length - 1];
        switch (this.type) {
          case "newline":
            this.onKeyLine = false;
            if (it.value) {
              const end = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end) ? end[end.length - 1] : void 0;
              if (last?.type === "comment")
                end?.push(this.sourceToken);
              else
                map.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              it.start.push(this.sourceToken);
            }
            return;
          case "space":
          case "comment":
            if (it.value) {
              map.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              if (this.atIndentedComment(it.start, map.indent)) {
                const prev = map.items[map.items.length - 2];
                const end = prev?.value?.end;
                if (Array.isArray(end)) {
                  arrayPushArray(end, it.start);
                  end.push(this.sourceToken);
                  map.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
        }
        if (this.indent >= map.indent) {
          const atMapIndent = !this.onKeyLine && this.indent === map.indent;
          const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
          let start2 = [];
          if (atNextItem && it.sep && !it.value) {
            const nl2 = [];
            for (let i = 0; i < it.sep.length; ++i) {
              const st = it.sep[i];
              switch (st.type) {
                case "newline":
                  nl2.push(i);
                  break;
                case "space":
                  break;
                case "comment":
                  if (st.indent > map.indent)
                    nl2.length = 0;
                  break;
                default:
                  nl2.length = 0;
              }
            }
            if (nl2.length >= 2)
              start2 = it.sep.splice(nl2[1]);
          }
          switch (this.type) {
            case "anchor":
            case "tag":
              if (atNextItem || it.value) {
                start2.push(this.sourceToken);
                map.items.push({ start: start2 });
                this.onKeyLine = true;
              } else if (it.sep) {
                it.sep.push(this.sourceToken);
              } else {
                it.start.push(this.sourceToken);
              }
              return;
            case "explicit-key-ind":
              if (!it.sep && !it.explicitKey) {
                it.start.push(this.sourceToken);
                it.explicitKey = true;
              } else if (atNextItem || it.value) {
                start2.push(this.sourceToken);
                map.items.push({ start: start2, explicitKey: true });
              } else {
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: [this.sourceToken], explicitKey: true }]
                });
              }
              this.onKeyLine = true;
              return;
            case "map-value-ind":
              if (it.explicitKey) {
                if (!it.sep) {
                  if (includesToken(it.start, "newline")) {
                    Object.assign(it, { key: null, sep: [this.sourceToken] });
                  } else {
                    const start3 = getFirstKeyStartProps(it.start);
                    this.stack.push({
                      type: "block-map",
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start: start3, key: null, sep: [this.sourceToken] }]
                    });
                  }
                } else if (it.value) {
                  map.items.push({ start: [], key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                  });
                } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
                  const start3 = getFirstKeyStartProps(it.start);
                  const key = it.key;
                  const sep = it.sep;
                  sep.push(this.sourceToken);
                  delete it.key;
                  delete it.sep;
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: start3, key, sep }]
                  });
                } else if (start2.length > 0) {
                  it.sep = it.sep.concat(start2, this.sourceToken);
                } else {
                  it.sep.push(this.sourceToken);
                }
              } else {
                if (!it.sep) {
                  Object.assign(it, { key: null, sep: [this.sourceToken] });
                } else if (it.value || atNextItem) {
                  map.items.push({ start: start2, key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: [], key: null, sep: [this.sourceToken] }]
                  });
                } else {
                  it.sep.push(this.sourceToken);
                }
              }
              this.onKeyLine = true;
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (atNextItem || it.value) {
                map.items.push({ start: start2, key: fs, sep: [] });
                this.onKeyLine = true;
              } else if (it.sep) {
                this.stack.push(fs);
              } else {
                Object.assign(it, { key: fs, sep: [] });
                this.onKeyLine = true;
              }
              return;
            }
            default: {
              const bv = this.startBlockValue(map);
              if (bv) {
                if (bv.type === "block-seq") {
                  if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                    yield* this.pop({
                      type: "error",
                      offset: this.offset,
                      message: "Unexpected block-seq-ind on same line with key",
                      source: this.source
                    });
                    return;
                  }
                } else if (atMapIndent) {
                  map.items.push({ start: start2 });
                }
                this.stack.push(bv);
                return;
              }
            }
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *blockSequence(seq) {
        const it = seq.items[seq.items.length - 1];
        switch (this.type) {
          case "newline":
            if (it.value) {
              const end = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end) ? end[end.length - 1] : void 0;
              if (last?.type === "comment")
                end?.push(this.sourceToken);
              else
                seq.items.push({ start: [this.sourceToken] });
            } else
              it.start.push(this.sourceToken);
            return;
          case "space":
          case "comment":
            if (it.value)
              seq.items.push({ start: [this.sourceToken] });
            else {
              if (this.atIndentedComment(it.start, seq.indent)) {
                const prev = seq.items[seq.items.length - 2];
                const end = prev?.value?.end;
                if (Array.isArray(end)) {
                  arrayPushArray(end, it.start);
                  end.push(this.sourceToken);
                  seq.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
          case "anchor":
          case "tag":
            if (it.value || this.indent <= seq.indent)
              break;
            it.start.push(this.sourceToken);
            return;
          case "seq-item-ind":
            if (this.indent !== seq.indent)
              break;
            if (it.value || includesToken(it.start, "seq-item-ind"))
              seq.items.push({ start: [this.sourceToken] });
            else
              it.start.push(this.sourceToken);
            return;
        }
        if (this.indent > seq.indent) {
          const bv = this.startBlockValue(seq);
          if (bv) {
            this.stack.push(bv);
            return;
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *flowCollection(fc) {
        const it = fc.items[fc.items.length - 1];
        if (this.type === "flow-error-end") {
          let top;
          do {
            yield* this.pop();
            top = this.peek(1);
          } while (top?.type === "flow-collection");
        } else if (fc.end.length === 0) {
          switch (this.type) {
            case "comma":
            case "explicit-key-ind":
              if (!it || it.sep)
                fc.items.push({ start: [this.sourceToken] });
              else
                it.start.push(this.sourceToken);
              return;
            case "map-value-ind":
              if (!it || it.value)
                fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              return;
            case "space":
            case "comment":
            case "newline":
            case "anchor":
            case "tag":
              if (!it || it.value)
                fc.items.push({ start: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                it.start.push(this.sourceToken);
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (!it || it.value)
                fc.items.push({ start: [], key: fs, sep: [] });
              else if (it.sep)
                this.stack.push(fs);
              else
                Object.assign(it, { key: fs, sep: [] });
              return;
            }
            case "flow-map-end":
            case "flow-seq-end":
              fc.end.push(this.sourceToken);
              return;
          }
          const bv = this.startBlockValue(fc);
          if (bv)
            this.stack.push(bv);
          else {
            yield* this.pop();
            yield* this.step();
          }
        } else {
          const parent = this.peek(2);
          if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
            yield* this.pop();
            yield* this.step();
          } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
            const prev = getPrevProps(parent);
            const start2 = getFirstKeyStartProps(prev);
            fixFlowSeqItems(fc);
            const sep = fc.end.splice(1, fc.end.length);
            sep.push(this.sourceToken);
            const map = {
              type: "block-map",
              offset: fc.offset,
              indent: fc.indent,
              items: [{ start: start2, key: fc, sep }]
            };
            this.onKeyLine = true;
            this.stack[this.stack.length - 1] = map;
          } else {
            yield* this.lineEnd(fc);
          }
        }
      }
      flowScalar(type) {
        if (this.onNewLine) {
          let nl2 = this.source.indexOf("\n") + 1;
          while (nl2 !== 0) {
            this.onNewLine(this.offset + nl2);
            nl2 = this.source.indexOf("\n", nl2) + 1;
          }
        }
        return {
          type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
      }
      startBlockValue(parent) {
        switch (this.type) {
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return this.flowScalar(this.type);
          case "block-scalar-header":
            return {
              type: "block-scalar",
              offset: this.offset,
              indent: this.indent,
              props: [this.sourceToken],
              source: ""
            };
          case "flow-map-start":
          case "flow-seq-start":
            return {
              type: "flow-collection",
              offset: this.offset,
              indent: this.indent,
              start: this.sourceToken,
              items: [],
              end: []
            };
          case "seq-item-ind":
            return {
              type: "block-seq",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken] }]
            };
          case "explicit-key-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent);
            const start2 = getFirstKeyStartProps(prev);
            start2.push(this.sourceToken);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: start2, explicitKey: true }]
            };
          }
          case "map-value-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent);
            const start2 = getFirstKeyStartProps(prev);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: start2, key: null, sep: [this.sourceToken] }]
            };
          }
        }
        return null;
      }
      atIndentedComment(start2, indent) {
        if (this.type !== "comment")
          return false;
        if (this.indent <= indent)
          return false;
        return start2.every((st) => st.type === "newline" || st.type === "space");
      }
      *documentEnd(docEnd) {
        if (this.type !== "doc-mode") {
          if (docEnd.end)
            docEnd.end.push(this.sourceToken);
          else
            docEnd.end = [this.sourceToken];
          if (this.type === "newline")
            yield* this.pop();
        }
      }
      *lineEnd(token) {
        switch (this.type) {
          case "comma":
          case "doc-start":
          case "doc-end":
          case "flow-seq-end":
          case "flow-map-end":
          case "map-value-ind":
            yield* this.pop();
            yield* this.step();
            break;
          case "newline":
            this.onKeyLine = false;
          // fallthrough
          case "space":
          case "comment":
          default:
            if (token.end)
              token.end.push(this.sourceToken);
            else
              token.end = [this.sourceToken];
            if (this.type === "newline")
              yield* this.pop();
        }
      }
    };
    exports.Parser = Parser;
  }
});

// node_modules/yaml/dist/public-api.js
var require_public_api = __commonJS({
  "node_modules/yaml/dist/public-api.js"(exports) {
    "use strict";
    var composer = require_composer();
    var Document = require_Document();
    var errors = require_errors();
    var log = require_log();
    var identity = require_identity();
    var lineCounter = require_line_counter();
    var parser = require_parser();
    function parseOptions(options) {
      const prettyErrors = options.prettyErrors !== false;
      const lineCounter$1 = options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null;
      return { lineCounter: lineCounter$1, prettyErrors };
    }
    function parseAllDocuments(source, options = {}) {
      const { lineCounter: lineCounter2, prettyErrors } = parseOptions(options);
      const parser$1 = new parser.Parser(lineCounter2?.addNewLine);
      const composer$1 = new composer.Composer(options);
      const docs = Array.from(composer$1.compose(parser$1.parse(source)));
      if (prettyErrors && lineCounter2)
        for (const doc of docs) {
          doc.errors.forEach(errors.prettifyError(source, lineCounter2));
          doc.warnings.forEach(errors.prettifyError(source, lineCounter2));
        }
      if (docs.length > 0)
        return docs;
      return Object.assign([], { empty: true }, composer$1.streamInfo());
    }
    function parseDocument3(source, options = {}) {
      const { lineCounter: lineCounter2, prettyErrors } = parseOptions(options);
      const parser$1 = new parser.Parser(lineCounter2?.addNewLine);
      const composer$1 = new composer.Composer(options);
      let doc = null;
      for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) {
        if (!doc)
          doc = _doc;
        else if (doc.options.logLevel !== "silent") {
          doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
          break;
        }
      }
      if (prettyErrors && lineCounter2) {
        doc.errors.forEach(errors.prettifyError(source, lineCounter2));
        doc.warnings.forEach(errors.prettifyError(source, lineCounter2));
      }
      return doc;
    }
    function parse5(src, reviver, options) {
      let _reviver = void 0;
      if (typeof reviver === "function") {
        _reviver = reviver;
      } else if (options === void 0 && reviver && typeof reviver === "object") {
        options = reviver;
      }
      const doc = parseDocument3(src, options);
      if (!doc)
        return null;
      doc.warnings.forEach((warning3) => log.warn(doc.options.logLevel, warning3));
      if (doc.errors.length > 0) {
        if (doc.options.logLevel !== "silent")
          throw doc.errors[0];
        else
          doc.errors = [];
      }
      return doc.toJS(Object.assign({ reviver: _reviver }, options));
    }
    function stringify(value, replacer, options) {
      let _replacer = null;
      if (typeof replacer === "function" || Array.isArray(replacer)) {
        _replacer = replacer;
      } else if (options === void 0 && replacer) {
        options = replacer;
      }
      if (typeof options === "string")
        options = options.length;
      if (typeof options === "number") {
        const indent = Math.round(options);
        options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
      }
      if (value === void 0) {
        const { keepUndefined } = options ?? replacer ?? {};
        if (!keepUndefined)
          return void 0;
      }
      if (identity.isDocument(value) && !_replacer)
        return value.toString(options);
      return new Document.Document(value, _replacer, options).toString(options);
    }
    exports.parse = parse5;
    exports.parseAllDocuments = parseAllDocuments;
    exports.parseDocument = parseDocument3;
    exports.stringify = stringify;
  }
});

// node_modules/yaml/dist/index.js
var require_dist = __commonJS({
  "node_modules/yaml/dist/index.js"(exports) {
    "use strict";
    var composer = require_composer();
    var Document = require_Document();
    var Schema = require_Schema();
    var errors = require_errors();
    var Alias = require_Alias();
    var identity = require_identity();
    var Pair = require_Pair();
    var Scalar = require_Scalar();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var cst = require_cst();
    var lexer = require_lexer();
    var lineCounter = require_line_counter();
    var parser = require_parser();
    var publicApi = require_public_api();
    var visit = require_visit();
    exports.Composer = composer.Composer;
    exports.Document = Document.Document;
    exports.Schema = Schema.Schema;
    exports.YAMLError = errors.YAMLError;
    exports.YAMLParseError = errors.YAMLParseError;
    exports.YAMLWarning = errors.YAMLWarning;
    exports.Alias = Alias.Alias;
    exports.isAlias = identity.isAlias;
    exports.isCollection = identity.isCollection;
    exports.isDocument = identity.isDocument;
    exports.isMap = identity.isMap;
    exports.isNode = identity.isNode;
    exports.isPair = identity.isPair;
    exports.isScalar = identity.isScalar;
    exports.isSeq = identity.isSeq;
    exports.Pair = Pair.Pair;
    exports.Scalar = Scalar.Scalar;
    exports.YAMLMap = YAMLMap.YAMLMap;
    exports.YAMLSeq = YAMLSeq.YAMLSeq;
    exports.CST = cst;
    exports.Lexer = lexer.Lexer;
    exports.LineCounter = lineCounter.LineCounter;
    exports.Parser = parser.Parser;
    exports.parse = publicApi.parse;
    exports.parseAllDocuments = publicApi.parseAllDocuments;
    exports.parseDocument = publicApi.parseDocument;
    exports.stringify = publicApi.stringify;
    exports.visit = visit.visit;
    exports.visitAsync = visit.visitAsync;
  }
});

// src/pipeline/run.ts
import { resolve as resolve8 } from "node:path";

// src/model/profile.ts
var profileSchemaVersion = 1;
var count = external_exports.number().int().nonnegative();
var ns = external_exports.number().int().nonnegative();
var dim3 = external_exports.tuple([count, count, count]);
var gpuSchema = external_exports.strictObject({
  name: external_exports.string(),
  uuid: external_exports.string().nullable(),
  chip: external_exports.string().nullable(),
  computeCapability: external_exports.string().nullable(),
  smCount: count.nullable(),
  memoryBytes: count.nullable(),
  l2Bytes: count.nullable(),
  memoryBandwidth: external_exports.number().nonnegative().nullable().describe("Bytes a second, as the driver states it."),
  clockHz: external_exports.number().nonnegative().nullable()
});
var kernelRoundSchema = external_exports.strictObject({
  launches: count,
  totalNs: ns,
  medianNs: external_exports.number().nonnegative(),
  minNs: ns,
  maxNs: ns,
  spread: external_exports.number().nonnegative().describe("Standard deviation of the launches' durations divided by their mean.")
});
var kernelVariantSchema = external_exports.strictObject({
  mangled: external_exports.string().nullable(),
  grid: dim3,
  block: dim3,
  registersPerThread: count,
  staticSharedBytes: count,
  dynamicSharedBytes: count,
  localBytesPerThread: count,
  rounds: external_exports.array(kernelRoundSchema.nullable()).describe("One entry a round; null where this variant did not run in it.")
});
var kernelSchema = external_exports.strictObject({
  name: external_exports.string().describe("Demangled, with template arguments: a kernel's identity."),
  shortName: external_exports.string(),
  family: external_exports.string(),
  rounds: external_exports.array(kernelRoundSchema.nullable()).describe("Over all variants; one entry a round, null where it did not run."),
  variants: external_exports.array(kernelVariantSchema).describe("The same function by mangled name, grid, block and shared memory; most time first.")
});
var copySchema = external_exports.strictObject({
  kind: external_exports.enum(["copy", "fill"]),
  direction: external_exports.string().nullable(),
  sourceMemory: external_exports.string().nullable(),
  targetMemory: external_exports.string().nullable(),
  count,
  bytes: count,
  totalNs: ns
});
var rangeRoundSchema = external_exports.strictObject({
  instances: count,
  wallNs: ns.describe("Sum of the instances' durations on the host. Tracing inflates it; kernel times are not affected."),
  kernelNs: ns.describe("Sum of the durations of all kernels launched in the range."),
  gpuBusyNs: ns.describe("Time with at least one kernel, copy or fill of the range running: the union of their intervals, summed over devices."),
  launches: count.describe("Kernels that ran, those of CUDA graphs included."),
  graphKernels: count.describe("Those of `launches` that ran as nodes of a CUDA graph."),
  graphLaunches: count,
  synchronizations: external_exports.array(external_exports.strictObject({ call: external_exports.string(), count, totalNs: ns })),
  copies: external_exports.array(copySchema),
  memcpyBytes: count,
  memcpyNs: ns
});
var familySchema = external_exports.strictObject({
  family: external_exports.string(),
  rounds: external_exports.array(external_exports.strictObject({ launches: count, totalNs: ns }))
});
var rangeSchema = external_exports.strictObject({
  name: external_exports.string(),
  domain: external_exports.string().describe("Empty for the default domain."),
  rounds: external_exports.array(rangeRoundSchema),
  families: external_exports.array(familySchema),
  kernels: external_exports.array(kernelSchema).describe("Most total time first.")
});
var profileSchema = external_exports.strictObject({
  schemaVersion: external_exports.literal(profileSchemaVersion),
  tool: external_exports.strictObject({ name: external_exports.string(), version: external_exports.string() }),
  createdAt: external_exports.string(),
  source: external_exports.strictObject({
    repository: external_exports.string().nullable(),
    commit: external_exports.string().nullable(),
    ref: external_exports.string().nullable(),
    dirty: external_exports.boolean().nullable()
  }).describe("The code that was measured; null where it is not known."),
  machine: external_exports.strictObject({
    gpus: external_exports.array(gpuSchema).describe("The GPUs that kernels ran on."),
    driver: external_exports.string().nullable(),
    cuda: external_exports.string().nullable().describe("The CUDA version that the driver supports."),
    nsys: external_exports.string().nullable(),
    ncu: external_exports.string().nullable()
  }),
  workload: external_exports.strictObject({
    command: external_exports.array(external_exports.string()),
    exitCode: external_exports.number().int().nullable().describe("Null: not known, as for a bare report.")
  }),
  isolation: external_exports.string().nullable(),
  rounds: external_exports.array(
    external_exports.strictObject({
      round: external_exports.number().int().min(1),
      captures: external_exports.array(external_exports.strictObject({ label: external_exports.string(), sources: external_exports.array(external_exports.string()) })),
      outside: external_exports.strictObject({ launches: count, kernelNs: ns }).describe("Kernels launched outside every analysed range.")
    })
  ),
  ranges: external_exports.array(rangeSchema),
  checks: external_exports.array(external_exports.strictObject({ check: external_exports.string(), state: external_exports.enum(["held", "not-possible"]), detail: external_exports.string() })).describe("What was held against the tools' own figures. A check that fails is no profile but an error."),
  warnings: external_exports.array(external_exports.string())
});

// src/analyse/by-thread.ts
function rowsByThread(calls) {
  const groups = /* @__PURE__ */ new Map();
  let last = { process: NaN, thread: NaN, rows: new Array() };
  for (let row = 0; row < calls.count; row += 1) {
    if (Number.isNaN(calls.startNs[row] ?? NaN)) continue;
    const process2 = calls.process[row] ?? -1;
    const thread = calls.thread[row] ?? -1;
    if (process2 !== last.process || thread !== last.thread)
      last = { process: process2, thread, rows: groupOf(groups, process2, thread) };
    last.rows.push(row);
  }
  return [...groups].flatMap(
    ([process2, threads]) => [...threads].map(([thread, rows]) => ({ process: process2, thread, rows: sortedByStart(rows, calls.startNs) }))
  );
}
function groupOf(groups, process2, thread) {
  let threads = groups.get(process2);
  if (threads === void 0) groups.set(process2, threads = /* @__PURE__ */ new Map());
  let rows = threads.get(thread);
  if (rows === void 0) threads.set(thread, rows = []);
  return rows;
}
function sortedByStart(rows, startNs) {
  const sorted = Uint32Array.from(rows);
  for (let at2 = 1; at2 < sorted.length; at2 += 1) {
    if ((startNs[sorted[at2] ?? 0] ?? 0) >= (startNs[sorted[at2 - 1] ?? 0] ?? 0)) continue;
    return sorted.sort((one, other) => (startNs[one] ?? 0) - (startNs[other] ?? 0) || one - other);
  }
  return sorted;
}

// src/analyse/range-key.ts
function rangeKeyText({ name, domain }) {
  return JSON.stringify([domain, name]);
}
function rangeLabel({ name, domain }) {
  return domain === "" ? name : `${name}@${domain}`;
}

// src/analyse/sweep.ts
function sweep(spans, keyCount, calls, rows, hit) {
  const openUntil = new Float64Array(keyCount).fill(-Infinity);
  const isOpen = new Uint8Array(keyCount);
  const open3 = [];
  let next = 0;
  for (const row of rows) {
    const startNs = calls.startNs[row] ?? NaN;
    const endNs = calls.endNs[row] ?? NaN;
    for (let span = spans[next]; span !== void 0 && span.startNs <= startNs; span = spans[next]) {
      next += 1;
      openUntil[span.key] = Math.max(openUntil[span.key] ?? -Infinity, span.endNs);
      if (isOpen[span.key] !== 0) continue;
      isOpen[span.key] = 1;
      open3.push(span.key);
    }
    for (let at2 = open3.length - 1; at2 >= 0; at2 -= 1) {
      const key = open3[at2] ?? 0;
      const until = openUntil[key] ?? -Infinity;
      if (until >= endNs) hit(key, row);
      else if (until < startNs) {
        isOpen[key] = 0;
        open3[at2] = open3[open3.length - 1] ?? 0;
        open3.pop();
      }
    }
  }
}

// src/analyse/attribute.ts
function attribute(trace, keys) {
  const unique = [...new Map(keys.map((key) => [rangeKeyText(key), key])).values()];
  const spans = spansOf(trace.ranges, unique);
  const kernels2 = hitsByKey(kernelCalls(trace), spans, unique.length);
  const copies = hitsByKey(copyCalls(trace), spans, unique.length);
  const calls = hitsByKey(hostCalls(trace), spans, unique.length);
  const none = new Uint32Array();
  return {
    ranges: unique.map((key, index) => ({
      key,
      instances: trace.ranges.filter((range) => range.name === key.name && range.domain === key.domain),
      kernels: kernels2[index] ?? none,
      copies: copies[index] ?? none,
      calls: calls[index] ?? none
    })),
    outside: complement(kernels2, trace.kernels.count)
  };
}
function effectiveEndNs(range) {
  return range.endNs ?? Infinity;
}
function spansOf(ranges, keys) {
  const indices = new Map(keys.map((key, index) => [rangeKeyText(key), index]));
  const ofThread = /* @__PURE__ */ new Map();
  const ofProcess = /* @__PURE__ */ new Map();
  for (const range of ranges) {
    const key = indices.get(rangeKeyText(range));
    if (key === void 0) continue;
    const span = { key, startNs: range.startNs, endNs: effectiveEndNs(range) };
    if (range.style === "startend") append(ofProcess, range.process, span);
    else append(ofThread, threadText(range.process, range.thread), span);
  }
  return { ofThread, ofProcess };
}
function append(map, key, span) {
  const list2 = map.get(key);
  if (list2 === void 0) map.set(key, [span]);
  else list2.push(span);
}
function threadText(process2, thread) {
  return `${String(process2)}/${String(thread)}`;
}
function hitsByKey(calls, spans, keyCount) {
  const hits = Array.from({ length: keyCount }, () => new Array());
  for (const { process: process2, thread, rows } of rowsByThread(calls)) {
    const own = spans.ofThread.get(threadText(process2, thread)) ?? [];
    const shared = spans.ofProcess.get(process2) ?? [];
    const all = [...own, ...shared].sort((one, other) => one.startNs - other.startNs);
    sweep(all, keyCount, calls, rows, (key, row) => hits[key]?.push(row));
  }
  return hits.map((rows) => Uint32Array.from(rows).sort());
}
function complement(hits, count2) {
  const inside2 = new Uint8Array(count2);
  for (const rows of hits) for (const row of rows) inside2[row] = 1;
  const outside = [];
  for (let row = 0; row < count2; row += 1) if (inside2[row] === 0) outside.push(row);
  return Uint32Array.from(outside);
}
function kernelCalls({ kernels: kernels2 }) {
  return {
    count: kernels2.count,
    process: kernels2.process,
    thread: kernels2.thread,
    startNs: kernels2.callStartNs,
    endNs: kernels2.callEndNs
  };
}
function copyCalls({ copies }) {
  return {
    count: copies.length,
    process: Float64Array.from(copies, (copy) => copy.process),
    thread: Float64Array.from(copies, (copy) => copy.thread),
    startNs: Float64Array.from(copies, (copy) => copy.callStartNs ?? NaN),
    endNs: Float64Array.from(copies, (copy) => copy.callEndNs ?? NaN)
  };
}
function hostCalls({ calls }) {
  return {
    count: calls.length,
    process: Float64Array.from(calls, (call2) => call2.process),
    thread: Float64Array.from(calls, (call2) => call2.thread),
    startNs: Float64Array.from(calls, (call2) => call2.startNs),
    endNs: Float64Array.from(calls, (call2) => call2.startNs + call2.durationNs)
  };
}

// src/analyse/durations.ts
function addDurations(into, from) {
  for (const [durationNs, count2] of from) into.set(durationNs, (into.get(durationNs) ?? 0) + count2);
}
function summariseDurations(counts) {
  const sorted = [...counts].sort(([one], [other]) => one - other);
  let launches = 0;
  let totalNs = 0;
  for (const [durationNs, count2] of sorted) {
    launches += count2;
    totalNs += durationNs * count2;
  }
  const mean = launches === 0 ? 0 : totalNs / launches;
  const squares = sorted.reduce((sum, [durationNs, count2]) => sum + count2 * (durationNs - mean) ** 2, 0);
  return {
    launches,
    totalNs,
    medianNs: (valueAt(sorted, Math.floor((launches - 1) / 2)) + valueAt(sorted, Math.floor(launches / 2))) / 2,
    minNs: sorted.at(0)?.[0] ?? 0,
    maxNs: sorted.at(-1)?.[0] ?? 0,
    spread: launches < 2 || mean === 0 ? 0 : Math.sqrt(squares / (launches - 1)) / mean
  };
}
function valueAt(sorted, rank) {
  let seen = 0;
  for (const [durationNs, count2] of sorted) {
    seen += count2;
    if (rank < seen) return durationNs;
  }
  return 0;
}
function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = 0, high = low] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}

// src/analyse/gpu-busy.ts
function gpuBusyNs(intervals) {
  const busyUntil = /* @__PURE__ */ new Map();
  let total2 = 0;
  for (const { device, startNs, durationNs } of intervals) {
    const endNs = startNs + durationNs;
    const until = busyUntil.get(device) ?? -Infinity;
    if (endNs <= until) continue;
    total2 += endNs - Math.max(startNs, until);
    busyUntil.set(device, endNs);
  }
  return total2;
}
function* mergeByStart(one, other) {
  const left = one[Symbol.iterator]();
  const right = other[Symbol.iterator]();
  let a = left.next();
  let b = right.next();
  while (a.done !== true || b.done !== true) {
    if (b.done === true || a.done !== true && a.value.startNs <= b.value.startNs) {
      if (a.done !== true) yield a.value;
      a = left.next();
    } else {
      yield b.value;
      b = right.next();
    }
  }
}

// src/analyse/measure-range.ts
function emptyMeasure(key) {
  return {
    key,
    instances: 0,
    wallNs: 0,
    gpuBusyNs: 0,
    graphKernels: 0,
    graphLaunches: 0,
    kernels: /* @__PURE__ */ new Map(),
    synchronizations: /* @__PURE__ */ new Map(),
    copies: /* @__PURE__ */ new Map()
  };
}
function measureRange(trace, range) {
  const measure2 = emptyMeasure(range.key);
  measure2.instances = range.instances.length;
  for (const instance of range.instances) {
    measure2.wallNs += Math.max(0, (instance.endNs ?? instance.assumedEndNs ?? trace.endNs) - instance.startNs);
  }
  measureKernels(trace, range, measure2);
  for (const index of range.copies) {
    const copy = trace.copies[index];
    if (copy === void 0) continue;
    const { kind, direction, sourceMemory, targetMemory } = copy;
    addCopy(measure2.copies, {
      kind,
      direction,
      sourceMemory,
      targetMemory,
      count: 1,
      bytes: copy.bytes,
      totalNs: copy.durationNs
    });
  }
  for (const index of range.calls) {
    const call2 = trace.calls[index];
    if (call2?.kind === "graph-launch") measure2.graphLaunches += 1;
    if (call2?.kind === "synchronize") addSynchronization(measure2.synchronizations, call2.name, 1, call2.durationNs);
  }
  measure2.gpuBusyNs = gpuBusyNs(
    mergeByStart(kernelIntervals(trace, range.kernels), copyIntervals(trace, range.copies))
  );
  return measure2;
}
function measureKernels({ kernels: kernels2, kernelTypes: kernelTypes2 }, range, measure2) {
  const byType = /* @__PURE__ */ new Map();
  for (const row of range.kernels) {
    const type = kernels2.kernel[row] ?? 0;
    const durationNs = kernels2.durationNs[row] ?? 0;
    measure2.graphKernels += kernels2.fromGraph[row] ?? 0;
    let durations = byType.get(type);
    if (durations === void 0) byType.set(type, durations = /* @__PURE__ */ new Map());
    durations.set(durationNs, (durations.get(durationNs) ?? 0) + 1);
  }
  for (const [index, durations] of byType) {
    const type = kernelTypes2[index];
    if (type !== void 0) addKernel(measure2.kernels, { type, durations });
  }
}
function* kernelIntervals({ kernels: kernels2 }, rows) {
  for (const row of rows) {
    yield {
      device: kernels2.device[row] ?? 0,
      startNs: kernels2.startNs[row] ?? 0,
      durationNs: kernels2.durationNs[row] ?? 0
    };
  }
}
function* copyIntervals({ copies }, rows) {
  for (const row of rows) {
    const copy = copies[row];
    if (copy !== void 0) yield copy;
  }
}
function addMeasure(into, from) {
  into.instances += from.instances;
  into.wallNs += from.wallNs;
  into.gpuBusyNs += from.gpuBusyNs;
  into.graphKernels += from.graphKernels;
  into.graphLaunches += from.graphLaunches;
  for (const kernel of from.kernels.values()) addKernel(into.kernels, kernel);
  for (const [call2, { count: count2, totalNs }] of from.synchronizations)
    addSynchronization(into.synchronizations, call2, count2, totalNs);
  for (const copy of from.copies.values()) addCopy(into.copies, copy);
}
function addKernel(into, { type, durations }) {
  const text2 = JSON.stringify(type);
  const known3 = into.get(text2);
  if (known3 === void 0) into.set(text2, { type, durations: new Map(durations) });
  else addDurations(known3.durations, durations);
}
function addSynchronization(into, call2, count2, totalNs) {
  const known3 = into.get(call2) ?? { count: 0, totalNs: 0 };
  into.set(call2, { count: known3.count + count2, totalNs: known3.totalNs + totalNs });
}
function addCopy(into, copy) {
  const text2 = [copy.kind, copy.direction, copy.sourceMemory, copy.targetMemory].join("/");
  const known3 = into.get(text2);
  const { count: count2, bytes: bytes2, totalNs } = known3 ?? { count: 0, bytes: 0, totalNs: 0 };
  into.set(text2, { ...copy, count: count2 + copy.count, bytes: bytes2 + copy.bytes, totalNs: totalNs + copy.totalNs });
}

// src/analyse/analyse-capture.ts
function analyseCapture(trace, keys) {
  const { ranges, outside } = attribute(trace, keys);
  let kernelNs = 0;
  for (const row of outside) kernelNs += trace.kernels.durationNs[row] ?? 0;
  return {
    ranges: ranges.map((range) => measureRange(trace, range)),
    outside: { launches: outside.length, kernelNs },
    warnings: [...ranges.flatMap(unfinishedWarning), ...traceWarnings(trace)]
  };
}
function unfinishedWarning(range) {
  const count2 = range.instances.filter((instance) => instance.endNs === null).length;
  if (count2 === 0) return [];
  const all = range.instances.length;
  return [
    `Range ${rangeLabel(range.key)}: ${String(count2)} of ${String(all)} instances never ended; they were taken to reach to the end of the capture.`
  ];
}
function traceWarnings(trace) {
  const warnings = [];
  let withoutCall = 0;
  const unknownDevices = new Set(trace.kernels.device);
  for (const gpu of trace.gpus) unknownDevices.delete(gpu.id);
  for (let row = 0; row < trace.kernels.count; row += 1)
    if (Number.isNaN(trace.kernels.callStartNs[row] ?? NaN)) withoutCall += 1;
  if (withoutCall > 0)
    warnings.push(`${String(withoutCall)} kernels have no launch call in the report, so that they belong to no range.`);
  if (trace.ambiguousLaunches > 0)
    warnings.push(
      `${String(trace.ambiguousLaunches)} kernels have several launch calls in the report; the earliest was taken.`
    );
  if (unknownDevices.size > 0)
    warnings.push(`Kernels ran on ${String(unknownDevices.size)} GPUs that the report does not describe.`);
  return warnings;
}

// src/analyse/families.ts
var import_yaml = __toESM(require_dist(), 1);
var otherFamily = "other";
var fileSchema = external_exports.strictObject({
  families: external_exports.array(
    external_exports.strictObject({ family: external_exports.string().regex(/^[a-z][a-z0-9-]*$/), patterns: external_exports.array(external_exports.string().min(1)).min(1) })
  )
});
function parseFamilies(text2, file = "conf/kernel-families.yml") {
  const result = fileSchema.safeParse(parseYaml(text2, file));
  if (!result.success) {
    throw new UserError({
      what: "The kernel families are not as expected.",
      where: file,
      why: external_exports.prettifyError(result.error),
      hint: "See the comments in conf/kernel-families.yml.",
      cause: result.error
    });
  }
  return result.data.families.map(({ family, patterns }) => ({
    family,
    patterns: patterns.map((pattern) => toRegExp(pattern, family, file))
  }));
}
function familyClassifier(families2) {
  const known3 = /* @__PURE__ */ new Map();
  return (name) => {
    let family = known3.get(name);
    if (family === void 0) {
      family = families2.find(({ patterns }) => patterns.some((pattern) => pattern.test(name)))?.family ?? otherFamily;
      known3.set(name, family);
    }
    return family;
  };
}
function parseYaml(text2, file) {
  try {
    return (0, import_yaml.parse)(text2);
  } catch (error) {
    throw new UserError({
      what: "The kernel families are not valid YAML.",
      where: file,
      why: error instanceof Error ? error.message : String(error),
      cause: error
    });
  }
}
function toRegExp(pattern, family, file) {
  try {
    return new RegExp(pattern, "i");
  } catch (error) {
    throw new UserError({
      what: `A pattern of the kernel family ${family} is no regular expression: ${pattern}`,
      where: file,
      why: error instanceof Error ? error.message : String(error),
      hint: "Patterns are JavaScript regular expressions; a literal ( ) [ ] { } + * ? . ^ $ | needs a backslash.",
      cause: error
    });
  }
}

// src/analyse/machine.ts
function seenMachine() {
  const gpus = /* @__PURE__ */ new Map();
  let seen = {
    driver: null,
    cuda: null,
    nsys: null
  };
  return {
    add(trace) {
      const used = new Set(trace.kernels.device);
      for (const { id, ...gpu } of trace.gpus) {
        const key = gpu.uuid ?? `${String(id)} ${gpu.name}`;
        if (used.has(id) && !gpus.has(key)) gpus.set(key, gpu);
      }
      seen = {
        driver: seen.driver ?? trace.driverVersion,
        cuda: seen.cuda ?? trace.cudaVersion,
        nsys: seen.nsys ?? trace.nsysVersion
      };
    },
    describe: ({ driver, cuda, nsys, ncu }) => ({
      gpus: [...gpus].sort(([one], [other]) => one < other ? -1 : one > other ? 1 : 0).map(([, gpu]) => gpu),
      driver: driver ?? seen.driver,
      cuda: cuda ?? seen.cuda,
      nsys: nsys ?? seen.nsys,
      ncu
    })
  };
}

// src/analyse/profile-kernels.ts
function medianTotalNs({
  rounds
}) {
  return median(rounds.map((round) => round?.totalNs ?? 0));
}
function profileKernels(rounds, familyOf) {
  const names2 = /* @__PURE__ */ new Map();
  for (const { kernels: kernels2 } of rounds) {
    for (const [text2, { type }] of kernels2) {
      const variants = names2.get(type.name) ?? /* @__PURE__ */ new Map();
      names2.set(type.name, variants.set(text2, type));
    }
  }
  const profiled = [...names2].map(([name, variants]) => {
    const texts = [...variants.keys()];
    const profiledVariants = [...variants].map(([text2, type]) => profileVariant(type, rounds, text2));
    return {
      name,
      shortName: [...variants.values()][0]?.shortName ?? name,
      family: familyOf(name),
      rounds: rounds.map((round) => summariseAll(texts.flatMap((text2) => round.kernels.get(text2)?.durations ?? []))),
      variants: mostTimeFirst(profiledVariants, variantText)
    };
  });
  return mostTimeFirst(profiled, ({ name }) => name);
}
function profileFamilies(kernels2, roundCount) {
  const families2 = [...Map.groupBy(kernels2, ({ family }) => family)].map(([family, members]) => ({
    family,
    rounds: Array.from({ length: roundCount }, (_, round) => ({
      launches: members.reduce((sum, kernel) => sum + (kernel.rounds[round]?.launches ?? 0), 0),
      totalNs: members.reduce((sum, kernel) => sum + (kernel.rounds[round]?.totalNs ?? 0), 0)
    }))
  }));
  return mostTimeFirst(families2, ({ family }) => family);
}
function profileVariant(type, rounds, text2) {
  const { mangled, registersPerThread, staticSharedBytes, dynamicSharedBytes, localBytesPerThread } = type;
  const [gridX, gridY, gridZ] = type.grid;
  const [blockX, blockY, blockZ] = type.block;
  return {
    mangled,
    grid: [gridX, gridY, gridZ],
    block: [blockX, blockY, blockZ],
    registersPerThread,
    staticSharedBytes,
    dynamicSharedBytes,
    localBytesPerThread,
    rounds: rounds.map((round) => summariseAll(round.kernels.get(text2)?.durations ?? []))
  };
}
function summariseAll(durations) {
  const lists = durations instanceof Map ? [durations] : durations;
  const all = /* @__PURE__ */ new Map();
  for (const counts of lists) addDurations(all, counts);
  return all.size === 0 ? null : summariseDurations(all);
}
function variantText({ rounds, ...identity }) {
  return rounds.length === 0 ? "" : JSON.stringify(identity);
}
function mostTimeFirst(items, textOf) {
  const keyed = items.map((item) => ({ item, totalNs: medianTotalNs(item), text: textOf(item) }));
  keyed.sort(
    (one, other) => other.totalNs - one.totalNs || (one.text < other.text ? -1 : one.text > other.text ? 1 : 0)
  );
  return keyed.map(({ item }) => item);
}

// src/analyse/build-profile.ts
function buildProfile(input) {
  const familyOf = familyClassifier(input.families);
  const keys = /* @__PURE__ */ new Map();
  const seen = seenMachine();
  const warnings = [...input.warnings];
  const rounds = input.rounds.map(({ captures }, index) => {
    const measures = /* @__PURE__ */ new Map();
    const outside = { launches: 0, kernelNs: 0 };
    for (const capture2 of captures) {
      const where = `Round ${String(index + 1)}, ${capture2.label}`;
      for (const key of capture2.ranges) {
        const text2 = rangeKeyText(key);
        if (measures.has(text2)) throw analysedTwice(key, where);
        keys.set(text2, key);
        measures.set(text2, emptyMeasure(key));
      }
      for (const trace of capture2.traces) {
        seen.add(trace);
        const measured = analyseCapture(trace, capture2.ranges);
        for (const measure2 of measured.ranges) {
          const sum = measures.get(rangeKeyText(measure2.key));
          if (sum !== void 0) addMeasure(sum, measure2);
        }
        outside.launches += measured.outside.launches;
        outside.kernelNs += measured.outside.kernelNs;
        warnings.push(...measured.warnings.map((warning3) => `${where}: ${warning3}`));
      }
    }
    return { measures, outside, captures: captures.map(({ label, sources: sources2 }) => ({ label, sources: [...sources2] })) };
  });
  return {
    schemaVersion: profileSchemaVersion,
    tool: input.tool,
    createdAt: input.createdAt,
    source: input.source,
    machine: seen.describe(input.machine),
    workload: input.workload,
    isolation: input.isolation,
    rounds: rounds.map(({ captures, outside }, index) => ({ round: index + 1, captures, outside })),
    ranges: [...keys].map(
      ([text2, key]) => profileRange(
        key,
        rounds.map(({ measures }) => measures.get(text2) ?? emptyMeasure(key)),
        familyOf
      )
    ),
    checks: input.checks,
    warnings: [...new Set(warnings)]
  };
}
function analysedTwice(key, where) {
  return new UserError({
    what: `The range ${rangeLabel(key)} is analysed in two captures of one round, which would count it twice.`,
    where,
    hint: "Name each range once."
  });
}
function profileRange(key, rounds, familyOf) {
  const kernels2 = profileKernels(rounds, familyOf);
  return {
    name: key.name,
    domain: key.domain,
    rounds: rounds.map(profileRound),
    families: profileFamilies(kernels2, rounds.length),
    kernels: kernels2
  };
}
function profileRound(measure2) {
  const { instances: instances2, wallNs, gpuBusyNs: gpuBusyNs2, graphKernels, graphLaunches } = measure2;
  const sums = [...measure2.kernels.values()].map(({ durations }) => summariseDurations(durations));
  const copies = [...measure2.copies].sort(byText).map(([, copy]) => copy);
  const memcpy = copies.filter(({ kind }) => kind === "copy");
  return {
    instances: instances2,
    wallNs,
    kernelNs: sums.reduce((sum, { totalNs }) => sum + totalNs, 0),
    gpuBusyNs: gpuBusyNs2,
    launches: sums.reduce((sum, { launches }) => sum + launches, 0),
    graphKernels,
    graphLaunches,
    synchronizations: [...measure2.synchronizations].sort(byText).map(([call2, { count: count2, totalNs }]) => ({ call: call2, count: count2, totalNs })),
    copies,
    memcpyBytes: memcpy.reduce((sum, { bytes: bytes2 }) => sum + bytes2, 0),
    memcpyNs: memcpy.reduce((sum, { totalNs }) => sum + totalNs, 0)
  };
}
function byText([one], [other]) {
  return one < other ? -1 : one > other ? 1 : 0;
}

// src/analyse/top-kernels.ts
function topKernels(range, count2) {
  const rangeNs = median(range.rounds.map(({ kernelNs }) => kernelNs));
  return range.kernels.slice(0, count2).map((kernel) => {
    const totalNs = medianTotalNs(kernel);
    return {
      name: kernel.name,
      shortName: kernel.shortName,
      family: kernel.family,
      mangled: [...new Set(kernel.variants.flatMap(({ mangled }) => mangled ?? []))],
      totalNs,
      share: rangeNs === 0 ? 0 : totalNs / rangeNs
    };
  });
}

// src/config/render.ts
var import_yaml2 = __toESM(require_dist(), 1);

// src/model/quantity.ts
var durationPattern = /^(?!0*\.?0*\s*[a-z])\d+(\.\d+)?\s*(ms|s|m|h)$/;
var sizePattern = /^\d+(\.\d+)?\s*(B|KB|MB|GB|KiB|MiB|GiB)$/;
var millisecondsPer = { ms: 1, s: 1e3, m: 6e4, h: 36e5 };
var bytesPer = {
  B: 1,
  ...{ KB: 1e3, MB: 1e6, GB: 1e9 },
  ...{ KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 }
};
function parseDurationMs(value) {
  if (typeof value === "number") return finite(value * 1e3, value);
  return durationPattern.test(value) ? times(value, millisecondsPer) : refuse("duration", value);
}
function parseSizeBytes(value) {
  if (typeof value === "number") return finite(value, value);
  return sizePattern.test(value) ? times(value, bytesPer) : refuse("size", value);
}
function times(text2, units) {
  const [, amount = "", unit = ""] = /^([\d.]+)\s*(\w+)$/.exec(text2) ?? [];
  return finite(Number(amount) * (units[unit] ?? NaN), text2);
}
function finite(product, value) {
  const rounded = Math.round(product);
  return Number.isSafeInteger(rounded) && rounded >= 0 ? rounded : refuse("quantity", value);
}
function refuse(kind, value) {
  throw new RangeError(`Not a ${kind}: ${JSON.stringify(value)}.`);
}

// src/model/config.ts
var longestDurationMs = 500 * 36e5;
var durationSchema = external_exports.union([external_exports.number().positive(), external_exports.string().regex(durationPattern)]).refine((value) => fits(() => parseDurationMs(value) <= longestDurationMs && parseDurationMs(value) > 0)).meta({
  title: "a duration such as 90s, 30m or 2h, or a number of seconds, of at most 500h",
  examples: ["30m", "90s", 600]
});
var sizeSchema = external_exports.union([external_exports.number().int().nonnegative(), external_exports.string().regex(sizePattern)]).refine((value) => fits(() => parseSizeBytes(value) >= 0)).meta({ title: "a size such as 200MB or 1GiB, or a number of bytes", examples: ["200MB", "1GiB"] });
function fits(check) {
  try {
    return check();
  } catch {
    return false;
  }
}
var environmentName = external_exports.string().regex(/^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$/).meta({ title: "the name of an environment variable" });
var commandSchema = external_exports.union([external_exports.array(external_exports.string()).min(1), external_exports.string().regex(/\S/)]).meta({
  title: "a list of arguments such as [python3, serve.py], or one line of shell",
  examples: [["python3", "serve.py"], "python3 serve.py --steps 32"]
});
var rangeEntrySchema = external_exports.union([
  external_exports.string().min(1),
  external_exports.strictObject({
    range: external_exports.string().min(1).describe("The range: `Message`, `Message@Domain`, `Message@*`, or a glob such as `decode*`."),
    instances: external_exports.number().int().min(1).describe("How many instances of this range to capture.")
  })
]).meta({ title: "a range such as decode, decode@Domain, decode@* or decode*, or {range: decode, instances: 2}" });
var captureRangeEnd = external_exports.string().regex(/^(auto|stop|stop-shutdown|repeat:[1-9]\d*|repeat-shutdown:[1-9]\d*)$/).meta({ title: "auto, stop, stop-shutdown, repeat:N or repeat-shutdown:N with N from 1" });
var workloadSchema = external_exports.strictObject({
  command: commandSchema.nullable().describe("The program to profile: a list of arguments (started as it is), or one line for bash -e -o pipefail."),
  module: external_exports.string().regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/).meta({ title: "a dotted Python module name such as my_llm.bench" }).nullable().describe(
    "A Python module to run as `python -m MODULE` in place of `command`, with Hydra overrides. Needs `workload.python`."
  ),
  "hydra-overrides": external_exports.array(
    external_exports.string().regex(/^[^=]+=|^~/).meta({ title: "KEY=VALUE, +KEY=VALUE, ++KEY=VALUE or ~KEY" })
  ).describe("Hydra overrides for `workload.module`. The run directory and `hydra.job.chdir=false` are added."),
  "torch-profiler-off": external_exports.array(external_exports.string()).describe(
    "Hydra overrides that switch the program's own torch profiler off: two CUPTI subscribers cannot share a process."
  ),
  python: external_exports.string().min(1).nullable().describe("The Python interpreter for `workload.module`: a path or a name on PATH. Never guessed."),
  "working-directory": external_exports.string().min(1).describe("Where the workload starts."),
  environment: external_exports.record(environmentName, external_exports.string()).describe("Environment variables for the workload, on top of the allow-list."),
  "pass-env": external_exports.array(environmentName).describe(
    "Variables of our own environment to give to the workload. Reports hold them, so these reports are marked as not for upload."
  ),
  "secret-files": external_exports.record(environmentName, environmentName).describe(
    "VARIABLE: SECRET. The value of our environment's SECRET is written to a private file, and VARIABLE holds its path. Reports do not hold it."
  ),
  gpu: external_exports.number().int().min(0).nullable().describe(
    "Index of the GPU to use: CUDA_VISIBLE_DEVICES is set to it, so the program sees it as device 0. null leaves the choice alone."
  ),
  "time-limit": durationSchema.describe(
    "How long one capture may take; then INT, and KILL for the whole process tree."
  ),
  setup: commandSchema.nullable().describe("A command that runs once before the captures, outside the profiler and with the full environment.")
});
var nsysSchema = external_exports.strictObject({
  path: external_exports.string().min(1).describe("The nsys program: a name on PATH or a path."),
  trace: external_exports.array(external_exports.string().min(1)).min(1).describe("APIs to trace (nsys --trace). Must hold cuda and nvtx for kernels by range."),
  sample: external_exports.enum(["none", "process-tree", "system-wide"]).describe("CPU sampling (nsys --sample). Sampling wrote 2.5 GB for a range of 0.2 s."),
  cpuctxsw: external_exports.enum(["none", "process-tree", "system-wide"]).describe("CPU context switches (nsys --cpuctxsw)."),
  gating: external_exports.boolean().describe(
    "true: only the capture range is recorded. false: the whole program is recorded, and ranges are analysed in it."
  ),
  capture: external_exports.enum(["nvtx", "cudaProfilerApi", "none"]).describe("What opens the capture (nsys --capture-range): an NVTX range, cudaProfilerStart, or nothing."),
  "capture-range": external_exports.string().min(1).nullable().describe(
    "One enclosing range that gates the capture; `ranges` are then analysed inside it, so that several ranges cost one run of the program."
  ),
  "capture-range-end": captureRangeEnd.describe(
    "What happens when the capture range ends (nsys --capture-range-end). auto: stop, or repeat:N for N instances. With the shutdown forms nsys ends the program: 143 is then success."
  ),
  "registered-strings-only": external_exports.boolean().describe(
    "true: nsys gates on registered NVTX strings only. false also sees plain strings, which Python and PyTorch emit."
  ),
  "cuda-graph-trace": external_exports.enum(["node", "graph"]).describe("node lists the kernels in CUDA graphs; graph hides them, and then nothing can be analysed."),
  "extra-arguments": external_exports.array(external_exports.string()).describe("Further arguments for nsys profile, as they are."),
  reports: external_exports.array(external_exports.string().min(1)).describe("Further `nsys stats` reports to keep as CSV beside the two that are always made.")
});
var configSchema = external_exports.strictObject({
  workload: workloadSchema.describe("The program to profile."),
  ranges: external_exports.array(rangeEntrySchema).describe(
    "The NVTX ranges to profile: `Message` (default domain), `Message@Domain`, `Message@*`, globs such as `decode*`, or {range, instances}."
  ),
  instances: external_exports.number().int().min(1).nullable().describe(
    "Instances to capture of each range that does not say its own. null: one where the range gates its capture, any number inside an enclosing one."
  ),
  rounds: external_exports.number().int().min(1).max(100).describe("How often to capture everything, each time in a fresh process. A round is the unit of the statistics."),
  retries: external_exports.number().int().min(0).max(2).describe("How often to repeat a capture after a transient fault of the GPU or a tool. Each attempt is kept."),
  "require-kernels": external_exports.boolean().describe("false lets a range without any GPU kernel pass: for CPU-only programs."),
  "top-kernels": external_exports.number().int().min(1).max(1e3).describe("How many kernels, by total time in a range, to list and to hand to Nsight Compute."),
  out: external_exports.string().min(1).describe("The folder that holds the run directories."),
  "keep-runs": external_exports.number().int().min(1).describe("How many run directories to keep in `out`; older ones of ours are deleted after a run that succeeded."),
  "compress-above": sizeSchema.nullable().describe("Reports larger than this are compressed (gzip) after the analysis. null: never."),
  "log-limit": sizeSchema.describe(
    "How much of a program's stdout and stderr is kept in a file, each; the beginning and the end are kept."
  ),
  isolation: external_exports.enum(["auto", "pid-namespace", "unprivileged-user", "none"]).describe(
    "How the profiler is kept from seeing other processes' environments. auto takes the best that is permitted and says which; a named one is required."
  ),
  nsys: nsysSchema.describe("Nsight Systems."),
  ncu: external_exports.strictObject({ path: external_exports.string().min(1).describe("The ncu program: a name on PATH or a path.") }).describe("Nsight Compute.")
});

// src/model/nearest.ts
function nearest(word, candidates, maxDistance) {
  const wanted = fold(word);
  const limit = maxDistance ?? Math.max(1, Math.round(wanted.length / 3));
  let best = null;
  let bestDistance = Infinity;
  let container = null;
  let containerGap = Infinity;
  for (const candidate of candidates) {
    const folded = fold(candidate);
    const distance = editDistance(wanted, folded);
    if (distance <= limit && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
    const gap = Math.abs(folded.length - wanted.length);
    if (maxDistance === void 0 && gap < containerGap && oneContainsOther(wanted, folded)) {
      container = candidate;
      containerGap = gap;
    }
  }
  return best ?? container;
}
function editDistance(left, right) {
  const a = [...left];
  const b = [...right];
  let beforePrevious = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1)
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
      }
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}
var shortestPart = 3;
function oneContainsOther(a, b) {
  return Math.min(a.length, b.length) >= shortestPart && (a.includes(b) || b.includes(a));
}
function fold(word) {
  return word.toLowerCase().replaceAll("_", "-");
}
function at(row, index) {
  return row[index] ?? Infinity;
}

// src/config/allowed.ts
function allowedText(schema) {
  if (schema instanceof external_exports.ZodNullable) return `${allowedText(schema.unwrap())}; or null`;
  if (schema instanceof external_exports.ZodArray) return `a list, each ${allowedText(schema.element)}`;
  if (schema instanceof external_exports.ZodRecord) return "keys and values";
  const title = schema instanceof external_exports.ZodType ? schema.meta()?.title : void 0;
  if (title !== void 0) return title;
  if (schema instanceof external_exports.ZodEnum) return oneOf(schema.options.map(String));
  if (schema instanceof external_exports.ZodBoolean) return "true or false";
  if (schema instanceof external_exports.ZodNumber) return numberText(schema);
  return "text";
}
function numberText(schema) {
  const kind = schema.isInt ? "a whole number" : "a number";
  const low = schema.minValue;
  const high = schema.maxValue;
  const from = low !== null && low > Number.MIN_SAFE_INTEGER ? ` from ${low}` : "";
  const to = high !== null && high < Number.MAX_SAFE_INTEGER ? ` to ${high}` : "";
  return kind + from + to;
}
function oneOf(words2) {
  return words2.length < 2 ? words2.join("") : `${words2.slice(0, -1).join(", ")} or ${words2.at(-1) ?? ""}`;
}

// src/config/keys.ts
var found = walk("", configSchema);
var configSections = found.sections;
var configKeys = new Map(found.keys.map((key) => [key.key, key]));
function mapEntry(dotted) {
  for (const map of configKeys.values()) {
    if (map.kind === "map" && dotted.startsWith(`${map.key}.`)) return { map, name: dotted.slice(map.key.length + 1) };
  }
  return null;
}
function isSection(dotted) {
  return configSections.some(({ key }) => key === dotted);
}
function keysOf(section) {
  const all = [...configSections.map(({ key }) => key), ...configKeys.keys()];
  return all.filter((key) => key !== "" && parentOf(key) === section);
}
function suggestKey(dotted) {
  const [first = "", second, ...entry] = dotted.split(".");
  if (second !== void 0 && entry.length > 0) {
    const map = suggestKey(`${first}.${second}`);
    if (map !== null && configKeys.get(map)?.kind === "map") return `${map}.${entry.join(".")}`;
  }
  const all = keysOf("").flatMap((key) => [key, ...keysOf(key)]);
  const last = lastOf(dotted);
  const siblings = all.filter((key) => parentOf(key) === parentOf(dotted));
  return among(siblings, last) ?? among(all, last) ?? nearest(dotted, all, dotted.length / 3);
}
function among(keys, last) {
  const name = nearest(last, keys.map(lastOf));
  return keys.find((key) => lastOf(key) === name) ?? null;
}
function parentOf(dotted) {
  return dotted.slice(0, Math.max(0, dotted.lastIndexOf(".")));
}
function lastOf(dotted) {
  return dotted.slice(dotted.lastIndexOf(".") + 1);
}
function walk(section, schema) {
  const sections = [{ key: section, description: schema.description ?? "" }];
  const keys = [];
  for (const [name, member] of Object.entries(schema.shape)) {
    const dotted = section === "" ? name : `${section}.${name}`;
    if (member instanceof external_exports.ZodObject) {
      const inner = walk(dotted, member);
      sections.push(...inner.sections);
      keys.push(...inner.keys);
    } else if (member instanceof external_exports.ZodType) keys.push(configKey(dotted, member));
  }
  return { sections, keys };
}
function configKey(key, schema) {
  const nullable = schema instanceof external_exports.ZodNullable;
  const inner = nullable ? schema.unwrap() : schema;
  return {
    key,
    schema,
    kind: kindOf(inner),
    nullable,
    description: schema.description ?? "",
    allowed: allowedText(schema)
  };
}
function kindOf(schema) {
  if (schema instanceof external_exports.ZodArray) return "list";
  if (schema instanceof external_exports.ZodRecord) return "map";
  if (schema instanceof external_exports.ZodEnum) return "choice";
  if (schema instanceof external_exports.ZodBoolean) return "boolean";
  if (schema instanceof external_exports.ZodNumber) return "number";
  if (schema instanceof external_exports.ZodUnion) {
    return schema.options.some((option) => option instanceof external_exports.ZodArray) ? "command" : "quantity";
  }
  return "text";
}

// src/model/secret-name.ts
var secretParts = /* @__PURE__ */ new Set([
  ...["auth", "authorization", "cert", "cookie", "cred", "creds", "credential", "credentials", "jwt", "key", "keys"],
  ...["bearer", "dsn", "pass", "passphrase", "passwd", "password", "pat", "private", "pwd", "sas", "secret", "secrets"],
  ...["signature", "token", "tokens", "apikey"]
]);
var secretAnywhere = /token|secret|passw|passphrase|credential|api_?key|apikey|private_?key|access_?key/i;
var harmless = /* @__PURE__ */ new Set(["TOKENIZERS_PARALLELISM", "MAX_TOKENS", "NUM_TOKENS", "MAX_NEW_TOKENS", "BATCH_TOKENS"]);
function looksSecret(name) {
  if (harmless.has(name.toUpperCase())) return false;
  if (secretAnywhere.test(name)) return true;
  const parts = name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase().split(/[^a-z0-9]+/);
  return parts.some((part) => secretParts.has(part));
}

// src/config/redact.ts
var redacted = "***";
var environment = "workload.environment";
function isSecretKey(dotted) {
  const entry = mapEntry(dotted);
  return entry !== null && entry.map.key === environment && looksSecret(entry.name);
}
function isWholeEnvironment(dotted) {
  return dotted === environment;
}
function redactOverride(text2) {
  const split = text2.indexOf("=");
  if (split === -1) return text2;
  const key = text2.slice(0, split).trim();
  if (text2.slice(split + 1).trim() === "") return text2;
  return isSecretKey(key) || isWholeEnvironment(key) || isMistypedSecret(key, text2) ? `${key}=${redacted}` : text2;
}
function isMistypedSecret(key, text2) {
  return !configKeys.has(key) && mapEntry(key) === null && text2.split(/\W+/).some(looksSecret);
}

// src/config/render.ts
function renderConfig({ config, origins }) {
  const lines = ["# The whole configuration of this run, and where each value came from."];
  for (const section of configSections) {
    const keys = [...configKeys.values()].filter(({ key }) => sectionOf(key) === section.key);
    const indent = section.key === "" ? "" : "  ";
    if (section.key !== "") lines.push(`${section.key}:`);
    for (const key of keys) lines.push(...keyLines(key, valueAt2(config, key.key), origins, indent));
  }
  return `${lines.join("\n")}
`;
}
function renderInputs(raw) {
  const inputs = raw.inputs.map(({ key, value, name }) => {
    const shown = isSecretKey(key) ? redacted : isWholeEnvironment(key) ? redactEntries(value) : value;
    return `  - {input: ${flow(name)}, key: ${flow(key)}, value: ${flow(shown)}}`;
  });
  const overrides = raw.overrides.map((text2) => `  - ${flow(redactOverride(text2))}`);
  return [
    "# What was asked for; config.yaml shows what came of it.",
    `config: ${flow(raw.configFile)}`,
    `presets: ${flow(raw.presets)}`,
    ...inputs.length === 0 ? ["inputs: []"] : ["inputs:", ...inputs],
    ...overrides.length === 0 ? ["overrides: []"] : ["overrides:", ...overrides],
    ""
  ].join("\n");
}
function keyLines(key, value, origins, indent) {
  const name = key.key.slice(key.key.lastIndexOf(".") + 1);
  const entries = key.kind === "map" && typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) return [`${indent}${name}: ${flow(value)}${comment(origins.get(key.key))}`];
  const shown = entries.map(([entry, text2]) => {
    const dotted = `${key.key}.${entry}`;
    return `${indent}  ${flow(entry)}: ${flow(isSecretKey(dotted) ? redacted : text2)}${comment(origins.get(dotted))}`;
  });
  return [`${indent}${name}:`, ...shown];
}
function comment(origin) {
  if (origin === void 0) return "";
  if (origin.kind === "default") return " # default";
  return ` # ${origin.kind}: ${origin.name.replace(/[\p{Cc}\u2028\u2029\ufeff]+/gu, " ")}`;
}
function flow(value) {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([name, member]) => `${flow(name)}: ${flow(member)}`);
    return `{ ${entries.join(", ")} }`.replace("{  }", "{}");
  }
  if (typeof value === "string" && isPlain(value)) return value;
  return JSON.stringify(value ?? null).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
}
function isPlain(text2) {
  return /^[A-Za-z0-9][\w./+-]*$/.test(text2) && (0, import_yaml2.parse)(text2) === text2;
}
function redactEntries(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return redacted;
  return Object.fromEntries(
    Object.entries(value).map(([name, text2]) => [name, isSecretKey(`workload.environment.${name}`) ? redacted : text2])
  );
}
function sectionOf(dotted) {
  return dotted.includes(".") ? dotted.slice(0, dotted.indexOf(".")) : "";
}
function valueAt2(config, dotted) {
  let value = config;
  for (const name of dotted.split(".")) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, name) : void 0;
  }
  return value;
}

// src/parse/nsys-sqlite/database.ts
import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
var lockTimeoutMs = 1e3;
var exportAgain = "Export the report again: nsys export --type sqlite --force-overwrite true -o FILE.sqlite FILE.nsys-rep";
var sqliteFailures = [
  {
    code: 5,
    id: "sqlite-locked",
    why: "Another process holds a lock on it.",
    hint: "Wait until nsys export has finished, then try again."
  },
  {
    code: 6,
    id: "sqlite-locked",
    why: "A table in it is locked.",
    hint: "Wait until nsys export has finished, then try again."
  },
  { code: 8, id: "sqlite-unfinished", why: "An interrupted write left a journal beside it.", hint: exportAgain },
  {
    code: 10,
    id: "sqlite-unreadable",
    why: "Reading it from the disk failed.",
    hint: `Check the disk. ${exportAgain}`
  },
  { code: 11, id: "sqlite-damaged", why: "It is damaged or cut off.", hint: exportAgain },
  {
    code: 14,
    id: "sqlite-unreadable",
    why: "It cannot be opened.",
    hint: "Check that the file exists and may be read."
  },
  {
    code: 26,
    id: "sqlite-not-a-database",
    why: "It is not an SQLite database.",
    hint: `Give the .sqlite file that nsys made. ${exportAgain}`
  }
];
function openExport(path) {
  checkFile(path);
  const database = attempt(path, () => new DatabaseSync(path, { readOnly: true, timeout: lockTimeoutMs }));
  try {
    const tables = new Set(
      attempt(path, () => database.prepare("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')").all()).map(
        (row) => String(row["name"])
      )
    );
    for (const needed of ["META_DATA_EXPORT", "StringIds"]) {
      if (!tables.has(needed)) throw notAnExport(path, needed, tables.size);
    }
    return { path, database, tables, [Symbol.dispose]: () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}
function attempt(path, operation) {
  try {
    return operation();
  } catch (error) {
    throw isSqliteError(error) ? describeFailure(path, error) : error;
  }
}
function checkFile(path) {
  let size;
  try {
    const stats = statSync(path);
    if (!stats.isFile())
      throw new ParseError({
        what: "This is not a file.",
        where: path,
        hint: "Give the .sqlite file itself.",
        id: "sqlite-unreadable"
      });
    size = stats.size;
  } catch (error) {
    if (error instanceof ParseError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new ParseError({
      what: "The SQLite export cannot be read.",
      where: path,
      why,
      hint: "Check the path.",
      id: "sqlite-unreadable",
      cause: error
    });
  }
  if (size === 0) {
    throw new ParseError({
      what: "The SQLite export is empty (0 bytes).",
      where: path,
      why: "The export failed or the disk was full.",
      hint: exportAgain,
      id: "sqlite-empty"
    });
  }
}
function notAnExport(path, table, tables) {
  return new ParseError({
    what: "This SQLite database is not an export of Nsight Systems.",
    where: path,
    why: tables === 0 ? "It has no tables." : `It has no table ${table}, which every export has.`,
    hint: exportAgain,
    id: "sqlite-not-nsys"
  });
}
function isSqliteError(error) {
  return typeof error === "object" && error !== null && "errcode" in error && typeof error.errcode === "number" && "message" in error;
}
function describeFailure(path, error) {
  const known3 = sqliteFailures.find((failure2) => failure2.code === (error.errcode & 255));
  return new ParseError({
    what: "The SQLite export cannot be read.",
    where: path,
    why: `${known3 === void 0 ? "" : `${known3.why} `}SQLite says: ${error.message} (${String(error.errcode)}).`,
    hint: known3?.hint ?? exportAgain,
    id: known3?.id ?? "sqlite-unreadable",
    cause: error
  });
}

// src/parse/nsys-sqlite/table.ts
function openTable(file, shape5) {
  if (!file.tables.has(shape5.table)) return null;
  const present = new Set(
    attempt(file.path, () => file.database.prepare(`SELECT name FROM pragma_table_info('${shape5.table}')`).all()).map(
      (row) => String(row["name"])
    )
  );
  const missing = Object.keys(shape5.required).filter((name) => !present.has(name));
  if (missing.length > 0) {
    throw new ParseError({
      what: `The export lacks ${missing.length === 1 ? "a column" : "columns"} that we need: ${missing.join(", ")}.`,
      where: `${file.path}, table ${shape5.table}`,
      why: "This version of Nsight Systems writes another schema, or the file is damaged.",
      hint: "Export the report with nsys 2023.4 or newer, or report this with your nsys version.",
      id: "sqlite-schema"
    });
  }
  const types = /* @__PURE__ */ new Map();
  for (const [name, type] of Object.entries({ ...shape5.required, ...shape5.optional })) {
    if (type !== void 0 && present.has(name)) types.set(name, type);
  }
  checkCells(file, shape5.table, types);
  return {
    name: shape5.table,
    column: (alias, name) => present.has(name) ? `${alias}."${name}"` : "NULL",
    has: (name) => present.has(name)
  };
}
function checkCells(file, table, types) {
  const wrong = [...types].map(([name, type]) => `${wrongCell(name, type)}`);
  if (wrong.length === 0) return;
  const bad = attempt(
    file.path,
    () => file.database.prepare(`SELECT rowid AS "row" FROM "${table}" WHERE ${wrong.join(" OR ")} LIMIT 1`).get()
  );
  if (bad === void 0) return;
  const row = Number(bad["row"]);
  for (const [name, type] of types) {
    const found2 = attempt(
      file.path,
      () => file.database.prepare(
        `SELECT typeof("${name}") AS "type", quote("${name}") AS "value" FROM "${table}" WHERE rowid = ? AND ${wrongCell(name, type)}`
      ).get(row)
    );
    if (found2 === void 0) continue;
    throw badCell(file.path, table, row, name, type, `${String(found2["type"])} ${String(found2["value"]).slice(0, 80)}`);
  }
}
function wrongCell(name, type) {
  const plain = type.replace("?", "");
  return type.endsWith("?") ? `typeof("${name}") NOT IN ('${plain}', 'null')` : `typeof("${name}") <> '${plain}'`;
}
function badCell(path, table, row, column, expected, found2) {
  return new ParseError({
    what: `A cell of the export is not what its format promises: expected ${expected}, found ${found2}.`,
    where: `${path}, table ${table}, row ${String(row)}, column ${column}`,
    hint: "Export the report again with --force-overwrite true; if that does not help, the report is damaged: capture again.",
    id: "sqlite-cell"
  });
}

// src/parse/nsys-sqlite/rows.ts
function forEachRow(file, query, visit) {
  const list2 = [...query.columns.map(([name, sql2]) => `${sql2} AS "${name}"`), `${query.rowid} AS "row"`].join(", ");
  const sql = `SELECT ${list2} ${query.from}`;
  attempt(file.path, () => {
    const statement = file.database.prepare(sql);
    statement.setReturnArrays(true);
    const rows = statement.iterate({ ...query.parameters })[Symbol.iterator]();
    for (; ; ) {
      const next = nextRow(file, query, sql, rows);
      if (next.done === true) return;
      const cells = next.value;
      if (!Array.isArray(cells)) throw new TypeError("node:sqlite did not return arrays");
      const rowid = cells.pop();
      if (typeof rowid !== "number") throw new TypeError("node:sqlite did not return a row number");
      if (!isRow(cells, query.columns)) throw explain(file, query, cells, rowid);
      visit(cells, rowid);
    }
  });
}
function allRows(file, query) {
  const rows = [];
  forEachRow(file, query, (cells) => rows.push(cells));
  return rows;
}
function nextRow(file, query, sql, rows) {
  try {
    return rows.next();
  } catch (error) {
    if (!(typeof error === "object" && error !== null && "code" in error && error.code === "ERR_OUT_OF_RANGE"))
      throw error;
    const statement = file.database.prepare(sql);
    statement.setReadBigInts(true);
    for (const row of statement.iterate({ ...query.parameters })) {
      for (const [name, , type] of query.columns) {
        const value = row[name];
        if (typeof value !== "bigint" || value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER))
          continue;
        throw badCell(file.path, query.table, Number(row["row"]), name, `${type} within 2^53`, `${String(value)}`);
      }
    }
    throw error;
  }
}
function isRow(cells, columns2) {
  for (let index = 0; index < columns2.length; index += 1) {
    const type = columns2[index]?.[2];
    if (type === void 0 || !isCell(cells[index], type)) return false;
  }
  return true;
}
function isCell(value, type) {
  if (value === null) return type === "integer?" || type === "text?";
  return type === "integer" || type === "integer?" ? Number.isSafeInteger(value) : typeof value === "string";
}
function explain(file, query, cells, rowid) {
  for (const [index, [name, , type]] of query.columns.entries()) {
    const value = cells[index];
    if (isCell(value, type)) continue;
    const expected = typeof value === "number" ? `${type} within 2^53` : type;
    return badCell(
      file.path,
      query.table,
      rowid,
      name,
      expected,
      value === null ? "NULL" : `${typeof value} ${String(value)}`
    );
  }
  return new TypeError("every cell is as expected");
}

// src/parse/nsys-sqlite/gpus.ts
var gpuShape = {
  table: "TARGET_INFO_GPU",
  required: { id: "integer", name: "text?" },
  optional: {
    uuid: "text?",
    chipName: "text?",
    computeMajor: "integer?",
    computeMinor: "integer?",
    smCount: "integer?",
    totalMemory: "integer?",
    l2CacheSize: "integer?",
    memoryBandwidth: "integer?",
    clockRate: "integer?",
    cuDevice: "integer?"
  }
};
var deviceShape = {
  table: "TARGET_INFO_CUDA_DEVICE",
  required: { gpuId: "integer?", cudaId: "integer", pid: "integer" },
  optional: {}
};
function readGpus(file) {
  const table = openTable(file, gpuShape);
  const gpus = [];
  const byCudaDevice = /* @__PURE__ */ new Map();
  if (table !== null) {
    const column = (name) => table.column("g", name);
    const rows = allRows(file, {
      table: gpuShape.table,
      rowid: "g.rowid",
      columns: [
        ["id", "g.id", "integer"],
        ["name", "g.name", "text?"],
        ["uuid", column("uuid"), "text?"],
        ["chipName", column("chipName"), "text?"],
        ["computeMajor", column("computeMajor"), "integer?"],
        ["computeMinor", column("computeMinor"), "integer?"],
        ["smCount", column("smCount"), "integer?"],
        ["totalMemory", column("totalMemory"), "integer?"],
        ["l2CacheSize", column("l2CacheSize"), "integer?"],
        ["memoryBandwidth", column("memoryBandwidth"), "integer?"],
        ["clockRate", column("clockRate"), "integer?"],
        ["cuDevice", column("cuDevice"), "integer?"]
      ],
      from: "FROM TARGET_INFO_GPU AS g ORDER BY g.id"
    });
    for (const [
      id,
      name,
      uuid,
      chip,
      major,
      minor,
      smCount,
      memoryBytes,
      l2Bytes,
      memoryBandwidth,
      clockHz,
      cuDevice
    ] of rows) {
      if (gpus.some((gpu) => gpu.id === id)) continue;
      const computeCapability = major === null || minor === null ? null : `${String(major)}.${String(minor)}`;
      gpus.push({
        id,
        name: name ?? "unknown",
        uuid,
        chip,
        computeCapability,
        smCount,
        memoryBytes,
        l2Bytes,
        memoryBandwidth,
        clockHz
      });
      byCudaDevice.set(cuDevice ?? id, id);
    }
  }
  return { gpus, deviceOf: deviceResolver(file, gpus, byCudaDevice) };
}
function deviceResolver(file, gpus, byCudaDevice) {
  const byProcess = readProcessDevices(file);
  const resolved = /* @__PURE__ */ new Map();
  let next = Math.max(-1, ...gpus.map((gpu) => gpu.id)) + 1;
  let last = { cudaId: NaN, process: NaN, device: 0 };
  return (cudaId, process2) => {
    if (last.cudaId === cudaId && last.process === process2) return last.device;
    const key = `${String(process2)}/${String(cudaId)}`;
    const pid = (process2 % 2 ** 24 + 2 ** 24) % 2 ** 24;
    let device = resolved.get(key) ?? byProcess.get(`${String(pid)}/${String(cudaId)}`) ?? byCudaDevice.get(cudaId);
    if (device === void 0) {
      device = next;
      next += 1;
    }
    if (device < 0 || device > 65535) {
      throw new ParseError({
        what: `The number of a GPU is out of range: ${String(device)}.`,
        where: `${file.path}, table TARGET_INFO_GPU`,
        id: "sqlite-cell"
      });
    }
    resolved.set(key, device);
    last = { cudaId, process: process2, device };
    return device;
  };
}
function readProcessDevices(file) {
  if (openTable(file, deviceShape) === null) return /* @__PURE__ */ new Map();
  const rows = allRows(file, {
    table: deviceShape.table,
    rowid: "d.rowid",
    columns: [
      ["gpuId", "d.gpuId", "integer?"],
      ["cudaId", "d.cudaId", "integer"],
      ["pid", "d.pid", "integer"]
    ],
    from: "FROM TARGET_INFO_CUDA_DEVICE AS d"
  });
  return new Map(
    rows.flatMap(
      ([gpuId, cudaId, pid]) => gpuId === null ? [] : [[`${String(pid)}/${String(cudaId)}`, gpuId]]
    )
  );
}

// src/parse/nsys-sqlite/host-calls.ts
var shape = {
  table: "CUPTI_ACTIVITY_KIND_RUNTIME",
  required: { start: "integer", end: "integer", globalTid: "integer?", correlationId: "integer?", nameId: "integer" },
  optional: {}
};
function openCalls(file) {
  return openTable(file, shape);
}
function joinCall(calls) {
  const sql = (text2) => calls === null ? "NULL" : text2;
  return {
    columns: [
      ["call's globalTid", sql("c.globalTid >> 24"), "integer?"],
      ["call's globalTid", sql("c.globalTid & 0xFFFFFF"), "integer?"],
      ["call's start", sql("c.start - :origin"), "integer?"],
      ["call's end", sql("c.end - :origin"), "integer?"]
    ],
    /** Orders the calls of one activity, should it have several. */
    order: sql("c.start"),
    join: (alias, hasProcess) => {
      if (calls === null) return "";
      const process2 = hasProcess ? ` AND c.globalTid >> 24 = ${alias}.globalPid >> 24` : "";
      return `LEFT JOIN ${shape.table} AS c ON c.correlationId = ${alias}.correlationId${process2}`;
    }
  };
}
function withoutVersion(name) {
  return name.replace(/_v\d+$/, "").replace(/_(ptsz|ptds)$/, "");
}
function kindOf2(name) {
  if (/^cu(da)?GraphLaunch$/.test(name)) return "graph-launch";
  return /^cu(da)?[A-Za-z]*Synchronize$/.test(name) ? "synchronize" : null;
}
function readHostCalls(file, table, strings, origin) {
  if (table === null) return [];
  const calls = [];
  const openUntil = /* @__PURE__ */ new Map();
  forEachRow(
    file,
    {
      table: shape.table,
      rowid: "c.rowid",
      columns: [
        ["nameId", "c.nameId", "integer"],
        ["process", "c.globalTid >> 24", "integer?"],
        ["thread", "c.globalTid & 0xFFFFFF", "integer?"],
        ["start", "c.start - :origin", "integer"],
        ["duration", "c.end - c.start", "integer"]
      ],
      from: `FROM ${shape.table} AS c
        WHERE c.nameId IN (SELECT id FROM StringIds WHERE value GLOB 'cu*Synchronize*' OR value GLOB 'cu*GraphLaunch*')
        ORDER BY c.start, c.end DESC, c.rowid`,
      parameters: { origin }
    },
    ([nameId, process2, thread, startNs, durationNs], row) => {
      const name = withoutVersion(strings(nameId, { table: shape.table, column: "nameId", row }));
      const kind = kindOf2(name);
      if (kind === null) return;
      if (durationNs < 0)
        throw badCell(
          file.path,
          shape.table,
          row,
          "end",
          "a time not before start",
          `${String(-durationNs)} ns before it`
        );
      const key = `${kind} ${String(process2)}/${String(thread)}`;
      const endNs = startNs + durationNs;
      if (endNs <= (openUntil.get(key) ?? -Infinity)) return;
      openUntil.set(key, endNs);
      calls.push({ kind, name, process: process2 ?? -1, thread: thread ?? -1, startNs, durationNs });
    }
  );
  return calls;
}
function readCallsEnd(file, table, origin) {
  if (table === null) return null;
  let end = null;
  forEachRow(
    file,
    {
      table: shape.table,
      rowid: "0",
      columns: [["end", "max(c.end) - :origin", "integer?"]],
      from: `FROM ${shape.table} AS c`,
      parameters: { origin }
    },
    ([value]) => end = value
  );
  return end;
}

// src/parse/nsys-sqlite/launch-columns.ts
function launchColumns(capacity) {
  const columns2 = emptyColumns(capacity);
  let count2 = 0;
  const setCall = (row, thread, callStart, callEnd) => {
    columns2.thread[row] = thread ?? -1;
    columns2.callStartNs[row] = callStart ?? NaN;
    columns2.callEndNs[row] = callEnd ?? NaN;
  };
  return {
    add(launch) {
      columns2.kernel[count2] = launch.kernel;
      columns2.startNs[count2] = launch.start;
      columns2.durationNs[count2] = launch.duration;
      columns2.device[count2] = launch.device;
      columns2.stream[count2] = launch.stream;
      columns2.process[count2] = launch.process;
      columns2.fromGraph[count2] = launch.fromGraph;
      setCall(count2, launch.thread, launch.callStart, launch.callEnd);
      count2 += 1;
    },
    replaceLaterCall(thread, callStart, callEnd) {
      const row = count2 - 1;
      if (callStart !== null && callStart < (columns2.callStartNs[row] ?? NaN)) setCall(row, thread, callStart, callEnd);
    },
    finish() {
      const full = { ...columns2, count: count2 };
      return isSorted(full.startNs) ? full : sortByStart(full);
    }
  };
}
function emptyColumns(length) {
  return {
    kernel: new Uint32Array(length),
    startNs: new Float64Array(length),
    durationNs: new Float64Array(length),
    device: new Uint16Array(length),
    stream: new Uint32Array(length),
    process: new Float64Array(length),
    thread: new Float64Array(length),
    callStartNs: new Float64Array(length),
    callEndNs: new Float64Array(length),
    fromGraph: new Uint8Array(length)
  };
}
function isSorted(times2) {
  for (let row = 1; row < times2.length; row += 1) if ((times2[row] ?? 0) < (times2[row - 1] ?? 0)) return false;
  return true;
}
function sortByStart(columns2) {
  const { startNs } = columns2;
  const order = Uint32Array.from({ length: columns2.count }, (_, row) => row);
  order.sort((one, other) => (startNs[one] ?? 0) - (startNs[other] ?? 0) || one - other);
  const sorted = emptyColumns(columns2.count);
  for (const [to, from] of order.entries()) {
    sorted.kernel[to] = columns2.kernel[from] ?? 0;
    sorted.startNs[to] = columns2.startNs[from] ?? 0;
    sorted.durationNs[to] = columns2.durationNs[from] ?? 0;
    sorted.device[to] = columns2.device[from] ?? 0;
    sorted.stream[to] = columns2.stream[from] ?? 0;
    sorted.process[to] = columns2.process[from] ?? 0;
    sorted.thread[to] = columns2.thread[from] ?? 0;
    sorted.callStartNs[to] = columns2.callStartNs[from] ?? NaN;
    sorted.callEndNs[to] = columns2.callEndNs[from] ?? NaN;
    sorted.fromGraph[to] = columns2.fromGraph[from] ?? 0;
  }
  return { ...sorted, count: columns2.count };
}

// src/parse/nsys-sqlite/kernel-types.ts
function kernelTypes() {
  const types = [];
  const buckets = /* @__PURE__ */ new Map();
  return {
    types,
    indexOf(key, make) {
      const hash2 = hashOf(key);
      const bucket = buckets.get(hash2);
      const found2 = bucket?.find((entry2) => isSame(entry2.key, key));
      if (found2 !== void 0) return found2.index;
      const entry = { key, index: types.length };
      types.push(make());
      if (bucket === void 0) buckets.set(hash2, [entry]);
      else bucket.push(entry);
      return entry.index;
    }
  };
}
function hashOf(key) {
  let hash2 = 0;
  for (const value of key) hash2 = Math.imul(hash2, 31) + (value ?? -1) | 0;
  return hash2;
}
function isSame(one, other) {
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}

// src/parse/nsys-sqlite/kernels.ts
var shape2 = {
  table: "CUPTI_ACTIVITY_KIND_KERNEL",
  required: {
    start: "integer",
    end: "integer",
    deviceId: "integer",
    streamId: "integer",
    correlationId: "integer?",
    demangledName: "integer",
    shortName: "integer",
    gridX: "integer",
    gridY: "integer",
    gridZ: "integer",
    blockX: "integer",
    blockY: "integer",
    blockZ: "integer",
    registersPerThread: "integer",
    staticSharedMemory: "integer",
    dynamicSharedMemory: "integer",
    localMemoryPerThread: "integer"
  },
  optional: { globalPid: "integer?", mangledName: "integer?", graphNodeId: "integer?" }
};
function readKernels(file, calls, strings, deviceOf, origin) {
  const table = openTable(file, shape2);
  if (table === null) return { kernels: launchColumns(0).finish(), kernelTypes: [], ambiguousLaunches: 0 };
  const call2 = joinCall(calls);
  const types = kernelTypes();
  const columns2 = launchColumns(countRows(file));
  let last = -1;
  let lastAmbiguous = -1;
  let ambiguousLaunches = 0;
  forEachRow(
    file,
    {
      table: shape2.table,
      rowid: "k.rowid",
      columns: [
        ["start", "k.start - :origin", "integer"],
        ["duration", "k.end - k.start", "integer"],
        ["deviceId", "k.deviceId", "integer"],
        ["streamId", "k.streamId", "integer"],
        ["globalPid", `${table.column("k", "globalPid")} >> 24`, "integer?"],
        ["graphNodeId", `${table.column("k", "graphNodeId")} IS NOT NULL`, "integer"],
        ...call2.columns,
        ["demangledName", "k.demangledName", "integer"],
        ["shortName", "k.shortName", "integer"],
        ["mangledName", table.column("k", "mangledName"), "integer?"],
        ["gridX", "k.gridX", "integer"],
        ["gridY", "k.gridY", "integer"],
        ["gridZ", "k.gridZ", "integer"],
        ["blockX", "k.blockX", "integer"],
        ["blockY", "k.blockY", "integer"],
        ["blockZ", "k.blockZ", "integer"],
        ["registersPerThread", "k.registersPerThread", "integer"],
        ["staticSharedMemory", "k.staticSharedMemory", "integer"],
        ["dynamicSharedMemory", "k.dynamicSharedMemory", "integer"],
        ["localMemoryPerThread", "k.localMemoryPerThread", "integer"]
      ],
      from: `FROM CUPTI_ACTIVITY_KIND_KERNEL AS k ${call2.join("k", table.has("globalPid"))}`,
      parameters: { origin }
    },
    (cells, row) => {
      const [start2, duration, deviceId, stream, pid, node, callProcess, thread, callStart, callEnd] = cells;
      const [, , , , , , , , , , demangled, short, mangled, gx, gy, gz, bx, by, bz, registers, shared, dynamic, local] = cells;
      if (row === last) {
        if (row !== lastAmbiguous) ambiguousLaunches += 1;
        lastAmbiguous = row;
        columns2.replaceLaterCall(thread, callStart, callEnd);
        return;
      }
      last = row;
      if (duration < 0)
        throw badCell(
          file.path,
          shape2.table,
          row,
          "end",
          "a time not before start",
          `${String(-duration)} ns before it`
        );
      const process2 = pid ?? callProcess ?? -1;
      const kernel = types.indexOf(
        [demangled, short, mangled, gx, gy, gz, bx, by, bz, registers, shared, dynamic, local],
        () => {
          const text2 = (id, column) => strings(id, { table: shape2.table, column, row });
          return {
            name: text2(demangled, "demangledName"),
            shortName: text2(short, "shortName"),
            mangled: mangled === null ? null : text2(mangled, "mangledName"),
            grid: [gx, gy, gz],
            block: [bx, by, bz],
            registersPerThread: registers,
            staticSharedBytes: shared,
            dynamicSharedBytes: dynamic,
            localBytesPerThread: local
          };
        }
      );
      if (stream < 0 || stream > 4294967295)
        throw badCell(file.path, shape2.table, row, "streamId", "0 to 2^32 - 1", String(stream));
      columns2.add({
        kernel,
        start: start2,
        duration,
        device: deviceOf(deviceId, process2),
        stream,
        process: process2,
        thread,
        callStart,
        callEnd,
        fromGraph: node
      });
    }
  );
  return { kernels: columns2.finish(), kernelTypes: types.types, ambiguousLaunches };
}
function countRows(file) {
  let count2 = 0;
  forEachRow(
    file,
    { table: shape2.table, rowid: "0", columns: [["count", "count(*)", "integer"]], from: `FROM ${shape2.table}` },
    ([value]) => count2 = value
  );
  return count2;
}

// src/parse/nsys-sqlite/memory-kinds.ts
var directions = /* @__PURE__ */ new Map([
  ["HTOD", "host-to-device"],
  ["HTOA", "host-to-device"],
  ["UVM_HTOD", "host-to-device"],
  ["DTOH", "device-to-host"],
  ["ATOH", "device-to-host"],
  ["UVM_DTOH", "device-to-host"],
  ["DTOD", "device-to-device"],
  ["ATOA", "device-to-device"],
  ["ATOD", "device-to-device"],
  ["DTOA", "device-to-device"],
  ["UVM_DTOD", "device-to-device"],
  ["HTOH", "host-to-host"],
  ["PTOP", "peer-to-peer"]
]);
var memoryKinds = /* @__PURE__ */ new Map([
  ["PAGEABLE", "pageable"],
  ["PINNED", "pinned"],
  ["DEVICE", "device"],
  ["DEVICE_STATIC", "device"],
  ["ARRAY", "array"],
  ["MANAGED", "managed"],
  ["MANAGED_STATIC", "managed"]
]);
var knownDirections = [
  "UNKNOWN",
  "HTOD",
  "DTOH",
  "HTOA",
  "ATOH",
  "ATOA",
  "ATOD",
  "DTOA",
  "DTOD",
  "HTOH",
  "PTOP",
  "UVM_HTOD",
  "UVM_DTOH",
  "UVM_DTOD"
];
var knownMemoryKinds = [
  "PAGEABLE",
  "PINNED",
  "DEVICE",
  "ARRAY",
  "MANAGED",
  "DEVICE_STATIC",
  "MANAGED_STATIC",
  "UNKNOWN"
];
function directionOf(name) {
  return directions.get(name.replace(/^CUDA_MEMCPY_KIND_/, "")) ?? "other";
}
function memoryKindOf(name) {
  return memoryKinds.get(name.replace(/^CUDA_MEMOPR_MEMORY_KIND_/, "")) ?? "unknown";
}

// src/parse/nsys-sqlite/memory-operations.ts
var common = {
  start: "integer",
  end: "integer",
  deviceId: "integer",
  streamId: "integer",
  correlationId: "integer?",
  bytes: "integer"
};
var sources = [
  {
    kind: "copy",
    shape: {
      table: "CUPTI_ACTIVITY_KIND_MEMCPY",
      required: { ...common, copyKind: "integer" },
      optional: { globalPid: "integer?", srcKind: "integer?", dstKind: "integer?" }
    },
    columns: ["copyKind", "srcKind", "dstKind"]
  },
  {
    kind: "fill",
    shape: {
      table: "CUPTI_ACTIVITY_KIND_MEMSET",
      required: common,
      optional: { globalPid: "integer?", memKind: "integer?" }
    },
    columns: [null, null, "memKind"]
  }
];
function readMemoryOperations(file, calls, deviceOf, origin) {
  const directions2 = readEnum(file, "ENUM_CUDA_MEMCPY_OPER", knownDirections);
  const kinds = readEnum(file, "ENUM_CUDA_MEM_KIND", knownMemoryKinds);
  const memoryKind = (id) => id === null ? null : memoryKindOf(kinds.get(id) ?? "");
  const operations = [];
  for (const { kind, shape: shape5, columns: columns2 } of sources) {
    const table = openTable(file, shape5);
    if (table === null) continue;
    const [copyKind, sourceKind, targetKind] = columns2.map(
      (name) => name === null ? "NULL" : table.column("m", name)
    );
    const call2 = joinCall(calls);
    let last = -1;
    forEachRow(
      file,
      {
        table: shape5.table,
        rowid: "m.rowid",
        columns: [
          ["start", "m.start - :origin", "integer"],
          ["duration", "m.end - m.start", "integer"],
          ["bytes", "m.bytes", "integer"],
          ["deviceId", "m.deviceId", "integer"],
          ["streamId", "m.streamId", "integer"],
          ["globalPid", `${table.column("m", "globalPid")} >> 24`, "integer?"],
          ["copyKind", copyKind ?? "NULL", "integer?"],
          ["srcKind", sourceKind ?? "NULL", "integer?"],
          ["dstKind", targetKind ?? "NULL", "integer?"],
          ...call2.columns
        ],
        from: `FROM ${shape5.table} AS m ${call2.join("m", table.has("globalPid"))} ORDER BY m.rowid, ${call2.order}`,
        parameters: { origin }
      },
      ([
        startNs,
        durationNs,
        bytes2,
        deviceId,
        stream,
        pid,
        copy,
        source,
        target,
        callProcess,
        thread,
        callStartNs,
        callEndNs
      ], row) => {
        if (row === last) return;
        last = row;
        if (durationNs < 0)
          throw badCell(
            file.path,
            shape5.table,
            row,
            "end",
            "a time not before start",
            `${String(-durationNs)} ns before it`
          );
        if (bytes2 < 0) throw badCell(file.path, shape5.table, row, "bytes", "0 or more", String(bytes2));
        const process2 = pid ?? callProcess ?? -1;
        operations.push({
          kind,
          direction: copy === null ? null : directionOf(directions2.get(copy) ?? ""),
          sourceMemory: memoryKind(source),
          targetMemory: memoryKind(target),
          bytes: bytes2,
          device: deviceOf(deviceId, process2),
          stream,
          startNs,
          durationNs,
          process: process2,
          thread: thread ?? -1,
          callStartNs,
          callEndNs
        });
      }
    );
  }
  return operations.sort((one, other) => one.startNs - other.startNs);
}
function readEnum(file, name, fallback) {
  const table = openTable(file, { table: name, required: { id: "integer", name: "text?" }, optional: {} });
  if (table === null) return new Map(fallback.entries());
  const rows = allRows(file, {
    table: name,
    rowid: "e.id",
    columns: [
      ["id", "e.id", "integer"],
      ["name", "e.name", "text?"]
    ],
    from: `FROM ${name} AS e`
  });
  return new Map(rows.flatMap(([id, value]) => value === null ? [] : [[id, value]]));
}

// src/parse/nsys-sqlite/metadata.ts
function readMetadata(file) {
  const exported = new Map(readPairs(file, "META_DATA_EXPORT", "1"));
  const schemaVersion = exported.get("EXPORT_SCHEMA_VERSION");
  if (schemaVersion === void 0 || !/^\d+(\.\d+)*$/.test(schemaVersion)) {
    throw new ParseError({
      what: "The export does not say its schema version.",
      where: `${file.path}, table META_DATA_EXPORT, name EXPORT_SCHEMA_VERSION`,
      why: schemaVersion === void 0 ? "There is no such row." : `Found ${JSON.stringify(schemaVersion)}.`,
      hint: "Export the report again with --force-overwrite true.",
      id: "sqlite-schema"
    });
  }
  const machine = new Map(
    readPairs(file, "TARGET_INFO_SYSTEM_ENV", "m.name IN ('NvDriverVersion', 'CudaDriverVersion')")
  );
  return {
    schemaVersion,
    nsysVersion: exported.get("EXPORT_PRODUCT_VERSION") ?? null,
    driverVersion: driverVersionOf(machine.get("NvDriverVersion")),
    cudaVersion: cudaVersionOf(machine.get("CudaDriverVersion")),
    capture: readCapture(file),
    diagnostics: readDiagnostics(file)
  };
}
function driverVersionOf(text2) {
  return text2 === void 0 || !/^\d+\.\d+/.test(text2) ? null : text2;
}
function cudaVersionOf(text2) {
  if (text2 === void 0 || !/^\d{4,6}$/.test(text2)) return null;
  const version2 = Number(text2);
  return `${String(Math.floor(version2 / 1e3))}.${String(Math.floor(version2 % 1e3 / 10))}`;
}
function readCapture(file) {
  const pairs = readPairs(
    file,
    "META_DATA_CAPTURE",
    "m.name GLOB '*:COMMAND' OR m.name GLOB '*:ARGUMENT_*' OR m.name GLOB '*:CUDA_GRAPH_TRACE_OPTIONS:MODE'"
  );
  const named2 = new Map(pairs);
  const command = named2.get("PROCESS_0:COMMAND");
  const argv = command === void 0 ? [] : [command];
  for (let index = 0; argv.length > 0; index += 1) {
    const argument = named2.get(`PROCESS_0:ARGUMENT_${String(index)}`);
    if (argument === void 0) break;
    argv.push(argument);
  }
  return {
    graphTrace: pairs.find(([name]) => name.endsWith(":CUDA_GRAPH_TRACE_OPTIONS:MODE"))?.[1] ?? null,
    command: argv
  };
}
function readPairs(file, name, where) {
  const table = openTable(file, { table: name, required: { name: "text", value: "text?" }, optional: {} });
  if (table === null) return [];
  const rows = allRows(file, {
    table: name,
    rowid: "m.rowid",
    columns: [
      ["name", "m.name", "text"],
      ["value", "m.value", "text?"]
    ],
    from: `FROM ${name} AS m WHERE ${where} ORDER BY m.rowid`
  });
  return rows.flatMap(([key, value]) => value === null ? [] : [[key, value]]);
}
var severities = /* @__PURE__ */ new Map([
  [2, "warning"],
  [3, "error"]
]);
function readDiagnostics(file) {
  const table = openTable(file, {
    table: "DIAGNOSTIC_EVENT",
    required: { severity: "integer", text: "text" },
    optional: {}
  });
  if (table === null) return [];
  return allRows(file, {
    table: table.name,
    rowid: "d.rowid",
    columns: [
      ["severity", "d.severity", "integer"],
      ["text", "d.text", "text"]
    ],
    from: `FROM DIAGNOSTIC_EVENT AS d WHERE d.severity IN (${[...severities.keys()].join(", ")}) ORDER BY d.rowid`
  }).map(([severity, text2]) => `${severities.get(severity) ?? ""}: ${text2}`);
}

// src/parse/nsys-sqlite/event-types.ts
var rangeStyles = /* @__PURE__ */ new Map([
  [59, "pushpop"],
  [60, "startend"],
  [70, "pushpop"],
  [71, "startend"]
]);
var domainEventType = 75;
var rangeEventTypes = [...rangeStyles.keys()];
function rangeStyleOf(eventType) {
  return rangeStyles.get(eventType);
}

// src/parse/nsys-sqlite/origin.ts
var timedTables = [
  { table: "NVTX_EVENTS", where: `WHERE eventType IN (${rangeEventTypes.join(", ")})` },
  { table: "CUPTI_ACTIVITY_KIND_KERNEL", where: "" },
  { table: "CUPTI_ACTIVITY_KIND_RUNTIME", where: "" },
  { table: "CUPTI_ACTIVITY_KIND_MEMCPY", where: "" },
  { table: "CUPTI_ACTIVITY_KIND_MEMSET", where: "" }
];
function readOrigin(file) {
  let origin = null;
  for (const { table, where } of timedTables) {
    if (!file.tables.has(table)) continue;
    const statement = attempt(
      file.path,
      () => file.database.prepare(`SELECT min(start) AS "start" FROM ${table} ${where}`)
    );
    statement.setReadBigInts(true);
    const start2 = attempt(file.path, () => statement.get())?.["start"];
    if (start2 === null || start2 === void 0) continue;
    if (typeof start2 !== "bigint") {
      throw new ParseError({
        what: "A start time of the export is not an integer.",
        where: `${file.path}, table ${table}, column start`,
        id: "sqlite-cell"
      });
    }
    if (origin === null || start2 < origin) origin = start2;
  }
  return origin ?? 0n;
}

// src/parse/nsys-sqlite/ranges.ts
var shape3 = {
  table: "NVTX_EVENTS",
  required: { start: "integer", end: "integer?", eventType: "integer", globalTid: "integer?" },
  optional: { text: "text?", textId: "integer?", domainId: "integer?", endGlobalTid: "integer?" }
};
function readRanges(file, strings, origin) {
  const table = openTable(file, shape3);
  if (table === null) return [];
  const column = (name) => table.column("e", name);
  const domains = readDomains(file, strings, column);
  const ends = traceEnds(file);
  const ranges = [];
  forEachRow(
    file,
    {
      table: shape3.table,
      rowid: "e.rowid",
      columns: [
        ["start", "e.start - :origin", "integer"],
        ["end", "e.end - :origin", "integer?"],
        // nsys writes the end of the trace as the end of a range that never ended.
        ["endsWithTrace", `e.end IN (${ends.length === 0 ? "NULL" : ends.join(", ")}) IS TRUE`, "integer"],
        ["eventType", "e.eventType", "integer"],
        ["text", column("text"), "text?"],
        ["textId", column("textId"), "integer?"],
        ["domainId", column("domainId"), "integer?"],
        ["process", "e.globalTid >> 24", "integer?"],
        ["thread", "e.globalTid & 0xFFFFFF", "integer?"],
        ["endThread", `${column("endGlobalTid")} & 0xFFFFFF`, "integer?"]
      ],
      from: `FROM NVTX_EVENTS AS e WHERE e.eventType IN (${rangeEventTypes.join(", ")}) ORDER BY e.start, e.rowid`,
      parameters: { origin }
    },
    ([startNs, end, endsWithTrace, eventType, text2, textId, domainId, process2, thread, endThread], row) => {
      const style = rangeStyleOf(eventType);
      if (style === void 0) throw badCell(file.path, shape3.table, row, "eventType", "a range", String(eventType));
      if (end !== null && end < startNs)
        throw badCell(
          file.path,
          shape3.table,
          row,
          "end",
          "a time not before start",
          `${String(startNs - end)} ns before it`
        );
      const unfinished = end === null || endsWithTrace === 1;
      ranges.push({
        name: textId === null ? text2 ?? "" : strings(textId, { table: shape3.table, column: "textId", row }),
        domain: domains.get(`${String(process2)}/${String(domainId)}`) ?? "",
        style,
        process: process2 ?? -1,
        thread: thread ?? -1,
        endThread,
        startNs,
        endNs: unfinished ? null : end,
        assumedEndNs: unfinished ? end : null,
        registered: textId !== null
      });
    }
  );
  return ranges;
}
function readDomains(file, strings, column) {
  const domains = /* @__PURE__ */ new Map();
  const rows = allRows(file, {
    table: shape3.table,
    rowid: "e.rowid",
    columns: [
      ["text", column("text"), "text?"],
      ["textId", column("textId"), "integer?"],
      ["domainId", column("domainId"), "integer?"],
      ["process", "e.globalTid >> 24", "integer?"]
    ],
    from: `FROM NVTX_EVENTS AS e WHERE e.eventType = ${String(domainEventType)} ORDER BY e.start, e.rowid`
  });
  for (const [text2, textId, domainId, process2] of rows) {
    const key = `${String(process2)}/${String(domainId)}`;
    const name = textId === null ? text2 : strings(textId, { table: shape3.table, column: "textId", row: 0 });
    if (name !== null && !domains.has(key)) domains.set(key, name);
  }
  return domains;
}
function traceEnds(file) {
  const table = openTable(file, {
    table: "ANALYSIS_DETAILS",
    required: {},
    optional: { duration: "integer", stopTime: "integer" }
  });
  if (table === null) return [];
  const ends = [];
  for (const name of ["duration", "stopTime"]) {
    if (!table.has(name)) continue;
    const rows = allRows(file, {
      table: table.name,
      rowid: "a.rowid",
      columns: [["end", `CAST(${table.column("a", name)} AS TEXT)`, "text"]],
      from: "FROM ANALYSIS_DETAILS AS a"
    });
    ends.push(...rows.map(([end]) => end));
  }
  return ends;
}

// src/parse/nsys-sqlite/strings.ts
var shape4 = { table: "StringIds", required: { id: "integer", value: "text" }, optional: {} };
var importErrorPrefix = "Error when processing events";
function openStrings(file) {
  openTable(file, shape4);
  const statement = attempt(file.path, () => file.database.prepare("SELECT value FROM StringIds WHERE id = ?"));
  const known3 = /* @__PURE__ */ new Map();
  return (id, user) => {
    const found2 = known3.get(id);
    if (found2 !== void 0) return found2;
    const value = attempt(file.path, () => statement.get(id))?.["value"];
    if (typeof value !== "string") {
      throw new ParseError({
        what: `The export names a string that it does not hold: id ${String(id)}.`,
        where: `${file.path}, table ${user.table}, row ${String(user.row)}, column ${user.column}`,
        hint: "Export the report again with --force-overwrite true.",
        id: "sqlite-cell"
      });
    }
    known3.set(id, value);
    return value;
  };
}
function readImportErrors(file) {
  return allRows(file, {
    table: "StringIds",
    rowid: "s.id",
    columns: [["value", "s.value", "text"]],
    from: `FROM StringIds AS s WHERE s.value GLOB '${importErrorPrefix}*' ORDER BY s.id`
  }).map(([value]) => value);
}

// src/parse/nsys-sqlite/read-trace.ts
function readTrace(path) {
  var _stack = [];
  try {
    const file = __using(_stack, openExport(path));
    const metadata = readMetadata(file);
    const strings = openStrings(file);
    const { gpus, deviceOf } = readGpus(file);
    const origin = readOrigin(file);
    const ranges = readRanges(file, strings, origin);
    const calls = openCalls(file);
    const { kernels: kernels2, kernelTypes: kernelTypes2, ambiguousLaunches } = readKernels(file, calls, strings, deviceOf, origin);
    const copies = readMemoryOperations(file, calls, deviceOf, origin);
    const callsEndNs = readCallsEnd(file, calls, origin);
    let endNs = callsEndNs ?? 0;
    for (const range of ranges) endNs = Math.max(endNs, range.startNs, range.endNs ?? range.assumedEndNs ?? 0);
    for (const copy of copies) endNs = Math.max(endNs, copy.startNs + copy.durationNs);
    for (let row = 0; row < kernels2.count; row += 1)
      endNs = Math.max(endNs, (kernels2.startNs[row] ?? 0) + (kernels2.durationNs[row] ?? 0));
    return {
      source: path,
      ...metadata,
      gpus,
      kernels: kernels2,
      kernelTypes: kernelTypes2,
      ranges,
      copies,
      calls: readHostCalls(file, calls, strings, origin),
      importErrors: readImportErrors(file),
      hasCudaApi: callsEndNs !== null,
      endNs,
      ambiguousLaunches
    };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    __callDispose(_stack, _error, _hasError);
  }
}

// src/model/safe-name.ts
var longestBytes = 100;
function safeName(label) {
  const name = label.replaceAll("::", "__").replaceAll(/[^A-Za-z0-9._@=+-]/gu, "_").replace(/^[.-]+/, "_").replace(/\.+$/, "_");
  if (name === "") return "_";
  return name.length > longestBytes ? withHash(name, label) : name;
}
function uniqueSafeNames(labels) {
  const labelsByName = /* @__PURE__ */ new Map();
  for (const label of labels) {
    const key = safeName(label).toLowerCase();
    labelsByName.set(key, (labelsByName.get(key) ?? /* @__PURE__ */ new Set()).add(label));
  }
  return labels.map((label) => {
    const name = safeName(label);
    return labelsByName.get(name.toLowerCase())?.size === 1 ? name : withHash(name, label);
  });
}
function withHash(name, label) {
  const suffix = `-${hash(label)}`;
  return (name.endsWith(suffix) ? name.slice(0, -suffix.length) : name).slice(0, longestBytes - suffix.length) + suffix;
}
function hash(text2) {
  let value = 0xcbf29ce484222325n;
  for (let index = 0; index < text2.length; index++) {
    value = BigInt.asUintN(64, (value ^ BigInt(text2.charCodeAt(index))) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, "0");
}

// src/plan/nvtx-range.ts
var howToWrite = "Write `Message` (default domain), `Message@Domain` or `Message@*` (any domain); `\\@` for a literal @.";
var placeholders = /* @__PURE__ */ new Set(["range", "message", "range-name", "<range>", "my_range_name"]);
function parseRange(text2, instances2, where = "ranges") {
  const refuse2 = (why, hint = howToWrite) => {
    throw new UserError({ id: "bad-range", what: `Bad NVTX range ${JSON.stringify(text2)}.`, where, why, hint });
  };
  if (text2.trim() === "") refuse2("It is empty.");
  if (new RegExp("\\p{Cc}", "u").test(text2)) refuse2("It holds a control character.");
  const parts = splitAtSigns(text2);
  if (parts.length > 2) {
    refuse2("It has more than one unescaped `@`.", `An @ that belongs to the name is written \\@, as in \`${escapeAllButLast(text2)}\`.`);
  }
  const [rawMessage = "", rawDomain] = parts;
  if (rawMessage === "") refuse2("There is no message before the `@`.");
  if (rawDomain === "") refuse2("There is no domain after the `@`.", `Leave the @ out for the default domain, or write ${rawMessage}@* for any.`);
  const glob = /(^|[^\\])(\\\\)*[*?]/.test(rawMessage);
  const message = unescape(rawMessage, glob);
  if (placeholders.has(message.toLowerCase())) {
    refuse2(
      `${JSON.stringify(message)} is the placeholder of the documentation, not a range that programs emit.`,
      `Name the range that your program emits, such as decode. If it really emits one of this name, write it as a glob: ${rawMessage.slice(0, -1)}?`
    );
  }
  if (rawDomain !== void 0 && rawDomain !== "*" && /(^|[^\\])[*?]/.test(rawDomain)) {
    refuse2("A domain is a name or a lone `*`; globs are for the message only.");
  }
  const domain = rawDomain === void 0 ? null : rawDomain === "*" ? "*" : unescape(rawDomain, false);
  return { text: text2, message, domain, glob, instances: instances2 };
}
function nsysCaptureExpression(range) {
  const escaped = (name) => name.replaceAll("@", "\\@");
  if (range.domain === null) return escaped(range.message);
  return `${escaped(range.message)}@${range.domain === "*" ? "*" : escaped(range.domain)}`;
}
function rangeText(name, domain) {
  const escaped = (part) => part.replace(/[\\@*?]/g, "\\$&");
  return domain === "" ? escaped(name) : `${escaped(name)}@${escaped(domain)}`;
}
function splitAtSigns(text2) {
  const parts = [""];
  for (let index = 0; index < text2.length; index += 1) {
    const character = text2.charAt(index);
    if (character === "\\" && index + 1 < text2.length) {
      parts[parts.length - 1] += character + text2.charAt(index + 1);
      index += 1;
    } else if (character === "@") parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}
function unescape(part, keepGlobEscapes) {
  return keepGlobEscapes ? part.replace(/\\@/g, "@") : part.replace(/\\([@*?\\])/g, "$1");
}
function escapeAllButLast(text2) {
  const last = text2.lastIndexOf("@");
  return text2.slice(0, last).replace(/(?<!\\)@/g, "\\@") + text2.slice(last);
}

// src/plan/nsys-profile.ts
var plainStrings = "--env-var=NSYS_NVTX_PROFILER_REGISTER_ONLY=0";
function nsysProfileArgv(config, nsysTool, gate, names2, workload) {
  const { nsys } = config;
  const options = [
    `--session-new=${names2.session}`,
    `--output=${names2.output}`,
    `--trace=${nsys.trace.join(",")}`,
    `--sample=${nsys.sample}`,
    `--cpuctxsw=${nsys.cpuctxsw}`,
    `--cuda-graph-trace=${nsys["cuda-graph-trace"]}`,
    // The default waits for every descendant: a daemon delays the end, a compile worker can prevent it.
    "--wait=primary",
    ...gateOptions(config, gate),
    ...nsys["registered-strings-only"] ? [] : [plainStrings]
  ];
  return [nsysTool.path, "profile", ...known(options, nsysTool), ...nsys["extra-arguments"], ...workload];
}
function nsysDiscoveryArgv(nsysTool, names2, workload) {
  const options = [
    `--session-new=${names2.session}`,
    `--output=${names2.output}`,
    "--trace=nvtx",
    "--sample=none",
    "--cpuctxsw=none",
    "--wait=primary",
    plainStrings
  ];
  return [nsysTool.path, "profile", ...known(options, nsysTool), ...workload];
}
function known(options, { missingOptions: missingOptions2 }) {
  return options.filter((option) => !missingOptions2.some((name) => option.startsWith(`${name}=`)));
}
function gateOptions(config, gate) {
  if (gate.kind === "none") return [];
  const end = captureRangeEnd2(config, gate.instances);
  return [
    `--capture-range=${gate.kind}`,
    `--capture-range-end=${end}`,
    ...gate.kind === "nvtx" ? [`--nvtx-capture=${nsysCaptureExpression(gate.range)}`] : []
  ];
}
function captureRangeEnd2(config, instances2) {
  const wanted = config.nsys["capture-range-end"];
  if (wanted !== "auto") return wanted;
  return instances2 === 1 ? "stop" : `repeat:${instances2}`;
}

// src/plan/captures.ts
function configuredRanges(config) {
  return config.ranges.map(
    (entry) => typeof entry === "string" ? parseRange(entry, config.instances) : parseRange(entry.range, entry.instances)
  );
}
function planCaptures(config) {
  const ranges = configuredRanges(config);
  const enclosing = enclosingGate(config);
  if (enclosing !== null) {
    const label = labelOf(enclosing);
    return { rounds: config.rounds, captures: named([{ label, gate: enclosing, ranges }], config), unresolved: [] };
  }
  const plain = ranges.filter((range) => !range.glob);
  return {
    rounds: config.rounds,
    captures: named(plain.map((range) => gatedBy(range)), config),
    unresolved: ranges.filter((range) => range.glob)
  };
}
function resolveGlobs(plan, config, seen, match) {
  const found2 = plan.unresolved.flatMap((glob) => {
    const matches = match(glob, seen);
    if (matches.length === 0) {
      const names2 = seen.map((range) => rangeText(range.name, range.domain));
      throw new UserError({
        id: "glob-without-match",
        what: `No NVTX range of the program matches ${JSON.stringify(glob.text)}.`,
        where: "ranges",
        why: names2.length === 0 ? "The program emitted no NVTX range at all." : `The program emitted: ${names2.join(", ")}.`,
        hint: names2.length === 0 ? "Add NVTX ranges to the program: docs/ranges.md shows how." : "Name one of these."
      });
    }
    return matches.map((range) => ({
      text: rangeText(range.name, range.domain),
      message: range.name,
      domain: range.domain === "" ? null : range.domain,
      glob: false,
      instances: glob.instances
    }));
  });
  const known3 = new Set(plan.captures.map(({ label }) => label));
  const added = found2.filter(({ text: text2 }, index) => !known3.has(text2) && found2.findIndex((other) => other.text === text2) === index);
  return {
    ...plan,
    captures: named([...plan.captures, ...added.map((range) => gatedBy(range))], config),
    unresolved: []
  };
}
function gatesItself({ gate, ranges }) {
  return gate.kind === "nvtx" && ranges.some(({ text: text2 }) => text2 === gate.range.text);
}
function describePlan(plan) {
  const total2 = plan.captures.length * plan.rounds;
  const labels = plan.captures.map(({ label }) => label).join(", ");
  const rounds = plan.rounds === 1 ? "" : ` \xD7 ${plan.rounds} rounds`;
  return `${total2} ${total2 === 1 ? "capture" : "captures"} (${labels}${rounds}), each in a fresh process`;
}
function gatedBy(range) {
  return { label: range.text, gate: { kind: "nvtx", range, instances: range.instances ?? 1 }, ranges: [range] };
}
function enclosingGate(config) {
  const { nsys } = config;
  if (!nsys.gating || nsys.capture === "none") return { kind: "none" };
  const instances2 = config.instances ?? 1;
  if (nsys.capture === "cudaProfilerApi") return { kind: "cudaProfilerApi", instances: instances2 };
  if (nsys["capture-range"] === null) return null;
  const range = parseRange(nsys["capture-range"], null, "nsys.capture-range");
  if (range.glob) {
    throw new UserError({
      what: `nsys.capture-range ${JSON.stringify(range.text)} is a glob.`,
      where: "nsys.capture-range",
      why: "One range must gate the capture.",
      hint: "Name the one enclosing range; `ranges` may be globs."
    });
  }
  return { kind: "nvtx", range, instances: 1 };
}
function labelOf(gate) {
  if (gate.kind === "nvtx") return gate.range.text;
  return gate.kind === "none" ? "whole program" : "cudaProfilerApi";
}
function named(captures, config) {
  const directories2 = uniqueSafeNames(captures.map(({ label }) => label));
  return captures.map((capture2, index) => ({
    label: capture2.label,
    gate: capture2.gate,
    ranges: capture2.ranges,
    directory: directories2[index] ?? `capture-${index + 1}`,
    successExitCodes: successExitCodes(capture2.gate, config)
  }));
}
function successExitCodes(gate, config) {
  if (gate.kind === "none") return [0];
  return captureRangeEnd2(config, gate.instances).includes("shutdown") ? [0, 143] : [0];
}

// src/plan/workload.ts
function workloadArgv(workload, hydraDirectory) {
  if (workload.module !== null) return moduleArgv(workload, workload.module, hydraDirectory);
  if (workload.command === null) {
    throw new UserError({
      id: "no-workload",
      what: "There is no program to profile.",
      where: "workload.command",
      why: "Neither a command nor a Python module is set.",
      hint: "Put the command after `--`, set the action's input `command`, or set workload.command in the configuration."
    });
  }
  return commandArgv(workload.command);
}
function commandArgv(command) {
  if (typeof command === "string") return ["bash", "-e", "-o", "pipefail", "-c", command];
  const [program, ...rest] = command;
  if (program === void 0 || program === "") throw new UserError({ what: "The command is empty.", where: "workload.command" });
  return [program, ...rest];
}
function moduleArgv(workload, module, hydraDirectory) {
  if (workload.python === null) {
    throw new UserError({
      what: `workload.module is set to ${module}, but no interpreter is.`,
      where: "workload.python",
      why: "Which Python has the module cannot be guessed.",
      hint: "Set workload.python to its interpreter, such as python3 or .venv/bin/python."
    });
  }
  return [
    workload.python,
    "-m",
    module,
    ...workload["hydra-overrides"],
    ...workload["torch-profiler-off"],
    `hydra.run.dir=${hydraQuote(hydraDirectory)}`,
    "hydra.job.chdir=false"
  ];
}
function hydraQuote(path) {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replace(/[\\']/g, "\\$&")}'`;
}

// src/run/run-directory.ts
import { randomBytes as randomBytes2 } from "node:crypto";
import { mkdir as mkdir2 } from "node:fs/promises";
import { isAbsolute, join as join2, normalize, resolve } from "node:path";

// src/run/error-code.ts
function errorCode(error) {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "";
}
function errorMessage(error) {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}

// src/run/atomic-write.ts
import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, link, mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
async function writeFileAtomic(path, content, present) {
  await mkdir(dirname(path), { recursive: true });
  const partial = partialName(path);
  try {
    const file = await open(partial, "wx", 420);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await moveIntoPlace(partial, path, present);
  } finally {
    await rm(partial, { force: true });
  }
}
function partialName(path) {
  return join(dirname(path), `.${basename(path).slice(0, 200)}.${randomBytes(4).toString("hex")}.partial`);
}
async function moveIntoPlace(partial, path, present) {
  if (present === "replace") await rename(partial, path);
  else await moveIfAbsent(partial, path);
  await syncDirectory(dirname(path));
}
async function moveIfAbsent(partial, path) {
  try {
    await link(partial, path);
    await rm(partial);
  } catch (error) {
    if (errorCode(error) === "EEXIST") throw alreadyExists(path, error);
    await copyIfAbsent(partial, path, error);
  }
}
async function copyIfAbsent(partial, path, linkError) {
  if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"].includes(errorCode(linkError))) throw linkError;
  try {
    await copyFile(partial, path, constants.COPYFILE_EXCL);
  } catch (error) {
    throw errorCode(error) === "EEXIST" ? alreadyExists(path, error) : error;
  }
  await rm(partial);
}
function alreadyExists(path, cause) {
  return new UserError({
    what: `${path} exists already.`,
    why: "Nothing that exists is overwritten.",
    hint: "Choose another output folder, or move the file away.",
    cause
  });
}
async function syncDirectory(path) {
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } catch (error) {
    if (!["EINVAL", "ENOTSUP", "EPERM"].includes(errorCode(error))) throw error;
  } finally {
    await directory.close();
  }
}

// src/run/run-directory.ts
var runDirectoryPattern = /^\d{8}-\d{6}-\d+-[0-9a-f]{4}$/;
var attempts = 20;
async function createRunDirectory(out, clock, randomHex = () => randomBytes2(2).toString("hex")) {
  const parent = resolve(out);
  try {
    await mkdir2(parent, { recursive: true });
    for (let attempt2 = 0; attempt2 < attempts; attempt2++) {
      const name = `${timestamp(clock.now())}-${process.pid}-${randomHex()}`;
      const path = join2(parent, name);
      if (await makeNew(path)) return runDirectory(path, name);
    }
  } catch (error) {
    throw new UserError({
      what: `No run directory can be made in ${out}.`,
      why: errorMessage(error),
      hint: "Set `out` to a folder that you may write to and that has free space.",
      cause: error
    });
  }
  throw new UserError({
    what: `No run directory can be made in ${out}.`,
    why: `${attempts} names in a row were taken.`,
    hint: "Set `out` to another folder."
  });
}
async function makeNew(path) {
  try {
    await mkdir2(path);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}
function runDirectory(path, name) {
  const file = (relative3) => join2(path, inside(relative3));
  return {
    path,
    name,
    file,
    folder: async (relative3) => {
      await mkdir2(file(relative3), { recursive: true });
      return file(relative3);
    },
    write: async (relative3, content, present = "refuse") => {
      await writeFileAtomic(file(relative3), content, present);
      return file(relative3);
    }
  };
}
function inside(relative3) {
  const path = normalize(relative3);
  if (isAbsolute(path) || path === ".." || path.startsWith("../")) {
    throw new Error(`${JSON.stringify(relative3)} leads out of the run directory`);
  }
  return path;
}
function timestamp(date) {
  return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
}

// src/run/run-record.ts
import { readFile } from "node:fs/promises";
import { join as join3 } from "node:path";

// src/model/run-record.ts
var runRecordSchemaVersion = 1;
var commandRecordSchema = external_exports.strictObject({
  tool: external_exports.string().describe("`nsys profile`, `nsys export`, `nsys stats`, `setup`, `nvidia-smi` \u2026"),
  label: external_exports.string().nullable().describe("The capture it belongs to, such as `round 1, decode`."),
  attempt: external_exports.number().int().min(1),
  argv: external_exports.array(external_exports.string()),
  cwd: external_exports.string(),
  environmentNames: external_exports.array(external_exports.string()).describe("Names only: values may be secret."),
  startedAt: external_exports.string(),
  seconds: external_exports.number().nonnegative(),
  exitCode: external_exports.number().int().nullable(),
  outcome: external_exports.enum(["ok", "failed", "timed-out", "stopped", "not-started"]),
  stdout: external_exports.string().nullable().describe("File, relative to the run directory."),
  stderr: external_exports.string().nullable()
});
var capturedRecordSchema = external_exports.strictObject({
  round: external_exports.number().int().min(1),
  label: external_exports.string(),
  folder: external_exports.string().describe("Relative to the run directory; the reports are in it."),
  ranges: external_exports.array(external_exports.string()).describe("The ranges that it must hold, as the user writes them; empty: all that are seen."),
  gated: external_exports.boolean().describe("True when the range itself gated the capture."),
  outcome: external_exports.enum(["exited", "timed-out", "stopped", "not-started"]),
  exitCode: external_exports.number().int().nullable(),
  successExitCodes: external_exports.array(external_exports.number().int()),
  seconds: external_exports.number().nonnegative()
});
var processIdentitySchema = external_exports.strictObject({
  pid: external_exports.number().int().positive(),
  startTicks: external_exports.number().int().nonnegative().nullable().describe("When it started, in clock ticks since boot (Linux)."),
  pidNamespace: external_exports.string().nullable().describe("The PID namespace that `pid` counts in: another container has another.")
});
var runRecordSchema = external_exports.strictObject({
  schemaVersion: external_exports.literal(runRecordSchemaVersion),
  tool: external_exports.strictObject({ name: external_exports.string(), version: external_exports.string() }),
  state: external_exports.enum(["running", "passed", "failed", "stopped"]).describe("Only a `passed` run is whole."),
  exitCode: external_exports.number().int().nullable(),
  startedAt: external_exports.string(),
  endedAt: external_exports.string().nullable(),
  process: processIdentitySchema.describe("The process that writes this file: `running` without it means killed."),
  failure: external_exports.strictObject({ id: external_exports.string().nullable(), message: external_exports.string() }).nullable(),
  isolation: external_exports.strictObject({ kind: external_exports.string(), note: external_exports.string() }).nullable(),
  planKey: external_exports.string().nullable().describe("Equal for runs that make the same captures, so that the next one can say how long it will take."),
  commands: external_exports.array(commandRecordSchema),
  captures: external_exports.array(capturedRecordSchema).describe("The last attempt of each capture, in the order made."),
  withheld: external_exports.array(external_exports.strictObject({ path: external_exports.string(), reason: external_exports.string() })).describe("Files that may not leave this machine."),
  warnings: external_exports.array(external_exports.string())
});

// src/run/process-identity.ts
import { readlink } from "node:fs/promises";
async function ownIdentity() {
  return { pid: process.pid, startTicks: startTicks(process.pid), pidNamespace: await pidNamespace() };
}
async function liveness(identity) {
  const here = await pidNamespace();
  if (identity.pidNamespace !== null && here !== null && identity.pidNamespace !== here) return "elsewhere";
  const ticks = startTicks(identity.pid);
  if (ticks === null) return "gone";
  return identity.startTicks === null || identity.startTicks === ticks ? "alive" : "gone";
}
function startTicks(pid) {
  const found2 = readProcess(pid);
  return found2 === null || found2.state === "Z" ? null : Number(found2.startTime);
}
async function pidNamespace() {
  return readlink("/proc/self/ns/pid").catch(() => null);
}

// src/run/run-record.ts
var runRecordFile = "run.json";
async function startRunRecord(directory, tool, clock) {
  let record2 = {
    schemaVersion: runRecordSchemaVersion,
    tool,
    state: "running",
    exitCode: null,
    startedAt: clock.now().toISOString(),
    endedAt: null,
    process: await ownIdentity(),
    failure: null,
    isolation: null,
    planKey: null,
    commands: [],
    captures: [],
    withheld: [],
    warnings: []
  };
  let writes = directory.write(runRecordFile, render(record2));
  await writes;
  const update = (change) => {
    if (record2.state !== "running") throw new Error("run.json has been ended already");
    record2 = { ...record2, ...change };
    const write = async () => void await directory.write(runRecordFile, render(record2), "replace");
    const written = writes.then(write, write);
    writes = written;
    return written;
  };
  return {
    snapshot: () => structuredClone(record2),
    command: async (command) => update({ commands: [...record2.commands, command] }),
    captured: async (capture2) => update({ captures: [...record2.captures, capture2] }),
    warning: async (message) => {
      if (!record2.warnings.includes(message)) await update({ warnings: [...record2.warnings, message] });
    },
    withhold: async (path, reason) => update({ withheld: [...record2.withheld, { path, reason }] }),
    isolation: async ({ kind, note }) => update({ isolation: { kind, note } }),
    planKey: async (planKey2) => update({ planKey: planKey2 }),
    end: async ({ state, exitCode: exitCode2, failure: failure2 }) => {
      const before = record2;
      try {
        await update({ state, exitCode: exitCode2, failure: failure2, endedAt: clock.now().toISOString() });
      } catch (error) {
        record2 = before;
        throw error;
      }
    }
  };
}
async function readRunRecord(directory) {
  const path = join3(directory, runRecordFile);
  const found2 = runRecordSchema.safeParse(parseJson(path, await readText(path)));
  if (found2.success) return found2.data;
  const problems = found2.error.issues.map(({ path: keys, message }) => `${keys.join(".") || "(top)"}: ${message}`);
  throw new ParseError({
    what: `${path} is not a run record of version ${runRecordSchemaVersion}.`,
    where: path,
    why: problems.slice(0, 5).join("\n"),
    hint: "Read it with the llm-profile that wrote it; docs/report-format.md lists the versions.",
    cause: found2.error
  });
}
async function readText(path) {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new ParseError({
      what: errorCode(error) === "ENOENT" ? `There is no ${path}.` : `${path} cannot be read.`,
      where: path,
      why: errorMessage(error),
      hint: "Give a run directory: the folder that `llm-profile run` names at its end.",
      cause: error
    });
  }
}
function parseJson(path, text2) {
  try {
    return JSON.parse(text2);
  } catch (error) {
    throw new ParseError({
      what: `${path} is not JSON.`,
      where: path,
      why: errorMessage(error),
      hint: "llm-profile writes this file whole or not at all: something else has changed it.",
      cause: error
    });
  }
}
function render(record2) {
  return `${JSON.stringify(record2, null, 2)}
`;
}

// src/pipeline/announce.ts
import { createHash } from "node:crypto";
import { dirname as dirname2 } from "node:path";

// src/report/format.ts
function formatNs(ns2) {
  if (ns2 >= 1e9) return `${significant(ns2 / 1e9)} s`;
  if (ns2 >= 1e6) return `${significant(ns2 / 1e6)} ms`;
  if (ns2 >= 1e3) return `${significant(ns2 / 1e3)} \xB5s`;
  return `${Math.round(ns2)} ns`;
}
function formatBytes(bytes2) {
  const units = ["B", "kB", "MB", "GB", "TB"];
  let value = bytes2;
  let unit = 0;
  while (value >= 1e3 && unit < units.length - 1) {
    value /= 1e3;
    unit += 1;
  }
  return `${unit === 0 ? value : significant(value)} ${units[unit] ?? "B"}`;
}
function formatCount(count2) {
  return Math.round(count2).toLocaleString("en-US");
}
function formatShare(ratio) {
  return Number.isFinite(ratio) ? `${(ratio * 100).toFixed(1)} %` : "\u2013";
}
function formatSeconds(seconds) {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.round(whole % 3600 / 60)} min`;
}
function plainText(name) {
  return name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\uFFFD");
}
function clipMiddle(text2, width) {
  if (text2.length <= width) return text2;
  const head = Math.ceil((width - 1) * 0.65);
  return `${text2.slice(0, head)}\u2026${text2.slice(text2.length - (width - 1 - head))}`;
}
function significant(value) {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

// src/run/past-runs.ts
import { readdir } from "node:fs/promises";
import { join as join4 } from "node:path";
async function readPastRuns(out) {
  const { runs, unreadable } = await readAll(out);
  const byState = { passed: 0, failed: 0, stopped: 0, running: 0, "did-not-finish": 0 };
  for (const { state } of runs) byState[state] += 1;
  const commands = Map.groupBy(
    runs.flatMap(({ record: record2 }) => record2.commands),
    ({ tool }) => tool
  );
  const failures = Map.groupBy(
    runs.filter(({ state }) => state === "failed"),
    ({ record: record2 }) => record2.failure?.id ?? null
  );
  return {
    runs: runs.length,
    byState,
    tools: [...commands].map(([tool, calls]) => toolHistory(tool, calls)).sort((a, b) => compareText(a.tool, b.tool)),
    failures: [...failures].map(([id, failed2]) => ({ id, count: failed2.length })).sort((a, b) => b.count - a.count || compareText(a.id ?? "", b.id ?? "")),
    unreadable
  };
}
async function lastDurations(out, planKey2) {
  const names2 = (await runNames(out, "none")).reverse();
  for (const name of names2) {
    const record2 = await readRunRecord(join4(out, name)).catch(ignoreUnreadable);
    if (record2?.state !== "passed" || record2.planKey !== planKey2 || record2.endedAt === null) continue;
    const byTool = Map.groupBy(record2.commands, ({ tool }) => tool);
    return {
      run: name,
      seconds: (Date.parse(record2.endedAt) - Date.parse(record2.startedAt)) / 1e3,
      byTool: [...byTool].map(([tool, calls]) => ({
        tool,
        calls: calls.length,
        seconds: calls.reduce((sum, { seconds }) => sum + seconds, 0)
      }))
    };
  }
  return null;
}
async function pastRunState(record2) {
  if (record2.state !== "running") return record2.state;
  return await liveness(record2.process) === "gone" ? "did-not-finish" : "running";
}
function describeUnfinished(record2, state) {
  if (state === "passed") return null;
  if (state === "running") return `It is still running (since ${record2.startedAt}, process ${record2.process.pid}).`;
  if (state === "did-not-finish") {
    return `It did not finish: its process (${record2.process.pid}, since ${record2.startedAt}) ended without a word, as if killed.`;
  }
  return `It ${state === "failed" ? "failed" : "was stopped"}: ${record2.failure?.message ?? "no reason was recorded."}`;
}
async function readAll(out) {
  const runs = [];
  const unreadable = [];
  for (const name of await runNames(out, "error")) {
    try {
      const record2 = await readRunRecord(join4(out, name));
      runs.push({ name, record: record2, state: await pastRunState(record2) });
    } catch (error) {
      if (!(error instanceof LlmProfileError)) throw error;
      unreadable.push({ name, why: [error.message, error.why].filter((part) => part !== void 0).join(" ") });
    }
  }
  return { runs, unreadable };
}
async function runNames(out, missing) {
  try {
    const entries = await readdir(out, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory() && runDirectoryPattern.test(entry.name)).map(({ name }) => name).sort(compareText);
  } catch (error) {
    if (missing === "none" && errorCode(error) === "ENOENT") return [];
    throw new UserError({
      what: `${out} is not a folder of run directories.`,
      why: errorMessage(error),
      hint: "Give the folder that `out` names (llm-profile-runs unless set otherwise).",
      cause: error
    });
  }
}
function toolHistory(tool, calls) {
  const stopped = calls.filter(({ outcome }) => outcome === "stopped").length;
  const succeeded2 = calls.filter(({ outcome }) => outcome === "ok").length;
  const failures = calls.length - stopped - succeeded2;
  const seconds = calls.map((call2) => call2.seconds).sort((a, b) => a - b);
  const middle = seconds.length / 2;
  return {
    tool,
    calls: calls.length,
    failures,
    stopped,
    successRatio: succeeded2 + failures === 0 ? null : succeeded2 / (succeeded2 + failures),
    medianSeconds: ((seconds[Math.ceil(middle) - 1] ?? 0) + (seconds[Math.floor(middle)] ?? 0)) / 2,
    maxSeconds: seconds.at(-1) ?? 0
  };
}
function ignoreUnreadable(error) {
  if (error instanceof LlmProfileError) return null;
  throw error;
}
function compareText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

// src/pipeline/announce.ts
async function announce(run2, plan) {
  const { config } = run2.loaded;
  const key = planKey(plan, workloadArgv(config.workload, ""));
  await run2.recorder.planKey(key);
  const last = await lastDurations(dirname2(run2.directory.path), key);
  const time = last === null ? `each may take up to ${String(config.workload["time-limit"])}; how long is not known, since no earlier run made the same` : `the last run of the same took ${formatSeconds(last.seconds)}`;
  run2.context.log.info(`${describePlan(plan)}; ${time}.`);
  run2.context.log.info(run2.isolation.note.endsWith(".") ? run2.isolation.note : `${run2.isolation.note}.`);
}
function planKey(plan, workload) {
  const parts = [plan.rounds, plan.captures.map(({ label, gate }) => [label, gate.kind, gate.kind === "none" ? 0 : gate.instances]), workload];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

// src/pipeline/context.ts
var toolName = "llm-profile";

// src/analyse/seen-ranges.ts
function seenRanges(trace) {
  const seen = /* @__PURE__ */ new Map();
  for (const { name, domain, style, registered } of trace.ranges) {
    const key = JSON.stringify([name, domain, style]);
    const known3 = seen.get(key) ?? { name, domain, style, instances: 0, registered: false };
    seen.set(key, { ...known3, instances: known3.instances + 1, registered: known3.registered || registered });
  }
  return [...seen.values()];
}
function mergeSeenRanges(seen) {
  const merged = /* @__PURE__ */ new Map();
  for (const range of seen) {
    const key = JSON.stringify([range.name, range.domain, range.style]);
    const known3 = merged.get(key);
    merged.set(
      key,
      known3 === void 0 ? range : { ...known3, instances: known3.instances + range.instances, registered: known3.registered || range.registered }
    );
  }
  return [...merged.values()];
}
function matchRanges(spec, seen) {
  const message = spec.glob ? globToRegExp(spec.message) : null;
  return seen.filter(({ name, domain }) => {
    const named2 = message === null ? name === spec.message : message.test(name);
    return named2 && (spec.domain === "*" || domain === (spec.domain ?? ""));
  });
}
function globToRegExp(glob) {
  const pattern = glob.replaceAll(/[\\^$.|+()[\]{}]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".");
  return new RegExp(`^${pattern}$`, "su");
}

// src/gate/failures.ts
var knownFailures = [
  {
    id: "session-name-taken",
    pattern: /Session name '.*' is already in use/,
    sample: "Session name 'profile-1' is already in use",
    cause: "An earlier capture that was killed left its session name taken.",
    remedy: "Each attempt takes a new name, so a repetition should succeed; `nsys sessions list` shows what is left.",
    transient: true
  },
  {
    id: "cupti-subscribers",
    pattern: /CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED|Another (tool|profiler) is (already )?(using|attached to) CUPTI/i,
    sample: "CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED",
    cause: "Another profiler in the same process already uses CUPTI, which takes one subscriber: often torch.profiler or an NVTX/CUPTI injection.",
    remedy: "Switch the program's own profiler off while it is profiled (for a Hydra program: workload.torch-profiler-off), and unset CUDA_INJECTION64_PATH.",
    transient: false
  },
  {
    id: "import-damaged",
    pattern: /Importation succeeded with non-fatal errors|Errors occurred while processing the raw events|Unknown runtime API function index/,
    sample: "Importer error status: Importation succeeded with non-fatal errors.",
    cause: "nsys could not read all events that it recorded, so kernels are missing from the report, although it exited with 0. nsys is older than the CUDA of the program.",
    remedy: "Use an nsys at least as new as the program's CUDA (PyTorch with CUDA 13 needs nsys 2025.3 or newer). Gating a narrower range can avoid the call that the old nsys does not know.",
    transient: false
  },
  {
    id: "output-unwritable",
    // nsys then writes the report to its temporary folder under another name, and exits with 0.
    pattern: /Failed to create '.*\.(nsys-rep|qdrep)'/,
    sample: "Failed to create '/out/report.nsys-rep': No such file or directory.",
    cause: "nsys may not write where the report belongs.",
    remedy: "Make `out` writable; for the unprivileged rung of isolation every folder above it must be open to other users (mode x).",
    transient: false
  },
  {
    id: "importer-missing",
    pattern: /The importer binary and its dependencies were not found|QdstrmImporter.*(not found|No such file)/,
    sample: "Importer error status: The importer binary and its dependencies were not found",
    cause: "nsys recorded, but its importer is missing or cannot start, so that there is a .qdstrm and no report.",
    remedy: "Install the whole nsys package (the importer is in host-linux-x64/) and its libraries libdw1, libpfm4 and libssh; scripts/install-nsys.sh does. `llm-profile doctor` shows what is missing.",
    transient: false
  },
  {
    id: "disk-full",
    pattern: /No space left on device|Disk quota exceeded|errno 28\b/i,
    sample: "OSError: [Errno 28] No space left on device",
    cause: "The disk is full. nsys keeps raw data, up to gigabytes, in the temporary folder while it records.",
    remedy: "Free space, or point TMPDIR and `out` to a larger disk; keep nsys.sample and nsys.cpuctxsw at none, and keep fewer runs (keep-runs).",
    transient: false
  },
  {
    id: "gpu-out-of-memory",
    pattern: /CUDA out of memory|CUDA_ERROR_OUT_OF_MEMORY|OutOfMemoryError|cudaErrorMemoryAllocation|CUBLAS_STATUS_ALLOC_FAILED/,
    sample: "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 20.00 MiB.",
    cause: "The GPU's memory is exhausted, by this program or by others on the same GPU.",
    remedy: "See what else uses the GPU (`llm-profile doctor`), choose another with workload.gpu, or make the workload smaller.",
    transient: false
  },
  {
    id: "driver-too-old",
    pattern: /CUDA driver version is insufficient|driver on your system is too old|forward compatibility was attempted on non supported HW|Driver\/library version mismatch/i,
    sample: "CUDA driver version is insufficient for CUDA runtime version",
    cause: "The GPU driver of the host and the CUDA libraries of the container do not fit.",
    remedy: "Use an image whose CUDA the driver supports (`nvidia-smi` shows the newest), or update the host's driver; after a driver update restart the host.",
    transient: false
  },
  {
    id: "gpu-fault",
    pattern: /uncorrectable ECC|CUDA_ERROR_ECC_UNCORRECTABLE|GPU is lost|fallen off the bus|CUDA_ERROR_SYSTEM_NOT_READY|system not yet initialized|CUDA-capable device\(s\) is\/are busy or unavailable|CUDA_ERROR_DEVICE_UNAVAILABLE/i,
    sample: "RuntimeError: CUDA error: CUDA-capable device(s) is/are busy or unavailable",
    cause: "The GPU or its driver had a fault, or another process holds the GPU exclusively.",
    remedy: "A repetition may succeed. If it comes back: look for Xid lines in the kernel log, at `nvidia-smi -q`, and at the compute mode.",
    transient: true
  },
  {
    id: "device-mismatch",
    pattern: /no CUDA-capable device is detected|invalid device ordinal|CUDA_ERROR_NO_DEVICE|CUDA_ERROR_INVALID_DEVICE|No CUDA GPUs are available|Found no NVIDIA driver|Torch not compiled with CUDA enabled/,
    sample: "RuntimeError: CUDA error: invalid device ordinal",
    cause: "The program asks for a GPU that it cannot see. With workload.gpu set it sees that one GPU alone, as device 0.",
    remedy: "Use device 0 in the program (cuda:0), check workload.gpu and CUDA_VISIBLE_DEVICES, and start the container with --gpus all.",
    transient: false
  },
  {
    id: "agent-fault",
    pattern: /Agent launcher failed|Failed to (start|launch) (the )?profiling agent|Unable to (connect to|find) the (daemon|agent)|Timed out waiting for (the )?(agent|daemon|target)|Connection to the (agent|daemon) (was )?lost/i,
    sample: "Agent launcher failed",
    cause: "nsys could not start or reach its own agent.",
    remedy: "A repetition may succeed. If it comes back: see that the temporary folder is writable and that no other nsys of another version runs.",
    transient: true
  },
  {
    id: "option-unknown",
    pattern: /unrecogni[sz]ed option '|Illegal --\S+ argument|Illegal (argument|value).*--/i,
    sample: "unrecognised option '--cuda-graph-trace=node'",
    cause: "This nsys does not know an option that it was given.",
    remedy: "Look at nsys.extra-arguments and the option's spelling in `nsys profile --help`, or use a newer nsys.",
    transient: false
  },
  {
    id: "hydra-override",
    pattern: /Could not (override|append to config|delete from config)|Key '.*' is not in struct|hydra\.errors\.\w+/,
    sample: "Could not override 'profiler.enabled'.",
    cause: "Hydra refused an override: the key does not exist in the program's configuration, or is typed.",
    remedy: "Correct workload.hydra-overrides; set workload.torch-profiler-off to the keys that switch off this program's profiler, or to [] if it has none.",
    transient: false
  },
  {
    id: "model-access",
    pattern: /GatedRepoError|401 Client Error|Cannot access gated repo|LocalTokenNotFoundError|HF_TOKEN.*(not set|required)/i,
    sample: "huggingface_hub.errors.GatedRepoError: 401 Client Error.",
    cause: "The program has no token for its model: the profiler's environment is an allow-list without secrets, since nsys writes the environment into its report.",
    remedy: "Download the model in workload.setup (which runs outside the profiler), or give the token as a file with workload.secret-files. workload.pass-env works too, but marks the reports as not for upload.",
    transient: false
  },
  {
    id: "python-module",
    pattern: /ModuleNotFoundError: No module named|ImportError: /,
    sample: "ModuleNotFoundError: No module named 'transformers'",
    cause: "The program's Python lacks a module: often another interpreter than the one that was set up.",
    remedy: "Name the interpreter by its path (.venv/bin/python), or set VIRTUAL_ENV, PYTHONPATH and PATH in workload.environment.",
    transient: false
  },
  {
    id: "library-missing",
    pattern: /error while loading shared libraries|cannot open shared object file/,
    sample: "error while loading shared libraries: libcudart.so.13: cannot open shared object file: No such file or directory",
    cause: "A shared library was not found.",
    remedy: "Set LD_LIBRARY_PATH in workload.environment, or install the library. `llm-profile doctor` checks those of nsys.",
    transient: false
  },
  {
    id: "program-missing",
    pattern: /Executable not found in current directory|command not found|No such file or directory|failed to execute|Permission denied/i,
    sample: "bash: line 1: pyhton3: command not found",
    cause: "The program, or a file that it needs, was not found or may not be read.",
    remedy: "Check the command, workload.working-directory and the files' rights; the unprivileged rung of isolation runs as another user, who must be able to read them.",
    transient: false
  },
  {
    id: "host-out-of-memory",
    pattern: /MemoryError|std::bad_alloc|Cannot allocate memory|oom-kill|Out of memory: Killed/,
    sample: "MemoryError: Unable to allocate 2.00 GiB",
    cause: "The host's memory is exhausted.",
    remedy: "Give the container more memory (and --shm-size=8g for data loaders), or make the workload smaller.",
    transient: false
  }
];
function matchFailure(text2, except = []) {
  return knownFailures.find(({ id, pattern }) => !except.includes(id) && pattern.test(text2)) ?? null;
}

// src/gate/trace-gate.ts
var rules = [imported, rangesSeen, instancesSeen, finished, graphsByNode, someKernels, kernels, noneLost];
function checkContents(capture2) {
  for (const rule of rules) {
    const parts = rule(capture2);
    if (parts !== null) return new CaptureError({ where: capture2.label, ...parts, why: withExit(parts.why, capture2.end) });
  }
  return null;
}
function describeSeen(wanted, seen) {
  if (seen.length === 0) {
    return {
      why: "The program emitted no NVTX range at all.",
      hint: 'Emit one: torch.cuda.nvtx.range_push("decode") \u2026 range_pop(), nvtxRangePushA("decode") in C, or @nvtx.annotate in Python.'
    };
  }
  const sameName = seen.filter(({ name }) => name === wanted.message);
  const names2 = seen.map(display);
  const why = `The program emitted: ${list(names2)}.`;
  if (sameName.length > 0) {
    return { why, hint: `It exists in another domain; write ${sameName.map(display).join(" or ")}, or ${wanted.message}@* for any.` };
  }
  const closest = nearest(wanted.message, seen.map(({ name }) => name), Number.POSITIVE_INFINITY);
  const match = seen.find(({ name }) => name === closest) ?? seen[0];
  return { why, hint: match === void 0 ? "Name one of these." : `Did you mean ${display(match)}?` };
}
function imported({ importErrors }) {
  const [first] = importErrors;
  if (first === void 0) return null;
  const known3 = knownFailures.find(({ id }) => id === "import-damaged");
  const detail = /Unknown runtime API function index: \d+|\[QuadDCommon::tag_message\*\] = ([^\n]+)/.exec(first)?.[0] ?? first.split("\n")[0] ?? first;
  return {
    id: "import-damaged",
    what: known3?.cause ?? "The import is damaged.",
    why: `The report itself says: ${detail.replace("[QuadDCommon::tag_message*] = ", "")}`,
    ...known3 === void 0 ? {} : { hint: known3.remedy }
  };
}
function rangesSeen({ wanted, seen }) {
  const missing = wanted.filter(({ ranges }) => ranges.length === 0).map(({ spec }) => spec);
  const [first] = missing;
  if (first === void 0) return null;
  return {
    id: "range-not-seen",
    what: `The NVTX range ${missing.map(({ text: text2 }) => JSON.stringify(text2)).join(", ")} is not in the report.`,
    ...describeSeen(first, seen)
  };
}
function instancesSeen({ wanted, gated }) {
  if (gated) return null;
  for (const { spec, ranges } of wanted) {
    const instances2 = ranges.reduce((sum, range) => sum + range.instances, 0);
    if (spec.instances !== null && instances2 !== spec.instances) {
      return {
        id: "instances-missing",
        what: `The NVTX range ${JSON.stringify(spec.text)} occurred ${instances2} times; ${spec.instances} were asked.`,
        hint: `Ask for ${instances2}, leave instances out to take any number, or change how often the program runs the range.`
      };
    }
  }
  return null;
}
function finished({ wanted }) {
  const open3 = wanted.flatMap(({ ranges }) => ranges).find(({ unfinished }) => unfinished > 0);
  if (open3 === void 0) return null;
  return {
    id: "range-unfinished",
    what: `${open3.unfinished} of ${open3.instances} instances of the NVTX range ${display(open3)} never ended in the capture.`,
    why: "The program ended, or the capture stopped, while the range was open; its times mean nothing.",
    hint: "Close the range (range_pop) on every path, and let the enclosing range end after the inner ones."
  };
}
function graphsByNode({ wanted, all, requireKernels, graphTrace }) {
  if (!requireKernels) return null;
  const hidden = (all ?? wanted.flatMap(({ ranges }) => ranges)).find((range) => range.kernels === 0 && range.graphLaunches > 0);
  if (hidden === void 0) return null;
  const byNode = graphTrace === "Node";
  return {
    id: "graph-not-traced",
    what: `The NVTX range ${display(hidden)} launched CUDA graphs (${hidden.graphLaunches} times), but none of their kernels was recorded.`,
    why: byNode ? "The graphs' nodes were asked for, but are not in the report." : "CUDA graphs were traced as a whole, not by node, so the kernels inside are not listed.",
    hint: byNode ? "Use a newer nsys." : "Set nsys.cuda-graph-trace: node (nsys --cuda-graph-trace=node) and capture again."
  };
}
function someKernels({ all, totalKernels, hasCudaApi, requireKernels }) {
  if (all === null || !requireKernels || totalKernels > 0) return null;
  return {
    id: "no-kernels",
    what: `There is no GPU kernel in the report${all.length === 0 ? ", and no NVTX range" : `, neither in its NVTX ranges (${list(all.map(display))}) nor outside`}.`,
    why: hasCudaApi ? "The program made CUDA calls, but launched no kernel." : "The program made no CUDA call while it was recorded.",
    hint: "See that the work runs on the GPU while it is recorded. For CPU-only programs set require-kernels: false."
  };
}
function kernels({ wanted, requireKernels, totalKernels, hasCudaApi }) {
  if (!requireKernels) return null;
  const empty = wanted.flatMap(({ ranges }) => ranges).find((range) => range.kernels === 0);
  if (empty === void 0) return null;
  const what = `The NVTX range ${display(empty)} was captured, but no GPU kernel was launched in it.`;
  if (totalKernels > 0) {
    return {
      id: "kernels-outside-range",
      what,
      why: `${totalKernels} kernels are in the report, all launched outside the range: by another thread or process, or before or after it.`,
      hint: "Put the range where the launches are made (the worker process or thread of a server), or use a start/end range, which covers all threads of a process."
    };
  }
  return {
    id: "no-kernels",
    what,
    why: hasCudaApi ? "The program made CUDA calls in it, but launched no kernel." : "The program made no CUDA call in it.",
    hint: "See that the work runs on the GPU inside the range. For CPU-only programs set require-kernels: false."
  };
}
function noneLost({ wanted, requireKernels }) {
  if (!requireKernels) return null;
  const lossy = wanted.flatMap(({ ranges }) => ranges).find(({ lostKernels }) => lostKernels > 0);
  if (lossy === void 0) return null;
  return {
    id: "kernels-lost",
    what: `${lossy.lostKernels} kernels launched in the NVTX range ${display(lossy)} are not in the report.`,
    why: "The capture stopped before they had run: launches are asynchronous, and nothing waited for them inside the range.",
    hint: "Call torch.cuda.synchronize() (cudaDeviceSynchronize) before the range ends."
  };
}
function withExit(why, end) {
  const exit = end.kind === "unknown" ? "The exit code of the profiled command is unknown: this is a bare report." : "";
  return [why, exit].filter((part) => part !== void 0 && part !== "").join("\n");
}
function display({ name, domain }) {
  return domain === "" ? name : `${name}@${domain}`;
}
function list(names2) {
  const shown = names2.slice(0, 12).join(", ");
  return names2.length > 12 ? `${shown} and ${names2.length - 12} more` : shown;
}

// src/gate/unseen-range.ts
function explainUnseen(error, range, discovered, registeredStringsOnly) {
  const where = error.where === void 0 ? {} : { where: error.where };
  if (discovered instanceof CaptureError) {
    return new CaptureError({
      ...where,
      id: "range-not-seen",
      what: error.message,
      why: `Which ranges do exist is not known: the run that was to list them failed too (${discovered.message})`,
      ...error.hint === void 0 ? {} : { hint: error.hint },
      cause: discovered
    });
  }
  const same = discovered.filter(({ name, domain }) => name === range.message && (range.domain === "*" || domain === (range.domain ?? "")));
  if (same.some(({ registered }) => !registered) && registeredStringsOnly) {
    return new CaptureError({
      ...where,
      id: "range-not-registered",
      what: `The NVTX range ${JSON.stringify(range.text)} exists, but as a plain string, and nsys was told to gate on registered strings only.`,
      why: "nsys then exits with 0 and writes no report. Python and PyTorch emit plain strings.",
      hint: "Set nsys.registered-strings-only: false (the default), or register the string (nvtxDomainRegisterStringA)."
    });
  }
  if (same.length > 0) {
    return new CaptureError({
      ...where,
      id: "range-not-seen",
      what: error.message,
      why: "The same program, run once more with NVTX alone, did emit the range; so it does not always run through it, or not in the process that nsys gates on.",
      hint: "See that the program takes the same path under CUDA tracing. nsys gates on NVTX push/pop and start/end ranges; a mark is none."
    });
  }
  return new CaptureError({ ...where, id: "range-not-seen", what: error.message, ...describeSeen(range, discovered) });
}

// src/pipeline/capture.ts
import { randomBytes as randomBytes3 } from "node:crypto";
import { chown as chown2, mkdir as mkdir3, rename as rename3 } from "node:fs/promises";
import { join as join6 } from "node:path";

// src/gate/process-gate.ts
var rules2 = [notStarted, timedOut, exitCode, damagedImport, writable, rawLeftOver, someReport, notEmpty, instances];
function checkProcess(evidence) {
  for (const rule of rules2) {
    const failure2 = rule(evidence);
    if (failure2 !== null) return failure2;
  }
  return null;
}
function notStarted({ end, label, output }) {
  if (end.kind === "unknown" || end.outcome !== "not-started") return null;
  return permanent({ id: "not-started", what: "The profiler could not be started.", where: label, why: lastLines(output) });
}
function timedOut({ end, label, output }) {
  if (end.kind === "unknown" || end.outcome !== "timed-out") return null;
  return permanent({
    id: "time-limit",
    what: `The capture was ended at its time limit of ${end.timeLimitSeconds ?? "?"} s.`,
    where: label,
    why: `The program, or a child of it, had not finished. ${lastLines(output)}`,
    hint: "Raise workload.time-limit, or find what it waits for: a server needs to end by itself or to be stopped by the command."
  });
}
function exitCode({ end, label, output }) {
  if (end.kind === "unknown" || end.exitCode !== null && end.allowed.includes(end.exitCode)) return null;
  const code = end.exitCode ?? -1;
  const what = `The profiled command ended with exit code ${code}${signalText(code)}.`;
  const known3 = matchFailure(output, ["import-damaged"]);
  if (known3 !== null) return fromTable(known3, label, what, output);
  return permanent({
    id: "workload-failed",
    what,
    where: label,
    why: `nsys passes the program's exit code on. ${lastLines(output)}`,
    hint: code === 143 ? "Something ended the program with TERM. With nsys.capture-range-end: stop-shutdown, nsys does so itself, and 143 is success." : "Run the command without the profiler first; its output is in stdout.txt and stderr.txt of this capture."
  });
}
function damagedImport({ label, output }) {
  const known3 = knownFailures.find(({ id }) => id === "import-damaged");
  return known3?.pattern.test(output) === true ? fromTable(known3, label, "", output) : null;
}
function writable({ label, output, reports }) {
  const known3 = knownFailures.find(({ id }) => id === "output-unwritable");
  return reports.length === 0 && known3?.pattern.test(output) === true ? fromTable(known3, label, "There is no report.", output) : null;
}
function rawLeftOver({ label, output, rawLeft, reports }) {
  if (rawLeft.length === 0 || reports.length > 0) return null;
  const known3 = knownFailures.find(({ id }) => id === "importer-missing");
  if (known3 === void 0) return null;
  return fromTable(known3, label, `${rawLeft.join(", ")} was left without a report.`, output);
}
function someReport({ label, gate, output, reports }) {
  if (reports.length > 0) return null;
  const known3 = matchFailure(output);
  if (known3 !== null && (known3.transient || known3.id === "disk-full")) return fromTable(known3, label, "There is no report.", output);
  if (gate?.kind === "nvtx") return permanent(unseenRange(gate.range.text, label));
  if (gate?.kind === "cudaProfilerApi") {
    return permanent({
      id: "profiler-api-not-called",
      what: "nsys wrote no report: the program never called cudaProfilerStart.",
      where: label,
      why: "nsys exits with 0 all the same.",
      hint: "Call torch.cuda.profiler.start() and stop() (cudaProfilerStart/Stop) around what is to be measured, or gate by an NVTX range."
    });
  }
  return permanent({
    id: "no-report",
    what: "nsys exited with success but wrote no report.",
    where: label,
    why: lastLines(output),
    hint: "See stderr.txt of this capture."
  });
}
function notEmpty({ label, reports }) {
  const empty = reports.find(({ bytes: bytes2 }) => bytes2 === 0);
  if (empty === void 0) return null;
  return permanent({
    id: "report-empty",
    what: `The report ${empty.name} is empty (0 bytes).`,
    where: label,
    why: "nsys was interrupted while it wrote, or the disk is full.",
    hint: "Free space and run again."
  });
}
function instances({ label, gate, reports }) {
  if (gate === null || gate.kind === "none" || reports.length === gate.instances) return null;
  const name = gate.kind === "nvtx" ? `NVTX range ${gate.range.text}` : "cudaProfilerStart";
  return permanent({
    id: "instances-missing",
    what: `${reports.length} of ${gate.instances} instances of ${name} were captured.`,
    where: label,
    why: "The program ran through the range less often than asked; nsys exits with 0 all the same.",
    hint: `Ask for ${reports.length} (instances: ${reports.length}), or let the program repeat the range.`
  });
}
function unseenRange(range, label) {
  return {
    id: "range-not-seen",
    what: `The NVTX range ${JSON.stringify(range)} was never seen, so nothing was captured.`,
    where: label,
    why: "nsys exits with 0 and writes no report when its capture range does not occur.",
    hint: "Correct the range's name, or emit it in the program."
  };
}
function fromTable(known3, label, seen, output) {
  const line = output.split("\n").find((text2) => known3.pattern.test(text2))?.trim();
  return {
    error: new CaptureError({
      id: known3.id,
      what: seen === "" ? known3.cause : `${seen} ${known3.cause}`,
      where: label,
      ...line === void 0 ? {} : { why: `The output says: ${clip(line)}` },
      hint: known3.remedy
    }),
    transient: known3.transient
  };
}
function permanent(parts) {
  return { error: new CaptureError(parts), transient: false };
}
function signalText(code) {
  const names2 = { 130: "INT", 134: "ABRT", 137: "KILL", 139: "SEGV", 143: "TERM" };
  const name = names2[code];
  return name === void 0 ? "" : ` (signal ${name})`;
}
function lastLines(output) {
  const lines = output.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !/^\[\d+\/\d+\] \[|^Generating '|^Generated:|^\/.*\.nsys-rep$/.test(line));
  return lines.length === 0 ? "It printed nothing." : `Its last output:
${lines.slice(-4).map(clip).join("\n")}`;
}
function clip(line) {
  return line.length > 300 ? `${line.slice(0, 297)}\u2026` : line;
}

// src/plan/isolation.ts
var endWithParent = ["setpriv", "--pdeathsig", "KILL"];
function isolate(argv, isolation) {
  switch (isolation.kind) {
    case "pid-namespace":
      return [...endWithParent, "unshare", "--pid", "--fork", "--kill-child=KILL", "--mount-proc", ...argv];
    case "unprivileged-user": {
      if (isolation.user === null) throw new Error("The unprivileged-user isolation has no user.");
      const { uid, gid } = isolation.user;
      return [
        ...endWithParent,
        ...["--reuid", String(uid), "--regid", String(gid), "--clear-groups"],
        ...["--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"],
        ...argv
      ];
    }
    case "none":
      return isolation.endsWithParent ? [...endWithParent, ...argv] : argv;
  }
}

// src/plan/nsys-reports.ts
var alwaysMade = [
  { name: "cuda_gpu_kern_sum", aliases: ["cuda_gpu_kern_sum", "gpukernsum"] },
  { name: "nvtx_pushpop_sum", aliases: ["nvtx_pushpop_sum", "nvtxppsum"] },
  { name: "nvtx_kern_sum", aliases: ["nvtx_kern_sum", "nvtxkernsum"] }
];
function statsReports(nsys, extra) {
  const known3 = new Set(nsys.reports);
  const always2 = alwaysMade.map(({ name, aliases }) => ({
    report: aliases.find((alias) => known3.has(alias)) ?? name,
    file: `${name}.csv`
  }));
  const more = extra.filter((report2) => !always2.some((other) => other.report === report2)).map((report2) => ({ report: report2, file: `${report2.replace(/[^\w.-]/g, "_")}.csv` }));
  return [...always2, ...more];
}
function exportArgv(nsys, report2, sqlite) {
  return [nsys, "export", "--type", "sqlite", "-f", "true", "-o", sqlite, report2];
}
function statsArgv(nsys, reports, sqlite, base) {
  return [nsys, "stats", ...reports.flatMap(({ report: report2 }) => ["--report", report2]), "--format", "csv", "--force-overwrite=true", "--output", base, sqlite];
}
function statsFile(base, report2) {
  return `${base}_${report2.replace(/:.*$/, "")}.csv`;
}
function importArgv(importer, raw, report2) {
  return [importer, "-i", raw, "-o", report2];
}

// src/run/report-files.ts
import { chown, copyFile as copyFile2, readdir as readdir2, rename as rename2, rm as rm2, stat } from "node:fs/promises";
import { join as join5 } from "node:path";
async function findReportFiles(folder) {
  const names2 = (await readdir2(folder)).filter((name) => /^report(\.\d+)?\.(nsys-rep|qdrep|qdstrm)$/.test(name));
  names2.sort((a, b) => instanceOf(a) - instanceOf(b) || a.localeCompare(b));
  const reports = names2.filter((name) => !name.endsWith(".qdstrm"));
  const stems = new Set(reports.map(stem));
  return {
    reports: await Promise.all(
      reports.map(async (name) => ({ name, path: join5(folder, name), bytes: (await stat(join5(folder, name))).size }))
    ),
    raw: names2.filter((name) => name.endsWith(".qdstrm") && !stems.has(stem(name))).map((name) => join5(folder, name))
  };
}
async function moveFiles(from, to) {
  for (const name of await readdir2(from)) {
    const [source, target] = [join5(from, name), join5(to, name)];
    if (!(await stat(source)).isFile()) continue;
    try {
      await rename2(source, target);
    } catch (error) {
      if (errorCode(error) !== "EXDEV") throw error;
      await copyFile2(source, target);
      await rm2(source);
    }
    if (process.getuid?.() === 0) await chown(target, 0, process.getgid?.() ?? 0);
  }
}
function instanceOf(name) {
  return Number(/^report\.(\d+)\./.exec(name)?.[1] ?? 0);
}
function stem(name) {
  return name.replace(/\.(nsys-rep|qdrep|qdstrm|sqlite)$/, "");
}

// src/pipeline/progress.ts
var intervalMs = 3e4;
async function withProgress(context, what, limitMs2, body) {
  const startMs = context.clock.monotonicMs();
  const timer = setInterval(() => {
    const seconds = (context.clock.monotonicMs() - startMs) / 1e3;
    context.log.info(`${what}: still running after ${formatSeconds(seconds)} of at most ${formatSeconds(limitMs2 / 1e3)}.`);
  }, intervalMs);
  try {
    return await body();
  } finally {
    clearInterval(timer);
  }
}

// src/pipeline/capture.ts
async function capture(run2, plan, round) {
  const { config } = run2.loaded;
  const label = `round ${round}, ${plan.label}`;
  const base = join6("head", `round-${round}`, plan.directory);
  for (let attempt2 = 1; ; attempt2 += 1) {
    const attempted = await attemptCapture(run2, {
      label,
      attempt: attempt2,
      folder: await run2.directory.folder(join6(base, "nsys")),
      relativeFolder: join6(base, "nsys"),
      successExitCodes: plan.successExitCodes,
      gate: plan.gate,
      argv: (names2, workload) => nsysProfileArgv(config, run2.nsys, plan.gate, names2, workload)
    });
    const again = attempted.failure?.transient === true && attempt2 <= config.retries;
    if (!again) {
      await recordCapture(run2, plan, round, attempted.captured);
      if (attempted.failure !== null) throw attempted.failure.error;
      return attempted.captured;
    }
    await rename3(run2.directory.file(join6(base, "nsys")), run2.directory.file(join6(base, `nsys-attempt-${attempt2}`)));
    await warn(run2, `${label}: ${attempted.failure.error.message} Trying again (attempt ${attempt2 + 1} of ${config.retries + 1}).`);
  }
}
async function discover(run2, reason) {
  const folder = join6("head", "discovery", "nsys");
  run2.context.log.info(`${reason}: running the program once more, tracing NVTX alone, to list the ranges it emits.`);
  const attempted = await attemptCapture(run2, {
    label: "discovery of ranges",
    attempt: 1,
    folder: await run2.directory.folder(folder),
    relativeFolder: folder,
    successExitCodes: [0],
    gate: { kind: "none" },
    argv: (names2, workload) => nsysDiscoveryArgv(run2.nsys, names2, workload)
  });
  return attempted.failure === null ? attempted.captured : attempted.failure.error;
}
async function attemptCapture(run2, attempt2) {
  const { config } = run2.loaded;
  const output = run2.isolation.user === null ? attempt2.folder : join6(run2.temporary.tmp, `capture-${randomBytes3(4).toString("hex")}`);
  if (output !== attempt2.folder) await makeFor(output, run2.isolation.user);
  const names2 = { output: join6(output, "report"), session: `llm-profile-${randomBytes3(8).toString("hex")}` };
  const timeLimitMs = parseDurationMs(config.workload["time-limit"]);
  const command = {
    tool: "nsys profile",
    argv: isolate(attempt2.argv(names2, workloadArgv(config.workload, join6(output, "hydra"))), run2.isolation),
    cwd: run2.workingDirectory,
    environment: run2.workloadEnvironment,
    timeLimitMs
  };
  await run2.directory.write(join6(attempt2.relativeFolder, "cmd.txt"), `${command.argv.map(shellQuote).join(" ")}
`);
  const startedAt = run2.context.clock.now().toISOString();
  const result = await run2.context.log.group(
    `${attempt2.label}${attempt2.attempt > 1 ? `, attempt ${attempt2.attempt}` : ""}`,
    async () => withProgress(
      run2.context,
      attempt2.label,
      timeLimitMs,
      async () => run2.runCapture({
        command,
        isolation: run2.isolation,
        stdoutFile: join6(attempt2.folder, "stdout.txt"),
        stderrFile: join6(attempt2.folder, "stderr.txt"),
        logLimitBytes: parseSizeBytes(config["log-limit"]),
        onLine: (line) => {
          run2.context.log.output(line);
        },
        stop: run2.context.stop
      })
    )
  );
  await record(run2, attempt2, command, startedAt, result);
  if (result.outcome === "stopped") throw new StoppedError(run2.context.stop.reason);
  if (output !== attempt2.folder) await moveFiles(output, attempt2.folder);
  const { reports, raw } = await importRaw(run2, attempt2);
  const end = {
    kind: "known",
    outcome: result.outcome,
    exitCode: result.exitCode,
    seconds: result.seconds,
    allowed: attempt2.successExitCodes,
    timeLimitSeconds: timeLimitMs / 1e3
  };
  const evidence = {
    label: attempt2.label,
    gate: attempt2.gate,
    end,
    output: `${result.stdoutTail}
${result.stderrTail}`,
    reports,
    rawLeft: raw
  };
  const captured = { label: attempt2.label, folder: attempt2.folder, relativeFolder: attempt2.relativeFolder, end, reports };
  return { captured, failure: checkProcess(evidence) };
}
async function importRaw(run2, attempt2) {
  const found2 = await findReportFiles(attempt2.folder);
  if (found2.raw.length === 0 || run2.nsys.importer === null) return found2;
  for (const raw of found2.raw) {
    run2.context.log.info(`${attempt2.label}: nsys left ${raw} without a report; importing it.`);
    await run2.runTool({
      tool: "QdstrmImporter",
      argv: importArgv(run2.nsys.importer, raw, raw.replace(/\.qdstrm$/, ".nsys-rep")),
      cwd: attempt2.folder,
      environment: run2.toolEnvironment,
      timeLimitMs: 30 * 6e4
    });
  }
  return findReportFiles(attempt2.folder);
}
async function record(run2, attempt2, command, startedAt, result) {
  const succeeded2 = result.exitCode !== null && attempt2.successExitCodes.includes(result.exitCode);
  await run2.recorder.command({
    tool: command.tool,
    label: attempt2.label,
    attempt: attempt2.attempt,
    argv: [...command.argv],
    cwd: command.cwd,
    environmentNames: Object.keys(command.environment).sort(),
    startedAt,
    seconds: result.seconds,
    exitCode: result.exitCode,
    outcome: result.outcome === "exited" ? succeeded2 ? "ok" : "failed" : result.outcome,
    stdout: join6(attempt2.relativeFolder, "stdout.txt"),
    stderr: join6(attempt2.relativeFolder, "stderr.txt")
  });
  if (result.droppedBytes > 0) await warn(run2, `${attempt2.label}: log-limit left ${result.droppedBytes} bytes of output out of its files.`);
}
async function recordCapture(run2, plan, round, { relativeFolder, label, end }) {
  await run2.recorder.captured({
    round,
    label,
    folder: relativeFolder,
    ranges: plan.ranges.map(({ text: text2 }) => text2),
    gated: gatesItself(plan),
    outcome: end.outcome,
    exitCode: end.exitCode,
    successExitCodes: [...end.allowed],
    seconds: end.seconds
  });
}
async function makeFor(folder, user) {
  await mkdir3(folder);
  if (user !== null) await chown2(folder, user.uid, user.gid);
}
async function warn(run2, message) {
  run2.context.log.warning(message);
  await run2.recorder.warning(message);
}
function shellQuote(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

// src/pipeline/export.ts
import { access, rename as rename4, stat as stat2 } from "node:fs/promises";
import { basename as basename2, join as join7 } from "node:path";

// src/gate/stats-failures.ts
var statsFailures = [
  {
    id: "stats-report-unknown",
    pattern: /ERROR: Report '.*' could not be found/,
    sample: "ERROR: Report 'summary' could not be found.",
    cause: "nsys stats does not know this report. Newer versions say so and exit with 0.",
    remedy: "Name one that `nsys stats --help-reports` lists in nsys.reports.",
    transient: false
  },
  {
    id: "stats-broken",
    pattern: /encountered an internal error|No module named 'nsysstats'|Traceback \(most recent call last\)/,
    sample: "ERROR: Report 'cuda_gpu_kern_sum' encountered an internal error",
    cause: "A report script of nsys broke; nsys stats leaves an empty CSV and exits with 0.",
    remedy: "The nsys installation is incomplete (its Python helpers are missing): scripts/install-nsys.sh mends it.",
    transient: false
  },
  {
    id: "export-failed",
    pattern: /Exportation error: |unable to open database|file is not a database/,
    sample: "Exportation error: Section Table Reference magic number mismatch.",
    cause: "The report cannot be read: it is damaged, unfinished, or from a newer nsys than this one.",
    remedy: "Export it with an nsys at least as new as the one that made it.",
    transient: false
  }
];
function matchStatsFailure(text2) {
  return statsFailures.find(({ pattern }) => pattern.test(text2)) ?? null;
}

// src/pipeline/export.ts
var limitMs = 60 * 6e4;
async function exportReport(ports, report2, folder, label) {
  const sqlite = await exportSqlite(ports, report2, folder, label);
  const name = stem(basename2(report2));
  const { nsys, environment: environment2 } = ports;
  const reports = statsReports(nsys, ports.extraReports);
  const base = join7(folder, name);
  const stats = await ports.runTool({ tool: "nsys stats", argv: statsArgv(nsys.path, reports, sqlite, base), cwd: folder, environment: environment2, timeLimitMs: limitMs });
  const said = stats.stdout + stats.stderr;
  if (stats.exitCode !== 0 || matchStatsFailure(said) !== null) throw failed("stats", label, stats.exitCode, said);
  for (const { report: made, file } of reports) await rename4(statsFile(base, made), join7(folder, instanceFile(file, name))).catch(ignoreMissing);
  return {
    source: report2,
    sqlite,
    kernelSummary: await ifThere(join7(folder, instanceFile("cuda_gpu_kern_sum.csv", name))),
    rangeSummary: await ifThere(join7(folder, instanceFile("nvtx_kern_sum.csv", name)))
  };
}
async function exportSqlite(ports, report2, folder, label) {
  const sqlite = join7(folder, `${stem(basename2(report2))}.sqlite`);
  const argv = exportArgv(ports.nsys.path, report2, sqlite);
  const exported = await ports.runTool({ tool: "nsys export", argv, cwd: folder, environment: ports.environment, timeLimitMs: limitMs });
  if (exported.exitCode !== 0 || !await hasBytes(sqlite)) throw failed("export", label, exported.exitCode, exported.stdout + exported.stderr);
  return sqlite;
}
function instanceFile(file, reportStem) {
  const instance = /\.(\d+)$/.exec(reportStem)?.[1];
  return instance === void 0 ? file : file.replace(/\.csv$/, `.${instance}.csv`);
}
function failed(what, label, exitCode2, said) {
  const known3 = matchStatsFailure(said);
  const line = said.split("\n").find((text2) => known3?.pattern.test(text2) ?? /error|fail/i.test(text2));
  return new ToolError({
    id: known3?.id ?? `nsys-${what}-failed`,
    what: known3?.cause ?? `nsys ${what} failed.`,
    where: `${label}, nsys ${what} (exit code ${exitCode2})`,
    why: line === void 0 ? "It printed no error." : `It says: ${line.trim()}`,
    hint: known3?.remedy ?? "Run `llm-profile doctor`; the report itself is kept."
  });
}
async function hasBytes(path) {
  return stat2(path).then(
    ({ size }) => size > 0,
    () => false
  );
}
async function ifThere(path) {
  return access(path).then(
    () => path,
    () => null
  );
}
function ignoreMissing(error) {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}

// src/pipeline/discovery.ts
function createDiscovery(run2) {
  let known3 = null;
  const seen = (reason) => known3 ??= findRanges(run2, reason);
  return {
    resolve: async (plan) => {
      if (plan.unresolved.length === 0) return plan;
      const found2 = await seen(`Globs (${plan.unresolved.map(({ text: text2 }) => text2).join(", ")}) need the ranges that exist`);
      if (found2 instanceof CaptureError) throw found2;
      return resolveGlobs(plan, run2.loaded.config, found2, matchRanges);
    },
    explain: async (error, range) => explainUnseen(error, range, await seen("A range was not seen"), run2.loaded.config.nsys["registered-strings-only"])
  };
}
async function findRanges(run2, reason) {
  const captured = await discover(run2, reason);
  if (captured instanceof CaptureError) return captured;
  const sqlites = [];
  for (const { path } of captured.reports) {
    sqlites.push(await exportSqlite({ nsys: run2.nsys, runTool: run2.runTool, environment: run2.toolEnvironment }, path, captured.folder, captured.label));
  }
  return mergeSeenRanges(sqlites.flatMap((sqlite) => seenRanges(readTrace(sqlite))));
}

// src/pipeline/families.ts
import { readFileSync } from "node:fs";
import { join as join8 } from "node:path";
function families(context) {
  const file = join8(context.root, "conf", "kernel-families.yml");
  return parseFamilies(readFileSync(file, "utf8"), file);
}

// src/pipeline/finish.ts
import { readdir as readdir4 } from "node:fs/promises";
import { join as join11, relative } from "node:path";

// src/run/compress.ts
import { createHash as createHash2 } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { lstat, mkdtemp, open as open2, rm as rm3, stat as stat3 } from "node:fs/promises";
import { basename as basename3, join as join9 } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
var largestReport = 20 * 2 ** 30;
async function compressReport(path, aboveBytes) {
  const before = await lstat(path);
  if (!before.isFile() || before.size <= aboveBytes) return null;
  const target = `${path}.gz`;
  const partial = partialName(target);
  try {
    const original = new Digest();
    const output = createWriteStream(partial, { flags: "wx", mode: before.mode & 511, flush: true });
    await pipeline(createReadStream(path), original, createGzip(), output);
    const copy = new Digest();
    copy.resume();
    await pipeline(createReadStream(partial), createGunzip(), copy);
    const after = await lstat(path);
    if (original.bytes !== before.size || after.size !== before.size || after.mtimeMs !== before.mtimeMs) {
      throw notEqual(path, "The report changed while it was compressed.");
    }
    if (copy.bytes !== original.bytes || copy.hex() !== original.hex()) {
      throw notEqual(path, "What was read back from the compressed copy is not what the report holds.");
    }
    await moveIntoPlace(partial, target, "refuse");
    await rm3(path);
    return { path: target, bytesBefore: before.size, bytesAfter: (await stat3(target)).size };
  } finally {
    await rm3(partial, { force: true });
  }
}
async function openReport(path, temporaryDirectory, limitBytes = largestReport) {
  await requireFile(path);
  if (!path.endsWith(".gz")) return path;
  const folder = await mkdtemp(join9(temporaryDirectory, "report-"));
  const opened = join9(folder, basename3(path, ".gz"));
  try {
    const limit = new Digest(limitBytes);
    await pipeline(createReadStream(path), createGunzip(), limit, createWriteStream(opened, { flags: "wx" }));
    return opened;
  } catch (error) {
    await rm3(folder, { recursive: true, force: true });
    throw cannotDecompress(path, limitBytes, error);
  }
}
var TooLarge = class extends Error {
};
var Digest = class extends Transform {
  bytes = 0;
  #limit;
  #hash = createHash2("sha256");
  constructor(limit = Infinity) {
    super();
    this.#limit = limit;
  }
  _transform(chunk, _encoding, done) {
    this.bytes += chunk.length;
    if (this.bytes > this.#limit) return done(new TooLarge());
    this.#hash.update(chunk);
    done(null, chunk);
  }
  hex() {
    return this.#hash.digest("hex");
  }
};
async function requireFile(path) {
  let why = "It is not a file.";
  try {
    if ((await stat3(path)).isFile()) return void await (await open2(path, "r")).close();
  } catch (error) {
    why = errorCode(error) === "ENOENT" ? "There is no such file." : errorMessage(error);
  }
  throw new ParseError({
    what: `The report ${path} cannot be opened.`,
    where: path,
    why,
    hint: "Give an .nsys-rep, .qdrep or .sqlite file, or one of these with .gz."
  });
}
function cannotDecompress(path, limitBytes, cause) {
  if (cause instanceof TooLarge) {
    return new ParseError({
      what: `The report ${path} is larger than ${limitBytes} bytes when decompressed.`,
      where: path,
      hint: "If you trust the file, decompress it yourself (gunzip) and give the result."
    });
  }
  const code = errorCode(cause);
  if (code.startsWith("Z_") || code === "ERR_STREAM_PREMATURE_CLOSE") {
    return new ParseError({
      what: `The report ${path} is damaged.`,
      where: path,
      why: `It is not whole gzip data: ${errorMessage(cause)}.`,
      hint: "Copy or make it again; `gzip -t` checks a file.",
      cause
    });
  }
  return new ToolError({
    what: `The report ${path} could not be decompressed.`,
    where: path,
    why: errorMessage(cause),
    hint: "Check that the temporary folder (TMPDIR) can be written and has free space.",
    cause
  });
}
function notEqual(path, why) {
  return new ToolError({
    what: `${path} was not compressed.`,
    where: path,
    why,
    hint: "The report is kept as it was. Check the disk, or set compress-above to null."
  });
}

// src/run/prune.ts
import { lstat as lstat2, readdir as readdir3, readFile as readFile2, rename as rename5, rm as rm4 } from "node:fs/promises";
import { basename as basename4, join as join10, resolve as resolve2 } from "node:path";
var anyRunRecordSchema = external_exports.object({
  schemaVersion: external_exports.number().int(),
  tool: external_exports.object({ name: external_exports.string().startsWith("llm-profile") }),
  state: external_exports.string(),
  process: processIdentitySchema.optional()
});
var deletingSuffix = ".deleting";
var silenceMs = 24 * 3600 * 1e3;
async function pruneRuns(out, keep, current, now) {
  const own = basename4(resolve2(current));
  const finished2 = [];
  const candidates = [];
  for (const name of await directories(out)) {
    const deleting = name.endsWith(deletingSuffix);
    if (!runDirectoryPattern.test(deleting ? name.slice(0, -deletingSuffix.length) : name)) continue;
    if (!await isOurs(join10(out, name))) continue;
    (deleting ? finished2 : candidates).push(name);
  }
  const others = candidates.filter((name) => name !== own).sort((a, b) => a < b ? 1 : -1);
  const kept = keep - (candidates.includes(own) ? 1 : 0);
  for (const name of others.slice(Math.max(0, kept))) {
    if (!await mayRun(join10(out, name), now)) finished2.push(name);
  }
  const deleted = [];
  const failed2 = [];
  for (const name of finished2.sort()) {
    try {
      await deleteRun(out, name);
      deleted.push(name.replace(deletingSuffix, ""));
    } catch (error) {
      failed2.push({ name, why: errorMessage(error) });
    }
  }
  return { deleted, failed: failed2 };
}
async function directories(out) {
  try {
    const entries = await readdir3(out, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}
async function isOurs(path) {
  return await readAnyRecord(path) !== null;
}
async function mayRun(path, now) {
  const found2 = await readAnyRecord(path);
  if (found2?.record.state !== "running" || found2.record.process === void 0) return false;
  const seen = await liveness(found2.record.process);
  return seen === "alive" || seen === "elsewhere" && now.getTime() - found2.changedMs < silenceMs;
}
async function readAnyRecord(path) {
  const file = join10(path, runRecordFile);
  try {
    const status = await lstat2(file);
    if (!status.isFile()) return null;
    const parsed = anyRunRecordSchema.safeParse(JSON.parse(await readFile2(file, "utf8")));
    return parsed.success ? { record: parsed.data, changedMs: status.mtimeMs } : null;
  } catch {
    return null;
  }
}
async function deleteRun(out, name) {
  const doomed = join10(out, name.endsWith(deletingSuffix) ? name : name + deletingSuffix);
  if (!name.endsWith(deletingSuffix)) await rename5(join10(out, name), doomed);
  for (const entry of await readdir3(doomed)) {
    if (entry !== runRecordFile) await rm4(join10(doomed, entry), { recursive: true, force: true });
  }
  await rm4(doomed, { recursive: true, force: true });
}

// src/pipeline/finish.ts
var reportFile = /\.(nsys-rep|qdrep|qdstrm|sqlite)(\.gz)?$/;
async function withholdReports(run2, reason) {
  if (reason === null) return;
  for (const path of await reportFiles(run2)) await run2.recorder.withhold(path, reason);
}
async function compressReports(run2) {
  const above = run2.loaded.config["compress-above"];
  if (above === null) return;
  for (const path of await reportFiles(run2)) {
    const compressed = await compressReport(run2.directory.file(path), parseSizeBytes(above));
    if (compressed !== null) {
      run2.context.log.info(`Compressed ${path}: ${formatBytes(compressed.bytesBefore)} \u2192 ${formatBytes(compressed.bytesAfter)}.`);
    }
  }
}
async function pruneOldRuns(context, out, keep, current) {
  const { deleted, failed: failed2 } = await pruneRuns(out, keep, current, context.clock.now());
  if (deleted.length > 0) context.log.info(`Deleted ${deleted.length} old run directories (keep-runs: ${keep}): ${deleted.join(", ")}.`);
  for (const { name, why } of failed2) context.log.warning(`The old run directory ${name} could not be deleted: ${why}`);
}
async function endFailedRun(context, recorder, error) {
  const known3 = error instanceof LlmProfileError ? error : null;
  try {
    await recorder.end({
      state: known3 instanceof StoppedError ? "stopped" : "failed",
      exitCode: known3?.exitCode ?? exitCodes.capture,
      failure: { id: known3?.id ?? null, message: describeError(error) }
    });
  } catch (writing) {
    context.log.warning(`run.json could not be ended: ${writing instanceof Error ? writing.message : String(writing)}`);
  }
  return error;
}
async function reportFiles(run2) {
  const entries = await readdir4(run2.directory.path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && reportFile.test(entry.name)).map((entry) => relative(run2.directory.path, join11(entry.parentPath, entry.name))).sort();
}

// src/pipeline/prepare.ts
import { join as join22 } from "node:path";

// src/run/git-source.ts
import { mkdtemp as mkdtemp2, rm as rm5, writeFile } from "node:fs/promises";
import { join as join12 } from "node:path";

// src/run/repository-name.ts
var tokenForm = /^(gh[a-z]_|github_pat_|glpat-|x-access-token)/i;
function repositoryName(url) {
  const path = pathOf(url.trim());
  if (path === null) return null;
  const parts = path.replace(/\/+$/, "").replace(/\.git$/, "").split("/").filter((part) => part !== "");
  const named2 = parts.length > 0 && parts.every((part) => /^[\w.~-]+$/.test(part) && !tokenForm.test(part));
  return named2 ? parts.join("/") : null;
}
function pathOf(url) {
  if (url.includes("://")) {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    return parsed === null || parsed.protocol === "file:" || parsed.host === "" ? null : parsed.pathname;
  }
  return /^(?:[^/:@]*@)?[^/:@]+:(?!\/)(.*)$/.exec(url)?.[1] ?? null;
}

// src/run/git-source.ts
var unknown = { repository: null, commit: null, ref: null, dirty: null };
async function readSource(ports) {
  try {
    var _stack = [];
    try {
      const git = __using(_stack, await openRepository(ports), true);
      if (git === null) return unknown;
      const status = await git.run("status", "--porcelain", "--untracked-files=no");
      return {
        repository: await readRepository(git),
        commit: await git.line("rev-parse", "--verify", "--quiet", "HEAD^{commit}"),
        ref: await readRef(git),
        dirty: succeeded(status) ? status.stdout.trim() !== "" : null
      };
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  } catch (error) {
    if (error instanceof ToolError) return unknown;
    throw error;
  }
}
async function openRepository(ports) {
  const direct = gitIn(ports, {}, async () => void 0);
  const first = await direct.run("rev-parse", "--git-dir");
  if (succeeded(first)) return direct;
  if (!/dubious ownership|unsafe repository/.test(first.stderr)) return null;
  const folder = await mkdtemp2(join12(ports.temporaryDirectory, "git-"));
  const file = join12(folder, "config");
  await writeFile(file, "[include]\n	path = ~/.gitconfig\n[safe]\n	directory = *\n");
  return gitIn(ports, { GIT_CONFIG_GLOBAL: file }, () => rm5(folder, { recursive: true, force: true }));
}
function gitIn(ports, extra, dispose) {
  const run2 = (...args) => ports.runTool({
    tool: "git",
    // fsmonitor names a program that `git status` would start.
    argv: ["git", "-c", "safe.directory=*", "-c", "core.fsmonitor=false", "-C", ports.cwd, ...args],
    cwd: ports.cwd,
    environment: { ...ports.environment, ...extra, GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
    timeLimitMs: 6e4
  });
  return {
    run: run2,
    line: async (...args) => {
      const result = await run2(...args);
      return succeeded(result) && result.stdout.trim() !== "" ? result.stdout.trim() : null;
    },
    [Symbol.asyncDispose]: dispose
  };
}
async function readRef(git) {
  const branch = await git.line("symbolic-ref", "--quiet", "HEAD");
  if (branch !== null) return branch;
  const tag = await git.line("describe", "--tags", "--exact-match", "HEAD");
  return tag === null ? null : `refs/tags/${tag}`;
}
async function readRepository(git) {
  const origin = await git.line("config", "--get", "remote.origin.url");
  if (origin !== null) return repositoryName(origin);
  const remotes = await git.line("remote");
  if (remotes === null || remotes.includes("\n")) return null;
  const url = await git.line("config", "--get", `remote.${remotes}.url`);
  return url === null ? null : repositoryName(url);
}
function succeeded(result) {
  return result.exitCode === 0 && !result.timedOut;
}

// src/run/guard.ts
import { spawn } from "node:child_process";
import { randomBytes as randomBytes4 } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
var leaveLimitMs = 5e3;
async function startGuard(options) {
  const marker = `${randomBytes4(16).toString("hex")}.`;
  const child = spawn(process.execPath, [options.script], {
    cwd: "/",
    detached: true,
    env: {},
    stdio: ["pipe", "ignore", "ignore"]
  });
  const { stdin } = child;
  stdin.on("error", () => void 0);
  await once(child, "spawn").catch((error) => {
    throw new ToolError({ what: "Could not start the guard process.", where: options.script, cause: error });
  });
  const main = readProcess(process.pid);
  const guard = child.pid === void 0 ? null : readProcess(child.pid);
  let leaving = false;
  child.once("exit", () => {
    if (!leaving)
      options.warn("The guard process ended too early: if this run is killed, processes of it may stay behind.");
  });
  child.unref();
  let holdings = noHoldings;
  function tell(message) {
    stdin.write(`${JSON.stringify(message)}
`);
    holdings = applyMessage(holdings, message);
    if (options.processesFile === null || main === null) return;
    try {
      writeProcessesFile(options.processesFile, { main, guard, holdings });
    } catch (error) {
      options.warn(`Could not record this run's processes in ${options.processesFile}: ${String(error)}`);
    }
  }
  tell({ kind: "run", marker });
  return {
    marker,
    started: (process2, uid) => tell({ kind: "process", process: process2, uid }),
    ended: (process2) => tell({ kind: "ended", process: process2 }),
    holds: (path) => tell({ kind: "directory", path }),
    removed: (path) => tell({ kind: "removed", path }),
    async [Symbol.asyncDispose]() {
      leaving = true;
      child.ref();
      tell({ kind: "done" });
      stdin.end();
      if (options.processesFile !== null) removeProcessesFile(options.processesFile);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const timeout = new AbortController();
      await Promise.race([once(child, "exit"), sleep(leaveLimitMs, void 0, { signal: timeout.signal })]);
      timeout.abort();
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    }
  };
}

// src/run/environment.ts
import { chown as chown3, writeFile as writeFile2 } from "node:fs/promises";
import { join as join13 } from "node:path";

// src/run/environment-rules.ts
var import_yaml3 = __toESM(require_dist(), 1);
var rulesSchema = external_exports.strictObject({
  names: external_exports.array(external_exports.string().min(1)),
  prefixes: external_exports.array(external_exports.string().min(1)),
  never: external_exports.array(external_exports.string().min(1))
});
function parseEnvironmentRules(text2, file) {
  try {
    return rulesSchema.parse((0, import_yaml3.parse)(text2));
  } catch (error) {
    throw new ParseError({
      what: "The list of allowed environment variables is damaged.",
      where: file,
      why: error instanceof Error ? error.message : String(error),
      cause: error
    });
  }
}
function allowedEnvironment(own, rules4) {
  const environment2 = {};
  const leftOut = [];
  for (const name of Object.keys(own).sort()) {
    const value = own[name];
    if (value === void 0 || !isListed(name, rules4)) continue;
    if (looksSecret(name) || holdsPassword(value)) leftOut.push(name);
    else environment2[name] = value;
  }
  return { environment: environment2, leftOut };
}
function isListed(name, { names: names2, prefixes, never }) {
  if (never.some((prefix) => name.startsWith(prefix))) return false;
  return names2.includes(name) || prefixes.some((prefix) => name.startsWith(prefix));
}
function holdsPassword(value) {
  return /:\/\/[^/\s@]+@/.test(value);
}

// src/run/environment.ts
var ours = ["TMPDIR", markerVariable];
var usualPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
function toolEnvironment(own, rules4, folders) {
  return { PATH: usualPath, ...allowedEnvironment(own, rules4).environment, TMPDIR: folders.tmp };
}
async function workloadEnvironment(request) {
  const { rules: rules4, own, workload, isolation, folders } = request;
  refuseOurs(workload);
  const allowed = allowedEnvironment(own, rules4);
  const passed = Object.fromEntries(
    workload["pass-env"].map((name) => [name, required(own, name, "workload.pass-env")])
  );
  const environment2 = {
    PATH: usualPath,
    ...allowed.environment,
    ...homeOf(isolation, folders),
    ...gpuVariables(workload.gpu),
    ...workload.environment,
    ...passed,
    ...await writeSecretFiles(request),
    TMPDIR: folders.tmp
  };
  const secrets = [
    ...Object.keys(passed).filter((name) => !(name in allowed.environment)),
    ...Object.keys(workload.environment).filter(looksSecret)
  ];
  const leftOut = allowed.leftOut.filter((name) => !(name in environment2));
  return { environment: environment2, secrets: [...new Set(secrets)].sort(), leftOut };
}
function homeOf({ user }, { home }) {
  return user === null ? {} : { HOME: home, USER: "llm-profile", LOGNAME: "llm-profile" };
}
function gpuVariables(gpu) {
  return gpu === null ? {} : { CUDA_VISIBLE_DEVICES: String(gpu), CUDA_DEVICE_ORDER: "PCI_BUS_ID" };
}
async function writeSecretFiles({
  own,
  workload,
  isolation,
  folders
}) {
  const variables2 = {};
  for (const [variable, secret] of Object.entries(workload["secret-files"])) {
    const path = join13(folders.secrets, variable);
    await writeFile2(path, required(own, secret, "workload.secret-files"), { mode: 384, flag: "wx" });
    if (isolation.user !== null) await chown3(path, isolation.user.uid, isolation.user.gid);
    variables2[variable] = path;
  }
  return variables2;
}
function required(own, name, key) {
  const value = own[name];
  if (value !== void 0) return value;
  throw new UserError({
    what: `${key} names the variable ${name}, which is not set.`,
    where: key,
    hint: `Set ${name} in the environment of llm-profile (in a workflow: \`env:\` of the step), or take it out of ${key}.`
  });
}
function refuseOurs(workload) {
  const wanted = [
    ...Object.keys(workload.environment),
    ...workload["pass-env"],
    ...Object.keys(workload["secret-files"])
  ];
  const name = wanted.find((wantedName) => ours.includes(wantedName));
  if (name === void 0) return;
  throw new UserError({
    what: `The workload cannot be given its own ${name}.`,
    where: "workload.environment, workload.pass-env or workload.secret-files",
    why: "Each run gives it a private one, so that nothing is left behind and runs do not meet.",
    hint: `Take ${name} out.${name === "TMPDIR" ? " To choose the disk, set TMPDIR for llm-profile itself." : ""}`
  });
}

// src/run/preflight/disk.ts
import { access as access3 } from "node:fs/promises";
import { dirname as dirname5, resolve as resolve4 } from "node:path";

// src/run/nvidia-smi.ts
var required2 = ["index", "name"];
var optional = [
  ...["uuid", "driver_version", "compute_cap", "mig.mode.current"],
  ...["memory.total", "memory.used", "utilization.gpu"],
  ...["clocks.sm", "clocks.mem", "clocks.max.sm", "clocks.max.mem"]
];
async function readGpus2(ports) {
  try {
    let fields = [...required2, ...optional];
    for (; ; ) {
      const result = await smi(ports, [`--query-gpu=${fields.join(",")}`, "--format=csv,noheader,nounits"]);
      const unknown2 = /Field "([^"]+)" is not a valid field/.exec(result.stdout + result.stderr)?.[1];
      if (unknown2 !== void 0 && optional.includes(unknown2) && fields.includes(unknown2)) {
        fields = fields.filter((field) => field !== unknown2);
        continue;
      }
      if (result.timedOut) return { kind: "failed", why: "nvidia-smi did not answer in time." };
      if (result.exitCode !== 0) return { kind: "failed", why: words(result) };
      return { kind: "gpus", gpus: parseGpus(result.stdout, fields), cuda: await readCuda(ports) };
    }
  } catch (error) {
    if (error instanceof UnexpectedText) return { kind: "failed", why: error.message };
    if (error instanceof ToolError) return { kind: "absent" };
    throw error;
  }
}
var UnexpectedText = class extends Error {
};
function parseGpus(text2, fields) {
  const lines = text2.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const cells = line.split(",").map((cell) => cell.trim());
    if (cells.length !== fields.length) {
      throw new UnexpectedText(`nvidia-smi printed ${cells.length} values for ${fields.length} fields: ${line.trim()}`);
    }
    const text3 = (field) => known2(cells[fields.indexOf(field)]);
    const number = (field, factor = 1) => {
      const value = text3(field);
      if (value === null) return null;
      if (!/^\d+(\.\d+)?$/.test(value)) throw new UnexpectedText(`nvidia-smi printed ${field} as ${value}.`);
      return Number(value) * factor;
    };
    const index = number("index");
    if (index === null) throw new UnexpectedText(`nvidia-smi printed no index: ${line.trim()}`);
    return {
      index,
      name: text3("name") ?? "unknown",
      uuid: text3("uuid"),
      driver: text3("driver_version"),
      computeCapability: text3("compute_cap"),
      memoryTotalBytes: number("memory.total", 2 ** 20),
      memoryUsedBytes: number("memory.used", 2 ** 20),
      utilizationRatio: number("utilization.gpu", 0.01),
      smClockHz: number("clocks.sm", 1e6),
      memoryClockHz: number("clocks.mem", 1e6),
      maxSmClockHz: number("clocks.max.sm", 1e6),
      maxMemoryClockHz: number("clocks.max.mem", 1e6),
      mig: text3("mig.mode.current")
    };
  });
}
function known2(cell) {
  return cell === void 0 || cell === "" || cell === "N/A" || /^\[.*\]$/.test(cell) ? null : cell;
}
async function readCuda(ports) {
  const { stdout } = await smi(ports, []);
  return /CUDA (?:UMD )?Version\s*:\s*(\d+\.\d+)/.exec(stdout)?.[1] ?? null;
}
function smi(ports, args) {
  return ports.runTool({
    tool: "nvidia-smi",
    argv: ["nvidia-smi", ...args],
    cwd: ports.cwd,
    environment: ports.environment,
    timeLimitMs: 3e4
  });
}
function words(result) {
  const said = `${result.stdout}
${result.stderr}`.trim().replaceAll(/\s+/g, " ");
  return said === "" ? `nvidia-smi ended with ${result.exitCode} and said nothing.` : said;
}

// src/run/preflight/tool-facts.ts
import { realpath as realpath2 } from "node:fs/promises";

// src/run/preflight/nsys.ts
import { access as access2, constants as constants2, readdir as readdir5, realpath, stat as stat4 } from "node:fs/promises";
import { delimiter, dirname as dirname3, join as join14, resolve as resolve3 } from "node:path";
var hostFolder = /^(host-linux|linux-desktop)/;
var packageFolders = ["/opt/nvidia/nsight-systems", "/opt/nvidia/nsight-systems-cli"];
async function resolveProgram(name, searchPath, cwd = process.cwd()) {
  const candidates = name.includes("/") ? [resolve3(cwd, name)] : searchPath.split(delimiter).map((folder) => join14(resolve3(cwd, folder), name));
  for (const candidate of candidates) if (await isProgram(candidate)) return candidate;
  return null;
}
async function findImporter(nsysPath, version2 = null, packages = packageFolders) {
  const release2 = /^\d{4}\.\d+\.\d+/.exec(version2 ?? "")?.[0];
  const installation = dirname3(dirname3(await realpath(nsysPath)));
  const sameRelease = release2 === void 0 ? [] : [...packages.map((folder) => join14(folder, release2)), join14(installation, `nsight-systems-${release2}`)];
  for (const candidate of [installation, ...sameRelease]) {
    for (const folder of (await names(candidate)).filter((name) => hostFolder.test(name)).sort()) {
      const importer = join14(candidate, folder, "QdstrmImporter");
      if (await isProgram(importer)) return importer;
    }
  }
  return null;
}
async function isProgram(path) {
  try {
    await access2(path, constants2.X_OK);
    return (await stat4(path)).isFile();
  } catch {
    return false;
  }
}
async function names(folder) {
  return readdir5(folder).catch(() => []);
}

// src/run/preflight/nsys-cuda-versions.ts
import { readdir as readdir6 } from "node:fs/promises";
import { dirname as dirname4 } from "node:path";
var documented = [
  { nsys: [2020, 4, 3], cuda: { major: 11, minor: 2 } },
  // Debian 11: 2020.4.3.7~11.2.2
  { nsys: [2022, 4, 2], cuda: { major: 11, minor: 8 } },
  // Debian 12: 2022.4.2.1~11.8.0
  { nsys: [2023, 4, 4], cuda: { major: 12, minor: 4 } },
  // Debian 13: 2023.4.4.54~12.4.1
  { nsys: [2024, 2, 3], cuda: { major: 12, minor: 5 } },
  // Debian experimental: 2024.2.3.38~12.5.0
  { nsys: [2025, 6, 0], cuda: { major: 13, minor: 1 } }
  // release notes of 2025.6: "CUDA 13.1 support"
];
function parseCudaVersion(text2) {
  const match = /^(\d+)\.(\d+)/.exec(text2);
  return match === null ? null : { major: Number(match[1]), minor: Number(match[2]) };
}
function compareCuda(a, b) {
  return a.major - b.major || a.minor - b.minor;
}
function newestCudaKnown(nsysVersion) {
  const [year, release2, patch] = nsysVersion.split(".").map(Number);
  if (year === void 0 || release2 === void 0 || patch === void 0) return null;
  const entry = documented.find(({ nsys: [y, r, p] }) => (year - y || release2 - r || patch - p) <= 0);
  return entry?.cuda ?? null;
}
async function newestCupti(resolvedNsys) {
  const names2 = await readdir6(dirname4(resolvedNsys)).catch(() => []);
  const versions = names2.map((name) => /^libcupti\.so\.(\d{1,2}\.\d+)$/.exec(name)?.[1]).map((text2) => text2 === void 0 ? null : parseCudaVersion(text2)).filter((version2) => version2 !== null);
  return versions.sort(compareCuda).at(-1) ?? null;
}

// src/run/preflight/help-reports.ts
function parseHelpReports(text2) {
  return text2.split("\n").flatMap((line) => /^\s+(\w+)(?:\[\S*)?\s+--\s/.exec(line)?.[1] ?? []);
}
function checkReportNames(names2, available) {
  if (available.length === 0) return null;
  const known3 = new Set(available);
  const unknown2 = names2.filter((name) => !known3.has(name.replace(/:.*$/s, "")));
  if (unknown2.length === 0) return null;
  const lines = unknown2.map((name) => {
    const near = nearest(name.replace(/:.*$/s, ""), available);
    return near === null ? `${name} is not known` : `${name} is not known; did you mean ${near}?`;
  });
  return new UserError({
    id: "unknown-report",
    what: unknown2.length === 1 ? `nsys has no report ${unknown2[0]}.` : `nsys has no reports ${unknown2.join(", ")}.`,
    where: "nsys.reports",
    why: lines.join("\n"),
    hint: "`nsys stats --help-reports` lists the reports of this nsys."
  });
}

// src/run/preflight/tool-facts.ts
async function readNsysFacts(ports) {
  const presence = await readPresence(ports, "nsys", ports.nsysPath, /Nsight Systems version (\S+)/);
  if (presence.state !== "present") {
    return { presence, resolvedPath: null, importer: null, reports: [], newestCuda: null };
  }
  const path = await resolveProgram(ports.nsysPath, ports.toolEnvironment["PATH"] ?? "", ports.cwd);
  const help = await call(ports, "nsys stats", [ports.nsysPath, "stats", "--help-reports"]);
  return {
    presence,
    resolvedPath: path === null ? null : await realpath2(path),
    importer: path === null ? null : await findImporter(path, presence.version),
    reports: parseHelpReports(`${help.stdout}
${help.stderr}`),
    newestCuda: path === null ? null : await newestCupti(await realpath2(path))
  };
}
async function readNcuFacts(ports) {
  return { presence: await readPresence(ports, "ncu", ports.ncuPath, /^Version (\S+)/m) };
}
function call(ports, tool, argv) {
  return ports.runTool({ tool, argv, cwd: ports.cwd, environment: ports.toolEnvironment, timeLimitMs: 6e4 });
}
function wordsOf(result) {
  if (result.timedOut) return "It did not answer within a minute.";
  const said = `${result.stderr}
${result.stdout}`.trim().replaceAll(/\s+/g, " ").slice(0, 500);
  return said === "" ? `It ended with ${result.exitCode} and said nothing.` : `It ended with ${result.exitCode}: ${said}`;
}
async function readPresence(ports, tool, path, pattern) {
  try {
    const result = await call(ports, tool, [path, "--version"]);
    if (result.timedOut || result.exitCode !== 0) return { state: "broken", why: wordsOf(result) };
    return { state: "present", version: pattern.exec(result.stdout)?.[1] ?? null, versionOutput: result.stdout };
  } catch (error) {
    if (error instanceof ToolError) return { state: "absent" };
    throw error;
  }
}

// src/run/preflight/context.ts
function preflightContext(ports) {
  const smiPorts = { runTool: ports.runTool, cwd: ports.cwd, environment: ports.toolEnvironment };
  return {
    ...ports,
    nsys: once2(() => readNsysFacts(ports)),
    ncu: once2(() => readNcuFacts(ports)),
    gpus: once2(() => readGpus2(smiPorts)),
    isolation: once2(ports.probeIsolation)
  };
}
function once2(find) {
  let found2 = null;
  return () => found2 ??= find();
}
function ok(check, message) {
  return { check, state: "ok", message, hint: null };
}
function warning2(check, message, hint) {
  return { check, state: "warning", message, hint };
}
function failure(check, message, hint) {
  return { check, state: "error", message, hint };
}

// src/run/preflight/disk.ts
var scarceBytes = 5e9;
var tooLittleBytes = 5e8;
var checkDisk = async (context) => [
  await room(
    context,
    "disk-out",
    "output folder",
    context.out,
    "Free some space, lower keep-runs, or set `out` to another disk."
  ),
  await room(
    context,
    "disk-temporary",
    "temporary folder",
    context.temporaryDirectory,
    "Free some space, or set TMPDIR to another disk: nsys keeps its raw data there."
  )
];
async function room(context, check, what, path, hint) {
  const free = await context.freeBytes(await existing(path));
  const message = `${(free / 1e9).toFixed(1)} GB free in the ${what}.`;
  if (free < tooLittleBytes) return failure(check, message, hint);
  return free < scarceBytes ? warning2(check, message, hint) : ok(check, message);
}
async function existing(path) {
  for (let folder = resolve4(path); ; folder = dirname5(folder)) {
    const found2 = await access3(folder).then(
      () => true,
      () => false
    );
    if (found2 || folder === dirname5(folder)) return folder;
  }
}

// src/run/preflight/gpu.ts
import { access as access4 } from "node:fs/promises";
import { join as join15 } from "node:path";
var busyMemoryBytes = 2 ** 30;
var busyUtilization = 0.05;
var checkGpu = async (context) => {
  const answer = await context.gpus();
  if (answer.kind === "failed") {
    return [
      failure(
        "gpu",
        `nvidia-smi failed: ${answer.why}`,
        "Check the driver on the host (nvidia-smi there), and that its version is that of the container's libraries."
      )
    ];
  }
  if (answer.kind === "absent") return [await withoutSmi(context)];
  const { gpus, cuda } = answer;
  if (gpus.length === 0) return [noGpu("nvidia-smi lists no GPU.")];
  const { gpuIndex } = context;
  if (gpuIndex !== null && !gpus.some(({ index }) => index === gpuIndex)) {
    const indices = gpus.map(({ index }) => index).join(", ");
    return [
      failure("gpu", `There is no GPU ${gpuIndex}; nvidia-smi lists ${indices}.`, "Set workload.gpu to one of these.")
    ];
  }
  return gpus.map((gpu) => {
    const memory = gpu.memoryTotalBytes === null ? "memory unknown" : gib(gpu.memoryTotalBytes);
    return ok(
      "gpu",
      `GPU ${gpu.index}: ${gpu.name}, ${memory}, driver ${gpu.driver ?? "unknown"}, CUDA ${cuda ?? "unknown"}.`
    );
  });
};
var checkGpuBusy = async (context) => {
  const answer = await context.gpus();
  if (answer.kind !== "gpus") return [];
  return answer.gpus.filter(({ index }) => context.gpuIndex === null || index === context.gpuIndex).map(busyFinding);
};
function busyFinding(gpu) {
  const { memoryUsedBytes: used, utilizationRatio: utilization } = gpu;
  const figures = [
    `memory in use ${used === null ? "unknown" : gib(used)}`,
    `utilisation ${utilization === null ? "unknown" : `${Math.round(utilization * 100)} %`}`
  ].join(", ");
  if ((used ?? 0) > busyMemoryBytes || (utilization ?? 0) > busyUtilization) {
    return warning2(
      "gpu-busy",
      `GPU ${gpu.index} is in use: ${figures}. Kernels will wait for each other, and times will vary.`,
      "Wait for the other work to end, or choose another GPU (workload.gpu). The process may be in another container."
    );
  }
  if (used === null && utilization === null) {
    return warning2(
      "gpu-busy",
      `Whether GPU ${gpu.index} is in use is not known: ${figures}.`,
      "Make sure that nobody uses it."
    );
  }
  return ok("gpu-busy", `GPU ${gpu.index} is idle: ${figures}.`);
}
async function withoutSmi(context) {
  const driver = await access4(join15(context.proc, "driver/nvidia/version")).then(
    () => true,
    () => false
  );
  if (!driver) return noGpu("There is no nvidia-smi and no NVIDIA driver here.");
  return warning2(
    "gpu",
    "There is an NVIDIA driver, but no nvidia-smi: the GPU, its memory and who uses it are not known.",
    "Give the container NVIDIA_DRIVER_CAPABILITIES=compute,utility."
  );
}
function noGpu(message) {
  return failure(
    "gpu",
    `${message} No kernel can be captured.`,
    "Run on a machine with an NVIDIA GPU; a container needs --gpus all. Recorded reports can be analysed anywhere."
  );
}
function gib(bytes2) {
  return `${(bytes2 / 2 ** 30).toFixed(1)} GiB`;
}

// src/run/preflight/isolation.ts
var checkIsolation = async (context) => {
  try {
    const { kind, note } = await context.isolation();
    if (kind === "pid-namespace") return [ok("isolation", note)];
    const hint = kind === "none" ? "Start the container with --cap-add=SYS_ADMIN --security-opt apparmor=unconfined. Without it a report holds what all visible processes have in their environments." : "Nothing need be done. For a PID namespace: --cap-add=SYS_ADMIN --security-opt apparmor=unconfined.";
    return [warning2("isolation", note, hint)];
  } catch (error) {
    if (!(error instanceof LlmProfileError)) throw error;
    const message = error.why === void 0 ? error.message : `${error.message} ${error.why}`;
    return [failure("isolation", message, error.hint ?? "Set isolation to auto.")];
  }
};

// src/run/preflight/ncu.ts
import { readFile as readFile3 } from "node:fs/promises";
import { join as join16 } from "node:path";
var install = "It is needed for kernel metrics only: install Nsight Compute (package nsight-compute), or set ncu.path.";
var checkNcu = async (context) => {
  const { presence } = await context.ncu();
  if (presence.state === "absent") return [warning2("ncu", `There is no ${context.ncuPath} here.`, install)];
  if (presence.state === "broken")
    return [warning2("ncu", `${context.ncuPath} does not work. ${presence.why}`, install)];
  return [ok("ncu", `Nsight Compute ${presence.version ?? "of unknown version"}.`)];
};
var sysAdmin = 1n << 21n;
var checkCounters = async (context) => {
  const setting = await adminOnly(context);
  if (setting === "no driver") return [];
  if (setting === "everyone") return [ok("ncu-counters", "The driver lets every user read GPU counters.")];
  const hint = "ncu fails with ERR_NVGPUCTRPERM. Start the container with --cap-add=SYS_ADMIN, or set the driver option NVreg_RestrictProfilingToAdminUsers=0 on the host (/etc/modprobe.d, then reload the driver).";
  if (setting === "unknown") return [warning2("ncu-counters", "Who may read GPU counters is not known.", hint)];
  if (!await haveSysAdmin(context)) {
    return [warning2("ncu-counters", "GPU counters are for administrators, and we lack CAP_SYS_ADMIN.", hint)];
  }
  if (await isolationKind(context) === "unprivileged-user") {
    const message = "GPU counters are for administrators, and the isolation runs profilers as an unprivileged user.";
    return [warning2("ncu-counters", message, `${hint} Or permit PID namespaces (--security-opt apparmor=unconfined).`)];
  }
  return [ok("ncu-counters", "GPU counters are for administrators, and we have CAP_SYS_ADMIN.")];
};
async function adminOnly(context) {
  const parameters = await readFile3(join16(context.proc, "driver/nvidia/params"), "utf8").catch(() => null);
  if (parameters === null) return (await context.gpus()).kind === "gpus" ? "unknown" : "no driver";
  const value = /^RmProfilingAdminOnly:\s*(\d)/m.exec(parameters)?.[1];
  return value === void 0 ? "unknown" : value === "0" ? "everyone" : "administrators";
}
async function haveSysAdmin(context) {
  const status = await readFile3(join16(context.proc, "self/status"), "utf8").catch(() => "");
  const mask = /^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1];
  return mask !== void 0 && (BigInt(`0x${mask}`) & sysAdmin) !== 0n;
}
async function isolationKind(context) {
  try {
    return (await context.isolation()).kind;
  } catch (error) {
    if (error instanceof LlmProfileError) return null;
    throw error;
  }
}

// src/run/preflight/nsys-stats.ts
import { mkdtemp as mkdtemp3, rm as rm6 } from "node:fs/promises";
import { join as join17 } from "node:path";
import { DatabaseSync as DatabaseSync2 } from "node:sqlite";
var report = "cuda_gpu_kern_sum";
var checkStats = async (context) => {
  const { presence, reports } = await context.nsys();
  if (presence.state !== "present") return [];
  const folder = await mkdtemp3(join17(context.temporaryDirectory, "nsys-stats-"));
  try {
    const empty = join17(folder, "empty.sqlite");
    writeEmptyExport(empty);
    const name = reports.length === 0 || reports.includes(report) ? report : "gpukernsum";
    const argv = [context.nsysPath, "stats", "--report", name, "--format", "csv", "--output", "-", empty];
    const result = await call(context, "nsys stats", argv);
    const said = `${result.stdout}
${result.stderr}`;
    if (/internal error|No module named|could not be found/.test(said)) {
      return [
        failure(
          "nsys-stats",
          `nsys stats cannot make reports. ${wordsOf(result)}`,
          "Reinstall Nsight Systems: its Python helpers (python/lib/nsysstats.py) or its reports folder are missing."
        )
      ];
    }
    if (/SKIPPED/.test(said)) {
      const count2 = reports.length === 0 ? "" : ` ${reports.length} reports.`;
      return [ok("nsys-stats", `nsys stats works.${count2}`)];
    }
    return [
      warning2(
        "nsys-stats",
        `Whether nsys stats works is not known. ${wordsOf(result)}`,
        "If a capture fails at `nsys stats`, reinstall Nsight Systems."
      )
    ];
  } finally {
    await rm6(folder, { recursive: true, force: true });
  }
};
function writeEmptyExport(path) {
  const database = new DatabaseSync2(path);
  try {
    database.exec(
      "CREATE TABLE StringIds (id INTEGER PRIMARY KEY, value TEXT); CREATE TABLE META_DATA_EXPORT (name TEXT, value TEXT);"
    );
  } finally {
    database.close();
  }
}

// src/run/preflight/nsys-checks.ts
var install2 = "Install Nsight Systems (package nsight-systems-cli of NVIDIA's repository, or scripts/install-nsys.sh on Debian), or set nsys.path to the program.";
var checkNsys = async (context) => {
  const { presence } = await context.nsys();
  if (presence.state === "absent") return [failure("nsys", `There is no ${context.nsysPath} here.`, install2)];
  if (presence.state === "broken") {
    return [failure("nsys", `${context.nsysPath} does not work. ${presence.why}`, install2)];
  }
  if (presence.version === null) {
    const said = presence.versionOutput.trim().slice(0, 200);
    return [warning2("nsys", `${context.nsysPath} does not say its version: ${said}`, "Check that nsys.path is nsys.")];
  }
  return [ok("nsys", `Nsight Systems ${presence.version}.`)];
};
var checkImporter = async (context) => {
  const { presence, importer } = await context.nsys();
  if (presence.state !== "present") return [];
  if (importer !== null) return [ok("nsys-importer", `Importer: ${importer}.`)];
  return [
    warning2(
      "nsys-importer",
      "No QdstrmImporter was found beside nsys. Captures may end with `The importer binary and its dependencies were not found`.",
      "Install the whole package: the folder host-linux-x64 belongs beside target-linux-x64. It needs libdw1, libpfm4 and libssh."
    )
  ];
};
var checkEnvironment = async (context) => {
  if ((await context.nsys()).presence.state !== "present") return [];
  const result = await call(context, "nsys status", [context.nsysPath, "status", "--environment"]);
  const lines = result.stdout.split("\n").map((line) => line.trim());
  const bad = lines.filter((line) => /:\s*(Fail|No)\b/i.test(line));
  const hint = "Kernels and NVTX ranges do not need it. For nsys.sample or nsys.cpuctxsw: kernel.perf_event_paranoid of 2 or less, and perf_event_open permitted in the container.";
  if (bad.length > 0) return [warning2("nsys-environment", `nsys status --environment: ${bad.join("; ")}.`, hint)];
  if (result.exitCode !== 0) return [warning2("nsys-environment", `nsys status: ${wordsOf(result)}`, hint)];
  return [ok("nsys-environment", "nsys status --environment reports no failure.")];
};
var checkCudaVersion = async (context) => {
  const [{ presence, newestCuda }, gpus] = await Promise.all([context.nsys(), context.gpus()]);
  if (presence.state !== "present" || presence.version === null || gpus.kind !== "gpus" || gpus.cuda === null)
    return [];
  const driver = parseCudaVersion(gpus.cuda);
  const known3 = newestCuda ?? newestCudaKnown(presence.version);
  if (driver === null || known3 === null) return [];
  const limit = `nsys ${presence.version} knows CUDA up to ${known3.major}.${known3.minor}`;
  if (compareCuda(driver, known3) <= 0) return [ok("nsys-cuda", `${limit}; the driver supports up to ${gpus.cuda}.`)];
  return [
    warning2(
      "nsys-cuda",
      `${limit}, the driver supports up to ${gpus.cuda}. A program built with a CUDA newer than nsys can lose kernels: its report then says \`Unknown runtime API function index\`, and the capture fails.`,
      `Programs built with CUDA ${known3.major}.${known3.minor} or older are not affected; for newer ones install a newer nsys.`
    )
  ];
};

// src/run/preflight/subscribers.ts
import { readdir as readdir7, readFile as readFile4 } from "node:fs/promises";
import { join as join18 } from "node:path";
var variables = [
  { name: "CUDA_INJECTION64_PATH", why: "the CUDA driver loads the library that it names" },
  { name: "NVTX_INJECTION64_PATH", why: "NVTX calls go to the library that it names, not to nsys" },
  { name: "KINETO_USE_DAEMON", why: "PyTorch's profiler listens for requests from outside" },
  { name: "NSYS_PROFILING_SESSION_ID", why: "we run under nsys ourselves" },
  { name: "SCOREP_CUDA_ENABLE", why: "Score-P records CUDA" }
];
var preloaded = /cupti|libToolsInjection|nvperf|libscorep|libTAU|libhpcrun|libvtune|libextrae|libcudatrace/i;
var programs = [
  { name: /^nsys(-launcher)?$/, why: "another nsys records here; its work shows in the times" },
  { name: /^ncu$/, why: "another ncu measures here; it serialises kernels and locks clocks" },
  { name: /^nv-hostengine$/, why: "DCGM's profiling metrics hold the counters that ncu needs" },
  { name: /^dcgm-exporter$/, why: "DCGM's profiling metrics hold the counters that ncu needs" },
  { name: /^nvidia-cuda-mps/, why: "under MPS the kernels of several clients run in one context" }
];
var checkSubscribers = async (context) => {
  const inEnvironment = variables.filter(({ name }) => isSet(context.workloadEnvironment[name])).map(
    ({ name, why }) => warning2(
      "other-profilers",
      `${name} is set: ${why}.`,
      `Unset ${name} for the workload, unless nsys is to share with it.`
    )
  );
  const preload = context.workloadEnvironment["LD_PRELOAD"] ?? "";
  const libraries = preload.split(/[\s:]+/).filter((library) => preloaded.test(library));
  const inPreload = libraries.map(
    (library) => warning2("other-profilers", `LD_PRELOAD loads ${library}, part of another profiler.`, "Take it out of LD_PRELOAD.")
  );
  const running = await seenPrograms(context);
  const inProcesses = programs.flatMap(
    ({ name, why }) => running.filter(({ comm }) => name.test(comm)).map(
      ({ comm, pid }) => warning2(
        "other-profilers",
        `${comm} runs (process ${pid}): ${why}.`,
        `End it, or pause it (dcgmi profile --pause), while you measure.`
      )
    )
  );
  const found2 = [...inEnvironment, ...inPreload, ...inProcesses];
  return found2.length > 0 ? found2 : [ok("other-profilers", "No other profiler is in sight.")];
};
function isSet(value) {
  return value !== void 0 && value !== "" && value !== "0";
}
async function seenPrograms(context) {
  const names2 = await readdir7(context.proc).catch(() => []);
  const pids = names2.filter((name) => /^\d+$/.test(name)).map(Number);
  const found2 = await Promise.all(
    pids.map(async (pid) => ({
      pid,
      // A process may end while we look.
      comm: (await readFile4(join18(context.proc, String(pid), "comm"), "utf8").catch(() => "")).trim()
    }))
  );
  return found2.sort((a, b) => a.pid - b.pid);
}

// src/run/preflight/checks.ts
var preflightChecks = [
  { check: checkNsys, blocksRun: true },
  { check: checkImporter, blocksRun: false },
  { check: checkStats, blocksRun: true },
  { check: checkEnvironment, blocksRun: false },
  { check: checkNcu, blocksRun: false },
  { check: checkCounters, blocksRun: false },
  { check: checkGpu, blocksRun: false },
  { check: checkGpuBusy, blocksRun: false },
  { check: checkCudaVersion, blocksRun: false },
  { check: checkSubscribers, blocksRun: false },
  { check: checkIsolation, blocksRun: true },
  { check: checkDisk, blocksRun: true }
];
async function runPreflight(context) {
  const findings = [];
  for (const { check, blocksRun } of preflightChecks) {
    for (const finding of await check(context)) {
      findings.push({ ...finding, blocksRun: blocksRun && finding.state === "error" });
    }
  }
  return findings;
}
function preflightError(findings) {
  const blocking = findings.filter((finding) => finding.blocksRun);
  const [first] = blocking;
  if (first === void 0) return null;
  return new ToolError({
    id: `preflight-${first.check}`,
    what: first.message,
    ...blocking.length === 1 ? {} : {
      why: blocking.slice(1).map(({ message }) => message).join("\n")
    },
    hint: blocking.map(({ hint }) => hint ?? "Run `llm-profile doctor`.").join("\n")
  });
}

// src/run/provenance.ts
import { access as access5, readFile as readFile5 } from "node:fs/promises";
import { arch, cpus, release, totalmem } from "node:os";
import { join as join19 } from "node:path";

// src/model/env-record.ts
var envRecordSchemaVersion = 1;
var bytes = external_exports.number().int().nonnegative();
var smiGpuSchema = external_exports.strictObject({
  index: external_exports.number().int().nonnegative(),
  name: external_exports.string(),
  uuid: external_exports.string().nullable(),
  driver: external_exports.string().nullable(),
  computeCapability: external_exports.string().nullable(),
  memoryTotalBytes: bytes.nullable(),
  memoryUsedBytes: bytes.nullable().describe("When the run started, of all processes, other containers included."),
  utilizationRatio: external_exports.number().min(0).max(1).nullable().describe("Share of the last sample period with a kernel running."),
  smClockHz: external_exports.number().nonnegative().nullable(),
  memoryClockHz: external_exports.number().nonnegative().nullable(),
  maxSmClockHz: external_exports.number().nonnegative().nullable(),
  maxMemoryClockHz: external_exports.number().nonnegative().nullable(),
  mig: external_exports.string().nullable().describe("`Enabled` or `Disabled`; null where the GPU has no MIG.")
});
var envRecordSchema = external_exports.strictObject({
  schemaVersion: external_exports.literal(envRecordSchemaVersion),
  gpus: external_exports.array(smiGpuSchema).describe("All that nvidia-smi shows; empty without one."),
  driver: external_exports.string().nullable(),
  cuda: external_exports.string().nullable().describe("The newest CUDA that the driver supports."),
  operatingSystem: external_exports.string().nullable().describe("PRETTY_NAME of /etc/os-release."),
  kernel: external_exports.string().nullable(),
  architecture: external_exports.string(),
  cpu: external_exports.strictObject({ model: external_exports.string().nullable(), count: external_exports.number().int().positive() }),
  memoryBytes: bytes,
  container: external_exports.boolean().describe("True where we run inside a container that can be told from outside marks."),
  node: external_exports.string(),
  nsys: external_exports.string().nullable(),
  ncu: external_exports.string().nullable(),
  environmentNames: external_exports.array(external_exports.string()).describe("Variables that the allow-list gives to the workload: names only.")
});

// src/run/provenance.ts
async function readEnvironmentRecord(parts, root = "/") {
  const gpus = parts.gpus.kind === "gpus" ? parts.gpus.gpus : [];
  const processors = cpus();
  return {
    schemaVersion: envRecordSchemaVersion,
    gpus: [...gpus],
    driver: gpus[0]?.driver ?? await driverFromProc(root),
    cuda: parts.gpus.kind === "gpus" ? parts.gpus.cuda : null,
    operatingSystem: /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(await text(join19(root, "etc/os-release")))?.[1] ?? null,
    kernel: release(),
    architecture: arch(),
    cpu: { model: processors[0]?.model ?? null, count: Math.max(1, processors.length) },
    memoryBytes: totalmem(),
    container: await inContainer(root),
    node: process.version,
    nsys: parts.nsys,
    ncu: parts.ncu,
    environmentNames: Object.keys(parts.environment).sort()
  };
}
async function driverFromProc(root) {
  const version2 = await text(join19(root, "proc/driver/nvidia/version"));
  return /NVRM version:.*?\s(\d+\.\d+(?:\.\d+)?)\s/.exec(version2)?.[1] ?? null;
}
async function inContainer(root) {
  for (const mark of [".dockerenv", "run/.containerenv", "run/systemd/container"]) {
    if (await exists(join19(root, mark))) return true;
  }
  return /docker|kubepods|containerd|libpod|lxc/.test(await text(join19(root, "proc/1/cgroup")));
}
async function exists(path) {
  return access5(path).then(
    () => true,
    () => false
  );
}
async function text(path) {
  return readFile5(path, "utf8").catch(() => "");
}

// src/run/spawn.ts
import { spawn as spawn2 } from "node:child_process";
import { constants as constants4 } from "node:os";

// src/run/output-pipe.ts
import { execFile } from "node:child_process";
import { closeSync, constants as constants3, mkdtempSync, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join as join20 } from "node:path";
import { promisify } from "node:util";
async function createOutputPipes(marker) {
  let directory = tmpdir();
  try {
    directory = mkdtempSync(join20(directory, `llm-profile-output-${marker}`));
    const paths = [join20(directory, "stdout"), join20(directory, "stderr")];
    await promisify(execFile)("mkfifo", ["--mode=666", ...paths]);
    return joinPipes(openBothEnds(paths[0]), openBothEnds(paths[1]));
  } catch (error) {
    throw new ToolError({
      what: "Could not make the pipes for a program's output.",
      where: directory,
      why: error instanceof Error ? error.message : String(error),
      hint: "mkfifo (GNU coreutils) must be on PATH, and TMPDIR on a file system that can hold named pipes.",
      cause: error
    });
  } finally {
    if (directory !== tmpdir()) rmSync(directory, { recursive: true, force: true });
  }
}
function openBothEnds(path) {
  const readEnd = openSync(path, constants3.O_RDONLY | constants3.O_NONBLOCK);
  const writeEnd = openSync(path, constants3.O_WRONLY);
  return { writeEnd, reader: new Socket({ fd: readEnd, readable: true, writable: false }) };
}
function joinPipes(stdout, stderr) {
  let open3 = true;
  function closeWriteEnds() {
    if (!open3) return;
    open3 = false;
    closeSync(stdout.writeEnd);
    closeSync(stderr.writeEnd);
  }
  return {
    stdout: stdout.reader,
    stderr: stderr.reader,
    writeEnds: [stdout.writeEnd, stderr.writeEnd],
    closeWriteEnds,
    [Symbol.dispose]() {
      closeWriteEnds();
      stdout.reader.destroy();
      stderr.reader.destroy();
    }
  };
}

// src/run/spawn-ending.ts
import { setTimeout as sleep2 } from "node:timers/promises";
async function interruptTree(root, kind, query, graceMs, until) {
  signalProcess(profilerOf(root, kind), "SIGINT");
  await pause(graceMs / 2, until);
  if (!until.aborted) for (const process2 of findTree(query)) signalProcess(process2, "SIGINT");
  await pause(graceMs / 2, until);
}
function profilerOf(root, kind) {
  return kind === "pid-namespace" ? childrenOf(root.pid)[0] ?? root : root;
}
async function pause(ms, until) {
  await sleep2(ms, void 0, { signal: until }).catch(() => void 0);
}

// src/run/spawn-output.ts
import { setTimeout as sleep3 } from "node:timers/promises";

// src/run/output-file.ts
import { closeSync as closeSync2, openSync as openSync2, writeSync } from "node:fs";

// src/run/output-tail.ts
function byteTail(limitBytes) {
  let chunks = [];
  let held = 0;
  let seen = 0;
  function read() {
    const whole = Buffer.concat(chunks);
    return whole.subarray(Math.max(0, whole.length - limitBytes));
  }
  return {
    read,
    write(chunk) {
      seen += chunk.length;
      held += chunk.length;
      chunks.push(Buffer.from(chunk.subarray(Math.max(0, chunk.length - limitBytes))));
      if (held > 2 * limitBytes + 65536) {
        chunks = [Buffer.from(read())];
        held = chunks[0]?.length ?? 0;
      }
    },
    droppedBytes: () => Math.max(0, seen - limitBytes)
  };
}
function tailText(tail) {
  const bytes2 = tail.read();
  if (tail.droppedBytes() === 0) return bytes2.toString("utf8");
  const start2 = bytes2.findIndex((byte) => (byte & 192) !== 128);
  return bytes2.subarray(Math.max(0, start2)).toString("utf8");
}

// src/run/output-file.ts
function createOutputFile(path, limitBytes) {
  const file = openSync2(path, "wx", 420);
  const headBytes = Math.ceil(limitBytes / 2);
  const tail = byteTail(limitBytes - headBytes);
  let written = 0;
  return {
    write(chunk) {
      const head = chunk.subarray(0, Math.max(0, headBytes - written));
      writeWhole(file, head);
      written += head.length;
      tail.write(chunk.subarray(head.length));
    },
    close() {
      const dropped = tail.droppedBytes();
      if (dropped > 0) writeWhole(file, Buffer.from(`
[llm-profile: ${dropped} bytes of output left out here]
`));
      writeWhole(file, tail.read());
      closeSync2(file);
      return dropped;
    }
  };
}
function writeWhole(file, bytes2) {
  for (let offset = 0; offset < bytes2.length; ) offset += writeSync(file, bytes2, offset);
}

// src/run/output-lines.ts
import { StringDecoder } from "node:string_decoder";
var longestLine = 8192;
function lineSplitter(onLine) {
  const decoder = new StringDecoder("utf8");
  let line = "";
  let cut = false;
  let carriageReturn = false;
  function append2(text2) {
    if (text2 === "") return;
    if (carriageReturn) restart();
    const room2 = longestLine - line.length;
    cut ||= text2.length > room2;
    line += text2.slice(0, room2);
  }
  function restart() {
    line = "";
    cut = false;
    carriageReturn = false;
  }
  function finish() {
    onLine(harmless2(cut ? `${line} \u2026 (line cut)` : line));
    restart();
  }
  function accept(text2) {
    for (const part of text2.split(/([\r\n])/)) {
      if (part === "\n") finish();
      else if (part === "\r") carriageReturn = true;
      else append2(part);
    }
  }
  return {
    write: (chunk) => accept(decoder.write(chunk)),
    end() {
      accept(decoder.end());
      if (line !== "") finish();
    }
  };
}
var escapeSequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;
var invisible = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
function harmless2(line) {
  const text2 = line.replace(escapeSequences, "").replace(invisible, "").toWellFormed().replaceAll("##[", "## [");
  return text2.trimStart().startsWith("::") ? `| ${text2}` : text2;
}

// src/run/spawn-output.ts
var tailBytes = 65536;
var lastBytesMs = 1e3;
function sinkStream(reader, file, limitBytes, onLine) {
  const output = createOutputFile(file, limitBytes);
  const tail = byteTail(tailBytes);
  const lines = lineSplitter(onLine);
  let logged = 0;
  let failure2 = null;
  const ended = new Promise((resolve9) => reader.once("close", () => resolve9()));
  reader.on("error", () => void 0);
  reader.on("data", (chunk) => {
    tail.write(chunk);
    try {
      output.write(chunk);
    } catch (error) {
      failure2 ??= error;
    }
    if (logged > limitBytes) return;
    logged += chunk.length;
    lines.write(chunk);
    if (logged > limitBytes)
      onLine(`[llm-profile: more output than the log limit; the rest is not shown here, the last part is in ${file}]`);
  });
  return {
    async finish() {
      const timeout = new AbortController();
      await Promise.race([ended, sleep3(lastBytesMs, void 0, { signal: timeout.signal })]);
      timeout.abort();
      reader.destroy();
      lines.end();
      const droppedBytes = output.close();
      if (failure2 !== null) throw failure2;
      return { tail: tailText(tail), droppedBytes };
    }
  };
}

// src/run/spawn.ts
var longestTimerMs = 2 ** 31 - 1;
function createRunCapture(options) {
  let count2 = 0;
  return async (request) => {
    const marker = `${options.guard.marker}${++count2}.`;
    return request.stop.aborted ? stoppedBefore : runCapture(request, marker, options);
  };
}
async function runCapture(request, marker, options) {
  var _stack = [];
  try {
    const { command, isolation, stop } = request;
    const { guard, timeLimitGraceMs = 15e3, stopGraceMs = 4e3, killLimitMs = 6e4 } = options;
    const pipes = __using(_stack, await createOutputPipes(marker));
    const stdout = sinkStream(pipes.stdout, request.stdoutFile, request.logLimitBytes, request.onLine);
    const stderr = sinkStream(pipes.stderr, request.stderrFile, request.logLimitBytes, request.onLine);
    const start2 = performance.now();
    const [program, ...argv] = command.argv;
    const child = spawn2(program, argv, {
      cwd: command.cwd,
      env: { ...command.environment, [markerVariable]: marker },
      detached: true,
      stdio: ["ignore", ...pipes.writeEnds]
    });
    const exited = new AbortController();
    const exit = exitOf(child, start2).finally(() => exited.abort());
    pipes.closeWriteEnds();
    const uid = privateUser(isolation.user);
    const root = child.pid === void 0 ? null : readProcess(child.pid);
    if (root !== null) guard.started(root, uid);
    const query = { roots: root === null ? [] : [root], marker, uid };
    const reason = await firstOf(exit, command.timeLimitMs, stop);
    if (reason !== null && root !== null) {
      const graceMs = reason === "timed-out" ? timeLimitGraceMs : stopGraceMs;
      const until = reason === "timed-out" ? AbortSignal.any([exited.signal, stop]) : exited.signal;
      await interruptTree(root, isolation.kind, query, graceMs, until);
    }
    const { left } = await killTree(query, killLimitMs);
    const [out, err] = await Promise.all([stdout.finish(), stderr.finish()]);
    if (left.length > 0) throw cannotEnd(left, command.tool);
    const { exitCode: exitCode2, signal, seconds, startError } = await exit;
    if (root !== null) guard.ended(root);
    return {
      outcome: startError === null ? reason ?? "exited" : "not-started",
      exitCode: exitCode2,
      signal,
      seconds,
      stdoutTail: out.tail,
      stderrTail: startError === null ? err.tail : `${program} could not be started in ${command.cwd}: ${startError}`,
      droppedBytes: out.droppedBytes + err.droppedBytes
    };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    __callDispose(_stack, _error, _hasError);
  }
}
function exitOf(child, start2) {
  const seconds = () => (performance.now() - start2) / 1e3;
  return new Promise((resolve9) => {
    child.once(
      "error",
      (error) => resolve9({ exitCode: null, signal: null, seconds: seconds(), startError: error.message })
    );
    child.once("exit", (code, signal) => {
      const exitCode2 = signal === null ? code : 128 + constants4.signals[signal];
      resolve9({ exitCode: exitCode2, signal, seconds: seconds(), startError: null });
    });
  });
}
async function firstOf(exit, limitMs2, stop) {
  return new Promise((resolve9) => {
    const onStop = () => settle("stopped");
    const timer = limitMs2 === null ? void 0 : setTimeout(() => settle("timed-out"), Math.min(limitMs2, longestTimerMs));
    function settle(reason) {
      clearTimeout(timer);
      stop.removeEventListener("abort", onStop);
      resolve9(reason);
    }
    stop.addEventListener("abort", onStop, { once: true });
    if (stop.aborted) onStop();
    void exit.then(() => settle(null));
  });
}
function cannotEnd(left, tool) {
  return new ToolError({
    what: `Processes of ${tool} could not be ended, not even by KILL.`,
    where: left.map(({ pid }) => `process ${pid}`).join(", "),
    why: "They wait in the kernel (a GPU driver that hangs), or run as a user that we may not signal.",
    hint: "Look at them with `ps`; a GPU that hangs needs a reset or a reboot of the machine."
  });
}
var stoppedBefore = {
  outcome: "stopped",
  exitCode: null,
  signal: null,
  seconds: 0,
  stdoutTail: "",
  stderrTail: "",
  droppedBytes: 0
};

// src/run/tool.ts
import { constants as constants5 } from "node:fs";
import { access as access6, stat as stat5 } from "node:fs/promises";
import { delimiter as delimiter2, resolve as resolve5 } from "node:path";
var killAfterSeconds = 5;
var killedCode = 137;
var outlivedByMs = 1e3;
function createRunTool({ marker, outputLimitBytes = 64 * 2 ** 20 }) {
  return async (command) => {
    await requireProgram(command);
    const [stdout, stderr] = [byteTail(outputLimitBytes), byteTail(outputLimitBytes)];
    const [program, ...argv] = withoutInput(withTimeLimit(command));
    const start2 = performance.now();
    const code = await exec(program, argv, {
      cwd: command.cwd,
      env: { ...command.environment, ...marker === null ? {} : { [markerVariable]: `${marker}tool.` } },
      silent: true,
      ignoreReturnCode: true,
      listeners: { stdout: (chunk) => stdout.write(chunk), stderr: (chunk) => stderr.write(chunk) },
      delay: outlivedByMs
    }).catch((error) => {
      throw new ToolError({
        what: `${command.tool} could not be started.`,
        where: `${command.argv[0]}, in ${command.cwd}`,
        why: error instanceof Error ? error.message : String(error),
        hint: "The working directory must exist, and `sh` and `timeout` (GNU coreutils) on PATH.",
        cause: error
      });
    });
    const exitCode2 = typeof code === "number" ? code : killedCode;
    const elapsedMs = performance.now() - start2;
    return {
      exitCode: exitCode2,
      stdout: tailText(stdout),
      stderr: tailText(stderr),
      seconds: elapsedMs / 1e3,
      timedOut: isTimeout(exitCode2) && command.timeLimitMs !== null && elapsedMs >= command.timeLimitMs
    };
  };
}
function withoutInput(argv) {
  return ["sh", "-c", 'exec "$@" </dev/null', "sh", ...argv];
}
function withTimeLimit({ argv, timeLimitMs }) {
  return ["timeout", `--kill-after=${killAfterSeconds}`, String((timeLimitMs ?? 0) / 1e3), ...argv];
}
function isTimeout(exitCode2) {
  return exitCode2 === 124 || exitCode2 === killedCode;
}
async function requireProgram({ argv: [program], tool, cwd, environment: environment2 }) {
  const candidates = program.includes("/") ? [resolve5(cwd, program)] : (environment2["PATH"] ?? "").split(delimiter2).map((folder) => resolve5(cwd, folder, program));
  for (const path of candidates) if (await isExecutable(path)) return;
  throw new ToolError({
    id: "tool-missing",
    what: `${tool}: the program ${program} does not exist or may not be executed.`,
    where: program.includes("/") ? candidates.join() : `PATH=${environment2["PATH"] ?? ""}`,
    hint: `Install ${program}, or add its folder to PATH.`
  });
}
async function isExecutable(path) {
  try {
    await access6(path, constants5.X_OK);
    return (await stat5(path)).isFile();
  } catch {
    return false;
  }
}

// src/pipeline/machine.ts
import { readFileSync as readFileSync2 } from "node:fs";
import { tmpdir as tmpdir2 } from "node:os";
import { dirname as dirname6, isAbsolute as isAbsolute2, join as join21, resolve as resolve6 } from "node:path";

// src/run/free-bytes.ts
import { statfs } from "node:fs/promises";
async function freeBytes(path) {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

// src/run/isolation.ts
var ladder = [
  {
    kind: "pid-namespace",
    had: "The profiler runs in a PID namespace and cannot see other processes or their environments",
    remedy: "run as root with CAP_SYS_ADMIN; in a container: --cap-add=SYS_ADMIN --security-opt apparmor=unconfined",
    attempt: tryNamespace
  },
  {
    kind: "unprivileged-user",
    had: "The profiler runs as an unprivileged user and cannot read other users' environments",
    remedy: "run as root (CAP_SETUID), and let every user read the working directory and the program",
    attempt: tryUsers
  },
  {
    kind: "none",
    had: "The profiler is not isolated: its reports may hold the environment of every process of this machine, so they must not leave it",
    remedy: "",
    attempt: tryNothing
  }
];
async function probeIsolation(wanted, probe) {
  const refused = [];
  for (const rung of ladder.filter(({ kind }) => wanted === "auto" || wanted === kind)) {
    const result = await rung.attempt(probe);
    if ("isolation" in result) return { ...result.isolation, note: noteOf(rung, refused, wanted) };
    refused.push({ rung, why: result.why });
  }
  throw new ToolError({
    id: "isolation-unavailable",
    what: `The isolation "${wanted}" is asked for, and cannot be had here.`,
    why: refused.map(({ why }) => why).join("; "),
    hint: `To have it, ${refused.map(({ rung }) => rung.remedy).join("; ")}. Or set isolation=auto to take the best there is.`
  });
}
function noteOf(rung, refused, wanted) {
  if (refused.length > 0) {
    const reasons = refused.map(({ rung: { kind, remedy }, why }) => `no ${kind} (${why}; to have it, ${remedy})`);
    return `${rung.had}; ${reasons.join("; ")}.`;
  }
  return wanted === "none" ? `${rung.had}, as the configuration says isolation=none.` : `${rung.had}.`;
}
async function tryNamespace(probe) {
  const isolation = { kind: "pid-namespace", user: null, endsWithParent: true };
  const result = await start(probe, isolation, ["readlink", "/proc/self"]);
  if (result.why !== null) return { why: result.why };
  return result.stdout.trim() === "1" ? { isolation } : { why: "other processes can be seen in the new namespace" };
}
async function tryUsers(probe) {
  const chosen = choosePrivateUser(probe.random);
  let last = { why: "no user found" };
  for (const id of chosen === null ? [nobody] : [chosen, nobody]) {
    last = await tryUser(probe, id);
    if ("isolation" in last) return last;
  }
  return last;
}
var userCheck = `
for path in "$@"; do [ -r "$path" ] || { echo "user $(id -u) cannot read $path" >&2; exit 1; }; done
id -u; grep '^CapEff:' /proc/self/status`;
async function tryUser(probe, id) {
  const isolation = { kind: "unprivileged-user", user: { uid: id, gid: id }, endsWithParent: true };
  const result = await start(probe, isolation, ["sh", "-c", userCheck, "sh", ...probe.mustRead]);
  if (result.why !== null) return { why: result.why };
  const isUnprivileged = new RegExp(`^${id}\\s+CapEff:\\s+0+\\s*$`).test(result.stdout);
  return isUnprivileged ? { isolation } : { why: "the user still has privileges" };
}
async function tryNothing(probe) {
  const isolation = { kind: "none", user: null, endsWithParent: true };
  const { why } = await start(probe, isolation, ["true"]);
  return { isolation: { ...isolation, endsWithParent: why === null } };
}
async function start({ runTool, isolate: isolate2, environment: environment2 }, isolation, argv) {
  const command = {
    tool: "isolation probe",
    argv: isolate2(argv, isolation),
    cwd: "/",
    environment: environment2,
    timeLimitMs: 1e4
  };
  try {
    const { exitCode: exitCode2, stdout, stderr } = await runTool(command);
    const lastLine = stderr.trim().split("\n").at(-1);
    return { stdout, why: exitCode2 === 0 ? null : lastLine || `the probe ended with ${exitCode2}` };
  } catch (error) {
    if (!(error instanceof LlmProfileError)) throw error;
    return { stdout: "", why: error.message };
  }
}

// src/pipeline/machine.ts
function environmentRules(context) {
  const file = join21(context.root, "conf", "environment.yml");
  return parseEnvironmentRules(readFileSync2(file, "utf8"), file);
}
function temporaryBase(context) {
  return context.environment["RUNNER_TEMP"] ?? context.environment["TMPDIR"] ?? tmpdir2();
}
function workingDirectory(context, config) {
  const folder = config.workload["working-directory"];
  return isAbsolute2(folder) ? folder : resolve6(context.cwd, folder);
}
function inspectMachine(context, config, runTool, toolEnvironment2) {
  const cwd = workingDirectory(context, config);
  const out = resolve6(context.cwd, config.out);
  return preflightContext({
    runTool,
    cwd: context.cwd,
    toolEnvironment: toolEnvironment2,
    workloadEnvironment: { ...allowedEnvironment(context.environment, environmentRules(context)).environment, ...config.workload.environment },
    nsysPath: config.nsys.path,
    ncuPath: config.ncu.path,
    gpuIndex: config.workload.gpu,
    out,
    temporaryDirectory: temporaryBase(context),
    probeIsolation: () => probeIsolation(config.isolation, {
      runTool,
      isolate,
      environment: toolEnvironment2,
      mustRead: [cwd, dirname6(out)],
      random: Math.random
    }),
    freeBytes,
    proc: "/proc"
  });
}

// src/plan/nsys-version.ts
function parseNsysVersion(text2) {
  const match = /Nsight Systems version (\d{4})\.(\d+)\.(\d+)(\S*)/.exec(text2);
  if (match === null) return null;
  const [, year = "", release2 = "", patch = "", rest = ""] = match;
  return { text: `${year}.${release2}.${patch}${rest}`, order: Number(year) * 1e4 + Number(release2) * 100 + Number(patch) };
}
var optional2 = ["--cuda-graph-trace", "--capture-range-end", "--cpuctxsw", "--session-new", "--wait"];
function missingOptions(profileHelp) {
  if (profileHelp === null || !profileHelp.includes("--output")) return [];
  return optional2.filter((option) => !profileHelp.includes(option));
}

// src/pipeline/nsys-tool.ts
async function describeNsys(path, facts, runTool, cwd, environment2) {
  const argv = [path, "profile", "--help"];
  const help = await runTool({ tool: "nsys profile --help", argv, cwd, environment: environment2, timeLimitMs: 6e4 });
  return {
    path,
    version: facts.presence.state === "present" ? parseNsysVersion(facts.presence.versionOutput) : null,
    missingOptions: missingOptions(help.exitCode === 0 ? help.stdout : null),
    reports: facts.reports,
    importer: facts.importer
  };
}

// src/pipeline/recorded-tool.ts
function recordedTool(runTool, recorder, clock, stop, label) {
  return async (command) => {
    if (stop.aborted) throw new StoppedError(stop.reason);
    const startedAt = clock.now().toISOString();
    const result = await runTool(command);
    await recorder.command({
      tool: command.tool,
      label,
      attempt: 1,
      argv: [...command.argv],
      cwd: command.cwd,
      environmentNames: Object.keys(command.environment).sort(),
      startedAt,
      seconds: result.seconds,
      exitCode: result.exitCode,
      outcome: result.timedOut ? "timed-out" : result.exitCode === 0 ? "ok" : "failed",
      stdout: null,
      stderr: null
    });
    return result;
  };
}

// src/pipeline/prepare.ts
async function prepare(context, loaded, directory, recorder) {
  var _stack = [];
  try {
    const { config } = loaded;
    const stack = __using(_stack, new AsyncDisposableStack(), true);
    const warn2 = (message) => {
      context.log.warning(message);
    };
    const guard = stack.use(await startGuard({ script: join22(context.root, "dist", "guard.js"), processesFile: context.processesFile, warn: warn2 }));
    const ownFolder = async (user) => {
      const folder = await createTemporaryDirectory({ base: temporaryBase(context), user, warn: warn2 });
      guard.holds(folder.path);
      stack.defer(async () => {
        await folder[Symbol.asyncDispose]();
        guard.removed(folder.path);
      });
      return folder;
    };
    const rules4 = environmentRules(context);
    const toolFolder = await ownFolder(null);
    const forTools = toolEnvironment(context.environment, rules4, toolFolder);
    const runTool = recordedTool(createRunTool({ marker: guard.marker }), recorder, context.clock, context.stop, null);
    const machine = inspectMachine(context, config, runTool, forTools);
    const findings = await runPreflight(machine);
    for (const { state, message, hint } of findings) if (state === "warning") context.log.info(`preflight: ${message}${hint === null ? "" : ` ${hint}`}`);
    const blocking = preflightError(findings);
    if (blocking !== null) throw blocking;
    const nsysFacts = await machine.nsys();
    const badReports = checkReportNames(config.nsys.reports, nsysFacts.reports);
    if (badReports !== null) throw badReports;
    const nsys = await describeNsys(config.nsys.path, nsysFacts, runTool, context.cwd, forTools);
    if (nsys.missingOptions.length > 0) await addWarning(context, recorder, `This nsys (${nsys.version?.text ?? "?"}) lacks ${nsys.missingOptions.join(", ")}: left out.`);
    const isolation = await machine.isolation();
    await recorder.isolation(isolation);
    const temporary = isolation.user === null ? toolFolder : await ownFolder(isolation.user);
    const forWorkload = await workloadEnvironment({ rules: rules4, own: context.environment, workload: config.workload, isolation, folders: temporary });
    if (forWorkload.leftOut.length > 0) {
      context.log.info(`Not given to the program, since they look secret: ${forWorkload.leftOut.join(", ")} (workload.pass-env or secret-files give them).`);
    }
    const withholdReason = reasonToWithhold(isolation.kind, forWorkload.secrets);
    if (withholdReason !== null) await addWarning(context, recorder, `The .nsys-rep and .sqlite files are marked as not for upload: ${withholdReason}`);
    const ncu = await machine.ncu();
    const record2 = await readEnvironmentRecord({
      gpus: await machine.gpus(),
      nsys: nsys.version?.text ?? null,
      ncu: ncu.presence.state === "present" ? ncu.presence.version : null,
      environment: forWorkload.environment
    });
    await directory.write("env.json", `${JSON.stringify(record2, null, 2)}
`);
    const cwd = workingDirectory(context, config);
    const source = await readSource({ runTool, cwd, environment: forTools, temporaryDirectory: toolFolder.tmp });
    const owned = stack.move();
    return {
      run: {
        context,
        loaded,
        directory,
        recorder,
        temporary,
        isolation,
        nsys,
        workloadEnvironment: forWorkload.environment,
        toolEnvironment: forTools,
        workingDirectory: cwd,
        runTool,
        runCapture: createRunCapture({ guard })
      },
      source,
      machine: { driver: record2.driver, cuda: record2.cuda, nsys: record2.nsys, ncu: record2.ncu },
      withholdReason,
      [Symbol.asyncDispose]: async () => owned.disposeAsync()
    };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function reasonToWithhold(isolation, secrets) {
  if (secrets.length > 0) return `they hold the values of ${secrets.join(", ")}, which the program was given.`;
  if (isolation === "none") return "the profiler was not isolated, so they may hold the environment of any process of this machine.";
  return null;
}
async function addWarning(context, recorder, message) {
  context.log.warning(message);
  await recorder.warning(message);
}

// src/pipeline/round.ts
import { relative as relative2 } from "node:path";

// src/pipeline/examine.ts
import { readFileSync as readFileSync3 } from "node:fs";

// src/analyse/open-ranges.ts
function openRanges(ranges, endOf, calls, rows, visit) {
  let open3 = [];
  let next = 0;
  for (const row of rows) {
    const startNs = calls.startNs[row] ?? NaN;
    const endNs = calls.endNs[row] ?? NaN;
    if (open3.some((entry) => entry.endNs < startNs)) open3 = open3.filter((entry) => entry.endNs >= startNs);
    for (let range = ranges[next]; range !== void 0 && range.startNs <= startNs; range = ranges[next]) {
      next += 1;
      const rangeEndNs = endOf(range);
      if (rangeEndNs >= startNs) open3.push({ range, endNs: rangeEndNs });
    }
    visit(
      row,
      open3.filter((entry) => entry.endNs >= endNs).map(({ range }) => range)
    );
  }
}

// src/analyse/sums.ts
var listedDifferences = 5;
function addSum(sums, text2, instances2, totalNs) {
  const sum = sums.get(text2);
  if (sum === void 0) sums.set(text2, { instances: instances2, totalNs });
  else {
    sum.instances += instances2;
    sum.totalNs += totalNs;
  }
}
function csvName(name) {
  return (name.split(/\r\n|\r|\n/).at(-1) ?? "").replaceAll('"', "");
}
function compareSums(ours2, theirs, what) {
  const differences = [];
  for (const text2 of /* @__PURE__ */ new Set([...ours2.keys(), ...theirs.keys()])) {
    const our = ours2.get(text2);
    const their = theirs.get(text2);
    if (our !== void 0 && their !== void 0 && our.instances === their.instances && our.totalNs === their.totalNs)
      continue;
    differences.push(`${nameOf(text2)}: ours ${describe(our)}, nsys ${describe(their)}`);
  }
  if (differences.length === 0)
    return { equal: true, detail: `${String(ours2.size)} ${what}, ${describe(total(ours2))}: equal to the nanosecond` };
  const rest = differences.length - listedDifferences;
  return {
    equal: false,
    differences: [
      `In sum: ours ${describe(total(ours2))}, nsys ${describe(total(theirs))}`,
      ...differences.slice(0, listedDifferences),
      ...rest > 0 ? [`and ${String(rest)} more`] : []
    ]
  };
}
function nameOf(text2) {
  return text2.split("\n").filter((part) => part !== "").join(" \xB7 ").slice(0, 160);
}
function total(sums) {
  const sum = { instances: 0, totalNs: 0 };
  for (const { instances: instances2, totalNs } of sums.values()) {
    sum.instances += instances2;
    sum.totalNs += totalNs;
  }
  return sum;
}
function describe(sum) {
  return sum === void 0 ? "none" : `${String(sum.instances)} launches, ${String(sum.totalNs)} ns`;
}

// src/analyse/nsys-range-sums.ts
function nsysRangeSums(trace, defaultPrefix) {
  const { kernels: kernels2 } = trace;
  const sums = /* @__PURE__ */ new Map();
  const calls = kernelCalls(trace);
  const names2 = trace.kernelTypes.map(({ name }) => name);
  const nameOf2 = (row) => names2[kernels2.kernel[row] ?? 0] ?? "";
  const lastEventNs = lastRangeEvent(trace.ranges);
  const byThread = Map.groupBy(
    trace.ranges.filter(({ endThread }) => endThread === null),
    ({ process: process2, thread }) => `${String(process2)}/${String(thread)}`
  );
  const inRange = new Uint8Array(kernels2.count);
  for (const { process: process2, thread, rows } of rowsByThread(calls)) {
    const ranges = byThread.get(`${String(process2)}/${String(thread)}`) ?? [];
    openRanges(
      ranges,
      (range) => range.endNs ?? range.assumedEndNs ?? lastEventNs,
      calls,
      rows,
      (row, containing) => {
        const counted = /* @__PURE__ */ new Set();
        for (const { domain, name, style } of containing) {
          const text2 = rangeSumText(
            domain === "" ? `${defaultPrefix}${name}` : `${domain}:${name}`,
            style,
            nameOf2(row)
          );
          addSum(sums, text2, counted.has(text2) ? 0 : 1, kernels2.durationNs[row] ?? 0);
          counted.add(text2);
          inRange[row] = 1;
        }
      }
    );
  }
  for (let row = 0; row < kernels2.count; row += 1) {
    if (inRange[row] === 0) addSum(sums, rangeSumText("", null, nameOf2(row)), 1, kernels2.durationNs[row] ?? 0);
  }
  return sums;
}
function lastRangeEvent(ranges) {
  let lastStartNs = -Infinity;
  let lastEndNs = -Infinity;
  for (const range of ranges) {
    lastStartNs = Math.max(lastStartNs, range.startNs);
    lastEndNs = Math.max(lastEndNs, range.endNs ?? range.assumedEndNs ?? -Infinity);
  }
  return lastEndNs === -Infinity ? -Infinity : Math.max(lastStartNs, lastEndNs);
}
function rangeSumText(range, style, kernel) {
  return [csvName(range), style === null ? "no range" : style, csvName(kernel)].join("\n");
}

// src/analyse/compare-sums.ts
function compareKernelSums({ kernels: kernels2, kernelTypes: kernelTypes2 }, rows) {
  const names2 = kernelTypes2.map(({ name }) => csvName(name));
  const ours2 = /* @__PURE__ */ new Map();
  for (let row = 0; row < kernels2.count; row += 1)
    addSum(ours2, names2[kernels2.kernel[row] ?? 0] ?? "", 1, kernels2.durationNs[row] ?? 0);
  const theirs = /* @__PURE__ */ new Map();
  for (const { name, instances: instances2, totalNs } of rows) addSum(theirs, csvName(name), instances2, totalNs);
  return compareSums(ours2, theirs, "kernel names");
}
function compareRangeSums(trace, rows) {
  if (trace.ambiguousLaunches > 0) {
    return {
      equal: null,
      why: `${String(trace.ambiguousLaunches)} kernels have several launch calls in the report, and nsys counts them for each.`
    };
  }
  const theirs = /* @__PURE__ */ new Map();
  for (const { range, style, name, instances: instances2, totalNs } of rows)
    addSum(theirs, rangeSumText(range, style, name), instances2, totalNs);
  const check = compareSums(nsysRangeSums(trace, ""), theirs, "kernel names by range");
  if (check.equal === true || !rows.some(({ range }) => range.startsWith(":"))) return check;
  return compareSums(nsysRangeSums(trace, ":"), theirs, "kernel names by range");
}

// src/gate/sum-gate.ts
function checkSums(label, report2, comparison) {
  if (comparison.equal) return null;
  const shown = comparison.differences.slice(0, 5);
  const more = comparison.differences.length - shown.length;
  return new CaptureError({
    id: "sums-differ",
    what: `Our sums differ from those of nsys (${report2}), so one of the two does not show what ran.`,
    where: label,
    why: [...shown, ...more > 0 ? [`\u2026 and ${more} more`] : []].join("\n"),
    hint: "Please report it with the run directory's report.sqlite, if it may leave your machine; nsys may store what this version does not know."
  });
}

// src/parse/nsys-csv/number.ts
var exponents = /* @__PURE__ */ new Map([
  ["ns", 0],
  ["us", 3],
  ["\xB5s", 3],
  ["\u03BCs", 3],
  ["ms", 6],
  ["s", 9],
  ["sec", 9]
]);
function timeExponent(header2) {
  const unit = /\(([^()]*)\)\s*$/.exec(header2)?.[1]?.trim();
  return unit === void 0 ? 0 : exponents.get(unit) ?? null;
}
function parseCount(text2) {
  return parseDecimal(text2, 0);
}
function parseDecimal(text2, exponent) {
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text2.trim());
  if (match === null) return null;
  const whole = (match[1] ?? "").replaceAll(",", "");
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  if (fraction.length > exponent) return null;
  const value = Number(whole + fraction.padEnd(exponent, "0"));
  return Number.isSafeInteger(value) ? value : null;
}

// node_modules/csv-parse/lib/api/CsvError.js
var CsvError = class _CsvError extends Error {
  constructor(code, message, options, ...contexts) {
    if (Array.isArray(message)) message = message.join(" ").trim();
    super(message);
    if (Error.captureStackTrace !== void 0) {
      Error.captureStackTrace(this, _CsvError);
    }
    this.code = code;
    for (const context of contexts) {
      for (const key in context) {
        const value = context[key];
        this[key] = Buffer.isBuffer(value) ? value.toString(options.encoding) : value == null ? value : JSON.parse(JSON.stringify(value));
      }
    }
  }
};

// node_modules/csv-parse/lib/utils/is_object.js
var is_object = function(obj) {
  return typeof obj === "object" && obj !== null && !Array.isArray(obj);
};

// node_modules/csv-parse/lib/api/normalize_columns_array.js
var normalize_columns_array = function(columns2) {
  const normalizedColumns = [];
  for (let i = 0, l = columns2.length; i < l; i++) {
    const column = columns2[i];
    if (column === void 0 || column === null || column === false) {
      normalizedColumns[i] = { disabled: true };
    } else if (typeof column === "string" || typeof column === "number") {
      normalizedColumns[i] = { name: `${column}` };
    } else if (is_object(column)) {
      if (typeof column.name !== "string") {
        throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [
          "Option columns missing name:",
          `property "name" is required at position ${i}`,
          "when column is an object literal"
        ]);
      }
      normalizedColumns[i] = column;
    } else {
      throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [
        "Invalid column definition:",
        "expect a string or a literal object,",
        `got ${JSON.stringify(column)} at position ${i}`
      ]);
    }
  }
  return normalizedColumns;
};

// node_modules/csv-parse/lib/utils/ResizeableBuffer.js
var ResizeableBuffer = class {
  constructor(size = 100) {
    this.size = size;
    this.length = 0;
    this.buf = Buffer.allocUnsafe(size);
  }
  prepend(val) {
    if (Buffer.isBuffer(val)) {
      const length = this.length + val.length;
      if (length >= this.size) {
        this.resize();
        if (length >= this.size) {
          throw Error("INVALID_BUFFER_STATE");
        }
      }
      const buf = this.buf;
      this.buf = Buffer.allocUnsafe(this.size);
      val.copy(this.buf, 0);
      buf.copy(this.buf, val.length);
      this.length += val.length;
    } else {
      const length = this.length++;
      if (length === this.size) {
        this.resize();
      }
      const buf = this.clone();
      this.buf[0] = val;
      buf.copy(this.buf, 1, 0, length);
    }
  }
  append(val) {
    const length = this.length++;
    if (length === this.size) {
      this.resize();
    }
    this.buf[length] = val;
  }
  clone() {
    return Buffer.from(this.buf.slice(0, this.length));
  }
  resize() {
    const length = this.length;
    this.size = this.size * 2;
    const buf = Buffer.allocUnsafe(this.size);
    this.buf.copy(buf, 0, 0, length);
    this.buf = buf;
  }
  toString(encoding) {
    if (encoding) {
      return this.buf.toString(encoding, 0, this.length);
    } else {
      return Uint8Array.prototype.slice.call(this.buf.slice(0, this.length));
    }
  }
  toJSON() {
    return this.toString("utf8");
  }
  reset() {
    this.length = 0;
  }
};
var ResizeableBuffer_default = ResizeableBuffer;

// node_modules/csv-parse/lib/api/init_state.js
var init_state = function(options) {
  const timchars = [
    // Basic Latin
    32,
    // [Space](https://www.fileformat.info/info/unicode/char/0020/index.htm)
    9,
    // [CHARACTER TABULATION (HT)](https://www.fileformat.info/info/unicode/char/0009/index.htm)
    10,
    // [LINE FEED (LF)](https://www.fileformat.info/info/unicode/char/000a/index.htm)
    13,
    // [CARRIAGE RETURN (CR)](https://www.fileformat.info/info/unicode/char/000d/index.htm)
    12,
    // [FORM FEED (FF)](https://www.fileformat.info/info/unicode/char/000c/index.htm)
    11,
    // [LINE TABULATION (VT)](https://www.fileformat.info/info/unicode/char/000b/index.htm)
    // Latin-1 Supplement
    160,
    // [NO-BREAK SPACE (NBSP)](https://www.fileformat.info/info/unicode/char/00a0/index.htm)
    // Ogham
    5760,
    // [OGHAM SPACE MARK](https://www.fileformat.info/info/unicode/char/1680/index.htm)
    // General Punctuation
    8192,
    // [EN QUAD](https://www.fileformat.info/info/unicode/char/2000/index.htm)
    8193,
    // [EM QUAD](https://www.fileformat.info/info/unicode/char/2001/index.htm)
    8194,
    // [EN SPACE](https://www.fileformat.info/info/unicode/char/2002/index.htm)
    8195,
    // [EM SPACE](https://www.fileformat.info/info/unicode/char/2003/index.htm)
    8196,
    // [THREE-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2004/index.htm)
    8197,
    // [FOUR-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2005/index.htm)
    8198,
    // [SIX-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2006/index.htm)
    8199,
    // [FIGURE SPACE](https://www.fileformat.info/info/unicode/char/2007/index.htm)
    8200,
    // [PUNCTUATION SPACE](https://www.fileformat.info/info/unicode/char/2008/index.htm)
    8201,
    // [THIN SPACE](https://www.fileformat.info/info/unicode/char/2009/index.htm)
    8202,
    // [HAIR SPACE](https://www.fileformat.info/info/unicode/char/200a/index.htm)
    8232,
    // [LINE SEPARATOR](https://www.fileformat.info/info/unicode/char/2028/index.htm)
    8233,
    // [PARAGRAPH SEPARATOR](https://www.fileformat.info/info/unicode/char/2029/index.htm)
    8239,
    // [NARROW NO-BREAK SPACE (NNBSP)](https://www.fileformat.info/info/unicode/char/202f/index.htm)
    8287,
    // [MEDIUM MATHEMATICAL SPACE (MMSP)](https://www.fileformat.info/info/unicode/char/205f/index.htm)
    12288,
    // [IDEOGRAPHIC SPACE](https://www.fileformat.info/info/unicode/char/3000/index.htm)
    65279
    // [ZERO WIDTH NO-BREAK SPACE (BOM)](https://www.fileformat.info/info/unicode/char/feff/index.htm)
  ].reduce((acc, codepoint) => {
    const encoded = Buffer.from(
      String.fromCharCode(codepoint),
      options.encoding
    );
    if (codepoint !== 63 && encoded.length === 1 && encoded[0] === 63) {
      return acc;
    }
    acc.push(encoded);
    return acc;
  }, []);
  const timcharFirstBytes = new Uint8Array(256);
  for (const t of timchars) timcharFirstBytes[t[0]] = 1;
  return {
    bomSkipped: false,
    bufBytesStart: 0,
    castField: options.cast_function,
    commenting: false,
    delimiterBufPrevious: void 0,
    delimiterDiscovered: false,
    // Current error encountered by a record
    error: void 0,
    enabled: options.from_line === 1,
    escaping: false,
    escapeIsQuote: Buffer.isBuffer(options.escape) && Buffer.isBuffer(options.quote) && Buffer.compare(options.escape, options.quote) === 0,
    // columns can be `false`, `true`, `Array`
    expectedRecordLength: Array.isArray(options.columns) ? options.columns.length : void 0,
    field: new ResizeableBuffer_default(20),
    firstLineToHeaders: options.cast_first_line_to_header,
    needMoreDataSize: Math.max(
      // Skip if the remaining buffer smaller than comment
      options.comment !== null ? options.comment.length : 0,
      ...options.delimiter ? options.delimiter.map((delimiter3) => delimiter3.length) : [],
      // Auto discovery of delimiter is limited to 1 character
      options.delimiter_auto ? 1 : 0,
      // Skip if the remaining buffer can be escape sequence
      options.quote !== null ? options.quote.length : 0,
      ...timchars.map((t) => t.length)
    ),
    previousBuf: void 0,
    quoting: false,
    stop: false,
    rawBuffer: new ResizeableBuffer_default(100),
    record: [],
    recordHasError: false,
    record_length: 0,
    recordDelimiterMaxLength: options.record_delimiter.length === 0 ? 0 : Math.max(...options.record_delimiter.map((v) => v.length)),
    trimChars: [
      Buffer.from(" ", options.encoding)[0],
      Buffer.from("	", options.encoding)[0]
    ],
    wasQuoting: false,
    wasRowDelimiter: false,
    timchars,
    timcharFirstBytes
  };
};

// node_modules/csv-parse/lib/utils/underscore.js
var underscore = function(str) {
  return str.replace(/([A-Z])/g, function(_, match) {
    return "_" + match.toLowerCase();
  });
};

// node_modules/csv-parse/lib/api/normalize_options.js
var normalize_options = function(opts) {
  const options = {};
  for (const opt in opts) {
    options[underscore(opt)] = opts[opt];
  }
  if (options.encoding === void 0 || options.encoding === true) {
    options.encoding = "utf8";
  } else if (options.encoding === null || options.encoding === false) {
    options.encoding = null;
  } else if (typeof options.encoding !== "string" && options.encoding !== null) {
    throw new CsvError(
      "CSV_INVALID_OPTION_ENCODING",
      [
        "Invalid option encoding:",
        "encoding must be a string or null to return a buffer,",
        `got ${JSON.stringify(options.encoding)}`
      ],
      options
    );
  }
  if (options.bom === void 0 || options.bom === null || options.bom === false) {
    options.bom = false;
  } else if (options.bom !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_BOM",
      [
        "Invalid option bom:",
        "bom must be true,",
        `got ${JSON.stringify(options.bom)}`
      ],
      options
    );
  }
  options.cast_function = null;
  if (options.cast === void 0 || options.cast === null || options.cast === false || options.cast === "") {
    options.cast = void 0;
  } else if (typeof options.cast === "function") {
    options.cast_function = options.cast;
    options.cast = true;
  } else if (options.cast !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_CAST",
      [
        "Invalid option cast:",
        "cast must be true or a function,",
        `got ${JSON.stringify(options.cast)}`
      ],
      options
    );
  }
  if (options.cast_date === void 0 || options.cast_date === null || options.cast_date === false || options.cast_date === "") {
    options.cast_date = false;
  } else if (options.cast_date === true) {
    options.cast_date = function(value) {
      const date = Date.parse(value);
      return !isNaN(date) ? new Date(date) : value;
    };
  } else if (typeof options.cast_date !== "function") {
    throw new CsvError(
      "CSV_INVALID_OPTION_CAST_DATE",
      [
        "Invalid option cast_date:",
        "cast_date must be true or a function,",
        `got ${JSON.stringify(options.cast_date)}`
      ],
      options
    );
  }
  options.cast_first_line_to_header = void 0;
  if (options.columns === true) {
    options.cast_first_line_to_header = void 0;
  } else if (typeof options.columns === "function") {
    options.cast_first_line_to_header = options.columns;
    options.columns = true;
  } else if (Array.isArray(options.columns)) {
    options.columns = normalize_columns_array(options.columns);
  } else if (options.columns === void 0 || options.columns === null || options.columns === false) {
    options.columns = false;
  } else {
    throw new CsvError(
      "CSV_INVALID_OPTION_COLUMNS",
      [
        "Invalid option columns:",
        "expect an array, a function or true,",
        `got ${JSON.stringify(options.columns)}`
      ],
      options
    );
  }
  if (options.group_columns_by_name === void 0 || options.group_columns_by_name === null || options.group_columns_by_name === false) {
    options.group_columns_by_name = false;
  } else if (options.group_columns_by_name !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",
      [
        "Invalid option group_columns_by_name:",
        "expect an boolean,",
        `got ${JSON.stringify(options.group_columns_by_name)}`
      ],
      options
    );
  } else if (options.columns === false) {
    throw new CsvError(
      "CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",
      [
        "Invalid option group_columns_by_name:",
        "the `columns` mode must be activated."
      ],
      options
    );
  }
  if (options.comment === void 0 || options.comment === null || options.comment === false || options.comment === "") {
    options.comment = null;
  } else {
    if (typeof options.comment === "string") {
      options.comment = Buffer.from(options.comment, options.encoding);
    }
    if (!Buffer.isBuffer(options.comment)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_COMMENT",
        [
          "Invalid option comment:",
          "comment must be a buffer or a string,",
          `got ${JSON.stringify(options.comment)}`
        ],
        options
      );
    }
  }
  if (options.comment_no_infix === void 0 || options.comment_no_infix === null || options.comment_no_infix === false) {
    options.comment_no_infix = false;
  } else if (options.comment_no_infix !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_COMMENT",
      [
        "Invalid option comment_no_infix:",
        "value must be a boolean,",
        `got ${JSON.stringify(options.comment_no_infix)}`
      ],
      options
    );
  }
  if (options.delimiter_auto === void 0 || options.delimiter_auto === null || options.delimiter_auto === false) {
    options.delimiter_auto = false;
  } else if (options.delimiter_auto === true) {
    options.delimiter_auto = {};
  } else if (!is_object(options.delimiter_auto)) {
    throw new CsvError(
      "CSV_INVALID_OPTION_DELIMITER_AUTO",
      [
        "Invalid option delimiter_auto:",
        "delimiter_auto must be a boolean or a configuration object,",
        `got ${JSON.stringify(options.delimiter_auto)}`
      ],
      options
    );
  }
  if (options.delimiter_auto) {
    if (options.delimiter_auto.preferred === void 0)
      options.delimiter_auto.preferred = {
        [",".charCodeAt(0)]: 1.8,
        ["	".charCodeAt(0)]: 1.8,
        [";".charCodeAt(0)]: 1.6,
        [" ".charCodeAt(0)]: 1.6,
        [":".charCodeAt(0)]: 1.5,
        [".".charCodeAt(0)]: 1.4,
        ["/".charCodeAt(0)]: 1.4
      };
    else if (!is_object(options.delimiter_auto.preferred)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "preferred must be an object,",
          `got ${JSON.stringify(options.delimiter_auto.preferred)}`
        ],
        options
      );
    }
    if (options.delimiter_auto.score === void 0)
      options.delimiter_auto.score = (info2, options2) => {
        return (info2.total - info2.std) * (options2.preferred[info2.char_code] || 1);
      };
    else if (typeof options.delimiter_auto.score !== "function") {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "score must be a function,",
          `got ${JSON.stringify(options.delimiter_auto.score)}`
        ],
        options
      );
    }
    if (options.delimiter_auto.size === void 0)
      options.delimiter_auto.size = 2048;
    else if (typeof options.delimiter_auto.size !== "number") {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "size must be a number,",
          `got ${JSON.stringify(options.delimiter_auto.size)}`
        ],
        options
      );
    }
  }
  const delimiter_json = JSON.stringify(options.delimiter);
  if (options.delimiter_auto !== false) {
    options.delimiter = [];
  }
  if (!Array.isArray(options.delimiter)) {
    if (options.delimiter === void 0 || options.delimiter === null || options.delimiter === false) {
      options.delimiter = Buffer.from(",", options.encoding);
    }
    options.delimiter = [options.delimiter];
  }
  options.delimiter = options.delimiter.map(function(delimiter3) {
    if (typeof delimiter3 === "string") {
      delimiter3 = Buffer.from(delimiter3, options.encoding);
    }
    if (!Buffer.isBuffer(delimiter3) || delimiter3.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER",
        [
          "Invalid option delimiter:",
          "delimiter must be a non empty string or buffer or array of string|buffer,",
          `got ${delimiter_json}`
        ],
        options
      );
    }
    return delimiter3;
  });
  if (options.escape === void 0 || options.escape === true) {
    options.escape = Buffer.from('"', options.encoding);
  } else if (typeof options.escape === "string") {
    options.escape = Buffer.from(options.escape, options.encoding);
  } else if (options.escape === null || options.escape === false) {
    options.escape = null;
  }
  if (options.escape !== null) {
    if (!Buffer.isBuffer(options.escape)) {
      throw new Error(
        `Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(options.escape)}`
      );
    }
  }
  if (options.from === void 0 || options.from === null) {
    options.from = 1;
  } else {
    if (typeof options.from === "string" && /\d+/.test(options.from)) {
      options.from = parseInt(options.from);
    }
    if (Number.isInteger(options.from)) {
      if (options.from < 0) {
        throw new Error(
          `Invalid Option: from must be a positive integer, got ${JSON.stringify(opts.from)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: from must be an integer, got ${JSON.stringify(options.from)}`
      );
    }
  }
  if (options.from_line === void 0 || options.from_line === null) {
    options.from_line = 1;
  } else {
    if (typeof options.from_line === "string" && /\d+/.test(options.from_line)) {
      options.from_line = parseInt(options.from_line);
    }
    if (Number.isInteger(options.from_line)) {
      if (options.from_line <= 0) {
        throw new Error(
          `Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(opts.from_line)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: from_line must be an integer, got ${JSON.stringify(opts.from_line)}`
      );
    }
  }
  if (options.ignore_last_delimiters === void 0 || options.ignore_last_delimiters === null) {
    options.ignore_last_delimiters = false;
  } else if (typeof options.ignore_last_delimiters === "number") {
    options.ignore_last_delimiters = Math.floor(options.ignore_last_delimiters);
    if (options.ignore_last_delimiters === 0) {
      options.ignore_last_delimiters = false;
    }
  } else if (typeof options.ignore_last_delimiters !== "boolean") {
    throw new CsvError(
      "CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS",
      [
        "Invalid option `ignore_last_delimiters`:",
        "the value must be a boolean value or an integer,",
        `got ${JSON.stringify(options.ignore_last_delimiters)}`
      ],
      options
    );
  }
  if (options.ignore_last_delimiters === true && options.columns === false) {
    throw new CsvError(
      "CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS",
      [
        "The option `ignore_last_delimiters`",
        "requires the activation of the `columns` option"
      ],
      options
    );
  }
  if (options.info === void 0 || options.info === null || options.info === false) {
    options.info = false;
  } else if (options.info !== true) {
    throw new Error(
      `Invalid Option: info must be true, got ${JSON.stringify(options.info)}`
    );
  }
  if (options.max_record_size === void 0 || options.max_record_size === null || options.max_record_size === false) {
    options.max_record_size = 0;
  } else if (Number.isInteger(options.max_record_size) && options.max_record_size >= 0) {
  } else if (typeof options.max_record_size === "string" && /\d+/.test(options.max_record_size)) {
    options.max_record_size = parseInt(options.max_record_size);
  } else {
    throw new Error(
      `Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(options.max_record_size)}`
    );
  }
  if (options.objname === void 0 || options.objname === null || options.objname === false) {
    options.objname = void 0;
  } else if (Buffer.isBuffer(options.objname)) {
    if (options.objname.length === 0) {
      throw new Error(`Invalid Option: objname must be a non empty buffer`);
    }
    if (options.encoding === null) {
    } else {
      options.objname = options.objname.toString(options.encoding);
    }
  } else if (typeof options.objname === "string") {
    if (options.objname.length === 0) {
      throw new Error(`Invalid Option: objname must be a non empty string`);
    }
  } else if (typeof options.objname === "number") {
  } else {
    throw new Error(
      `Invalid Option: objname must be a string or a buffer, got ${options.objname}`
    );
  }
  if (options.objname !== void 0) {
    if (typeof options.objname === "number") {
      if (options.columns !== false) {
        throw Error(
          "Invalid Option: objname index cannot be combined with columns or be defined as a field"
        );
      }
    } else {
      if (options.columns === false) {
        throw Error(
          "Invalid Option: objname field must be combined with columns or be defined as an index"
        );
      }
    }
  }
  if (options.on_record === void 0 || options.on_record === null) {
    options.on_record = void 0;
  } else if (typeof options.on_record !== "function") {
    throw new CsvError(
      "CSV_INVALID_OPTION_ON_RECORD",
      [
        "Invalid option `on_record`:",
        "expect a function,",
        `got ${JSON.stringify(options.on_record)}`
      ],
      options
    );
  }
  if (options.on_skip !== void 0 && options.on_skip !== null && typeof options.on_skip !== "function") {
    throw new Error(
      `Invalid Option: on_skip must be a function, got ${JSON.stringify(options.on_skip)}`
    );
  }
  if (options.quote === null || options.quote === false || options.quote === "") {
    options.quote = null;
  } else {
    if (options.quote === void 0 || options.quote === true) {
      options.quote = Buffer.from('"', options.encoding);
    } else if (typeof options.quote === "string") {
      options.quote = Buffer.from(options.quote, options.encoding);
    }
    if (!Buffer.isBuffer(options.quote)) {
      throw new Error(
        `Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(options.quote)}`
      );
    }
  }
  if (options.raw === void 0 || options.raw === null || options.raw === false) {
    options.raw = false;
  } else if (options.raw !== true) {
    throw new Error(
      `Invalid Option: raw must be true, got ${JSON.stringify(options.raw)}`
    );
  }
  if (options.record_delimiter === void 0) {
    options.record_delimiter = [];
  } else if (typeof options.record_delimiter === "string" || Buffer.isBuffer(options.record_delimiter)) {
    if (options.record_delimiter.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a non empty string or buffer,",
          `got ${JSON.stringify(options.record_delimiter)}`
        ],
        options
      );
    }
    options.record_delimiter = [options.record_delimiter];
  } else if (!Array.isArray(options.record_delimiter)) {
    throw new CsvError(
      "CSV_INVALID_OPTION_RECORD_DELIMITER",
      [
        "Invalid option `record_delimiter`:",
        "value must be a string, a buffer or array of string|buffer,",
        `got ${JSON.stringify(options.record_delimiter)}`
      ],
      options
    );
  }
  options.record_delimiter = options.record_delimiter.map(function(rd, i) {
    if (typeof rd !== "string" && !Buffer.isBuffer(rd)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a string, a buffer or array of string|buffer",
          `at index ${i},`,
          `got ${JSON.stringify(rd)}`
        ],
        options
      );
    } else if (rd.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a non empty string or buffer",
          `at index ${i},`,
          `got ${JSON.stringify(rd)}`
        ],
        options
      );
    }
    if (typeof rd === "string") {
      rd = Buffer.from(rd, options.encoding);
    }
    return rd;
  });
  if (typeof options.relax_column_count === "boolean") {
  } else if (options.relax_column_count === void 0 || options.relax_column_count === null) {
    options.relax_column_count = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(options.relax_column_count)}`
    );
  }
  if (typeof options.relax_column_count_less === "boolean") {
  } else if (options.relax_column_count_less === void 0 || options.relax_column_count_less === null) {
    options.relax_column_count_less = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(options.relax_column_count_less)}`
    );
  }
  if (typeof options.relax_column_count_more === "boolean") {
  } else if (options.relax_column_count_more === void 0 || options.relax_column_count_more === null) {
    options.relax_column_count_more = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(options.relax_column_count_more)}`
    );
  }
  if (typeof options.relax_quotes === "boolean") {
  } else if (options.relax_quotes === void 0 || options.relax_quotes === null) {
    options.relax_quotes = false;
  } else {
    throw new Error(
      `Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(options.relax_quotes)}`
    );
  }
  if (typeof options.skip_empty_lines === "boolean") {
  } else if (options.skip_empty_lines === void 0 || options.skip_empty_lines === null) {
    options.skip_empty_lines = false;
  } else {
    throw new Error(
      `Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(options.skip_empty_lines)}`
    );
  }
  if (typeof options.skip_records_with_empty_values === "boolean") {
  } else if (options.skip_records_with_empty_values === void 0 || options.skip_records_with_empty_values === null) {
    options.skip_records_with_empty_values = false;
  } else {
    throw new Error(
      `Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(options.skip_records_with_empty_values)}`
    );
  }
  if (typeof options.skip_records_with_error === "boolean") {
  } else if (options.skip_records_with_error === void 0 || options.skip_records_with_error === null) {
    options.skip_records_with_error = false;
  } else {
    throw new Error(
      `Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(options.skip_records_with_error)}`
    );
  }
  if (options.rtrim === void 0 || options.rtrim === null || options.rtrim === false) {
    options.rtrim = false;
  } else if (options.rtrim !== true) {
    throw new Error(
      `Invalid Option: rtrim must be a boolean, got ${JSON.stringify(options.rtrim)}`
    );
  }
  if (options.ltrim === void 0 || options.ltrim === null || options.ltrim === false) {
    options.ltrim = false;
  } else if (options.ltrim !== true) {
    throw new Error(
      `Invalid Option: ltrim must be a boolean, got ${JSON.stringify(options.ltrim)}`
    );
  }
  if (options.trim === void 0 || options.trim === null || options.trim === false) {
    options.trim = false;
  } else if (options.trim !== true) {
    throw new Error(
      `Invalid Option: trim must be a boolean, got ${JSON.stringify(options.trim)}`
    );
  }
  if (options.trim === true && opts.ltrim !== false) {
    options.ltrim = true;
  } else if (options.ltrim !== true) {
    options.ltrim = false;
  }
  if (options.trim === true && opts.rtrim !== false) {
    options.rtrim = true;
  } else if (options.rtrim !== true) {
    options.rtrim = false;
  }
  if (options.to === void 0 || options.to === null) {
    options.to = -1;
  } else if (options.to !== -1) {
    if (typeof options.to === "string" && /\d+/.test(options.to)) {
      options.to = parseInt(options.to);
    }
    if (Number.isInteger(options.to)) {
      if (options.to <= 0) {
        throw new Error(
          `Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(opts.to)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: to must be an integer, got ${JSON.stringify(opts.to)}`
      );
    }
  }
  if (options.to_line === void 0 || options.to_line === null) {
    options.to_line = -1;
  } else if (options.to_line !== -1) {
    if (typeof options.to_line === "string" && /\d+/.test(options.to_line)) {
      options.to_line = parseInt(options.to_line);
    }
    if (Number.isInteger(options.to_line)) {
      if (options.to_line <= 0) {
        throw new Error(
          `Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(opts.to_line)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: to_line must be an integer, got ${JSON.stringify(opts.to_line)}`
      );
    }
  }
  return options;
};

// node_modules/csv-parse/lib/utils/delimiter_discover.js
var delimiter_discover = function(records, options) {
  if (!options) {
    ({ delimiter_auto: options } = normalize_options({ delimiter_auto: true }));
  }
  if (typeof records === "string") {
    records = Buffer.from(records);
  }
  if (Buffer.isBuffer(records)) {
    records = ((data) => {
      const records2 = [];
      const parser = transform({ delimiter: [] });
      const push = (record2) => records2.push(record2);
      const close = () => {
      };
      const error = parser.parse(data, true, push, close);
      if (error !== void 0) throw error;
      return records2;
    })(records);
  }
  const info2 = Array(127).fill().map(() => ({ lines: [] }));
  records.map(([record2], line) => {
    for (let i = 0, l = record2.length; i < l; i++) {
      const code = record2.charCodeAt(i);
      if (info2[code].lines[line] === void 0) info2[code].lines[line] = 0;
      info2[code].lines[line]++;
    }
  });
  info2.map((info3, i) => {
    info3.char_code = i;
    info3.std = std(info3.lines);
    info3.total = info3.lines.reduce((acc, val) => acc + val, 0);
    info3.preferred = !!options.preferred[i];
    info3.score = options.score(info3, options);
  });
  const result = info2.reduce(
    (acc, info3) => acc.score > info3.score ? acc : info3,
    {}
  );
  return String.fromCharCode(result.char_code);
};
var std = function(array) {
  const n = array.length;
  if (n === 0) return 0;
  const mean = array.reduce((a, b) => a + b) / n;
  return Math.sqrt(
    array.map((x) => Math.pow(x - mean, 2)).reduce((a, b) => a + b) / n
  );
};

// node_modules/csv-parse/lib/api/index.js
var isRecordEmpty = function(record2) {
  return record2.every(
    (field) => field == null || field.toString && field.toString().trim() === ""
  );
};
var cr = 13;
var nl = 10;
var boms = {
  // Note, the following are equals:
  // Buffer.from("\ufeff")
  // Buffer.from([239, 187, 191])
  // Buffer.from('EFBBBF', 'hex')
  utf8: Buffer.from([239, 187, 191]),
  // Note, the following are equals:
  // Buffer.from "\ufeff", 'utf16le
  // Buffer.from([255, 254])
  utf16le: Buffer.from([255, 254])
};
var transform = function(original_options = {}) {
  const info2 = {
    bytes: 0,
    bytes_records: 0,
    comment_lines: 0,
    empty_lines: 0,
    invalid_field_length: 0,
    lines: 1,
    records: 0
  };
  const options = normalize_options(original_options);
  return {
    info: info2,
    original_options,
    options,
    state: init_state(options),
    __needMoreData: function(i, bufLen, end) {
      if (end) return false;
      const { encoding, escape, quote } = this.options;
      const { quoting, needMoreDataSize, recordDelimiterMaxLength } = this.state;
      const numOfCharLeft = bufLen - i - 1;
      const requiredLength = Math.max(
        needMoreDataSize,
        // Skip if the remaining buffer smaller than record delimiter
        // If "record_delimiter" is yet to be discovered:
        // 1. It is equals to `[]` and "recordDelimiterMaxLength" equals `0`
        // 2. We set the length to windows line ending in the current encoding
        // Note, that encoding is known from user or bom discovery at that point
        // recordDelimiterMaxLength,
        recordDelimiterMaxLength === 0 ? Buffer.from("\r\n", encoding).length : recordDelimiterMaxLength,
        // Skip if remaining buffer can be an escaped quote
        quoting ? (escape === null ? 0 : escape.length) + quote.length : 0,
        // Skip if remaining buffer can be record delimiter following the closing quote
        quoting ? quote.length + recordDelimiterMaxLength : 0
      );
      return numOfCharLeft < requiredLength;
    },
    // Central parser implementation
    parse: function(nextBuf, end, push, close) {
      const {
        bom,
        comment_no_infix,
        delimiter_auto,
        encoding,
        from_line,
        ltrim,
        max_record_size,
        raw,
        relax_quotes,
        rtrim,
        skip_empty_lines,
        to,
        to_line
      } = this.options;
      let { comment: comment2, escape, quote, record_delimiter } = this.options;
      const {
        bomSkipped,
        delimiterDiscovered,
        delimiterBufPrevious,
        rawBuffer,
        escapeIsQuote
      } = this.state;
      if (!delimiterDiscovered && delimiter_auto) {
        let delimiterBuf;
        if (delimiterBufPrevious === void 0) {
          delimiterBuf = nextBuf;
        } else if (delimiterBufPrevious !== void 0 && nextBuf === void 0) {
          delimiterBuf = delimiterBufPrevious;
        } else {
          delimiterBuf = Buffer.concat([delimiterBufPrevious, nextBuf]);
        }
        nextBuf = void 0;
        if (end || delimiterBuf.length > delimiter_auto.size) {
          this.options.delimiter = [
            Buffer.from(
              delimiter_discover(delimiterBuf, this.options.delimiter_auto)
            )
          ];
          this.state.previousBuf = delimiterBuf;
          this.state.delimiterBufPrevious = void 0;
          this.state.delimiterDiscovered = true;
        } else {
          this.state.delimiterBufPrevious = delimiterBuf;
          return;
        }
      }
      const { previousBuf } = this.state;
      let buf;
      if (previousBuf === void 0) {
        if (nextBuf === void 0) {
          close();
          return;
        } else {
          buf = nextBuf;
        }
      } else if (previousBuf !== void 0 && nextBuf === void 0) {
        buf = previousBuf;
      } else {
        buf = Buffer.concat([previousBuf, nextBuf]);
      }
      if (bomSkipped === false) {
        if (bom === false) {
          this.state.bomSkipped = true;
        } else if (buf.length < 3) {
          if (end === false) {
            this.state.previousBuf = buf;
            return;
          }
        } else {
          for (const encoding2 in boms) {
            if (boms[encoding2].compare(buf, 0, boms[encoding2].length) === 0) {
              const bomLength = boms[encoding2].length;
              this.state.bufBytesStart += bomLength;
              buf = buf.slice(bomLength);
              const options2 = normalize_options({
                ...this.original_options,
                encoding: encoding2
              });
              for (const key in options2) {
                this.options[key] = options2[key];
              }
              ({ comment: comment2, escape, quote } = this.options);
              break;
            }
          }
          this.state.bomSkipped = true;
        }
      }
      const bufLen = buf.length;
      let pos;
      for (pos = 0; pos < bufLen; pos++) {
        if (this.__needMoreData(pos, bufLen, end)) {
          break;
        }
        if (this.state.wasRowDelimiter === true) {
          this.info.lines++;
          this.state.wasRowDelimiter = false;
        }
        if (to_line !== -1 && this.info.lines > to_line) {
          this.state.stop = true;
          close();
          return;
        }
        if (this.state.quoting === false && record_delimiter.length === 0) {
          const record_delimiterCount = this.__autoDiscoverRecordDelimiter(
            buf,
            pos
          );
          if (record_delimiterCount) {
            record_delimiter = this.options.record_delimiter;
          }
        }
        const chr = buf[pos];
        if (raw === true) {
          rawBuffer.append(chr);
        }
        if ((chr === cr || chr === nl) && this.state.wasRowDelimiter === false) {
          this.state.wasRowDelimiter = true;
        }
        if (this.state.escaping === true) {
          this.state.escaping = false;
        } else {
          if (escape !== null && this.state.quoting === true && this.__isEscape(buf, pos, chr) && pos + escape.length < bufLen) {
            if (escapeIsQuote) {
              if (this.__isQuote(buf, pos + escape.length)) {
                this.state.escaping = true;
                pos += escape.length - 1;
                continue;
              }
            } else {
              this.state.escaping = true;
              pos += escape.length - 1;
              continue;
            }
          }
          if (this.state.commenting === false && this.__isQuote(buf, pos)) {
            if (this.state.quoting === true) {
              const nextChr = buf[pos + quote.length];
              const isNextChrTrimable = rtrim && this.__isCharTrimable(buf, pos + quote.length);
              const isNextChrComment = comment2 !== null && this.__compareBytes(comment2, buf, pos + quote.length, nextChr);
              const isNextChrDelimiter = this.__isDelimiter(
                buf,
                pos + quote.length,
                nextChr
              );
              const isNextChrRecordDelimiter = record_delimiter.length === 0 ? this.__autoDiscoverRecordDelimiter(buf, pos + quote.length) : this.__isRecordDelimiter(nextChr, buf, pos + quote.length);
              if (escape !== null && this.__isEscape(buf, pos, chr) && this.__isQuote(buf, pos + escape.length)) {
                pos += escape.length - 1;
              } else if (!nextChr || isNextChrDelimiter || isNextChrRecordDelimiter || isNextChrComment || isNextChrTrimable) {
                this.state.quoting = false;
                this.state.wasQuoting = true;
                pos += quote.length - 1;
                continue;
              } else if (relax_quotes === false) {
                const err = this.__error(
                  new CsvError(
                    "CSV_INVALID_CLOSING_QUOTE",
                    [
                      "Invalid Closing Quote:",
                      `got "${String.fromCharCode(nextChr)}"`,
                      `at line ${this.info.lines}`,
                      "instead of delimiter, record delimiter, trimable character",
                      "(if activated) or comment"
                    ],
                    this.options,
                    this.__infoField()
                  )
                );
                if (err !== void 0) return err;
              } else {
                this.state.quoting = false;
                this.state.wasQuoting = true;
                this.state.field.prepend(quote);
                pos += quote.length - 1;
              }
            } else {
              if (this.state.field.length !== 0) {
                if (relax_quotes === false) {
                  const info3 = this.__infoField();
                  const bom2 = Object.keys(boms).map(
                    (b) => boms[b].equals(this.state.field.toString()) ? b : false
                  ).filter(Boolean)[0];
                  const err = this.__error(
                    new CsvError(
                      "INVALID_OPENING_QUOTE",
                      [
                        "Invalid Opening Quote:",
                        `a quote is found on field ${JSON.stringify(info3.column)} at line ${info3.lines}, value is ${JSON.stringify(this.state.field.toString(encoding))}`,
                        bom2 ? `(${bom2} bom)` : void 0
                      ],
                      this.options,
                      info3,
                      {
                        field: this.state.field
                      }
                    )
                  );
                  if (err !== void 0) return err;
                }
              } else {
                this.state.quoting = true;
                pos += quote.length - 1;
                continue;
              }
            }
          }
          if (this.state.quoting === false) {
            const recordDelimiterLength = this.__isRecordDelimiter(
              chr,
              buf,
              pos
            );
            if (recordDelimiterLength !== 0) {
              const skipCommentLine = this.state.commenting && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0;
              if (skipCommentLine) {
                this.info.comment_lines++;
              } else {
                if (this.state.enabled === false && this.info.lines + (this.state.wasRowDelimiter === true ? 1 : 0) >= from_line) {
                  this.state.enabled = true;
                  this.__resetField();
                  this.__resetRecord();
                  pos += recordDelimiterLength - 1;
                  continue;
                }
                if (skip_empty_lines === true && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) {
                  this.info.empty_lines++;
                  pos += recordDelimiterLength - 1;
                  continue;
                }
                this.info.bytes = this.state.bufBytesStart + pos;
                const errField = this.__onField();
                if (errField !== void 0) return errField;
                this.info.bytes = this.state.bufBytesStart + pos + recordDelimiterLength;
                const errRecord = this.__onRecord(push);
                if (errRecord !== void 0) return errRecord;
                if (to !== -1 && this.info.records >= to) {
                  this.state.stop = true;
                  close();
                  return;
                }
              }
              this.state.commenting = false;
              pos += recordDelimiterLength - 1;
              continue;
            }
            if (this.state.commenting) {
              continue;
            }
            if (comment2 !== null && (comment_no_infix === false || this.state.record.length === 0 && this.state.field.length === 0)) {
              const commentCount = this.__compareBytes(comment2, buf, pos, chr);
              if (commentCount !== 0) {
                this.state.commenting = true;
                continue;
              }
            }
            const delimiterLength = this.__isDelimiter(buf, pos, chr);
            if (delimiterLength !== 0) {
              this.info.bytes = this.state.bufBytesStart + pos;
              const errField = this.__onField();
              if (errField !== void 0) return errField;
              pos += delimiterLength - 1;
              continue;
            }
          }
        }
        if (this.state.commenting === false) {
          if (max_record_size !== 0 && this.state.record_length + this.state.field.length > max_record_size) {
            return this.__error(
              new CsvError(
                "CSV_MAX_RECORD_SIZE",
                [
                  "Max Record Size:",
                  "record exceed the maximum number of tolerated bytes",
                  `of ${max_record_size}`,
                  `at line ${this.info.lines}`
                ],
                this.options,
                this.__infoField()
              )
            );
          }
        }
        const lappend = ltrim === false || this.state.quoting === true || this.state.field.length !== 0 || !this.__isCharTrimable(buf, pos);
        const rappend = rtrim === false || this.state.wasQuoting === false;
        if (lappend === true && rappend === true) {
          this.state.field.append(chr);
        } else if (rtrim === true && !this.__isCharTrimable(buf, pos)) {
          return this.__error(
            new CsvError(
              "CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE",
              [
                "Invalid Closing Quote:",
                "found non trimable byte after quote",
                `at line ${this.info.lines}`
              ],
              this.options,
              this.__infoField()
            )
          );
        } else {
          if (lappend === false) {
            pos += this.__isCharTrimable(buf, pos) - 1;
          }
          continue;
        }
      }
      if (end === true) {
        if (this.state.quoting === true) {
          const err = this.__error(
            new CsvError(
              "CSV_QUOTE_NOT_CLOSED",
              [
                "Quote Not Closed:",
                `the parsing is finished with an opening quote at line ${this.info.lines}`
              ],
              this.options,
              this.__infoField()
            )
          );
          if (err !== void 0) return err;
        } else {
          if (this.state.wasQuoting === true || this.state.record.length !== 0 || this.state.field.length !== 0) {
            this.info.bytes = this.state.bufBytesStart + pos;
            const errField = this.__onField();
            if (errField !== void 0) return errField;
            const errRecord = this.__onRecord(push);
            if (errRecord !== void 0) return errRecord;
          } else if (this.state.wasRowDelimiter === true) {
            this.info.empty_lines++;
          } else if (this.state.commenting === true) {
            this.info.comment_lines++;
          }
        }
      } else {
        this.state.bufBytesStart += pos;
        this.state.previousBuf = buf.slice(pos);
      }
      if (this.state.wasRowDelimiter === true) {
        this.info.lines++;
        this.state.wasRowDelimiter = false;
      }
    },
    __onRecord: function(push) {
      const {
        columns: columns2,
        group_columns_by_name,
        encoding,
        info: info3,
        from,
        relax_column_count,
        relax_column_count_less,
        relax_column_count_more,
        raw,
        skip_records_with_empty_values
      } = this.options;
      const { enabled, record: record2 } = this.state;
      if (enabled === false) {
        return this.__resetRecord();
      }
      const recordLength = record2.length;
      if (columns2 === true) {
        if (skip_records_with_empty_values === true && isRecordEmpty(record2)) {
          this.__resetRecord();
          return;
        }
        return this.__firstLineToColumns(record2);
      }
      if (columns2 === false && this.info.records === 0) {
        this.state.expectedRecordLength = recordLength;
      }
      if (recordLength !== this.state.expectedRecordLength) {
        const err = columns2 === false ? new CsvError(
          "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH",
          [
            "Invalid Record Length:",
            `expect ${this.state.expectedRecordLength},`,
            `got ${recordLength} on line ${this.info.lines}`
          ],
          this.options,
          this.__infoField(),
          {
            record: record2
          }
        ) : new CsvError(
          "CSV_RECORD_INCONSISTENT_COLUMNS",
          [
            "Invalid Record Length:",
            `columns length is ${columns2.length},`,
            // rename columns
            `got ${recordLength} on line ${this.info.lines}`
          ],
          this.options,
          this.__infoField(),
          {
            record: record2
          }
        );
        if (relax_column_count === true || relax_column_count_less === true && recordLength < this.state.expectedRecordLength || relax_column_count_more === true && recordLength > this.state.expectedRecordLength) {
          this.info.invalid_field_length++;
          this.state.error = err;
        } else {
          const finalErr = this.__error(err);
          if (finalErr) return finalErr;
        }
      }
      if (skip_records_with_empty_values === true && isRecordEmpty(record2)) {
        this.__resetRecord();
        return;
      }
      if (this.state.recordHasError === true) {
        this.__resetRecord();
        this.state.recordHasError = false;
        return;
      }
      this.info.records++;
      if (from === 1 || this.info.records >= from) {
        const { objname } = this.options;
        if (columns2 !== false) {
          const obj = {};
          for (let i = 0, l = record2.length; i < l; i++) {
            if (columns2[i] === void 0 || columns2[i].disabled) continue;
            if (group_columns_by_name === true && Object.hasOwn(obj, columns2[i].name)) {
              if (Array.isArray(obj[columns2[i].name])) {
                obj[columns2[i].name] = obj[columns2[i].name].concat(record2[i]);
              } else {
                obj[columns2[i].name] = [obj[columns2[i].name], record2[i]];
              }
            } else {
              Object.defineProperty(obj, columns2[i].name, {
                value: record2[i],
                enumerable: true,
                writable: true,
                configurable: true
              });
            }
          }
          if (raw === true || info3 === true) {
            const extRecord = Object.assign(
              { record: obj },
              raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {},
              info3 === true ? { info: this.__infoRecord() } : {}
            );
            const err = this.__push(
              objname === void 0 ? extRecord : [obj[objname], extRecord],
              push
            );
            if (err) {
              return err;
            }
          } else {
            const err = this.__push(
              objname === void 0 ? obj : [obj[objname], obj],
              push
            );
            if (err) {
              return err;
            }
          }
        } else {
          if (raw === true || info3 === true) {
            const extRecord = Object.assign(
              { record: record2 },
              raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {},
              info3 === true ? { info: this.__infoRecord() } : {}
            );
            const err = this.__push(
              objname === void 0 ? extRecord : [record2[objname], extRecord],
              push
            );
            if (err) {
              return err;
            }
          } else {
            const err = this.__push(
              objname === void 0 ? record2 : [record2[objname], record2],
              push
            );
            if (err) {
              return err;
            }
          }
        }
      }
      this.__resetRecord();
    },
    __firstLineToColumns: function(record2) {
      const { firstLineToHeaders } = this.state;
      try {
        const headers = firstLineToHeaders === void 0 ? record2 : firstLineToHeaders.call(null, record2);
        if (!Array.isArray(headers)) {
          return this.__error(
            new CsvError(
              "CSV_INVALID_COLUMN_MAPPING",
              [
                "Invalid Column Mapping:",
                "expect an array from column function,",
                `got ${JSON.stringify(headers)}`
              ],
              this.options,
              this.__infoField(),
              {
                headers
              }
            )
          );
        }
        const normalizedHeaders = normalize_columns_array(headers);
        this.state.expectedRecordLength = normalizedHeaders.length;
        this.options.columns = normalizedHeaders;
        this.__resetRecord();
        return;
      } catch (err) {
        return err;
      }
    },
    __resetRecord: function() {
      if (this.options.raw === true) {
        this.state.rawBuffer.reset();
      }
      this.state.error = void 0;
      this.state.record = [];
      this.state.record_length = 0;
    },
    __onField: function() {
      const { cast, encoding, rtrim, max_record_size } = this.options;
      const { enabled, wasQuoting } = this.state;
      if (enabled === false) {
        return this.__resetField();
      }
      let field = this.state.field.toString(encoding);
      if (rtrim === true && wasQuoting === false) {
        field = field.trimRight();
      }
      if (cast === true) {
        const [err, f] = this.__cast(field);
        if (err !== void 0) return err;
        field = f;
      }
      this.state.record.push(field);
      if (max_record_size !== 0 && typeof field === "string") {
        this.state.record_length += field.length;
      }
      this.__resetField();
    },
    __resetField: function() {
      this.state.field.reset();
      this.state.wasQuoting = false;
    },
    __push: function(record2, push) {
      const { on_record } = this.options;
      if (on_record !== void 0) {
        const info3 = this.__infoRecord();
        try {
          record2 = on_record.call(null, record2, info3);
        } catch (err) {
          return err;
        }
        if (record2 === void 0 || record2 === null) {
          return;
        }
      }
      this.info.bytes_records += this.info.bytes;
      push(record2);
    },
    // Return a tuple with the error and the casted value
    __cast: function(field) {
      const { columns: columns2, relax_column_count } = this.options;
      const isColumns = Array.isArray(columns2);
      if (isColumns === true && relax_column_count && this.options.columns.length <= this.state.record.length) {
        return [void 0, void 0];
      }
      if (this.state.castField !== null) {
        try {
          const info3 = this.__infoField();
          return [void 0, this.state.castField.call(null, field, info3)];
        } catch (err) {
          return [err];
        }
      }
      if (this.__isFloat(field)) {
        return [void 0, parseFloat(field)];
      } else if (this.options.cast_date !== false) {
        const info3 = this.__infoField();
        return [void 0, this.options.cast_date.call(null, field, info3)];
      }
      return [void 0, field];
    },
    __compareBytes: function(sourceBuf, targetBuf, targetPos, firstByte) {
      if (sourceBuf[0] !== firstByte) return 0;
      const sourceLength = sourceBuf.length;
      for (let i = 1; i < sourceLength; i++) {
        if (sourceBuf[i] !== targetBuf[targetPos + i]) return 0;
      }
      return sourceLength;
    },
    // Helper to test if a character is trimable
    __isCharTrimable: function(buf, pos) {
      const { timchars, timcharFirstBytes } = this.state;
      const first = buf[pos];
      if (first === void 0 || timcharFirstBytes[first] === 0) return 0;
      loop1: for (let i = 0; i < timchars.length; i++) {
        const timchar = timchars[i];
        for (let j = 0; j < timchar.length; j++) {
          if (timchar[j] !== buf[pos + j]) continue loop1;
        }
        return timchar.length;
      }
      return 0;
    },
    __isDelimiter: function(buf, pos, chr) {
      const { delimiter: delimiter3, ignore_last_delimiters } = this.options;
      if (ignore_last_delimiters === true && this.state.record.length === this.options.columns.length - 1) {
        return 0;
      } else if (ignore_last_delimiters !== false && typeof ignore_last_delimiters === "number" && this.state.record.length === ignore_last_delimiters - 1) {
        return 0;
      }
      loop1: for (let i = 0; i < delimiter3.length; i++) {
        const del = delimiter3[i];
        if (del[0] === chr) {
          for (let j = 1; j < del.length; j++) {
            if (del[j] !== buf[pos + j]) continue loop1;
          }
          return del.length;
        }
      }
      return 0;
    },
    __isEscape: function(buf, pos, chr) {
      const { escape } = this.options;
      if (escape === null) return false;
      const l = escape.length;
      if (escape[0] === chr) {
        for (let i = 0; i < l; i++) {
          if (escape[i] !== buf[pos + i]) {
            return false;
          }
        }
        return true;
      }
      return false;
    },
    __isFloat: function(value) {
      return value - parseFloat(value) + 1 >= 0;
    },
    // Keep it in case we implement the `cast_int` option
    // __isInt(value){
    //   // return Number.isInteger(parseInt(value))
    //   // return !isNaN( parseInt( obj ) );
    //   return /^(\-|\+)?[1-9][0-9]*$/.test(value)
    // }
    __isQuote: function(buf, pos) {
      const { quote } = this.options;
      if (quote === null) return false;
      const l = quote.length;
      for (let i = 0; i < l; i++) {
        if (quote[i] !== buf[pos + i]) {
          return false;
        }
      }
      return true;
    },
    __isRecordDelimiter: function(chr, buf, pos) {
      const { record_delimiter } = this.options;
      const recordDelimiterLength = record_delimiter.length;
      loop1: for (let i = 0; i < recordDelimiterLength; i++) {
        const rd = record_delimiter[i];
        const rdLength = rd.length;
        if (rd[0] !== chr) {
          continue;
        }
        for (let j = 1; j < rdLength; j++) {
          if (rd[j] !== buf[pos + j]) {
            continue loop1;
          }
        }
        return rd.length;
      }
      return 0;
    },
    __autoDiscoverRecordDelimiter: function(buf, pos) {
      const { encoding } = this.options;
      const rds = [
        // Important, the windows line ending must be before mac os 9
        Buffer.from("\r\n", encoding),
        Buffer.from("\n", encoding),
        Buffer.from("\r", encoding)
      ];
      loop: for (let i = 0; i < rds.length; i++) {
        const l = rds[i].length;
        for (let j = 0; j < l; j++) {
          if (rds[i][j] !== buf[pos + j]) {
            continue loop;
          }
        }
        this.options.record_delimiter.push(rds[i]);
        this.state.recordDelimiterMaxLength = rds[i].length;
        return rds[i].length;
      }
      return 0;
    },
    __error: function(msg) {
      const { encoding, raw, skip_records_with_error } = this.options;
      const err = typeof msg === "string" ? new Error(msg) : msg;
      if (skip_records_with_error) {
        this.state.recordHasError = true;
        if (this.options.on_skip !== void 0) {
          try {
            this.options.on_skip(
              err,
              raw ? this.state.rawBuffer.toString(encoding) : void 0
            );
          } catch (err2) {
            return err2;
          }
        }
        return void 0;
      } else {
        return err;
      }
    },
    __infoDataSet: function() {
      return {
        ...this.info,
        columns: this.options.columns
      };
    },
    __infoRecord: function() {
      const { columns: columns2, raw, encoding } = this.options;
      return {
        ...this.__infoDataSet(),
        bytes_records: this.info.bytes,
        error: this.state.error,
        header: columns2 === true,
        index: this.state.record.length,
        raw: raw ? this.state.rawBuffer.toString(encoding) : void 0
      };
    },
    __infoField: function() {
      const { columns: columns2 } = this.options;
      const isColumns = Array.isArray(columns2);
      const bytes_records = this.info.bytes_records;
      return {
        ...this.__infoRecord(),
        bytes_records,
        column: isColumns === true ? columns2.length > this.state.record.length ? columns2[this.state.record.length].name : null : this.state.record.length,
        quoting: this.state.wasQuoting
      };
    }
  };
};

// node_modules/csv-parse/lib/sync.js
var parse4 = function(data, opts = {}) {
  if (typeof data === "string") {
    data = Buffer.from(data);
  }
  const records = opts && opts.objname ? /* @__PURE__ */ Object.create(null) : [];
  const parser = transform(opts);
  const push = (record2) => {
    if (parser.options.objname === void 0) records.push(record2);
    else {
      records[record2[0]] = record2[1];
    }
  };
  const close = () => {
  };
  const error = parser.parse(data, true, push, close);
  if (error !== void 0) throw error;
  return records;
};

// src/parse/nsys-csv/table.ts
function readTable(text2, file, layout, fits2) {
  const records = readRecords(text2, file);
  const start2 = records.findIndex(({ cells }) => columnsOf(cells, layout.columns) !== null);
  const header2 = records[start2];
  const indices = header2 === void 0 ? null : columnsOf(header2.cells, layout.columns);
  if (header2 === void 0 || indices === null) throw withoutHeader(records, file, layout);
  const rows = [];
  const bad = [];
  const notes = [];
  const textAt = layout.text.map((key) => indices.get(key) ?? -1);
  for (const { cells, line } of records.slice(start2 + 1)) {
    if (cells.length === 1) {
      notes.push(
        `${file}, line ${String(line)}: text between the rows: ${JSON.stringify((cells[0] ?? "").slice(0, 80))}`
      );
      continue;
    }
    const candidates = cutCells(cells, header2.cells.length, textAt).map((cut) => ({
      line,
      cells: new Map([...indices].map(([key, index]) => [key, cut[index] ?? ""]))
    }));
    const row = candidates.find(fits2) ?? candidates[0];
    if (row === void 0)
      bad.push({ line, why: `${String(cells.length)} cells, the header has ${String(header2.cells.length)}` });
    else rows.push(row);
  }
  const headers = new Map([...indices].map(([key, index]) => [key, header2.cells[index] ?? ""]));
  return { headers, rows, bad, notes };
}
function readRecords(text2, file) {
  try {
    const records = parse4(text2, {
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      info: true
    });
    if (!Array.isArray(records)) return [];
    return records.map((entry) => readRecord(entry));
  } catch (error) {
    throw new ParseError({
      what: "The summary of nsys stats is not CSV.",
      where: file,
      why: error instanceof Error ? error.message : String(error),
      hint: "Run nsys stats again with --format csv.",
      id: "csv-damaged",
      cause: error
    });
  }
}
function readRecord(entry) {
  if (typeof entry !== "object" || entry === null || !("record" in entry) || !("info" in entry))
    throw new TypeError("csv-parse gave no record");
  const { record: record2, info: info2 } = entry;
  const line = typeof info2 === "object" && info2 !== null && "lines" in info2 ? Number(info2.lines) : NaN;
  if (!Array.isArray(record2)) throw new TypeError("csv-parse gave no array");
  return { cells: record2.map((cell) => String(cell)), line };
}
function plainHeader(header2) {
  return header2.replace(/\([^()]*\)\s*$/, "").trim().replaceAll(/\s+/g, " ").toLowerCase();
}
function columnsOf(cells, columns2) {
  const plain = cells.map(plainHeader);
  const indices = /* @__PURE__ */ new Map();
  for (const { key, names: names2 } of columns2) {
    const index = names2.map((name) => plain.indexOf(name)).find((at2) => at2 >= 0);
    if (index === void 0) return null;
    indices.set(key, index);
  }
  return indices;
}
function cutCells(cells, width, textAt) {
  const extra = cells.length - width;
  if (extra < 0) return [];
  if (extra === 0) return [[...cells]];
  const [first = -1, second] = [...textAt].sort((one, other) => one - other);
  if (second === void 0) return [joinAt(cells, first, extra)];
  return Array.from(
    { length: extra + 1 },
    (_, inFirst) => joinAt(joinAt(cells, first, inFirst), second, extra - inFirst)
  );
}
function joinAt(cells, index, extra) {
  const joined = cells.slice(index, index + extra + 1).join(",");
  return [...cells.slice(0, index), extra === 0 ? joined : unquote(joined), ...cells.slice(index + extra + 1)];
}
function unquote(text2) {
  return text2.length >= 2 && text2.startsWith('"') && text2.endsWith('"') ? text2.slice(1, -1) : text2;
}
function withoutHeader(records, file, layout) {
  const found2 = records[0]?.cells.join(",");
  return new ParseError({
    what: "The summary of nsys stats has no header that we know.",
    where: file,
    why: `Expected the columns ${layout.columns.map((column) => column.names.join(" or ")).join(", ")}; ${found2 === void 0 ? "found nothing" : `the first line is ${JSON.stringify(found2.slice(0, 160))}`}.`,
    hint: "Run nsys stats again with --format csv. If your nsys names the columns otherwise, report this with its version.",
    id: "csv-header"
  });
}

// src/parse/nsys-csv/summary.ts
var totalColumn = { key: "total", names: ["total time"] };
var badLimit = 0.1;
var namedBadRows = 3;
function readSummary({ text: text2, file, columns: columns2, textColumns, readRow }) {
  refuseNonData(text2, file);
  const table = readTable(
    text2,
    file,
    { columns: columns2, text: textColumns },
    (row) => columns2.every(({ key }) => textColumns.includes(key) || /^[\w.,]*$/.test(row.cells.get(key) ?? ""))
  );
  const header2 = table.headers.get(totalColumn.key) ?? "";
  const exponent = timeExponent(header2);
  if (exponent === null) {
    throw new ParseError({
      what: `The summary's times are in a unit that we do not know: ${JSON.stringify(header2)}.`,
      where: file,
      hint: "Run nsys stats with --timeunit nsec.",
      id: "csv-header"
    });
  }
  const rows = [];
  const bad = [...table.bad];
  for (const row of table.rows) {
    const result = readRow(row, {
      totalNs: parseDecimal(row.cells.get(totalColumn.key) ?? "", exponent),
      count: (key) => parseCount(row.cells.get(key) ?? "")
    });
    if (typeof result === "string") bad.push({ line: row.line, why: result });
    else rows.push(result);
  }
  const messages = bad.map(({ line, why }) => `${file}, line ${String(line)}: ${why}`);
  if (bad.length > badLimit * (rows.length + bad.length)) {
    throw new ParseError({
      what: `${String(bad.length)} of ${String(rows.length + bad.length)} rows of the summary cannot be read.`,
      where: file,
      why: [
        ...messages.slice(0, namedBadRows),
        ...messages.length > namedBadRows ? [`and ${String(messages.length - namedBadRows)} more`] : []
      ].join("\n"),
      hint: "Run nsys stats again with --format csv and --force-export=true.",
      id: "csv-rows"
    });
  }
  return { rows, warnings: [...table.notes, ...messages] };
}
var nonData = [
  {
    pattern: /SKIPPED: .*/,
    id: "stats-skipped",
    what: "nsys stats had nothing to summarise.",
    hint: "The capture holds no such data: check that the range launches kernels, and --cuda-graph-trace=node."
  },
  {
    pattern: /ERROR: Report .*/,
    id: "stats-failed",
    what: "The report script of nsys stats failed.",
    hint: "Run `nsys stats --help-reports`: it lists the reports that this nsys has. If the report is there, reinstall nsys."
  }
];
function refuseNonData(text2, file) {
  if (text2.trim() === "") {
    throw new ParseError({
      what: "The summary of nsys stats is empty.",
      where: file,
      why: "nsys stats leaves an empty file both where there is no data (its output says SKIPPED) and where its script failed (ERROR).",
      hint: "See the output of nsys stats.",
      id: "stats-empty"
    });
  }
  for (const { pattern, id, what, hint } of nonData) {
    const why = pattern.exec(text2)?.[0];
    if (why !== void 0 && !text2.includes("Total Time")) throw new ParseError({ what, where: file, why, hint, id });
  }
}

// src/parse/nsys-csv/named-summary.ts
function readNamedSummary(text2, file, names2) {
  return readSummary({
    text: text2,
    file,
    columns: [totalColumn, { key: "instances", names: ["instances", "count"] }, { key: "name", names: names2 }],
    textColumns: ["name"],
    readRow: (row, { totalNs, count: count2 }) => {
      const instances2 = count2("instances");
      if (totalNs === null) return `the total time is not a number: ${JSON.stringify(row.cells.get("total"))}`;
      if (instances2 === null) return `the instances are not a number: ${JSON.stringify(row.cells.get("instances"))}`;
      return { name: row.cells.get("name") ?? "", instances: instances2, totalNs };
    }
  });
}

// src/parse/nsys-csv/kernel-summary.ts
function parseKernelSummary(text2, file) {
  return readNamedSummary(text2, file, ["name", "kernel name"]);
}

// src/parse/nsys-csv/range-kernel-summary.ts
var styles = /* @__PURE__ */ new Map([
  ["PushPop", "pushpop"],
  ["StartEnd", "startend"],
  ["", null]
]);
function parseRangeKernelSummary(text2, file) {
  return readSummary({
    text: text2,
    file,
    columns: [
      { key: "range", names: ["nvtx range", "range"] },
      { key: "style", names: ["style"] },
      { key: "instances", names: ["kern inst", "kernel instances", "instances"] },
      totalColumn,
      { key: "name", names: ["kernel name", "name"] }
    ],
    textColumns: ["range", "name"],
    readRow: (row, { totalNs, count: count2 }) => {
      const styleText = row.cells.get("style") ?? "";
      const style = styles.get(styleText);
      const instances2 = count2("instances");
      if (style === void 0) return `the style is neither PushPop nor StartEnd: ${JSON.stringify(styleText)}`;
      if (totalNs === null) return `the total time is not a number: ${JSON.stringify(row.cells.get("total"))}`;
      if (instances2 === null)
        return `the kernel instances are not a number: ${JSON.stringify(row.cells.get("instances"))}`;
      return { range: row.cells.get("range") ?? "", style, name: row.cells.get("name") ?? "", instances: instances2, totalNs };
    }
  });
}

// src/pipeline/examine.ts
function examine(capture2) {
  const { label, end, reports, gated, requireKernels } = capture2;
  const traces = reports.map(({ sqlite }) => readTrace(sqlite));
  const seen = mergeSeenRanges(traces.flatMap(seenRanges));
  const wanted = capture2.wanted.map((spec) => ({ spec, seen: matchRanges(spec, seen) }));
  const ranges = uniqueKeys(capture2.wanted.length === 0 ? seen : wanted.flatMap((match) => match.seen));
  const observed = observe(traces, ranges);
  const error = checkContents({
    label,
    end,
    importErrors: traces.flatMap(({ importErrors }) => importErrors),
    hasCudaApi: traces.some(({ hasCudaApi }) => hasCudaApi),
    graphTrace: traces[0]?.capture.graphTrace ?? null,
    totalKernels: traces.reduce((sum, { kernels: kernels2 }) => sum + kernels2.count, 0),
    seen,
    wanted: wanted.map((match) => ({ spec: match.spec, ranges: uniqueKeys(match.seen).map((key) => observed(key)) })),
    all: capture2.wanted.length === 0 ? ranges.map((key) => observed(key)) : null,
    gated,
    requireKernels
  });
  if (error !== null) throw error;
  const summaries = reports.map((report2, index) => checkReport(label, report2, traces[index]));
  return {
    label,
    end,
    reports,
    ranges,
    checks: summaries.flatMap(({ checks }) => checks),
    warnings: [...traces.flatMap(({ diagnostics }) => diagnostics.map((text2) => `${label}: nsys says: ${text2}`)), ...summaries.flatMap(({ warnings }) => warnings)]
  };
}
function uniqueKeys(ranges) {
  return [...new Map(ranges.map(({ name, domain }) => [rangeKeyText({ name, domain }), { name, domain }])).values()];
}
function observe(traces, keys) {
  const byKey = /* @__PURE__ */ new Map();
  for (const trace of traces) {
    for (const range of attribute(trace, keys).ranges) {
      const text2 = rangeKeyText(range.key);
      byKey.set(text2, add(byKey.get(text2) ?? nothing(range.key), trace, range));
    }
  }
  return (key) => byKey.get(rangeKeyText(key)) ?? nothing(key);
}
function nothing({ name, domain }) {
  return { name, domain, instances: 0, unfinished: 0, kernels: 0, graphLaunches: 0, lostKernels: 0 };
}
function add(sum, trace, range) {
  const calls = [...range.calls].flatMap((index) => trace.calls[index] ?? []);
  return {
    ...sum,
    instances: sum.instances + range.instances.length,
    unfinished: sum.unfinished + range.instances.filter(({ endNs }) => endNs === null).length,
    kernels: sum.kernels + range.kernels.length,
    graphLaunches: sum.graphLaunches + calls.filter(({ kind }) => kind === "graph-launch").length
  };
}
function checkReport(label, report2, trace) {
  if (trace === void 0 || trace.kernels.count === 0) return { checks: [], warnings: [] };
  const checks = [];
  const warnings = [];
  const compare = (name, file, check) => {
    const title = `${label}, ${name}`;
    if (file === null) {
      checks.push({ check: title, state: "not-possible", detail: "nsys stats was not run on this report" });
      return;
    }
    const { sums, warnings: found2 } = check(readFileSync3(file, "utf8"), file);
    warnings.push(...found2);
    if (sums.equal === null) {
      checks.push({ check: title, state: "not-possible", detail: sums.why });
      return;
    }
    const error = checkSums(label, name, sums);
    if (error !== null) throw error;
    if (sums.equal) checks.push({ check: title, state: "held", detail: sums.detail });
  };
  compare("cuda_gpu_kern_sum", report2.kernelSummary, (text2, path) => {
    const { rows, warnings: found2 } = parseKernelSummary(text2, path);
    return { sums: compareKernelSums(trace, rows), warnings: found2 };
  });
  compare("nvtx_kern_sum", report2.rangeSummary, (text2, path) => {
    if (trace.ranges.length === 0) return { sums: { equal: null, why: "the report holds no NVTX range" }, warnings: [] };
    const { rows, warnings: found2 } = parseRangeKernelSummary(text2, path);
    return { sums: compareRangeSums(trace, rows), warnings: found2 };
  });
  return { checks, warnings };
}

// src/pipeline/round.ts
var ownToRange = /* @__PURE__ */ new Set([
  "range-not-seen",
  "range-not-registered",
  "instances-missing",
  "range-unfinished",
  "no-kernels",
  "kernels-outside-range",
  "kernels-lost"
]);
async function captureRound(run2, discovery, plan, round) {
  const examined = [];
  const failures = [];
  for (const [index, capturePlan] of plan.captures.entries()) {
    try {
      examined.push(await captureAndExamine(run2, discovery, capturePlan, round));
    } catch (error) {
      if (!(error instanceof CaptureError)) throw error;
      failures.push(error);
      const left = plan.captures.length - index - 1;
      if (left > 0 && !ownToRange.has(error.id ?? "")) {
        run2.context.log.info(`The ${left === 1 ? "other capture is" : `other ${left} captures are`} not made: this failure is not the range's own.`);
        break;
      }
    }
  }
  const [first] = failures;
  if (first === void 0) return examined;
  if (failures.length === 1) throw first;
  throw new CaptureError({
    id: first.id ?? "captures-failed",
    what: `${failures.length} of ${plan.captures.length} captures of round ${round} failed:`,
    failures
  });
}
async function captureAndExamine(run2, discovery, plan, round) {
  const { config } = run2.loaded;
  const { gate } = plan;
  try {
    const captured = await capture(run2, plan, round);
    const reports = [];
    for (const { path } of captured.reports) {
      const ports = { nsys: run2.nsys, runTool: run2.runTool, environment: run2.toolEnvironment, extraReports: config.nsys.reports };
      const exported = await exportReport(ports, path, captured.folder, captured.label);
      reports.push({ ...exported, source: relative2(run2.directory.path, path) });
    }
    return examine({
      label: captured.label,
      end: captured.end,
      reports,
      wanted: plan.ranges,
      gated: gatesItself(plan),
      requireKernels: config["require-kernels"]
    });
  } catch (error) {
    if (gate.kind === "nvtx" && error instanceof CaptureError && error.id === "range-not-seen") throw await discovery.explain(error, gate.range);
    throw error;
  }
}

// src/pipeline/settings.ts
import { readFileSync as readFileSync4 } from "node:fs";
import { isAbsolute as isAbsolute3, join as join24, resolve as resolve7 } from "node:path";

// src/config/load.ts
import { join as join23 } from "node:path";

// src/config/nsys-options.ts
var always = "leave it out";
var ownedOptions = [
  { long: "--output", short: "-o", remedy: always },
  { long: "--capture-range", short: "-c", remedy: "use nsys.capture" },
  { long: "--capture-range-end", remedy: "use nsys.capture-range-end" },
  { long: "--nvtx-capture", short: "-p", remedy: "use ranges or nsys.capture-range" },
  { long: "--trace", short: "-t", remedy: "use nsys.trace" },
  { long: "--sample", short: "-s", remedy: "use nsys.sample" },
  { long: "--cpuctxsw", remedy: "use nsys.cpuctxsw" },
  { long: "--cuda-graph-trace", remedy: "use nsys.cuda-graph-trace" },
  { long: "--session-new", remedy: always },
  { long: "--force-overwrite", short: "-f", remedy: always },
  { long: "--wait", remedy: always },
  { long: "--env-var", short: "-e", remedy: "use workload.environment" },
  { long: "--export", remedy: always },
  { long: "--kill", remedy: always }
];
function ownedOption(argument) {
  const [name = ""] = argument.split("=");
  const exact = ownedOptions.find(({ long, short }) => long === name || short === name.slice(0, 2));
  if (exact !== void 0) return exact;
  if (!/^--[a-z]/.test(name)) return null;
  return ownedOptions.find(({ long }) => long.startsWith(name)) ?? null;
}

// src/config/contradictions-capture.ts
var captureRules = [
  ({ config: { nsys }, at: at2 }) => nsys["capture-range"] !== null && !nsys.gating ? [`${at2("nsys.capture-range")} gates the capture, and ${at2("nsys.gating")} is false: change one.`] : [],
  ({ config: { nsys }, at: at2 }) => nsys["capture-range"] !== null && nsys.capture !== "nvtx" ? [`${at2("nsys.capture-range")} is an NVTX range, and ${at2("nsys.capture")} is ${nsys.capture}: it must be nvtx.`] : [],
  ({ config: { nsys }, at: at2, isSet: isSet2 }) => !nsys.gating && nsys.capture === "cudaProfilerApi" && isSet2("nsys.capture") ? [`${at2("nsys.capture")} is cudaProfilerApi, and ${at2("nsys.gating")} is false: nothing would wait for it.`] : [],
  ({ config: { nsys, ranges }, requireWorkload }) => requireWorkload && nsys.gating && nsys.capture === "nvtx" && ranges.length === 0 && nsys["capture-range"] === null ? [
    "No range opens the capture: set ranges (or nsys.capture-range), or nsys.gating=false to record the whole program."
  ] : [],
  ({ config, at: at2 }) => {
    const end = config.nsys["capture-range-end"];
    if (end === "auto" || !isGated(config)) return [];
    const captured = Number(/:(\d+)$/.exec(end)?.[1] ?? 1);
    const wrong = gatingInstances(config).find(({ instances: instances2 }) => instances2 !== captured);
    if (wrong === void 0) return [];
    const remedy = wrong.key === "nsys.capture-range" ? "which is captured once: use auto, stop or stop-shutdown." : `of which ${wrong.instances} ${wrong.instances === 1 ? "is" : "are"} asked (${wrong.key}): make them equal, or use auto.`;
    return [
      `${at2("nsys.capture-range-end")} is ${end}, which captures ${captured} ${captured === 1 ? "instance" : "instances"} of ${wrong.name}, ${remedy}`
    ];
  },
  ({ config: { nsys, ranges }, at: at2 }) => !nsys.trace.includes("nvtx") && (ranges.length > 0 || nsys["capture-range"] !== null) ? [`${at2("nsys.trace")} lacks nvtx, without which ranges are not seen: add it.`] : [],
  ({ config, at: at2 }) => config["require-kernels"] && !config.nsys.trace.some((name) => /^cuda(-hw|-sw)?$/.test(name)) ? [
    `${at2("nsys.trace")} lacks cuda, without which no kernel is seen: add it, or set require-kernels to false for a program without kernels.`
  ] : [],
  ({ config: { nsys }, at: at2 }) => nsys["extra-arguments"].flatMap((argument) => {
    const owned = ownedOption(argument);
    return owned === null ? [] : [`${at2("nsys.extra-arguments")}: ${argument} is set by llm-profile; ${owned.remedy}.`];
  }),
  ({ config: { ranges }, at: at2 }) => {
    const names2 = ranges.map(rangeName);
    const repeated = new Set(names2.filter((name, index) => names2.indexOf(name) !== index));
    return [...repeated].map((name) => `${at2("ranges")}: ${JSON.stringify(name)} is listed more than once.`);
  }
];
function isGated({ nsys }) {
  return nsys.gating && nsys.capture !== "none";
}
function gatingInstances({ nsys, ranges, instances: instances2 }) {
  const enclosing = nsys["capture-range"];
  if (enclosing !== null) return [{ name: enclosing, instances: 1, key: "nsys.capture-range" }];
  if (nsys.capture === "cudaProfilerApi") {
    return [{ name: "cudaProfilerApi", instances: instances2 ?? 1, key: "instances" }];
  }
  return ranges.map((range) => ({
    name: rangeName(range),
    instances: (typeof range === "string" ? null : range.instances) ?? instances2 ?? 1,
    key: typeof range === "string" ? "instances" : "ranges"
  }));
}
function rangeName(range) {
  return typeof range === "string" ? range : range.range;
}

// src/config/contradictions-environment.ts
var environmentRules2 = [
  (input) => {
    const { config } = input;
    const passed = new Set(config.workload["pass-env"]);
    return [...Object.keys(config.workload.environment), ...Object.keys(config.workload["secret-files"])].flatMap(
      (name) => passed.has(name) ? [twice(name, sourceOf(input, name), input.at("workload.pass-env"))] : []
    );
  },
  (input) => Object.keys(input.config.workload.environment).filter((name) => Object.hasOwn(input.config.workload["secret-files"], name)).map((name) => twice(name, input.at(`workload.environment.${name}`), input.at(`workload.secret-files.${name}`))),
  (input) => {
    const { workload } = input.config;
    if (workload.gpu === null) return [];
    const name = "CUDA_VISIBLE_DEVICES";
    if (Object.hasOwn(workload.environment, name))
      return [twice(name, input.at("workload.gpu"), sourceOf(input, name))];
    const isPassed = workload["pass-env"].includes(name);
    return isPassed ? [twice(name, input.at("workload.gpu"), input.at("workload.pass-env"))] : [];
  }
];
function sourceOf({ config, at: at2 }, name) {
  const map = Object.hasOwn(config.workload.environment, name) ? "environment" : "secret-files";
  return at2(`workload.${map}.${name}`);
}
function twice(name, first, second) {
  return `The variable ${name} is set by both ${first} and ${second}: keep one.`;
}

// src/config/contradictions-workload.ts
var chosenByUs = /* @__PURE__ */ new Set(["hydra.run.dir", "hydra.job.chdir"]);
var workloadRules = [
  ({ config: { workload }, at: at2 }) => workload.command !== null && workload.module !== null ? [`${at2("workload.command")} and ${at2("workload.module")} are both set: set one to null.`] : [],
  ({ config: { workload }, requireWorkload }) => requireWorkload && workload.command === null && workload.module === null ? ["There is nothing to profile: set workload.command or workload.module, or give the command after --."] : [],
  ({ config: { workload }, at: at2 }) => workload.module !== null && workload.python === null ? [
    `${at2("workload.module")} needs workload.python: set it to the interpreter that has the module, such as python3 or .venv/bin/python.`
  ] : [],
  ({ config: { workload }, at: at2 }) => workload["hydra-overrides"].length > 0 && workload.module === null ? [`${at2("workload.hydra-overrides")} are for workload.module, which is not set.`] : [],
  ({ config: { workload }, at: at2 }) => workload["hydra-overrides"].flatMap(
    (text2) => chosenByUs.has(readOverride(text2).key) ? [`${at2("workload.hydra-overrides")}: ${text2} is set by llm-profile; leave it out.`] : []
  ),
  ({ config: { workload }, at: at2 }) => {
    const off = new Map(workload["torch-profiler-off"].map((text2) => [readOverride(text2).key, text2]));
    return workload["hydra-overrides"].flatMap((text2) => {
      const { key, value } = readOverride(text2);
      const opposite = off.get(key);
      if (opposite === void 0 || readOverride(opposite).value === value) return [];
      return [
        `${at2("workload.hydra-overrides")}: ${text2} contradicts ${opposite} of ${at2("workload.torch-profiler-off")}: the program's own profiler and nsys cannot share a process. Leave it out.`
      ];
    });
  }
];
function readOverride(text2) {
  const body = text2.replace(/^(\+\+?|~)/, "");
  const split = body.indexOf("=");
  if (split === -1) return { key: body.trim(), value: "" };
  return {
    key: body.slice(0, split).trim(),
    value: body.slice(split + 1).trim().toLowerCase()
  };
}

// src/config/problem.ts
var longestValue = 120;
function originText({ kind, name }) {
  if (kind === "default") return "default";
  return kind === "file" ? `file ${name}` : `${kind} ${name}`;
}
function unknownKey(key, origin) {
  const suggestion = suggestKey(key);
  const start2 = `unknown key ${key} (${originText(origin)})`;
  if (suggestion !== null) return `${start2}; did you mean ${suggestion}?`;
  const parent = configSections.find((section) => key.startsWith(`${section.key}.`))?.key ?? "";
  return `${start2}; the keys ${parent === "" ? "are" : `of ${parent} are`} ${keysOf(parent).join(", ")}.`;
}
function sectionValue(key, origin) {
  return `${key} (${originText(origin)}) holds other keys and takes no value; its keys are ${keysOf(key).join(", ")}.`;
}
function wrongValue(setting, allowed, at2 = "", value = setting.value, hint = "") {
  const shown = showValue(setting.key, value);
  return `${setting.key}${at2}: ${shown} (${originText(setting.origin)}) is not right: it takes ${allowed}.${hint}`;
}
function wrongName(map, name, origin, allowed) {
  return `${map}: the name ${JSON.stringify(name)} (${originText(origin)}) is not right: it takes ${allowed}.`;
}
function formHint({ key, value, source }, { kind }) {
  if (kind === "list" && typeof value === "string" && /^[\w\s,.:/@*-]+$/.test(value)) {
    return ` Write [${value.split(",").map((item) => item.trim()).join(", ")}].`;
  }
  if ((kind === "text" || kind === "map") && (typeof value === "number" || typeof value === "boolean")) {
    return isSecretKey(key) ? " Put it in quotes." : ` Put it in quotes: ${JSON.stringify(source ?? String(value))}.`;
  }
  return "";
}
function showValue(key, value) {
  if (isSecretKey(key)) return JSON.stringify(redacted);
  if (isWholeEnvironment(key)) return Array.isArray(value) ? "a list" : `a ${typeof value}`;
  const text2 = toJson(value);
  return text2.length > longestValue ? `${text2.slice(0, longestValue)}\u2026` : text2;
}
function toJson(value) {
  try {
    return JSON.stringify(value) ?? "nothing";
  } catch {
    return "a value that holds itself";
  }
}

// src/config/contradictions.ts
var rules3 = [...workloadRules, ...environmentRules2, ...captureRules];
function findContradictions(loaded, options) {
  const { config, origins } = loaded;
  const input = {
    config,
    requireWorkload: options.requireWorkload,
    at: (key) => {
      const origin = origins.get(key);
      return origin === void 0 ? key : `${key} (${originText(origin)})`;
    },
    isSet: (key) => (origins.get(key)?.kind ?? "default") !== "default"
  };
  return rules3.flatMap((rule) => rule(input));
}

// src/config/assemble.ts
function assemble(settings) {
  const merged = merge(settings);
  const missing = [...configKeys.keys()].filter((key) => !merged.has(key));
  if (missing.length > 0)
    return { loaded: null, problems: missing.map((key) => `conf/default.yml does not set ${key}.`) };
  const result = configSchema.safeParse(nest(merged));
  if (!result.success) {
    return { loaded: null, problems: result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
  }
  const origins = new Map([...merged].map(([key, { origin }]) => [key, origin]));
  return { loaded: { config: result.data, origins }, problems: [] };
}
function merge(settings) {
  const merged = /* @__PURE__ */ new Map();
  for (const setting of settings) {
    const { key, empties } = setting;
    const isMap3 = configKeys.get(key)?.kind === "map";
    if (empties === true) {
      for (const other of [...merged.keys()]) if (mapEntry(other)?.map.key === key) merged.delete(other);
    }
    if (!isMap3 || empties === true || !merged.has(key)) merged.set(key, setting);
  }
  return merged;
}
function nest(merged) {
  const root = {};
  for (const { key, kind } of configKeys.values()) {
    const value = kind === "map" ? entriesOf(merged, key) : merged.get(key)?.value;
    const [first = "", second] = key.split(".");
    if (second === void 0) root[first] = value;
    else root[first] = { ...asRecord(root[first]), [second]: value };
  }
  return root;
}
function entriesOf(merged, map) {
  const entries = [...merged.values()].flatMap(({ key, value }) => {
    const entry = mapEntry(key);
    return entry?.map.key === map ? [[entry.name, value]] : [];
  });
  return Object.fromEntries(entries);
}
function asRecord(value) {
  return typeof value === "object" && value !== null ? value : {};
}

// src/config/presets.ts
var presetNames = ["decode", "prefill", "prefill-decode", "quick", "scheduled"];
function checkPresetName(name) {
  const names2 = presetNames;
  if (names2.includes(name)) return null;
  const suggestion = nearest(name, names2);
  const hint = suggestion === null ? "" : ` Did you mean ${suggestion}?`;
  return `There is no preset ${JSON.stringify(name)}; there are ${presetNames.join(", ")}.${hint}`;
}

// src/config/text-value.ts
var import_yaml4 = __toESM(require_dist(), 1);
function settingsFromText(dotted, text2, origin) {
  const key = configKeys.get(dotted);
  if (key === void 0) return [{ key: dotted, value: text2, origin }];
  if (key.kind === "map") return mapSettings(key, text2, origin);
  return [{ key: dotted, value: readValue(key, text2), origin }];
}
function settingsFromValue(dotted, value, origin) {
  if (typeof value === "string") return settingsFromText(dotted, value, origin);
  const isMapKey = configKeys.get(dotted)?.kind === "map";
  if (!isMapKey || typeof value !== "object" || value === null || Array.isArray(value)) {
    return [{ key: dotted, value, origin }];
  }
  return Object.entries(value).map(([name, entry]) => ({ key: `${dotted}.${name}`, value: entry, origin }));
}
function readValue({ kind, nullable }, text2) {
  const trimmed = text2.trim();
  if (nullable && (trimmed === "" || trimmed === "null")) return null;
  if (kind === "boolean") return trimmed === "true" ? true : trimmed === "false" ? false : text2;
  if (kind === "number" || kind === "quantity") return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed;
  if (kind === "choice") return trimmed;
  if (kind === "list") return readFlowList(trimmed) ?? readCommaList(trimmed);
  if (kind === "command") return readFlowList(trimmed) ?? text2;
  return text2;
}
function readCommaList(text2) {
  return text2 === "" ? [] : text2.split(",").map((item) => item.trim());
}
function readFlowList(text2) {
  if (!text2.startsWith("[")) return null;
  const document = (0, import_yaml4.parseDocument)(text2, { prettyErrors: false });
  const { contents, errors, warnings } = document;
  if (errors.length + warnings.length > 0 || !(0, import_yaml4.isSeq)(contents) || contents.flow !== true) return null;
  if (!contents.items.every((item) => (0, import_yaml4.isScalar)(item) || (0, import_yaml4.isMap)(item))) return null;
  return contents.items.map((item) => (0, import_yaml4.isScalar)(item) ? scalarText(item) : item.toJS(document));
}
function mapSettings(key, text2, origin) {
  if (text2.trim() === "") return [{ key: key.key, value: {}, origin, empties: true }];
  const document = (0, import_yaml4.parseDocument)(text2, { prettyErrors: false });
  const { contents, errors, warnings } = document;
  if (errors.length + warnings.length > 0 || !(0, import_yaml4.isMap)(contents)) return [{ key: key.key, value: text2, origin }];
  return contents.items.map(({ key: name, value }) => ({
    key: `${key.key}.${(0, import_yaml4.isScalar)(name) ? scalarText(name) : String(name)}`,
    value: (0, import_yaml4.isScalar)(value) ? scalarText(value) : (0, import_yaml4.isNode)(value) ? value.toJS(document) : "",
    origin
  }));
}
function scalarText({ type, source, value }) {
  return type === "PLAIN" ? source ?? String(value) : String(value);
}

// src/config/validate.ts
function validateSetting(setting) {
  const key = configKeys.get(setting.key);
  if (key !== void 0) return validateValue(setting, key);
  const entry = mapEntry(setting.key);
  if (entry !== null) return validateEntry(setting, entry.map, entry.name);
  return [isSection(setting.key) ? sectionValue(setting.key, setting.origin) : unknownKey(setting.key, setting.origin)];
}
function validateEntry(setting, map, name) {
  if (!(map.schema instanceof external_exports.ZodRecord)) return [];
  const { keyType, valueType } = map.schema;
  if (keyType instanceof external_exports.ZodType && !keyType.safeParse(name).success) {
    return [wrongName(map.key, name, setting.origin, allowedText(keyType))];
  }
  if (!(valueType instanceof external_exports.ZodType) || valueType.safeParse(setting.value).success) return [];
  return [wrongValue(setting, allowedText(valueType), "", setting.value, formHint(setting, { kind: "text" }))];
}
function validateValue(setting, key) {
  const result = key.schema.safeParse(setting.value);
  if (result.success) return [];
  const element = elementOf(key.schema);
  if (element === null || !Array.isArray(setting.value)) {
    return [wrongValue(setting, key.allowed, "", setting.value, formHint(setting, key))];
  }
  const items = setting.value;
  const wrong = items.flatMap((item, index) => {
    if (element.safeParse(item).success) return [];
    const hint = unknownMember(element, item) ?? formHint({ ...setting, value: item }, { kind: "text" });
    return [wrongValue(setting, allowedText(element), `[${index}]`, item, hint)];
  });
  return wrong.length > 0 ? wrong : [wrongValue(setting, `${key.allowed} (at least one)`)];
}
function elementOf(schema) {
  const inner = schema instanceof external_exports.ZodNullable ? schema.unwrap() : schema;
  const array = inner instanceof external_exports.ZodUnion ? inner.options.find((option) => option instanceof external_exports.ZodArray) : inner;
  return array instanceof external_exports.ZodArray && array.element instanceof external_exports.ZodType ? array.element : null;
}
function unknownMember(element, item) {
  if (!(element instanceof external_exports.ZodUnion) || typeof item !== "object" || item === null) return null;
  const object = element.options.find((option) => option instanceof external_exports.ZodObject);
  if (!(object instanceof external_exports.ZodObject)) return null;
  const known3 = Object.keys(object.shape);
  const unknown2 = Object.keys(item).find((name) => !known3.includes(name));
  if (unknown2 === void 0) return null;
  const suggestion = nearest(unknown2, known3);
  return ` ${unknown2} is no key of it${suggestion === null ? "" : `; did you mean ${suggestion}?`}`;
}

// src/config/yaml-file.ts
var import_yaml5 = __toESM(require_dist(), 1);
function readYamlSettings(text2, file, originAt) {
  const lines = new import_yaml5.LineCounter();
  const document = (0, import_yaml5.parseDocument)(text2, { lineCounter: lines, prettyErrors: false });
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) {
    const problems = faults.map(({ pos: [start2], code, message }) => {
      const { line, col } = lines.linePos(start2);
      return `${file}:${line}:${col}: ${code === "DUPLICATE_KEY" ? duplicateText(text2, start2) : message}`;
    });
    return { settings: [], problems };
  }
  const originOf = (offset) => originAt(lines.linePos(offset ?? 0).line);
  const reader = { document, originOf, settings: [], problems: [] };
  readSection(reader, "", document.contents, originOf(0));
  return reader;
}
function readSection(reader, section, node, origin) {
  const resolved = (0, import_yaml5.isAlias)(node) ? node.resolve(reader.document) : node;
  if (isEmpty(resolved)) return;
  if (!(0, import_yaml5.isMap)(resolved)) {
    const found2 = toValue(reader, resolved, section, origin);
    if (found2 === null) return;
    const place = section === "" ? "The configuration" : section;
    reader.problems.push(
      `${place}: ${showValue(section, found2.value)} (${originText(origin)}) is not right: it takes keys and values.`
    );
    return;
  }
  for (const pair of resolved.items) readPair(reader, section, pair);
}
function readPair(reader, section, { key, value }) {
  const name = keyText(key);
  const dotted = section === "" ? name : `${section}.${name}`;
  const origin = reader.originOf((0, import_yaml5.isNode)(key) ? key.range?.[0] : void 0);
  if (section === "" && name.includes(".") && (configKeys.has(name) || mapEntry(name) !== null)) {
    const nested = name.split(".").join(": {") + ": \u2026" + "}".repeat(name.split(".").length - 1);
    reader.problems.push(`unknown key ${name} (${originText(origin)}); in a file, write it nested: ${nested}`);
    return;
  }
  const isMapKey = configKeys.get(dotted)?.kind === "map";
  const resolved = (0, import_yaml5.isAlias)(value) ? value.resolve(reader.document) : value;
  if (isMapKey && ((0, import_yaml5.isMap)(resolved) || isEmpty(resolved))) reader.settings.push({ key: dotted, value: {}, origin });
  if (isSection(dotted) || isMapKey && ((0, import_yaml5.isMap)(resolved) || isEmpty(resolved))) {
    readSection(reader, dotted, resolved, origin);
    return;
  }
  const read = toValue(reader, value, dotted, origin);
  if (read === null) return;
  const source = (0, import_yaml5.isScalar)(value) && value.type === "PLAIN" ? value.source : void 0;
  reader.settings.push({ key: dotted, value: read.value, origin, ...source === void 0 ? {} : { source } });
}
function isEmpty(node) {
  return node === null || node === void 0 || (0, import_yaml5.isScalar)(node) && node.value === null;
}
function keyText(key) {
  if ((0, import_yaml5.isScalar)(key)) return key.source ?? String(key.value);
  return String(key);
}
function toValue(reader, node, dotted, origin) {
  if (!(0, import_yaml5.isNode)(node)) return { value: null };
  try {
    return { value: node.toJS(reader.document, { maxAliasCount: 100 }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reader.problems.push(`${dotted} (${originText(origin)}) cannot be read: ${reason}.`);
    return null;
  }
}
function duplicateText(text2, start2) {
  const name = /^[^\s:]+/.exec(text2.slice(start2))?.[0];
  return name === void 0 ? "a key stands here twice" : `the key ${name} stands here a second time`;
}

// src/config/load.ts
function loadConfig(raw, sources2, options = { requireWorkload: false }) {
  const layers = [
    defaultLayer(sources2),
    inputLayer(raw.defaults ?? [], "default"),
    ...raw.presets.map((name) => presetLayer(name, sources2)),
    ...raw.configFile === null ? [] : [userFileLayer(raw.configFile, sources2)],
    inputLayer(raw.inputs, "input"),
    overrideLayer(raw.overrides)
  ];
  const settings = layers.flatMap((layer) => layer.settings);
  const problems = [...layers.flatMap((layer) => layer.problems), ...settings.flatMap(validateSetting)];
  if (problems.length > 0) throw refusal(problems);
  const assembled = assemble(settings);
  if (assembled.loaded === null) throw refusal(assembled.problems);
  const contradictions = findContradictions(assembled.loaded, options);
  if (contradictions.length > 0) throw refusal(contradictions);
  return assembled.loaded;
}
function defaultLayer({ confDirectory, readText: readText2 }) {
  return fileLayer(join23(confDirectory, "default.yml"), readText2, () => ({ kind: "default", name: "conf/default.yml" }));
}
function presetLayer(name, { confDirectory, readText: readText2 }) {
  const problem = checkPresetName(name);
  if (problem !== null) return { settings: [], problems: [problem] };
  return fileLayer(join23(confDirectory, "presets", `${name}.yml`), readText2, () => ({ kind: "preset", name }));
}
function userFileLayer(path, { readText: readText2 }) {
  return fileLayer(path, readText2, (line) => ({ kind: "file", name: `${path}:${line}` }));
}
function fileLayer(path, readText2, originAt) {
  let text2;
  try {
    text2 = readText2(path);
  } catch (error) {
    throw new UserError({
      what: `The configuration file ${path} cannot be read.`,
      where: path,
      why: error instanceof Error ? error.message : String(error),
      hint: "Check that the path is right, relative to the current folder, and that the file may be read.",
      cause: error
    });
  }
  return readYamlSettings(text2, path, originAt);
}
function inputLayer(inputs, kind) {
  const settings = inputs.flatMap(({ key, value, name }) => settingsFromValue(key, value, { kind, name }));
  return { settings, problems: [] };
}
function overrideLayer(overrides) {
  const problems = [];
  const settings = overrides.flatMap((text2) => {
    const split = text2.indexOf("=");
    if (split < 1) {
      problems.push(
        `The override ${JSON.stringify(text2)} is not right: it is written KEY=VALUE, as in nsys.trace=cuda,nvtx.`
      );
      return [];
    }
    const origin = { kind: "override", name: redactOverride(text2) };
    return settingsFromText(text2.slice(0, split).trim(), text2.slice(split + 1), origin);
  });
  return { settings, problems };
}
function refusal(problems) {
  const count2 = problems.length === 1 ? "a problem" : `${problems.length} problems`;
  return new UserError({
    what: [`The configuration has ${count2}:`, ...problems.map((problem) => `  - ${problem}`)].join("\n"),
    hint: "docs/configuration.md lists every key, what it takes and its default.",
    id: "configuration"
  });
}

// src/pipeline/settings.ts
function loadSettings(context, raw, requireWorkload) {
  return loadConfig(
    raw,
    {
      confDirectory: join24(context.root, "conf"),
      readText: (path) => readFileSync4(isAbsolute3(path) ? path : resolve7(context.cwd, path), "utf8")
    },
    { requireWorkload }
  );
}

// src/pipeline/setup.ts
import { join as join25 } from "node:path";
async function runSetup(run2) {
  const { config } = run2.loaded;
  const { setup } = config.workload;
  if (setup === null) return;
  const environment2 = Object.fromEntries(
    Object.entries({ ...run2.context.environment, ...config.workload.environment }).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]])
  );
  const command = {
    tool: "setup",
    argv: commandArgv(setup),
    cwd: run2.workingDirectory,
    environment: environment2,
    timeLimitMs: parseDurationMs(config.workload["time-limit"])
  };
  const folder = await run2.directory.folder("setup");
  const startedAt = run2.context.clock.now().toISOString();
  const result = await run2.context.log.group(
    "setup",
    async () => withProgress(
      run2.context,
      "setup",
      command.timeLimitMs ?? 0,
      async () => run2.runCapture({
        command,
        isolation: { kind: "none", note: "", user: null, endsWithParent: false },
        stdoutFile: join25(folder, "stdout.txt"),
        stderrFile: join25(folder, "stderr.txt"),
        logLimitBytes: parseSizeBytes(config["log-limit"]),
        onLine: (line) => {
          run2.context.log.output(line);
        },
        stop: run2.context.stop
      })
    )
  );
  await run2.recorder.command({
    tool: command.tool,
    label: null,
    attempt: 1,
    argv: [...command.argv],
    cwd: command.cwd,
    environmentNames: Object.keys(environment2).sort(),
    startedAt,
    seconds: result.seconds,
    exitCode: result.exitCode,
    outcome: result.outcome === "exited" ? result.exitCode === 0 ? "ok" : "failed" : result.outcome,
    stdout: "setup/stdout.txt",
    stderr: "setup/stderr.txt"
  });
  if (result.outcome === "stopped") throw new StoppedError(run2.context.stop.reason);
  if (result.exitCode === 0) return;
  throw new ToolError({
    id: "setup-failed",
    what: `The setup command ended with exit code ${result.exitCode ?? "none"}${result.outcome === "timed-out" ? " at the time limit" : ""}.`,
    where: "workload.setup",
    why: result.stderrTail.trim().split("\n").slice(-4).join("\n"),
    hint: "Its whole output is in setup/ of the run directory."
  });
}

// src/pipeline/run.ts
async function run(context, raw, directoryMade) {
  const loaded = loadSettings(context, raw, true);
  const { config } = loaded;
  const plan = planCaptures(config);
  workloadArgv(config.workload, "checked before anything is made");
  const out = resolve8(context.cwd, config.out);
  const directory = await createRunDirectory(out, context.clock);
  const recorder = await startRunRecord(directory, { name: toolName, version: context.version }, context.clock);
  directoryMade(directory.path);
  context.log.info(`Run directory: ${directory.path}`);
  try {
    await directory.write("config.yaml", renderConfig(loaded));
    await directory.write("inputs.yaml", renderInputs(raw));
    const profile = await measure(context, loaded, plan, directory, recorder);
    const top = topKernelsByRange(profile, config["top-kernels"]);
    await directory.write("top-kernels.json", `${JSON.stringify(top, null, 2)}
`);
    const profileFile = await directory.write("profile.json", `${JSON.stringify(profile, null, 2)}
`);
    await recorder.end({ state: "passed", exitCode: exitCodes.pass, failure: null });
    await pruneOldRuns(context, out, config["keep-runs"], directory.path);
    return { directory: directory.path, profileFile, profile, topKernels: top, shownKernels: config["top-kernels"] };
  } catch (error) {
    throw await endFailedRun(context, recorder, error);
  }
}
function topKernelsByRange(profile, count2) {
  return profile.ranges.map((range) => ({ range: range.name, domain: range.domain, kernels: topKernels(range, count2) }));
}
async function measure(context, loaded, planned, directory, recorder) {
  var _stack = [];
  try {
    const prepared = __using(_stack, await prepare(context, loaded, directory, recorder), true);
    const { run: runContext, source, machine } = prepared;
    const { config } = loaded;
    try {
      await runSetup(runContext);
      const discovery = createDiscovery(runContext);
      const plan = await discovery.resolve(planned);
      await announce(runContext, plan);
      const rounds = [];
      for (let round = 1; round <= plan.rounds; round += 1) rounds.push(await captureRound(runContext, discovery, plan, round));
      const captures = rounds.flat();
      const profile = buildProfile({
        tool: { name: toolName, version: context.version },
        createdAt: context.clock.now().toISOString(),
        source,
        machine,
        workload: { command: workloadArgv(config.workload, "hydra"), exitCode: exitCodeOf(captures) },
        isolation: runContext.isolation.kind,
        families: families(context),
        rounds: rounds.map((round) => ({ captures: round.map((capture2) => captureInput(capture2, directory)) })),
        checks: captures.flatMap(({ checks }) => checks),
        warnings: [...recorder.snapshot().warnings, ...captures.flatMap(({ warnings }) => warnings)]
      });
      await compressReports(runContext);
      return profile;
    } finally {
      await withholdReports(runContext, prepared.withholdReason);
    }
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function captureInput({ label, reports, ranges }, directory) {
  return {
    label,
    sources: reports.map(({ source }) => source.replace(`${directory.path}/`, "")),
    traces: (function* () {
      for (const { sqlite } of reports) yield readTrace(sqlite);
    })(),
    ranges
  };
}
function exitCodeOf(captures) {
  const [first] = captures.map(({ end }) => end);
  return first?.kind === "known" ? first.exitCode : null;
}

// src/publish/log.ts
function terminalLog(write) {
  return {
    info: (message) => {
      write(`${message}
`);
    },
    warning: (message) => {
      write(`warning: ${message}
`);
    },
    output: (line) => {
      write(`  | ${line}
`);
    },
    group: async (title, body) => {
      write(`
== ${title}
`);
      return body();
    }
  };
}
function actionsLog() {
  return {
    info: (message) => {
      info(message);
    },
    warning: (message) => {
      warning(message);
    },
    output: (line) => {
      info(`  | ${line}`);
    },
    group: async (title, body) => group(title, body)
  };
}

// src/report/text-table.ts
function textTable(columns2, rows, indent = "  ") {
  const widths = columns2.map(({ title }, index) => Math.max(title.length, ...rows.map((row) => (row[index] ?? "").length)));
  const line = (cells) => (indent + columns2.map(({ align }, index) => {
    const cell = cells[index] ?? "";
    const width = widths[index] ?? 0;
    return align === "right" ? cell.padStart(width) : cell.padEnd(width);
  }).join("  ")).trimEnd();
  return [line(columns2.map(({ title }) => title)), ...rows.map(line)];
}

// src/report/profile-text.ts
function profileText(profile, options) {
  const shown = profile.ranges.slice(0, options.maxRanges);
  const hidden = profile.ranges.length - shown.length;
  return [
    ...header(profile),
    ...shown.flatMap((range) => ["", ...rangeText2(range, options)]),
    ...hidden > 0 ? ["", `\u2026 and ${hidden} more ranges; profile.json has them all, --range NAME shows one.`] : [],
    "",
    ...outsideText(profile),
    ...profile.checks.map(({ check, state, detail }) => `${state === "held" ? "checked" : "not checked"}: ${plainText(check)}: ${plainText(detail)}`),
    ...profile.warnings.map((warning3) => `warning: ${plainText(warning3)}`)
  ].join("\n");
}
function header({ machine, workload, rounds }) {
  const gpus = machine.gpus.map(({ name }) => plainText(name)).join(", ") || "no GPU in the report";
  const exit = workload.exitCode === null ? "exit code of the profiled command: unknown (bare report)" : `exit code of the profiled command: ${workload.exitCode}`;
  return [
    `${gpus} \xB7 nsys ${machine.nsys ?? "of unknown version"} \xB7 ${rounds.length} ${rounds.length === 1 ? "round" : "rounds"}`,
    exit
  ];
}
var columns = [
  { title: "time", align: "right" },
  { title: "share", align: "right" },
  { title: "launches", align: "right" },
  { title: "median", align: "right" },
  { title: "min", align: "right" },
  { title: "max", align: "right" },
  { title: "rounds \xB1", align: "right" },
  { title: "family", align: "left" },
  { title: "kernel", align: "left" }
];
function rangeText2(range, options) {
  const of = (pick) => median2(range.rounds.map(pick));
  const kernelNs = of(({ kernelNs: kernelNs2 }) => kernelNs2);
  const wallNs = of(({ wallNs: wallNs2 }) => wallNs2);
  const busyNs = of(({ gpuBusyNs: gpuBusyNs2 }) => gpuBusyNs2);
  const launches = of(({ launches: launches2 }) => launches2);
  const instances2 = of(({ instances: instances3 }) => instances3);
  const graph = of(({ graphKernels }) => graphKernels);
  const title = range.domain === "" ? range.name : `${range.name}@${range.domain}`;
  const listed = range.kernels.slice(0, options.topKernels);
  return [
    `NVTX range ${plainText(title)}: ${formatCount(instances2)} ${instances2 === 1 ? "instance" : "instances"}${range.rounds.length > 1 ? ", medians over rounds" : ""}`,
    `  kernel time ${formatNs(kernelNs)}${roundSpread(range.rounds.map((round) => round.kernelNs))} \xB7 ${formatCount(launches)} launches` + (graph > 0 ? ` (${formatCount(graph)} in ${formatCount(of((round) => round.graphLaunches))} graph launches)` : ""),
    `  GPU busy ${formatNs(busyNs)} of ${formatNs(wallNs)} wall (${formatShare(busyNs / wallNs)}; tracing inflates wall time)`,
    ...hostText(range),
    ...familiesText(range, kernelNs),
    ...textTable(columns, listed.map((kernel) => kernelRow(kernel, kernelNs, options.nameWidth))),
    ...range.kernels.length > listed.length ? [`  \u2026 and ${range.kernels.length - listed.length} more kernels`] : []
  ];
}
function kernelRow(kernel, rangeNs, width) {
  const rounds = kernel.rounds.map((round) => round ?? { launches: 0, totalNs: 0, medianNs: 0, minNs: 0, maxNs: 0 });
  const totals = rounds.map(({ totalNs }) => totalNs);
  const total2 = median2(totals);
  return [
    formatNs(total2),
    formatShare(total2 / rangeNs),
    formatCount(median2(rounds.map(({ launches }) => launches))),
    formatNs(median2(rounds.map(({ medianNs }) => medianNs))),
    formatNs(Math.min(...rounds.map(({ minNs }) => minNs))),
    formatNs(Math.max(...rounds.map(({ maxNs }) => maxNs))),
    totals.length > 1 ? formatShare(halfSpread(totals)) : "\u2013",
    plainText(kernel.family),
    clipMiddle(plainText(kernel.name), width)
  ];
}
function hostText(range) {
  const [round] = range.rounds;
  if (round === void 0) return [];
  const copies = round.copies.map(
    ({ kind, direction, sourceMemory, targetMemory, count: count2, bytes: bytes2 }) => `${formatCount(count2)} \xD7 ${kind === "fill" ? "fill" : direction ?? "copy"}${kind === "copy" ? ` (${sourceMemory ?? "?"} \u2192 ${targetMemory ?? "?"})` : ""} ${formatBytes(bytes2)}`
  );
  const syncs = round.synchronizations.map(({ call: call2, count: count2 }) => `${formatCount(count2)} \xD7 ${plainText(call2)}`);
  return [
    ...copies.length > 0 ? [`  copies: ${copies.join(", ")}`] : [],
    ...syncs.length > 0 ? [`  synchronisations: ${syncs.join(", ")}`] : []
  ];
}
function familiesText(range, rangeNs) {
  const shares = range.families.map(({ family, rounds }) => ({ family, share: median2(rounds.map(({ totalNs }) => totalNs)) / rangeNs })).filter(({ share }) => share > 0).map(({ family, share }) => `${plainText(family)} ${formatShare(share)}`);
  return shares.length > 0 ? [`  families: ${shares.join(" \xB7 ")}`] : [];
}
function outsideText(profile) {
  const launches = median2(profile.rounds.map(({ outside }) => outside.launches));
  const kernelNs = median2(profile.rounds.map(({ outside }) => outside.kernelNs));
  return launches === 0 ? ["outside these ranges: no kernels"] : [`outside these ranges: ${formatNs(kernelNs)} in ${formatCount(launches)} launches`];
}
function roundSpread(values) {
  return values.length > 1 ? ` \xB1 ${formatShare(halfSpread(values))} over rounds` : "";
}
function halfSpread(values) {
  const middle = median2(values);
  return middle === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / 2 / middle;
}
function median2(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (low + high) / 2;
}

// src/run/stop-signal.ts
var signals = ["SIGINT", "SIGTERM", "SIGHUP"];
function stopSignal() {
  const controller = new AbortController();
  const onSignal = (name) => {
    if (controller.signal.aborted) process.exit(name === "SIGINT" ? 130 : 143);
    controller.abort(name);
  };
  for (const name of signals) process.on(name, onSignal);
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => {
      for (const name of signals) process.off(name, onSignal);
    }
  };
}

// src/version.ts
var version = true ? "0.1.0" : "0.0.0-source";

export {
  profileSchema,
  buildProfile,
  readTrace,
  parseRange,
  writeFileAtomic,
  runRecordFile,
  readRunRecord,
  formatCount,
  formatShare,
  formatSeconds,
  plainText,
  readPastRuns,
  pastRunState,
  describeUnfinished,
  toolName,
  checkProcess,
  importArgv,
  exportReport,
  families,
  openReport,
  toolEnvironment,
  runPreflight,
  createRunTool,
  environmentRules,
  temporaryBase,
  inspectMachine,
  describeNsys,
  examine,
  loadSettings,
  run,
  terminalLog,
  actionsLog,
  textTable,
  profileText,
  stopSignal,
  version
};
