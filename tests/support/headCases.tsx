/** What a page may put into `<Head>`, drawn in the browser by the library and by its replacement (tests/e2e/head). */
import type {ComponentType, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import * as library from 'react-helmet-async';
import * as replacement from '../../src/lean/head/helmet';

type Head = ComponentType<Record<string, unknown> & {children?: ReactNode}>;
/** What is drawn, one after the other. */
type Steps = (head: Head) => ReactNode[];

const description = (text: string) => <meta name="description" content={text} />;

export const CASES: Record<string, Steps> = {
  'elements of an inner head instead of those of an outer one': (Head) => [
    <>
      <Head>
        <title>Site</title>
        {description('Site')}
        <meta property="og:title" content="Site" />
        <link rel="canonical" href="https://example.com/" />
      </Head>
      <Head>
        <title>Page</title>
        {description('Page')}
        <link rel="canonical" href="https://example.com/page" />
      </Head>
    </>,
  ],
  'several elements of one kind in one head': (Head) => [
    <>
      <Head>
        <meta property="og:image" content="/site.png" />
      </Head>
      <Head>
        <meta property="og:image" content="/one.png" />
        <meta property="og:image" content="/two.png" />
        <link rel="alternate" href="/fr" hrefLang="fr" />
        <link rel="alternate" href="/en" hrefLang="en" />
      </Head>
    </>,
  ],
  'a title in a template, and a title for pages that have none': (Head) => [
    <Head key="site" titleTemplate="%s | Docs" defaultTitle="Docs" />,
    <>
      <Head key="site" titleTemplate="%s | Docs" defaultTitle="Docs" />
      <Head title="Costs $& more" />
    </>,
  ],
  'attributes of the document': (Head) => [
    <>
      <Head htmlAttributes={{lang: 'en', class: 'site'}} bodyAttributes={{class: 'bare'}} />
      <Head>
        <html lang="fr" className="page" />
      </Head>
    </>,
    <Head key="other" htmlAttributes={{lang: 'de'}} />,
  ],
  'elements as properties': (Head) => [
    <Head
      key="all"
      meta={[{name: 'description', content: 'Page'}, {content: 'without a name'}, {charset: 'utf-8'}]}
      link={[{rel: 'stylesheet', href: '/a.css'}]}
      script={[{type: 'application/ld+json', innerHTML: '{"a": 1}'}]}
      style={[{cssText: 'a{color:red}'}]}
    />,
  ],
  'scripts and styles as children': (Head) => [
    <Head key="all">
      <script type="application/ld+json">{'{"a": 1}'}</script>
      <style>{'a{color:red}'}</style>
      <noscript>{'<p>No scripts</p>'}</noscript>
    </Head>,
  ],
  'what is left when a head changes and another goes': (Head) => [
    <>
      <Head>
        <title>Site</title>
        {description('Site')}
      </Head>
      <Head>
        <title>Page</title>
        {description('Page')}
      </Head>
    </>,
    <Head key="site">
      <title>Site</title>
      {description('Site, later')}
    </Head>,
  ],
};

const frame = () => new Promise((done) => requestAnimationFrame(done));
const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({name, value}) => [name, value]).sort());

/** Returns the document's head after each step of a case, its elements grouped by kind. */
export async function headsOf(which: 'library' | 'replacement', name: string): Promise<object[]> {
  const {Helmet, HelmetProvider} = which === 'library' ? library : replacement;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const heads: object[] = [];
  for (const step of CASES[name]?.(Helmet as Head) ?? []) {
    flushSync(() => root.render(<HelmetProvider>{step}</HelmetProvider>));
    await frame();
    await frame();
    const elements = [...document.head.querySelectorAll('[data-rh]:not(title)')];
    heads.push({
      title: document.title,
      html: attributesOf(document.documentElement),
      body: attributesOf(document.body),
      elements: elements
        .map((element) => ({name: element.localName, attributes: attributesOf(element), text: element.textContent}))
        .sort((a, b) => a.name.localeCompare(b.name)),
    });
  }
  return heads;
}
