import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ZodArray,ZodBigInt,ZodBoolean,ZodDate,ZodEnum,ZodNullable,ZodNumber,ZodObject,ZodRecord,ZodString,ZodType,ZodUnion,
_coercedBigint,_coercedBoolean,_coercedDate,_coercedNumber,_coercedString,_enum,array,boolean,markerVariable,number,object,
prettifyError,record,strictObject,string,union}from"./chunk-5GEUU6SA.js";import{amountText,countText,durationPattern,
parseDurationMs,parseSizeBytes,sizePattern}from"./chunk-SED4EZVD.js";import{ParseError,UserError,errorMessage}from"./chunk-OZNDZEMK.js";
import{__commonJS,__export,__require,__toESM}from"./chunk-GBWPPC6J.js";var require_identity=__commonJS({"node_modules/yaml/dist/nodes/identity.js"(exports){"use strict";var ALIAS=Symbol.for("\
yaml.alias"),DOC=Symbol.for("yaml.document"),MAP=Symbol.for("yaml.map"),PAIR=Symbol.for("yaml.pair"),SCALAR=Symbol.for("\
yaml.scalar"),SEQ=Symbol.for("yaml.seq"),NODE_TYPE=Symbol.for("yaml.node.type"),isAlias2=node=>!!node&&typeof node=="obj\
ect"&&node[NODE_TYPE]===ALIAS,isDocument=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===DOC,isMap2=node=>!!node&&
typeof node=="object"&&node[NODE_TYPE]===MAP,isPair=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===PAIR,isScalar2=node=>!!node&&
typeof node=="object"&&node[NODE_TYPE]===SCALAR,isSeq2=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===SEQ;function isCollection(node){
if(node&&typeof node=="object")switch(node[NODE_TYPE]){case MAP:case SEQ:return!0}return!1}function isNode2(node){if(node&&
typeof node=="object")switch(node[NODE_TYPE]){case ALIAS:case MAP:case SCALAR:case SEQ:return!0}return!1}var hasAnchor=node=>(isScalar2(
node)||isCollection(node))&&!!node.anchor;exports.ALIAS=ALIAS;exports.DOC=DOC;exports.MAP=MAP;exports.NODE_TYPE=NODE_TYPE;
exports.PAIR=PAIR;exports.SCALAR=SCALAR;exports.SEQ=SEQ;exports.hasAnchor=hasAnchor;exports.isAlias=isAlias2;exports.isCollection=
isCollection;exports.isDocument=isDocument;exports.isMap=isMap2;exports.isNode=isNode2;exports.isPair=isPair;exports.isScalar=
isScalar2;exports.isSeq=isSeq2}});var require_visit=__commonJS({"node_modules/yaml/dist/visit.js"(exports){"use strict";var identity=require_identity(),BREAK=Symbol(
"break visit"),SKIP=Symbol("skip children"),REMOVE=Symbol("remove node");function visit(node,visitor){let visitor_=initVisitor(
visitor);identity.isDocument(node)?visit_(null,node.contents,visitor_,Object.freeze([node]))===REMOVE&&(node.contents=null):
visit_(null,node,visitor_,Object.freeze([]))}visit.BREAK=BREAK;visit.SKIP=SKIP;visit.REMOVE=REMOVE;function visit_(key2,node,visitor,path){
let ctrl=callVisitor(key2,node,visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl))return replaceNode(key2,path,
ctrl),visit_(key2,ctrl,visitor,path);if(typeof ctrl!="symbol"){if(identity.isCollection(node)){path=Object.freeze(path.concat(
node));for(let i=0;i<node.items.length;++i){let ci=visit_(i,node.items[i],visitor,path);if(typeof ci=="number")i=ci-1;else{
if(ci===BREAK)return BREAK;ci===REMOVE&&(node.items.splice(i,1),i-=1)}}}else if(identity.isPair(node)){path=Object.freeze(
path.concat(node));let ck=visit_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&(node.key=null);let cv=visit_(
"value",node.value,visitor,path);if(cv===BREAK)return BREAK;cv===REMOVE&&(node.value=null)}}return ctrl}async function visitAsync(node,visitor){
let visitor_=initVisitor(visitor);identity.isDocument(node)?await visitAsync_(null,node.contents,visitor_,Object.freeze(
[node]))===REMOVE&&(node.contents=null):await visitAsync_(null,node,visitor_,Object.freeze([]))}visitAsync.BREAK=BREAK;visitAsync.
SKIP=SKIP;visitAsync.REMOVE=REMOVE;async function visitAsync_(key2,node,visitor,path){let ctrl=await callVisitor(key2,node,
visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl))return replaceNode(key2,path,ctrl),visitAsync_(key2,ctrl,visitor,
path);if(typeof ctrl!="symbol"){if(identity.isCollection(node)){path=Object.freeze(path.concat(node));for(let i=0;i<node.
items.length;++i){let ci=await visitAsync_(i,node.items[i],visitor,path);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)
return BREAK;ci===REMOVE&&(node.items.splice(i,1),i-=1)}}}else if(identity.isPair(node)){path=Object.freeze(path.concat(
node));let ck=await visitAsync_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&(node.key=null);let cv=await visitAsync_(
"value",node.value,visitor,path);if(cv===BREAK)return BREAK;cv===REMOVE&&(node.value=null)}}return ctrl}function initVisitor(visitor){
return typeof visitor=="object"&&(visitor.Collection||visitor.Node||visitor.Value)?Object.assign({Alias:visitor.Node,Map:visitor.
Node,Scalar:visitor.Node,Seq:visitor.Node},visitor.Value&&{Map:visitor.Value,Scalar:visitor.Value,Seq:visitor.Value},visitor.
Collection&&{Map:visitor.Collection,Seq:visitor.Collection},visitor):visitor}function callVisitor(key2,node,visitor,path){
if(typeof visitor=="function")return visitor(key2,node,path);if(identity.isMap(node))return visitor.Map?.(key2,node,path);
if(identity.isSeq(node))return visitor.Seq?.(key2,node,path);if(identity.isPair(node))return visitor.Pair?.(key2,node,path);
if(identity.isScalar(node))return visitor.Scalar?.(key2,node,path);if(identity.isAlias(node))return visitor.Alias?.(key2,
node,path)}function replaceNode(key2,path,node){let parent=path[path.length-1];if(identity.isCollection(parent))parent.items[key2]=
node;else if(identity.isPair(parent))key2==="key"?parent.key=node:parent.value=node;else if(identity.isDocument(parent))
parent.contents=node;else{let pt=identity.isAlias(parent)?"alias":"scalar";throw new Error(`Cannot replace node with ${pt}\
 parent`)}}exports.visit=visit;exports.visitAsync=visitAsync}});var require_directives=__commonJS({"node_modules/yaml/dist/doc/directives.js"(exports){"use strict";var identity=require_identity(),
visit=require_visit(),escapeChars={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},escapeTagName=tn=>tn.replace(
/[!,[\]{}]/g,ch=>escapeChars[ch]),Directives=class _Directives{constructor(yaml,tags){this.docStart=null,this.docEnd=!1,
this.yaml=Object.assign({},_Directives.defaultYaml,yaml),this.tags=Object.assign({},_Directives.defaultTags,tags)}clone(){
let copy=new _Directives(this.yaml,this.tags);return copy.docStart=this.docStart,copy}atDocument(){let res=new _Directives(
this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.
yaml={explicit:_Directives.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},_Directives.defaultTags);break}
return res}add(line,onError){this.atNextDocument&&(this.yaml={explicit:_Directives.defaultYaml.explicit,version:"1.1"},this.
tags=Object.assign({},_Directives.defaultTags),this.atNextDocument=!1);let parts=line.trim().split(/[ \t]+/),name=parts.
shift();switch(name){case"%TAG":{if(parts.length!==2&&(onError(0,"%TAG directive should contain exactly two parts"),parts.
length<2))return!1;let[handle,prefix]=parts;return this.tags[handle]=prefix,!0}case"%YAML":{if(this.yaml.explicit=!0,parts.
length!==1)return onError(0,"%YAML directive should contain exactly one part"),!1;let[version]=parts;if(version==="1.1"||
version==="1.2")return this.yaml.version=version,!0;{let isValid=/^\d+\.\d+$/.test(version);return onError(6,`Unsupporte\
d YAML version ${version}`,isValid),!1}}default:return onError(0,`Unknown directive ${name}`,!0),!1}}tagName(source,onError){
if(source==="!")return"!";if(source[0]!=="!")return onError(`Not a valid tag: ${source}`),null;if(source[1]==="<"){let verbatim=source.
slice(2,-1);return verbatim==="!"||verbatim==="!!"?(onError(`Verbatim tags aren't resolved, so ${source} is invalid.`),null):
(source[source.length-1]!==">"&&onError("Verbatim tags must end with a >"),verbatim)}let[,handle,suffix]=source.match(/^(.*!)([^!]*)$/s);
suffix||onError(`The ${source} tag has no suffix`);let prefix=this.tags[handle];if(prefix)try{return prefix+decodeURIComponent(
suffix)}catch(error){return onError(String(error)),null}return handle==="!"?source:(onError(`Could not resolve tag: ${source}`),
null)}tagString(tag){for(let[handle,prefix]of Object.entries(this.tags))if(tag.startsWith(prefix))return handle+escapeTagName(
tag.substring(prefix.length));return tag[0]==="!"?tag:`!<${tag}>`}toString(doc){let lines=this.yaml.explicit?[`%YAML ${this.
yaml.version||"1.2"}`]:[],tagEntries=Object.entries(this.tags),tagNames;if(doc&&tagEntries.length>0&&identity.isNode(doc.
contents)){let tags={};visit.visit(doc.contents,(_key,node)=>{identity.isNode(node)&&node.tag&&(tags[node.tag]=!0)}),tagNames=
Object.keys(tags)}else tagNames=[];for(let[handle,prefix]of tagEntries)handle==="!!"&&prefix==="tag:yaml.org,2002:"||(!doc||
tagNames.some(tn=>tn.startsWith(prefix)))&&lines.push(`%TAG ${handle} ${prefix}`);return lines.join(`
`)}};Directives.defaultYaml={explicit:!1,version:"1.2"};Directives.defaultTags={"!!":"tag:yaml.org,2002:"};exports.Directives=
Directives}});var require_anchors=__commonJS({"node_modules/yaml/dist/doc/anchors.js"(exports){"use strict";var identity=require_identity(),
visit=require_visit();function anchorIsValid(anchor){if(/[\x00-\x19\s,[\]{}]/.test(anchor)){let msg=`Anchor must not con\
tain whitespace or control characters: ${JSON.stringify(anchor)}`;throw new Error(msg)}return!0}function anchorNames(root){
let anchors=new Set;return visit.visit(root,{Value(_key,node){node.anchor&&anchors.add(node.anchor)}}),anchors}function findNewAnchor(prefix,exclude){
for(let i=1;;++i){let name=`${prefix}${i}`;if(!exclude.has(name))return name}}function createNodeAnchors(doc,prefix){let aliasObjects=[],
sourceObjects=new Map,prevAnchors=null;return{onAnchor:source=>{aliasObjects.push(source),prevAnchors??(prevAnchors=anchorNames(
doc));let anchor=findNewAnchor(prefix,prevAnchors);return prevAnchors.add(anchor),anchor},setAnchors:()=>{for(let source of aliasObjects){
let ref=sourceObjects.get(source);if(typeof ref=="object"&&ref.anchor&&(identity.isScalar(ref.node)||identity.isCollection(
ref.node)))ref.node.anchor=ref.anchor;else{let error=new Error("Failed to resolve repeated object (this should not happe\
n)");throw error.source=source,error}}},sourceObjects}}exports.anchorIsValid=anchorIsValid;exports.anchorNames=anchorNames;
exports.createNodeAnchors=createNodeAnchors;exports.findNewAnchor=findNewAnchor}});var require_applyReviver=__commonJS({"node_modules/yaml/dist/doc/applyReviver.js"(exports){"use strict";function applyReviver(reviver,obj,key2,val){
if(val&&typeof val=="object")if(Array.isArray(val))for(let i=0,len=val.length;i<len;++i){let v0=val[i],v1=applyReviver(reviver,
val,String(i),v0);v1===void 0?delete val[i]:v1!==v0&&(val[i]=v1)}else if(val instanceof Map)for(let k of Array.from(val.
keys())){let v0=val.get(k),v1=applyReviver(reviver,val,k,v0);v1===void 0?val.delete(k):v1!==v0&&val.set(k,v1)}else if(val instanceof
Set)for(let v0 of Array.from(val)){let v1=applyReviver(reviver,val,v0,v0);v1===void 0?val.delete(v0):v1!==v0&&(val.delete(
v0),val.add(v1))}else for(let[k,v0]of Object.entries(val)){let v1=applyReviver(reviver,val,k,v0);v1===void 0?delete val[k]:
v1!==v0&&(val[k]=v1)}return reviver.call(obj,key2,val)}exports.applyReviver=applyReviver}});var require_toJS=__commonJS({"node_modules/yaml/dist/nodes/toJS.js"(exports){"use strict";var identity=require_identity();
function toJS(value2,arg,ctx){if(Array.isArray(value2))return value2.map((v,i)=>toJS(v,String(i),ctx));if(value2&&typeof value2.
toJSON=="function"){if(!ctx||!identity.hasAnchor(value2))return value2.toJSON(arg,ctx);let data={aliasCount:0,count:1,res:void 0};
ctx.anchors.set(value2,data),ctx.onCreate=res2=>{data.res=res2,delete ctx.onCreate};let res=value2.toJSON(arg,ctx);return ctx.
onCreate&&ctx.onCreate(res),res}return typeof value2=="bigint"&&!ctx?.keep?Number(value2):value2}exports.toJS=toJS}});var require_Node=__commonJS({"node_modules/yaml/dist/nodes/Node.js"(exports){"use strict";var applyReviver=require_applyReviver(),
identity=require_identity(),toJS=require_toJS(),NodeBase=class{constructor(type){Object.defineProperty(this,identity.NODE_TYPE,
{value:type})}clone(){let copy=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.
range&&(copy.range=this.range.slice()),copy}toJS(doc,{mapAsMap,maxAliasCount,onAnchor,reviver}={}){if(!identity.isDocument(
doc))throw new TypeError("A document argument is required");let ctx={anchors:new Map,doc,keep:!0,mapAsMap:mapAsMap===!0,
mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:100},res=toJS.toJS(this,"",ctx);if(typeof onAnchor==
"function")for(let{count:count2,res:res2}of ctx.anchors.values())onAnchor(res2,count2);return typeof reviver=="function"?
applyReviver.applyReviver(reviver,{"":res},"",res):res}};exports.NodeBase=NodeBase}});var require_Alias=__commonJS({"node_modules/yaml/dist/nodes/Alias.js"(exports){"use strict";var anchors=require_anchors(),
visit=require_visit(),identity=require_identity(),Node=require_Node(),toJS=require_toJS(),Alias=class extends Node.NodeBase{constructor(source){
super(identity.ALIAS),this.source=source,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot hav\
e tags")}})}resolve(doc,ctx){if(ctx?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let nodes;
ctx?.aliasResolveCache?nodes=ctx.aliasResolveCache:(nodes=[],visit.visit(doc,{Node:(_key,node)=>{(identity.isAlias(node)||
identity.hasAnchor(node))&&nodes.push(node)}}),ctx&&(ctx.aliasResolveCache=nodes));let found2;for(let node of nodes){if(node===
this)break;node.anchor===this.source&&(found2=node)}if(found2&&ctx){let{anchors:anchors2,doc:doc2,maxAliasCount}=ctx,data=anchors2.
get(found2);if(data||(toJS.toJS(found2,null,ctx),data=anchors2.get(found2)),data?.res===void 0){let msg="This should not\
 happen: Alias anchor was not resolved?";throw new ReferenceError(msg)}if(maxAliasCount>=0&&(data.count+=1,data.aliasCount===
0&&(data.aliasCount=getAliasCount(doc2,found2,anchors2)),data.count*data.aliasCount>maxAliasCount)){let msg="Excessive a\
lias count indicates a resource exhaustion attack";throw new ReferenceError(msg)}}return found2}toJSON(_arg,ctx){if(!ctx)
return{source:this.source};let source=this.resolve(ctx.doc,ctx);if(!source){let msg=`Unresolved alias (the anchor must b\
e set before the alias): ${this.source}`;throw new ReferenceError(msg)}return ctx.anchors.get(source).res}toString(ctx,_onComment,_onChompKeep){
let src=`*${this.source}`;if(ctx){if(anchors.anchorIsValid(this.source),ctx.options.verifyAliasOrder&&!ctx.anchors.has(this.
source)){let msg=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(msg)}if(ctx.
implicitKey)return`${src} `}return src}};function getAliasCount(doc,node,anchors2){if(identity.isAlias(node)){let source=node.
resolve(doc),anchor=anchors2&&source&&anchors2.get(source);return anchor?anchor.count*anchor.aliasCount:0}else if(identity.
isCollection(node)){let count2=0;for(let item of node.items){let c=getAliasCount(doc,item,anchors2);c>count2&&(count2=c)}
return count2}else if(identity.isPair(node)){let kc=getAliasCount(doc,node.key,anchors2),vc=getAliasCount(doc,node.value,
anchors2);return Math.max(kc,vc)}return 1}exports.Alias=Alias}});var require_Scalar=__commonJS({"node_modules/yaml/dist/nodes/Scalar.js"(exports){"use strict";var identity=require_identity(),
Node=require_Node(),toJS=require_toJS(),isScalarValue=value2=>!value2||typeof value2!="function"&&typeof value2!="object",
Scalar=class extends Node.NodeBase{constructor(value2){super(identity.SCALAR),this.value=value2}toJSON(arg,ctx){return ctx?.
keep?this.value:toJS.toJS(this.value,arg,ctx)}toString(){return String(this.value)}};Scalar.BLOCK_FOLDED="BLOCK_FOLDED";
Scalar.BLOCK_LITERAL="BLOCK_LITERAL";Scalar.PLAIN="PLAIN";Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE";Scalar.QUOTE_SINGLE="QUOTE_\
SINGLE";exports.Scalar=Scalar;exports.isScalarValue=isScalarValue}});var require_createNode=__commonJS({"node_modules/yaml/dist/doc/createNode.js"(exports){"use strict";var Alias=require_Alias(),
identity=require_identity(),Scalar=require_Scalar(),defaultTagPrefix="tag:yaml.org,2002:";function findTagObject(value2,tagName,tags){
if(tagName){let match=tags.filter(t=>t.tag===tagName),tagObj=match.find(t=>!t.format)??match[0];if(!tagObj)throw new Error(
`Tag ${tagName} not found`);return tagObj}return tags.find(t=>t.identify?.(value2)&&!t.format)}function createNode(value2,tagName,ctx){
if(identity.isDocument(value2)&&(value2=value2.contents),identity.isNode(value2))return value2;if(identity.isPair(value2)){
let map=ctx.schema[identity.MAP].createNode?.(ctx.schema,null,ctx);return map.items.push(value2),map}(value2 instanceof String||
value2 instanceof Number||value2 instanceof Boolean||typeof BigInt<"u"&&value2 instanceof BigInt)&&(value2=value2.valueOf());
let{aliasDuplicateObjects,onAnchor,onTagObj,schema,sourceObjects}=ctx,ref;if(aliasDuplicateObjects&&value2&&typeof value2==
"object"){if(ref=sourceObjects.get(value2),ref)return ref.anchor??(ref.anchor=onAnchor(value2)),new Alias.Alias(ref.anchor);
ref={anchor:null,node:null},sourceObjects.set(value2,ref)}tagName?.startsWith("!!")&&(tagName=defaultTagPrefix+tagName.slice(
2));let tagObj=findTagObject(value2,tagName,schema.tags);if(!tagObj){if(value2&&typeof value2.toJSON=="function"&&(value2=
value2.toJSON()),!value2||typeof value2!="object"){let node2=new Scalar.Scalar(value2);return ref&&(ref.node=node2),node2}
tagObj=value2 instanceof Map?schema[identity.MAP]:Symbol.iterator in Object(value2)?schema[identity.SEQ]:schema[identity.
MAP]}onTagObj&&(onTagObj(tagObj),delete ctx.onTagObj);let node=tagObj?.createNode?tagObj.createNode(ctx.schema,value2,ctx):
typeof tagObj?.nodeClass?.from=="function"?tagObj.nodeClass.from(ctx.schema,value2,ctx):new Scalar.Scalar(value2);return tagName?
node.tag=tagName:tagObj.default||(node.tag=tagObj.tag),ref&&(ref.node=node),node}exports.createNode=createNode}});var require_Collection=__commonJS({"node_modules/yaml/dist/nodes/Collection.js"(exports){"use strict";var createNode=require_createNode(),
identity=require_identity(),Node=require_Node();function collectionFromPath(schema,path,value2){let v=value2;for(let i=path.
length-1;i>=0;--i){let k=path[i];if(typeof k=="number"&&Number.isInteger(k)&&k>=0){let a=[];a[k]=v,v=a}else v=new Map([[
k,v]])}return createNode.createNode(v,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("T\
his should not happen, please report a bug.")},schema,sourceObjects:new Map})}var isEmptyPath=path=>path==null||typeof path==
"object"&&!!path[Symbol.iterator]().next().done,Collection=class extends Node.NodeBase{constructor(type,schema){super(type),
Object.defineProperty(this,"schema",{value:schema,configurable:!0,enumerable:!1,writable:!0})}clone(schema){let copy=Object.
create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return schema&&(copy.schema=schema),copy.items=
copy.items.map(it=>identity.isNode(it)||identity.isPair(it)?it.clone(schema):it),this.range&&(copy.range=this.range.slice()),
copy}addIn(path,value2){if(isEmptyPath(path))this.add(value2);else{let[key2,...rest]=path,node=this.get(key2,!0);if(identity.
isCollection(node))node.addIn(rest,value2);else if(node===void 0&&this.schema)this.set(key2,collectionFromPath(this.schema,
rest,value2));else throw new Error(`Expected YAML collection at ${key2}. Remaining path: ${rest}`)}}deleteIn(path){let[key2,
...rest]=path;if(rest.length===0)return this.delete(key2);let node=this.get(key2,!0);if(identity.isCollection(node))return node.
deleteIn(rest);throw new Error(`Expected YAML collection at ${key2}. Remaining path: ${rest}`)}getIn(path,keepScalar){let[
key2,...rest]=path,node=this.get(key2,!0);return rest.length===0?!keepScalar&&identity.isScalar(node)?node.value:node:identity.
isCollection(node)?node.getIn(rest,keepScalar):void 0}hasAllNullValues(allowScalar){return this.items.every(node=>{if(!identity.
isPair(node))return!1;let n=node.value;return n==null||allowScalar&&identity.isScalar(n)&&n.value==null&&!n.commentBefore&&
!n.comment&&!n.tag})}hasIn(path){let[key2,...rest]=path;if(rest.length===0)return this.has(key2);let node=this.get(key2,
!0);return identity.isCollection(node)?node.hasIn(rest):!1}setIn(path,value2){let[key2,...rest]=path;if(rest.length===0)
this.set(key2,value2);else{let node=this.get(key2,!0);if(identity.isCollection(node))node.setIn(rest,value2);else if(node===
void 0&&this.schema)this.set(key2,collectionFromPath(this.schema,rest,value2));else throw new Error(`Expected YAML colle\
ction at ${key2}. Remaining path: ${rest}`)}}};exports.Collection=Collection;exports.collectionFromPath=collectionFromPath;
exports.isEmptyPath=isEmptyPath}});var require_stringifyComment=__commonJS({"node_modules/yaml/dist/stringify/stringifyComment.js"(exports){"use strict";var stringifyComment=str=>str.
replace(/^(?!$)(?: $)?/gm,"#");function indentComment(comment,indent){return/^\n+$/.test(comment)?comment.substring(1):indent?
comment.replace(/^(?! *$)/gm,indent):comment}var lineComment=(str,indent,comment)=>str.endsWith(`
`)?indentComment(comment,indent):comment.includes(`
`)?`
`+indentComment(comment,indent):(str.endsWith(" ")?"":" ")+comment;exports.indentComment=indentComment;exports.lineComment=
lineComment;exports.stringifyComment=stringifyComment}});var require_foldFlowLines=__commonJS({"node_modules/yaml/dist/stringify/foldFlowLines.js"(exports){"use strict";var FOLD_FLOW="\
flow",FOLD_BLOCK="block",FOLD_QUOTED="quoted";function foldFlowLines(text,indent,mode="flow",{indentAtStart,lineWidth=80,
minContentWidth=20,onFold,onOverflow}={}){if(!lineWidth||lineWidth<0)return text;lineWidth<minContentWidth&&(minContentWidth=
0);let endStep=Math.max(1+minContentWidth,1+lineWidth-indent.length);if(text.length<=endStep)return text;let folds=[],escapedFolds={},
end=lineWidth-indent.length;typeof indentAtStart=="number"&&(indentAtStart>lineWidth-Math.max(2,minContentWidth)?folds.push(
0):end=lineWidth-indentAtStart);let split,prev,overflow=!1,i=-1,escStart=-1,escEnd=-1;mode===FOLD_BLOCK&&(i=consumeMoreIndentedLines(
text,i,indent.length),i!==-1&&(end=i+endStep));for(let ch;ch=text[i+=1];){if(mode===FOLD_QUOTED&&ch==="\\"){switch(escStart=
i,text[i+1]){case"x":i+=3;break;case"u":i+=5;break;case"U":i+=9;break;default:i+=1}escEnd=i}if(ch===`
`)mode===FOLD_BLOCK&&(i=consumeMoreIndentedLines(text,i,indent.length)),end=i+indent.length+endStep,split=void 0;else{if(ch===
" "&&prev&&prev!==" "&&prev!==`
`&&prev!=="	"){let next=text[i+1];next&&next!==" "&&next!==`
`&&next!=="	"&&(split=i)}if(i>=end)if(split)folds.push(split),end=split+endStep,split=void 0;else if(mode===FOLD_QUOTED){
for(;prev===" "||prev==="	";)prev=ch,ch=text[i+=1],overflow=!0;let j=i>escEnd+1?i-2:escStart-1;if(escapedFolds[j])return text;
folds.push(j),escapedFolds[j]=!0,end=j+endStep,split=void 0}else overflow=!0}prev=ch}if(overflow&&onOverflow&&onOverflow(),
folds.length===0)return text;onFold&&onFold();let res=text.slice(0,folds[0]);for(let i2=0;i2<folds.length;++i2){let fold2=folds[i2],
end2=folds[i2+1]||text.length;fold2===0?res=`
${indent}${text.slice(0,end2)}`:(mode===FOLD_QUOTED&&escapedFolds[fold2]&&(res+=`${text[fold2]}\\`),res+=`
${indent}${text.slice(fold2+1,end2)}`)}return res}function consumeMoreIndentedLines(text,i,indent){let end=i,start=i+1,ch=text[start];
for(;ch===" "||ch==="	";)if(i<start+indent)ch=text[++i];else{do ch=text[++i];while(ch&&ch!==`
`);end=i,start=i+1,ch=text[start]}return end}exports.FOLD_BLOCK=FOLD_BLOCK;exports.FOLD_FLOW=FOLD_FLOW;exports.FOLD_QUOTED=
FOLD_QUOTED;exports.foldFlowLines=foldFlowLines}});var require_stringifyString=__commonJS({"node_modules/yaml/dist/stringify/stringifyString.js"(exports){"use strict";var Scalar=require_Scalar(),
foldFlowLines=require_foldFlowLines(),getFoldOptions=(ctx,isBlock)=>({indentAtStart:isBlock?ctx.indent.length:ctx.indentAtStart,
lineWidth:ctx.options.lineWidth,minContentWidth:ctx.options.minContentWidth}),containsDocumentMarker=str=>/^(%|---|\.\.\.)/m.
test(str);function lineLengthOverLimit(str,lineWidth,indentLength){if(!lineWidth||lineWidth<0)return!1;let limit=lineWidth-
indentLength,strLen=str.length;if(strLen<=limit)return!1;for(let i=0,start=0;i<strLen;++i)if(str[i]===`
`){if(i-start>limit)return!0;if(start=i+1,strLen-start<=limit)return!1}return!0}function doubleQuotedString(value2,ctx){
let json=JSON.stringify(value2);if(ctx.options.doubleQuotedAsJSON)return json;let{implicitKey}=ctx,minMultiLineLength=ctx.
options.doubleQuotedMinMultiLineLength,indent=ctx.indent||(containsDocumentMarker(value2)?"  ":""),str="",start=0;for(let i=0,
ch=json[i];ch;ch=json[++i])if(ch===" "&&json[i+1]==="\\"&&json[i+2]==="n"&&(str+=json.slice(start,i)+"\\ ",i+=1,start=i,
ch="\\"),ch==="\\")switch(json[i+1]){case"u":{str+=json.slice(start,i);let code=json.substr(i+2,4);switch(code){case"000\
0":str+="\\0";break;case"0007":str+="\\a";break;case"000b":str+="\\v";break;case"001b":str+="\\e";break;case"0085":str+=
"\\N";break;case"00a0":str+="\\_";break;case"2028":str+="\\L";break;case"2029":str+="\\P";break;default:code.substr(0,2)===
"00"?str+="\\x"+code.substr(2):str+=json.substr(i,6)}i+=5,start=i+1}break;case"n":if(implicitKey||json[i+2]==='"'||json.
length<minMultiLineLength)i+=1;else{for(str+=json.slice(start,i)+`

`;json[i+2]==="\\"&&json[i+3]==="n"&&json[i+4]!=='"';)str+=`
`,i+=2;str+=indent,json[i+2]===" "&&(str+="\\"),i+=1,start=i+1}break;default:i+=1}return str=start?str+json.slice(start):
json,implicitKey?str:foldFlowLines.foldFlowLines(str,indent,foldFlowLines.FOLD_QUOTED,getFoldOptions(ctx,!1))}function singleQuotedString(value2,ctx){
if(ctx.options.singleQuote===!1||ctx.implicitKey&&value2.includes(`
`)||/[ \t]\n|\n[ \t]/.test(value2))return doubleQuotedString(value2,ctx);let indent=ctx.indent||(containsDocumentMarker(
value2)?"  ":""),res="'"+value2.replace(/'/g,"''").replace(/\n+/g,`$&
${indent}`)+"'";return ctx.implicitKey?res:foldFlowLines.foldFlowLines(res,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(
ctx,!1))}function quotedString(value2,ctx){let{singleQuote}=ctx.options,qs;if(singleQuote===!1)qs=doubleQuotedString;else{
let hasDouble=value2.includes('"'),hasSingle=value2.includes("'");hasDouble&&!hasSingle?qs=singleQuotedString:hasSingle&&
!hasDouble?qs=doubleQuotedString:qs=singleQuote?singleQuotedString:doubleQuotedString}return qs(value2,ctx)}var blockEndNewlines;
try{blockEndNewlines=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment,type,value:value2},ctx,onComment,onChompKeep){
let{blockQuote,commentString,lineWidth}=ctx.options;if(!blockQuote||/\n[\t ]+$/.test(value2))return quotedString(value2,
ctx);let indent=ctx.indent||(ctx.forceBlockIndent||containsDocumentMarker(value2)?"  ":""),literal=blockQuote==="literal"?
!0:blockQuote==="folded"||type===Scalar.Scalar.BLOCK_FOLDED?!1:type===Scalar.Scalar.BLOCK_LITERAL?!0:!lineLengthOverLimit(
value2,lineWidth,indent.length);if(!value2)return literal?`|
`:`>
`;let chomp,endStart;for(endStart=value2.length;endStart>0;--endStart){let ch=value2[endStart-1];if(ch!==`
`&&ch!=="	"&&ch!==" ")break}let end=value2.substring(endStart),endNlPos=end.indexOf(`
`);endNlPos===-1?chomp="-":value2===end||endNlPos!==end.length-1?(chomp="+",onChompKeep&&onChompKeep()):chomp="",end&&(value2=
value2.slice(0,-end.length),end[end.length-1]===`
`&&(end=end.slice(0,-1)),end=end.replace(blockEndNewlines,`$&${indent}`));let startWithSpace=!1,startEnd,startNlPos=-1;for(startEnd=
0;startEnd<value2.length;++startEnd){let ch=value2[startEnd];if(ch===" ")startWithSpace=!0;else if(ch===`
`)startNlPos=startEnd;else break}let start=value2.substring(0,startNlPos<startEnd?startNlPos+1:startEnd);start&&(value2=
value2.substring(start.length),start=start.replace(/\n+/g,`$&${indent}`));let header2=(startWithSpace?indent?"2":"1":"")+
chomp;if(comment&&(header2+=" "+commentString(comment.replace(/ ?[\r\n]+/g," ")),onComment&&onComment()),!literal){let foldedValue=value2.
replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${indent}`),literalFallback=!1,foldOptions=getFoldOptions(
ctx,!0);blockQuote!=="folded"&&type!==Scalar.Scalar.BLOCK_FOLDED&&(foldOptions.onOverflow=()=>{literalFallback=!0});let body=foldFlowLines.
foldFlowLines(`${start}${foldedValue}${end}`,indent,foldFlowLines.FOLD_BLOCK,foldOptions);if(!literalFallback)return`>${header2}\

${indent}${body}`}return value2=value2.replace(/\n+/g,`$&${indent}`),`|${header2}
${indent}${start}${value2}${end}`}function plainString(item,ctx,onComment,onChompKeep){let{type,value:value2}=item,{actualString,
implicitKey,indent,indentStep,inFlow}=ctx;if(implicitKey&&value2.includes(`
`)||inFlow&&/[[\]{},]/.test(value2))return quotedString(value2,ctx);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(value2))return implicitKey||inFlow||!value2.includes(`
`)?quotedString(value2,ctx):blockString(item,ctx,onComment,onChompKeep);if(!implicitKey&&!inFlow&&type!==Scalar.Scalar.PLAIN&&
value2.includes(`
`))return blockString(item,ctx,onComment,onChompKeep);if(containsDocumentMarker(value2)){if(indent==="")return ctx.forceBlockIndent=
!0,blockString(item,ctx,onComment,onChompKeep);if(implicitKey&&indent===indentStep)return quotedString(value2,ctx)}let str=value2.
replace(/\n+/g,`$&
${indent}`);if(actualString){let test=tag=>tag.default&&tag.tag!=="tag:yaml.org,2002:str"&&tag.test?.test(str),{compat,tags}=ctx.
doc.schema;if(tags.some(test)||compat?.some(test))return quotedString(value2,ctx)}return implicitKey?str:foldFlowLines.foldFlowLines(
str,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,!1))}function stringifyString(item,ctx,onComment,onChompKeep){let{
implicitKey,inFlow}=ctx,ss=typeof item.value=="string"?item:Object.assign({},item,{value:String(item.value)}),{type}=item;
type!==Scalar.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)&&(type=Scalar.Scalar.
QUOTE_DOUBLE);let _stringify=_type=>{switch(_type){case Scalar.Scalar.BLOCK_FOLDED:case Scalar.Scalar.BLOCK_LITERAL:return implicitKey||
inFlow?quotedString(ss.value,ctx):blockString(ss,ctx,onComment,onChompKeep);case Scalar.Scalar.QUOTE_DOUBLE:return doubleQuotedString(
ss.value,ctx);case Scalar.Scalar.QUOTE_SINGLE:return singleQuotedString(ss.value,ctx);case Scalar.Scalar.PLAIN:return plainString(
ss,ctx,onComment,onChompKeep);default:return null}},res=_stringify(type);if(res===null){let{defaultKeyType,defaultStringType}=ctx.
options,t=implicitKey&&defaultKeyType||defaultStringType;if(res=_stringify(t),res===null)throw new Error(`Unsupported de\
fault string type ${t}`)}return res}exports.stringifyString=stringifyString}});var require_stringify=__commonJS({"node_modules/yaml/dist/stringify/stringify.js"(exports){"use strict";var anchors=require_anchors(),
identity=require_identity(),stringifyComment=require_stringifyComment(),stringifyString=require_stringifyString();function createStringifyContext(doc,options){
let opt=Object.assign({blockQuote:!0,commentString:stringifyComment.stringifyComment,defaultKeyType:null,defaultStringType:"\
PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,
indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"tru\
e",verifyAliasOrder:!0},doc.schema.toStringOptions,options),inFlow;switch(opt.collectionStyle){case"block":inFlow=!1;break;case"\
flow":inFlow=!0;break;default:inFlow=null}return{anchors:new Set,doc,flowCollectionPadding:opt.flowCollectionPadding?" ":
"",indent:"",indentStep:typeof opt.indent=="number"?" ".repeat(opt.indent):"  ",inFlow,options:opt}}function getTagObject(tags,item){
if(item.tag){let match=tags.filter(t=>t.tag===item.tag);if(match.length>0)return match.find(t=>t.format===item.format)??
match[0]}let tagObj,obj;if(identity.isScalar(item)){obj=item.value;let match=tags.filter(t=>t.identify?.(obj));if(match.
length>1){let testMatch=match.filter(t=>t.test);testMatch.length>0&&(match=testMatch)}tagObj=match.find(t=>t.format===item.
format)??match.find(t=>!t.format)}else obj=item,tagObj=tags.find(t=>t.nodeClass&&obj instanceof t.nodeClass);if(!tagObj){
let name=obj?.constructor?.name??(obj===null?"null":typeof obj);throw new Error(`Tag not resolved for ${name} value`)}return tagObj}
function stringifyProps(node,tagObj,{anchors:anchors$1,doc}){if(!doc.directives)return"";let props=[],anchor=(identity.isScalar(
node)||identity.isCollection(node))&&node.anchor;anchor&&anchors.anchorIsValid(anchor)&&(anchors$1.add(anchor),props.push(
`&${anchor}`));let tag=node.tag??(tagObj.default?null:tagObj.tag);return tag&&props.push(doc.directives.tagString(tag)),
props.join(" ")}function stringify(item,ctx,onComment,onChompKeep){if(identity.isPair(item))return item.toString(ctx,onComment,
onChompKeep);if(identity.isAlias(item)){if(ctx.doc.directives)return item.toString(ctx);if(ctx.resolvedAliases?.has(item))
throw new TypeError("Cannot stringify circular structure without alias nodes");ctx.resolvedAliases?ctx.resolvedAliases.add(
item):ctx.resolvedAliases=new Set([item]),item=item.resolve(ctx.doc)}let tagObj,node=identity.isNode(item)?item:ctx.doc.
createNode(item,{onTagObj:o=>tagObj=o});tagObj??(tagObj=getTagObject(ctx.doc.schema.tags,node));let props=stringifyProps(
node,tagObj,ctx);props.length>0&&(ctx.indentAtStart=(ctx.indentAtStart??0)+props.length+1);let str=typeof tagObj.stringify==
"function"?tagObj.stringify(node,ctx,onComment,onChompKeep):identity.isScalar(node)?stringifyString.stringifyString(node,
ctx,onComment,onChompKeep):node.toString(ctx,onComment,onChompKeep);return props?identity.isScalar(node)||str[0]==="{"||
str[0]==="["?`${props} ${str}`:`${props}
${ctx.indent}${str}`:str}exports.createStringifyContext=createStringifyContext;exports.stringify=stringify}});var require_stringifyPair=__commonJS({"node_modules/yaml/dist/stringify/stringifyPair.js"(exports){"use strict";var identity=require_identity(),
Scalar=require_Scalar(),stringify=require_stringify(),stringifyComment=require_stringifyComment();function stringifyPair({
key:key2,value:value2},ctx,onComment,onChompKeep){let{allNullValues,doc,indent,indentStep,options:{commentString,indentSeq,
simpleKeys}}=ctx,keyComment=identity.isNode(key2)&&key2.comment||null;if(simpleKeys){if(keyComment)throw new Error("With\
 simple keys, key nodes cannot have comments");if(identity.isCollection(key2)||!identity.isNode(key2)&&typeof key2=="obj\
ect"){let msg="With simple keys, collection cannot be used as a key value";throw new Error(msg)}}let explicitKey=!simpleKeys&&
(!key2||keyComment&&value2==null&&!ctx.inFlow||identity.isCollection(key2)||(identity.isScalar(key2)?key2.type===Scalar.
Scalar.BLOCK_FOLDED||key2.type===Scalar.Scalar.BLOCK_LITERAL:typeof key2=="object"));ctx=Object.assign({},ctx,{allNullValues:!1,
implicitKey:!explicitKey&&(simpleKeys||!allNullValues),indent:indent+indentStep});let keyCommentDone=!1,chompKeep=!1,str=stringify.
stringify(key2,ctx,()=>keyCommentDone=!0,()=>chompKeep=!0);if(!explicitKey&&!ctx.inFlow&&str.length>1024){if(simpleKeys)
throw new Error("With simple keys, single line scalar must not span more than 1024 characters");explicitKey=!0}if(ctx.inFlow){
if(allNullValues||value2==null)return keyCommentDone&&onComment&&onComment(),str===""?"?":explicitKey?`? ${str}`:str}else if(allNullValues&&
!simpleKeys||value2==null&&explicitKey)return str=`? ${str}`,keyComment&&!keyCommentDone?str+=stringifyComment.lineComment(
str,ctx.indent,commentString(keyComment)):chompKeep&&onChompKeep&&onChompKeep(),str;keyCommentDone&&(keyComment=null),explicitKey?
(keyComment&&(str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))),str=`? ${str}
${indent}:`):(str=`${str}:`,keyComment&&(str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))));let vsb,
vcb,valueComment;identity.isNode(value2)?(vsb=!!value2.spaceBefore,vcb=value2.commentBefore,valueComment=value2.comment):
(vsb=!1,vcb=null,valueComment=null,value2&&typeof value2=="object"&&(value2=doc.createNode(value2))),ctx.implicitKey=!1,
!explicitKey&&!keyComment&&identity.isScalar(value2)&&(ctx.indentAtStart=str.length+1),chompKeep=!1,!indentSeq&&indentStep.
length>=2&&!ctx.inFlow&&!explicitKey&&identity.isSeq(value2)&&!value2.flow&&!value2.tag&&!value2.anchor&&(ctx.indent=ctx.
indent.substring(2));let valueCommentDone=!1,valueStr=stringify.stringify(value2,ctx,()=>valueCommentDone=!0,()=>chompKeep=
!0),ws=" ";if(keyComment||vsb||vcb){if(ws=vsb?`
`:"",vcb){let cs=commentString(vcb);ws+=`
${stringifyComment.indentComment(cs,ctx.indent)}`}valueStr===""&&!ctx.inFlow?ws===`
`&&valueComment&&(ws=`

`):ws+=`
${ctx.indent}`}else if(!explicitKey&&identity.isCollection(value2)){let vs0=valueStr[0],nl0=valueStr.indexOf(`
`),hasNewline=nl0!==-1,flow=ctx.inFlow??value2.flow??value2.items.length===0;if(hasNewline||!flow){let hasPropsLine=!1;if(hasNewline&&
(vs0==="&"||vs0==="!")){let sp0=valueStr.indexOf(" ");vs0==="&"&&sp0!==-1&&sp0<nl0&&valueStr[sp0+1]==="!"&&(sp0=valueStr.
indexOf(" ",sp0+1)),(sp0===-1||nl0<sp0)&&(hasPropsLine=!0)}hasPropsLine||(ws=`
${ctx.indent}`)}}else(valueStr===""||valueStr[0]===`
`)&&(ws="");return str+=ws+valueStr,ctx.inFlow?valueCommentDone&&onComment&&onComment():valueComment&&!valueCommentDone?
str+=stringifyComment.lineComment(str,ctx.indent,commentString(valueComment)):chompKeep&&onChompKeep&&onChompKeep(),str}
exports.stringifyPair=stringifyPair}});var require_log=__commonJS({"node_modules/yaml/dist/log.js"(exports){"use strict";var node_process=__require("process");
function debug(logLevel,...messages){logLevel==="debug"&&console.log(...messages)}function warn(logLevel,warning){(logLevel===
"debug"||logLevel==="warn")&&(typeof node_process.emitWarning=="function"?node_process.emitWarning(warning):console.warn(
warning))}exports.debug=debug;exports.warn=warn}});var require_merge=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/merge.js"(exports){"use strict";var identity=require_identity(),
Scalar=require_Scalar(),MERGE_KEY="<<",merge2={identify:value2=>value2===MERGE_KEY||typeof value2=="symbol"&&value2.description===
MERGE_KEY,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)),
{addToJSMap:addMergeToJSMap}),stringify:()=>MERGE_KEY},isMergeKey=(ctx,key2)=>(merge2.identify(key2)||identity.isScalar(
key2)&&(!key2.type||key2.type===Scalar.Scalar.PLAIN)&&merge2.identify(key2.value))&&ctx?.doc.schema.tags.some(tag=>tag.tag===
merge2.tag&&tag.default);function addMergeToJSMap(ctx,map,value2){let source=resolveAliasValue(ctx,value2);if(identity.isSeq(
source))for(let it of source.items)mergeValue(ctx,map,it);else if(Array.isArray(source))for(let it of source)mergeValue(
ctx,map,it);else mergeValue(ctx,map,source)}function mergeValue(ctx,map,value2){let source=resolveAliasValue(ctx,value2);
if(!identity.isMap(source))throw new Error("Merge sources must be maps or map aliases");let srcMap=source.toJSON(null,ctx,
Map);for(let[key2,value3]of srcMap)map instanceof Map?map.has(key2)||map.set(key2,value3):map instanceof Set?map.add(key2):
Object.prototype.hasOwnProperty.call(map,key2)||Object.defineProperty(map,key2,{value:value3,writable:!0,enumerable:!0,configurable:!0});
return map}function resolveAliasValue(ctx,value2){return ctx&&identity.isAlias(value2)?value2.resolve(ctx.doc,ctx):value2}
exports.addMergeToJSMap=addMergeToJSMap;exports.isMergeKey=isMergeKey;exports.merge=merge2}});var require_addPairToJSMap=__commonJS({"node_modules/yaml/dist/nodes/addPairToJSMap.js"(exports){"use strict";var log=require_log(),
merge2=require_merge(),stringify=require_stringify(),identity=require_identity(),toJS=require_toJS();function addPairToJSMap(ctx,map,{
key:key2,value:value2}){if(identity.isNode(key2)&&key2.addToJSMap)key2.addToJSMap(ctx,map,value2);else if(merge2.isMergeKey(
ctx,key2))merge2.addMergeToJSMap(ctx,map,value2);else{let jsKey=toJS.toJS(key2,"",ctx);if(map instanceof Map)map.set(jsKey,
toJS.toJS(value2,jsKey,ctx));else if(map instanceof Set)map.add(jsKey);else{let stringKey=stringifyKey(key2,jsKey,ctx),jsValue=toJS.
toJS(value2,stringKey,ctx);stringKey in map?Object.defineProperty(map,stringKey,{value:jsValue,writable:!0,enumerable:!0,
configurable:!0}):map[stringKey]=jsValue}}return map}function stringifyKey(key2,jsKey,ctx){if(jsKey===null)return"";if(typeof jsKey!=
"object")return String(jsKey);if(identity.isNode(key2)&&ctx?.doc){let strCtx=stringify.createStringifyContext(ctx.doc,{});
strCtx.anchors=new Set;for(let node of ctx.anchors.keys())strCtx.anchors.add(node.anchor);strCtx.inFlow=!0,strCtx.inStringifyKey=
!0;let strKey=key2.toString(strCtx);if(!ctx.mapKeyWarned){let jsonStr=JSON.stringify(strKey);jsonStr.length>40&&(jsonStr=
jsonStr.substring(0,36)+'..."'),log.warn(ctx.doc.options.logLevel,`Keys with collection values will be stringified due t\
o JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`),ctx.mapKeyWarned=!0}return strKey}return JSON.
stringify(jsKey)}exports.addPairToJSMap=addPairToJSMap}});var require_Pair=__commonJS({"node_modules/yaml/dist/nodes/Pair.js"(exports){"use strict";var createNode=require_createNode(),
stringifyPair=require_stringifyPair(),addPairToJSMap=require_addPairToJSMap(),identity=require_identity();function createPair(key2,value2,ctx){
let k=createNode.createNode(key2,void 0,ctx),v=createNode.createNode(value2,void 0,ctx);return new Pair(k,v)}var Pair=class _Pair{constructor(key2,value2=null){
Object.defineProperty(this,identity.NODE_TYPE,{value:identity.PAIR}),this.key=key2,this.value=value2}clone(schema){let{key:key2,
value:value2}=this;return identity.isNode(key2)&&(key2=key2.clone(schema)),identity.isNode(value2)&&(value2=value2.clone(
schema)),new _Pair(key2,value2)}toJSON(_,ctx){let pair=ctx?.mapAsMap?new Map:{};return addPairToJSMap.addPairToJSMap(ctx,
pair,this)}toString(ctx,onComment,onChompKeep){return ctx?.doc?stringifyPair.stringifyPair(this,ctx,onComment,onChompKeep):
JSON.stringify(this)}};exports.Pair=Pair;exports.createPair=createPair}});var require_stringifyCollection=__commonJS({"node_modules/yaml/dist/stringify/stringifyCollection.js"(exports){"use stri\
ct";var identity=require_identity(),stringify=require_stringify(),stringifyComment=require_stringifyComment();function stringifyCollection(collection,ctx,options){
return(ctx.inFlow??collection.flow?stringifyFlowCollection:stringifyBlockCollection)(collection,ctx,options)}function stringifyBlockCollection({
comment,items},ctx,{blockItemPrefix,flowChars,itemIndent,onChompKeep,onComment}){let{indent,options:{commentString}}=ctx,
itemCtx=Object.assign({},ctx,{indent:itemIndent,type:null}),chompKeep=!1,lines=[];for(let i=0;i<items.length;++i){let item=items[i],
comment2=null;if(identity.isNode(item))!chompKeep&&item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,
chompKeep),item.comment&&(comment2=item.comment);else if(identity.isPair(item)){let ik=identity.isNode(item.key)?item.key:
null;ik&&(!chompKeep&&ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,ik.commentBefore,chompKeep))}chompKeep=!1;
let str2=stringify.stringify(item,itemCtx,()=>comment2=null,()=>chompKeep=!0);comment2&&(str2+=stringifyComment.lineComment(
str2,itemIndent,commentString(comment2))),chompKeep&&comment2&&(chompKeep=!1),lines.push(blockItemPrefix+str2)}let str;if(lines.
length===0)str=flowChars.start+flowChars.end;else{str=lines[0];for(let i=1;i<lines.length;++i){let line=lines[i];str+=line?
`
${indent}${line}`:`
`}}return comment?(str+=`
`+stringifyComment.indentComment(commentString(comment),indent),onComment&&onComment()):chompKeep&&onChompKeep&&onChompKeep(),
str}function stringifyFlowCollection({items},ctx,{flowChars,itemIndent}){let{indent,indentStep,flowCollectionPadding:fcPadding,
options:{commentString}}=ctx;itemIndent+=indentStep;let itemCtx=Object.assign({},ctx,{indent:itemIndent,inFlow:!0,type:null}),
reqNewline=!1,linesAtValue=0,lines=[];for(let i=0;i<items.length;++i){let item=items[i],comment=null;if(identity.isNode(
item))item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,!1),item.comment&&(comment=item.comment);else if(identity.
isPair(item)){let ik=identity.isNode(item.key)?item.key:null;ik&&(ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,
ik.commentBefore,!1),ik.comment&&(reqNewline=!0));let iv=identity.isNode(item.value)?item.value:null;iv?(iv.comment&&(comment=
iv.comment),iv.commentBefore&&(reqNewline=!0)):item.value==null&&ik?.comment&&(comment=ik.comment)}comment&&(reqNewline=
!0);let str=stringify.stringify(item,itemCtx,()=>comment=null);reqNewline||(reqNewline=lines.length>linesAtValue||str.includes(
`
`)),i<items.length-1?str+=",":ctx.options.trailingComma&&(ctx.options.lineWidth>0&&(reqNewline||(reqNewline=lines.reduce(
(sum,line)=>sum+line.length+2,2)+(str.length+2)>ctx.options.lineWidth)),reqNewline&&(str+=",")),comment&&(str+=stringifyComment.
lineComment(str,itemIndent,commentString(comment))),lines.push(str),linesAtValue=lines.length}let{start,end}=flowChars;if(lines.
length===0)return start+end;if(!reqNewline){let len=lines.reduce((sum,line)=>sum+line.length+2,2);reqNewline=ctx.options.
lineWidth>0&&len>ctx.options.lineWidth}if(reqNewline){let str=start;for(let line of lines)str+=line?`
${indentStep}${indent}${line}`:`
`;return`${str}
${indent}${end}`}else return`${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`}function addCommentBefore({indent,
options:{commentString}},lines,comment,chompKeep){if(comment&&chompKeep&&(comment=comment.replace(/^\n+/,"")),comment){let ic=stringifyComment.
indentComment(commentString(comment),indent);lines.push(ic.trimStart())}}exports.stringifyCollection=stringifyCollection}});var require_YAMLMap=__commonJS({"node_modules/yaml/dist/nodes/YAMLMap.js"(exports){"use strict";var stringifyCollection=require_stringifyCollection(),
addPairToJSMap=require_addPairToJSMap(),Collection=require_Collection(),identity=require_identity(),Pair=require_Pair(),
Scalar=require_Scalar();function findPair(items,key2){let k=identity.isScalar(key2)?key2.value:key2;for(let it of items)
if(identity.isPair(it)&&(it.key===key2||it.key===k||identity.isScalar(it.key)&&it.key.value===k))return it}var YAMLMap=class extends Collection.
Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(schema){super(identity.MAP,schema),this.items=
[]}static from(schema,obj,ctx){let{keepUndefined,replacer}=ctx,map=new this(schema),add=(key2,value2)=>{if(typeof replacer==
"function")value2=replacer.call(obj,key2,value2);else if(Array.isArray(replacer)&&!replacer.includes(key2))return;(value2!==
void 0||keepUndefined)&&map.items.push(Pair.createPair(key2,value2,ctx))};if(obj instanceof Map)for(let[key2,value2]of obj)
add(key2,value2);else if(obj&&typeof obj=="object")for(let key2 of Object.keys(obj))add(key2,obj[key2]);return typeof schema.
sortMapEntries=="function"&&map.items.sort(schema.sortMapEntries),map}add(pair,overwrite){let _pair;identity.isPair(pair)?
_pair=pair:!pair||typeof pair!="object"||!("key"in pair)?_pair=new Pair.Pair(pair,pair?.value):_pair=new Pair.Pair(pair.
key,pair.value);let prev=findPair(this.items,_pair.key),sortEntries=this.schema?.sortMapEntries;if(prev){if(!overwrite)throw new Error(
`Key ${_pair.key} already set`);identity.isScalar(prev.value)&&Scalar.isScalarValue(_pair.value)?prev.value.value=_pair.
value:prev.value=_pair.value}else if(sortEntries){let i=this.items.findIndex(item=>sortEntries(_pair,item)<0);i===-1?this.
items.push(_pair):this.items.splice(i,0,_pair)}else this.items.push(_pair)}delete(key2){let it=findPair(this.items,key2);
return it?this.items.splice(this.items.indexOf(it),1).length>0:!1}get(key2,keepScalar){let node=findPair(this.items,key2)?.
value;return(!keepScalar&&identity.isScalar(node)?node.value:node)??void 0}has(key2){return!!findPair(this.items,key2)}set(key2,value2){
this.add(new Pair.Pair(key2,value2),!0)}toJSON(_,ctx,Type){let map=Type?new Type:ctx?.mapAsMap?new Map:{};ctx?.onCreate&&
ctx.onCreate(map);for(let item of this.items)addPairToJSMap.addPairToJSMap(ctx,map,item);return map}toString(ctx,onComment,onChompKeep){
if(!ctx)return JSON.stringify(this);for(let item of this.items)if(!identity.isPair(item))throw new Error(`Map items must\
 all be pairs; found ${JSON.stringify(item)} instead`);return!ctx.allNullValues&&this.hasAllNullValues(!1)&&(ctx=Object.
assign({},ctx,{allNullValues:!0})),stringifyCollection.stringifyCollection(this,ctx,{blockItemPrefix:"",flowChars:{start:"\
{",end:"}"},itemIndent:ctx.indent||"",onChompKeep,onComment})}};exports.YAMLMap=YAMLMap;exports.findPair=findPair}});var require_map=__commonJS({"node_modules/yaml/dist/schema/common/map.js"(exports){"use strict";var identity=require_identity(),
YAMLMap=require_YAMLMap(),map={collection:"map",default:!0,nodeClass:YAMLMap.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(map2,onError){
return identity.isMap(map2)||onError("Expected a mapping for this tag"),map2},createNode:(schema,obj,ctx)=>YAMLMap.YAMLMap.
from(schema,obj,ctx)};exports.map=map}});var require_YAMLSeq=__commonJS({"node_modules/yaml/dist/nodes/YAMLSeq.js"(exports){"use strict";var createNode=require_createNode(),
stringifyCollection=require_stringifyCollection(),Collection=require_Collection(),identity=require_identity(),Scalar=require_Scalar(),
toJS=require_toJS(),YAMLSeq=class extends Collection.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(schema){
super(identity.SEQ,schema),this.items=[]}add(value2){this.items.push(value2)}delete(key2){let idx=asItemIndex(key2);return typeof idx!=
"number"?!1:this.items.splice(idx,1).length>0}get(key2,keepScalar){let idx=asItemIndex(key2);if(typeof idx!="number")return;
let it=this.items[idx];return!keepScalar&&identity.isScalar(it)?it.value:it}has(key2){let idx=asItemIndex(key2);return typeof idx==
"number"&&idx<this.items.length}set(key2,value2){let idx=asItemIndex(key2);if(typeof idx!="number")throw new Error(`Expe\
cted a valid index, not ${key2}.`);let prev=this.items[idx];identity.isScalar(prev)&&Scalar.isScalarValue(value2)?prev.value=
value2:this.items[idx]=value2}toJSON(_,ctx){let seq=[];ctx?.onCreate&&ctx.onCreate(seq);let i=0;for(let item of this.items)
seq.push(toJS.toJS(item,String(i++),ctx));return seq}toString(ctx,onComment,onChompKeep){return ctx?stringifyCollection.
stringifyCollection(this,ctx,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(ctx.indent||"")+"  ",onChompKeep,
onComment}):JSON.stringify(this)}static from(schema,obj,ctx){let{replacer}=ctx,seq=new this(schema);if(obj&&Symbol.iterator in
Object(obj)){let i=0;for(let it of obj){if(typeof replacer=="function"){let key2=obj instanceof Set?it:String(i++);it=replacer.
call(obj,key2,it)}seq.items.push(createNode.createNode(it,void 0,ctx))}}return seq}};function asItemIndex(key2){let idx=identity.
isScalar(key2)?key2.value:key2;return idx&&typeof idx=="string"&&(idx=Number(idx)),typeof idx=="number"&&Number.isInteger(
idx)&&idx>=0?idx:null}exports.YAMLSeq=YAMLSeq}});var require_seq=__commonJS({"node_modules/yaml/dist/schema/common/seq.js"(exports){"use strict";var identity=require_identity(),
YAMLSeq=require_YAMLSeq(),seq={collection:"seq",default:!0,nodeClass:YAMLSeq.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(seq2,onError){
return identity.isSeq(seq2)||onError("Expected a sequence for this tag"),seq2},createNode:(schema,obj,ctx)=>YAMLSeq.YAMLSeq.
from(schema,obj,ctx)};exports.seq=seq}});var require_string=__commonJS({"node_modules/yaml/dist/schema/common/string.js"(exports){"use strict";var stringifyString=require_stringifyString(),
string3={identify:value2=>typeof value2=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify(item,ctx,onComment,onChompKeep){
return ctx=Object.assign({actualString:!0},ctx),stringifyString.stringifyString(item,ctx,onComment,onChompKeep)}};exports.
string=string3}});var require_null=__commonJS({"node_modules/yaml/dist/schema/common/null.js"(exports){"use strict";var Scalar=require_Scalar(),
nullTag={identify:value2=>value2==null,createNode:()=>new Scalar.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,
resolve:()=>new Scalar.Scalar(null),stringify:({source},ctx)=>typeof source=="string"&&nullTag.test.test(source)?source:
ctx.options.nullStr};exports.nullTag=nullTag}});var require_bool=__commonJS({"node_modules/yaml/dist/schema/core/bool.js"(exports){"use strict";var Scalar=require_Scalar(),
boolTag={identify:value2=>typeof value2=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
resolve:str=>new Scalar.Scalar(str[0]==="t"||str[0]==="T"),stringify({source,value:value2},ctx){if(source&&boolTag.test.
test(source)){let sv=source[0]==="t"||source[0]==="T";if(value2===sv)return source}return value2?ctx.options.trueStr:ctx.
options.falseStr}};exports.boolTag=boolTag}});var require_stringifyNumber=__commonJS({"node_modules/yaml/dist/stringify/stringifyNumber.js"(exports){"use strict";function stringifyNumber({
format,minFractionDigits,tag,value:value2}){if(typeof value2=="bigint")return String(value2);let num=typeof value2=="num\
ber"?value2:Number(value2);if(!isFinite(num))return isNaN(num)?".nan":num<0?"-.inf":".inf";let n=Object.is(value2,-0)?"-\
0":JSON.stringify(value2);if(!format&&minFractionDigits&&(!tag||tag==="tag:yaml.org,2002:float")&&/^-?\d/.test(n)&&!n.includes(
"e")){let i=n.indexOf(".");i<0&&(i=n.length,n+=".");let d=minFractionDigits-(n.length-i-1);for(;d-- >0;)n+="0"}return n}
exports.stringifyNumber=stringifyNumber}});var require_float=__commonJS({"node_modules/yaml/dist/schema/core/float.js"(exports){"use strict";var Scalar=require_Scalar(),
stringifyNumber=require_stringifyNumber(),floatNaN={identify:value2=>typeof value2=="number",default:!0,tag:"tag:yaml.or\
g,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:
str[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber},floatExp={identify:value2=>typeof value2==
"number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:str=>parseFloat(str),stringify(node){let num=Number(node.value);return isFinite(num)?num.toExponential():stringifyNumber.
stringifyNumber(node)}},float={identify:value2=>typeof value2=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
resolve(str){let node=new Scalar.Scalar(parseFloat(str)),dot=str.indexOf(".");return dot!==-1&&str[str.length-1]==="0"&&
(node.minFractionDigits=str.length-dot-1),node},stringify:stringifyNumber.stringifyNumber};exports.float=float;exports.floatExp=
floatExp;exports.floatNaN=floatNaN}});var require_int=__commonJS({"node_modules/yaml/dist/schema/core/int.js"(exports){"use strict";var stringifyNumber=require_stringifyNumber(),
intIdentify=value2=>typeof value2=="bigint"||Number.isInteger(value2),intResolve=(str,offset,radix,{intAsBigInt})=>intAsBigInt?
BigInt(str):parseInt(str.substring(offset),radix);function intStringify(node,radix,prefix){let{value:value2}=node;return intIdentify(
value2)&&value2>=0?prefix+value2.toString(radix):stringifyNumber.stringifyNumber(node)}var intOct={identify:value2=>intIdentify(
value2)&&value2>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(str,_onError,opt)=>intResolve(
str,2,8,opt),stringify:node=>intStringify(node,8,"0o")},int={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",
test:/^[-+]?[0-9]+$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),stringify:stringifyNumber.stringifyNumber},intHex={
identify:value2=>intIdentify(value2)&&value2>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,
resolve:(str,_onError,opt)=>intResolve(str,2,16,opt),stringify:node=>intStringify(node,16,"0x")};exports.int=int;exports.
intHex=intHex;exports.intOct=intOct}});var require_schema=__commonJS({"node_modules/yaml/dist/schema/core/schema.js"(exports){"use strict";var map=require_map(),
_null=require_null(),seq=require_seq(),string3=require_string(),bool=require_bool(),float=require_float(),int=require_int(),
schema=[map.map,seq.seq,string3.string,_null.nullTag,bool.boolTag,int.intOct,int.int,int.intHex,float.floatNaN,float.floatExp,
float.float];exports.schema=schema}});var require_schema2=__commonJS({"node_modules/yaml/dist/schema/json/schema.js"(exports){"use strict";var Scalar=require_Scalar(),
map=require_map(),seq=require_seq();function intIdentify(value2){return typeof value2=="bigint"||Number.isInteger(value2)}
var stringifyJSON=({value:value2})=>JSON.stringify(value2),jsonScalars=[{identify:value2=>typeof value2=="string",default:!0,
tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify:stringifyJSON},{identify:value2=>value2==null,createNode:()=>new Scalar.
Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:stringifyJSON},{identify:value2=>typeof value2==
"boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:str=>str==="true",stringify:stringifyJSON},
{identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(str,_onError,{intAsBigInt})=>intAsBigInt?
BigInt(str):parseInt(str,10),stringify:({value:value2})=>intIdentify(value2)?value2.toString():JSON.stringify(value2)},{
identify:value2=>typeof value2=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
resolve:str=>parseFloat(str),stringify:stringifyJSON}],jsonError={default:!0,tag:"",test:/^/,resolve(str,onError){return onError(
`Unresolved plain scalar ${JSON.stringify(str)}`),str}},schema=[map.map,seq.seq].concat(jsonScalars,jsonError);exports.schema=
schema}});var require_binary=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/binary.js"(exports){"use strict";var node_buffer=__require("buffer"),
Scalar=require_Scalar(),stringifyString=require_stringifyString(),binary={identify:value2=>value2 instanceof Uint8Array,
default:!1,tag:"tag:yaml.org,2002:binary",resolve(src,onError){if(typeof node_buffer.Buffer=="function")return node_buffer.
Buffer.from(src,"base64");if(typeof atob=="function"){let str=atob(src.replace(/[\n\r]/g,"")),buffer=new Uint8Array(str.
length);for(let i=0;i<str.length;++i)buffer[i]=str.charCodeAt(i);return buffer}else return onError("This environment doe\
s not support reading binary tags; either Buffer or atob is required"),src},stringify({comment,type,value:value2},ctx,onComment,onChompKeep){
if(!value2)return"";let buf=value2,str;if(typeof node_buffer.Buffer=="function")str=buf instanceof node_buffer.Buffer?buf.
toString("base64"):node_buffer.Buffer.from(buf.buffer).toString("base64");else if(typeof btoa=="function"){let s="";for(let i=0;i<
buf.length;++i)s+=String.fromCharCode(buf[i]);str=btoa(s)}else throw new Error("This environment does not support writin\
g binary tags; either Buffer or btoa is required");if(type??(type=Scalar.Scalar.BLOCK_LITERAL),type!==Scalar.Scalar.QUOTE_DOUBLE){
let lineWidth=Math.max(ctx.options.lineWidth-ctx.indent.length,ctx.options.minContentWidth),n=Math.ceil(str.length/lineWidth),
lines=new Array(n);for(let i=0,o=0;i<n;++i,o+=lineWidth)lines[i]=str.substr(o,lineWidth);str=lines.join(type===Scalar.Scalar.
BLOCK_LITERAL?`
`:" ")}return stringifyString.stringifyString({comment,type,value:str},ctx,onComment,onChompKeep)}};exports.binary=binary}});var require_pairs=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/pairs.js"(exports){"use strict";var identity=require_identity(),
Pair=require_Pair(),Scalar=require_Scalar(),YAMLSeq=require_YAMLSeq();function resolvePairs(seq,onError){if(identity.isSeq(
seq))for(let i=0;i<seq.items.length;++i){let item=seq.items[i];if(!identity.isPair(item)){if(identity.isMap(item)){item.
items.length>1&&onError("Each pair must have its own sequence indicator");let pair=item.items[0]||new Pair.Pair(new Scalar.
Scalar(null));if(item.commentBefore&&(pair.key.commentBefore=pair.key.commentBefore?`${item.commentBefore}
${pair.key.commentBefore}`:item.commentBefore),item.comment){let cn=pair.value??pair.key;cn.comment=cn.comment?`${item.comment}\

${cn.comment}`:item.comment}item=pair}seq.items[i]=identity.isPair(item)?item:new Pair.Pair(item)}}else onError("Expecte\
d a sequence for this tag");return seq}function createPairs(schema,iterable,ctx){let{replacer}=ctx,pairs2=new YAMLSeq.YAMLSeq(
schema);pairs2.tag="tag:yaml.org,2002:pairs";let i=0;if(iterable&&Symbol.iterator in Object(iterable))for(let it of iterable){
typeof replacer=="function"&&(it=replacer.call(iterable,String(i++),it));let key2,value2;if(Array.isArray(it))if(it.length===
2)key2=it[0],value2=it[1];else throw new TypeError(`Expected [key, value] tuple: ${it}`);else if(it&&it instanceof Object){
let keys=Object.keys(it);if(keys.length===1)key2=keys[0],value2=it[key2];else throw new TypeError(`Expected tuple with o\
ne key, not ${keys.length} keys`)}else key2=it;pairs2.items.push(Pair.createPair(key2,value2,ctx))}return pairs2}var pairs={
collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs};exports.createPairs=
createPairs;exports.pairs=pairs;exports.resolvePairs=resolvePairs}});var require_omap=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/omap.js"(exports){"use strict";var identity=require_identity(),
toJS=require_toJS(),YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),pairs=require_pairs(),YAMLOMap=class _YAMLOMap extends YAMLSeq.
YAMLSeq{constructor(){super(),this.add=YAMLMap.YAMLMap.prototype.add.bind(this),this.delete=YAMLMap.YAMLMap.prototype.delete.
bind(this),this.get=YAMLMap.YAMLMap.prototype.get.bind(this),this.has=YAMLMap.YAMLMap.prototype.has.bind(this),this.set=
YAMLMap.YAMLMap.prototype.set.bind(this),this.tag=_YAMLOMap.tag}toJSON(_,ctx){if(!ctx)return super.toJSON(_);let map=new Map;
ctx?.onCreate&&ctx.onCreate(map);for(let pair of this.items){let key2,value2;if(identity.isPair(pair)?(key2=toJS.toJS(pair.
key,"",ctx),value2=toJS.toJS(pair.value,key2,ctx)):key2=toJS.toJS(pair,"",ctx),map.has(key2))throw new Error("Ordered ma\
ps must not include duplicate keys");map.set(key2,value2)}return map}static from(schema,iterable,ctx){let pairs$1=pairs.
createPairs(schema,iterable,ctx),omap2=new this;return omap2.items=pairs$1.items,omap2}};YAMLOMap.tag="tag:yaml.org,2002\
:omap";var omap={collection:"seq",identify:value2=>value2 instanceof Map,nodeClass:YAMLOMap,default:!1,tag:"tag:yaml.org\
,2002:omap",resolve(seq,onError){let pairs$1=pairs.resolvePairs(seq,onError),seenKeys=[];for(let{key:key2}of pairs$1.items)
identity.isScalar(key2)&&(seenKeys.includes(key2.value)?onError(`Ordered maps must not include duplicate keys: ${key2.value}`):
seenKeys.push(key2.value));return Object.assign(new YAMLOMap,pairs$1)},createNode:(schema,iterable,ctx)=>YAMLOMap.from(schema,
iterable,ctx)};exports.YAMLOMap=YAMLOMap;exports.omap=omap}});var require_bool2=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/bool.js"(exports){"use strict";var Scalar=require_Scalar();
function boolStringify({value:value2,source},ctx){return source&&(value2?trueTag:falseTag).test.test(source)?source:value2?
ctx.options.trueStr:ctx.options.falseStr}var trueTag={identify:value2=>value2===!0,default:!0,tag:"tag:yaml.org,2002:boo\
l",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new Scalar.Scalar(!0),stringify:boolStringify},falseTag={
identify:value2=>value2===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new Scalar.Scalar(!1),stringify:boolStringify};exports.falseTag=falseTag;exports.trueTag=trueTag}});var require_float2=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/float.js"(exports){"use strict";var Scalar=require_Scalar(),
stringifyNumber=require_stringifyNumber(),floatNaN={identify:value2=>typeof value2=="number",default:!0,tag:"tag:yaml.or\
g,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:
str[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber},floatExp={identify:value2=>typeof value2==
"number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:str=>parseFloat(str.replace(/_/g,"")),stringify(node){let num=Number(node.value);return isFinite(num)?num.toExponential():
stringifyNumber.stringifyNumber(node)}},float={identify:value2=>typeof value2=="number",default:!0,tag:"tag:yaml.org,200\
2:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(str){let node=new Scalar.Scalar(parseFloat(str.replace(/_/g,""))),
dot=str.indexOf(".");if(dot!==-1){let f=str.substring(dot+1).replace(/_/g,"");f[f.length-1]==="0"&&(node.minFractionDigits=
f.length)}return node},stringify:stringifyNumber.stringifyNumber};exports.float=float;exports.floatExp=floatExp;exports.
floatNaN=floatNaN}});var require_int2=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/int.js"(exports){"use strict";var stringifyNumber=require_stringifyNumber(),
intIdentify=value2=>typeof value2=="bigint"||Number.isInteger(value2);function intResolve(str,offset,radix,{intAsBigInt}){
let sign=str[0];if((sign==="-"||sign==="+")&&(offset+=1),str=str.substring(offset).replace(/_/g,""),intAsBigInt){switch(radix){case 2:
str=`0b${str}`;break;case 8:str=`0o${str}`;break;case 16:str=`0x${str}`;break}let n2=BigInt(str);return sign==="-"?BigInt(
-1)*n2:n2}let n=parseInt(str,radix);return sign==="-"?-1*n:n}function intStringify(node,radix,prefix){let{value:value2}=node;
if(intIdentify(value2)){let str=value2.toString(radix);return value2<0?"-"+prefix+str.substr(1):prefix+str}return stringifyNumber.
stringifyNumber(node)}var intBin={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(str,_onError,opt)=>intResolve(str,2,2,opt),stringify:node=>intStringify(node,2,"0b")},intOct={identify:intIdentify,
default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(str,_onError,opt)=>intResolve(str,1,
8,opt),stringify:node=>intStringify(node,8,"0")},int={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,
resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),stringify:stringifyNumber.stringifyNumber},intHex={identify:intIdentify,
default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(str,_onError,opt)=>intResolve(
str,2,16,opt),stringify:node=>intStringify(node,16,"0x")};exports.int=int;exports.intBin=intBin;exports.intHex=intHex;exports.
intOct=intOct}});var require_set=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/set.js"(exports){"use strict";var identity=require_identity(),
Pair=require_Pair(),YAMLMap=require_YAMLMap(),YAMLSet=class _YAMLSet extends YAMLMap.YAMLMap{constructor(schema){super(schema),
this.tag=_YAMLSet.tag}add(key2){let pair;identity.isPair(key2)?pair=key2:key2&&typeof key2=="object"&&"key"in key2&&"val\
ue"in key2&&key2.value===null?pair=new Pair.Pair(key2.key,null):pair=new Pair.Pair(key2,null),YAMLMap.findPair(this.items,
pair.key)||this.items.push(pair)}get(key2,keepPair){let pair=YAMLMap.findPair(this.items,key2);return!keepPair&&identity.
isPair(pair)?identity.isScalar(pair.key)?pair.key.value:pair.key:pair}set(key2,value2){if(typeof value2!="boolean")throw new Error(
`Expected boolean value for set(key, value) in a YAML set, not ${typeof value2}`);let prev=YAMLMap.findPair(this.items,key2);
prev&&!value2?this.items.splice(this.items.indexOf(prev),1):!prev&&value2&&this.items.push(new Pair.Pair(key2))}toJSON(_,ctx){
return super.toJSON(_,ctx,Set)}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(this);if(this.hasAllNullValues(
!0))return super.toString(Object.assign({},ctx,{allNullValues:!0}),onComment,onChompKeep);throw new Error("Set items mus\
t all have null values")}static from(schema,iterable,ctx){let{replacer}=ctx,set2=new this(schema);if(iterable&&Symbol.iterator in
Object(iterable))for(let value2 of iterable)typeof replacer=="function"&&(value2=replacer.call(iterable,value2,value2)),
set2.items.push(Pair.createPair(value2,null,ctx));return set2}};YAMLSet.tag="tag:yaml.org,2002:set";var set={collection:"\
map",identify:value2=>value2 instanceof Set,nodeClass:YAMLSet,default:!1,tag:"tag:yaml.org,2002:set",createNode:(schema,iterable,ctx)=>YAMLSet.
from(schema,iterable,ctx),resolve(map,onError){if(identity.isMap(map)){if(map.hasAllNullValues(!0))return Object.assign(
new YAMLSet,map);onError("Set items must all have null values")}else onError("Expected a mapping for this tag");return map}};
exports.YAMLSet=YAMLSet;exports.set=set}});var require_timestamp=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(exports){"use strict";var stringifyNumber=require_stringifyNumber();
function parseSexagesimal(str,asBigInt){let sign=str[0],parts=sign==="-"||sign==="+"?str.substring(1):str,num=n=>asBigInt?
BigInt(n):Number(n),res=parts.replace(/_/g,"").split(":").reduce((res2,p)=>res2*num(60)+num(p),num(0));return sign==="-"?
num(-1)*res:res}function stringifySexagesimal(node){let{value:value2}=node,num=n=>n;if(typeof value2=="bigint")num=n=>BigInt(
n);else if(isNaN(value2)||!isFinite(value2))return stringifyNumber.stringifyNumber(node);let sign="";value2<0&&(sign="-",
value2*=num(-1));let _60=num(60),parts=[value2%_60];return value2<60?parts.unshift(0):(value2=(value2-parts[0])/_60,parts.
unshift(value2%_60),value2>=60&&(value2=(value2-parts[0])/_60,parts.unshift(value2))),sign+parts.map(n=>String(n).padStart(
2,"0")).join(":").replace(/000000\d*$/,"")}var intTime={identify:value2=>typeof value2=="bigint"||Number.isInteger(value2),
default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(str,_onError,{
intAsBigInt})=>parseSexagesimal(str,intAsBigInt),stringify:stringifySexagesimal},floatTime={identify:value2=>typeof value2==
"number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:str=>parseSexagesimal(
str,!1),stringify:stringifySexagesimal},timestamp={identify:value2=>value2 instanceof Date,default:!0,tag:"tag:yaml.org,\
2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}\
(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(str){let match=str.match(timestamp.test);if(!match)
throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");let[,year,month,day,hour,minute,second]=match.map(
Number),millisec=match[7]?Number((match[7]+"00").substr(1,3)):0,date2=Date.UTC(year,month-1,day,hour||0,minute||0,second||
0,millisec),tz=match[8];if(tz&&tz!=="Z"){let d=parseSexagesimal(tz,!1);Math.abs(d)<30&&(d*=60),date2-=6e4*d}return new Date(
date2)},stringify:({value:value2})=>value2?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};exports.floatTime=floatTime;
exports.intTime=intTime;exports.timestamp=timestamp}});var require_schema3=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/schema.js"(exports){"use strict";var map=require_map(),
_null=require_null(),seq=require_seq(),string3=require_string(),binary=require_binary(),bool=require_bool2(),float=require_float2(),
int=require_int2(),merge2=require_merge(),omap=require_omap(),pairs=require_pairs(),set=require_set(),timestamp=require_timestamp(),
schema=[map.map,seq.seq,string3.string,_null.nullTag,bool.trueTag,bool.falseTag,int.intBin,int.intOct,int.int,int.intHex,
float.floatNaN,float.floatExp,float.float,binary.binary,merge2.merge,omap.omap,pairs.pairs,set.set,timestamp.intTime,timestamp.
floatTime,timestamp.timestamp];exports.schema=schema}});var require_tags=__commonJS({"node_modules/yaml/dist/schema/tags.js"(exports){"use strict";var map=require_map(),_null=require_null(),
seq=require_seq(),string3=require_string(),bool=require_bool(),float=require_float(),int=require_int(),schema=require_schema(),
schema$1=require_schema2(),binary=require_binary(),merge2=require_merge(),omap=require_omap(),pairs=require_pairs(),schema$2=require_schema3(),
set=require_set(),timestamp=require_timestamp(),schemas=new Map([["core",schema.schema],["failsafe",[map.map,seq.seq,string3.
string]],["json",schema$1.schema],["yaml11",schema$2.schema],["yaml-1.1",schema$2.schema]]),tagsByName={binary:binary.binary,
bool:bool.boolTag,float:float.float,floatExp:float.floatExp,floatNaN:float.floatNaN,floatTime:timestamp.floatTime,int:int.
int,intHex:int.intHex,intOct:int.intOct,intTime:timestamp.intTime,map:map.map,merge:merge2.merge,null:_null.nullTag,omap:omap.
omap,pairs:pairs.pairs,seq:seq.seq,set:set.set,timestamp:timestamp.timestamp},coreKnownTags={"tag:yaml.org,2002:binary":binary.
binary,"tag:yaml.org,2002:merge":merge2.merge,"tag:yaml.org,2002:omap":omap.omap,"tag:yaml.org,2002:pairs":pairs.pairs,"\
tag:yaml.org,2002:set":set.set,"tag:yaml.org,2002:timestamp":timestamp.timestamp};function getTags(customTags,schemaName,addMergeTag){
let schemaTags=schemas.get(schemaName);if(schemaTags&&!customTags)return addMergeTag&&!schemaTags.includes(merge2.merge)?
schemaTags.concat(merge2.merge):schemaTags.slice();let tags=schemaTags;if(!tags)if(Array.isArray(customTags))tags=[];else{
let keys=Array.from(schemas.keys()).filter(key2=>key2!=="yaml11").map(key2=>JSON.stringify(key2)).join(", ");throw new Error(
`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`)}if(Array.isArray(customTags))for(let tag of customTags)
tags=tags.concat(tag);else typeof customTags=="function"&&(tags=customTags(tags.slice()));return addMergeTag&&(tags=tags.
concat(merge2.merge)),tags.reduce((tags2,tag)=>{let tagObj=typeof tag=="string"?tagsByName[tag]:tag;if(!tagObj){let tagName=JSON.
stringify(tag),keys=Object.keys(tagsByName).map(key2=>JSON.stringify(key2)).join(", ");throw new Error(`Unknown custom t\
ag ${tagName}; use one of ${keys}`)}return tags2.includes(tagObj)||tags2.push(tagObj),tags2},[])}exports.coreKnownTags=coreKnownTags;
exports.getTags=getTags}});var require_Schema=__commonJS({"node_modules/yaml/dist/schema/Schema.js"(exports){"use strict";var identity=require_identity(),
map=require_map(),seq=require_seq(),string3=require_string(),tags=require_tags(),sortMapEntriesByKey=(a,b)=>a.key<b.key?
-1:a.key>b.key?1:0,Schema=class _Schema{constructor({compat,customTags,merge:merge2,resolveKnownTags,schema,sortMapEntries,
toStringDefaults}){this.compat=Array.isArray(compat)?tags.getTags(compat,"compat"):compat?tags.getTags(null,compat):null,
this.name=typeof schema=="string"&&schema||"core",this.knownTags=resolveKnownTags?tags.coreKnownTags:{},this.tags=tags.getTags(
customTags,this.name,merge2),this.toStringOptions=toStringDefaults??null,Object.defineProperty(this,identity.MAP,{value:map.
map}),Object.defineProperty(this,identity.SCALAR,{value:string3.string}),Object.defineProperty(this,identity.SEQ,{value:seq.
seq}),this.sortMapEntries=typeof sortMapEntries=="function"?sortMapEntries:sortMapEntries===!0?sortMapEntriesByKey:null}clone(){
let copy=Object.create(_Schema.prototype,Object.getOwnPropertyDescriptors(this));return copy.tags=this.tags.slice(),copy}};
exports.Schema=Schema}});var require_stringifyDocument=__commonJS({"node_modules/yaml/dist/stringify/stringifyDocument.js"(exports){"use strict";
var identity=require_identity(),stringify=require_stringify(),stringifyComment=require_stringifyComment();function stringifyDocument(doc,options){
let lines=[],hasDirectives=options.directives===!0;if(options.directives!==!1&&doc.directives){let dir=doc.directives.toString(
doc);dir?(lines.push(dir),hasDirectives=!0):doc.directives.docStart&&(hasDirectives=!0)}hasDirectives&&lines.push("---");
let ctx=stringify.createStringifyContext(doc,options),{commentString}=ctx.options;if(doc.commentBefore){lines.length!==1&&
lines.unshift("");let cs=commentString(doc.commentBefore);lines.unshift(stringifyComment.indentComment(cs,""))}let chompKeep=!1,
contentComment=null;if(doc.contents){if(identity.isNode(doc.contents)){if(doc.contents.spaceBefore&&hasDirectives&&lines.
push(""),doc.contents.commentBefore){let cs=commentString(doc.contents.commentBefore);lines.push(stringifyComment.indentComment(
cs,""))}ctx.forceBlockIndent=!!doc.comment,contentComment=doc.contents.comment}let onChompKeep=contentComment?void 0:()=>chompKeep=
!0,body=stringify.stringify(doc.contents,ctx,()=>contentComment=null,onChompKeep);contentComment&&(body+=stringifyComment.
lineComment(body,"",commentString(contentComment))),(body[0]==="|"||body[0]===">")&&lines[lines.length-1]==="---"?lines[lines.
length-1]=`--- ${body}`:lines.push(body)}else lines.push(stringify.stringify(doc.contents,ctx));if(doc.directives?.docEnd)
if(doc.comment){let cs=commentString(doc.comment);cs.includes(`
`)?(lines.push("..."),lines.push(stringifyComment.indentComment(cs,""))):lines.push(`... ${cs}`)}else lines.push("...");else{
let dc=doc.comment;dc&&chompKeep&&(dc=dc.replace(/^\n+/,"")),dc&&((!chompKeep||contentComment)&&lines[lines.length-1]!==
""&&lines.push(""),lines.push(stringifyComment.indentComment(commentString(dc),"")))}return lines.join(`
`)+`
`}exports.stringifyDocument=stringifyDocument}});var require_Document=__commonJS({"node_modules/yaml/dist/doc/Document.js"(exports){"use strict";var Alias=require_Alias(),
Collection=require_Collection(),identity=require_identity(),Pair=require_Pair(),toJS=require_toJS(),Schema=require_Schema(),
stringifyDocument=require_stringifyDocument(),anchors=require_anchors(),applyReviver=require_applyReviver(),createNode=require_createNode(),
directives=require_directives(),Document=class _Document{constructor(value2,replacer,options){this.commentBefore=null,this.
comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,identity.NODE_TYPE,{value:identity.DOC});let _replacer=null;
typeof replacer=="function"||Array.isArray(replacer)?_replacer=replacer:options===void 0&&replacer&&(options=replacer,replacer=
void 0);let opt=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,
uniqueKeys:!0,version:"1.2"},options);this.options=opt;let{version}=opt;options?._directives?(this.directives=options._directives.
atDocument(),this.directives.yaml.explicit&&(version=this.directives.yaml.version)):this.directives=new directives.Directives(
{version}),this.setSchema(version,options),this.contents=value2===void 0?null:this.createNode(value2,_replacer,options)}clone(){
let copy=Object.create(_Document.prototype,{[identity.NODE_TYPE]:{value:identity.DOC}});return copy.commentBefore=this.commentBefore,
copy.comment=this.comment,copy.errors=this.errors.slice(),copy.warnings=this.warnings.slice(),copy.options=Object.assign(
{},this.options),this.directives&&(copy.directives=this.directives.clone()),copy.schema=this.schema.clone(),copy.contents=
identity.isNode(this.contents)?this.contents.clone(copy.schema):this.contents,this.range&&(copy.range=this.range.slice()),
copy}add(value2){assertCollection(this.contents)&&this.contents.add(value2)}addIn(path,value2){assertCollection(this.contents)&&
this.contents.addIn(path,value2)}createAlias(node,name){if(!node.anchor){let prev=anchors.anchorNames(this);node.anchor=
!name||prev.has(name)?anchors.findNewAnchor(name||"a",prev):name}return new Alias.Alias(node.anchor)}createNode(value2,replacer,options){
let _replacer;if(typeof replacer=="function")value2=replacer.call({"":value2},"",value2),_replacer=replacer;else if(Array.
isArray(replacer)){let keyToStr=v=>typeof v=="number"||v instanceof String||v instanceof Number,asStr=replacer.filter(keyToStr).
map(String);asStr.length>0&&(replacer=replacer.concat(asStr)),_replacer=replacer}else options===void 0&&replacer&&(options=
replacer,replacer=void 0);let{aliasDuplicateObjects,anchorPrefix,flow,keepUndefined,onTagObj,tag}=options??{},{onAnchor,
setAnchors,sourceObjects}=anchors.createNodeAnchors(this,anchorPrefix||"a"),ctx={aliasDuplicateObjects:aliasDuplicateObjects??
!0,keepUndefined:keepUndefined??!1,onAnchor,onTagObj,replacer:_replacer,schema:this.schema,sourceObjects},node=createNode.
createNode(value2,tag,ctx);return flow&&identity.isCollection(node)&&(node.flow=!0),setAnchors(),node}createPair(key2,value2,options={}){
let k=this.createNode(key2,null,options),v=this.createNode(value2,null,options);return new Pair.Pair(k,v)}delete(key2){return assertCollection(
this.contents)?this.contents.delete(key2):!1}deleteIn(path){return Collection.isEmptyPath(path)?this.contents==null?!1:(this.
contents=null,!0):assertCollection(this.contents)?this.contents.deleteIn(path):!1}get(key2,keepScalar){return identity.isCollection(
this.contents)?this.contents.get(key2,keepScalar):void 0}getIn(path,keepScalar){return Collection.isEmptyPath(path)?!keepScalar&&
identity.isScalar(this.contents)?this.contents.value:this.contents:identity.isCollection(this.contents)?this.contents.getIn(
path,keepScalar):void 0}has(key2){return identity.isCollection(this.contents)?this.contents.has(key2):!1}hasIn(path){return Collection.
isEmptyPath(path)?this.contents!==void 0:identity.isCollection(this.contents)?this.contents.hasIn(path):!1}set(key2,value2){
this.contents==null?this.contents=Collection.collectionFromPath(this.schema,[key2],value2):assertCollection(this.contents)&&
this.contents.set(key2,value2)}setIn(path,value2){Collection.isEmptyPath(path)?this.contents=value2:this.contents==null?
this.contents=Collection.collectionFromPath(this.schema,Array.from(path),value2):assertCollection(this.contents)&&this.contents.
setIn(path,value2)}setSchema(version,options={}){typeof version=="number"&&(version=String(version));let opt;switch(version){case"\
1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new directives.Directives({version:"1.1"}),opt={
resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=version:this.
directives=new directives.Directives({version}),opt={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&
delete this.directives,opt=null;break;default:{let sv=JSON.stringify(version);throw new Error(`Expected '1.1', '1.2' or \
null as first argument, but found: ${sv}`)}}if(options.schema instanceof Object)this.schema=options.schema;else if(opt)this.
schema=new Schema.Schema(Object.assign(opt,options));else throw new Error("With a null YAML version, the { schema: Schem\
a } option is required")}toJS({json,jsonArg,mapAsMap,maxAliasCount,onAnchor,reviver}={}){let ctx={anchors:new Map,doc:this,
keep:!json,mapAsMap:mapAsMap===!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:100},res=toJS.
toJS(this.contents,jsonArg??"",ctx);if(typeof onAnchor=="function")for(let{count:count2,res:res2}of ctx.anchors.values())
onAnchor(res2,count2);return typeof reviver=="function"?applyReviver.applyReviver(reviver,{"":res},"",res):res}toJSON(jsonArg,onAnchor){
return this.toJS({json:!0,jsonArg,mapAsMap:!1,onAnchor})}toString(options={}){if(this.errors.length>0)throw new Error("D\
ocument with errors cannot be stringified");if("indent"in options&&(!Number.isInteger(options.indent)||Number(options.indent)<=
0)){let s=JSON.stringify(options.indent);throw new Error(`"indent" option must be a positive integer, not ${s}`)}return stringifyDocument.
stringifyDocument(this,options)}};function assertCollection(contents){if(identity.isCollection(contents))return!0;throw new Error(
"Expected a YAML collection as document contents")}exports.Document=Document}});var require_errors=__commonJS({"node_modules/yaml/dist/errors.js"(exports){"use strict";var YAMLError=class extends Error{constructor(name,pos,code,message){
super(),this.name=name,this.code=code,this.message=message,this.pos=pos}},YAMLParseError=class extends YAMLError{constructor(pos,code,message){
super("YAMLParseError",pos,code,message)}},YAMLWarning=class extends YAMLError{constructor(pos,code,message){super("YAML\
Warning",pos,code,message)}},prettifyError2=(src,lc)=>error=>{if(error.pos[0]===-1)return;error.linePos=error.pos.map(pos=>lc.
linePos(pos));let{line,col}=error.linePos[0];error.message+=` at line ${line}, column ${col}`;let ci=col-1,lineStr=src.substring(
lc.lineStarts[line-1],lc.lineStarts[line]).replace(/[\n\r]+$/,"");if(ci>=60&&lineStr.length>80){let trimStart=Math.min(ci-
39,lineStr.length-79);lineStr="\u2026"+lineStr.substring(trimStart),ci-=trimStart-1}if(lineStr.length>80&&(lineStr=lineStr.
substring(0,79)+"\u2026"),line>1&&/^ *$/.test(lineStr.substring(0,ci))){let prev=src.substring(lc.lineStarts[line-2],lc.
lineStarts[line-1]);prev.length>80&&(prev=prev.substring(0,79)+`\u2026
`),lineStr=prev+lineStr}if(/[^ ]/.test(lineStr)){let count2=1,end=error.linePos[1];end?.line===line&&end.col>col&&(count2=
Math.max(1,Math.min(end.col-col,80-ci)));let pointer=" ".repeat(ci)+"^".repeat(count2);error.message+=`:

${lineStr}
${pointer}
`}};exports.YAMLError=YAMLError;exports.YAMLParseError=YAMLParseError;exports.YAMLWarning=YAMLWarning;exports.prettifyError=
prettifyError2}});var require_resolve_props=__commonJS({"node_modules/yaml/dist/compose/resolve-props.js"(exports){"use strict";function resolveProps(tokens,{
flow,indicator,next,offset,onError,parentIndent,startOnNewline}){let spaceBefore=!1,atNewline=startOnNewline,hasSpace=startOnNewline,
comment="",commentSep="",hasNewline=!1,reqSpace=!1,tab=null,anchor=null,tag=null,newlineAfterProp=null,comma=null,found2=null,
start=null;for(let token2 of tokens)switch(reqSpace&&(token2.type!=="space"&&token2.type!=="newline"&&token2.type!=="com\
ma"&&onError(token2.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),reqSpace=
!1),tab&&(atNewline&&token2.type!=="comment"&&token2.type!=="newline"&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed\
 as indentation"),tab=null),token2.type){case"space":!flow&&(indicator!=="doc-start"||next?.type!=="flow-collection")&&token2.
source.includes("	")&&(tab=token2),hasSpace=!0;break;case"comment":{hasSpace||onError(token2,"MISSING_CHAR","Comments mu\
st be separated from other tokens by white space characters");let cb=token2.source.substring(1)||" ";comment?comment+=commentSep+
cb:comment=cb,commentSep="",atNewline=!1;break}case"newline":atNewline?comment?comment+=token2.source:(!found2||indicator!==
"seq-item-ind")&&(spaceBefore=!0):commentSep+=token2.source,atNewline=!0,hasNewline=!0,(anchor||tag)&&(newlineAfterProp=
token2),hasSpace=!0;break;case"anchor":anchor&&onError(token2,"MULTIPLE_ANCHORS","A node can have at most one anchor"),token2.
source.endsWith(":")&&onError(token2.offset+token2.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),anchor=
token2,start??(start=token2.offset),atNewline=!1,hasSpace=!1,reqSpace=!0;break;case"tag":{tag&&onError(token2,"MULTIPLE_\
TAGS","A node can have at most one tag"),tag=token2,start??(start=token2.offset),atNewline=!1,hasSpace=!1,reqSpace=!0;break}case indicator:
(anchor||tag)&&onError(token2,"BAD_PROP_ORDER",`Anchors and tags must be after the ${token2.source} indicator`),found2&&
onError(token2,"UNEXPECTED_TOKEN",`Unexpected ${token2.source} in ${flow??"collection"}`),found2=token2,atNewline=indicator===
"seq-item-ind"||indicator==="explicit-key-ind",hasSpace=!1;break;case"comma":if(flow){comma&&onError(token2,"UNEXPECTED_\
TOKEN",`Unexpected , in ${flow}`),comma=token2,atNewline=!1,hasSpace=!1;break}default:onError(token2,"UNEXPECTED_TOKEN",
`Unexpected ${token2.type} token`),atNewline=!1,hasSpace=!1}let last=tokens[tokens.length-1],end=last?last.offset+last.source.
length:offset;return reqSpace&&next&&next.type!=="space"&&next.type!=="newline"&&next.type!=="comma"&&(next.type!=="scal\
ar"||next.source!=="")&&onError(next.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by wh\
ite space"),tab&&(atNewline&&tab.indent<=parentIndent||next?.type==="block-map"||next?.type==="block-seq")&&onError(tab,
"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma,found:found2,spaceBefore,comment,hasNewline,anchor,tag,newlineAfterProp,
end,start:start??end}}exports.resolveProps=resolveProps}});var require_util_contains_newline=__commonJS({"node_modules/yaml/dist/compose/util-contains-newline.js"(exports){"use st\
rict";function containsNewline(key2){if(!key2)return null;switch(key2.type){case"alias":case"scalar":case"double-quoted-\
scalar":case"single-quoted-scalar":if(key2.source.includes(`
`))return!0;if(key2.end){for(let st of key2.end)if(st.type==="newline")return!0}return!1;case"flow-collection":for(let it of key2.
items){for(let st of it.start)if(st.type==="newline")return!0;if(it.sep){for(let st of it.sep)if(st.type==="newline")return!0}
if(containsNewline(it.key)||containsNewline(it.value))return!0}return!1;default:return!0}}exports.containsNewline=containsNewline}});var require_util_flow_indent_check=__commonJS({"node_modules/yaml/dist/compose/util-flow-indent-check.js"(exports){"use \
strict";var utilContainsNewline=require_util_contains_newline();function flowIndentCheck(indent,fc,onError){if(fc?.type===
"flow-collection"){let end=fc.end[0];end.indent===indent&&(end.source==="]"||end.source==="}")&&utilContainsNewline.containsNewline(
fc)&&onError(end,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}exports.flowIndentCheck=flowIndentCheck}});var require_util_map_includes=__commonJS({"node_modules/yaml/dist/compose/util-map-includes.js"(exports){"use strict";var identity=require_identity();
function mapIncludes(ctx,items,search){let{uniqueKeys}=ctx.options;if(uniqueKeys===!1)return!1;let isEqual=typeof uniqueKeys==
"function"?uniqueKeys:(a,b)=>a===b||identity.isScalar(a)&&identity.isScalar(b)&&a.value===b.value;return items.some(pair=>isEqual(
pair.key,search))}exports.mapIncludes=mapIncludes}});var require_resolve_block_map=__commonJS({"node_modules/yaml/dist/compose/resolve-block-map.js"(exports){"use strict";var Pair=require_Pair(),
YAMLMap=require_YAMLMap(),resolveProps=require_resolve_props(),utilContainsNewline=require_util_contains_newline(),utilFlowIndentCheck=require_util_flow_indent_check(),
utilMapIncludes=require_util_map_includes(),startColMsg="All mapping items must start at the same column";function resolveBlockMap({
composeNode,composeEmptyNode},ctx,bm,onError,tag){let NodeClass=tag?.nodeClass??YAMLMap.YAMLMap,map=new NodeClass(ctx.schema);
ctx.atRoot&&(ctx.atRoot=!1);let offset=bm.offset,commentEnd=null;for(let collItem of bm.items){let{start,key:key2,sep,value:value2}=collItem,
keyProps=resolveProps.resolveProps(start,{indicator:"explicit-key-ind",next:key2??sep?.[0],offset,onError,parentIndent:bm.
indent,startOnNewline:!0}),implicitKey=!keyProps.found;if(implicitKey){if(key2&&(key2.type==="block-seq"?onError(offset,
"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in key2&&key2.indent!==bm.indent&&
onError(offset,"BAD_INDENT",startColMsg)),!keyProps.anchor&&!keyProps.tag&&!sep){commentEnd=keyProps.end,keyProps.comment&&
(map.comment?map.comment+=`
`+keyProps.comment:map.comment=keyProps.comment);continue}(keyProps.newlineAfterProp||utilContainsNewline.containsNewline(
key2))&&onError(key2??start[start.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else keyProps.
found?.indent!==bm.indent&&onError(offset,"BAD_INDENT",startColMsg);ctx.atKey=!0;let keyStart=keyProps.end,keyNode=key2?
composeNode(ctx,key2,keyProps,onError):composeEmptyNode(ctx,keyStart,start,null,keyProps,onError);ctx.schema.compat&&utilFlowIndentCheck.
flowIndentCheck(bm.indent,key2,onError),ctx.atKey=!1,utilMapIncludes.mapIncludes(ctx,map.items,keyNode)&&onError(keyStart,
"DUPLICATE_KEY","Map keys must be unique");let valueProps=resolveProps.resolveProps(sep??[],{indicator:"map-value-ind",next:value2,
offset:keyNode.range[2],onError,parentIndent:bm.indent,startOnNewline:!key2||key2.type==="block-scalar"});if(offset=valueProps.
end,valueProps.found){implicitKey&&(value2?.type==="block-map"&&!valueProps.hasNewline&&onError(offset,"BLOCK_AS_IMPLICI\
T_KEY","Nested mappings are not allowed in compact mappings"),ctx.options.strict&&keyProps.start<valueProps.found.offset-
1024&&onError(keyNode.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an impl\
icit block mapping key"));let valueNode=value2?composeNode(ctx,value2,valueProps,onError):composeEmptyNode(ctx,offset,sep,
null,valueProps,onError);ctx.schema.compat&&utilFlowIndentCheck.flowIndentCheck(bm.indent,value2,onError),offset=valueNode.
range[2];let pair=new Pair.Pair(keyNode,valueNode);ctx.options.keepSourceTokens&&(pair.srcToken=collItem),map.items.push(
pair)}else{implicitKey&&onError(keyNode.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),valueProps.
comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair=new Pair.Pair(keyNode);ctx.options.keepSourceTokens&&(pair.
srcToken=collItem),map.items.push(pair)}}return commentEnd&&commentEnd<offset&&onError(commentEnd,"IMPOSSIBLE","Map comm\
ent with trailing content"),map.range=[bm.offset,offset,commentEnd??offset],map}exports.resolveBlockMap=resolveBlockMap}});var require_resolve_block_seq=__commonJS({"node_modules/yaml/dist/compose/resolve-block-seq.js"(exports){"use strict";var YAMLSeq=require_YAMLSeq(),
resolveProps=require_resolve_props(),utilFlowIndentCheck=require_util_flow_indent_check();function resolveBlockSeq({composeNode,
composeEmptyNode},ctx,bs,onError,tag){let NodeClass=tag?.nodeClass??YAMLSeq.YAMLSeq,seq=new NodeClass(ctx.schema);ctx.atRoot&&
(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=bs.offset,commentEnd=null;for(let{start,value:value2}of bs.items){let props=resolveProps.
resolveProps(start,{indicator:"seq-item-ind",next:value2,offset,onError,parentIndent:bs.indent,startOnNewline:!0});if(!props.
found)if(props.anchor||props.tag||value2)value2?.type==="block-seq"?onError(props.end,"BAD_INDENT","All sequence items m\
ust start at the same column"):onError(offset,"MISSING_CHAR","Sequence item without - indicator");else{commentEnd=props.
end,props.comment&&(seq.comment=props.comment);continue}let node=value2?composeNode(ctx,value2,props,onError):composeEmptyNode(
ctx,props.end,start,null,props,onError);ctx.schema.compat&&utilFlowIndentCheck.flowIndentCheck(bs.indent,value2,onError),
offset=node.range[2],seq.items.push(node)}return seq.range=[bs.offset,offset,commentEnd??offset],seq}exports.resolveBlockSeq=
resolveBlockSeq}});var require_resolve_end=__commonJS({"node_modules/yaml/dist/compose/resolve-end.js"(exports){"use strict";function resolveEnd(end,offset,reqSpace,onError){
let comment="";if(end){let hasSpace=!1,sep="";for(let token2 of end){let{source,type}=token2;switch(type){case"space":hasSpace=
!0;break;case"comment":{reqSpace&&!hasSpace&&onError(token2,"MISSING_CHAR","Comments must be separated from other tokens\
 by white space characters");let cb=source.substring(1)||" ";comment?comment+=sep+cb:comment=cb,sep="";break}case"newlin\
e":comment&&(sep+=source),hasSpace=!0;break;default:onError(token2,"UNEXPECTED_TOKEN",`Unexpected ${type} at node end`)}
offset+=source.length}}return{comment,offset}}exports.resolveEnd=resolveEnd}});var require_resolve_flow_collection=__commonJS({"node_modules/yaml/dist/compose/resolve-flow-collection.js"(exports){"us\
e strict";var identity=require_identity(),Pair=require_Pair(),YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),resolveEnd=require_resolve_end(),
resolveProps=require_resolve_props(),utilContainsNewline=require_util_contains_newline(),utilMapIncludes=require_util_map_includes(),
blockMsg="Block collections are not allowed within flow collections",isBlock=token2=>token2&&(token2.type==="block-map"||
token2.type==="block-seq");function resolveFlowCollection({composeNode,composeEmptyNode},ctx,fc,onError,tag){let isMap2=fc.
start.source==="{",fcName=isMap2?"flow map":"flow sequence",NodeClass=tag?.nodeClass??(isMap2?YAMLMap.YAMLMap:YAMLSeq.YAMLSeq),
coll=new NodeClass(ctx.schema);coll.flow=!0;let atRoot=ctx.atRoot;atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=fc.
offset+fc.start.source.length;for(let i=0;i<fc.items.length;++i){let collItem=fc.items[i],{start,key:key2,sep,value:value2}=collItem,
props=resolveProps.resolveProps(start,{flow:fcName,indicator:"explicit-key-ind",next:key2??sep?.[0],offset,onError,parentIndent:fc.
indent,startOnNewline:!1});if(!props.found){if(!props.anchor&&!props.tag&&!sep&&!value2){i===0&&props.comma?onError(props.
comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`):i<fc.items.length-1&&onError(props.start,"UNEXPECTED_TOKEN",`Unexp\
ected empty item in ${fcName}`),props.comment&&(coll.comment?coll.comment+=`
`+props.comment:coll.comment=props.comment),offset=props.end;continue}!isMap2&&ctx.options.strict&&utilContainsNewline.containsNewline(
key2)&&onError(key2,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(i===
0)props.comma&&onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`);else if(props.comma||onError(props.start,
"MISSING_CHAR",`Missing , between ${fcName} items`),props.comment){let prevItemComment="";loop:for(let st of start)switch(st.
type){case"comma":case"space":break;case"comment":prevItemComment=st.source.substring(1);break loop;default:break loop}if(prevItemComment){
let prev=coll.items[coll.items.length-1];identity.isPair(prev)&&(prev=prev.value??prev.key),prev.comment?prev.comment+=`\

`+prevItemComment:prev.comment=prevItemComment,props.comment=props.comment.substring(prevItemComment.length+1)}}if(!isMap2&&
!sep&&!props.found){let valueNode=value2?composeNode(ctx,value2,props,onError):composeEmptyNode(ctx,props.end,sep,null,props,
onError);coll.items.push(valueNode),offset=valueNode.range[2],isBlock(value2)&&onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg)}else{
ctx.atKey=!0;let keyStart=props.end,keyNode=key2?composeNode(ctx,key2,props,onError):composeEmptyNode(ctx,keyStart,start,
null,props,onError);isBlock(key2)&&onError(keyNode.range,"BLOCK_IN_FLOW",blockMsg),ctx.atKey=!1;let valueProps=resolveProps.
resolveProps(sep??[],{flow:fcName,indicator:"map-value-ind",next:value2,offset:keyNode.range[2],onError,parentIndent:fc.
indent,startOnNewline:!1});if(valueProps.found){if(!isMap2&&!props.found&&ctx.options.strict){if(sep)for(let st of sep){
if(st===valueProps.found)break;if(st.type==="newline"){onError(st,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequen\
ce pairs need to be on a single line");break}}props.start<valueProps.found.offset-1024&&onError(valueProps.found,"KEY_OV\
ER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else value2&&
("source"in value2&&value2.source?.[0]===":"?onError(value2,"MISSING_CHAR",`Missing space after : in ${fcName}`):onError(
valueProps.start,"MISSING_CHAR",`Missing , or : between ${fcName} items`));let valueNode=value2?composeNode(ctx,value2,valueProps,
onError):valueProps.found?composeEmptyNode(ctx,valueProps.end,sep,null,valueProps,onError):null;valueNode?isBlock(value2)&&
onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg):valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair=new Pair.Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens&&
(pair.srcToken=collItem),isMap2){let map=coll;utilMapIncludes.mapIncludes(ctx,map.items,keyNode)&&onError(keyStart,"DUPL\
ICATE_KEY","Map keys must be unique"),map.items.push(pair)}else{let map=new YAMLMap.YAMLMap(ctx.schema);map.flow=!0,map.
items.push(pair);let endRange=(valueNode??keyNode).range;map.range=[keyNode.range[0],endRange[1],endRange[2]],coll.items.
push(map)}offset=valueNode?valueNode.range[2]:valueProps.end}}let expectedEnd=isMap2?"}":"]",[ce,...ee]=fc.end,cePos=offset;
if(ce?.source===expectedEnd)cePos=ce.offset+ce.source.length;else{let name=fcName[0].toUpperCase()+fcName.substring(1),msg=atRoot?
`${name} must end with a ${expectedEnd}`:`${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
onError(offset,atRoot?"MISSING_CHAR":"BAD_INDENT",msg),ce&&ce.source.length!==1&&ee.unshift(ce)}if(ee.length>0){let end=resolveEnd.
resolveEnd(ee,cePos,ctx.options.strict,onError);end.comment&&(coll.comment?coll.comment+=`
`+end.comment:coll.comment=end.comment),coll.range=[fc.offset,cePos,end.offset]}else coll.range=[fc.offset,cePos,cePos];
return coll}exports.resolveFlowCollection=resolveFlowCollection}});var require_compose_collection=__commonJS({"node_modules/yaml/dist/compose/compose-collection.js"(exports){"use strict";
var identity=require_identity(),Scalar=require_Scalar(),YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),resolveBlockMap=require_resolve_block_map(),
resolveBlockSeq=require_resolve_block_seq(),resolveFlowCollection=require_resolve_flow_collection();function resolveCollection(CN,ctx,token2,onError,tagName,tag){
let coll=token2.type==="block-map"?resolveBlockMap.resolveBlockMap(CN,ctx,token2,onError,tag):token2.type==="block-seq"?
resolveBlockSeq.resolveBlockSeq(CN,ctx,token2,onError,tag):resolveFlowCollection.resolveFlowCollection(CN,ctx,token2,onError,
tag),Coll=coll.constructor;return tagName==="!"||tagName===Coll.tagName?(coll.tag=Coll.tagName,coll):(tagName&&(coll.tag=
tagName),coll)}function composeCollection(CN,ctx,token2,props,onError){let tagToken=props.tag,tagName=tagToken?ctx.directives.
tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null;if(token2.type==="block-seq"){let{anchor,newlineAfterProp:nl}=props,
lastProp=anchor&&tagToken?anchor.offset>tagToken.offset?anchor:tagToken:anchor??tagToken;lastProp&&(!nl||nl.offset<lastProp.
offset)&&onError(lastProp,"MISSING_CHAR","Missing newline after block sequence props")}let expType=token2.type==="block-\
map"?"map":token2.type==="block-seq"?"seq":token2.start.source==="{"?"map":"seq";if(!tagToken||!tagName||tagName==="!"||
tagName===YAMLMap.YAMLMap.tagName&&expType==="map"||tagName===YAMLSeq.YAMLSeq.tagName&&expType==="seq")return resolveCollection(
CN,ctx,token2,onError,tagName);let tag=ctx.schema.tags.find(t=>t.tag===tagName&&t.collection===expType);if(!tag){let kt=ctx.
schema.knownTags[tagName];if(kt?.collection===expType)ctx.schema.tags.push(Object.assign({},kt,{default:!1})),tag=kt;else
return kt?onError(tagToken,"BAD_COLLECTION_TYPE",`${kt.tag} used for ${expType} collection, but expects ${kt.collection??
"scalar"}`,!0):onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,!0),resolveCollection(CN,ctx,token2,onError,
tagName)}let coll=resolveCollection(CN,ctx,token2,onError,tagName,tag),res=tag.resolve?.(coll,msg=>onError(tagToken,"TAG\
_RESOLVE_FAILED",msg),ctx.options)??coll,node=identity.isNode(res)?res:new Scalar.Scalar(res);return node.range=coll.range,
node.tag=tagName,tag?.format&&(node.format=tag.format),node}exports.composeCollection=composeCollection}});var require_resolve_block_scalar=__commonJS({"node_modules/yaml/dist/compose/resolve-block-scalar.js"(exports){"use stri\
ct";var Scalar=require_Scalar();function resolveBlockScalar(ctx,scalar,onError){let start=scalar.offset,header2=parseBlockScalarHeader(
scalar,ctx.options.strict,onError);if(!header2)return{value:"",type:null,comment:"",range:[start,start,start]};let type=header2.
mode===">"?Scalar.Scalar.BLOCK_FOLDED:Scalar.Scalar.BLOCK_LITERAL,lines=scalar.source?splitLines(scalar.source):[],chompStart=lines.
length;for(let i=lines.length-1;i>=0;--i){let content=lines[i][1];if(content===""||content==="\r")chompStart=i;else break}
if(chompStart===0){let value3=header2.chomp==="+"&&lines.length>0?`
`.repeat(Math.max(1,lines.length-1)):"",end2=start+header2.length;return scalar.source&&(end2+=scalar.source.length),{value:value3,
type,comment:header2.comment,range:[start,end2,end2]}}let trimIndent=scalar.indent+header2.indent,offset=scalar.offset+header2.
length,contentStart=0;for(let i=0;i<chompStart;++i){let[indent,content]=lines[i];if(content===""||content==="\r")header2.
indent===0&&indent.length>trimIndent&&(trimIndent=indent.length);else{indent.length<trimIndent&&onError(offset+indent.length,
"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),header2.
indent===0&&(trimIndent=indent.length),contentStart=i,trimIndent===0&&!ctx.atRoot&&onError(offset,"BAD_INDENT","Block sc\
alar values in collections must be indented");break}offset+=indent.length+content.length+1}for(let i=lines.length-1;i>=chompStart;--i)
lines[i][0].length>trimIndent&&(chompStart=i+1);let value2="",sep="",prevMoreIndented=!1;for(let i=0;i<contentStart;++i)
value2+=lines[i][0].slice(trimIndent)+`
`;for(let i=contentStart;i<chompStart;++i){let[indent,content]=lines[i];offset+=indent.length+content.length+1;let crlf=content[content.
length-1]==="\r";if(crlf&&(content=content.slice(0,-1)),content&&indent.length<trimIndent){let message=`Block scalar lin\
es must not be less indented than their ${header2.indent?"explicit indentation indicator":"first line"}`;onError(offset-
content.length-(crlf?2:1),"BAD_INDENT",message),indent=""}type===Scalar.Scalar.BLOCK_LITERAL?(value2+=sep+indent.slice(trimIndent)+
content,sep=`
`):indent.length>trimIndent||content[0]==="	"?(sep===" "?sep=`
`:!prevMoreIndented&&sep===`
`&&(sep=`

`),value2+=sep+indent.slice(trimIndent)+content,sep=`
`,prevMoreIndented=!0):content===""?sep===`
`?value2+=`
`:sep=`
`:(value2+=sep+content,sep=" ",prevMoreIndented=!1)}switch(header2.chomp){case"-":break;case"+":for(let i=chompStart;i<lines.
length;++i)value2+=`
`+lines[i][0].slice(trimIndent);value2[value2.length-1]!==`
`&&(value2+=`
`);break;default:value2+=`
`}let end=start+header2.length+scalar.source.length;return{value:value2,type,comment:header2.comment,range:[start,end,end]}}
function parseBlockScalarHeader({offset,props},strict,onError){if(props[0].type!=="block-scalar-header")return onError(props[0],
"IMPOSSIBLE","Block scalar header not found"),null;let{source}=props[0],mode=source[0],indent=0,chomp="",error=-1;for(let i=1;i<
source.length;++i){let ch=source[i];if(!chomp&&(ch==="-"||ch==="+"))chomp=ch;else{let n=Number(ch);!indent&&n?indent=n:error===
-1&&(error=offset+i)}}error!==-1&&onError(error,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${source}`);
let hasSpace=!1,comment="",length=source.length;for(let i=1;i<props.length;++i){let token2=props[i];switch(token2.type){case"\
space":hasSpace=!0;case"newline":length+=token2.source.length;break;case"comment":strict&&!hasSpace&&onError(token2,"MIS\
SING_CHAR","Comments must be separated from other tokens by white space characters"),length+=token2.source.length,comment=
token2.source.substring(1);break;case"error":onError(token2,"UNEXPECTED_TOKEN",token2.message),length+=token2.source.length;
break;default:{let message=`Unexpected token in block scalar header: ${token2.type}`;onError(token2,"UNEXPECTED_TOKEN",message);
let ts=token2.source;ts&&typeof ts=="string"&&(length+=ts.length)}}}return{mode,indent,chomp,comment,length}}function splitLines(source){
let split=source.split(/\n( *)/),first=split[0],m=first.match(/^( *)/),lines=[m?.[1]?[m[1],first.slice(m[1].length)]:["",
first]];for(let i=1;i<split.length;i+=2)lines.push([split[i],split[i+1]]);return lines}exports.resolveBlockScalar=resolveBlockScalar}});var require_resolve_flow_scalar=__commonJS({"node_modules/yaml/dist/compose/resolve-flow-scalar.js"(exports){"use strict";
var Scalar=require_Scalar(),resolveEnd=require_resolve_end();function resolveFlowScalar(scalar,strict,onError){let{offset,
type,source,end}=scalar,_type,value2,_onError=(rel,code,msg)=>onError(offset+rel,code,msg);switch(type){case"scalar":_type=
Scalar.Scalar.PLAIN,value2=plainValue(source,_onError);break;case"single-quoted-scalar":_type=Scalar.Scalar.QUOTE_SINGLE,
value2=singleQuotedValue(source,_onError);break;case"double-quoted-scalar":_type=Scalar.Scalar.QUOTE_DOUBLE,value2=doubleQuotedValue(
source,_onError);break;default:return onError(scalar,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${type}`),
{value:"",type:null,comment:"",range:[offset,offset+source.length,offset+source.length]}}let valueEnd=offset+source.length,
re=resolveEnd.resolveEnd(end,valueEnd,strict,onError);return{value:value2,type:_type,comment:re.comment,range:[offset,valueEnd,
re.offset]}}function plainValue(source,onError){let badChar="";switch(source[0]){case"	":badChar="a tab character";break;case"\
,":badChar="flow indicator character ,";break;case"%":badChar="directive indicator character %";break;case"|":case">":{badChar=
`block scalar indicator ${source[0]}`;break}case"@":case"`":{badChar=`reserved character ${source[0]}`;break}}return badChar&&
onError(0,"BAD_SCALAR_START",`Plain value cannot start with ${badChar}`),unfoldLines(source)}function singleQuotedValue(source,onError){
return(source[source.length-1]!=="'"||source.length===1)&&onError(source.length,"MISSING_CHAR","Missing closing 'quote"),
unfoldLines(source.slice(1,-1)).replace(/''/g,"'")}function unfoldLines(source){let line=/(.*?)\r?\n/sy,match=line.exec(
source);if(!match)return source;let trimEnd,trimBoth;try{trimEnd=new RegExp("(?<![ 	])[ 	]+$"),trimBoth=new RegExp("^[ 	\
]+|(?<![ 	])[ 	]+$","g")}catch{trimEnd=/[ \t]+$/,trimBoth=/^[ \t]+|[ \t]+$/g}let res=match[1].replace(trimEnd,""),sep=" ",
pos=line.lastIndex;for(;match=line.exec(source);){let lm=match[1].replace(trimBoth,"");lm===""?sep===`
`?res+=sep:sep=`
`:(res+=sep+lm,sep=" "),pos=line.lastIndex}let last=/[ \t]*(.*)/sy;return last.lastIndex=pos,match=last.exec(source),res+
sep+(match?.[1]??"")}function doubleQuotedValue(source,onError){let res="";for(let i=1;i<source.length-1;++i){let ch=source[i];
if(!(ch==="\r"&&source[i+1]===`
`))if(ch===`
`){let{fold:fold2,offset}=foldNewline(source,i);res+=fold2,i=offset}else if(ch==="\\"){let next=source[++i],cc=escapeCodes[next];
if(cc)res+=cc;else if(next===`
`)for(next=source[i+1];next===" "||next==="	";)next=source[++i+1];else if(next==="\r"&&source[i+1]===`
`)for(next=source[++i+1];next===" "||next==="	";)next=source[++i+1];else if(next==="x"||next==="u"||next==="U"){let length=next===
"x"?2:next==="u"?4:8;res+=parseCharCode(source,i+1,length,onError),i+=length}else{let raw=source.substr(i-1,2);onError(i-
1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`),res+=raw}}else if(ch===" "||ch==="	"){let wsStart=i,next=source[i+1];
for(;next===" "||next==="	";)next=source[++i+1];next!==`
`&&!(next==="\r"&&source[i+2]===`
`)&&(res+=i>wsStart?source.slice(wsStart,i+1):ch)}else res+=ch}return(source[source.length-1]!=='"'||source.length===1)&&
onError(source.length,"MISSING_CHAR",'Missing closing "quote'),res}function foldNewline(source,offset){let fold2="",ch=source[offset+
1];for(;(ch===" "||ch==="	"||ch===`
`||ch==="\r")&&!(ch==="\r"&&source[offset+2]!==`
`);)ch===`
`&&(fold2+=`
`),offset+=1,ch=source[offset+1];return fold2||(fold2=" "),{fold:fold2,offset}}var escapeCodes={0:"\0",a:"\x07",b:"\b",e:"\
\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function parseCharCode(source,offset,length,onError){
let cc=source.substr(offset,length),code=cc.length===length&&/^[0-9a-fA-F]+$/.test(cc)?parseInt(cc,16):NaN;try{return String.
fromCodePoint(code)}catch{let raw=source.substr(offset-2,length+2);return onError(offset-2,"BAD_DQ_ESCAPE",`Invalid esca\
pe sequence ${raw}`),raw}}exports.resolveFlowScalar=resolveFlowScalar}});var require_compose_scalar=__commonJS({"node_modules/yaml/dist/compose/compose-scalar.js"(exports){"use strict";var identity=require_identity(),
Scalar=require_Scalar(),resolveBlockScalar=require_resolve_block_scalar(),resolveFlowScalar=require_resolve_flow_scalar();
function composeScalar(ctx,token2,tagToken,onError){let{value:value2,type,comment,range}=token2.type==="block-scalar"?resolveBlockScalar.
resolveBlockScalar(ctx,token2,onError):resolveFlowScalar.resolveFlowScalar(token2,ctx.options.strict,onError),tagName=tagToken?
ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null,tag;ctx.options.stringKeys&&
ctx.atKey?tag=ctx.schema[identity.SCALAR]:tagName?tag=findScalarTagByName(ctx.schema,value2,tagName,tagToken,onError):token2.
type==="scalar"?tag=findScalarTagByTest(ctx,value2,token2,onError):tag=ctx.schema[identity.SCALAR];let scalar;try{let res=tag.
resolve(value2,msg=>onError(tagToken??token2,"TAG_RESOLVE_FAILED",msg),ctx.options);scalar=identity.isScalar(res)?res:new Scalar.
Scalar(res)}catch(error){let msg=error instanceof Error?error.message:String(error);onError(tagToken??token2,"TAG_RESOLV\
E_FAILED",msg),scalar=new Scalar.Scalar(value2)}return scalar.range=range,scalar.source=value2,type&&(scalar.type=type),
tagName&&(scalar.tag=tagName),tag.format&&(scalar.format=tag.format),comment&&(scalar.comment=comment),scalar}function findScalarTagByName(schema,value2,tagName,tagToken,onError){
if(tagName==="!")return schema[identity.SCALAR];let matchWithTest=[];for(let tag of schema.tags)if(!tag.collection&&tag.
tag===tagName)if(tag.default&&tag.test)matchWithTest.push(tag);else return tag;for(let tag of matchWithTest)if(tag.test?.
test(value2))return tag;let kt=schema.knownTags[tagName];return kt&&!kt.collection?(schema.tags.push(Object.assign({},kt,
{default:!1,test:void 0})),kt):(onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,tagName!=="tag:yaml.o\
rg,2002:str"),schema[identity.SCALAR])}function findScalarTagByTest({atKey,directives,schema},value2,token2,onError){let tag=schema.
tags.find(tag2=>(tag2.default===!0||atKey&&tag2.default==="key")&&tag2.test?.test(value2))||schema[identity.SCALAR];if(schema.
compat){let compat=schema.compat.find(tag2=>tag2.default&&tag2.test?.test(value2))??schema[identity.SCALAR];if(tag.tag!==
compat.tag){let ts=directives.tagString(tag.tag),cs=directives.tagString(compat.tag),msg=`Value may be parsed as either ${ts}\
 or ${cs}`;onError(token2,"TAG_RESOLVE_FAILED",msg,!0)}}return tag}exports.composeScalar=composeScalar}});var require_util_empty_scalar_position=__commonJS({"node_modules/yaml/dist/compose/util-empty-scalar-position.js"(exports){
"use strict";function emptyScalarPosition(offset,before,pos){if(before){pos??(pos=before.length);for(let i=pos-1;i>=0;--i){
let st=before[i];switch(st.type){case"space":case"comment":case"newline":offset-=st.source.length;continue}for(st=before[++i];st?.
type==="space";)offset+=st.source.length,st=before[++i];break}}return offset}exports.emptyScalarPosition=emptyScalarPosition}});var require_compose_node=__commonJS({"node_modules/yaml/dist/compose/compose-node.js"(exports){"use strict";var Alias=require_Alias(),
identity=require_identity(),composeCollection=require_compose_collection(),composeScalar=require_compose_scalar(),resolveEnd=require_resolve_end(),
utilEmptyScalarPosition=require_util_empty_scalar_position(),CN={composeNode,composeEmptyNode};function composeNode(ctx,token2,props,onError){
let atKey=ctx.atKey,{spaceBefore,comment,anchor,tag}=props,node,isSrcToken=!0;switch(token2.type){case"alias":node=composeAlias(
ctx,token2,onError),(anchor||tag)&&onError(token2,"ALIAS_PROPS","An alias node must not specify any properties");break;case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":node=composeScalar.composeScalar(ctx,token2,
tag,onError),anchor&&(node.anchor=anchor.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":
try{node=composeCollection.composeCollection(CN,ctx,token2,props,onError),anchor&&(node.anchor=anchor.source.substring(1))}catch(error){
let message=error instanceof Error?error.message:String(error);onError(token2,"RESOURCE_EXHAUSTION",message)}break;default:{
let message=token2.type==="error"?token2.message:`Unsupported token (type: ${token2.type})`;onError(token2,"UNEXPECTED_T\
OKEN",message),isSrcToken=!1}}return node??(node=composeEmptyNode(ctx,token2.offset,void 0,null,props,onError)),anchor&&
node.anchor===""&&onError(anchor,"BAD_ALIAS","Anchor cannot be an empty string"),atKey&&ctx.options.stringKeys&&(!identity.
isScalar(node)||typeof node.value!="string"||node.tag&&node.tag!=="tag:yaml.org,2002:str")&&onError(tag??token2,"NON_STR\
ING_KEY","With stringKeys, all keys must be strings"),spaceBefore&&(node.spaceBefore=!0),comment&&(token2.type==="scalar"&&
token2.source===""?node.comment=comment:node.commentBefore=comment),ctx.options.keepSourceTokens&&isSrcToken&&(node.srcToken=
token2),node}function composeEmptyNode(ctx,offset,before,pos,{spaceBefore,comment,anchor,tag,end},onError){let token2={type:"\
scalar",offset:utilEmptyScalarPosition.emptyScalarPosition(offset,before,pos),indent:-1,source:""},node=composeScalar.composeScalar(
ctx,token2,tag,onError);return anchor&&(node.anchor=anchor.source.substring(1),node.anchor===""&&onError(anchor,"BAD_ALI\
AS","Anchor cannot be an empty string")),spaceBefore&&(node.spaceBefore=!0),comment&&(node.comment=comment,node.range[2]=
end),node}function composeAlias({options},{offset,source,end},onError){let alias=new Alias.Alias(source.substring(1));alias.
source===""&&onError(offset,"BAD_ALIAS","Alias cannot be an empty string"),alias.source.endsWith(":")&&onError(offset+source.
length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let valueEnd=offset+source.length,re=resolveEnd.resolveEnd(end,
valueEnd,options.strict,onError);return alias.range=[offset,valueEnd,re.offset],re.comment&&(alias.comment=re.comment),alias}
exports.composeEmptyNode=composeEmptyNode;exports.composeNode=composeNode}});var require_compose_doc=__commonJS({"node_modules/yaml/dist/compose/compose-doc.js"(exports){"use strict";var Document=require_Document(),
composeNode=require_compose_node(),resolveEnd=require_resolve_end(),resolveProps=require_resolve_props();function composeDoc(options,directives,{
offset,start,value:value2,end},onError){let opts=Object.assign({_directives:directives},options),doc=new Document.Document(
void 0,opts),ctx={atKey:!1,atRoot:!0,directives:doc.directives,options:doc.options,schema:doc.schema},props=resolveProps.
resolveProps(start,{indicator:"doc-start",next:value2??end?.[0],offset,onError,parentIndent:0,startOnNewline:!0});props.
found&&(doc.directives.docStart=!0,value2&&(value2.type==="block-map"||value2.type==="block-seq")&&!props.hasNewline&&onError(
props.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),doc.contents=value2?composeNode.
composeNode(ctx,value2,props,onError):composeNode.composeEmptyNode(ctx,props.end,start,null,props,onError);let contentEnd=doc.
contents.range[2],re=resolveEnd.resolveEnd(end,contentEnd,!1,onError);return re.comment&&(doc.comment=re.comment),doc.range=
[offset,contentEnd,re.offset],doc}exports.composeDoc=composeDoc}});var require_composer=__commonJS({"node_modules/yaml/dist/compose/composer.js"(exports){"use strict";var node_process=__require("process"),
directives=require_directives(),Document=require_Document(),errors=require_errors(),identity=require_identity(),composeDoc=require_compose_doc(),
resolveEnd=require_resolve_end();function getErrorPos(src){if(typeof src=="number")return[src,src+1];if(Array.isArray(src))
return src.length===2?src:[src[0],src[1]];let{offset,source}=src;return[offset,offset+(typeof source=="string"?source.length:
1)]}function parsePrelude(prelude){let comment="",atComment=!1,afterEmptyLine=!1;for(let i=0;i<prelude.length;++i){let source=prelude[i];
switch(source[0]){case"#":comment+=(comment===""?"":afterEmptyLine?`

`:`
`)+(source.substring(1)||" "),atComment=!0,afterEmptyLine=!1;break;case"%":prelude[i+1]?.[0]!=="#"&&(i+=1),atComment=!1;
break;default:atComment||(afterEmptyLine=!0),atComment=!1}}return{comment,afterEmptyLine}}var Composer=class{constructor(options={}){
this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(source,code,message,warning)=>{
let pos=getErrorPos(source);warning?this.warnings.push(new errors.YAMLWarning(pos,code,message)):this.errors.push(new errors.
YAMLParseError(pos,code,message))},this.directives=new directives.Directives({version:options.version||"1.2"}),this.options=
options}decorate(doc,afterDoc){let{comment,afterEmptyLine}=parsePrelude(this.prelude);if(comment){let dc=doc.contents;if(afterDoc)
doc.comment=doc.comment?`${doc.comment}
${comment}`:comment;else if(afterEmptyLine||doc.directives.docStart||!dc)doc.commentBefore=comment;else if(identity.isCollection(
dc)&&!dc.flow&&dc.items.length>0){let it=dc.items[0];identity.isPair(it)&&(it=it.key);let cb=it.commentBefore;it.commentBefore=
cb?`${comment}
${cb}`:comment}else{let cb=dc.commentBefore;dc.commentBefore=cb?`${comment}
${cb}`:comment}}if(afterDoc){for(let i=0;i<this.errors.length;++i)doc.errors.push(this.errors[i]);for(let i=0;i<this.warnings.
length;++i)doc.warnings.push(this.warnings[i])}else doc.errors=this.errors,doc.warnings=this.warnings;this.prelude=[],this.
errors=[],this.warnings=[]}streamInfo(){return{comment:parsePrelude(this.prelude).comment,directives:this.directives,errors:this.
errors,warnings:this.warnings}}*compose(tokens,forceDoc=!1,endOffset=-1){for(let token2 of tokens)yield*this.next(token2);
yield*this.end(forceDoc,endOffset)}*next(token2){switch(node_process.env.LOG_STREAM&&console.dir(token2,{depth:null}),token2.
type){case"directive":this.directives.add(token2.source,(offset,message,warning)=>{let pos=getErrorPos(token2);pos[0]+=offset,
this.onError(pos,"BAD_DIRECTIVE",message,warning)}),this.prelude.push(token2.source),this.atDirectives=!0;break;case"doc\
ument":{let doc=composeDoc.composeDoc(this.options,this.directives,token2,this.onError);this.atDirectives&&!doc.directives.
docStart&&this.onError(token2,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(doc,!1),this.
doc&&(yield this.doc),this.doc=doc,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"\
newline":this.prelude.push(token2.source);break;case"error":{let msg=token2.source?`${token2.message}: ${JSON.stringify(
token2.source)}`:token2.message,error=new errors.YAMLParseError(getErrorPos(token2),"UNEXPECTED_TOKEN",msg);this.atDirectives||
!this.doc?this.errors.push(error):this.doc.errors.push(error);break}case"doc-end":{if(!this.doc){let msg="Unexpected doc\
-end without preceding document";this.errors.push(new errors.YAMLParseError(getErrorPos(token2),"UNEXPECTED_TOKEN",msg));
break}this.doc.directives.docEnd=!0;let end=resolveEnd.resolveEnd(token2.end,token2.offset+token2.source.length,this.doc.
options.strict,this.onError);if(this.decorate(this.doc,!0),end.comment){let dc=this.doc.comment;this.doc.comment=dc?`${dc}\

${end.comment}`:end.comment}this.doc.range[2]=end.offset;break}default:this.errors.push(new errors.YAMLParseError(getErrorPos(
token2),"UNEXPECTED_TOKEN",`Unsupported token ${token2.type}`))}}*end(forceDoc=!1,endOffset=-1){if(this.doc)this.decorate(
this.doc,!0),yield this.doc,this.doc=null;else if(forceDoc){let opts=Object.assign({_directives:this.directives},this.options),
doc=new Document.Document(void 0,opts);this.atDirectives&&this.onError(endOffset,"MISSING_CHAR","Missing directives-end \
indicator line"),doc.range=[0,endOffset,endOffset],this.decorate(doc,!1),yield doc}}};exports.Composer=Composer}});var require_cst_scalar=__commonJS({"node_modules/yaml/dist/parse/cst-scalar.js"(exports){"use strict";var resolveBlockScalar=require_resolve_block_scalar(),
resolveFlowScalar=require_resolve_flow_scalar(),errors=require_errors(),stringifyString=require_stringifyString();function resolveAsScalar(token2,strict=!0,onError){
if(token2){let _onError=(pos,code,message)=>{let offset=typeof pos=="number"?pos:Array.isArray(pos)?pos[0]:pos.offset;if(onError)
onError(offset,code,message);else throw new errors.YAMLParseError([offset,offset+1],code,message)};switch(token2.type){case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":return resolveFlowScalar.resolveFlowScalar(token2,strict,_onError);case"\
block-scalar":return resolveBlockScalar.resolveBlockScalar({options:{strict}},token2,_onError)}}return null}function createScalarToken(value2,context){
let{implicitKey=!1,indent,inFlow=!1,offset=-1,type="PLAIN"}=context,source=stringifyString.stringifyString({type,value:value2},
{implicitKey,indent:indent>0?" ".repeat(indent):"",inFlow,options:{blockQuote:!0,lineWidth:-1}}),end=context.end??[{type:"\
newline",offset:-1,indent,source:`
`}];switch(source[0]){case"|":case">":{let he=source.indexOf(`
`),head=source.substring(0,he),body=source.substring(he+1)+`
`,props=[{type:"block-scalar-header",offset,indent,source:head}];return addEndtoBlockProps(props,end)||props.push({type:"\
newline",offset:-1,indent,source:`
`}),{type:"block-scalar",offset,indent,props,source:body}}case'"':return{type:"double-quoted-scalar",offset,indent,source,
end};case"'":return{type:"single-quoted-scalar",offset,indent,source,end};default:return{type:"scalar",offset,indent,source,
end}}}function setScalarValue(token2,value2,context={}){let{afterKey=!1,implicitKey=!1,inFlow=!1,type}=context,indent="i\
ndent"in token2?token2.indent:null;if(afterKey&&typeof indent=="number"&&(indent+=2),!type)switch(token2.type){case"sing\
le-quoted-scalar":type="QUOTE_SINGLE";break;case"double-quoted-scalar":type="QUOTE_DOUBLE";break;case"block-scalar":{let header2=token2.
props[0];if(header2.type!=="block-scalar-header")throw new Error("Invalid block scalar header");type=header2.source[0]===
">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:type="PLAIN"}let source=stringifyString.stringifyString({type,value:value2},
{implicitKey:implicitKey||indent===null,indent:indent!==null&&indent>0?" ".repeat(indent):"",inFlow,options:{blockQuote:!0,
lineWidth:-1}});switch(source[0]){case"|":case">":setBlockScalarValue(token2,source);break;case'"':setFlowScalarValue(token2,
source,"double-quoted-scalar");break;case"'":setFlowScalarValue(token2,source,"single-quoted-scalar");break;default:setFlowScalarValue(
token2,source,"scalar")}}function setBlockScalarValue(token2,source){let he=source.indexOf(`
`),head=source.substring(0,he),body=source.substring(he+1)+`
`;if(token2.type==="block-scalar"){let header2=token2.props[0];if(header2.type!=="block-scalar-header")throw new Error("\
Invalid block scalar header");header2.source=head,token2.source=body}else{let{offset}=token2,indent="indent"in token2?token2.
indent:-1,props=[{type:"block-scalar-header",offset,indent,source:head}];addEndtoBlockProps(props,"end"in token2?token2.
end:void 0)||props.push({type:"newline",offset:-1,indent,source:`
`});for(let key2 of Object.keys(token2))key2!=="type"&&key2!=="offset"&&delete token2[key2];Object.assign(token2,{type:"\
block-scalar",indent,props,source:body})}}function addEndtoBlockProps(props,end){if(end)for(let st of end)switch(st.type){case"\
space":case"comment":props.push(st);break;case"newline":return props.push(st),!0}return!1}function setFlowScalarValue(token2,source,type){
switch(token2.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":token2.type=type,token2.source=source;
break;case"block-scalar":{let end=token2.props.slice(1),oa=source.length;token2.props[0].type==="block-scalar-header"&&(oa-=
token2.props[0].source.length);for(let tok of end)tok.offset+=oa;delete token2.props,Object.assign(token2,{type,source,end});
break}case"block-map":case"block-seq":{let nl={type:"newline",offset:token2.offset+source.length,indent:token2.indent,source:`\

`};delete token2.items,Object.assign(token2,{type,source,end:[nl]});break}default:{let indent="indent"in token2?token2.indent:
-1,end="end"in token2&&Array.isArray(token2.end)?token2.end.filter(st=>st.type==="space"||st.type==="comment"||st.type===
"newline"):[];for(let key2 of Object.keys(token2))key2!=="type"&&key2!=="offset"&&delete token2[key2];Object.assign(token2,
{type,indent,source,end})}}}exports.createScalarToken=createScalarToken;exports.resolveAsScalar=resolveAsScalar;exports.
setScalarValue=setScalarValue}});var require_cst_stringify=__commonJS({"node_modules/yaml/dist/parse/cst-stringify.js"(exports){"use strict";var stringify=cst=>"\
type"in cst?stringifyToken(cst):stringifyItem(cst);function stringifyToken(token2){switch(token2.type){case"block-scalar":{
let res="";for(let tok of token2.props)res+=stringifyToken(tok);return res+token2.source}case"block-map":case"block-seq":{
let res="";for(let item of token2.items)res+=stringifyItem(item);return res}case"flow-collection":{let res=token2.start.
source;for(let item of token2.items)res+=stringifyItem(item);for(let st of token2.end)res+=st.source;return res}case"doc\
ument":{let res=stringifyItem(token2);if(token2.end)for(let st of token2.end)res+=st.source;return res}default:{let res=token2.
source;if("end"in token2&&token2.end)for(let st of token2.end)res+=st.source;return res}}}function stringifyItem({start,
key:key2,sep,value:value2}){let res="";for(let st of start)res+=st.source;if(key2&&(res+=stringifyToken(key2)),sep)for(let st of sep)
res+=st.source;return value2&&(res+=stringifyToken(value2)),res}exports.stringify=stringify}});var require_cst_visit=__commonJS({"node_modules/yaml/dist/parse/cst-visit.js"(exports){"use strict";var BREAK=Symbol("br\
eak visit"),SKIP=Symbol("skip children"),REMOVE=Symbol("remove item");function visit(cst,visitor){"type"in cst&&cst.type===
"document"&&(cst={start:cst.start,value:cst.value}),_visit(Object.freeze([]),cst,visitor)}visit.BREAK=BREAK;visit.SKIP=SKIP;
visit.REMOVE=REMOVE;visit.itemAtPath=(cst,path)=>{let item=cst;for(let[field,index]of path){let tok=item?.[field];if(tok&&
"items"in tok)item=tok.items[index];else return}return item};visit.parentCollection=(cst,path)=>{let parent=visit.itemAtPath(
cst,path.slice(0,-1)),field=path[path.length-1][0],coll=parent?.[field];if(coll&&"items"in coll)return coll;throw new Error(
"Parent collection not found")};function _visit(path,item,visitor){let ctrl=visitor(item,path);if(typeof ctrl=="symbol")
return ctrl;for(let field of["key","value"]){let token2=item[field];if(token2&&"items"in token2){for(let i=0;i<token2.items.
length;++i){let ci=_visit(Object.freeze(path.concat([[field,i]])),token2.items[i],visitor);if(typeof ci=="number")i=ci-1;else{
if(ci===BREAK)return BREAK;ci===REMOVE&&(token2.items.splice(i,1),i-=1)}}typeof ctrl=="function"&&field==="key"&&(ctrl=ctrl(
item,path))}}return typeof ctrl=="function"?ctrl(item,path):ctrl}exports.visit=visit}});var require_cst=__commonJS({"node_modules/yaml/dist/parse/cst.js"(exports){"use strict";var cstScalar=require_cst_scalar(),
cstStringify=require_cst_stringify(),cstVisit=require_cst_visit(),BOM="\uFEFF",DOCUMENT="",FLOW_END="",SCALAR="",isCollection=token2=>!!token2&&
"items"in token2,isScalar2=token2=>!!token2&&(token2.type==="scalar"||token2.type==="single-quoted-scalar"||token2.type===
"double-quoted-scalar"||token2.type==="block-scalar");function prettyToken(token2){switch(token2){case BOM:return"<BOM>";case DOCUMENT:
return"<DOC>";case FLOW_END:return"<FLOW_END>";case SCALAR:return"<SCALAR>";default:return JSON.stringify(token2)}}function tokenType(source){
switch(source){case BOM:return"byte-order-mark";case DOCUMENT:return"doc-mode";case FLOW_END:return"flow-error-end";case SCALAR:
return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(source[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}exports.createScalarToken=cstScalar.createScalarToken;exports.
resolveAsScalar=cstScalar.resolveAsScalar;exports.setScalarValue=cstScalar.setScalarValue;exports.stringify=cstStringify.
stringify;exports.visit=cstVisit.visit;exports.BOM=BOM;exports.DOCUMENT=DOCUMENT;exports.FLOW_END=FLOW_END;exports.SCALAR=
SCALAR;exports.isCollection=isCollection;exports.isScalar=isScalar2;exports.prettyToken=prettyToken;exports.tokenType=tokenType}});var require_lexer=__commonJS({"node_modules/yaml/dist/parse/lexer.js"(exports){"use strict";var cst=require_cst();function isEmpty2(ch){
switch(ch){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var hexDigits=new Set("0123456789ABCDEFabcdef"),tagChars=new Set("01234567\
89ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),flowIndicatorChars=new Set(",[]{}"),invalidAnchorChars=new Set(
` ,[]{}
\r	`),isNotAnchorChar=ch=>!ch||invalidAnchorChars.has(ch),Lexer=class{constructor(){this.atEnd=!1,this.blockScalarIndent=
-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=
null,this.next=null,this.pos=0}*lex(source,incomplete=!1){if(source){if(typeof source!="string")throw TypeError("source \
is not a string");this.buffer=this.buffer?this.buffer+source:source,this.lineEndPos=null}this.atEnd=!incomplete;let next=this.
next??"stream";for(;next&&(incomplete||this.hasChars(1));)next=yield*this.parseNext(next)}atLineEnd(){let i=this.pos,ch=this.
buffer[i];for(;ch===" "||ch==="	";)ch=this.buffer[++i];return!ch||ch==="#"||ch===`
`?!0:ch==="\r"?this.buffer[i+1]===`
`:!1}charAt(n){return this.buffer[this.pos+n]}continueScalar(offset){let ch=this.buffer[offset];if(this.indentNext>0){let indent=0;
for(;ch===" ";)ch=this.buffer[++indent+offset];if(ch==="\r"){let next=this.buffer[indent+offset+1];if(next===`
`||!next&&!this.atEnd)return offset+indent+1}return ch===`
`||indent>=this.indentNext||!ch&&!this.atEnd?offset+indent:-1}if(ch==="-"||ch==="."){let dt=this.buffer.substr(offset,3);
if((dt==="---"||dt==="...")&&isEmpty2(this.buffer[offset+3]))return-1}return offset}getLine(){let end=this.lineEndPos;return(typeof end!=
"number"||end!==-1&&end<this.pos)&&(end=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=end),end===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[end-1]==="\r"&&(end-=
1),this.buffer.substring(this.pos,end))}hasChars(n){return this.pos+n<=this.buffer.length}setNext(state){return this.buffer=
this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=state,null}peek(n){return this.buffer.substr(this.
pos,n)}*parseNext(next){switch(next){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"\
block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.
parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"\
plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let line=this.getLine();if(line===null)return this.setNext(
"stream");if(line[0]===cst.BOM&&(yield*this.pushCount(1),line=line.substring(1)),line[0]==="%"){let dirEnd=line.length,cs=line.
indexOf("#");for(;cs!==-1;){let ch=line[cs-1];if(ch===" "||ch==="	"){dirEnd=cs-1;break}else cs=line.indexOf("#",cs+1)}for(;;){
let ch=line[dirEnd-1];if(ch===" "||ch==="	")dirEnd-=1;else break}let n=(yield*this.pushCount(dirEnd))+(yield*this.pushSpaces(
!0));return yield*this.pushCount(line.length-n),this.pushNewline(),"stream"}if(this.atLineEnd()){let sp=yield*this.pushSpaces(
!0);return yield*this.pushCount(line.length-sp),yield*this.pushNewline(),"stream"}return yield cst.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){
let ch=this.charAt(0);if(!ch&&!this.atEnd)return this.setNext("line-start");if(ch==="-"||ch==="."){if(!this.atEnd&&!this.
hasChars(4))return this.setNext("line-start");let s=this.peek(3);if((s==="---"||s==="...")&&isEmpty2(this.charAt(3)))return yield*this.
pushCount(3),this.indentValue=0,this.indentNext=0,s==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(
!1),this.indentNext>this.indentValue&&!isEmpty2(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){
let[ch0,ch1]=this.peek(2);if(!ch1&&!this.atEnd)return this.setNext("block-start");if((ch0==="-"||ch0==="?"||ch0===":")&&
isEmpty2(ch1)){let n=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.
indentValue+=n,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let line=this.getLine();if(line===null)
return this.setNext("doc");let n=yield*this.pushIndicators();switch(line[n]){case"#":yield*this.pushCount(line.length-n);case void 0:
return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=
!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),
"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=yield*this.parseBlockScalarHeader(),
n+=yield*this.pushSpaces(!0),yield*this.pushCount(line.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:
return yield*this.parsePlainScalar()}}*parseFlowCollection(){let nl,sp,indent=-1;do nl=yield*this.pushNewline(),nl>0?(sp=
yield*this.pushSpaces(!1),this.indentValue=indent=sp):sp=0,sp+=yield*this.pushSpaces(!0);while(nl+sp>0);let line=this.getLine();
if(line===null)return this.setNext("flow");if((indent!==-1&&indent<this.indentNext&&line[0]!=="#"||indent===0&&(line.startsWith(
"---")||line.startsWith("..."))&&isEmpty2(line[3]))&&!(indent===this.indentNext-1&&this.flowLevel===1&&(line[0]==="]"||line[0]===
"}")))return this.flowLevel=0,yield cst.FLOW_END,yield*this.parseLineStart();let n=0;for(;line[n]===",";)n+=yield*this.pushCount(
1),n+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(n+=yield*this.pushIndicators(),line[n]){case void 0:return"flow";case"\
#":return yield*this.pushCount(line.length-n),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.
flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flo\
w":"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case"\
:":{let next=this.charAt(1);if(this.flowKey||isEmpty2(next)||next===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.
pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let quote=this.
charAt(0),end=this.buffer.indexOf(quote,this.pos+1);if(quote==="'")for(;end!==-1&&this.buffer[end+1]==="'";)end=this.buffer.
indexOf("'",end+2);else for(;end!==-1;){let n=0;for(;this.buffer[end-1-n]==="\\";)n+=1;if(n%2===0)break;end=this.buffer.
indexOf('"',end+1)}let qb=this.buffer.substring(0,end),nl=qb.indexOf(`
`,this.pos);if(nl!==-1){for(;nl!==-1;){let cs=this.continueScalar(nl+1);if(cs===-1)break;nl=qb.indexOf(`
`,cs)}nl!==-1&&(end=nl-(qb[nl-1]==="\r"?2:1))}if(end===-1){if(!this.atEnd)return this.setNext("quoted-scalar");end=this.
buffer.length}return yield*this.pushToIndex(end+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=
-1,this.blockScalarKeep=!1;let i=this.pos;for(;;){let ch=this.buffer[++i];if(ch==="+")this.blockScalarKeep=!0;else if(ch>
"0"&&ch<="9")this.blockScalarIndent=Number(ch)-1;else if(ch!=="-")break}return yield*this.pushUntil(ch=>isEmpty2(ch)||ch===
"#")}*parseBlockScalar(){let nl=this.pos-1,indent=0,ch;loop:for(let i2=this.pos;ch=this.buffer[i2];++i2)switch(ch){case"\
 ":indent+=1;break;case`
`:nl=i2,indent=0;break;case"\r":{let next=this.buffer[i2+1];if(!next&&!this.atEnd)return this.setNext("block-scalar");if(next===
`
`)break}default:break loop}if(!ch&&!this.atEnd)return this.setNext("block-scalar");if(indent>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=indent:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let cs=this.
continueScalar(nl+1);if(cs===-1)break;nl=this.buffer.indexOf(`
`,cs)}while(nl!==-1);if(nl===-1){if(!this.atEnd)return this.setNext("block-scalar");nl=this.buffer.length}}let i=nl+1;for(ch=
this.buffer[i];ch===" ";)ch=this.buffer[++i];if(ch==="	"){for(;ch==="	"||ch===" "||ch==="\r"||ch===`
`;)ch=this.buffer[++i];nl=i-1}else if(!this.blockScalarKeep)do{let i2=nl-1,ch2=this.buffer[i2];ch2==="\r"&&(ch2=this.buffer[--i2]);
let lastChar=i2;for(;ch2===" ";)ch2=this.buffer[--i2];if(ch2===`
`&&i2>=this.pos&&i2+1+indent>lastChar)nl=i2;else break}while(!0);return yield cst.SCALAR,yield*this.pushToIndex(nl+1,!0),
yield*this.parseLineStart()}*parsePlainScalar(){let inFlow=this.flowLevel>0,end=this.pos-1,i=this.pos-1,ch;for(;ch=this.
buffer[++i];)if(ch===":"){let next=this.buffer[i+1];if(isEmpty2(next)||inFlow&&flowIndicatorChars.has(next))break;end=i}else if(isEmpty2(
ch)){let next=this.buffer[i+1];if(ch==="\r"&&(next===`
`?(i+=1,ch=`
`,next=this.buffer[i+1]):end=i),next==="#"||inFlow&&flowIndicatorChars.has(next))break;if(ch===`
`){let cs=this.continueScalar(i+1);if(cs===-1)break;i=Math.max(i,cs-2)}}else{if(inFlow&&flowIndicatorChars.has(ch))break;
end=i}return!ch&&!this.atEnd?this.setNext("plain-scalar"):(yield cst.SCALAR,yield*this.pushToIndex(end+1,!0),inFlow?"flo\
w":"doc")}*pushCount(n){return n>0?(yield this.buffer.substr(this.pos,n),this.pos+=n,n):0}*pushToIndex(i,allowEmpty){let s=this.
buffer.slice(this.pos,i);return s?(yield s,this.pos+=s.length,s.length):(allowEmpty&&(yield""),0)}*pushIndicators(){let n=0;
loop:for(;;){switch(this.charAt(0)){case"!":n+=yield*this.pushTag(),n+=yield*this.pushSpaces(!0);continue loop;case"&":n+=
yield*this.pushUntil(isNotAnchorChar),n+=yield*this.pushSpaces(!0);continue loop;case"-":case"?":case":":{let inFlow=this.
flowLevel>0,ch1=this.charAt(1);if(isEmpty2(ch1)||inFlow&&flowIndicatorChars.has(ch1)){inFlow?this.flowKey&&(this.flowKey=
!1):this.indentNext=this.indentValue+1,n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0);continue loop}}}break loop}
return n}*pushTag(){if(this.charAt(1)==="<"){let i=this.pos+2,ch=this.buffer[i];for(;!isEmpty2(ch)&&ch!==">";)ch=this.buffer[++i];
return yield*this.pushToIndex(ch===">"?i+1:i,!1)}else{let i=this.pos+1,ch=this.buffer[i];for(;ch;)if(tagChars.has(ch))ch=
this.buffer[++i];else if(ch==="%"&&hexDigits.has(this.buffer[i+1])&&hexDigits.has(this.buffer[i+2]))ch=this.buffer[i+=3];else
break;return yield*this.pushToIndex(i,!1)}}*pushNewline(){let ch=this.buffer[this.pos];return ch===`
`?yield*this.pushCount(1):ch==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(allowTabs){let i=this.pos-1,ch;do ch=this.buffer[++i];while(ch===" "||allowTabs&&
ch==="	");let n=i-this.pos;return n>0&&(yield this.buffer.substr(this.pos,n),this.pos=i),n}*pushUntil(test){let i=this.pos,
ch=this.buffer[i];for(;!test(ch);)ch=this.buffer[++i];return yield*this.pushToIndex(i,!1)}};exports.Lexer=Lexer}});var require_line_counter=__commonJS({"node_modules/yaml/dist/parse/line-counter.js"(exports){"use strict";var LineCounter2=class{constructor(){
this.lineStarts=[],this.addNewLine=offset=>this.lineStarts.push(offset),this.linePos=offset=>{let low=0,high=this.lineStarts.
length;for(;low<high;){let mid=low+high>>1;this.lineStarts[mid]<offset?low=mid+1:high=mid}if(this.lineStarts[low]===offset)
return{line:low+1,col:1};if(low===0)return{line:0,col:offset};let start=this.lineStarts[low-1];return{line:low,col:offset-
start+1}}}};exports.LineCounter=LineCounter2}});var require_parser=__commonJS({"node_modules/yaml/dist/parse/parser.js"(exports){"use strict";var node_process=__require("process"),
cst=require_cst(),lexer=require_lexer();function includesToken(list,type){for(let i=0;i<list.length;++i)if(list[i].type===
type)return!0;return!1}function findNonEmptyIndex(list){for(let i=0;i<list.length;++i)switch(list[i].type){case"space":case"\
comment":case"newline":break;default:return i}return-1}function isFlowToken(token2){switch(token2?.type){case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function getPrevProps(parent){
switch(parent.type){case"document":return parent.start;case"block-map":{let it=parent.items[parent.items.length-1];return it.
sep??it.start}case"block-seq":return parent.items[parent.items.length-1].start;default:return[]}}function getFirstKeyStartProps(prev){
if(prev.length===0)return[];let i=prev.length;loop:for(;--i>=0;)switch(prev[i].type){case"doc-start":case"explicit-key-i\
nd":case"map-value-ind":case"seq-item-ind":case"newline":break loop}for(;prev[++i]?.type==="space";);return prev.splice(
i,prev.length)}function arrayPushArray(target,source){if(source.length<1e5)Array.prototype.push.apply(target,source);else
for(let i=0;i<source.length;++i)target.push(source[i])}function fixFlowSeqItems(fc){if(fc.start.type==="flow-seq-start")
for(let it of fc.items)it.sep&&!it.value&&!includesToken(it.start,"explicit-key-ind")&&!includesToken(it.sep,"map-value-\
ind")&&(it.key&&(it.value=it.key),delete it.key,isFlowToken(it.value)?it.value.end?arrayPushArray(it.value.end,it.sep):it.
value.end=it.sep:arrayPushArray(it.start,it.sep),delete it.sep)}var Parser=class{constructor(onNewLine){this.atNewLine=!0,
this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new lexer.
Lexer,this.onNewLine=onNewLine}*parse(source,incomplete=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let lexeme of this.
lexer.lex(source,incomplete))yield*this.next(lexeme);incomplete||(yield*this.end())}*next(source){if(this.source=source,
node_process.env.LOG_TOKENS&&console.log("|",cst.prettyToken(source)),this.atScalar){this.atScalar=!1,yield*this.step(),
this.offset+=source.length;return}let type=cst.tokenType(source);if(type)if(type==="scalar")this.atNewLine=!1,this.atScalar=
!0,this.type="scalar";else{switch(this.type=type,yield*this.step(),type){case"newline":this.atNewLine=!0,this.indent=0,this.
onNewLine&&this.onNewLine(this.offset+source.length);break;case"space":this.atNewLine&&source[0]===" "&&(this.indent+=source.
length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=source.length);
break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=source.length}else{let message=`\
Not a YAML token: ${source}`;yield*this.pop({type:"error",offset:this.offset,message,source}),this.offset+=source.length}}*end(){
for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,
source:this.source}}*step(){let top=this.peek(1);if(this.type==="doc-end"&&top?.type!=="doc-end"){for(;this.stack.length>
0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!top)return yield*this.
stream();switch(top.type){case"document":return yield*this.document(top);case"alias":case"scalar":case"single-quoted-sca\
lar":case"double-quoted-scalar":return yield*this.scalar(top);case"block-scalar":return yield*this.blockScalar(top);case"\
block-map":return yield*this.blockMap(top);case"block-seq":return yield*this.blockSequence(top);case"flow-collection":return yield*this.
flowCollection(top);case"doc-end":return yield*this.documentEnd(top)}yield*this.pop()}peek(n){return this.stack[this.stack.
length-n]}*pop(error){let token2=error??this.stack.pop();if(!token2)yield{type:"error",offset:this.offset,source:"",message:"\
Tried to pop an empty stack"};else if(this.stack.length===0)yield token2;else{let top=this.peek(1);switch(token2.type===
"block-scalar"?token2.indent="indent"in top?top.indent:0:token2.type==="flow-collection"&&top.type==="document"&&(token2.
indent=0),token2.type==="flow-collection"&&fixFlowSeqItems(token2),top.type){case"document":top.value=token2;break;case"\
block-scalar":top.props.push(token2);break;case"block-map":{let it=top.items[top.items.length-1];if(it.value){top.items.
push({start:[],key:token2,sep:[]}),this.onKeyLine=!0;return}else if(it.sep)it.value=token2;else{Object.assign(it,{key:token2,
sep:[]}),this.onKeyLine=!it.explicitKey;return}break}case"block-seq":{let it=top.items[top.items.length-1];it.value?top.
items.push({start:[],value:token2}):it.value=token2;break}case"flow-collection":{let it=top.items[top.items.length-1];!it||
it.value?top.items.push({start:[],key:token2,sep:[]}):it.sep?it.value=token2:Object.assign(it,{key:token2,sep:[]});return}default:
yield*this.pop(),yield*this.pop(token2)}if((top.type==="document"||top.type==="block-map"||top.type==="block-seq")&&(token2.
type==="block-map"||token2.type==="block-seq")){let last=token2.items[token2.items.length-1];last&&!last.sep&&!last.value&&
last.start.length>0&&findNonEmptyIndex(last.start)===-1&&(token2.indent===0||last.start.every(st=>st.type!=="comment"||st.
indent<token2.indent))&&(top.type==="document"?top.end=last.start:top.items.push({start:last.start}),token2.items.splice(
-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};
return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"d\
oc-start":{let doc={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&doc.start.push(this.sourceToken),
this.stack.push(doc);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,
source:this.source}}*document(doc){if(doc.value)return yield*this.lineEnd(doc);switch(this.type){case"doc-start":{findNonEmptyIndex(
doc.start)!==-1?(yield*this.pop(),yield*this.step()):doc.start.push(this.sourceToken);return}case"anchor":case"tag":case"\
space":case"comment":case"newline":doc.start.push(this.sourceToken);return}let bv=this.startBlockValue(doc);bv?this.stack.
push(bv):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(scalar){
if(this.type==="map-value-ind"){let prev=getPrevProps(this.peek(2)),start=getFirstKeyStartProps(prev),sep;scalar.end?(sep=
scalar.end,sep.push(this.sourceToken),delete scalar.end):sep=[this.sourceToken];let map={type:"block-map",offset:scalar.
offset,indent:scalar.indent,items:[{start,key:scalar,sep}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=map}else yield*this.
lineEnd(scalar)}*blockScalar(scalar){switch(this.type){case"space":case"comment":case"newline":scalar.props.push(this.sourceToken);
return;case"scalar":if(scalar.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let nl=this.source.indexOf(
`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(map){let it=map.items[map.items.length-
1];switch(this.type){case"newline":if(this.onKeyLine=!1,it.value){let end="end"in it.value?it.value.end:void 0;(Array.isArray(
end)?end[end.length-1]:void 0)?.type==="comment"?end?.push(this.sourceToken):map.items.push({start:[this.sourceToken]})}else
it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);return;case"space":case"comment":if(it.value)map.items.
push({start:[this.sourceToken]});else if(it.sep)it.sep.push(this.sourceToken);else{if(this.atIndentedComment(it.start,map.
indent)){let end=map.items[map.items.length-2]?.value?.end;if(Array.isArray(end)){arrayPushArray(end,it.start),end.push(
this.sourceToken),map.items.pop();return}}it.start.push(this.sourceToken)}return}if(this.indent>=map.indent){let atMapIndent=!this.
onKeyLine&&this.indent===map.indent,atNextItem=atMapIndent&&(it.sep||it.explicitKey)&&this.type!=="seq-item-ind",start=[];
if(atNextItem&&it.sep&&!it.value){let nl=[];for(let i=0;i<it.sep.length;++i){let st=it.sep[i];switch(st.type){case"newli\
ne":nl.push(i);break;case"space":break;case"comment":st.indent>map.indent&&(nl.length=0);break;default:nl.length=0}}nl.length>=
2&&(start=it.sep.splice(nl[1]))}switch(this.type){case"anchor":case"tag":atNextItem||it.value?(start.push(this.sourceToken),
map.items.push({start}),this.onKeyLine=!0):it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);return;case"\
explicit-key-ind":!it.sep&&!it.explicitKey?(it.start.push(this.sourceToken),it.explicitKey=!0):atNextItem||it.value?(start.
push(this.sourceToken),map.items.push({start,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(it.explicitKey)
if(it.sep)if(it.value)map.items.push({start:[],key:null,sep:[this.sourceToken]});else if(includesToken(it.sep,"map-value\
-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]});else if(isFlowToken(
it.key)&&!includesToken(it.sep,"newline")){let start2=getFirstKeyStartProps(it.start),key2=it.key,sep=it.sep;sep.push(this.
sourceToken),delete it.key,delete it.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[
{start:start2,key:key2,sep}]})}else start.length>0?it.sep=it.sep.concat(start,this.sourceToken):it.sep.push(this.sourceToken);else if(includesToken(
it.start,"newline"))Object.assign(it,{key:null,sep:[this.sourceToken]});else{let start2=getFirstKeyStartProps(it.start);
this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key:null,sep:[this.sourceToken]}]})}else
it.sep?it.value||atNextItem?map.items.push({start,key:null,sep:[this.sourceToken]}):includesToken(it.sep,"map-value-ind")?
this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):
it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let fs=this.flowScalar(this.type);atNextItem||it.value?(map.
items.push({start,key:fs,sep:[]}),this.onKeyLine=!0):it.sep?this.stack.push(fs):(Object.assign(it,{key:fs,sep:[]}),this.
onKeyLine=!0);return}default:{let bv=this.startBlockValue(map);if(bv){if(bv.type==="block-seq"){if(!it.explicitKey&&it.sep&&
!includesToken(it.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on s\
ame line with key",source:this.source});return}}else atMapIndent&&map.items.push({start});this.stack.push(bv);return}}}}
yield*this.pop(),yield*this.step()}*blockSequence(seq){let it=seq.items[seq.items.length-1];switch(this.type){case"newli\
ne":if(it.value){let end="end"in it.value?it.value.end:void 0;(Array.isArray(end)?end[end.length-1]:void 0)?.type==="com\
ment"?end?.push(this.sourceToken):seq.items.push({start:[this.sourceToken]})}else it.start.push(this.sourceToken);return;case"\
space":case"comment":if(it.value)seq.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(it.start,seq.
indent)){let end=seq.items[seq.items.length-2]?.value?.end;if(Array.isArray(end)){arrayPushArray(end,it.start),end.push(
this.sourceToken),seq.items.pop();return}}it.start.push(this.sourceToken)}return;case"anchor":case"tag":if(it.value||this.
indent<=seq.indent)break;it.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==seq.indent)break;it.
value||includesToken(it.start,"seq-item-ind")?seq.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);
return}if(this.indent>seq.indent){let bv=this.startBlockValue(seq);if(bv){this.stack.push(bv);return}}yield*this.pop(),yield*this.
step()}*flowCollection(fc){let it=fc.items[fc.items.length-1];if(this.type==="flow-error-end"){let top;do yield*this.pop(),
top=this.peek(1);while(top?.type==="flow-collection")}else if(fc.end.length===0){switch(this.type){case"comma":case"expl\
icit-key-ind":!it||it.sep?fc.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);return;case"map-valu\
e-ind":!it||it.value?fc.items.push({start:[],key:null,sep:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):Object.
assign(it,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!it||
it.value?fc.items.push({start:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);
return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let fs=this.flowScalar(this.type);
!it||it.value?fc.items.push({start:[],key:fs,sep:[]}):it.sep?this.stack.push(fs):Object.assign(it,{key:fs,sep:[]});return}case"\
flow-map-end":case"flow-seq-end":fc.end.push(this.sourceToken);return}let bv=this.startBlockValue(fc);bv?this.stack.push(
bv):(yield*this.pop(),yield*this.step())}else{let parent=this.peek(2);if(parent.type==="block-map"&&(this.type==="map-va\
lue-ind"&&parent.indent===fc.indent||this.type==="newline"&&!parent.items[parent.items.length-1].sep))yield*this.pop(),yield*this.
step();else if(this.type==="map-value-ind"&&parent.type!=="flow-collection"){let prev=getPrevProps(parent),start=getFirstKeyStartProps(
prev);fixFlowSeqItems(fc);let sep=fc.end.splice(1,fc.end.length);sep.push(this.sourceToken);let map={type:"block-map",offset:fc.
offset,indent:fc.indent,items:[{start,key:fc,sep}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=map}else yield*this.
lineEnd(fc)}}flowScalar(type){if(this.onNewLine){let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}return{type,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(parent){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return start.push(this.
sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start,explicitKey:!0}]}}case"map-value-ind":{
this.onKeyLine=!0;let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(start,indent){return this.
type!=="comment"||this.indent<=indent?!1:start.every(st=>st.type==="newline"||st.type==="space")}*documentEnd(docEnd){this.
type!=="doc-mode"&&(docEnd.end?docEnd.end.push(this.sourceToken):docEnd.end=[this.sourceToken],this.type==="newline"&&(yield*this.
pop()))}*lineEnd(token2){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-en\
d":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:token2.end?token2.
end.push(this.sourceToken):token2.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};exports.Parser=Parser}});var require_public_api=__commonJS({"node_modules/yaml/dist/public-api.js"(exports){"use strict";var composer=require_composer(),
Document=require_Document(),errors=require_errors(),log=require_log(),identity=require_identity(),lineCounter=require_line_counter(),
parser=require_parser();function parseOptions(options){let prettyErrors=options.prettyErrors!==!1;return{lineCounter:options.
lineCounter||prettyErrors&&new lineCounter.LineCounter||null,prettyErrors}}function parseAllDocuments(source,options={}){
let{lineCounter:lineCounter2,prettyErrors}=parseOptions(options),parser$1=new parser.Parser(lineCounter2?.addNewLine),composer$1=new composer.
Composer(options),docs=Array.from(composer$1.compose(parser$1.parse(source)));if(prettyErrors&&lineCounter2)for(let doc of docs)
doc.errors.forEach(errors.prettifyError(source,lineCounter2)),doc.warnings.forEach(errors.prettifyError(source,lineCounter2));
return docs.length>0?docs:Object.assign([],{empty:!0},composer$1.streamInfo())}function parseDocument2(source,options={}){
let{lineCounter:lineCounter2,prettyErrors}=parseOptions(options),parser$1=new parser.Parser(lineCounter2?.addNewLine),composer$1=new composer.
Composer(options),doc=null;for(let _doc of composer$1.compose(parser$1.parse(source),!0,source.length))if(!doc)doc=_doc;else if(doc.
options.logLevel!=="silent"){doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0,2),"MULTIPLE_DOCS","Source con\
tains multiple documents; please use YAML.parseAllDocuments()"));break}return prettyErrors&&lineCounter2&&(doc.errors.forEach(
errors.prettifyError(source,lineCounter2)),doc.warnings.forEach(errors.prettifyError(source,lineCounter2))),doc}function parse4(src,reviver,options){
let _reviver;typeof reviver=="function"?_reviver=reviver:options===void 0&&reviver&&typeof reviver=="object"&&(options=reviver);
let doc=parseDocument2(src,options);if(!doc)return null;if(doc.warnings.forEach(warning=>log.warn(doc.options.logLevel,warning)),
doc.errors.length>0){if(doc.options.logLevel!=="silent")throw doc.errors[0];doc.errors=[]}return doc.toJS(Object.assign(
{reviver:_reviver},options))}function stringify(value2,replacer,options){let _replacer=null;if(typeof replacer=="functio\
n"||Array.isArray(replacer)?_replacer=replacer:options===void 0&&replacer&&(options=replacer),typeof options=="string"&&
(options=options.length),typeof options=="number"){let indent=Math.round(options);options=indent<1?void 0:indent>8?{indent:8}:
{indent}}if(value2===void 0){let{keepUndefined}=options??replacer??{};if(!keepUndefined)return}return identity.isDocument(
value2)&&!_replacer?value2.toString(options):new Document.Document(value2,_replacer,options).toString(options)}exports.parse=
parse4;exports.parseAllDocuments=parseAllDocuments;exports.parseDocument=parseDocument2;exports.stringify=stringify}});var require_dist=__commonJS({"node_modules/yaml/dist/index.js"(exports){"use strict";var composer=require_composer(),Document=require_Document(),
Schema=require_Schema(),errors=require_errors(),Alias=require_Alias(),identity=require_identity(),Pair=require_Pair(),Scalar=require_Scalar(),
YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),cst=require_cst(),lexer=require_lexer(),lineCounter=require_line_counter(),
parser=require_parser(),publicApi=require_public_api(),visit=require_visit();exports.Composer=composer.Composer;exports.
Document=Document.Document;exports.Schema=Schema.Schema;exports.YAMLError=errors.YAMLError;exports.YAMLParseError=errors.
YAMLParseError;exports.YAMLWarning=errors.YAMLWarning;exports.Alias=Alias.Alias;exports.isAlias=identity.isAlias;exports.
isCollection=identity.isCollection;exports.isDocument=identity.isDocument;exports.isMap=identity.isMap;exports.isNode=identity.
isNode;exports.isPair=identity.isPair;exports.isScalar=identity.isScalar;exports.isSeq=identity.isSeq;exports.Pair=Pair.
Pair;exports.Scalar=Scalar.Scalar;exports.YAMLMap=YAMLMap.YAMLMap;exports.YAMLSeq=YAMLSeq.YAMLSeq;exports.CST=cst;exports.
Lexer=lexer.Lexer;exports.LineCounter=lineCounter.LineCounter;exports.Parser=parser.Parser;exports.parse=publicApi.parse;
exports.parseAllDocuments=publicApi.parseAllDocuments;exports.parseDocument=publicApi.parseDocument;exports.stringify=publicApi.
stringify;exports.visit=visit.visit;exports.visitAsync=visit.visitAsync}});function counted(count2,noun,plural=`${noun}s`){return`${String(count2)} ${count2===1?noun:plural}`}function listText(items,most){
let more=items.length>most?` and ${String(items.length-most)} more`:"";return`${items.slice(0,most).join(", ")}${more}`}
function jsonOrNull(text){try{return JSON.parse(text)}catch{return null}}var secretParts=new Set(["auth","authorization","cert","cookie","cred","creds","credential","credentials","jwt","key","k\
eys","bearer","dsn","pass","passphrase","passwd","password","pat","private","pwd","sas","secret","secrets","signature","\
token","tokens","apikey"]),secretAnywhere=/token|secret|passw|passphrase|credential|api_?key|apikey|private_?key|access_?key/i,
harmlessNames=new Set(["TOKENIZERS_PARALLELISM","MAX_TOKENS","NUM_TOKENS","MAX_NEW_TOKENS","BATCH_TOKENS"]);function looksSecret(name){
return harmlessNames.has(name.toUpperCase())?!1:secretAnywhere.test(name)?!0:name.replaceAll(/([a-z0-9])([A-Z])/g,"$1_$2").
toLowerCase().split(/[^a-z0-9]+/).some(part=>secretParts.has(part))}var shortestSecret=6,harmless=/^(?:true|false|yes|no|on|off|none|null|always|never|[-+]?[\d.,_:]+)$/i;
function mayBeSecret(value2){return value2.length>=shortestSecret&&!harmless.test(value2)}function shownVariable(name){let split=name.
indexOf("=");return split!==-1?`${shownVariable(name.slice(0,split))}=***`:/^(?:[A-Z_][A-Z0-9_]*|[a-z]+(?:_[a-z]+)*)$/.test(
name)?name:"***"}var shortestTokenUser=20;function holdsPassword(text){return/:\/\/[^/?#\s@]+@/.test(text)}function urlPasswords(text){
return[/:\/\/([^/?#\s@]+)@/g,/:\/\/([^/?#\s]+)@/g].flatMap(pattern=>[...text.matchAll(pattern)].map(([,user=""])=>user)).
flatMap(user=>{let colon=user.indexOf(":");return colon===-1?user.length>=shortestTokenUser?[user]:[]:[user.slice(colon+
1)]})}var redacted="***",value=/\\?"(?<double>[^"]*?)\\?"|'(?<single>[^']*)'|(?<plain>(?:\\.|\$\{[^}]{0,500}\}|\$\([^)]{0,500}\)|\$(?![{(])|[^\s"';|&)\\$])+)/,
option=/(?<![\w.+$/-])(?<name>-{1,2}[A-Za-z][\w.-]*)(?:=|\s+(?!-)|["']?(?:\s*,|[^\S\n]*\n\s*-\s)\s*(?!["']?-))/,assignment=/(?<=(?:^|\s)-[A-Za-z]|(?<![\w.$-]))(?<name>\+{0,2}[A-Za-z_][\w.-]*)=/,
header=/(?<![\w-])(?<name>(?:proxy-)?authorization|x-api-key|api-key|x-auth-token|private-token)["']?\s*:\s*["']?(?:(?:basic|bearer|token)\s+)?(?!(?:basic|bearer|token)\b)/,
signature=/(?<=[?&])(?<name>sig|x-(?:amz|goog)-signature|x-amz-security-token)=/,givenValues=[...[option,assignment].map(
({source})=>new RegExp(`${source}(?=${value.source})`,"g")),...[header,signature].map(({source})=>new RegExp(`${source}(\
?=(?<plain>[^\\s"'&#\\\\]{1,4096}))`,"gi"))],tokenForm=/(?<![\p{L}\p{N}_])(?:hf_(?=[a-z]*[A-Z0-9])[A-Za-z0-9]{16,}|sk-(?:ant|proj|svcacct|admin)-[\w-]{16,}|sk-(?:\w+-){0,2}[A-Za-z0-9]{16,}|gh[ops]_[A-Za-z0-9]{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|nvapi-[\w-]{16,}|r8_[A-Za-z0-9]{16,}|AKIA[A-Z0-9]{16,})(?![\p{L}\p{N}_])/gu,
wholeArgument=/^(?<name>-{0,2}\+{0,2}[A-Za-z_][\w.-]*)=(?<text>.*)$/s;function commandSecrets(command){let found2=typeof command==
"string"?inLine(command):command.flatMap((text,index)=>[...inArgument(text,command[index-1]??""),...inLine(text)]);return[
...new Map(found2.toReversed().map(secret=>[secret.value,secret])).values()].toReversed()}function redactCommand(command){
let values=commandSecrets(command).map(secret=>RegExp.escape(secret.value));if(values.length===0)return command;let longestFirst=values.
toSorted((left,right)=>right.length-left.length),pattern=new RegExp(`(?<![\\p{L}\\p{N}_])(?:${longestFirst.join("|")})(?\
![\\p{L}\\p{N}_])`,"gu");return typeof command=="string"?command.replaceAll(pattern,redacted):command.map(text=>text.replaceAll(
pattern,redacted))}function inArgument(text,before){if(/^-[A-Za-z]*[cS]$/.test(before))return[];let{name="",text:given=""}=wholeArgument.
exec(text)?.groups??{};return[.../^-{1,2}[A-Za-z]/.test(before)&&!text.startsWith("-")?secretsOf(before,[text]):[],...secretsOf(
name,[given])].filter(secret=>!/^\$\{[^}]*\}$/.test(secret.value))}function inLine(line){let text=line.replaceAll(/\\\r?\n/g,
" "),given=givenValues.flatMap(pattern=>[...text.matchAll(pattern)].flatMap(({groups={}})=>{let{name="",double,single,plain}=groups,
values=writtenValues(double??single??plain??"");return pattern.ignoreCase?values.map(one=>({name,value:one})):secretsOf(
name,values)})),passwords=urlPasswords(text).flatMap(writtenValues);return[...given,...passwords.map(password=>({name:"a\
 URL",value:password})),...Array.from(text.matchAll(tokenForm),([form])=>({name:"a token",value:form}))].filter(secret=>mayBeSecret(
secret.value))}function secretsOf(name,values){return namesSecret(name)?values.filter(one=>mayBeSecret(one)&&!/^~?\//.test(
one)).map(one=>({name,value:one})):[]}function writtenValues(text){let fallback=/^\\?\$\{\w+:?[-=](?<value>.*)\}$/s.exec(
text)?.groups?.value;return fallback!==void 0?writtenValues(fallback.replace(/^(["'])(.*)\1$/s,"$2")):/^(?:(?:\\?\$(?:\w+|\{[^}]*\}))+$|\\?\$\(|`|<\()/.
test(text)?[]:[...new Set([text,text.replaceAll(/\\(.)/g,"$1")])]}var secretWord=/(?:apikeys?|credentials?|passphrase|passwd|passwords?|secrets?)$|(?:^|-)(?:bearer|jwt|pat|pwd)$/,
token=/(?<![a-z0-9])(?<kind>[a-z0-9]*)-?token$/,modelTokens=new Set("bos cls eod eoi boi eom eos eot fim img mtp pad sep\
 unk audio class context decoder delimiter draft dummy encoder forced generated image input mask newline output patch pl\
aceholder prefix prompt query reasoning separator special speech stop sub suffix suppress target text think thinking too\
l video vision visual word additional begin blank by each end extra first ignore last max min new next num per random si\
ngle start total trigger".split(" ")),key=/(?<![a-z0-9])(?<kind>[a-z0-9]*)-?(?:keys?|pass)$/,lockedThings=new Set("acces\
s account admin api auth database db deploy encryption hub master private secret service session signing ssh storage use\
r anthropic aws azure clearml cohere comet deepseek gcp gemini gh github gitlab google groq hf huggingface langsmith mis\
tral mlflow neptune ngc nvidia openai replicate together wandb".split(" "));function namesSecret(name){let words=name.replaceAll(
/([a-z0-9])([A-Z])/g,"$1-$2").toLowerCase().replaceAll(/[^a-z0-9]+/g,"-"),tokenKind=token.exec(words)?.groups?.kind,keyKind=key.
exec(words)?.groups?.kind;return secretWord.test(words)||tokenKind!==void 0&&!modelTokens.has(tokenKind)||keyKind!==void 0&&
lockedThings.has(keyKind)}import{readFileSync}from"node:fs";import{isAbsolute,join as join3,resolve}from"node:path";var import_yaml=__toESM(require_dist(),1);var coerce_exports={};__export(coerce_exports,{bigint:()=>bigint,boolean:()=>boolean2,date:()=>date,number:()=>number2,string:()=>string2});function string2(params){return _coercedString(ZodString,params)}function number2(params){return _coercedNumber(ZodNumber,
params)}function boolean2(params){return _coercedBoolean(ZodBoolean,params)}function bigint(params){return _coercedBigint(
ZodBigInt,params)}function date(params){return _coercedDate(ZodDate,params)}var otherFamily="other",fileSchema=strictObject({families:array(strictObject({family:string().regex(/^[a-z][a-z0-9-]*$/),
patterns:array(string().min(1)).min(1)}))});function parseFamilies(text,file="conf/kernel-families.yml"){let result=fileSchema.
safeParse(parseYaml(text,file));if(!result.success)throw new UserError({what:"The kernel families are not as expected.",
where:file,why:prettifyError(result.error),help:"See the comments in conf/kernel-families.yml.",cause:result.error});return result.
data.families.map(({family,patterns})=>({family,patterns:patterns.map(pattern=>toRegExp(pattern,family,file))}))}function familyClassifier(families2){
let known=new Map;return name=>{let family=known.get(name);return family===void 0&&(family=families2.find(({patterns})=>patterns.
some(pattern=>pattern.test(name)))?.family??otherFamily,known.set(name,family)),family}}function parseYaml(text,file){try{
return(0,import_yaml.parse)(text)}catch(error){throw new UserError({what:"The kernel families are not valid YAML.",where:file,
why:errorMessage(error),cause:error})}}function toRegExp(pattern,family,file){try{return new RegExp(pattern,"i")}catch(error){
throw new UserError({what:`A pattern of the kernel family ${family} is no regular expression: ${pattern}`,where:file,why:errorMessage(
error),help:"Patterns are JavaScript regular expressions; a literal ( ) [ ] { } + * ? . ^ $ | needs a backslash.",cause:error})}}var import_yaml2=__toESM(require_dist(),1);var ruleName=string().regex(/^[a-z][a-z0-9-]*$/),fileSchema2=strictObject({rules:array(strictObject({name:ruleName,kind:_enum(
["unstable","variant"]),when:string().min(1).optional(),pattern:string().min(1),replacement:string()})),autotuned:array(
strictObject({name:ruleName,pattern:string().min(1),tile:string().min(1).optional()})).default([])});function readNameRules(text,file="\
conf/kernel-names.yml"){let value2;try{value2=(0,import_yaml2.parse)(text)}catch(error){throw new UserError({what:"The r\
ules of kernel names are not valid YAML.",where:file,cause:error})}let result=fileSchema2.safeParse(value2);if(result.success)
return result.data;throw new UserError({what:"The rules of kernel names are not as expected.",where:file,why:prettifyError(
result.error),help:"See the comments in conf/kernel-names.yml.",cause:result.error})}function parseNameRules(text,file="\
conf/kernel-names.yml"){let{rules:rules2,autotuned}=readNameRules(text,file),compiled=rules2.map(rule=>({kind:rule.kind,
apply:compile2(rule,file)})),unstable=compiled.filter(({kind})=>kind==="unstable").map(({apply})=>apply),variant=compiled.
filter(({kind})=>kind==="variant").map(({apply})=>apply),stable=remembered(name=>unstable.reduce((text_,apply)=>apply(text_),
name),asItIs),choices=autotuned.map(({name,pattern,tile})=>({pattern:expressionOf(pattern,name,file),tile:tile===void 0?
null:expressionOf(tile,name,file)})),choiceOf=name=>choices.find(({pattern})=>pattern.test(name));return{stable,general:remembered(
name=>variant.reduce((text_,apply)=>apply(text_),stable(name)),asItIs),isAutotuned:remembered(name=>choiceOf(name)!==void 0,
()=>!1),tileElements:remembered(name=>(choiceOf(name)?.tile?.exec(name)?.slice(1)??[]).reduce((product,size)=>product*Number(
size),1),()=>1)}}function compile2({name,when,pattern,replacement},file){let condition=when===void 0?null:expressionOf(when,
name,file),expression=expressionOf(pattern,name,file,"g");return text=>condition!==null&&!condition.test(text)?text:text.
replace(expression,replacement)}function expressionOf(pattern,rule,file,flags=""){try{return new RegExp(pattern,flags)}catch(error){
throw new UserError({what:`The rule ${rule} of kernel names holds no regular expression: ${pattern}`,where:file,why:errorMessage(
error),help:"Patterns are JavaScript regular expressions; a literal ( ) [ ] { } + * ? . ^ $ | needs a backslash.",cause:error})}}
var longest=2e4,asItIs=name=>name;function remembered(read,unread){let known=new Map;return name=>{let seen=known.get(name);
if(seen!==void 0)return seen;let found2=name.length>longest?unread(name):read(name);return known.set(name,found2),found2}}import{join}from"node:path";var metricFormats=["json","csv","vllm","sglang","llama-bench","pytest-benchmark","google-benchmark","customSmallerIsBett\
er","customBiggerIsBetter"];var longestDurationMs=500*36e5,durationSchema=union([number().positive(),string().regex(durationPattern)]).refine(value2=>fits(
()=>parseDurationMs(value2)<=longestDurationMs&&parseDurationMs(value2)>0)).meta({title:"a duration such as 90s, 30m or \
2h, or a number of seconds, of at most 500h",examples:["30m","90s",600]}),sizeSchema=union([number().int().nonnegative(),
string().regex(sizePattern)]).refine(value2=>fits(()=>parseSizeBytes(value2)>=0)).meta({title:"a size such as 200MB or 1\
GiB, or a number of bytes",examples:["200MB","1GiB"]});function fits(check){try{return check()}catch{return!1}}var environmentName=string().
regex(/^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$/).meta({title:"the name of an environment variable"}),commandSchema=union(
[array(string()).min(1),string().regex(/\S/)]).meta({title:"a list of arguments such as [python3, serve.py], or one line\
 of shell",examples:[["python3","serve.py"],"python3 serve.py --steps 32"]}),rangeEntrySchema=union([string().min(1),strictObject(
{range:string().min(1).describe("The range: `Message`, `Message@Domain`, `Message@*`, or a glob such as `decode*`."),instances:number().
int().min(1).describe("How many instances of this range to capture.")})]).meta({title:"a range such as decode, decode@Do\
main, decode@* or decode*, or {range: decode, instances: 2}"}),captureRangeEnd=string().regex(/^(auto|stop|stop-shutdown|repeat:[1-9]\d*|repeat-shutdown:[1-9]\d*)$/).
meta({title:"auto, stop, stop-shutdown, repeat:N or repeat-shutdown:N with N from 1"}),readyUrl=string().regex(/^(\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$))[!-~]*$/).
meta({title:"a path such as /health, or an http:// URL of 127.0.0.1, localhost or [::1]"}),serverSchema=strictObject({command:commandSchema.
nullable().describe("A server to profile, in place of `workload.command`: it is started and loaded once, and captured wh\
ile `client` runs, as often as `captures` says. A list of arguments, or one line for bash."),"ready-http":readyUrl.nullable().
describe("The server is ready when a GET of this is answered with 2xx: a path (at `ready-port` of 127.0.0.1), or a URL o\
f this machine."),"ready-port":number().int().min(1).max(65535).nullable().describe("The port of `ready-http`; without t\
hat, the server is ready when it accepts a connection at this port of 127.0.0.1."),"ready-line":string().regex(/\S/).nullable().
describe("The server is ready when a line of its output holds this text."),"ready-limit":durationSchema.describe("How lo\
ng the server may take to be ready."),"warm-up":commandSchema.nullable().describe("A command to run once the server is r\
eady, before the first capture of a load. null: the client of that load, once."),client:commandSchema.nullable().describe(
"The command that gives the server its work. Each capture lasts from its start to its end; it must succeed. Its time lim\
it is `workload.time-limit`."),captures:number().int().min(1).max(100).nullable().describe("How many rounds are captured\
 of one load of the server. null: all of `rounds`. Rounds of one load are no independent measurements; loads are."),"sto\
p-signal":_enum(["INT","TERM"]).describe("The signal that ends the server in good order."),"stop-limit":durationSchema.describe(
"How long the server may take to end after it; then KILL for its whole process tree.")}),workloadSchema=strictObject({command:commandSchema.
nullable().describe("The program to profile: a list of arguments (started as it is), or one line for bash -e -o pipefail\
."),module:string().regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/).meta({title:"a dotted Python module name such as my_llm.ben\
ch"}).nullable().describe("A Python module to run as `python -m MODULE` in place of `command`, with Hydra overrides. Nee\
ds `workload.python`."),"hydra-overrides":array(string().regex(/^[^=]+=|^~/).meta({title:"KEY=VALUE, +KEY=VALUE, ++KEY=V\
ALUE or ~KEY"})).describe("Hydra overrides for `workload.module`. The run directory and `hydra.job.chdir=false` are adde\
d."),"torch-profiler-off":array(string()).describe("Hydra overrides that switch the program's own torch profiler off: tw\
o CUPTI subscribers cannot share a process."),python:string().min(1).nullable().describe("The Python interpreter for `wo\
rkload.module`: a path or a name on PATH. Never guessed."),"working-directory":string().min(1).describe("Where the workl\
oad starts."),environment:record(environmentName,string()).describe("Environment variables for the workload, on top of t\
he allow-list."),"pass-env":array(environmentName).describe("Variables of our own environment to give to the workload. R\
eports hold them, so these reports are marked as not for upload."),"secret-files":record(environmentName,environmentName).
describe("VARIABLE: SECRET. The value of our environment's SECRET is written to a private file, and VARIABLE holds its p\
ath. Reports do not hold it."),gpu:number().int().min(0).nullable().describe("Index of the GPU to use: CUDA_VISIBLE_DEVI\
CES is set to it, so the program sees it as device 0. null leaves the choice alone."),"time-limit":durationSchema.describe(
"How long one capture may take; then INT, and KILL for the whole process tree."),setup:commandSchema.nullable().describe(
"A command that runs once before the captures, outside the profiler, with the environment that a run: step would have."),
server:serverSchema.describe("A server and its client, in place of a program that ends by itself.")}),nsysSchema=strictObject(
{path:string().min(1).describe("The nsys program: a name on PATH or a path."),trace:array(string().min(1)).min(1).describe(
"APIs to trace (nsys --trace). Must hold cuda and nvtx for kernels by range."),sample:_enum(["none","process-tree","syst\
em-wide"]).describe("CPU sampling (nsys --sample). Sampling wrote 2.5 GB for a range of 0.2 s."),cpuctxsw:_enum(["none",
"process-tree","system-wide"]).describe("CPU context switches (nsys --cpuctxsw)."),gating:boolean().describe("true: only\
 the capture range is recorded. false: the whole program is recorded, and ranges are analyzed in it."),capture:_enum(["n\
vtx","cudaProfilerApi","none"]).describe("What opens the capture (nsys --capture-range): an NVTX range, cudaProfilerStar\
t, or nothing."),"capture-range":string().min(1).nullable().describe("One enclosing range that gates the capture; `range\
s` are then analyzed inside it, so that several ranges cost one run of the program."),"capture-range-end":captureRangeEnd.
describe("What happens when the capture range ends (nsys --capture-range-end). auto: stop, or repeat:N for N instances. \
With the shutdown forms nsys ends the program: 143 is then success."),"registered-strings-only":boolean().describe("true\
: nsys gates on registered NVTX strings only. false also sees plain strings, which Python and PyTorch emit."),"cuda-grap\
h-trace":_enum(["node","graph"]).describe("node lists the kernels in CUDA graphs; graph hides them, and then nothing can\
 be analyzed."),"trace-fork-before-exec":boolean().describe("true: also child processes that are forked and start no oth\
er program are traced (nsys --trace-fork-before-exec), as workers of Python's multiprocessing with fork are. Such a proc\
ess may fail where its parent used CUDA before."),"extra-arguments":array(string()).describe("Further arguments for nsys\
 profile (for a server: nsys launch or nsys start), as they are."),reports:array(string().min(1)).describe("Further `nsy\
s stats` reports to keep as CSV beside the two that are always made.")}),ncuSchema=strictObject({path:string().min(1).describe(
"The ncu program: a name on PATH or a path."),enabled:boolean().describe("true: the top kernels of each range are profil\
ed with Nsight Compute after the nsys captures."),when:_enum(["auto","always"]).describe("auto: where a base is compared\
 with, only for ranges whose verdict needs a reason (slower, faster or open by their kernels, or over a budget), after t\
he verdict; else for all ranges. always: for all ranges of the head, whatever the verdict."),unavailable:_enum(["fail","\
warn","skip"]).describe("Where ncu is missing, broken or may not read the counters: fail the run, go on with a warning, \
or go on. The report says which happened."),gating:boolean().describe("true: only the ranges and their top kernels are p\
rofiled. false: no filter at all, every kernel of the program."),"top-kernels":number().int().min(1).max(1e3).describe("\
How many kernels of each range to profile, by total time; with per-launch-config further ones until they hold 95 % of it\
."),"launches-per-kernel":number().int().min(1).max(100).describe("How many launches of each of them (or of each of its \
launch configurations), the first ones."),"filter-mode":_enum(["auto","global","per-launch-config"]).describe("Which lau\
nches of these kernels: of each the first (global), or of each grid, block and shared memory the first (per-launch-confi\
g; ncu then looks at every launch of the ranges, and one run of the program serves all of them). auto: per-launch-config\
 where this ncu has it, except for a range with more than 64 configurations, and with `end-early`."),preset:string().min(
1).nullable().describe("What to collect: a preset of conf/ncu-metrics.yml (quick, which takes one pass; speed-of-light, \
roofline, memory, full). null: only `sections` and `metrics`."),set:string().min(1).nullable().describe("A set of ncu's \
own to collect besides (ncu --list-sets), such as basic or full. null: none."),sections:array(string().min(1)).describe(
"Further sections to collect (ncu --list-sections)."),metrics:array(string().min(1)).describe("Further metrics to collec\
t, by name."),"replay-mode":_enum(["kernel","application","range","app-range"]).describe("kernel: each kernel is repeate\
d; fits nearly always. application: the whole program is repeated, where kernels cannot be (they talk to the host). rang\
e: a whole range is repeated as one, with its kernels running together; needs a warm-up before it. app-range: the same b\
y repeating the program."),"clock-control":_enum(["none","base"]).describe("base: ncu locks the clocks for comparable fi\
gures. none: they are left alone."),"cache-control":_enum(["all","none"]).describe("all: caches are flushed before each \
repetition. none: they are as the program leaves them."),"end-early":boolean().describe("true: the program is killed as \
soon as ncu has all its kernels, which saves the rest of its run; only for programs that leave nothing behind. false: it\
 is let finish."),"keep-report":boolean().describe("true: keep the .ncu-rep, which can be tens of MB, for the ncu user i\
nterface. false: it is removed once it has been read."),"extra-arguments":array(string()).describe("Further arguments fo\
r ncu, as they are.")}),percent=number().nonnegative().max(1e3).meta({title:"a number of percent such as 3 or 0.5"}),failOnSchema=_enum(
["regression","kernel","counts","inconclusive","incomparable","baseline-failed","no-baseline"]),compareSchema=strictObject(
{base:string().min(1).nullable().describe("A git ref to compare with: its merge-base with HEAD is measured in the same r\
un, rounds interleaved. null: nothing is compared."),"max-rounds":number().int().min(1).max(100).describe("Rounds a side\
 at most: where a row is ambiguous after `rounds`, or slower by less than four times its threshold, more are made, once."),
"fail-on":array(failOnSchema).describe("What fails the job: regression with exit code 1, the others with 4. kernel: besi\
de regression, every slower kernel and family is one, also in a range that is faster as a whole. counts: the same of eve\
ry risen count. baseline-failed: a base was wanted and could not be had; no-baseline: there is none, whatever the reason\
. An empty list: never. Budgets fail it always."),"range-threshold":percent.nullable().describe("A range's time on the G\
PU must change by so much, in percent. null: 0.88, or with a calibration its 99th percentile, at least 0.55."),"family-t\
hreshold":percent.describe("The same of the kernels of one family, in percent."),"kernel-threshold":percent.describe("Th\
e same of one kernel, in percent."),"min-kernel-share":percent.describe("Kernels below this share of the range's kernel \
time, in percent, are not judged alone."),"min-kernel-impact":percent.describe("A kernel's change must be this much of t\
he range's kernel time, in percent."),"count-threshold":percent.describe("Launches, graph launches, copies, bytes and sy\
nchronizations must change by so much, in percent, and by 2."),"wall-threshold":percent.describe("A range's wall time mu\
st change by so much, in percent, and the rounds be quiet enough to tell."),"latency-threshold":percent.describe("The sa\
me of a range's wall time in the runs without CUDA tracing, which is judged in its place where there are any."),"metric-\
threshold":percent.describe("The same of a metric that the program reports (`metrics`), in percent."),"single-round-thre\
shold":percent.describe("In place of these, where a side has one round only, in percent; in a range that is not slower, \
four times as much for one kernel and up to that for a family."),thresholds:array(strictObject({range:string().min(1).optional().
describe("A range, or a glob of ranges."),family:string().min(1).optional().describe("A family of kernels."),kernel:string().
min(1).optional().describe("A kernel's name, or a glob of names."),metric:string().min(1).optional().describe("A metric \
that the program reports, or a glob of their names; it is of no range, so that it stands alone."),threshold:percent.describe(
"In percent.")}).meta({title:"such as {range: decode, kernel: 'flash*', threshold: 5}"})).describe("Thresholds for some \
ranges, families, kernels or metrics; the last that fits counts."),budgets:array(string().min(1)).describe("Limits that \
hold without any base, such as `decode.kernelNs <= 12.6 ms`, `decode.launches <= 5800`, `prefill.family.attention <= 2 m\
s`, `metric.TTFT <= 50 ms`, `metric.throughput >= 900`."),accepted:string().min(1).nullable().describe("A file in the re\
pository with accepted regressions, each with a reason and an expiry. null: none."),calibration:string().min(1).nullable().
describe("A file with this runner's own noise, measured by comparing the same code with itself. null: none, and the thre\
sholds are the cautious ones."),caches:_enum(["separate","shared"]).describe("The caches of Triton, TorchInductor and Py\
Torch extensions: one for each side, so that neither finds the other's kernels, or one for both."),"python-environment":_enum(
["venv","none"]).describe("venv: each side gets a virtual environment of its own on top of the installed packages, so th\
at installing the head does not replace the base. none: both use what is there."),guard:boolean().describe("true: clocks\
, power, temperature and throttling are watched, and a disturbed round is repeated.")}),latencySchema=strictObject({pairs:number().
int().min(0).max(100).nullable().describe("How many runs a side to make without CUDA tracing (`--trace=nvtx`), base and \
head in turn after the traced rounds: wall time is judged by them. Of a server a run is a load. 0: none. null: 3 where a\
 base is measured in the same run; else 1 where `metrics` asks for some, and none without."),"max-pairs":number().int().
min(1).max(100).describe("At most so many: where wall time is open after `pairs`, more are made, up to this number."),instances:number().
int().min(1).nullable().describe("The last so many instances of each range in a process count, and earlier ones are its \
warm-up; fewer are a failure. null: all count."),command:commandSchema.nullable().describe("Another command for these ru\
ns, such as a warm loop over the same ranges; of a server, in place of `client`. null: the program, or the client, as it\
 is profiled.")}),metricFileSchema=union([string().min(1),strictObject({file:string().min(1).describe("A file that the p\
rogram writes, relative to its working directory; a glob."),format:_enum(metricFormats).optional().describe("What wrote \
it (docs/metrics.md), where that is not to be found out by its content.")})]).meta({title:"a file such as results.json, \
or {file: results.json, format: NAME}"}),amountSchema=union([number().positive(),strictObject({range:string().min(1).describe(
"As many as instances of this range begin in it.")}),strictObject({metric:string().min(1).describe("As many as the progr\
am's metric of this name says of the whole process.")})]).meta({title:"a number, {range: NAME} or {metric: NAME}"}),configSchema=strictObject(
{workload:workloadSchema.describe("The program to profile."),ranges:array(rangeEntrySchema).describe("The NVTX ranges to\
 profile: `Message` (default domain), `Message@Domain`, `Message@*`, globs such as `decode*`, or {range, instances}."),instances:number().
int().min(1).nullable().describe("Instances to capture of each range that does not say its own. null: one where the rang\
e gates its capture, any number inside an enclosing one."),rounds:number().int().min(1).max(100).nullable().describe("nu\
ll: 1, or 3 a side where a base is measured. How often to capture everything, each time in a fresh process. A round is t\
he unit of the statistics."),"time-budget":durationSchema.nullable().describe("How long the whole run may take. Rounds c\
ome first, then runs without CUDA tracing, then more of what is open, then Nsight Compute, then runs that look for lines\
; what does not fit is left out, and said. The first round is always made. null: no limit."),lines:_enum(["auto","off"]).
describe("auto: where a range is slower by its kernels or its calls, the program is run once more with call stacks recor\
ded (once of each side where launches rose or CUDA graphs ran), which measures nothing and says which lines launched the\
m. Not for servers. off: no such run."),retries:number().int().min(0).max(2).describe("How often to repeat a capture aft\
er a transient fault of the GPU or a tool. Each attempt is kept."),attribution:_enum(["auto","thread"]).describe("Whose \
work belongs to a range. thread: that of the threads that the range is of, as nsys counts it. auto: also what other thre\
ads of the process launch (autograd, offload, workers) while all open ranges of the process are nested on one thread."),
metrics:array(metricFileSchema).describe("Files with metrics that the program writes itself, read after each run without\
 CUDA tracing."),steps:amountSchema.nullable().describe("How many steps one instance of a range does, so that times are \
also shown per step. null: not known."),tokens:amountSchema.nullable().describe("How many tokens one instance of a range\
 makes, so that tokens a second are shown. null: not known."),"require-kernels":boolean().describe("false lets a range w\
ithout any GPU kernel pass: for CPU-only programs."),"top-kernels":number().int().min(1).max(1e3).describe("How many ker\
nels, by total time in a range, to list and to hand to Nsight Compute."),out:string().min(1).describe("The folder that h\
olds the run directories."),"keep-runs":number().int().min(1).describe("How many run directories to keep in `out`; older\
 ones of ours are deleted after a run that succeeded."),"compress-above":sizeSchema.nullable().describe("Reports larger \
than this are compressed (zstd) after the analysis. null: never."),"log-limit":sizeSchema.describe("How much of a progra\
m's stdout and stderr is kept in a file, each; the beginning and the end are kept."),isolation:_enum(["auto","pid-namesp\
ace","unprivileged-user","none"]).describe("How the profiler is kept from seeing other processes' environments. auto tak\
es the best that is permitted and says which; a named one is required."),nsys:nsysSchema.describe("Nsight Systems."),ncu:ncuSchema.
describe("Nsight Compute."),latency:latencySchema.describe("Runs without CUDA tracing, by which wall time is judged."),compare:compareSchema.
describe("The comparison with a base, and what fails the job.")});function nearest(word,candidates,maxDistance){let wanted=fold(word),limit=maxDistance??Math.max(1,Math.round(wanted.length/
3)),best=null,bestDistance=1/0,container=null,containerGap=1/0;for(let candidate of candidates){let folded=fold(candidate),
distance=editDistance(wanted,folded);distance<=limit&&distance<bestDistance&&(best=candidate,bestDistance=distance);let gap=Math.
abs(folded.length-wanted.length);maxDistance===void 0&&gap<containerGap&&oneContainsOther(wanted,folded)&&(container=candidate,
containerGap=gap)}return best??container}function editDistance(left,right){let a=[...left],b=[...right],beforePrevious=[],
previous=Array.from({length:b.length+1},(_,column)=>column);for(let row=1;row<=a.length;row++){let current=[row];for(let column=1;column<=
b.length;column++){let same=a[row-1]===b[column-1],cost=Math.min(at(previous,column)+1,at(current,column-1)+1,at(previous,
column-1)+(same?0:1));row>1&&column>1&&a[row-1]===b[column-2]&&a[row-2]===b[column-1]&&(cost=Math.min(cost,at(beforePrevious,
column-2)+1)),current.push(cost)}beforePrevious=previous,previous=current}return at(previous,b.length)}var shortestPart=3;
function oneContainsOther(a,b){return Math.min(a.length,b.length)>=shortestPart&&(a.includes(b)||b.includes(a))}function fold(word){
return word.toLowerCase().replaceAll("_","-")}function at(row,index){return row[index]??1/0}var found=walk("",configSchema),configSections=found.sections,configKeys=new Map(found.keys.map(key2=>[key2.key,key2]));
function mapEntry(dotted){for(let map of configKeys.values())if(map.kind==="map"&&dotted.startsWith(`${map.key}.`))return{
map,name:dotted.slice(map.key.length+1)};return null}function isSection(dotted){return configSections.some(({key:key2})=>key2===
dotted)}function keysOf(section){return[...configSections.map(({key:key2})=>key2),...configKeys.keys()].filter(key2=>key2!==
""&&parentOf(key2)===section)}function suggestKey(dotted){let[first="",second,...entry]=dotted.split(".");if(second!==void 0&&
entry.length>0){let map=suggestKey(`${first}.${second}`);if(map!==null&&configKeys.get(map)?.kind==="map")return`${map}.${entry.
join(".")}`}let all=[...configSections.map(({key:key2})=>key2),...configKeys.keys()].filter(key2=>key2!==""),last=lastOf(
dotted),siblings=all.filter(key2=>parentOf(key2)===parentOf(dotted));return among(siblings,last)??among(all,last)??nearest(
dotted,all,dotted.length/3)}function among(keys,last){let name=nearest(last,keys.map(lastOf));return keys.find(key2=>lastOf(
key2)===name)??null}function parentOf(dotted){return dotted.slice(0,Math.max(0,dotted.lastIndexOf(".")))}function lastOf(dotted){
return dotted.slice(dotted.lastIndexOf(".")+1)}function walk(section,schema){let sections=[{key:section,description:schema.
description??""}],keys=[];for(let[name,member]of Object.entries(schema.shape)){let dotted=section===""?name:`${section}.${name}`;
if(member instanceof ZodObject){let inner=walk(dotted,member);sections.push(...inner.sections),keys.push(...inner.keys)}else
member instanceof ZodType&&keys.push(configKey(dotted,member))}return{sections,keys}}function configKey(key2,schema){let nullable=schema instanceof
ZodNullable,inner=nullable?schema.unwrap():schema;return{key:key2,schema,kind:kindOf(inner),nullable,description:schema.
description??"",allowed:allowedText(schema)}}function kindOf(schema){return schema instanceof ZodArray?"list":schema instanceof
ZodRecord?"map":schema instanceof ZodEnum?"choice":schema instanceof ZodBoolean?"boolean":schema instanceof ZodNumber?"n\
umber":schema instanceof ZodUnion?schema.options.some(option2=>option2 instanceof ZodArray)?"command":"quantity":"text"}
function allowedText(schema){if(schema instanceof ZodNullable)return`${allowedText(schema.unwrap())}; or null`;if(schema instanceof
ZodArray)return`a list, each ${allowedText(schema.element)}`;if(schema instanceof ZodRecord)return"keys and values";let title=schema instanceof
ZodType?schema.meta()?.title:void 0;return title!==void 0?title:schema instanceof ZodEnum?oneOf(schema.options.map(String)):
schema instanceof ZodBoolean?"true or false":schema instanceof ZodNumber?numberText(schema):"text"}function numberText(schema){
let kind=schema.isInt?"a whole number":"a number",low=schema.minValue,high=schema.maxValue,from=low!==null&&low>Number.MIN_SAFE_INTEGER?
` from ${low}`:"",to=high!==null&&high<Number.MAX_SAFE_INTEGER?` to ${high}`:"";return kind+from+to}function oneOf(words){
return words.length<2?words.join(""):`${words.slice(0,-1).join(", ")} or ${words.at(-1)??""}`}var always="leave it out",nsysOptions=[{long:"--output",short:"-o",help:always},{long:"--capture-range",short:"-c",help:"\
use nsys.capture"},{long:"--capture-range-end",help:"use nsys.capture-range-end"},{long:"--nvtx-capture",short:"-p",help:"\
use ranges or nsys.capture-range"},{long:"--trace",short:"-t",help:"use nsys.trace"},{long:"--sample",short:"-s",help:"u\
se nsys.sample"},{long:"--cpuctxsw",help:"use nsys.cpuctxsw"},{long:"--trace-fork-before-exec",help:"use nsys.trace-fork\
-before-exec"},{long:"--cuda-graph-trace",help:"use nsys.cuda-graph-trace"},{long:"--session-new",help:always},{long:"--\
session",help:always},{long:"--force-overwrite",short:"-f",help:always},{long:"--wait",help:always},{long:"--env-var",short:"\
-e",help:"use workload.environment"},{long:"--export",help:always},{long:"--kill",help:always}],ncuOptions=[{long:"--exp\
ort",short:"-o",help:"use ncu.keep-report"},{long:"--log-file",help:always},{long:"--import",short:"-i",help:always},{long:"\
--csv",help:always},{long:"--page",help:always},{long:"--print-units",help:always},{long:"--print-kernel-base",help:always},
{long:"--target-processes",help:always},{long:"--replay-mode",help:"use ncu.replay-mode"},{long:"--clock-control",help:"\
use ncu.clock-control"},{long:"--cache-control",help:"use ncu.cache-control"},{long:"--nvtx",help:"use ncu.gating"},{long:"\
--nvtx-include",help:"use ranges"},{long:"--kernel-id",help:"use ncu.top-kernels"},{long:"--kernel-name",short:"-k",help:"\
use ncu.top-kernels"},{long:"--kernel-name-base",help:always},{long:"--filter-mode",help:"use ncu.filter-mode"},{long:"-\
-launch-count",short:"-c",help:"use ncu.launches-per-kernel"},{long:"--kill",help:"use ncu.end-early"},{long:"--section",
help:"use ncu.sections"},{long:"--set",help:"use ncu.set"},{long:"--metrics",help:"use ncu.metrics"},{long:"--force-over\
write",short:"-f",help:always}];function ownedNsysOption(argument){return owned(argument,nsysOptions)}function ownedNcuOption(argument){
return owned(argument,ncuOptions)}function owned(argument,options){let[name=""]=argument.split("="),exact=options.find(({
long,short})=>long===name||short===name.slice(0,2));return exact!==void 0?exact:/^--[a-z]/.test(name)?options.find(({long})=>long.
startsWith(name))??null:null}var environment="workload.environment";function isSecretKey(dotted){let entry=mapEntry(dotted);return entry!==null&&entry.
map.key===environment&&looksSecret(entry.name)}function isWholeEnvironment(dotted){return dotted===environment}var variableKeys=new Set(
["workload.pass-env","workload.secret-files"]);function redactValue(dotted,value2){return isSecretKey(dotted)?redacted:redactTexts(
value2,variableKeys.has(mapEntry(dotted)?.map.key??dotted)?redactVariables:redactCommand)}function redactVariables(text){
return typeof text=="string"?text.replaceAll(/[^\s,:[\]{}"']+/g,shownVariable):text.map(shownVariable)}function redactTexts(value2,redact,within=[]){
if(typeof value2=="string")return redact(value2);if(typeof value2!="object"||value2===null||within.includes(value2))return value2;
let inside=one=>redactTexts(one,redact,[...within,value2]);return Array.isArray(value2)?value2.every(word=>typeof word==
"string")?redact(value2):value2.map(inside):Object.fromEntries(Object.entries(value2).map(([name,one])=>[name,inside(one)]))}
function redactOverride(text){let split=text.indexOf("=");if(split===-1)return text;let key2=text.slice(0,split).trim();
return text.slice(split+1).trim()===""?text:isSecretKey(key2)||isWholeEnvironment(key2)||isMistypedSecret(key2,text)?`${key2}\
=${redacted}`:`${text.slice(0,split+1)}${String(redactValue(key2,text.slice(split+1)))}`}function isMistypedSecret(key2,text){
return!configKeys.has(key2)&&mapEntry(key2)===null&&text.split(/\W+/).some(looksSecret)}var longestValue=120;function originText({kind,name}){return kind==="default"?"default":kind==="file"?`file ${name}`:`${kind}\
 ${name}`}function unknownKey(key2,origin){let suggestion=suggestKey(key2),start=`unknown key ${redactCommand(key2)} (${originText(
origin)})`;if(suggestion!==null)return`${start}; did you mean ${suggestion}?`;let parent=configSections.findLast(section=>key2.
startsWith(`${section.key}.`))?.key??"";return`${start}; the keys ${parent===""?"are":`of ${parent} are`} ${keysOf(parent).
join(", ")}.`}function splitValue(section,names,origin){let keys=names.length===1?"was read as a key":"were read as keys";
return`${placeOf(section)} (${originText(origin)}): a comma within { } ends a value, so that ${listText(names.map(redactCommand),
6)} ${keys}. Put a text that holds commas in quotes, and a list in [ ].`}function placeOf(section){return section===""?"\
The configuration":section}function sectionValue(key2,origin){return`${key2} (${originText(origin)}) holds other keys an\
d takes no value; its keys are ${keysOf(key2).join(", ")}.`}function wrongValue(setting,allowed,at2="",value2=setting.value,help=""){
let shown=showValue(setting.key,value2);return`${setting.key}${at2}: ${shown} (${originText(setting.origin)}) is invalid\
; expected ${allowed}.${help}`}function wrongName(map,name,origin,allowed){return`${map}: the name ${JSON.stringify(redactCommand(
name))} (${originText(origin)}) is invalid; expected ${allowed}.`}function formHelp({key:key2,value:value2,source},{kind}){
return kind==="list"&&typeof value2=="string"&&/^[\w\s,.:/@*-]+$/.test(value2)?` Write [${String(redactValue(key2,value2)).
split(",").map(item=>item.trim()).join(", ")}].`:(kind==="text"||kind==="map")&&(typeof value2=="number"||typeof value2==
"boolean")?isSecretKey(key2)?" Put it in quotes.":` Put it in quotes: ${JSON.stringify(source??String(value2))}.`:""}function showValue(key2,value2){
if(isWholeEnvironment(key2))return Array.isArray(value2)?"a list":`a ${typeof value2}`;let text=toJson(redactValue(key2,
value2));return text.length>longestValue?`${text.slice(0,longestValue)}\u2026`:text}function toJson(value2){try{return JSON.
stringify(value2)??"nothing"}catch{return"a value that holds itself"}}var chosenByUs=new Set(["hydra.run.dir","hydra.job.chdir"]),workloadRules=[({config:{workload},at:at2})=>workload.command!==
null&&workload.module!==null?[`${at2("workload.command")} and ${at2("workload.module")} are both set: set one to null.`]:
[],({config:{workload},requireWorkload})=>requireWorkload&&workload.command===null&&workload.module===null&&workload.server.
command===null?["There is nothing to profile: set workload.command, workload.module or workload.server.command, or give \
the command after --."]:[],({config:{workload},at:at2})=>workload.module!==null&&workload.python===null?[`${at2("workloa\
d.module")} needs workload.python: set it to the interpreter that has the module, such as python3 or .venv/bin/python.`]:
[],({config:{workload},at:at2})=>workload["hydra-overrides"].length>0&&workload.module===null?[`${at2("workload.hydra-ov\
errides")} are for workload.module, which is not set.`]:[],({config:{workload},at:at2})=>workload["hydra-overrides"].flatMap(
text=>chosenByUs.has(readOverride(text).key)?[`${at2("workload.hydra-overrides")}: ${text} is set by llm-profile; leave \
it out.`]:[]),({config:{workload},at:at2})=>{let off=new Map(workload["torch-profiler-off"].map(text=>[readOverride(text).
key,text]));return workload["hydra-overrides"].flatMap(text=>{let{key:key2,value:value2}=readOverride(text),opposite=off.
get(key2);return opposite===void 0||readOverride(opposite).value===value2?[]:[`${at2("workload.hydra-overrides")}: ${text}\
 contradicts ${opposite} of ${at2("workload.torch-profiler-off")}: the program's own profiler and nsys cannot share a pr\
ocess. Leave it out.`]})}],serverRules=[({config:{workload},at:at2})=>{if(workload.server.command===null)return[];let other=[
"command","module"].find(key2=>workload[key2]!==null);return other===void 0?[]:[`${at2("workload.server.command")} and ${at2(
`workload.${other}`)} are both set: a server takes its place.`]},({config:{workload},at:at2})=>workload.server.command!==
null&&workload.server.client===null?[`${at2("workload.server.command")} needs workload.server.client: the command that g\
ives the server its work.`]:[],({config:{workload},at:at2})=>{let{server}=workload;if(server.command===null)return[];if(server["\
ready-line"]===null&&server["ready-port"]===null&&server["ready-http"]===null)return[`${at2("workload.server.command")} \
needs workload.server.ready-http, ready-port or ready-line: when it is ready for its client.`];if(server["ready-line"]!==
null&&(server["ready-port"]!==null||server["ready-http"]!==null))return[`${at2("workload.server.ready-line")} and ${at2(
`workload.server.${server["ready-http"]===null?"ready-port":"ready-http"}`)} are both set: set one to null.`];let isPath=server["\
ready-http"]?.startsWith("/")??!1;return isPath&&server["ready-port"]===null?[`${at2("workload.server.ready-http")} is a\
 path, which needs workload.server.ready-port.`]:server["ready-http"]!==null&&!isPath&&server["ready-port"]!==null?[`${at2(
"workload.server.ready-http")} is a URL with a port of its own: leave out ${at2("workload.server.ready-port")}.`]:[]},({
config:{workload},at:at2,isSet})=>{if(workload.server.command!==null)return[];let set=["client","warm-up","captures"].find(
key2=>workload.server[key2]!==null&&isSet(`workload.server.${key2}`));return set===void 0?[]:[`${at2(`workload.server.${set}`)}\
 is for workload.server.command, which is not set.`]},({config:{workload,nsys},at:at2,isSet})=>{if(workload.server.command===
null)return[];let gate=["capture","capture-range","capture-range-end"].find(key2=>nsys[key2]!==null&&isSet(`nsys.${key2}`));
return gate===void 0?[]:[`${at2(`nsys.${gate}`)} is for a program that ends by itself: the captures of ${at2("workload.s\
erver.command")} last as long as its client runs.`]},({config:{workload,ncu},at:at2,isSet})=>workload.server.command!==null&&
ncu.enabled&&isSet("ncu.enabled")?[`${at2("ncu.enabled")} is true, and ${at2("workload.server.command")} is a server, wh\
ich Nsight Compute does not profile here.`]:[]];function readOverride(text){let body=text.replace(/^(\+\+?|~)/,""),split=body.
indexOf("=");return split===-1?{key:body.trim(),value:""}:{key:body.slice(0,split).trim(),value:body.slice(split+1).trim().
toLowerCase()}}var captureRules=[({config:{nsys},at:at2})=>nsys["capture-range"]!==null&&!nsys.gating?[`${at2("nsys.capt\
ure-range")} gates the capture, and ${at2("nsys.gating")} is false: change one.`]:[],({config:{nsys},at:at2})=>nsys["cap\
ture-range"]!==null&&nsys.capture!=="nvtx"?[`${at2("nsys.capture-range")} is an NVTX range, and ${at2("nsys.capture")} i\
s ${nsys.capture}: it must be nvtx.`]:[],({config:{nsys},at:at2,isSet})=>!nsys.gating&&nsys.capture==="cudaProfilerApi"&&
isSet("nsys.capture")?[`${at2("nsys.capture")} is cudaProfilerApi, and ${at2("nsys.gating")} is false: nothing would wai\
t for it.`]:[],({config:{nsys,ranges,workload},requireWorkload})=>requireWorkload&&workload.server.command===null&&nsys.
gating&&nsys.capture==="nvtx"&&ranges.length===0&&nsys["capture-range"]===null?["No range opens the capture: name one wi\
th --range or ranges (or nsys.capture-range), or set nsys.gating=false to record the whole program."]:[],({config:config2,
at:at2})=>{let end=config2.nsys["capture-range-end"];if(end==="auto"||!isGated(config2))return[];let captured=Number(/:(\d+)$/.
exec(end)?.[1]??1),wrong=gatingInstances(config2).find(({instances})=>instances!==captured);if(wrong===void 0)return[];let help=wrong.
key==="nsys.capture-range"?"which is captured once: use auto, stop or stop-shutdown.":`of which ${wrong.instances} ${wrong.
instances===1?"is":"are"} requested (${wrong.key}): make them equal, or use auto.`;return[`${at2("nsys.capture-range-end")}\
 is ${end}, which captures ${counted(captured,"instance")} of ${wrong.name}, ${help}`]},({config:{nsys,ranges},at:at2})=>!nsys.
trace.includes("nvtx")&&(ranges.length>0||nsys["capture-range"]!==null)?[`${at2("nsys.trace")} lacks nvtx, without which\
 ranges are not seen: add it.`]:[],({config:config2,at:at2})=>config2["require-kernels"]&&!config2.nsys.trace.some(name=>/^cuda(-hw|-sw)?$/.
test(name))?[`${at2("nsys.trace")} lacks cuda, without which no kernel is seen: add it, or set require-kernels to false \
for a program without kernels.`]:[],({config:{nsys},at:at2})=>nsys["extra-arguments"].flatMap(argument=>{let owned2=ownedNsysOption(
argument);return owned2===null?[]:[`${at2("nsys.extra-arguments")}: ${redactCommand(argument)} is set by llm-profile; ${owned2.
help}.`]}),({config:{ranges},at:at2})=>{let names=ranges.map(rangeName);return[...new Set(names.filter((name,index)=>names.
indexOf(name)!==index))].map(name=>`${at2("ranges")}: ${JSON.stringify(name)} is listed more than once.`)}];function isGated({
nsys,workload}){return workload.server.command===null&&nsys.gating&&nsys.capture!=="none"}function gatingInstances({nsys,
ranges,instances}){let enclosing=nsys["capture-range"];return enclosing!==null?[{name:enclosing,instances:1,key:"nsys.ca\
pture-range"}]:nsys.capture==="cudaProfilerApi"?[{name:"cudaProfilerApi",instances:instances??1,key:"instances"}]:ranges.
map(range=>({name:rangeName(range),instances:(typeof range=="string"?null:range.instances)??instances??1,key:typeof range==
"string"?"instances":"ranges"}))}function rangeName(range){return typeof range=="string"?range:range.range}var environmentRules=[
input=>{let{config:config2}=input,passed=new Set(config2.workload["pass-env"]);return[...Object.keys(config2.workload.environment),
...Object.keys(config2.workload["secret-files"])].flatMap(name=>passed.has(name)?[twice(name,sourceOf(input,name),input.
at("workload.pass-env"))]:[])},input=>Object.keys(input.config.workload.environment).filter(name=>Object.hasOwn(input.config.
workload["secret-files"],name)).map(name=>twice(name,input.at(`workload.environment.${name}`),input.at(`workload.secret-\
files.${name}`))),input=>{let{workload}=input.config;if(workload.gpu===null)return[];let name="CUDA_VISIBLE_DEVICES";return Object.
hasOwn(workload.environment,name)?[twice(name,input.at("workload.gpu"),sourceOf(input,name))]:workload["pass-env"].includes(
name)?[twice(name,input.at("workload.gpu"),input.at("workload.pass-env"))]:[]}];function sourceOf({config:config2,at:at2},name){
let map=Object.hasOwn(config2.workload.environment,name)?"environment":"secret-files";return at2(`workload.${map}.${name}`)}
function twice(name,first,second){return`The variable ${name} is set by both ${first} and ${second}: keep one.`}var ncuRules=[
({config:{ncu},at:at2})=>ncu["extra-arguments"].flatMap(argument=>{let option2=ownedNcuOption(argument);return option2===
null?[]:[`${at2("ncu.extra-arguments")}: ${argument} is set by llm-profile; ${option2.help}.`]}),({config:{ncu},at:at2})=>ncu.
enabled&&!ncu.gating&&(ncu["replay-mode"]==="range"||ncu["replay-mode"]==="app-range")?[`${at2("ncu.replay-mode")} is ${ncu["\
replay-mode"]}, and ${at2("ncu.gating")} is false: no range would be known.`]:[],({config:{ncu},at:at2})=>ncu.enabled&&ncu["\
end-early"]&&!(ncu.gating&&ncu["replay-mode"]==="kernel")?[`${at2("ncu.end-early")} is true, which needs ncu.gating=true\
 and ncu.replay-mode=kernel: otherwise the last launch to measure is unknown.`]:[],({config:{ncu},at:at2})=>ncu.enabled&&
ncu["end-early"]&&ncu["filter-mode"]==="per-launch-config"?[`${at2("ncu.end-early")} is true, and ${at2("ncu.filter-mode")}\
 is per-launch-config, with which the last launch to measure is unknown: leave one of them out.`]:[],({config:{ncu},at:at2})=>ncu.
enabled&&ncu.preset===null&&ncu.set===null&&ncu.sections.length+ncu.metrics.length===0?[`${at2("ncu.preset")} is null, a\
nd neither ncu.set nor ncu.sections nor ncu.metrics says what to collect: name one, or set ncu.enabled=false.`]:[]],metricRules=[
({config:{metrics},at:at2})=>metrics.map(entry=>typeof entry=="string"?entry:entry.file).flatMap(file=>{let parts=file.split(
"/"),out=file.startsWith("/")||parts.includes(".."),deep=/[*?]/.test(parts.slice(0,-1).join("/"));if(!out&&!deep)return[];
let why=out?"leads out of the program's working directory: let it write there":"has a glob in a folder's name: only the \
last part may be one";return[`${at2("metrics")}: ${JSON.stringify(file)} ${why}.`]}),({config:{metrics,latency},at:at2})=>metrics.
length>0&&latency.pairs===0?[`${at2("metrics")} are read after runs without CUDA tracing, and ${at2("latency.pairs")} is\
 0: allow one at least.`]:[],({config:{compare},at:at2})=>compare.thresholds.flatMap(({metric,range,family,kernel})=>{let of=Object.
entries({range,family,kernel}).flatMap(([key2,name])=>name===void 0?[]:[`${key2} ${JSON.stringify(name)}`]);return metric===
void 0||of.length===0?[]:[`${at2("compare.thresholds")}: metric ${JSON.stringify(metric)} is one that the program report\
s, which has no ${listText(of,3)}: make two entries of it.`]}),({config:config2,at:at2})=>["steps","tokens"].flatMap(key2=>{
let amount=config2[key2];return config2.workload.server.command!==null&&amount!==null&&typeof amount=="object"&&"metric"in
amount&&config2.metrics.length===0?[`${at2(key2)} is the metric ${JSON.stringify(amount.metric)}, and no file of \`metric\
s\` is named.`]:[]})],rules=[...workloadRules,...serverRules,...environmentRules,...captureRules,...ncuRules,...metricRules];
function findContradictions(loaded,options){let{config:config2,origins}=loaded,input={config:config2,requireWorkload:options.
requireWorkload,at:key2=>{let origin=origins.get(key2);return origin===void 0?key2:`${key2} (${originText(origin)})`},isSet:key2=>(origins.
get(key2)?.kind??"default")!=="default"};return rules.flatMap(rule=>rule(input))}var import_yaml3=__toESM(require_dist(),1);function readYamlSettings(text,file,originAt){let lines=new import_yaml3.LineCounter,document=(0,import_yaml3.parseDocument)(
text,{lineCounter:lines,prettyErrors:!1}),faults=[...document.errors,...document.warnings];if(faults.length>0){let problems=faults.
map(({pos:[start],code,message})=>{let{line,col}=lines.linePos(start);return`${file}:${line}:${col}: ${code==="DUPLICATE\
_KEY"?duplicateText(text,start):message}`});return{settings:[],problems}}let originOf=offset=>originAt(lines.linePos(offset??
0).line),reader={document,originOf,settings:[],problems:[]};return readSection(reader,"",document.contents,originOf(0)),
reader}function readSection(reader,section,node,origin){let resolved=(0,import_yaml3.isAlias)(node)?node.resolve(reader.
document):node;if(isEmpty(resolved))return;if(!(0,import_yaml3.isMap)(resolved)){let found2=toValue(reader,resolved,section,
origin);if(found2===null)return;reader.problems.push(`${placeOf(section)}: ${showValue(section,found2.value)} (${originText(
origin)}) is invalid; expected keys and values.`);return}let split=resolved.flow===!0?resolved.items.filter(pair=>isSplitValue(
section,pair)):[];if(split.length>0){let names=split.map(({key:key2})=>keyText(key2));reader.problems.push(splitValue(section,
names,origin))}for(let pair of resolved.items)split.includes(pair)||readPair(reader,section,pair)}function isSplitValue(section,{
key:key2,value:value2}){let dotted=keyIn(section,keyText(key2));return isEmpty(value2)&&!configKeys.has(dotted)&&!isSection(
dotted)&&mapEntry(dotted)===null}function keyIn(section,name){return section===""?name:`${section}.${name}`}function readPair(reader,section,{
key:key2,value:value2}){let name=keyText(key2),dotted=keyIn(section,name),origin=reader.originOf((0,import_yaml3.isNode)(
key2)?key2.range?.[0]:void 0);if(section===""&&name.includes(".")&&(configKeys.has(name)||mapEntry(name)!==null)){let nested=name.
split(".").join(": {")+": \u2026"+"}".repeat(name.split(".").length-1);reader.problems.push(`unknown key ${name} (${originText(
origin)}); in a file, write it nested: ${nested}`);return}let isMapKey=configKeys.get(dotted)?.kind==="map",resolved=(0,import_yaml3.isAlias)(
value2)?value2.resolve(reader.document):value2;if(isMapKey&&((0,import_yaml3.isMap)(resolved)||isEmpty(resolved))&&reader.
settings.push({key:dotted,value:{},origin}),isSection(dotted)||isMapKey&&((0,import_yaml3.isMap)(resolved)||isEmpty(resolved))){
readSection(reader,dotted,resolved,origin);return}let read=toValue(reader,value2,dotted,origin);if(read===null)return;let source=(0,import_yaml3.isScalar)(
value2)&&value2.type==="PLAIN"?value2.source:void 0;reader.settings.push({key:dotted,value:read.value,origin,...source===
void 0?{}:{source}})}function isEmpty(node){return node==null||(0,import_yaml3.isScalar)(node)&&node.value===null}function keyText(key2){
return(0,import_yaml3.isScalar)(key2)?key2.source??String(key2.value):String(key2)}function toValue(reader,node,dotted,origin){
if(!(0,import_yaml3.isNode)(node))return{value:null};try{return{value:node.toJS(reader.document,{maxAliasCount:100})}}catch(error){
let reason=errorMessage(error);return reader.problems.push(`${dotted} (${originText(origin)}) cannot be read: ${reason}.`),
null}}function duplicateText(text,start){let name=/^[^\s:]+/.exec(text.slice(start))?.[0];return name===void 0?"a key st\
ands here twice":`the key ${name} stands here a second time`}function settingsFromText(dotted,text,origin){let key2=configKeys.
get(dotted);return key2===void 0?[{key:dotted,value:text,origin}]:key2.kind==="map"?mapSettings(key2,text,origin):[{key:dotted,
value:readValue(key2,text),origin}]}function settingsFromValue(dotted,value2,origin){return typeof value2=="string"?settingsFromText(
dotted,value2,origin):!(configKeys.get(dotted)?.kind==="map")||typeof value2!="object"||value2===null||Array.isArray(value2)?
[{key:dotted,value:value2,origin}]:Object.entries(value2).map(([name,entry])=>({key:`${dotted}.${name}`,value:entry,origin}))}
function readValue({kind,nullable},text){let trimmed=text.trim();return nullable&&(trimmed===""||trimmed==="null")?null:
kind==="boolean"?trimmed==="true"?!0:trimmed==="false"?!1:text:kind==="quantity"&&trimmed.startsWith("{")?readFlowMap(trimmed)??
text:kind==="number"||kind==="quantity"?/^-?\d+(\.\d+)?$/.test(trimmed)?Number(trimmed):trimmed:kind==="choice"?trimmed:
kind==="list"?readFlowList(trimmed)??readCommaList(trimmed):kind==="command"?readFlowList(trimmed)??text:text}function readCommaList(text){
return text===""?[]:text.split(",").map(item=>item.trim())}function readFlowList(text){if(!text.startsWith("["))return null;
let document=(0,import_yaml3.parseDocument)(text,{prettyErrors:!1}),{contents,errors,warnings}=document;return errors.length+
warnings.length>0||!(0,import_yaml3.isSeq)(contents)||contents.flow!==!0||!contents.items.every(item=>(0,import_yaml3.isScalar)(
item)||(0,import_yaml3.isMap)(item))?null:contents.items.map(item=>(0,import_yaml3.isScalar)(item)?scalarText(item):item.
toJS(document))}function readFlowMap(text){let document=(0,import_yaml3.parseDocument)(text,{prettyErrors:!1}),{contents,
errors,warnings}=document;return errors.length+warnings.length>0||!(0,import_yaml3.isMap)(contents)?null:contents.toJS(document)}
function mapSettings(key2,text,origin){if(text.trim()==="")return[{key:key2.key,value:{},origin,empties:!0}];let document=(0,import_yaml3.parseDocument)(
text,{prettyErrors:!1}),{contents,errors,warnings}=document;return errors.length+warnings.length>0||!(0,import_yaml3.isMap)(
contents)?[{key:key2.key,value:text,origin}]:contents.items.map(({key:name,value:value2})=>({key:`${key2.key}.${(0,import_yaml3.isScalar)(
name)?scalarText(name):String(name)}`,value:(0,import_yaml3.isScalar)(value2)?scalarText(value2):(0,import_yaml3.isNode)(
value2)?value2.toJS(document):"",origin}))}function scalarText({type,source,value:value2}){return type==="PLAIN"?source??
String(value2):String(value2)}function validateSetting(setting){let key2=configKeys.get(setting.key);if(key2!==void 0)return validateValue(setting,key2);
let entry=mapEntry(setting.key);return entry!==null?validateEntry(setting,entry.map,entry.name):[isSection(setting.key)?
sectionValue(setting.key,setting.origin):unknownKey(setting.key,setting.origin)]}function validateEntry(setting,map,name){
if(!(map.schema instanceof ZodRecord))return[];let{keyType,valueType}=map.schema;return keyType instanceof ZodType&&!keyType.
safeParse(name).success?[wrongName(map.key,name,setting.origin,allowedText(keyType))]:!(valueType instanceof ZodType)||valueType.
safeParse(setting.value).success?[]:[wrongValue(setting,allowedText(valueType),"",setting.value,formHelp(setting,{kind:"\
text"}))]}function validateValue(setting,key2){if(key2.schema.safeParse(setting.value).success)return[];let element=elementOf(
key2.schema);if(element===null||!Array.isArray(setting.value))return[wrongValue(setting,key2.allowed,"",setting.value,formHelp(
setting,key2))];let wrong=setting.value.flatMap((item,index)=>{if(element.safeParse(item).success)return[];let help=unknownMember(
element,item)??formHelp({...setting,value:item},{kind:"text"});return[wrongValue(setting,allowedText(element),`[${index}\
]`,item,help)]});return wrong.length>0?wrong:[wrongValue(setting,`${key2.allowed} (at least one)`)]}function elementOf(schema){
let inner=schema instanceof ZodNullable?schema.unwrap():schema,array2=inner instanceof ZodUnion?inner.options.find(option2=>option2 instanceof
ZodArray):inner;return array2 instanceof ZodArray&&array2.element instanceof ZodType?array2.element:null}function unknownMember(element,item){
if(!(element instanceof ZodUnion)||typeof item!="object"||item===null)return null;let object2=element.options.find(option2=>option2 instanceof
ZodObject);if(!(object2 instanceof ZodObject))return null;let known=Object.keys(object2.shape),unknown=Object.keys(item).
find(name=>!known.includes(name));if(unknown===void 0)return null;let suggestion=nearest(unknown,known);return` It has n\
o key ${unknown}${suggestion===null?"":`; did you mean ${suggestion}?`}`}function loadConfig(raw,sources,options={requireWorkload:!1}){let layers=[defaultLayer(sources),inputLayer(raw.defaults??
[],"default"),...raw.presets.map(name=>presetLayer(name,sources)),...raw.configFile===null?[]:[userFileLayer(raw.configFile,
sources)],inputLayer(raw.inputs,"input"),overrideLayer(raw.overrides)],settings=layers.flatMap(layer=>layer.settings),problems=[
...layers.flatMap(layer=>layer.problems),...settings.flatMap(validateSetting)];if(problems.length>0)throw configurationError(
problems);let assembled=assemble(settings);if(assembled.loaded===null)throw configurationError(assembled.problems);let contradictions=findContradictions(
assembled.loaded,options);if(contradictions.length>0)throw configurationError(contradictions);return assembled.loaded}function defaultLayer({
confDirectory,readText}){return fileLayer(join(confDirectory,"default.yml"),readText,()=>({kind:"default",name:"conf/def\
ault.yml"}))}function presetLayer(name,{confDirectory,readText}){let problem=checkPresetName(name);return problem!==null?
{settings:[],problems:[problem]}:fileLayer(join(confDirectory,"presets",`${name}.yml`),readText,()=>({kind:"preset",name}))}
function userFileLayer(path,{readText}){return fileLayer(path,readText,line=>({kind:"file",name:`${path}:${line}`}))}function fileLayer(path,readText,originAt){
let text;try{text=readText(path)}catch(error){throw new UserError({what:`The configuration file ${path} cannot be read.`,
where:path,why:errorMessage(error),help:"Check that the path is right, relative to the current folder, and that the file\
 may be read.",cause:error})}return readYamlSettings(text,path,originAt)}function inputLayer(inputs,kind){return{settings:inputs.
flatMap(({key:key2,value:value2,name})=>settingsFromValue(key2,value2,{kind,name})),problems:[]}}function overrideLayer(overrides){
let problems=[];return{settings:overrides.flatMap(text=>{let split=text.indexOf("=");if(split<1)return problems.push(`Th\
e override ${JSON.stringify(text)} is invalid: write KEY=VALUE, as in nsys.trace=cuda,nvtx.`),[];let origin={kind:"overr\
ide",name:redactOverride(text)};return settingsFromText(text.slice(0,split).trim(),text.slice(split+1),origin)}),problems}}
function configurationError(problems){let count2=problems.length===1?"a problem":`${problems.length} problems`;return new UserError(
{what:`The configuration has ${count2}:`,problems,help:"docs/configuration.md lists every key, what it takes and its def\
ault.",id:"configuration"})}function assemble(settings){let merged=merge(settings),missing=[...configKeys.keys()].filter(
key2=>!merged.has(key2));if(missing.length>0)return{loaded:null,problems:missing.map(key2=>`conf/default.yml does not se\
t ${key2}.`)};let result=configSchema.safeParse(nest(merged));if(!result.success)return{loaded:null,problems:result.error.
issues.map(({path,message})=>`${path.join(".")}: ${message}`)};let origins=new Map([...merged].map(([key2,{origin}])=>[key2,
origin]));return{loaded:{config:result.data,origins},problems:[]}}function merge(settings){let merged=new Map;for(let setting of settings){
let{key:key2,empties}=setting,isMap2=configKeys.get(key2)?.kind==="map";if(empties===!0)for(let other of[...merged.keys()])
mapEntry(other)?.map.key===key2&&merged.delete(other);(!isMap2||empties===!0||!merged.has(key2))&&merged.set(key2,setting)}
return merged}function nest(merged){let root={};for(let{key:key2,kind}of configKeys.values()){let value2=kind==="map"?entriesOf(
merged,key2):merged.get(key2)?.value,names=key2.split("."),section=root;for(let name of names.slice(0,-1))section=section[name]=
{...asRecord(section[name])};section[names.at(-1)??""]=value2}return root}function entriesOf(merged,map){let entries=[...merged.
values()].flatMap(({key:key2,value:value2})=>{let entry=mapEntry(key2);return entry?.map.key===map?[[entry.name,value2]]:
[]});return Object.fromEntries(entries)}function asRecord(value2){return Object.fromEntries(typeof value2=="object"&&value2!==
null?Object.entries(value2):[])}var presetNames=["decode","prefill","prefill-decode","quick","scheduled","vllm"];function checkPresetName(name){
let names=presetNames;if(names.includes(name))return null;let suggestion=nearest(name,names),help=suggestion===null?"":`\
 Did you mean ${suggestion}?`;return`There is no preset ${JSON.stringify(name)}; there are ${presetNames.join(", ")}.${help}`}var import_yaml4=__toESM(require_dist(),1);import{chown,writeFile}from"node:fs/promises";import{join as join2}from"node:path";var metricsVariable="LLM_PROFILE_METRICS",ours=["TMPDIR",markerVariable,metricsVariable],usualPath="/usr/local/sbin:/usr\
/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";function toolEnvironment(own,rules2,folders){return{PATH:usualPath,...allowedEnvironment(
own,rules2).environment,TMPDIR:folders.tmp}}async function workloadEnvironment(request){let{rules:rules2,own,workload,isolation,
folders}=request;refuseOurs(workload);let allowed=allowedEnvironment(own,rules2),passed=Object.fromEntries(workload["pas\
s-env"].map(name=>[name,required(request,name,"workload.pass-env")])),environment2={PATH:usualPath,...allowed.environment,
...homeOf(isolation,folders),...gpuVariables(workload.gpu),...workload.environment,...passed,...await writeSecretFiles(request),
TMPDIR:folders.tmp},secrets=[...Object.keys(passed).filter(name=>!(name in allowed.environment)),...Object.entries(workload.
environment).flatMap(([name,value2])=>looksSecret(name)||holdsPassword(value2)||commandSecrets(value2).length>0?[name]:[])],
leftOut=allowed.leftOut.filter(name=>!(name in environment2));return{environment:environment2,secrets:[...new Set(secrets)].
sort(),leftOut}}function homeOf({user},{home}){return user===null?{}:{HOME:home,USER:"llm-profile",LOGNAME:"llm-profile"}}
function gpuVariables(gpu){return gpu===null?{}:{CUDA_VISIBLE_DEVICES:String(gpu),CUDA_DEVICE_ORDER:"PCI_BUS_ID"}}async function writeSecretFiles(request){
let{workload,isolation,folders}=request,variables={};for(let[variable,secret]of Object.entries(workload["secret-files"])){
let path=join2(folders.secrets,variable);await writeFile(path,required(request,secret,"workload.secret-files"),{mode:384,
flag:"wx"}),isolation.user!==null&&await chown(path,isolation.user.uid,isolation.user.gid),variables[variable]=path}return variables}
function required({own,rules:rules2},name,key2){let shown=shownVariable(name);if(belongsToStep(name,rules2))throw new UserError(
{what:`${key2} names the variable ${shown}, which belongs to the action's own step.`,where:key2,why:"It holds an input o\
f the action, a token of the runner, or a file by which the step sets its results: no program gets them.",help:`Take ${shown}\
 out of ${key2}. A value of your own needs another name: set it in \`env:\` of the step.`});let value2=own[name];if(value2!==
void 0)return value2;throw shown!==name?new UserError({what:`${key2} names the variable ${shown}, which is not set.`,where:key2,
why:"It is not shown, since it may be a secret's value.",help:`${key2} takes names of variables, not their values. If it\
 was a value, it stands in the workflow or in a file: replace the secret.`}):new UserError({what:`${key2} names the vari\
able ${name}, which is not set.`,where:key2,help:`Set ${name} in the environment of llm-profile (in a workflow: \`env:\` o\
f the step), or take it out of ${key2}.`})}function refuseOurs(workload){let name=[...Object.keys(workload.environment),
...workload["pass-env"],...Object.keys(workload["secret-files"])].find(wantedName=>ours.includes(wantedName));if(name!==
void 0)throw new UserError({what:`The workload cannot be given its own ${name}.`,where:"workload.environment, workload.p\
ass-env or workload.secret-files",why:"Each run gives it a private one, so that nothing is left behind and runs do not m\
eet.",help:`Take ${name} out.${name==="TMPDIR"?" To choose the disk, set TMPDIR for llm-profile itself.":""}`})}var rulesSchema=strictObject(
{names:array(string().min(1)),prefixes:array(string().min(1)),never:array(string().min(1)),step:strictObject({names:array(
string().min(1)),prefixes:array(string().min(1))})});function parseEnvironmentRules(text,file){try{return rulesSchema.parse(
(0,import_yaml4.parse)(text))}catch(error){throw new ParseError({what:"The list of allowed environment variables is dama\
ged.",where:file,why:errorMessage(error),cause:error})}}function allowedEnvironment(own,rules2){let environment2={},leftOut=[];
for(let name of Object.keys(own).sort()){let value2=own[name];value2===void 0||!isListed(name,rules2)||(looksSecret(name)||
holdsPassword(value2)?leftOut.push(name):environment2[name]=value2)}return{environment:environment2,leftOut}}function shareableEnvironment(own,rules2){
return Object.fromEntries(Object.entries(own).flatMap(([name,value2])=>value2===void 0||belongsToStep(name,rules2)?[]:[[
name,value2]]))}function belongsToStep(name,{step}){return step.names.includes(name)||step.prefixes.some(prefix=>name.startsWith(
prefix))}function isListed(name,rules2){let{names,prefixes,never}=rules2;return belongsToStep(name,rules2)||never.some(prefix=>name.
startsWith(prefix))?!1:names.includes(name)||prefixes.some(prefix=>name.startsWith(prefix))}function loadSettings(context,raw,requireWorkload){return loadConfig(raw,{confDirectory:join3(context.root,"conf"),readText:path=>readFileSync(
isAbsolute(path)?path:resolve(context.cwd,path),"utf8")},{requireWorkload})}function environmentRules2(context){return parseEnvironmentRules(
...confFile(context,"environment.yml"))}function families(context){return parseFamilies(...confFile(context,"kernel-fami\
lies.yml"))}function nameRules(context){return parseNameRules(...confFile(context,"kernel-names.yml"))}function reportAssets(context){
let text=name=>confFile(context,join3("report",name))[0];return{style:text("report.css"),script:text("report.js")}}function confFile({
root},name){let path=join3(root,"conf",name);return[readFileSync(path,"utf8"),path]}var communicationFamily="communication",count=number().int().nonnegative(),ns=number().int().nonnegative(),rankSchema=object(
{rank:count.nullable().describe("Its place in the largest communicator that its process made in the capture. Null: not k\
nown."),device:count.describe("The GPU's number in its report."),report:count.default(0).describe("Where each rank has a\
 report of its own, which: the place in the round's sources."),launches:count,kernelNs:ns.describe("Sum of the durations\
 of its kernels."),spanNs:ns.describe("Time in which an instance was open in a process that launched work on this GPU."),
idleNs:ns.describe("Of it, the time in which nothing ran on this GPU."),busyNs:ns.describe("Time with any work of the ra\
nge running."),workNs:ns.describe("Time with any work of the range running that does not communicate."),communication:object(
{launches:count.describe("Kernels of the family communication."),kernelNs:ns.describe("Sum of their durations."),exposedNs:ns.
describe("Time in which at least one of them ran and no other work of the range on this GPU."),waitingNs:ns.nullable().describe(
"Of `kernelNs`, what its kernels took longer than the shortest one of the same collective. Null: not matched."),exposedTransferNs:ns.
nullable().describe("`exposedNs` without waiting: a transfer is the last part of a kernel, as long as the shortest one. \
Null: not matched."),joinedLast:count.nullable().describe("Collectives in which its kernel began last. Null: not matched\
."),heldUpNs:ns.nullable().describe("How long the other ranks waited in these, summed. Null: not matched.")})}),collectiveSchema=object(
{operation:string().describe("NCCL's name of it, or that of its kernel where NCCL's is not known."),bytes:count.nullable().
describe("The message of one rank. Null: not known."),ranks:count.describe("How many GPUs took part in each."),count:count.
describe("How many there were; a collective of several ranks is one."),transferNs:ns.describe("The shortest kernel of ea\
ch, summed."),waitingNs:ns.describe("What the others took longer, summed over ranks.")}),rankClocksSchema=object({collectives:count.
describe("Those whose ends the clocks were aligned by. 0: by the machines' wall clocks alone."),residualNs:ns.describe("\
How far these ends still lie from each other: the median of a report, the largest of all.")});function rankText({rank,report,
device}){return rank!==null?`rank ${String(rank)}`:report===0?`GPU ${String(device)}`:`report ${String(report+1)}, GPU ${String(
device)}`}function ranksKnown(...sides){let all=sides.flatMap(({rounds})=>rounds);return new Set(all.map(({ranks})=>JSON.
stringify(ranks.map(placeOf2)))).size===1&&all.every(({ranks})=>ranks.length>1&&ranks.every(rank=>rank.communication.exposedTransferNs!==
null))}function placeOf2({rank,report,device}){return rank??[report,device]}function rankTimeNs({ranks}){return Math.max(
0,...ranks.map(ownNs))}function ownNs({workNs,communication}){return workNs+(communication.exposedTransferNs??0)}function formatNs(ns2){return amountText(nsAmount(ns2))}function nsAmount(ns2){return ns2>=1e9?{value:significant(ns2/1e9),
unit:"s"}:ns2>=1e6?{value:significant(ns2/1e6),unit:"ms"}:ns2>=1e3?{value:significant(ns2/1e3),unit:"\xB5s"}:{value:String(
Math.round(ns2)),unit:"ns"}}function formatCount(count2){return amountText(countAmount(count2))}function countAmount(count2){
return{value:countText(count2,0),unit:""}}function formatCounts(counts){let least=Math.min(...counts),most=Math.max(...counts);
return least===most?formatCount(least):`${formatCount(least)}\u2013${formatCount(most)}`}function formatShare(ratio){return Number.
isFinite(ratio)?`${(ratio*100).toFixed(1)} %`:"\u2013"}function formatSeconds(seconds){if(seconds<10)return`${seconds.toFixed(
1)} s`;let whole=Math.round(seconds);return whole<60?`${whole} s`:whole<3600?`${Math.floor(whole/60)} min ${whole%60} s`:
`${Math.floor(whole/3600)} h ${Math.round(whole%3600/60)} min`}function clipMiddle(text,width){if(text.length<=width)return text;
let head=Math.ceil((width-1)*.65);return`${text.slice(0,head)}\u2026${text.slice(text.length-(width-1-head))}`}function significant(value2){
return value2>=100?value2.toFixed(0):value2>=10?value2.toFixed(1):value2.toFixed(2)}var wholeCaptureName="(whole capture)";function ownRange({ranges},asked){let wanted=ranges.filter(({name,domain})=>asked?.
some(range=>range.name===name&&range.domain===domain)),among2=wanted.length>0?wanted:ranges;return among2.findLast(({style})=>style===
"pushpop")??among2.at(-1)??null}function rangeText(name,domain){let escaped=part=>part.replace(/[\\@*?]/g,"\\$&");return domain===
""?escaped(name):`${escaped(name)}@${escaped(domain)}`}function noRanges(argv){return{why:"nsys saw no NVTX range at all\
.",help:['Emit one: torch.cuda.nvtx.range_push("decode") \u2026 range_pop(), nvtxRangePushA("decode") in C, or @nvtx.annotate\
 in Python.',"If a worker emits them that is forked and starts no other program (multiprocessing with fork): set nsys.tr\
ace-fork-before-exec=true, or spawn it.",...isPython(argv)?["If it does emit them with the Python package nvtx: 0.2.12 a\
nd newer emit nothing under nsys 2023.4 and older. Use torch.cuda.nvtx, nvtx older than 0.2.12, or a newer nsys."]:[]].join(
`
`)}}function isPython(argv){return argv.flatMap(argument=>argument.split(/[\s;&|()"'`]+/)).some(word=>/(^|\/)(python[\d.]*|torchrun|accelerate|deepspeed|vllm|pytest)$|\.py$/.
test(word))}var ncclDomain="NCCL";var howToWrite="Write `Message` (default domain), `Message@Domain` or `Message@*` (any domain); `\\@` for a literal @.",
placeholders=new Set(["range","message","range-name","<range>","my_range_name"]);function parseRange(text,instances,where="\
ranges"){let refuse=(why,help=howToWrite)=>{throw new UserError({id:"bad-range",what:`Bad NVTX range ${JSON.stringify(text)}\
.`,where,why,help})};text.trim()===""&&refuse("It is empty."),new RegExp("\\p{Cc}","u").test(text)&&refuse("It holds a c\
ontrol character.");let parts=splitAtSigns(text);parts.length>2&&refuse("It has more than one unescaped `@`.",`An @ that\
 belongs to the name is written \\@, as in \`${escapeAllButLast(text)}\`.`);let[rawMessage="",rawDomain]=parts;rawMessage===
""&&refuse("There is no message before the `@`."),rawDomain===""&&refuse("There is no domain after the `@`.",`Leave the \
@ out for the default domain, or write ${rawMessage}@* for any.`);let glob=/(^|[^\\])(\\\\)*[*?]/.test(rawMessage),message=unescape(
rawMessage,glob);placeholders.has(message.toLowerCase())&&refuse(`${JSON.stringify(message)} is the placeholder of the d\
ocumentation, not a range that programs emit.`,`Name the range that your program emits, such as decode. If it really emi\
ts one of this name, write it as a glob: ${rawMessage.slice(0,-1)}?`),rawDomain!==void 0&&rawDomain!=="*"&&/(^|[^\\])[*?]/.
test(rawDomain)&&refuse("A domain is a name or a lone `*`; globs are for the message only.");let domain=rawDomain===void 0?
null:rawDomain==="*"?"*":unescape(rawDomain,!1);return{text,message,domain,glob,instances}}function nsysCaptureExpression({
message,domain}){let escaped=name=>name.replace(/[\\@]/g,"\\$&");return domain===null?/[\\@]/.test(message)?`${escaped(message)}\
@*`:message:`${escaped(message)}@${domain==="*"?"*":escaped(domain)}`}function splitAtSigns(text){let parts=[""];for(let index=0;index<
text.length;index+=1){let character=text.charAt(index);character==="\\"&&index+1<text.length?(parts[parts.length-1]+=character+
text.charAt(index+1),index+=1):character==="@"?parts.push(""):parts[parts.length-1]+=character}return parts}function unescape(part,keepGlobEscapes){
return keepGlobEscapes?part.replace(/\\@/g,"@"):part.replace(/\\([@*?\\])/g,"$1")}function escapeAllButLast(text){let last=text.
lastIndexOf("@");return text.slice(0,last).replace(/(?<!\\)@/g,"\\@")+text.slice(last)}function safeName(label){let name=label.replaceAll("::","__").replaceAll(/[^A-Za-z0-9._@=+-]/gu,"_").replace(/^[.-]+/,"_").
replace(/(?<!\.)\.+$/,"_");return name===""?"_":name.length>100?withHash(name,label):name}function uniqueSafeNames(labels){
let labelsByName=new Map;for(let label of labels){let key2=safeName(label).toLowerCase();labelsByName.set(key2,(labelsByName.
get(key2)??new Set).add(label))}return labels.map(label=>{let name=safeName(label);return labelsByName.get(name.toLowerCase())?.
size===1?name:withHash(name,label)})}function withHash(name,label){let suffix=`-${hash(label)}`;return(name.endsWith(suffix)?
name.slice(0,-suffix.length):name).slice(0,100-suffix.length)+suffix}function hash(text){let value2=0xcbf29ce484222325n;
for(let index=0;index<text.length;index++)value2=BigInt.asUintN(64,(value2^BigInt(text.charCodeAt(index)))*0x100000001b3n);
return value2.toString(16).padStart(16,"0")}export{counted,listText,jsonOrNull,nearest,coerce_exports,looksSecret,shortestSecret,mayBeSecret,shownVariable,holdsPassword,
urlPasswords,redacted,commandSecrets,redactCommand,metricFormats,failOnSchema,communicationFamily,rankSchema,collectiveSchema,
rankClocksSchema,rankText,ranksKnown,rankTimeNs,safeName,uniqueSafeNames,formatNs,nsAmount,formatCount,countAmount,formatCounts,
formatShare,formatSeconds,clipMiddle,wholeCaptureName,ownRange,rangeText,noRanges,ncclDomain,parseRange,nsysCaptureExpression,
require_dist,otherFamily,familyClassifier,configSections,configKeys,isWholeEnvironment,redactValue,redactOverride,metricsVariable,
usualPath,toolEnvironment,workloadEnvironment,allowedEnvironment,shareableEnvironment,loadSettings,environmentRules2 as environmentRules,
families,nameRules,reportAssets,confFile};
