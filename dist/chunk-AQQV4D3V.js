import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var unseen=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;function shellLine(argv){return argv.map(shellWord).join(" ")}function shellWord(word){
return/^[\w@%+=:,./-]+$/.test(word)?word:unseen.test(word)?`$'${[...word].map(escaped).join("")}'`:`'${word.replaceAll("\
'","'\\''")}'`}function escaped(character){return character==="'"||character==="\\"?`\\${character}`:character===`
`?"\\n":unseen.test(character)?`\\U${(character.codePointAt(0)??0).toString(16).padStart(8,"0")}`:character}export{shellLine};
