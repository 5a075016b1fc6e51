/**
 * How search is bundled: its client once for dialog and page, the dialog's styles apart from the site's one stylesheet,
 * so that they load with it, and DocSearch with the site's field and list in place of its own, told of its state when
 * the site says, and without what cannot stay or is never used: the logo's <style> element, which the
 * Content-Security-Policy forbids; when the index is the site's own, the logo of the hosted service; the client that
 * DocSearch brings, which ours replaces; and work that it does for nothing with every key.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchSettings} from '../settings';

const require = createRequire(`${process.cwd()}/package.json`);

const LOGO_STYLE = /e\.createElement\("style",null,"[^"]*"\)/;
const LOGO =
  /e\.createElement\("div",\{className:"DocSearch-Logo"\},e\.createElement\(\w+,\{translations:\{searchByText:\w+\}\}\)\)/;

/** From the making of its own client to its first use; `transformSearchClient` replaces it before anything is asked. */
const OWN_CLIENT =
  /var e=function\(e,t,r\)\{if\(!e\|\|"string"!=typeof e\)throw new Error\("`appId` is missing\."\);.*?return e\.addAlgoliaAgent\("docsearch",\w+\),.*?,n\(e\)\}\),/s;

/** Read with every drawing, which lays the page out in between; only the first reading is used. */
const SELECTION =
  /e\.useRef\(("undefined"!=typeof window\?window\.getSelection\(\)\.toString\(\)\.slice\(0,64\):"")\)\.current/;
const ONCE = 'e.useMemo((function(){return $1}),[])';

/** The stored searches, which are made ready to be read, and thrown away, with every drawing. */
const STORES = /e\.useRef\((xr\(\{key:"__DOCSEARCH_\w+__"\.concat\(o\),limit:[^{}]+\}\))\)\.current/g;

/** What of the site stands in DocSearch's module. */
const FROM_SITE = ['AnswerList', 'QueryInput', 'showState']
  .map((name) => `import{${name}}from"@site/src/search/ui/SearchModal/${name}";`)
  .join('');

/** An answer: the site draws its list. */
const ANSWER =
  /(?<=function \w+\(t\)\{return )(?=e\.createElement\("div",\{className:"DocSearch-Dropdown-Container"\},t\.state\.collections\.map\()/;
const ANSWER_OF_SITE = 'e.createElement(AnswerList,t);';

/** The field, which is the site's as well. */
const FIELD = /(?<=e\.createElement\()"input"(?=,m\(\{className:"DocSearch-Input")/;

/** The list goes back to its top when React hears of a query: the site's list does so with the answer. */
const SCROLL = /e\.useEffect\(\(function\(\)\{\w\.current&&\(\w\.current\.scrollTop=0\)\}\),\[\w\.query\]\),/;

/** Where React is told of a new state. */
const STATE = /(?<=onStateChange:function\(e\)\{)(\w)\(e\.state\)(?=\})/;
const STATE_BY_SITE = 'showState($1,e)';

/** The keys at the foot, which never change. */
const FOOT = /(?<="DocSearch-Footer"\},)e\.createElement\(\w+,\{translations:(\w+)\}\)/;
const FOOT_ONCE = 'e.useMemo((function(){return $&}),[$1])';

/** What a stored search is drawn with: the site draws all but icon and buttons, so only they are made. */
const ROW =
  /e\.createElement\(g,\{hit:r\},e\.createElement\("div",\{className:"DocSearch-Hit-Container"\},(o\(\{item:r,index:n\}\)),.*?,(i\(\{item:r,runDeleteTransition:.*?\}\}\))\)\)/s;
const ROW_OF_PARTS = 'e.createElement(g,{hit:r,parts:function(){return[$1,$2]}})';

/**
 * The sources of an answer hold the state that they were asked for in; that holds the answer before with its sources,
 * and so on to the first: every search would stay in memory. Nobody reads those older answers, so they are left out.
 */
const SOURCES = /getSources:function\(r\)\{(?=return Promise\.all\(\[\]\.concat\()/;
const WITHOUT_ANSWERS = '$&r=Object.assign({},r,{state:Object.assign({},r.state,{collections:[]})});';

export default function searchBundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const settings = siteConfig.customFields?.search as SearchSettings;
  const file = join(generatedFilesDir, 'docsearch.mjs');
  mkdirSync(generatedFilesDir, {recursive: true});
  writeFileSync(file, mendedDocSearch(settings.mode));
  return {
    name: 'search-bundle',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'@docsearch/react$': file}},
      ...(!isServer && {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // What dialog and page share, once. Not the engine: that is the worker's.
              searchClient: {
                name: 'find-client',
                test: /[\\/]src[\\/]search[\\/](?!ui[\\/]|engine[\\/])|[\\/]node_modules[\\/](@algolia|algoliasearch)[\\/]/,
                chunks: 'async',
                enforce: true,
                priority: 60,
              },
              searchStyles: {
                // No 'search' in names of files: blockers of ads have rules against it.
                name: 'find-styles',
                type: 'css/mini-extract',
                test: /[\\/]src[\\/]search[\\/]ui[\\/]/,
                chunks: 'all',
                enforce: true,
                // Above the group that puts all styles into one file.
                priority: 60,
              },
            },
          },
        },
      }),
    }),
  };
}

/** Returns DocSearch's module with these parts taken out or mended; throws when an upgrade has moved them. */
export function mendedDocSearch(mode: SearchSettings['mode']): string {
  const source = readFileSync(require.resolve('@docsearch/react/dist/esm/index.js'), 'utf8');
  for (const part of [
    LOGO_STYLE,
    LOGO,
    OWN_CLIENT,
    SELECTION,
    STORES,
    ANSWER,
    FIELD,
    SCROLL,
    STATE,
    FOOT,
    ROW,
    SOURCES,
  ]) {
    if (source.search(part) < 0)
      throw new Error(`@docsearch/react has changed: ${part} is not in its module any more.`);
  }
  const mended = source
    .replace(mode === 'embedded' ? LOGO : LOGO_STYLE, 'null')
    .replace(OWN_CLIENT, 'return n()}),')
    .replace(SELECTION, ONCE)
    .replace(STORES, ONCE)
    .replace(ANSWER, ANSWER_OF_SITE)
    .replace(FIELD, 'QueryInput')
    .replace(SCROLL, '')
    .replace(FOOT, FOOT_ONCE)
    .replace(ROW, ROW_OF_PARTS)
    .replace(STATE, STATE_BY_SITE)
    .replace(SOURCES, WITHOUT_ANSWERS);
  return FROM_SITE + mended;
}
