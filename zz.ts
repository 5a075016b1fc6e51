import {readFileSync} from 'node:fs';
import {openEngine} from './src/search/engine/engine';
import {judge,requestFor} from './tools/ranking/evaluate';
import {forumQueries,heldOutForumQueries} from './tools/ranking/forumQueries';
import {queries} from './tools/ranking/queries'; import {freshQueries,heldOutQueries} from './tools/ranking/freshQueries';
const m=JSON.parse(readFileSync('build/find/index.json','utf8'));const e=openEngine(JSON.parse(readFileSync('build/find/'+m.index,'utf8')));
const s=(q:string)=>e.search(requestFor(q),'https://site.invalid').hits;
for(const [n,set] of Object.entries({queries,freshQueries,heldOutQueries,forumQueries,heldOutForumQueries})){const j=judge(set,s);console.log(n,j.page,'section',j.section.rank.toFixed(3));if(/^(forumQueries|freshQueries)$/.test(n))for(const x of j.misses)if(x.rank>3||x.rank===0)console.log(x);}
