/**
 * The specification, sentence by sentence, and the tests that show each one. tests/unit/specification.test.ts checks that
 * every sentence has a test and that every test exists under this name. A sentence may be shortened, never left out; lists
 * of addresses and business facts that the specification calls "not shown" promise nothing and have no entry.
 */

export interface Sentence {
  /** Number of the section. */
  section: number;
  says: string;
  /** File and the part of the test's name that is written in it. */
  shownBy: readonly [file: string, name: string][];
}

const unit = (file: string, name: string): [string, string] => [`tests/unit/${file}.test.ts`, name];
const build = (file: string, name: string): [string, string] => [`tests/build/${file}.test.ts`, name];
const e2e = (file: string, name: string): [string, string] => [`tests/e2e/${file}.spec.ts`, name];
const fault = (file: string, name: string): [string, string] => [`tests/faults/${file}.spec.ts`, name];
const says = (section: number, text: string, ...shownBy: [string, string][]): Sentence => ({
  section,
  says: text,
  shownBy,
});

const EVERY_ROUTE = build('routes', 'is served at this very address');
const SEARCH_REQUEST = unit('search/client', 'sends what the specification lists, and nothing about the reader');
const OPENS = e2e('search-dialog', 'opens by click, slash, Ctrl or Cmd with K, and by a letter typed on the button');
const RETRY = fault('assets', 'shows the error and Retry, which loads the content without loading the page again');

