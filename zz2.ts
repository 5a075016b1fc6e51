import {readFileSync} from 'node:fs';
import {openEngine} from './src/search/engine/engine';
import {requestFor} from './tools/ranking/evaluate';
const m=JSON.parse(readFileSync('build/find/index.json','utf8'));const e=openEngine(JSON.parse(readFileSync('build/find/'+m.index,'utf8')));
for(const q of process.argv.slice(2)){console.log('##',q);for(const h of e.search(requestFor(q),'https://s.invalid').hits.slice(0,6))console.log('  ',h.url.replace('https://s.invalid',''),JSON.stringify(Object.values(h.hierarchy).at(-1)).slice(0,80));}
