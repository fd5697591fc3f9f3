import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{nameText,shownText}from"./chunk-E3SXCOQ2.js";import{kernelLabel}from"./chunk-7X4GSXIQ.js";import{clipMiddle,
nsAmount}from"./chunk-NSC7WXGZ.js";import{median}from"./chunk-NGQWIWV5.js";import{sizeAmount}from"./chunk-6WS3YUMR.js";
import{plainLines,plainText}from"./chunk-JN33INQG.js";var SafeHtml=class{text;constructor(text){this.text=text}};function html(strings,...parts){return new SafeHtml(compact(strings).
reduce((text,literal,index)=>text+literal+(index<parts.length?partText(parts[index]):""),""))}var compacted=new WeakMap;
function compact(strings){let known=compacted.get(strings)??strings.map(literal=>literal.replaceAll(/\n\s*/g,`
`));return compacted.set(strings,known),known}function rawElement(name,text){if(/<\/(?:style|script)|<!--/i.test(text))throw new RangeError(
"The text contains `</style`, `</script`, or `<!--`, which isn't allowed.");return new SafeHtml(`<${name}>${text}</${name}\
>`)}function dataElement(id,base64){if(!/^[\w-]+$/.test(id)||!/^[A-Za-z0-9+/]*={0,2}$/.test(base64))throw new RangeError(
"The id or the data has characters that aren't allowed.");return new SafeHtml(`<script type="application/octet-stream" i\
d="${id}">${base64}</script>`)}function partText(part){return part==null?"":part instanceof SafeHtml?part.text:typeof part==
"string"?escaped(part):typeof part=="number"?String(part):part.map(partText).join("")}function escaped(text){return plainLines(
text).replace(/[&<>"']/g,character=>`&#${String(character.charCodeAt(0))};`)}var nameWidth=80,proseWidth=2e3;function sentence(text){
return new SafeHtml(shownText(text,(kind,part)=>kind==="own"?escaped(part):kind==="name"?code(clipMiddle(plainText(part),
nameWidth)):kind==="kernel"?code(kernelLabel(part,nameWidth)):plainText(part.length>proseWidth?`${part.slice(0,proseWidth-
1)}\u2026`:part).split(quoted).map((piece,index)=>index%2===1?code(piece):escaped(piece)).join("")))}function plainSentence(text){
return shownText(text,(kind,part)=>kind==="kernel"?kernelLabel(part,nameWidth):clipMiddle(plainText(part),nameWidth))}var quoted=/(?<!`)`([^`\n]+)`(?!`)/;
function code(text){return text.trim()===""?"<code>(no name)</code>":`<code>${breakable(text)}</code>`}var wordEnds=/(?<=::|[_<(/]|,(?! )|[a-z\d](?=[A-Z]))/,
shortName=24;function breakable(text){return text.length<=shortName?escaped(text):text.split(wordEnds).map(escaped).join(
"<wbr>")}function codeHtml(text){return new SafeHtml(code(text))}function nameCode(name){return sentence(nameText(name))}function ascending(a,b){return a==null||b==null?NaN:a<b?-1:a>b?1:a>=b?0:NaN}function descending(a,b){return a==null||b==
null?NaN:b<a?-1:b>a?1:b>=a?0:NaN}function bisector(f){let compare1,compare2,delta;f.length!==2?(compare1=ascending,compare2=
(d,x)=>ascending(f(d),x),delta=(d,x)=>f(d)-x):(compare1=f===ascending||f===descending?f:zero,compare2=f,delta=f);function left(a,x,lo=0,hi=a.
length){if(lo<hi){if(compare1(x,x)!==0)return hi;do{let mid=lo+hi>>>1;compare2(a[mid],x)<0?lo=mid+1:hi=mid}while(lo<hi)}
return lo}function right(a,x,lo=0,hi=a.length){if(lo<hi){if(compare1(x,x)!==0)return hi;do{let mid=lo+hi>>>1;compare2(a[mid],
x)<=0?lo=mid+1:hi=mid}while(lo<hi)}return lo}function center(a,x,lo=0,hi=a.length){let i=left(a,x,lo,hi-1);return i>lo&&
delta(a[i-1],x)>-delta(a[i],x)?i-1:i}return{left,center,right}}function zero(){return 0}function number(x){return x===null?
NaN:+x}var ascendingBisect=bisector(ascending),bisectRight=ascendingBisect.right,bisectLeft=ascendingBisect.left,bisectCenter=bisector(
number).center;var blur2=Blur2(blurf),blurImage=Blur2(blurfImage);function Blur2(blur){return function(data,rx,ry=rx){if(!((rx=+rx)>=0))
throw new RangeError("invalid rx");if(!((ry=+ry)>=0))throw new RangeError("invalid ry");let{data:values,width,height}=data;
if(!((width=Math.floor(width))>=0))throw new RangeError("invalid width");if(!((height=Math.floor(height!==void 0?height:
values.length/width))>=0))throw new RangeError("invalid height");if(!width||!height||!rx&&!ry)return data;let blurx=rx&&
blur(rx),blury=ry&&blur(ry),temp=values.slice();return blurx&&blury?(blurh(blurx,temp,values,width,height),blurh(blurx,values,
temp,width,height),blurh(blurx,temp,values,width,height),blurv(blury,values,temp,width,height),blurv(blury,temp,values,width,
height),blurv(blury,values,temp,width,height)):blurx?(blurh(blurx,values,temp,width,height),blurh(blurx,temp,values,width,
height),blurh(blurx,values,temp,width,height)):blury&&(blurv(blury,values,temp,width,height),blurv(blury,temp,values,width,
height),blurv(blury,values,temp,width,height)),data}}function blurh(blur,T,S,w,h){for(let y=0,n=w*h;y<n;)blur(T,S,y,y+=w,
1)}function blurv(blur,T,S,w,h){for(let x=0,n=w*h;x<w;++x)blur(T,S,x,x+n,w)}function blurfImage(radius){let blur=blurf(radius);
return(T,S,start,stop,step)=>{start<<=2,stop<<=2,step<<=2,blur(T,S,start+0,stop+0,step),blur(T,S,start+1,stop+1,step),blur(
T,S,start+2,stop+2,step),blur(T,S,start+3,stop+3,step)}}function blurf(radius){let radius0=Math.floor(radius);if(radius0===
radius)return bluri(radius);let t=radius-radius0,w=2*radius+1;return(T,S,start,stop,step)=>{if(!((stop-=step)>=start))return;
let sum=radius0*S[start],s0=step*radius0,s1=s0+step;for(let i=start,j=start+s0;i<j;i+=step)sum+=S[Math.min(stop,i)];for(let i=start,
j=stop;i<=j;i+=step)sum+=S[Math.min(stop,i+s0)],T[i]=(sum+t*(S[Math.max(start,i-s1)]+S[Math.min(stop,i+s1)]))/w,sum-=S[Math.
max(start,i-s0)]}}function bluri(radius){let w=2*radius+1;return(T,S,start,stop,step)=>{if(!((stop-=step)>=start))return;
let sum=radius*S[start],s=step*radius;for(let i=start,j=start+s;i<j;i+=step)sum+=S[Math.min(stop,i)];for(let i=start,j=stop;i<=
j;i+=step)sum+=S[Math.min(stop,i+s)],T[i]=sum/w,sum-=S[Math.max(start,i-s)]}}var array=Array.prototype,slice=array.slice;var e10=Math.sqrt(50),e5=Math.sqrt(10),e2=Math.sqrt(2);function tickSpec(start,stop,count){let step=(stop-start)/Math.max(
0,count),power=Math.floor(Math.log10(step)),error=step/Math.pow(10,power),factor=error>=e10?10:error>=e5?5:error>=e2?2:1,
i1,i2,inc;return power<0?(inc=Math.pow(10,-power)/factor,i1=Math.round(start*inc),i2=Math.round(stop*inc),i1/inc<start&&
++i1,i2/inc>stop&&--i2,inc=-inc):(inc=Math.pow(10,power)*factor,i1=Math.round(start/inc),i2=Math.round(stop/inc),i1*inc<
start&&++i1,i2*inc>stop&&--i2),i2<i1&&.5<=count&&count<2?tickSpec(start,stop,count*2):[i1,i2,inc]}function ticks(start,stop,count){
if(stop=+stop,start=+start,count=+count,!(count>0))return[];if(start===stop)return[start];let reverse=stop<start,[i1,i2,
inc]=reverse?tickSpec(stop,start,count):tickSpec(start,stop,count);if(!(i2>=i1))return[];let n=i2-i1+1,ticks2=new Array(
n);if(reverse)if(inc<0)for(let i=0;i<n;++i)ticks2[i]=(i2-i)/-inc;else for(let i=0;i<n;++i)ticks2[i]=(i2-i)*inc;else if(inc<
0)for(let i=0;i<n;++i)ticks2[i]=(i1+i)/-inc;else for(let i=0;i<n;++i)ticks2[i]=(i1+i)*inc;return ticks2}function tickIncrement(start,stop,count){
return stop=+stop,start=+start,count=+count,tickSpec(start,stop,count)[2]}function tickStep(start,stop,count){stop=+stop,
start=+start,count=+count;let reverse=stop<start,inc=reverse?tickIncrement(stop,start,count):tickIncrement(start,stop,count);
return(reverse?-1:1)*(inc<0?1/-inc:inc)}var shuffle=shuffler(Math.random);function shuffler(random){return function(array2,i0=0,i1=array2.length){let m=i1-(i0=+i0);
for(;m;){let i=random()*m--|0,t=array2[m+i0];array2[m+i0]=array2[i+i0],array2[i+i0]=t}return array2}}function define(constructor,factory,prototype){constructor.prototype=factory.prototype=prototype,prototype.constructor=constructor}
function extend(parent,definition){var prototype=Object.create(parent.prototype);for(var key in definition)prototype[key]=
definition[key];return prototype}function Color(){}var darker=.7,brighter=1/darker,reI="\\s*([+-]?\\d+)\\s*",reN="\\s*([+\
-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",reP="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",reHex=/^#([0-9a-f]{3,8})$/,
reRgbInteger=new RegExp(`^rgb\\(${reI},${reI},${reI}\\)$`),reRgbPercent=new RegExp(`^rgb\\(${reP},${reP},${reP}\\)$`),reRgbaInteger=new RegExp(
`^rgba\\(${reI},${reI},${reI},${reN}\\)$`),reRgbaPercent=new RegExp(`^rgba\\(${reP},${reP},${reP},${reN}\\)$`),reHslPercent=new RegExp(
`^hsl\\(${reN},${reP},${reP}\\)$`),reHslaPercent=new RegExp(`^hsla\\(${reN},${reP},${reP},${reN}\\)$`),named={aliceblue:15792383,
antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,
blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,
cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,
darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,
darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,
darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,
dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,
gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,
indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,
lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,
lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,
lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,
linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,
mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,
midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,
olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,
paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,
powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,
salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,
slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,
tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};
define(Color,color,{copy(channels){return Object.assign(new this.constructor,this,channels)},displayable(){return this.rgb().
displayable()},hex:color_formatHex,formatHex:color_formatHex,formatHex8:color_formatHex8,formatHsl:color_formatHsl,formatRgb:color_formatRgb,
toString:color_formatRgb});function color_formatHex(){return this.rgb().formatHex()}function color_formatHex8(){return this.
rgb().formatHex8()}function color_formatHsl(){return hslConvert(this).formatHsl()}function color_formatRgb(){return this.
rgb().formatRgb()}function color(format2){var m,l;return format2=(format2+"").trim().toLowerCase(),(m=reHex.exec(format2))?
(l=m[1].length,m=parseInt(m[1],16),l===6?rgbn(m):l===3?new Rgb(m>>8&15|m>>4&240,m>>4&15|m&240,(m&15)<<4|m&15,1):l===8?rgba(
m>>24&255,m>>16&255,m>>8&255,(m&255)/255):l===4?rgba(m>>12&15|m>>8&240,m>>8&15|m>>4&240,m>>4&15|m&240,((m&15)<<4|m&15)/255):
null):(m=reRgbInteger.exec(format2))?new Rgb(m[1],m[2],m[3],1):(m=reRgbPercent.exec(format2))?new Rgb(m[1]*255/100,m[2]*
255/100,m[3]*255/100,1):(m=reRgbaInteger.exec(format2))?rgba(m[1],m[2],m[3],m[4]):(m=reRgbaPercent.exec(format2))?rgba(m[1]*
255/100,m[2]*255/100,m[3]*255/100,m[4]):(m=reHslPercent.exec(format2))?hsla(m[1],m[2]/100,m[3]/100,1):(m=reHslaPercent.exec(
format2))?hsla(m[1],m[2]/100,m[3]/100,m[4]):named.hasOwnProperty(format2)?rgbn(named[format2]):format2==="transparent"?new Rgb(
NaN,NaN,NaN,0):null}function rgbn(n){return new Rgb(n>>16&255,n>>8&255,n&255,1)}function rgba(r,g,b,a){return a<=0&&(r=g=
b=NaN),new Rgb(r,g,b,a)}function rgbConvert(o){return o instanceof Color||(o=color(o)),o?(o=o.rgb(),new Rgb(o.r,o.g,o.b,
o.opacity)):new Rgb}function rgb(r,g,b,opacity){return arguments.length===1?rgbConvert(r):new Rgb(r,g,b,opacity??1)}function Rgb(r,g,b,opacity){
this.r=+r,this.g=+g,this.b=+b,this.opacity=+opacity}define(Rgb,rgb,extend(Color,{brighter(k){return k=k==null?brighter:Math.
pow(brighter,k),new Rgb(this.r*k,this.g*k,this.b*k,this.opacity)},darker(k){return k=k==null?darker:Math.pow(darker,k),new Rgb(
this.r*k,this.g*k,this.b*k,this.opacity)},rgb(){return this},clamp(){return new Rgb(clampi(this.r),clampi(this.g),clampi(
this.b),clampa(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.
b<255.5&&0<=this.opacity&&this.opacity<=1},hex:rgb_formatHex,formatHex:rgb_formatHex,formatHex8:rgb_formatHex8,formatRgb:rgb_formatRgb,
toString:rgb_formatRgb}));function rgb_formatHex(){return`#${hex(this.r)}${hex(this.g)}${hex(this.b)}`}function rgb_formatHex8(){
return`#${hex(this.r)}${hex(this.g)}${hex(this.b)}${hex((isNaN(this.opacity)?1:this.opacity)*255)}`}function rgb_formatRgb(){
let a=clampa(this.opacity);return`${a===1?"rgb(":"rgba("}${clampi(this.r)}, ${clampi(this.g)}, ${clampi(this.b)}${a===1?
")":`, ${a})`}`}function clampa(opacity){return isNaN(opacity)?1:Math.max(0,Math.min(1,opacity))}function clampi(value2){
return Math.max(0,Math.min(255,Math.round(value2)||0))}function hex(value2){return value2=clampi(value2),(value2<16?"0":
"")+value2.toString(16)}function hsla(h,s,l,a){return a<=0?h=s=l=NaN:l<=0||l>=1?h=s=NaN:s<=0&&(h=NaN),new Hsl(h,s,l,a)}function hslConvert(o){
if(o instanceof Hsl)return new Hsl(o.h,o.s,o.l,o.opacity);if(o instanceof Color||(o=color(o)),!o)return new Hsl;if(o instanceof
Hsl)return o;o=o.rgb();var r=o.r/255,g=o.g/255,b=o.b/255,min=Math.min(r,g,b),max=Math.max(r,g,b),h=NaN,s=max-min,l=(max+
min)/2;return s?(r===max?h=(g-b)/s+(g<b)*6:g===max?h=(b-r)/s+2:h=(r-g)/s+4,s/=l<.5?max+min:2-max-min,h*=60):s=l>0&&l<1?0:
h,new Hsl(h,s,l,o.opacity)}function hsl(h,s,l,opacity){return arguments.length===1?hslConvert(h):new Hsl(h,s,l,opacity??
1)}function Hsl(h,s,l,opacity){this.h=+h,this.s=+s,this.l=+l,this.opacity=+opacity}define(Hsl,hsl,extend(Color,{brighter(k){
return k=k==null?brighter:Math.pow(brighter,k),new Hsl(this.h,this.s,this.l*k,this.opacity)},darker(k){return k=k==null?
darker:Math.pow(darker,k),new Hsl(this.h,this.s,this.l*k,this.opacity)},rgb(){var h=this.h%360+(this.h<0)*360,s=isNaN(h)||
isNaN(this.s)?0:this.s,l=this.l,m2=l+(l<.5?l:1-l)*s,m1=2*l-m2;return new Rgb(hsl2rgb(h>=240?h-240:h+120,m1,m2),hsl2rgb(h,
m1,m2),hsl2rgb(h<120?h+240:h-120,m1,m2),this.opacity)},clamp(){return new Hsl(clamph(this.h),clampt(this.s),clampt(this.
l),clampa(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&
this.opacity<=1},formatHsl(){let a=clampa(this.opacity);return`${a===1?"hsl(":"hsla("}${clamph(this.h)}, ${clampt(this.s)*
100}%, ${clampt(this.l)*100}%${a===1?")":`, ${a})`}`}}));function clamph(value2){return value2=(value2||0)%360,value2<0?
value2+360:value2}function clampt(value2){return Math.max(0,Math.min(1,value2||0))}function hsl2rgb(h,m1,m2){return(h<60?
m1+(m2-m1)*h/60:h<180?m2:h<240?m1+(m2-m1)*(240-h)/60:m1)*255}var radians=Math.PI/180,degrees=180/Math.PI,K=18,Xn=.96422,
Yn=1,Zn=.82521,t0=4/29,t1=6/29,t2=3*t1*t1,t3=t1*t1*t1;function labConvert(o){if(o instanceof Lab)return new Lab(o.l,o.a,
o.b,o.opacity);if(o instanceof Hcl)return hcl2lab(o);o instanceof Rgb||(o=rgbConvert(o));var r=rgb2lrgb(o.r),g=rgb2lrgb(
o.g),b=rgb2lrgb(o.b),y=xyz2lab((.2225045*r+.7168786*g+.0606169*b)/Yn),x,z;return r===g&&g===b?x=z=y:(x=xyz2lab((.4360747*
r+.3850649*g+.1430804*b)/Xn),z=xyz2lab((.0139322*r+.0971045*g+.7141733*b)/Zn)),new Lab(116*y-16,500*(x-y),200*(y-z),o.opacity)}function lab(l,a,b,opacity){return arguments.length===1?labConvert(l):new Lab(l,a,b,opacity??1)}function Lab(l,a,b,opacity){
this.l=+l,this.a=+a,this.b=+b,this.opacity=+opacity}define(Lab,lab,extend(Color,{brighter(k){return new Lab(this.l+K*(k??
1),this.a,this.b,this.opacity)},darker(k){return new Lab(this.l-K*(k??1),this.a,this.b,this.opacity)},rgb(){var y=(this.
l+16)/116,x=isNaN(this.a)?y:y+this.a/500,z=isNaN(this.b)?y:y-this.b/200;return x=Xn*lab2xyz(x),y=Yn*lab2xyz(y),z=Zn*lab2xyz(
z),new Rgb(lrgb2rgb(3.1338561*x-1.6168667*y-.4906146*z),lrgb2rgb(-.9787684*x+1.9161415*y+.033454*z),lrgb2rgb(.0719453*x-
.2289914*y+1.4052427*z),this.opacity)}}));function xyz2lab(t){return t>t3?Math.pow(t,1/3):t/t2+t0}function lab2xyz(t){return t>
t1?t*t*t:t2*(t-t0)}function lrgb2rgb(x){return 255*(x<=.0031308?12.92*x:1.055*Math.pow(x,1/2.4)-.055)}function rgb2lrgb(x){
return(x/=255)<=.04045?x/12.92:Math.pow((x+.055)/1.055,2.4)}function hclConvert(o){if(o instanceof Hcl)return new Hcl(o.
h,o.c,o.l,o.opacity);if(o instanceof Lab||(o=labConvert(o)),o.a===0&&o.b===0)return new Hcl(NaN,0<o.l&&o.l<100?0:NaN,o.l,
o.opacity);var h=Math.atan2(o.b,o.a)*degrees;return new Hcl(h<0?h+360:h,Math.sqrt(o.a*o.a+o.b*o.b),o.l,o.opacity)}function hcl(h,c,l,opacity){return arguments.length===1?hclConvert(h):new Hcl(h,c,l,opacity??1)}function Hcl(h,c,l,opacity){
this.h=+h,this.c=+c,this.l=+l,this.opacity=+opacity}function hcl2lab(o){if(isNaN(o.h))return new Lab(o.l,0,0,o.opacity);
var h=o.h*radians;return new Lab(o.l,Math.cos(h)*o.c,Math.sin(h)*o.c,o.opacity)}define(Hcl,hcl,extend(Color,{brighter(k){
return new Hcl(this.h,this.c,this.l+K*(k??1),this.opacity)},darker(k){return new Hcl(this.h,this.c,this.l-K*(k??1),this.
opacity)},rgb(){return hcl2lab(this).rgb()}}));var A=-.14861,B=1.78277,C=-.29227,D=-.90649,E=1.97294,ED=E*D,EB=E*B,BC_DA=B*
C-D*A;function cubehelixConvert(o){if(o instanceof Cubehelix)return new Cubehelix(o.h,o.s,o.l,o.opacity);o instanceof Rgb||
(o=rgbConvert(o));var r=o.r/255,g=o.g/255,b=o.b/255,l=(BC_DA*b+ED*r-EB*g)/(BC_DA+ED-EB),bl=b-l,k=(E*(g-l)-C*bl)/D,s=Math.
sqrt(k*k+bl*bl)/(E*l*(1-l)),h=s?Math.atan2(k,bl)*degrees-120:NaN;return new Cubehelix(h<0?h+360:h,s,l,o.opacity)}function cubehelix(h,s,l,opacity){
return arguments.length===1?cubehelixConvert(h):new Cubehelix(h,s,l,opacity??1)}function Cubehelix(h,s,l,opacity){this.h=
+h,this.s=+s,this.l=+l,this.opacity=+opacity}define(Cubehelix,cubehelix,extend(Color,{brighter(k){return k=k==null?brighter:
Math.pow(brighter,k),new Cubehelix(this.h,this.s,this.l*k,this.opacity)},darker(k){return k=k==null?darker:Math.pow(darker,
k),new Cubehelix(this.h,this.s,this.l*k,this.opacity)},rgb(){var h=isNaN(this.h)?0:(this.h+120)*radians,l=+this.l,a=isNaN(
this.s)?0:this.s*l*(1-l),cosh2=Math.cos(h),sinh2=Math.sin(h);return new Rgb(255*(l+a*(A*cosh2+B*sinh2)),255*(l+a*(C*cosh2+
D*sinh2)),255*(l+a*(E*cosh2)),this.opacity)}}));function basis(t12,v0,v1,v2,v3){var t22=t12*t12,t32=t22*t12;return((1-3*t12+3*t22-t32)*v0+(4-6*t22+3*t32)*v1+(1+3*t12+3*
t22-3*t32)*v2+t32*v3)/6}function basis$1(values){var n=values.length-1;return function(t){var i=t<=0?t=0:t>=1?(t=1,n-1):
Math.floor(t*n),v1=values[i],v2=values[i+1],v0=i>0?values[i-1]:2*v1-v2,v3=i<n-1?values[i+2]:2*v2-v1;return basis((t-i/n)*
n,v0,v1,v2,v3)}}function basisClosed(values){var n=values.length;return function(t){var i=Math.floor(((t%=1)<0?++t:t)*n),
v0=values[(i+n-1)%n],v1=values[i%n],v2=values[(i+1)%n],v3=values[(i+2)%n];return basis((t-i/n)*n,v0,v1,v2,v3)}}var constant=x=>()=>x;
function linear(a,d){return function(t){return a+t*d}}function exponential(a,b,y){return a=Math.pow(a,y),b=Math.pow(b,y)-
a,y=1/y,function(t){return Math.pow(a+t*b,y)}}function hue$1(a,b){var d=b-a;return d?linear(a,d>180||d<-180?d-360*Math.round(
d/360):d):constant(isNaN(a)?b:a)}function gamma(y){return(y=+y)==1?nogamma:function(a,b){return b-a?exponential(a,b,y):constant(
isNaN(a)?b:a)}}function nogamma(a,b){var d=b-a;return d?linear(a,d):constant(isNaN(a)?b:a)}var rgb2=(function rgbGamma(y){
var color2=gamma(y);function rgb3(start,end){var r=color2((start=rgb(start)).r,(end=rgb(end)).r),g=color2(start.g,end.g),
b=color2(start.b,end.b),opacity=nogamma(start.opacity,end.opacity);return function(t){return start.r=r(t),start.g=g(t),start.
b=b(t),start.opacity=opacity(t),start+""}}return rgb3.gamma=rgbGamma,rgb3})(1);function rgbSpline(spline){return function(colors){
var n=colors.length,r=new Array(n),g=new Array(n),b=new Array(n),i,color2;for(i=0;i<n;++i)color2=rgb(colors[i]),r[i]=color2.
r||0,g[i]=color2.g||0,b[i]=color2.b||0;return r=spline(r),g=spline(g),b=spline(b),color2.opacity=1,function(t){return color2.
r=r(t),color2.g=g(t),color2.b=b(t),color2+""}}}var rgbBasis=rgbSpline(basis$1),rgbBasisClosed=rgbSpline(basisClosed);function numberArray(a,b){
b||(b=[]);var n=a?Math.min(b.length,a.length):0,c=b.slice(),i;return function(t){for(i=0;i<n;++i)c[i]=a[i]*(1-t)+b[i]*t;
return c}}function isNumberArray(x){return ArrayBuffer.isView(x)&&!(x instanceof DataView)}function genericArray(a,b){var nb=b?b.length:0,na=a?Math.min(nb,a.length):0,x=new Array(na),c=new Array(nb),i;for(i=0;i<
na;++i)x[i]=value(a[i],b[i]);for(;i<nb;++i)c[i]=b[i];return function(t){for(i=0;i<na;++i)c[i]=x[i](t);return c}}function date(a,b){
var d=new Date;return a=+a,b=+b,function(t){return d.setTime(a*(1-t)+b*t),d}}function number2(a,b){return a=+a,b=+b,function(t){
return a*(1-t)+b*t}}function object(a,b){var i={},c={},k;(a===null||typeof a!="object")&&(a={}),(b===null||typeof b!="ob\
ject")&&(b={});for(k in b)k in a?i[k]=value(a[k],b[k]):c[k]=b[k];return function(t){for(k in i)c[k]=i[k](t);return c}}var reA=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,
reB=new RegExp(reA.source,"g");function zero2(b){return function(){return b}}function one(b){return function(t){return b(
t)+""}}function string(a,b){var bi=reA.lastIndex=reB.lastIndex=0,am,bm,bs,i=-1,s=[],q=[];for(a=a+"",b=b+"";(am=reA.exec(
a))&&(bm=reB.exec(b));)(bs=bm.index)>bi&&(bs=b.slice(bi,bs),s[i]?s[i]+=bs:s[++i]=bs),(am=am[0])===(bm=bm[0])?s[i]?s[i]+=
bm:s[++i]=bm:(s[++i]=null,q.push({i,x:number2(am,bm)})),bi=reB.lastIndex;return bi<b.length&&(bs=b.slice(bi),s[i]?s[i]+=
bs:s[++i]=bs),s.length<2?q[0]?one(q[0].x):zero2(b):(b=q.length,function(t){for(var i2=0,o;i2<b;++i2)s[(o=q[i2]).i]=o.x(t);
return s.join("")})}function value(a,b){var t=typeof b,c;return b==null||t==="boolean"?constant(b):(t==="number"?number2:
t==="string"?(c=color(b))?(b=c,rgb2):string:b instanceof color?rgb2:b instanceof Date?date:isNumberArray(b)?numberArray:
Array.isArray(b)?genericArray:typeof b.valueOf!="function"&&typeof b.toString!="function"||isNaN(b)?object:number2)(a,b)}function round(a,b){return a=+a,b=+b,function(t){return Math.round(a*(1-t)+b*t)}}var degrees2=180/Math.PI,identity={translateX:0,
translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function decompose(a,b,c,d,e,f){var scaleX,scaleY,skewX;return(scaleX=Math.
sqrt(a*a+b*b))&&(a/=scaleX,b/=scaleX),(skewX=a*c+b*d)&&(c-=a*skewX,d-=b*skewX),(scaleY=Math.sqrt(c*c+d*d))&&(c/=scaleY,d/=
scaleY,skewX/=scaleY),a*d<b*c&&(a=-a,b=-b,skewX=-skewX,scaleX=-scaleX),{translateX:e,translateY:f,rotate:Math.atan2(b,a)*
degrees2,skewX:Math.atan(skewX)*degrees2,scaleX,scaleY}}var svgNode;function parseCss(value2){let m=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(value2+"");return m.isIdentity?identity:decompose(m.a,m.b,m.c,m.d,m.e,m.f)}function parseSvg(value2){
return value2==null||(svgNode||(svgNode=document.createElementNS("http://www.w3.org/2000/svg","g")),svgNode.setAttribute(
"transform",value2),!(value2=svgNode.transform.baseVal.consolidate()))?identity:(value2=value2.matrix,decompose(value2.a,
value2.b,value2.c,value2.d,value2.e,value2.f))}function interpolateTransform(parse,pxComma,pxParen,degParen){function pop(s){
return s.length?s.pop()+" ":""}function translate(xa,ya,xb,yb,s,q){if(xa!==xb||ya!==yb){var i=s.push("translate(",null,pxComma,
null,pxParen);q.push({i:i-4,x:number2(xa,xb)},{i:i-2,x:number2(ya,yb)})}else(xb||yb)&&s.push("translate("+xb+pxComma+yb+
pxParen)}function rotate(a,b,s,q){a!==b?(a-b>180?b+=360:b-a>180&&(a+=360),q.push({i:s.push(pop(s)+"rotate(",null,degParen)-
2,x:number2(a,b)})):b&&s.push(pop(s)+"rotate("+b+degParen)}function skewX(a,b,s,q){a!==b?q.push({i:s.push(pop(s)+"skewX(",
null,degParen)-2,x:number2(a,b)}):b&&s.push(pop(s)+"skewX("+b+degParen)}function scale(xa,ya,xb,yb,s,q){if(xa!==xb||ya!==
yb){var i=s.push(pop(s)+"scale(",null,",",null,")");q.push({i:i-4,x:number2(xa,xb)},{i:i-2,x:number2(ya,yb)})}else(xb!==
1||yb!==1)&&s.push(pop(s)+"scale("+xb+","+yb+")")}return function(a,b){var s=[],q=[];return a=parse(a),b=parse(b),translate(
a.translateX,a.translateY,b.translateX,b.translateY,s,q),rotate(a.rotate,b.rotate,s,q),skewX(a.skewX,b.skewX,s,q),scale(
a.scaleX,a.scaleY,b.scaleX,b.scaleY,s,q),a=b=null,function(t){for(var i=-1,n=q.length,o;++i<n;)s[(o=q[i]).i]=o.x(t);return s.
join("")}}}var interpolateTransformCss=interpolateTransform(parseCss,"px, ","px)","deg)"),interpolateTransformSvg=interpolateTransform(
parseSvg,", ",")",")"),epsilon2=1e-12;function cosh(x){return((x=Math.exp(x))+1/x)/2}function sinh(x){return((x=Math.exp(
x))-1/x)/2}function tanh(x){return((x=Math.exp(2*x))-1)/(x+1)}var zoom=(function zoomRho(rho,rho2,rho4){function zoom2(p0,p1){
var ux0=p0[0],uy0=p0[1],w0=p0[2],ux1=p1[0],uy1=p1[1],w1=p1[2],dx=ux1-ux0,dy=uy1-uy0,d2=dx*dx+dy*dy,i,S;if(d2<epsilon2)S=
Math.log(w1/w0)/rho,i=function(t){return[ux0+t*dx,uy0+t*dy,w0*Math.exp(rho*t*S)]};else{var d1=Math.sqrt(d2),b0=(w1*w1-w0*
w0+rho4*d2)/(2*w0*rho2*d1),b1=(w1*w1-w0*w0-rho4*d2)/(2*w1*rho2*d1),r0=Math.log(Math.sqrt(b0*b0+1)-b0),r1=Math.log(Math.sqrt(
b1*b1+1)-b1);S=(r1-r0)/rho,i=function(t){var s=t*S,coshr0=cosh(r0),u=w0/(rho2*d1)*(coshr0*tanh(rho*s+r0)-sinh(r0));return[
ux0+u*dx,uy0+u*dy,w0*coshr0/cosh(rho*s+r0)]}}return i.duration=Math.abs(S)*1e3*rho/Math.SQRT2,i}return zoom2.rho=function(_){
var _1=Math.max(.001,+_),_2=_1*_1,_4=_2*_2;return zoomRho(_1,_2,_4)},zoom2})(Math.SQRT2,2,4);function hsl2(hue){return function(start,end){
var h=hue((start=hsl(start)).h,(end=hsl(end)).h),s=nogamma(start.s,end.s),l=nogamma(start.l,end.l),opacity=nogamma(start.
opacity,end.opacity);return function(t){return start.h=h(t),start.s=s(t),start.l=l(t),start.opacity=opacity(t),start+""}}}
var hsl_default=hsl2(hue$1),hslLong=hsl2(nogamma);function hcl2(hue){return function(start,end){var h=hue((start=hcl(start)).h,(end=hcl(end)).h),c=nogamma(start.c,end.c),
l=nogamma(start.l,end.l),opacity=nogamma(start.opacity,end.opacity);return function(t){return start.h=h(t),start.c=c(t),
start.l=l(t),start.opacity=opacity(t),start+""}}}var hcl_default=hcl2(hue$1),hclLong=hcl2(nogamma);function cubehelix2(hue){
return(function cubehelixGamma(y){y=+y;function cubehelix3(start,end){var h=hue((start=cubehelix(start)).h,(end=cubehelix(
end)).h),s=nogamma(start.s,end.s),l=nogamma(start.l,end.l),opacity=nogamma(start.opacity,end.opacity);return function(t){
return start.h=h(t),start.s=s(t),start.l=l(Math.pow(t,y)),start.opacity=opacity(t),start+""}}return cubehelix3.gamma=cubehelixGamma,
cubehelix3})(1)}var cubehelix_default=cubehelix2(hue$1),cubehelixLong=cubehelix2(nogamma);function formatDecimal(x){return Math.abs(x=Math.round(x))>=1e21?x.toLocaleString("en").replace(/,/g,""):x.toString(10)}
function formatDecimalParts(x,p){if(!isFinite(x)||x===0)return null;var i=(x=p?x.toExponential(p-1):x.toExponential()).indexOf(
"e"),coefficient=x.slice(0,i);return[coefficient.length>1?coefficient[0]+coefficient.slice(2):coefficient,+x.slice(i+1)]}
function exponent(x){return x=formatDecimalParts(Math.abs(x)),x?x[1]:NaN}function formatGroup(grouping,thousands){return function(value2,width){
for(var i=value2.length,t=[],j=0,g=grouping[0],length=0;i>0&&g>0&&(length+g+1>width&&(g=Math.max(1,width-length)),t.push(
value2.substring(i-=g,i+g)),!((length+=g+1)>width));)g=grouping[j=(j+1)%grouping.length];return t.reverse().join(thousands)}}
function formatNumerals(numerals){return function(value2){return value2.replace(/[0-9]/g,function(i){return numerals[+i]})}}
var re=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function formatSpecifier(specifier){if(!(match=
re.exec(specifier)))throw new Error("invalid format: "+specifier);var match;return new FormatSpecifier({fill:match[1],align:match[2],
sign:match[3],symbol:match[4],zero:match[5],width:match[6],comma:match[7],precision:match[8]&&match[8].slice(1),trim:match[9],
type:match[10]})}formatSpecifier.prototype=FormatSpecifier.prototype;function FormatSpecifier(specifier){this.fill=specifier.
fill===void 0?" ":specifier.fill+"",this.align=specifier.align===void 0?">":specifier.align+"",this.sign=specifier.sign===
void 0?"-":specifier.sign+"",this.symbol=specifier.symbol===void 0?"":specifier.symbol+"",this.zero=!!specifier.zero,this.
width=specifier.width===void 0?void 0:+specifier.width,this.comma=!!specifier.comma,this.precision=specifier.precision===
void 0?void 0:+specifier.precision,this.trim=!!specifier.trim,this.type=specifier.type===void 0?"":specifier.type+""}FormatSpecifier.
prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?
"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?
"~":"")+this.type};function formatTrim(s){out:for(var n=s.length,i=1,i0=-1,i1;i<n;++i)switch(s[i]){case".":i0=i1=i;break;case"\
0":i0===0&&(i0=i),i1=i;break;default:if(!+s[i])break out;i0>0&&(i0=0);break}return i0>0?s.slice(0,i0)+s.slice(i1+1):s}var prefixExponent;
function formatPrefixAuto(x,p){var d=formatDecimalParts(x,p);if(!d)return prefixExponent=void 0,x.toPrecision(p);var coefficient=d[0],
exponent2=d[1],i=exponent2-(prefixExponent=Math.max(-8,Math.min(8,Math.floor(exponent2/3)))*3)+1,n=coefficient.length;return i===
n?coefficient:i>n?coefficient+new Array(i-n+1).join("0"):i>0?coefficient.slice(0,i)+"."+coefficient.slice(i):"0."+new Array(
1-i).join("0")+formatDecimalParts(x,Math.max(0,p+i-1))[0]}function formatRounded(x,p){var d=formatDecimalParts(x,p);if(!d)
return x+"";var coefficient=d[0],exponent2=d[1];return exponent2<0?"0."+new Array(-exponent2).join("0")+coefficient:coefficient.
length>exponent2+1?coefficient.slice(0,exponent2+1)+"."+coefficient.slice(exponent2+1):coefficient+new Array(exponent2-coefficient.
length+2).join("0")}var formatTypes={"%":(x,p)=>(x*100).toFixed(p),b:x=>Math.round(x).toString(2),c:x=>x+"",d:formatDecimal,
e:(x,p)=>x.toExponential(p),f:(x,p)=>x.toFixed(p),g:(x,p)=>x.toPrecision(p),o:x=>Math.round(x).toString(8),p:(x,p)=>formatRounded(
x*100,p),r:formatRounded,s:formatPrefixAuto,X:x=>Math.round(x).toString(16).toUpperCase(),x:x=>Math.round(x).toString(16)};
function identity2(x){return x}var map=Array.prototype.map,prefixes=["y","z","a","f","p","n","\xB5","m","","k","M","G","\
T","P","E","Z","Y"];function formatLocale(locale2){var group=locale2.grouping===void 0||locale2.thousands===void 0?identity2:
formatGroup(map.call(locale2.grouping,Number),locale2.thousands+""),currencyPrefix=locale2.currency===void 0?"":locale2.
currency[0]+"",currencySuffix=locale2.currency===void 0?"":locale2.currency[1]+"",decimal=locale2.decimal===void 0?".":locale2.
decimal+"",numerals=locale2.numerals===void 0?identity2:formatNumerals(map.call(locale2.numerals,String)),percent=locale2.
percent===void 0?"%":locale2.percent+"",minus=locale2.minus===void 0?"\u2212":locale2.minus+"",nan=locale2.nan===void 0?
"NaN":locale2.nan+"";function newFormat(specifier,options){specifier=formatSpecifier(specifier);var fill=specifier.fill,
align=specifier.align,sign=specifier.sign,symbol=specifier.symbol,zero3=specifier.zero,width=specifier.width,comma=specifier.
comma,precision=specifier.precision,trim=specifier.trim,type=specifier.type;type==="n"?(comma=!0,type="g"):formatTypes[type]||
(precision===void 0&&(precision=12),trim=!0,type="g"),(zero3||fill==="0"&&align==="=")&&(zero3=!0,fill="0",align="=");var prefix=(options&&
options.prefix!==void 0?options.prefix:"")+(symbol==="$"?currencyPrefix:symbol==="#"&&/[boxX]/.test(type)?"0"+type.toLowerCase():
""),suffix=(symbol==="$"?currencySuffix:/[%p]/.test(type)?percent:"")+(options&&options.suffix!==void 0?options.suffix:""),
formatType=formatTypes[type],maybeSuffix=/[defgprs%]/.test(type);precision=precision===void 0?6:/[gprs]/.test(type)?Math.
max(1,Math.min(21,precision)):Math.max(0,Math.min(20,precision));function format2(value2){var valuePrefix=prefix,valueSuffix=suffix,
i,n,c;if(type==="c")valueSuffix=formatType(value2)+valueSuffix,value2="";else{value2=+value2;var valueNegative=value2<0||
1/value2<0;if(value2=isNaN(value2)?nan:formatType(Math.abs(value2),precision),trim&&(value2=formatTrim(value2)),valueNegative&&
+value2==0&&sign!=="+"&&(valueNegative=!1),valuePrefix=(valueNegative?sign==="("?sign:minus:sign==="-"||sign==="("?"":sign)+
valuePrefix,valueSuffix=(type==="s"&&!isNaN(value2)&&prefixExponent!==void 0?prefixes[8+prefixExponent/3]:"")+valueSuffix+
(valueNegative&&sign==="("?")":""),maybeSuffix){for(i=-1,n=value2.length;++i<n;)if(c=value2.charCodeAt(i),48>c||c>57){valueSuffix=
(c===46?decimal+value2.slice(i+1):value2.slice(i))+valueSuffix,value2=value2.slice(0,i);break}}}comma&&!zero3&&(value2=group(
value2,1/0));var length=valuePrefix.length+value2.length+valueSuffix.length,padding=length<width?new Array(width-length+
1).join(fill):"";switch(comma&&zero3&&(value2=group(padding+value2,padding.length?width-valueSuffix.length:1/0),padding=
""),align){case"<":value2=valuePrefix+value2+valueSuffix+padding;break;case"=":value2=valuePrefix+padding+value2+valueSuffix;
break;case"^":value2=padding.slice(0,length=padding.length>>1)+valuePrefix+value2+valueSuffix+padding.slice(length);break;default:
value2=padding+valuePrefix+value2+valueSuffix;break}return numerals(value2)}return format2.toString=function(){return specifier+
""},format2}function formatPrefix2(specifier,value2){var e=Math.max(-8,Math.min(8,Math.floor(exponent(value2)/3)))*3,k=Math.
pow(10,-e),f=newFormat((specifier=formatSpecifier(specifier),specifier.type="f",specifier),{suffix:prefixes[8+e/3]});return function(value3){
return f(k*value3)}}return{format:newFormat,formatPrefix:formatPrefix2}}var locale,format,formatPrefix;defaultLocale({thousands:"\
,",grouping:[3],currency:["$",""]});function defaultLocale(definition){return locale=formatLocale(definition),format=locale.
format,formatPrefix=locale.formatPrefix,locale}function precisionFixed(step){return Math.max(0,-exponent(Math.abs(step)))}
function precisionPrefix(step,value2){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(exponent(value2)/3)))*3-exponent(
Math.abs(step)))}function precisionRound(step,max){return step=Math.abs(step),max=Math.abs(max)-step,Math.max(0,exponent(
max)-exponent(step))+1}function initRange(domain,range2){switch(arguments.length){case 0:break;case 1:this.range(domain);break;default:this.range(
range2).domain(domain);break}return this}function constants(x){return function(){return x}}function number$1(x){return+x}var unit=[0,1];function identity$1(x){return x}
function normalize(a,b){return(b-=a=+a)?function(x){return(x-a)/b}:constants(isNaN(b)?NaN:.5)}function clamper(a,b){var t;
return a>b&&(t=a,a=b,b=t),function(x){return Math.max(a,Math.min(b,x))}}function bimap(domain,range2,interpolate){var d0=domain[0],
d1=domain[1],r0=range2[0],r1=range2[1];return d1<d0?(d0=normalize(d1,d0),r0=interpolate(r1,r0)):(d0=normalize(d0,d1),r0=
interpolate(r0,r1)),function(x){return r0(d0(x))}}function polymap(domain,range2,interpolate){var j=Math.min(domain.length,
range2.length)-1,d=new Array(j),r=new Array(j),i=-1;for(domain[j]<domain[0]&&(domain=domain.slice().reverse(),range2=range2.
slice().reverse());++i<j;)d[i]=normalize(domain[i],domain[i+1]),r[i]=interpolate(range2[i],range2[i+1]);return function(x){
var i2=bisectRight(domain,x,1,j)-1;return r[i2](d[i2](x))}}function copy$1(source,target){return target.domain(source.domain()).
range(source.range()).interpolate(source.interpolate()).clamp(source.clamp()).unknown(source.unknown())}function transformer$2(){
var domain=unit,range2=unit,interpolate$1=value,transform,untransform,unknown,clamp=identity$1,piecewise2,output,input;function rescale(){
var n=Math.min(domain.length,range2.length);return clamp!==identity$1&&(clamp=clamper(domain[0],domain[n-1])),piecewise2=
n>2?polymap:bimap,output=input=null,scale}function scale(x){return x==null||isNaN(x=+x)?unknown:(output||(output=piecewise2(
domain.map(transform),range2,interpolate$1)))(transform(clamp(x)))}return scale.invert=function(y){return clamp(untransform(
(input||(input=piecewise2(range2,domain.map(transform),number2)))(y)))},scale.domain=function(_){return arguments.length?
(domain=Array.from(_,number$1),rescale()):domain.slice()},scale.range=function(_){return arguments.length?(range2=Array.
from(_),rescale()):range2.slice()},scale.rangeRound=function(_){return range2=Array.from(_),interpolate$1=round,rescale()},
scale.clamp=function(_){return arguments.length?(clamp=_?!0:identity$1,rescale()):clamp!==identity$1},scale.interpolate=
function(_){return arguments.length?(interpolate$1=_,rescale()):interpolate$1},scale.unknown=function(_){return arguments.
length?(unknown=_,scale):unknown},function(t,u){return transform=t,untransform=u,rescale()}}function continuous(){return transformer$2()(
identity$1,identity$1)}function tickFormat(start,stop,count,specifier){var step=tickStep(start,stop,count),precision;switch(specifier=
formatSpecifier(specifier??",f"),specifier.type){case"s":{var value2=Math.max(Math.abs(start),Math.abs(stop));return specifier.
precision==null&&!isNaN(precision=precisionPrefix(step,value2))&&(specifier.precision=precision),formatPrefix(specifier,
value2)}case"":case"e":case"g":case"p":case"r":{specifier.precision==null&&!isNaN(precision=precisionRound(step,Math.max(
Math.abs(start),Math.abs(stop))))&&(specifier.precision=precision-(specifier.type==="e"));break}case"f":case"%":{specifier.
precision==null&&!isNaN(precision=precisionFixed(step))&&(specifier.precision=precision-(specifier.type==="%")*2);break}}
return format(specifier)}function linearish(scale){var domain=scale.domain;return scale.ticks=function(count){var d=domain();
return ticks(d[0],d[d.length-1],count??10)},scale.tickFormat=function(count,specifier){var d=domain();return tickFormat(
d[0],d[d.length-1],count??10,specifier)},scale.nice=function(count){count==null&&(count=10);var d=domain(),i0=0,i1=d.length-
1,start=d[i0],stop=d[i1],prestep,step,maxIter=10;for(stop<start&&(step=start,start=stop,stop=step,step=i0,i0=i1,i1=step);maxIter-- >
0;){if(step=tickIncrement(start,stop,count),step===prestep)return d[i0]=start,d[i1]=stop,domain(d);if(step>0)start=Math.
floor(start/step)*step,stop=Math.ceil(stop/step)*step;else if(step<0)start=Math.ceil(start*step)/step,stop=Math.floor(stop*
step)/step;else break;prestep=step}return scale},scale}function linear2(){var scale=continuous();return scale.copy=function(){
return copy$1(scale,linear2())},initRange.apply(scale,arguments),linearish(scale)}function nice(domain,interval){domain=domain.slice();var i0=0,i1=domain.length-1,x0=domain[i0],x1=domain[i1],t;return x1<
x0&&(t=i0,i0=i1,i1=t,t=x0,x0=x1,x1=t),domain[i0]=interval.floor(x0),domain[i1]=interval.ceil(x1),domain}function transformLog(x){
return Math.log(x)}function transformExp(x){return Math.exp(x)}function transformLogn(x){return-Math.log(-x)}function transformExpn(x){
return-Math.exp(-x)}function pow10(x){return isFinite(x)?+("1e"+x):x<0?0:x}function powp(base){return base===10?pow10:base===
Math.E?Math.exp:x=>Math.pow(base,x)}function logp(base){return base===Math.E?Math.log:base===10&&Math.log10||base===2&&Math.
log2||(base=Math.log(base),x=>Math.log(x)/base)}function reflect(f){return(x,k)=>-f(-x,k)}function loggish(transform){let scale=transform(
transformLog,transformExp),domain=scale.domain,base=10,logs,pows;function rescale(){return logs=logp(base),pows=powp(base),
domain()[0]<0?(logs=reflect(logs),pows=reflect(pows),transform(transformLogn,transformExpn)):transform(transformLog,transformExp),
scale}return scale.base=function(_){return arguments.length?(base=+_,rescale()):base},scale.domain=function(_){return arguments.
length?(domain(_),rescale()):domain()},scale.ticks=count=>{let d=domain(),u=d[0],v=d[d.length-1],r=v<u;r&&([u,v]=[v,u]);
let i=logs(u),j=logs(v),k,t,n=count==null?10:+count,z=[];if(!(base%1)&&j-i<n){if(i=Math.floor(i),j=Math.ceil(j),u>0){for(;i<=
j;++i)for(k=1;k<base;++k)if(t=i<0?k/pows(-i):k*pows(i),!(t<u)){if(t>v)break;z.push(t)}}else for(;i<=j;++i)for(k=base-1;k>=
1;--k)if(t=i>0?k/pows(-i):k*pows(i),!(t<u)){if(t>v)break;z.push(t)}z.length*2<n&&(z=ticks(u,v,n))}else z=ticks(i,j,Math.
min(j-i,n)).map(pows);return r?z.reverse():z},scale.tickFormat=(count,specifier)=>{if(count==null&&(count=10),specifier==
null&&(specifier=base===10?"s":","),typeof specifier!="function"&&(!(base%1)&&(specifier=formatSpecifier(specifier)).precision==
null&&(specifier.trim=!0),specifier=format(specifier)),count===1/0)return specifier;let k=Math.max(1,base*count/scale.ticks().
length);return d=>{let i=d/pows(Math.round(logs(d)));return i*base<base-.5&&(i*=base),i<=k?specifier(d):""}},scale.nice=
()=>domain(nice(domain(),{floor:x=>pows(Math.floor(logs(x))),ceil:x=>pows(Math.ceil(logs(x)))})),scale}function log(){let scale=loggish(
transformer$2()).domain([1,10]);return scale.copy=()=>copy$1(scale,log()).base(scale.base()),initRange.apply(scale,arguments),
scale}function transformSymlog(c){return function(x){return Math.sign(x)*Math.log1p(Math.abs(x/c))}}function transformSymexp(c){
return function(x){return Math.sign(x)*Math.expm1(Math.abs(x))*c}}function symlogish(transform){var c=1,scale=transform(
transformSymlog(c),transformSymexp(c));return scale.constant=function(_){return arguments.length?transform(transformSymlog(
c=+_),transformSymexp(c)):c},linearish(scale)}function symlog(){var scale=symlogish(transformer$2());return scale.copy=function(){
return copy$1(scale,symlog()).constant(scale.constant())},initRange.apply(scale,arguments)}function shownUnit(base,value2){if(base==="ns"||base==="bytes"){let name=base==="ns"?nsAmount(value2).unit:sizeAmount(value2).
unit;return{name,size:sizes[name]??1}}return value2>=1e9?{name:`billion ${base}`,size:1e9}:value2>=1e6?{name:`million ${base}`,
size:1e6}:{name:base,size:1}}var sizes={ns:1,\u00B5s:1e3,ms:1e6,s:1e9,B:1,KiB:2**10,MiB:2**20,GiB:2**30,TiB:2**40};function drawnExtent(points){
let[from,to]=[1/0,-1/0];for(let[at,{value:value2}]of points.entries()){let before=points[at-1]?.value??value2,after=points[at+
1]?.value??value2,own=at===points.length-1?value2:median([before,value2,after]);from=Math.min(from,own),to=Math.max(to,own)}
if(points.length===0)return[0,1];let spread=median(points.slice(-recent).map(({low,high})=>high-low)),room=Math.max((to-
from)*.15,spread,Math.abs(to)*.002);return[from-room,to+room]}var recent=50;import{createHash}from"node:crypto";function pageHtml({title,header,main,footer},{style,script}){let policy=`default-src 'none'; style-src '${hashOf(style)}\
'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'`;return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${rawElement("style",style)}
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          ${header}
        </header>
        <main>${main}</main>
        <footer>
          <p>${footer}</p>
        </footer>
        ${rawElement("script",script)}
      </body>
    </html> `.text}function hashOf(text){return`sha256-${createHash("sha256").update(text).digest("base64")}`}function leftAxis(scale,ticks2,{left,right},text){return ticks2.map(tick=>{let y=px(scale(tick));return html`<path class="g" d="M${px(
left)} ${y}H${px(right)}" /><text
        x="${px(left-6)}"
        y="${y}"
        dy=".35em"
        text-anchor="end"
        >${text(tick)}</text
      >`})}function bottomAxis(scale,ticks2,{top,bottom},text){return ticks2.map(tick=>{let x=px(scale(tick));return html`<path class="g" d="M${x} ${px(
top)}V${px(bottom)}" /><text
        x="${x}"
        y="${px(bottom+15)}"
        text-anchor="middle"
        >${text(tick)}</text
      >`})}function px(value2){return String(Math.round(value2*10)/10)}export{html,dataElement,sentence,plainSentence,codeHtml,nameCode,linear2 as linear,log,symlog,leftAxis,bottomAxis,px,shownUnit,
drawnExtent,pageHtml};
