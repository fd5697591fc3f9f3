import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __knownSymbol=(name,symbol)=>(symbol=Symbol[name])?symbol:Symbol.for("Symbol."+name),__typeError=msg=>{throw TypeError(
msg)};var __require=(x=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(x,{get:(a,b)=>(typeof require<"u"?require:a)[b]}):
x)(function(x){if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+x+'" is not\
 supported')});var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.
exports}catch(e){throw mod=0,e}};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{
if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&
key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.
__esModule?__defProp(target,"default",{value:mod,enumerable:!0}):target,mod));var __using=(stack,value,async)=>{if(value!=null){typeof value!="object"&&typeof value!="function"&&__typeError("Object \
expected");var dispose,inner;async&&(dispose=value[__knownSymbol("asyncDispose")]),dispose===void 0&&(dispose=value[__knownSymbol(
"dispose")],async&&(inner=dispose)),typeof dispose!="function"&&__typeError("Object not disposable"),inner&&(dispose=function(){
try{inner.call(this)}catch(e){return Promise.reject(e)}}),stack.push([async,dispose,value])}else async&&stack.push([async]);
return value},__callDispose=(stack,error,hasError)=>{var E=typeof SuppressedError=="function"?SuppressedError:function(e,s,m,_){
return _=Error(m),_.name="SuppressedError",_.error=e,_.suppressed=s,_},fail=e=>error=hasError?new E(e,error,"An error wa\
s suppressed during disposal"):(hasError=!0,e),next=it=>{for(;it=stack.pop();)try{var result=it[1]&&it[1].call(it[2]);if(it[0])
return Promise.resolve(result).then(next,e=>(fail(e),next()))}catch(e){fail(e)}if(hasError)throw error};return next()};export{__require,__commonJS,__export,__toESM,__using,__callDispose};
