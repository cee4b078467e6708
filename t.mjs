import fs from 'node:fs';
const d=JSON.parse(fs.readFileSync('packages/contract/gen/workspace.json','utf8'));
console.log(d.info.title, d.info.summary, d.info.description.length, Object.keys(d), d.tags.length, d['x-tagGroups'].map(g=>g.name+':'+g.tags.length).join(' '))
console.log(d.tags.slice(0,12).map(t=>t['x-displayName']+'|'+t.description.slice(0,90)).join('\n'))
console.log(Object.keys(d.components).map(k=>k+':'+Object.keys(d.components[k]).length), JSON.stringify(Object.keys(d.components.securitySchemes)))
let n=0; const miss=[]; const cons=[];
for(const [p,i] of Object.entries(d.paths)) for(const [m,o] of Object.entries(i)){ if(!o?.responses) continue; n++;
 const parts=[o.requestBody,...Object.entries(o.responses).filter(([s])=>/^2/.test(s)).map(([,r])=>r)]
 for(const x of parts){const j=x?.content?.['application/json']; if(j&&j.example===undefined) miss.push(o.operationId)}
 if(/console/.test(o.description+o.summary)) cons.push(o.operationId+': '+o.description.match(/[^.]*console[^.]*/)?.[0]) }
console.log(n,'missing',miss.length,miss.slice(0,20)); console.log(cons.length,cons.join('\n'))
for(const t of d.tags) if(/console/.test(t.description)) console.log('TAG',t.name,t.description.match(/.{60}console.{20}/)?.[0])
for(const [k,s] of Object.entries(d.components.schemas)) if(/console/.test(JSON.stringify(s))) console.log('SCHEMA',k,JSON.stringify(s).match(/.{80}console.{30}/)?.[0])
for(const [k,s] of Object.entries(d.components.parameters)) if(/console/.test(JSON.stringify(s))) console.log('PARAM',k,JSON.stringify(s))