export const specification: readonly Sentence[] = [
  says(1, 'A read-only documentation site.', build('hosts', 'responds to HEAD without a body, and rejects writes')),
  says(
    1,
    'Content areas: introduction, getting started, deployments, API reference, speech-to-text, voice agents.',
    EVERY_ROUTE,
  ),
  says(
    1,
    'Site-wide search over a hosted search index, offered as a modal and as a search page.',
    OPENS,
    e2e('search-page', 'responds to a link to it: results by page'),
  ),
  says(1, 'Language is English (locale en).', build('head', 'may be indexed and says its language')),
  says(1, "Docs version label is 'Next'.", fault('rendering', 'the chosen version is shown, and kept in storage')),
  says(
    1,
    'The site has no sign-in and no user-created data.',
    build('routes', 'has no form of an account'),
    build('observatory', 'all that a site without cookies'),
  ),

  says(
    2,
    'All routes are served from the site root with no prefix and match exactly.',
    EVERY_ROUTE,
    unit('delivery/addresses', '%s gets the not-found page'),
    fault('addresses', 'another capitalization gets the not-found page'),
  ),
  says(
    2,
    'All are documentation pages under one shared layout.',
    build('routes', 'has the layout of all pages'),
    e2e('navigation', 'leads to the guides and to the reference'),
  ),
  says(
    2,
    'A trailing index.html or .html is stripped from a path.',
    fault('addresses', 'query and fragment kept'),
    unit('delivery/addresses', '%s is sent to the one address of its page, %s'),
  ),
  says(
    2,
    'Any path not listed shows a not-found page, which is also reachable at /not-found.',
    e2e('notFound', 'gets status 404, a title and outgoing links (F3)'),
    e2e('notFound', '/not-found is a page of its own, beside the docs sidebar'),
  ),
  says(
    2,
    "Each page has one of two sidebars, 'docs' or 'apiRef'; some pages have none.",
    build('routes', 'is beside the '),
  ),
  says(
    2,
    '/search: search results page; reads query parameter q.',
    e2e('search-page', 'reads any address: too long, repeated, cut short, empty'),
  ),
  says(2, 'Every listed route of the six areas.', EVERY_ROUTE, build('routes', 'that ever existed still have a page')),
  says(
    2,
    "Top bar: logo, links 'Docs' and 'API Reference', dropdowns, search, and a color-mode toggle.",
    e2e('navigation', 'has its logo lead home'),
    e2e('navigation', 'leads to the guides and to the reference'),
    e2e('navigation', 'opens and closes the dropdown'),
    e2e('colourMode', 'cycles through light, dark and system, and keeps the choice'),
  ),
  says(
    2,
    'Top bar: version dropdown and language dropdown.',
    e2e('mobile', 'holds versions, languages and the colour mode too'),
    fault('rendering', 'the chosen version is shown, and kept in storage'),
  ),
  says(
    2,
    'Color mode cycles light, dark and (when the system preference is respected) system.',
    e2e('colourMode', 'cycles through light, dark and system, and keeps the choice'),
  ),
  says(2, 'The default color mode is light.', e2e('colourMode', 'is light for a reader who has chosen nothing')),
  says(2, 'Mobile layout applies at width 996 px or below.', e2e('mobile', 'applies at 996 px and ends at 997 px')),
  says(
    2,
    "The mobile sidebar has a 'Back to main menu' label.",
    e2e('mobile', 'goes back to the main menu and on to a page'),
  ),
  says(
    2,
    'Footer: link columns, logo, copyright.',
    e2e('navigation', 'has columns of links, the logo and the copyright'),
  ),
  says(
    2,
    'An announcement bar can be dismissed.',
    e2e('announcement', 'the announcement bar can be closed, and stays closed'),
  ),
  says(
    2,
    'Table of contents shows heading levels 2 to 3.',
    e2e('navigation', 'lists headings of the second and third level'),
  ),
  says(2, 'Sidebar categories auto-collapse.', e2e('navigation', 'opens one category at a time')),
  says(2, 'The sidebar cannot be hidden.', e2e('navigation', 'cannot be hidden')),
  says(
    2,
    'Switching language keeps the query string and hash.',
    fault('rendering', 'F6: switching the language keeps query and fragment'),
    e2e('baseUrl', 'switching the language keeps page, query, and fragment'),
  ),
  says(
    2,
    'On route change, scroll goes to the hash target or to the top.',
    e2e('navigation', 'starts at the top, and Back returns to where the reader was'),
    e2e('navigation', 'with a fragment goes to its heading, below the top bar'),
  ),
  says(
    2,
    'A progress bar shows after a 200 ms delay on path change.',
    fault('loading', 'shows when a page takes longer than 200 ms'),
  ),
  says(2, 'Routes are preloaded and prefetched.', fault('loading', 'fetches what visible links lead to')),
  says(2, 'Not on 2g or data-saver connections.', fault('loading', 'fetches nothing ahead with')),
  says(
    2,
    'While a page loads, a spinner shows (after a 200 ms wait).',
    fault('rendering', 'a slow part shows nothing for 200 ms, then a spinner'),
  ),

  says(
    3,
    'Site configuration: title, tagline, base URL, locale, sidebar items of type link or category with href and label.',
    build('baseUrl', 'names no address outside its base URL, in the language of the page'),
    build('routes', 'and a window title that ends in whose site it is'),
    e2e('options', 'the label of a category with a page leads to the page'),
  ),
  says(3, 'Batch job concepts appear only as page titles.', build('routes', 'has its title as its one first heading')),
  says(
    3,
    'Search result items use hierarchy levels lvl0 to lvl6, content, type and url.',
    unit('search/records', 'with the section of the sidebar on top'),
  ),
  says(
    3,
    'Search filters use a language tag and a docs-version tag.',
    SEARCH_REQUEST,
    e2e('baseUrl', 'search finds pages of that language alone'),
  ),

  says(
    4,
    'Page load: loading, loaded, failed.',
    fault('rendering', 'a slow part shows nothing for 200 ms, then a spinner'),
    RETRY,
  ),
  says(4, 'Failed offers a Retry action that reloads the page content.', RETRY),
  says(
    4,
    'Color mode: system means no stored choice.',
    e2e('colourMode', 'follows the system while nothing is chosen'),
  ),
  says(
    4,
    'The color mode persists in browser storage under a theme key.',
    e2e('colourMode', 'cycles through light, dark and system, and keeps the choice'),
  ),
  says(4, 'The color mode syncs across browser tabs.', e2e('colourMode', 'goes along in every open tab')),
  says(
    4,
    'Mobile sidebar: shown or hidden.',
    e2e('mobile', 'closes with its button, with Escape and with a tap beside it'),
  ),
  says(
    4,
    'The mobile sidebar closes when the width returns to desktop.',
    e2e('mobile', 'closes when the window grows to the wide layout'),
  ),
  says(4, 'Dropdowns: open or closed.', e2e('navigation', 'opens and closes the dropdown')),
  says(4, 'Search modal: opens by click, slash, Ctrl or Cmd plus K, or a key on the focused button.', OPENS),
  says(4, 'Ctrl/Cmd plus F is excluded.', e2e('search-dialog', 'stays closed for Ctrl or Cmd with F on the button')),
  says(4, 'The search modal closes with Escape.', e2e('search-dialog', 'closes with Escape, Ctrl and K')),
  says(
    4,
    'Search status: idle, loading, stalled, error.',
    fault('search-timing', 'shows that it waits after 300 ms and keeps the older results'),
    fault('search-timing', 'shows an error only to the query that failed'),
  ),
  says(
    4,
    "Announcement bar: dismissed state is remembered in browser storage until the bar's id changes.",
    e2e('announcement', 'an announcement with a new id is shown to those who have closed the old one'),
  ),
  says(
    4,
    'Version choice persists in local storage.',
    fault('rendering', 'the chosen version is shown, and kept in storage'),
  ),

  says(
    5,
    'The search input accepts at most 64 characters.',
    e2e('search-dialog', 'starts with its texts and takes at most 64 characters'),
  ),
  says(
    5,
    'The search client requires an application id and an API key.',
    unit('search/settings', 'half a configuration stops the build (K4)'),
  ),
  says(5, 'The build rejects a missing docs version name.', build('rejections', 'a docs version that does not exist')),
  says(
    5,
    'The build rejects a sidebar without a link target.',
    build('rejections', 'a sidebar in the top bar that has nothing to link to'),
  ),
  says(5, 'The build rejects an unknown navbar item type.', build('rejections', 'a top-bar item of an unknown type')),
  says(5, 'Broken links fail the build.', build('rejections', 'a broken link, naming the page and the target')),
  says(
    5,
    'Broken markdown links and broken anchors only warn.',
    build('rejections', 'broken anchors and broken Markdown links'),
  ),
  says(5, 'Duplicate routes only warn.', build('rejections', 'two pages with one address, naming both files')),

  says(6, 'The site is public and shows no roles.', build('routes', 'has no form of an account')),

  says(
    7,
    'POST to /1/indexes/*/queries, as text/plain, with a requests array; each names query, index, attributes, and tags.',
    SEARCH_REQUEST,
  ),
  says(
    7,
    'Results are limited by the language and docs-version filters.',
    e2e('search-dialog', 'within language and version'),
  ),
  says(7, 'Credentials travel as query parameters.', SEARCH_REQUEST),
  says(
    7,
    'From the response the site reads results[0].hits, nbHits and queryID.',
    unit('search/client', 'responds with safe hits, their count and their pages'),
    unit('search/readResponse', 'gives the hits, how many there are in all, and the id of the query'),
  ),
  says(
    7,
    "A preconnect is made to the search provider's host.",
    unit('search/settings', 'the hosted index, with a connection opened early'),
  ),
  says(
    7,
    'Usage events are batched up to 20 objects.',
    unit('search/events.apart', 'hold at most twenty objects each, and travel together'),
  ),
  says(
    7,
    'Usage events are debounced by 400 ms.',
    unit('search/events.apart', 'count the list that stands for 400 ms'),
  ),
  says(
    7,
    'Page content loads as static script chunks, and route assets are prefetched.',
    fault('loading', 'fetches what visible links lead to'),
  ),
  says(
    7,
    "Calls to the provider's own APIs are not made by the site.",
    e2e('search-embedded', 'without a request to another host'),
  ),

  says(8, 'Page content fails to load: the error text and a Retry button.', RETRY),
  says(8, 'Unknown path: not-found page.', e2e('notFound', 'gets status 404, a title and outgoing links (F3)')),
  says(
    8,
    "Page crashes: 'This page crashed.' with a 'Try again' button and the details.",
    fault('rendering', 'a page that crashes says so with details'),
  ),
  says(
    8,
    "Search, every host unreachable: error screen 'Unable to fetch results'.",
    fault('search-answers', 'every kind of outage is the error screen'),
  ),
  says(
    8,
    'Search, no hits: the query, up to 3 suggested queries, a place to report it.',
    e2e('search-dialog', 'says when nothing was found, with three queries to try'),
  ),
  says(
    8,
    "Without id or key: 'appId is missing' and 'apiKey is missing'.",
    unit('search/settings', 'half a configuration stops the build (K4)'),
  ),
  says(
    8,
    'Route preload fails: the page is reloaded, with a console warning.',
    fault('assets', 'E2: reloads once at the target, says so in the console'),
  ),
  says(
    8,
    'Wrong base URL setting: a banner says so.',
    fault('wrong-base-url', 'shows the banner inside the window and nothing else'),
  ),

  says(9, 'Desktop breakpoint 996 px.', e2e('mobile', 'applies at 996 px and ends at 997 px')),
  says(
    9,
    'Search: hitsPerPage 20; snippet length 10 words, or 5 on small screens.',
    e2e('search-dialog', 'requests 20 hits and snippets of 10 words'),
  ),
  says(9, 'Search: up to 5 hits per group by default.', e2e('search-dialog', 'shows up to five hits of a section')),
  says(9, 'Search: query limit 64 characters.', unit('search/client', 'sends at most 64 characters')),
  says(9, 'Search: stall threshold 300 ms.', fault('search-timing', 'shows that it waits after 300 ms')),
  says(9, 'Recent searches up to 7.', e2e('search-dialog', 'remembers what was opened, seven at most')),
  says(
    9,
    'Favorites up to 10, and 4 recent searches beside them.',
    e2e('search-dialog', 'keeps favorites, ten at most'),
  ),
  says(
    9,
    'Search client time-outs: connect 1 s, read 2 s.',
    unit('search/client', 'gives a host one second to connect and two to respond'),
  ),
  says(9, 'Search client time-out: write 30 s.', unit('search/timeouts', 'waits 30 s for what it writes')),
  says(
    9,
    'A failed host stays marked down for 2 minutes.',
    unit('search/hosts', 'passes over a host that failed, for two minutes'),
  ),
  says(9, "Search placeholder 'Search docs'; start screen texts.", e2e('search-dialog', 'starts with its texts')),
  says(
    9,
    'Lazy-load spinner delay 200 ms.',
    fault('rendering', 'a slow part shows nothing for 200 ms, then a spinner'),
  ),
  says(
    9,
    'Progress bar: minimum 0.08, speed 200 ms, trickle speed 800 ms.',
    fault('loading', 'begins at 8 %, moves for 200 ms on every 800 ms'),
  ),
  says(9, 'Progress bar: start delay 200 ms.', fault('loading', 'shows when a page takes longer than 200 ms')),
  says(9, 'Tooltip open delay 200 ms, skip delay 300 ms.', fault('rendering', 'and the next one at once for 300 ms')),
  says(9, 'Default accent color: cyan.', unit('css/tokens', 'take the cyan accent from the Radix scale')),
];
