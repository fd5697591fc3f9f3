import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{changeStates,changeText,commitsText,cutText,cutWords,dayOf,directionOf,driftText,endText,environmentText,figureText,
gapsText,hasMostRatios,jobText,latestText,machineText,recordAt,reportLink,runText,skippedText,standingChanges,stateTexts,
valueText}from"./chunk-2YQZNSF7.js";import{drawnExtent,html,leftAxis,linear,pageHtml,plainSentence,px,sentence,shownUnit}from"./chunk-EIIC2ZSZ.js";
import{dateText}from"./chunk-3IPLKNHB.js";import{readUnit}from"./chunk-HQWE3O53.js";import{clipMiddle,formatCount}from"./chunk-NSC7WXGZ.js";
import{median}from"./chunk-NGQWIWV5.js";import{counted}from"./chunk-6ECLQG56.js";import{signedPercent}from"./chunk-6WS3YUMR.js";
import{plainText}from"./chunk-JN33INQG.js";var pi=Math.PI,tau=2*pi,epsilon=1e-6,tauEpsilon=tau-epsilon;function append(strings){this._+=strings[0];for(let i=1,n=strings.
length;i<n;++i)this._+=arguments[i]+strings[i]}function appendRound(digits){let d=Math.floor(digits);if(!(d>=0))throw new Error(
`invalid digits: ${digits}`);if(d>15)return append;let k2=10**d;return function(strings){this._+=strings[0];for(let i=1,
n=strings.length;i<n;++i)this._+=Math.round(arguments[i]*k2)/k2+strings[i]}}function equal(x0,y0,x1,y1){return x0===x1&&
y0===y1}function equalRound(digits){let d=Math.floor(digits);if(!(d<=15))return equal;let k2=10**d,r=function(value){return Math.
round(value*k2)};return function(x0,y0,x1,y1){return r(x0)===r(x1)&&r(y0)===r(y1)}}var Path=class{constructor(digits){this.
_x0=this._y0=this._x1=this._y1=null,this._="",this._append=digits==null?append:appendRound(digits),this._equal=digits==null?
equal:equalRound(digits)}moveTo(x2,y2){this._append`M${this._x0=this._x1=+x2},${this._y0=this._y1=+y2}`}closePath(){this.
_x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(x2,y2){this._append`L${this._x1=+x2},${this._y1=
+y2}`}quadraticCurveTo(x1,y1,x2,y2){this._append`Q${+x1},${+y1},${this._x1=+x2},${this._y1=+y2}`}bezierCurveTo(x1,y1,x2,y2,x3,y3){
this._append`C${+x1},${+y1},${+x2},${+y2},${this._x1=+x3},${this._y1=+y3}`}arcTo(x1,y1,x2,y2,r){if(x1=+x1,y1=+y1,x2=+x2,
y2=+y2,r=+r,r<0)throw new Error(`negative radius: ${r}`);let x0=this._x1,y0=this._y1,x21=x2-x1,y21=y2-y1,x01=x0-x1,y01=y0-
y1,l01_2=x01*x01+y01*y01;if(this._x1===null)this._append`M${this._x1=x1},${this._y1=y1}`;else if(l01_2>epsilon)if(!(Math.
abs(y01*x21-y21*x01)>epsilon)||!r)this._append`L${this._x1=x1},${this._y1=y1}`;else{let x20=x2-x0,y20=y2-y0,l21_2=x21*x21+
y21*y21,l20_2=x20*x20+y20*y20,l21=Math.sqrt(l21_2),l01=Math.sqrt(l01_2),l=r*Math.tan((pi-Math.acos((l21_2+l01_2-l20_2)/(2*
l21*l01)))/2),t01=l/l01,t21=l/l21;Math.abs(t01-1)>epsilon&&this._append`L${x1+t01*x01},${y1+t01*y01}`,this._append`A${r},${r},0,0,${+(y01*
x20>x01*y20)},${this._x1=x1+t21*x21},${this._y1=y1+t21*y21}`}}arc(x2,y2,r,a0,a1,ccw){if(x2=+x2,y2=+y2,r=+r,ccw=!!ccw,r<0)
throw new Error(`negative radius: ${r}`);let dx=r*Math.cos(a0),dy=r*Math.sin(a0),x0=x2+dx,y0=y2+dy,cw=1^ccw,da=ccw?a0-a1:
a1-a0;if(this._x1===null?this._append`M${x0},${y0}`:(Math.abs(this._x1-x0)>epsilon||Math.abs(this._y1-y0)>epsilon)&&this.
_append`L${x0},${y0}`,!!r){if(da<0&&(da=da%tau+tau),da>tauEpsilon)this._append`A${r},${r},0,1,${cw},${x2-dx},${y2-dy}A${r},${r},0,1,${cw},${this.
_x1=x0},${this._y1=y0}`;else if(da>epsilon){let x1=x2+r*Math.cos(a1),y1=y2+r*Math.sin(a1);if(da>=pi&&this._equal(x0,y0,x1,
y1)){da/=2;let a00=a0+da;this._append`A${r},${r},0,${+(da>=pi)},${cw},${x2+r*Math.cos(a00)},${y2+r*Math.sin(a00)}`}this.
_append`A${r},${r},0,${+(da>=pi)},${cw},${this._x1=x1},${this._y1=y1}`}}}rect(x2,y2,w,h){this._append`M${this._x0=this._x1=
+x2},${this._y0=this._y1=+y2}h${w=+w}v${+h}h${-w}Z`}toString(){return this._}};function path(){return new Path}path.prototype=
Path.prototype;function constant(x2){return function(){return x2}}var cos=Math.cos;var sin=Math.sin,sqrt=Math.sqrt,epsilon2=1e-12,pi2=Math.PI,halfPi=pi2/2,tau2=2*pi2;function withPath(shape){let digits=3;return shape.digits=function(_){if(!arguments.length)return digits;if(_==null)digits=
null;else{let d=Math.floor(_);if(!(d>=0))throw new RangeError(`invalid digits: ${_}`);digits=d}return shape},()=>new Path(
digits)}var slice=Array.prototype.slice;function array(x2){return typeof x2=="object"&&"length"in x2?x2:Array.from(x2)}function Linear(context){
this._context=context}Linear.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-
this._line},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:this._point=1,this._line?this._context.lineTo(
x2,y2):this._context.moveTo(x2,y2);break;case 1:this._point=2;default:this._context.lineTo(x2,y2);break}}};function curveLinear(context){
return new Linear(context)}function x(p){return p[0]}function y(p){return p[1]}function line(x$1,y$1){var defined=constant(
!0),context=null,curve=curveLinear,output=null,path2=withPath(line2);x$1=typeof x$1=="function"?x$1:x$1===void 0?x:constant(
x$1),y$1=typeof y$1=="function"?y$1:y$1===void 0?y:constant(y$1);function line2(data){var i,n=(data=array(data)).length,
d,defined0=!1,buffer;for(context==null&&(output=curve(buffer=path2())),i=0;i<=n;++i)!(i<n&&defined(d=data[i],i,data))===
defined0&&((defined0=!defined0)?output.lineStart():output.lineEnd()),defined0&&output.point(+x$1(d,i,data),+y$1(d,i,data));
if(buffer)return output=null,buffer+""||null}return line2.x=function(_){return arguments.length?(x$1=typeof _=="function"?
_:constant(+_),line2):x$1},line2.y=function(_){return arguments.length?(y$1=typeof _=="function"?_:constant(+_),line2):y$1},
line2.defined=function(_){return arguments.length?(defined=typeof _=="function"?_:constant(!!_),line2):defined},line2.curve=
function(_){return arguments.length?(curve=_,context!=null&&(output=curve(context)),line2):curve},line2.context=function(_){
return arguments.length?(_==null?context=output=null:output=curve(context=_),line2):context},line2}function area(x0,y0,y1){
var x1=null,defined=constant(!0),context=null,curve=curveLinear,output=null,path2=withPath(area2);x0=typeof x0=="functio\
n"?x0:x0===void 0?x:constant(+x0),y0=typeof y0=="function"?y0:constant(y0===void 0?0:+y0),y1=typeof y1=="function"?y1:y1===
void 0?y:constant(+y1);function area2(data){var i,j,k2,n=(data=array(data)).length,d,defined0=!1,buffer,x0z=new Array(n),
y0z=new Array(n);for(context==null&&(output=curve(buffer=path2())),i=0;i<=n;++i){if(!(i<n&&defined(d=data[i],i,data))===
defined0)if(defined0=!defined0)j=i,output.areaStart(),output.lineStart();else{for(output.lineEnd(),output.lineStart(),k2=
i-1;k2>=j;--k2)output.point(x0z[k2],y0z[k2]);output.lineEnd(),output.areaEnd()}defined0&&(x0z[i]=+x0(d,i,data),y0z[i]=+y0(
d,i,data),output.point(x1?+x1(d,i,data):x0z[i],y1?+y1(d,i,data):y0z[i]))}if(buffer)return output=null,buffer+""||null}function arealine(){
return line().defined(defined).curve(curve).context(context)}return area2.x=function(_){return arguments.length?(x0=typeof _==
"function"?_:constant(+_),x1=null,area2):x0},area2.x0=function(_){return arguments.length?(x0=typeof _=="function"?_:constant(
+_),area2):x0},area2.x1=function(_){return arguments.length?(x1=_==null?null:typeof _=="function"?_:constant(+_),area2):
x1},area2.y=function(_){return arguments.length?(y0=typeof _=="function"?_:constant(+_),y1=null,area2):y0},area2.y0=function(_){
return arguments.length?(y0=typeof _=="function"?_:constant(+_),area2):y0},area2.y1=function(_){return arguments.length?
(y1=_==null?null:typeof _=="function"?_:constant(+_),area2):y1},area2.lineX0=area2.lineY0=function(){return arealine().x(
x0).y(y0)},area2.lineY1=function(){return arealine().x(x0).y(y1)},area2.lineX1=function(){return arealine().x(x1).y(y0)},
area2.defined=function(_){return arguments.length?(defined=typeof _=="function"?_:constant(!!_),area2):defined},area2.curve=
function(_){return arguments.length?(curve=_,context!=null&&(output=curve(context)),area2):curve},area2.context=function(_){
return arguments.length?(_==null?context=output=null:output=curve(context=_),area2):context},area2}var curveRadialLinear=curveRadial(curveLinear);function Radial(curve){this._curve=curve}Radial.prototype={areaStart:function(){
this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){
this._curve.lineEnd()},point:function(a2,r){this._curve.point(r*Math.sin(a2),r*-Math.cos(a2))}};function curveRadial(curve){
function radial(context){return new Radial(curve(context))}return radial._curve=curve,radial}var sqrt3$2=sqrt(3);var tan30=sqrt(1/3),tan30_2=tan30*2;var kr=sin(pi2/10)/sin(7*pi2/10),kx=sin(tau2/10)*kr,ky=-cos(tau2/10)*kr;var sqrt3$1=sqrt(3);var sqrt3=sqrt(3);var s=sqrt(3)/2,k=1/sqrt(12),a=(k/2+1)*3;function noop(){}function point$3(that,x2,y2){that._context.bezierCurveTo((2*that._x0+that._x1)/3,(2*that._y0+that._y1)/
3,(that._x0+2*that._x1)/3,(that._y0+2*that._y1)/3,(that._x0+4*that._x1+x2)/6,(that._y0+4*that._y1+y2)/6)}function Basis(context){
this._context=context}Basis.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:point$3(this,this._x1,
this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:this._point=1,this._line?
this._context.lineTo(x2,y2):this._context.moveTo(x2,y2);break;case 1:this._point=2;break;case 2:this._point=3,this._context.
lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:point$3(this,x2,y2);break}this._x0=this._x1,this._x1=x2,
this._y0=this._y1,this._y1=y2}};function BasisClosed(context){this._context=context}BasisClosed.prototype={areaStart:noop,areaEnd:noop,lineStart:function(){
this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){
switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.
moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/
3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,
this._y4);break}}},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:this._point=1,this._x2=x2,this._y2=y2;
break;case 1:this._point=2,this._x3=x2,this._y3=y2;break;case 2:this._point=3,this._x4=x2,this._y4=y2,this._context.moveTo(
(this._x0+4*this._x1+x2)/6,(this._y0+4*this._y1+y2)/6);break;default:point$3(this,x2,y2);break}this._x0=this._x1,this._x1=
x2,this._y0=this._y1,this._y1=y2}};function BasisOpen(context){this._context=context}BasisOpen.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||
this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(x2,y2){switch(x2=+x2,
y2=+y2,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var x0=(this._x0+4*this._x1+
x2)/6,y0=(this._y0+4*this._y1+y2)/6;this._line?this._context.lineTo(x0,y0):this._context.moveTo(x0,y0);break;case 3:this.
_point=4;default:point$3(this,x2,y2);break}this._x0=this._x1,this._x1=x2,this._y0=this._y1,this._y1=y2}};function Bundle(context,beta){this._basis=new Basis(context),this._beta=beta}Bundle.prototype={lineStart:function(){this.
_x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var x2=this._x,y2=this._y,j=x2.length-1;if(j>0)for(var x0=x2[0],
y0=y2[0],dx=x2[j]-x0,dy=y2[j]-y0,i=-1,t;++i<=j;)t=i/j,this._basis.point(this._beta*x2[i]+(1-this._beta)*(x0+t*dx),this._beta*
y2[i]+(1-this._beta)*(y0+t*dy));this._x=this._y=null,this._basis.lineEnd()},point:function(x2,y2){this._x.push(+x2),this.
_y.push(+y2)}};var bundle=(function custom(beta){function bundle2(context){return beta===1?new Basis(context):new Bundle(
context,beta)}return bundle2.beta=function(beta2){return custom(+beta2)},bundle2})(.85);function point$2(that,x2,y2){that.
_context.bezierCurveTo(that._x1+that._k*(that._x2-that._x0),that._y1+that._k*(that._y2-that._y0),that._x2+that._k*(that.
_x1-x2),that._y2+that._k*(that._y1-y2),that._x2,that._y2)}function Cardinal(context,tension){this._context=context,this.
_k=(1-tension)/6}Cardinal.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this.
_context.lineTo(this._x2,this._y2);break;case 3:point$2(this,this._x1,this._y1);break}(this._line||this._line!==0&&this.
_point===1)&&this._context.closePath(),this._line=1-this._line},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:
this._point=1,this._line?this._context.lineTo(x2,y2):this._context.moveTo(x2,y2);break;case 1:this._point=2,this._x1=x2,
this._y1=y2;break;case 2:this._point=3;default:point$2(this,x2,y2);break}this._x0=this._x1,this._x1=this._x2,this._x2=x2,
this._y0=this._y1,this._y1=this._y2,this._y2=y2}};var cardinal=(function custom2(tension){function cardinal2(context){return new Cardinal(
context,tension)}return cardinal2.tension=function(tension2){return custom2(+tension2)},cardinal2})(0);function CardinalClosed(context,tension){
this._context=context,this._k=(1-tension)/6}CardinalClosed.prototype={areaStart:noop,areaEnd:noop,lineStart:function(){this.
_x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},
lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{
this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(
this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:
this._point=1,this._x3=x2,this._y3=y2;break;case 1:this._point=2,this._context.moveTo(this._x4=x2,this._y4=y2);break;case 2:
this._point=3,this._x5=x2,this._y5=y2;break;default:point$2(this,x2,y2);break}this._x0=this._x1,this._x1=this._x2,this._x2=
x2,this._y0=this._y1,this._y1=this._y2,this._y2=y2}};var cardinalClosed=(function custom3(tension){function cardinal2(context){
return new CardinalClosed(context,tension)}return cardinal2.tension=function(tension2){return custom3(+tension2)},cardinal2})(
0);function CardinalOpen(context,tension){this._context=context,this._k=(1-tension)/6}CardinalOpen.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this.
_line=1-this._line},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:this._point=1;break;case 1:this._point=
2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);
break;case 3:this._point=4;default:point$2(this,x2,y2);break}this._x0=this._x1,this._x1=this._x2,this._x2=x2,this._y0=this.
_y1,this._y1=this._y2,this._y2=y2}};var cardinalOpen=(function custom4(tension){function cardinal2(context){return new CardinalOpen(
context,tension)}return cardinal2.tension=function(tension2){return custom4(+tension2)},cardinal2})(0);function point$1(that,x2,y2){
var x1=that._x1,y1=that._y1,x22=that._x2,y22=that._y2;if(that._l01_a>epsilon2){var a2=2*that._l01_2a+3*that._l01_a*that.
_l12_a+that._l12_2a,n=3*that._l01_a*(that._l01_a+that._l12_a);x1=(x1*a2-that._x0*that._l12_2a+that._x2*that._l01_2a)/n,y1=
(y1*a2-that._y0*that._l12_2a+that._y2*that._l01_2a)/n}if(that._l23_a>epsilon2){var b=2*that._l23_2a+3*that._l23_a*that._l12_a+
that._l12_2a,m=3*that._l23_a*(that._l23_a+that._l12_a);x22=(x22*b+that._x1*that._l23_2a-x2*that._l12_2a)/m,y22=(y22*b+that.
_y1*that._l23_2a-y2*that._l12_2a)/m}that._context.bezierCurveTo(x1,y1,x22,y22,that._x2,that._y2)}function CatmullRom(context,alpha){
this._context=context,this._alpha=alpha}CatmullRom.prototype={areaStart:function(){this._line=0},areaEnd:function(){this.
_line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=
this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(
this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this.
_context.closePath(),this._line=1-this._line},point:function(x2,y2){if(x2=+x2,y2=+y2,this._point){var x23=this._x2-x2,y23=this.
_y2-y2;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(x23*x23+y23*y23,this._alpha))}switch(this._point){case 0:this._point=
1,this._line?this._context.lineTo(x2,y2):this._context.moveTo(x2,y2);break;case 1:this._point=2;break;case 2:this._point=
3;default:point$1(this,x2,y2);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=
this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=x2,this._y0=this._y1,this._y1=this._y2,this._y2=y2}};var catmullRom=(function custom5(alpha){
function catmullRom2(context){return alpha?new CatmullRom(context,alpha):new Cardinal(context,0)}return catmullRom2.alpha=
function(alpha2){return custom5(+alpha2)},catmullRom2})(.5);function CatmullRomClosed(context,alpha){this._context=context,
this._alpha=alpha}CatmullRomClosed.prototype={areaStart:noop,areaEnd:noop,lineStart:function(){this._x0=this._x1=this._x2=
this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=
this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(
this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(x2,y2){
if(x2=+x2,y2=+y2,this._point){var x23=this._x2-x2,y23=this._y2-y2;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(x23*x23+y23*
y23,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=x2,this._y3=y2;break;case 1:this._point=2,this._context.
moveTo(this._x4=x2,this._y4=y2);break;case 2:this._point=3,this._x5=x2,this._y5=y2;break;default:point$1(this,x2,y2);break}
this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this.
_x1=this._x2,this._x2=x2,this._y0=this._y1,this._y1=this._y2,this._y2=y2}};var catmullRomClosed=(function custom6(alpha){
function catmullRom2(context){return alpha?new CatmullRomClosed(context,alpha):new CardinalClosed(context,0)}return catmullRom2.
alpha=function(alpha2){return custom6(+alpha2)},catmullRom2})(.5);function CatmullRomOpen(context,alpha){this._context=context,
this._alpha=alpha}CatmullRomOpen.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=
this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),
this._line=1-this._line},point:function(x2,y2){if(x2=+x2,y2=+y2,this._point){var x23=this._x2-x2,y23=this._y2-y2;this._l23_a=
Math.sqrt(this._l23_2a=Math.pow(x23*x23+y23*y23,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this.
_point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this.
_y2);break;case 3:this._point=4;default:point$1(this,x2,y2);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=
this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=x2,this._y0=this._y1,this._y1=this._y2,
this._y2=y2}};var catmullRomOpen=(function custom7(alpha){function catmullRom2(context){return alpha?new CatmullRomOpen(
context,alpha):new CardinalOpen(context,0)}return catmullRom2.alpha=function(alpha2){return custom7(+alpha2)},catmullRom2})(
.5);function LinearClosed(context){this._context=context}LinearClosed.prototype={areaStart:noop,areaEnd:noop,lineStart:function(){
this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(x2,y2){x2=+x2,y2=+y2,this._point?
this._context.lineTo(x2,y2):(this._point=1,this._context.moveTo(x2,y2))}};function sign(x2){return x2<0?-1:1}function slope3(that,x2,y2){var h0=that._x1-that._x0,h1=x2-that._x1,s0=(that._y1-that.
_y0)/(h0||h1<0&&-0),s1=(y2-that._y1)/(h1||h0<0&&-0),p=(s0*h1+s1*h0)/(h0+h1);return(sign(s0)+sign(s1))*Math.min(Math.abs(
s0),Math.abs(s1),.5*Math.abs(p))||0}function slope2(that,t){var h=that._x1-that._x0;return h?(3*(that._y1-that._y0)/h-t)/
2:t}function point(that,t0,t1){var x0=that._x0,y0=that._y0,x1=that._x1,y1=that._y1,dx=(x1-x0)/3;that._context.bezierCurveTo(
x0+dx,y0+dx*t0,x1-dx,y1-dx*t1,x1,y1)}function MonotoneX(context){this._context=context}MonotoneX.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this.
_point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:point(this,
this._t0,slope2(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=
1-this._line},point:function(x2,y2){var t1=NaN;if(x2=+x2,y2=+y2,!(x2===this._x1&&y2===this._y1)){switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(x2,y2):this._context.moveTo(x2,y2);break;case 1:this._point=2;break;case 2:
this._point=3,point(this,slope2(this,t1=slope3(this,x2,y2)),t1);break;default:point(this,this._t0,t1=slope3(this,x2,y2));
break}this._x0=this._x1,this._x1=x2,this._y0=this._y1,this._y1=y2,this._t0=t1}}};function MonotoneY(context){this._context=
new ReflectContext(context)}(MonotoneY.prototype=Object.create(MonotoneX.prototype)).point=function(x2,y2){MonotoneX.prototype.
point.call(this,y2,x2)};function ReflectContext(context){this._context=context}ReflectContext.prototype={moveTo:function(x2,y2){
this._context.moveTo(y2,x2)},closePath:function(){this._context.closePath()},lineTo:function(x2,y2){this._context.lineTo(
y2,x2)},bezierCurveTo:function(x1,y1,x2,y2,x3,y3){this._context.bezierCurveTo(y1,x1,y2,x2,y3,x3)}};function Natural(context){this._context=context}Natural.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var x2=this._x,y2=this._y,n=x2.length;if(n)
if(this._line?this._context.lineTo(x2[0],y2[0]):this._context.moveTo(x2[0],y2[0]),n===2)this._context.lineTo(x2[1],y2[1]);else
for(var px2=controlPoints(x2),py=controlPoints(y2),i0=0,i1=1;i1<n;++i0,++i1)this._context.bezierCurveTo(px2[0][i0],py[0][i0],
px2[1][i0],py[1][i0],x2[i1],y2[i1]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,
this._x=this._y=null},point:function(x2,y2){this._x.push(+x2),this._y.push(+y2)}};function controlPoints(x2){var i,n=x2.
length-1,m,a2=new Array(n),b=new Array(n),r=new Array(n);for(a2[0]=0,b[0]=2,r[0]=x2[0]+2*x2[1],i=1;i<n-1;++i)a2[i]=1,b[i]=
4,r[i]=4*x2[i]+2*x2[i+1];for(a2[n-1]=2,b[n-1]=7,r[n-1]=8*x2[n-1]+x2[n],i=1;i<n;++i)m=a2[i]/b[i-1],b[i]-=m,r[i]-=m*r[i-1];
for(a2[n-1]=r[n-1]/b[n-1],i=n-2;i>=0;--i)a2[i]=(r[i]-a2[i+1])/b[i];for(b[n-1]=(x2[n]+a2[n-1])/2,i=0;i<n-1;++i)b[i]=2*x2[i+
1]-a2[i+1];return[a2,b]}function Step(context,t){this._context=context,this._t=t}Step.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===
2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=
0&&(this._t=1-this._t,this._line=1-this._line)},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:this._point=
1,this._line?this._context.lineTo(x2,y2):this._context.moveTo(x2,y2);break;case 1:this._point=2;default:{if(this._t<=0)this.
_context.lineTo(this._x,y2),this._context.lineTo(x2,y2);else{var x1=this._x*(1-this._t)+x2*this._t;this._context.lineTo(
x1,this._y),this._context.lineTo(x1,y2)}break}}this._x=x2,this._y=y2}};function drawnSeries({points,cuts,unit}){if(hasMostRatios(points.slice(cuts.at(-1)?.point??0)))return{unit:"\xD7 the refere\
nce",points:points.flatMap(({record,value,low,high,referenceRatio},point2)=>{if(referenceRatio===null)return[];let scale2=value===
0?0:referenceRatio/value;return[{point:point2,record,value:referenceRatio,low:low*scale2,high:high*scale2}]})};let{base,
factor}=readUnit(unit),most=points.reduce((largest,{high})=>Math.max(largest,high),0)*factor,shown=shownUnit(base,most),
scale=factor/shown.size;return{unit:shown.name,points:points.map(({record,value,low,high},point2)=>({point:point2,record,
value:value*scale,low:low*scale,high:high*scale}))}}var[width,height]=[600,186],chartFrame={left:66,right:width-10,top:30,bottom:142},strips={machine:148,environment:155},looks=8,
characterWidth=11.5,dayTicks=4,dayWidth=105,mostDigits=40;function jobLooks({records},series){let found=[...new Set(series.
flatMap(({points})=>points.map(({record})=>record)))].sort((one,other)=>one-other).flatMap(index=>records[index]?.record??
[]);return{machines:looksOf(found.map(machineText)),environments:looksOf(found.map(environmentText))}}function jobBackground(history,runs,{
machines,environments}){let strip=(what,looks2,textOf)=>{if(looks2.size<2)return[];let texts=runs.records.map(index=>{let record=history.
records[index]?.record;return record===void 0?"unknown":textOf(record)});return stripPaths(what,texts,looks2,runs)};return[
...dayAxis(history,runs),...divider(runs),...strip("machine",machines,machineText),...strip("environment",environments,environmentText)]}
function looksOf(texts){return new Map([...new Set(texts)].map((text,index)=>[text,index%looks]))}function trendChart(history,series,runs,background){
let{points,unit}=drawnSeries(series),shown=points.map(point2=>({...point2,run:runs.runOf(point2.record)})),down=linear(drawnExtent(
points),[chartFrame.bottom,chartFrame.top]).nice(4),exact=shown.filter(({run})=>run>=runs.firstExact),old=shown.filter(({
run})=>run<runs.firstExact),title=plainSentence(figureText(series.figure)),unitLabel=plainText(clipMiddle(unit,15));return html`<svg
    class="trend"
    viewBox="0 0 ${width} ${height}"
    role="group"
    aria-label="Trend of ${title}: ${stateTexts[series.state]}, ${counted(shown.length,"run")}"
  >
    ${leftAxis(down,down.ticks(4),chartFrame,down.tickFormat(4))}
    <text x="0" y="12">${unitLabel}</text>
    ${background}${gapMarks(history,series,runs)}${cutMarks(history,series,runs)}
    ${oldTrend(old,runs,down)}${whiskers(exact,runs,down)}${levels(series,points,runs,down)}
    ${dots(exact,runs,down)}${changeMarks(history,series,runs)}${labels(series,runs,unitLabel)}
    <g class="hits" aria-hidden="true">
      ${exact.map(point2=>hitArea(history.records[point2.record]?.record,point2,runs,down.tickFormat(mostDigits),unit))}
    </g>
  </svg>`}function inside(down,value){return Math.min(chartFrame.bottom,Math.max(chartFrame.top,down(value)))}function oldTrend(points,runs,down){
if(points.length===0)return[];let columns=[...Map.groupBy(points,({run})=>runs.at(run))].map(([x2,found])=>{let values=found.
map(({value})=>value),[least,middle2,most]=[Math.min(...values),median(values),Math.max(...values)].map(value=>inside(down,
value));return{x:x2,least:least??0,middle:middle2??0,most:most??0}}),band=area(({x:x2})=>x2,({least})=>least,({most})=>most).
digits(1),middle=line(({x:x2})=>x2,({middle:y2})=>y2).digits(1);return[html`<path class="band" d="${band(columns)}" />`,
html`<path class="old" d="${middle(columns)}" />`]}function whiskers(points,runs,down){let path2=points.filter(({low,high})=>high>
low).map(({run,low,high})=>`M${px(runs.at(run))} ${px(inside(down,low))}V${px(inside(down,high))}`).join("");return path2===
""?null:html`<path class="spread" d="${path2}" />`}function dots(points,runs,down){let[within,beyond]=[[],[]];for(let{run,
value}of points){let[x2,y2]=[px(runs.at(run)),down(value)],drawn=inside(down,value);Math.abs(y2-drawn)<.05?within.push(`\
M${x2} ${px(y2)}h0`):beyond.push(`M${x2} ${px(drawn)}l-3.5 ${y2<drawn?"6h7z":"-6h7z"}`)}return[...within.length===0?[]:[
html`<path class="dots ${runs.step<3.2?"dense":""}" d="${within.join("")}" />`],...beyond.length===0?[]:[html`<path class="beyond" d="${beyond.
join("")}" />`]]}function levels(series,points,runs,down){let starts=new Set([...series.cuts,...standingChanges(series)].
map(({point:point2})=>point2)),own=[],all=[own];for(let point2 of points)starts.has(point2.point)&&own.length>0&&all.push(
own=[]),own.push(point2);let path2=all.map(level=>{let[first,last]=[level[0],level.at(-1)];if(first===void 0||last===void 0||
level.length<2)return"";let y2=px(inside(down,median(level.map(({value})=>value))));return`M${px(runs.at(runs.runOf(first.
record)))} ${y2}H${px(runs.at(runs.runOf(last.record)))}`});return html`<path class="level" d="${path2.join("")}" />`}function before(series,point2,runs){
let run=runs.runOf(series.points[point2]?.record??0);return runs.at(run)-(run>=runs.firstExact?runs.step/2:0)}function lineAt(series,point2,runs){
let isOld=runs.runOf(series.points[point2]?.record??0)<runs.firstExact;return`M${px(before(series,point2,runs))} ${chartFrame.
top}V${isOld?chartFrame.top+8:chartFrame.bottom}`}function changeMarks(history,series,runs){return series.changes.map(change=>html`<path class="change ${directionOf(
series,change)} ${change.state}" d="${lineAt(series,change.point,runs)}"
        ><title>${plainSentence(changeText(history,series,change))}</title></path
      >`)}function cutMarks(history,series,runs){return series.cuts.map(cut=>html`<path class="cut" d="${lineAt(series,cut.
point,runs)}"
        ><title>${plainSentence(cutText(history,series,cut))}</title></path
      >`)}function gapMarks(history,series,runs){return series.gaps.map(({point:point2,missing})=>{let day=dayOf(history.
records[series.points[point2]?.record??-1]?.record);return html`<path class="gap" d="${lineAt(series,point2,runs)}"
      ><title>${missing} missing before ${day}</title></path
    >`})}function labels(series,runs,unit){let changes=standingChanges(series).map(change=>({point:change.point,text:signedPercent(
change.changeRatio),look:changeLook(series,change)})),cuts=series.cuts.map(cut=>({point:cut.point,text:cutWords(cut),look:""})),
taken=[{from:0,to:unit.length*characterWidth}];return[...changes.toReversed(),...cuts.toReversed()].flatMap(({point:point2,
text,look})=>{let half=text.length*characterWidth/2,x2=Math.min(width-half,Math.max(chartFrame.left+half,before(series,point2,
runs)));return taken.some(({from,to})=>x2+half>from&&x2-half<to)?[]:(taken.push({from:x2-half,to:x2+half}),[html`<text class="label ${look}" x="${px(
x2)}" y="${chartFrame.top-6}" text-anchor="middle">${text}</text>`])})}function changeLook(series,change){return`${directionOf(
series,change)} ${change.state}`}function dayAxis({records},runs){let count=runs.records.length,first=runs.firstExact,wanted=Array.
from({length:dayTicks},(_,tick)=>Math.round(first+(tick+(first>0?.4:.15))*(count-first)/dayTicks)),shown=[];for(let run of[
...first>0?[0]:[],...wanted]){let last=shown.at(-1),isApart=last===void 0||runs.at(run)-runs.at(last)>dayWidth;run<count&&
isApart&&shown.push(run)}return shown.map(run=>{let x2=runs.at(run);return html`<path class="g" d="M${px(x2)} ${chartFrame.
bottom}v4" /><text
        x="${px(Math.max(x2,dayWidth/2))}"
        y="${height-10}"
        text-anchor="middle"
        >${dayOf(records[runs.records[run]??-1]?.record)}</text
      >`})}function divider({firstExact,divide}){return firstExact===0?[]:[html`<path class="divide" d="M${px(divide)} ${chartFrame.
top}V${height-26}" />`]}function stripPaths(what,texts,ofTexts,runs){let paths=new Map;for(let run=0;run<texts.length;){
let text=texts[run]??"",end=run+1;for(;end<texts.length&&texts[end]===text;)end+=1;let[from,to]=[edge(runs,run),edge(runs,
end)];to-from>.05&&paths.set(text,`${paths.get(text)??""}M${px(from)} ${strips[what]}H${px(to)}`),run=end}return[...paths].
map(([text,path2])=>html`<path class="strip f${ofTexts.get(text)??0}" d="${path2}"
        ><title>${what}: ${plainSentence(text)}</title></path
      >`)}function edge(runs,run){return run>=runs.firstExact?runs.divide+(run-runs.firstExact)*runs.step:run===0?chartFrame.
left:runs.at(run)}function hitArea(record,{run,value,low,high},runs,number,unit){let spread=high>low?` (${number(low)} t\
o ${number(high)})`:"",text=`${runText(record)}: ${number(value)} ${plainText(clipMiddle(unit,30))}${spread}`,from=runs.
at(run)-runs.step/2,area2=html`<path
    d="M${px(from)} ${chartFrame.top}h${px(runs.step)}v${chartFrame.bottom-chartFrame.top}h-${px(runs.step)}z"
    ><title>${text}</title></path
  >`,link=reportLink(record);return link===null?area2:html`<a href="${link}" tabindex="-1">${area2}</a>`}function jobRuns(series,mostExact2,{left,right}){let records=[...new Set(series.flatMap(({points})=>points.map(({record})=>record)))].
sort((one,other)=>one-other),runs=new Map(records.map((record,run)=>[record,run])),firstExact=Math.max(0,records.length-
mostExact2),divide=firstExact===0?left:left+(right-left)*.22,step=(right-divide)/Math.max(1,records.length-firstExact),columns=Math.
max(1,Math.min(firstExact,Math.floor((divide-left)/1.5)));return{records,firstExact,divide,at:run=>{if(run>=firstExact)return divide+
(run-firstExact+.5)*step;let column=Math.floor(run*columns/firstExact);return left+(column+.5)*(divide-left)/columns},step,
runOf:record=>runs.get(record)??0}}var weekMs=168*3600*1e3;function movedIn(history,madeAt){let from=Date.parse(madeAt)-weekMs,isOfWeek=(series,point2)=>{let record=recordAt(
history,series,point2);return record!==void 0&&Date.parse(record.measuredAt)>=from},isOpen=(series,change)=>series.current&&
change===standingChanges(series).at(-1)&&(change.state==="sign"||change.state==="unclear"),changes=history.series.flatMap(
series=>standingChanges(series).map(change=>({series,change}))).filter(({series,change})=>isOfWeek(series,change.point)||
isOpen(series,change)),starts=history.series.flatMap(series=>series.cuts.filter(({point:point2})=>isOfWeek(series,point2)).
map(cut=>({job:series.job,text:cutText(history,series,cut)})));return{changes:changes.toSorted((one,other)=>rankChange(one)-
rankChange(other)||changeSize(other)-changeSize(one)),starts:[...Map.groupBy(starts,({job,text})=>JSON.stringify([job,text])).
values()].flatMap(alike=>alike.slice(0,1).map(start=>({...start,series:alike.length}))),sentence:summarizeWeek(history,from,
changes.filter(({series,change})=>isOfWeek(series,change.point)).length)}}var directions=["worse","moved","better"],states=[
"sign","unclear","confirmed","machine","refuted"];function rankChange({series,change}){return states.indexOf(change.state)*
directions.length+directions.indexOf(directionOf(series,change))}function changeSize({change}){return Math.abs(change.changeRatio)}
function summarizeWeek({records,series},from,changes){let last=records.reduce((latest,{record})=>Math.max(latest,Date.parse(
record.measuredAt)),-1/0),since=new Date(from).toISOString().slice(0,10);if(records.length===0)return"Nothing has been m\
easured yet.";if(last<from)return`Nothing has been measured since ${since}; the last run was on ${new Date(last).toISOString().
slice(0,10)}.`;let runs=records.filter(({record})=>Date.parse(record.measuredAt)>=from).length,followed=series.filter(({
current})=>current),short=followed.filter(({state})=>state==="insufficient-data").length,found=changes===0?"No change":counted(
changes,"change"),unseen=short===0?"":` ${counted(short,"series has","series have")} too few runs to tell.`;return`${found}\
 in ${counted(runs,"run")} of ${counted(followed.length,"series","series")} since ${since}.${unseen}`}var mostCharts=60,leastPoints=2,mostPointText=19e5,pointText=190,mostExact=300,[mostMoved,mostListed,mostSkipped,mostFolded,
mostTableRows]=[100,3,30,50,1e3],tablePoints=10;function historyPage(history,madeAt,assets){let drawable=history.series.
filter(({current,points})=>current&&points.length>=leastPoints),charted=new Set(byInterest(drawable).slice(0,mostCharts)),
shown=history.series.map((series,index)=>({series,anchor:`s${String(index)}`,hasChart:charted.has(series)})),exact=exactPoints(
history,charted.size),jobs=[...Map.groupBy(shown,({series})=>series.job)];return pageHtml({title:"GPU time history",header:html`<p>${sizeText(
history)}</p>
        <nav aria-label="Sections">
          <a href="#moved">Open and recent changes</a>
          ${jobs.map(([job],index)=>html`<a href="#j${index}">${jobTitle(job)}</a> `)}
        </nav>`,main:[movedSection(history,shown,madeAt),...jobs.map(([job,ofJob],index)=>jobSection(history,job,`j${String(
index)}`,ofJob,exact)),endedSection(history,shown),skippedSection(history)],footer:`Created on ${dateText(madeAt)}. Time\
s are in UTC; runs are in the order of their commits.`},assets)}function byInterest(all){let order=["changed","unclear",
"stable","insufficient-data"];return all.toSorted((one,other)=>order.indexOf(one.state)-order.indexOf(other.state))}function exactPoints({
records},charts){let links=records.slice(-mostExact).map(({record})=>html`${reportLink(record)}`.text.length),link=links.
reduce((sum,length)=>sum+length,0)/Math.max(1,links.length);return Math.max(1,Math.min(mostExact,Math.floor(mostPointText/
(Math.max(1,charts)*(pointText+link)))))}function sizeText({records,series}){let[first,last]=[records[0]?.record,records.
at(-1)?.record];return first===void 0?"There are no runs yet.":`${counted(records.length,"run")} from ${dayOf(first)} to\
 ${dayOf(last)}, ${formatCount(series.length)} series.`}function jobTitle(job){return clipMiddle(plainSentence(jobText(job)),
60)}function movedSection(history,shown,madeAt){let{changes,starts,sentence:said}=movedIn(history,madeAt),anchors=new Map(
shown.map(({series,anchor})=>[series,anchor])),hidden=changes.length-mostMoved,rows=changes.slice(0,mostMoved).map(({series,
change})=>{let record=recordAt(history,series,change.point);return html`<tr class="${directionOf(series,change)} ${change.
state}">
      <td><a href="#${anchors.get(series)??""}">${sentence(figureText(series.figure))}</a></td>
      <td>${jobTitle(series.job)}</td>
      <td class="n" data-v="${Number(change.changeRatio.toPrecision(6))}">
        <b class="c">${signedPercent(change.changeRatio)}</b>
      </td>
      <td>${changeStates[change.state]}</td>
      <td><code>${commitsText(change)}</code></td>
      <td>${linked(dayOf(record),reportLink(record))}</td>
    </tr>`});return html`<section id="moved">
    <h2>Open and recent changes</h2>
    ${rows.length===0?null:html`<div class="scroll" role="region" tabindex="0" aria-label="Open and recent changes">
            <table>
              <thead>
                <tr>
                  <th scope="col">range or metric</th>
                  <th scope="col">job</th>
                  <th scope="col" class="n">change</th>
                  <th scope="col">state</th>
                  <th scope="col">commits</th>
                  <th scope="col">since</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`}
    ${hidden>0?html`<p>… and ${counted(hidden,"more change")}.</p>`:null}
    <p>${said}</p>
    ${startsList(starts)}
  </section> `}function startsList(starts){return starts.length===0?null:html`<p>New machine or setup, so earlier runs aren't comparable:</p>
    <ul>
      ${starts.slice(0,mostMoved).map(({job,text,series})=>html`<li>${sentence(text)} (${counted(series,"series","series")} of ${jobTitle(
job)})</li>`)}
    </ul>`}function jobSection(history,job,anchor,shown,exact){let[charts,others]=[shown.filter(({hasChart})=>hasChart),
shown.filter(({hasChart})=>!hasChart)],looks2=jobLooks(history,shown.map(({series})=>series)),isLong=charts.some(({series})=>series.
points.length>exact);return html`<section id="${anchor}" class="job">
    <h2>${sentence(jobText(job))}</h2>
    ${isLong?html`<p><small>Left of a dotted line, older runs are summarized: their median, and a band from minimum to maximum.</small></p>`:
null}
    ${charts.length===0?null:legend(looks2)}
    <div class="charts">${rangeCharts(charts).map(together=>seriesRow(history,together,exact,looks2))}</div>
    ${othersTable(others)}
  </section> `}function rangeCharts(charts){return[...Map.groupBy(charts,({series:{id,figure}})=>figure.kind==="metric"?
`metric ${id}`:`range ${figure.range}@${figure.domain}`).values()].map(together=>together.toSorted((one,other)=>one.series.
figure.kind.localeCompare(other.series.figure.kind)))}function legend({machines,environments}){let several=[...machines.
size>1?[`machines (${String(machines.size)})`]:[],...environments.size>1?[`environments (${String(environments.size)})`]:
[]];return several.length===0?null:html`<details>
    <summary>Strips below the charts: ${several.join(", then ")}</summary>
    ${machines.size>1?keyList(machines):null}${environments.size>1?keyList(environments):null}
  </details>`}function keyList(looks2){let hidden=looks2.size-mostSkipped;return html`<ul class="key">
    ${[...looks2].slice(0,mostSkipped).map(([text,look])=>html`<li><i class="f${look}"></i>${sentence(text)}</li>`)}
    ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
  </ul>`}function seriesRow(history,together,exact,looks2){let runs=jobRuns(together.map(({series})=>series),exact,chartFrame),
background=jobBackground(history,runs,looks2);return together.map(({series,anchor},index)=>{let facts=[["latest",latestText(
series)],["drift",driftText(series)],["gaps",gapsText(series)]];return html`<article class="series ${index===0&&together.
length>1?"first":""}" id="${anchor}">
      <h3>
        ${sentence(figureText(series.figure))} <span class="tag ${series.state}">${stateTexts[series.state]}</span>
      </h3>
      ${trendChart(history,series,runs,background)}
      <ul class="facts">
        ${facts.flatMap(([title,text])=>text===null?[]:[html`<li>${title}: ${sentence(text)}</li>`])}
      </ul>
      ${changesList(history,series)}${cutsList(history,series)}${lastPoints(history,series)}
    </article> `})}function changesList(history,series){return series.changes.length===0?null:shortList("changes",series.
changes.toReversed(),change=>html`<li class="${directionOf(series,change)} ${change.state}">${changeItem(history,series,
change)}</li>`)}function changeItem(history,series,change){let record=recordAt(history,series,change.point),text=html`<span class="c">${sentence(
changeText(history,series,change))}</span>`,link=reportLink(record);return link===null?text:html`${text} <a href="${link}">report</a>`}
function cutsList(history,series){return series.cuts.length===0?null:shortList("new starts",series.cuts.toReversed(),cut=>html`<li>${sentence(
cutText(history,series,cut))}</li>`)}function shortList(title,items,itemOf){let rest=items.slice(mostListed,mostListed+mostFolded),
hidden=items.length-mostListed-rest.length;return html`<p class="title">${title}</p>
    <ul class="facts">
      ${items.slice(0,mostListed).map(itemOf)}
    </ul>
    ${rest.length===0?null:html`<details>
            <summary>${formatCount(items.length-mostListed)} earlier</summary>
            <ul class="facts">
              ${rest.map(itemOf)}${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
            </ul>
          </details>`}`}function lastPoints(history,series){let points=series.points.slice(-tablePoints).toReversed(),rows=points.
map(({record:index,value,low,high})=>{let record=history.records[index]?.record,spread=high>low?sentence(`${valueText(series,
low)} to ${valueText(series,high)}`):"\u2013";return html`<tr>
      <td>${linked(runText(record),reportLink(record))}</td>
      <td class="n" data-v="${Number(value.toPrecision(6))}">${sentence(valueText(series,value))}</td>
      <td class="n">${spread}</td>
    </tr>`});return html`<details class="points">
    <summary>Last ${counted(points.length,"run")}</summary>
    <div
      class="scroll"
      role="region"
      tabindex="0"
      aria-label="Last runs of ${plainSentence(figureText(series.figure))}"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">run</th>
            <th scope="col" class="n">value</th>
            <th scope="col" class="n">spread of rounds</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </details>`}function linked(text,link){return link===null?html`${text}`:html`<a href="${link}">${text}</a>`}function othersTable(shown){
if(shown.length===0)return null;let hidden=shown.length-mostTableRows,rows=shown.slice(0,mostTableRows).map(({series,anchor})=>html`<tr id="${anchor}">
        <td>${sentence(figureText(series.figure))}</td>
        <td>${stateTexts[series.state]}</td>
        <td class="n">${sentence(latestText(series)??"\u2013")}</td>
        <td class="n">${sentence(driftText(series)??"\u2013")}</td>
      </tr>`);return html`<h3>Without a chart</h3>
    <p>
      These ended, have too few runs, or are beyond the page's ${mostCharts} charts.
      <code>llm-profile history show</code>
      draws any series.
    </p>
    <div class="scroll" role="region" tabindex="0" aria-label="Series without a chart">
      <table>
        <thead>
          <tr>
            <th scope="col">range or metric</th>
            <th scope="col">state</th>
            <th scope="col" class="n">latest</th>
            <th scope="col" class="n">drift</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${hidden>0?html`<p>… and ${formatCount(hidden)} more series.</p>`:null}`}function endedSection(history,shown){let ended=shown.
flatMap(({series,anchor})=>{let text=endText(history,series);return text===null?[]:[{series,anchor,text}]});if(ended.length===
0)return null;let hidden=ended.length-mostMoved;return html`<section id="ended">
    <h2>Ended</h2>
    <p>The job's last runs don't have these; they may have been renamed or removed.</p>
    <ul>
      ${ended.slice(0,mostMoved).map(({series,anchor,text})=>html`<li><a href="#${anchor}">${sentence(figureText(series.
figure))}</a>, ${sentence(jobText(series.job))}: ${text}</li>`)}
      ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
    </ul>
  </section> `}function skippedSection({skipped}){if(skipped.length===0)return null;let hidden=skipped.length-mostSkipped;
return html`<section id="skipped">
    <h2>Skipped files</h2>
    <p>${counted(skipped.length,"file")} in the history can't be read.</p>
    <ul>
      ${skipped.slice(0,mostSkipped).map(one=>html`<li>${sentence(skippedText(one))}</li>`)}
      ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
    </ul>
  </section> `}export{drawnSeries,historyPage};
