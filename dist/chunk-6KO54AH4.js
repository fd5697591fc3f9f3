import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var secretParts=new Set("auth authorization cert cookie cred creds credential credentials jwt key keys bearer dsn pass p\
assphrase passwd password pat private pwd sas secret secrets signature token tokens apikey".split(" ")),secretAnywhere=/token|secret|passw|passphrase|credential|api_?key|apikey|private_?key|access_?key/i,
harmlessNames=new Set(["TOKENIZERS_PARALLELISM","MAX_TOKENS","NUM_TOKENS","MAX_NEW_TOKENS","BATCH_TOKENS"]);function isSecretName(name){
return harmlessNames.has(name.toUpperCase())?!1:secretAnywhere.test(name)?!0:name.replaceAll(/([a-z0-9])([A-Z])/g,"$1_$2").
toLowerCase().split(/[^a-z0-9]+/).some(part=>secretParts.has(part))}var shortestSecret=6,harmless=/^(?:true|false|yes|no|on|off|none|null|always|never|[-+]?[\d.,_:]+)$/i;
function mayBeSecret(value2){return value2.length>=shortestSecret&&!harmless.test(value2)}function redactVariableName(name){
let split=name.indexOf("=");return split!==-1?`${redactVariableName(name.slice(0,split))}=***`:/^(?:[A-Z_][A-Z0-9_]*|[a-z]+(?:_[a-z]+)*)$/.
test(name)?name:"***"}var shortestTokenUser=20;function hasUrlPassword(text){return/:\/\/[^/?#\s@]+@/.test(text)}function urlPasswords(text){
return[/:\/\/([^/?#\s@]+)@/g,/:\/\/([^/?#\s]+)@/g].flatMap(pattern=>[...text.matchAll(pattern)].map(([,user=""])=>user)).
flatMap(user=>{let colon=user.indexOf(":");return colon===-1?user.length>=shortestTokenUser?[user]:[]:[user.slice(colon+
1)]})}var redacted="***",value=/\\?"(?<double>[^"]*?)\\?"|'(?<single>[^']*)'|(?<plain>(?:\\.|\$\{[^}]{0,500}\}|\$\([^)]{0,500}\)|\$(?![{(])|[^\s"';|&)\\$])+)/,
option=/(?<![\w.+$/-])(?<name>-{1,2}[A-Za-z][\w.-]*)(?:=|\s+(?!-)|["']?(?:\s*,|[^\S\n]*\n\s*-\s)\s*(?!["']?-))/,assignment=/(?<=(?:^|\s)-[A-Za-z]|(?<![\w.$-]))(?<name>\+{0,2}[A-Za-z_][\w.-]*)=/,
header=/(?<![\w-])(?<name>(?:proxy-)?authorization|x-api-key|api-key|x-auth-token|private-token)["']?\s*:\s*["']?(?:(?:basic|bearer|token)\s+)?(?!(?:basic|bearer|token)\b)/,
signature=/(?<=[?&])(?<name>sig|x-(?:amz|goog)-signature|x-amz-security-token)=/,givenValues=[...[option,assignment].map(
({source})=>new RegExp(`${source}(?=${value.source})`,"g")),...[header,signature].map(({source})=>new RegExp(`${source}(\
?=(?<plain>[^\\s"'&#\\\\]{1,4096}))`,"gi"))],tokenForm=/(?<![\p{L}\p{N}_])(?:hf_(?=[a-z]*[A-Z0-9])[A-Za-z0-9]{16,}|sk-(?:ant|proj|svcacct|admin)-[\w-]{16,}|sk-(?:\w+-){0,2}[A-Za-z0-9]{16,}|gh[ops]_[A-Za-z0-9]{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|nvapi-[\w-]{16,}|r8_[A-Za-z0-9]{16,}|AKIA[A-Z0-9]{16,})(?![\p{L}\p{N}_])/gu,
wholeArgument=/^(?<name>-{0,2}\+{0,2}[A-Za-z_][\w.-]*)=(?<text>.*)$/s;function commandSecrets(command){let secrets=typeof command==
"string"?inLine(command):command.flatMap((text,index)=>[...inArgument(text,command[index-1]??""),...inLine(text)]);return[
...new Map(secrets.toReversed().map(secret=>[secret.value,secret])).values()].toReversed()}function redactCommand(command){
let values=commandSecrets(command).map(secret=>RegExp.escape(secret.value));if(values.length===0)return command;let longestFirst=values.
toSorted((a,b)=>b.length-a.length),pattern=new RegExp(`(?<![\\p{L}\\p{N}_])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}_]\
)`,"gu");return typeof command=="string"?command.replaceAll(pattern,redacted):command.map(text=>text.replaceAll(pattern,
redacted))}function inArgument(text,before){if(/^-[A-Za-z]*[cS]$/.test(before))return[];let{name="",text:value2=""}=wholeArgument.
exec(text)?.groups??{};return[.../^-{1,2}[A-Za-z]/.test(before)&&!text.startsWith("-")?secretsOf(before,[text]):[],...secretsOf(
name,[value2])].filter(secret=>!/^\$\{[^}]*\}$/.test(secret.value))}function inLine(line){let text=line.replaceAll(/\\\r?\n/g,
" "),secrets=givenValues.flatMap(pattern=>[...text.matchAll(pattern)].flatMap(({groups={}})=>{let{name="",double,single,
plain}=groups,values=writtenValues(double??single??plain??"");return pattern.ignoreCase?values.map(value2=>({name,value:value2})):
secretsOf(name,values)})),passwords=urlPasswords(text).flatMap(writtenValues);return[...secrets,...passwords.map(password=>({
name:"a URL",value:password})),...Array.from(text.matchAll(tokenForm),([form])=>({name:"a token",value:form}))].filter(secret=>mayBeSecret(
secret.value))}function secretsOf(name,values){return namesSecret(name)?values.filter(value2=>mayBeSecret(value2)&&!/^~?\//.
test(value2)).map(value2=>({name,value:value2})):[]}function writtenValues(text){let fallback=/^\\?\$\{\w+:?[-=](?<value>.*)\}$/s.
exec(text)?.groups?.value;return fallback!==void 0?writtenValues(fallback.replace(/^(["'])(.*)\1$/s,"$2")):/^(?:(?:\\?\$(?:\w+|\{[^}]*\}))+$|\\?\$\(|`|<\()/.
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
lockedThings.has(keyKind)}export{isSecretName,shortestSecret,mayBeSecret,redactVariableName,hasUrlPassword,urlPasswords,redacted,commandSecrets,redactCommand};
