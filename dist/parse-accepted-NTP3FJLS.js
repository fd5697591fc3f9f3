import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{require_dist}from"./chunk-QIQJK4Y5.js";import{acceptedFileSchema}from"./chunk-S5YMTAFF.js";import"./chunk-U2ZF3MRO.js";
import"./chunk-G75GGGIL.js";import{prettifyError}from"./chunk-7IBWU4LP.js";import{UserError,errorMessage}from"./chunk-SVS2CUJD.js";
import"./chunk-KWNHFX66.js";import{__toESM}from"./chunk-GBWPPC6J.js";var import_yaml=__toESM(require_dist(),1);function parseAccepted(text,file){let value;try{value=(0,import_yaml.parse)(text)}catch(error){let why=errorMessage(error);
throw new UserError({what:"The accepted regressions aren't valid YAML.",where:file,why,cause:error})}let result=acceptedFileSchema.
safeParse(value??{accepted:[]});if(result.success)return result.data.accepted;throw new UserError({what:"The accepted re\
gressions have the wrong format.",where:file,why:prettifyError(result.error),help:"Each entry needs range, change (perce\
nt, or any), reason, expires (YYYY-MM-DD), and one of kernel, family, or metric. A metric that the program reports needs\
 no range. See examples/accepted.yml.",cause:result.error})}export{parseAccepted};
