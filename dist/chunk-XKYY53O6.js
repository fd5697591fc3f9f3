import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var pageTypes={innerIndex:2,innerTable:5,leafIndex:10,leafTable:13};function sqliteFormat(header){let size=header.getUint16(
16),pageBytes=size===1?65536:size,usableBytes=pageBytes-header.getUint8(20);return pageBytes<512||(pageBytes&pageBytes-1)!==
0||usableBytes<480?null:{pageBytes,usableBytes,isLogged:header.getUint8(19)===2,isUtf16:header.getUint32(56)>1}}function bytesInPage(length,usableBytes,type){
let share=Math.floor((usableBytes-12)*64/255)-23,most=type===pageTypes.leafTable?usableBytes-35:share;if(length<=most)return length;
let least=Math.floor((usableBytes-12)*32/255)-23,wanted=least+(length-least)%(usableBytes-4);return wanted<=most?wanted:
least}function varint(view,place){let value=0;for(let count=1;count<=9;count+=1){if(place.at>=view.byteLength)return NaN;
let byte=view.getUint8(place.at);if(place.at+=1,count===9)return value*256+byte;if(value=value*128+(byte&127),byte<128)return value}
return value}function signedVarint(view,place){let from=place.at,rounded=varint(view,place);if(place.at-from<8||Number.isNaN(
rounded))return rounded;let value=0n;for(let at=from;at<place.at;at+=1)value=at-from===8?value<<8n|BigInt(view.getUint8(
at)):value<<7n|BigInt(view.getUint8(at)&127);return BigInt.asIntN(64,value)}export{pageTypes,sqliteFormat,bytesInPage,varint,signedVarint};
