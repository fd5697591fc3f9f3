import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readUnit}from"./chunk-HQWE3O53.js";import{nearest}from"./chunk-BFRNJH43.js";import{UserError}from"./chunk-A6EG2BLY.js";var budgetMetrics={kernelNs:"ns",gpuBusyNs:"ns",launches:"",graphLaunches:"",copies:"",copiedBytes:"bytes",synchronizations:"",
exposedTransferNs:"ns",skew:"%"},timeUnits={ns:1,\u00B5s:1e3,\u03BCs:1e3,us:1e3,ms:1e6,s:1e9},sizeUnits={B:1,KB:1e3,kB:1e3,
MB:1e6,GB:1e9,KiB:2**10,MiB:2**20,GiB:2**30},unitsOf={ns:timeUnits,bytes:sizeUnits,"%":{"%":1}},alike=new Set(["\u03BCs",
"kB"]);function parseBudget(text){let sides=/^(.+?)([<>])=\s*(\d+(?:\.\d+)?)\s*([^\s\d.]\S*)?$/su.exec(text.trim());if(sides===
null)throw badBudget(text,"Budgets are written as `RANGE.METRIC <= NUMBER UNIT`.");let[,before="",sign="",amount="",unit=""]=sides,
left=before.trim(),isLeast=sign===">",reported=/^metric\.(.+)$/su.exec(left)?.[1];if(reported!==void 0&&!metricNames.some(
name=>name===reported)&&!reported.startsWith("family.")){let{base,factor}=readUnit(unit),written2={amount,unit,factor};return{
text,range:null,metric:{reported},isLeast,limit:Number(amount)*factor,unit:base,written:written2}}if(isLeast)throw badBudget(
text,"Only a metric that the program reports can have a minimum: `metric.NAME >= NUMBER UNIT`.");let family=/^(?:(.+)\.)?family\.([a-z][a-z0-9-]*)$/su.
exec(left),plain=/^(?:(.+)\.)?([^.]+)$/su.exec(left),range=(family??plain)?.[1]??null,metric=family?.[2]!==void 0?{family:family[2]}:
parseMetric(text,plain?.[2]??left),measured=typeof metric=="string"?budgetMetrics[metric]:"ns",written={amount,unit,factor:findFactor(
text,measured,unit)};return{text,range,metric,isLeast,limit:Number(amount)*written.factor,unit:measured,written}}function checkFamily({
text,metric},families){if(typeof metric=="string"||"reported"in metric||families.includes(metric.family))return;let near=nearest(
metric.family,families),help=near===null?` The families are ${families.join(", ")}.`:` Did you mean ${near}?`;throw badBudget(
text,`${JSON.stringify(metric.family)} isn't a kernel family.${help}`)}function parseMetric(text,word){let found=metricNames.
find(name=>name===word);if(found!==void 0)return found;let near=nearest(word,[...metricNames,"family.NAME","metric.NAME"]);
throw badBudget(text,`${JSON.stringify(word)} isn't a metric.${near===null?"":` Did you mean ${near}?`}`)}var metricNames=Object.
keys(budgetMetrics).filter(name=>name in budgetMetrics);function findFactor(text,measured,unit){if(measured===""){if(unit===
"")return 1;throw badBudget(text,`This budget limits a count, so it can't have the unit ${JSON.stringify(unit)}.`)}let units=unitsOf[measured],
found=Object.hasOwn(units,unit)?units[unit]:void 0;if(found!==void 0)return found;let allowed=Object.keys(units).filter(
name=>!alike.has(name)),near=unit===""?null:nearest(unit,allowed,2);throw badBudget(text,`${unit===""?"The unit is missi\
ng":`${JSON.stringify(unit)} isn't a unit of this metric`}. Allowed units: ${allowed.join(", ")}.${near===null?"":` Did \
you mean ${near}?`}`)}function badBudget(text,why){return new UserError({id:"bad-budget",what:`Bad budget ${JSON.stringify(
text)}.`,where:"compare.budgets",why,help:`Examples: \`decode.kernelNs <= 12.6 ms\`, \`launches <= 5800\`, \`decode.family.at\
tention <= 2 ms\`. Metrics: ${metricNames.join(", ")}, family.NAME, and metric.NAME for a metric that the program report\
s.`})}export{parseBudget,checkFamily};
