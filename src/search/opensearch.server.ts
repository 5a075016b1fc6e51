/** Lets browsers add the site as a search engine: a description file, and the link that announces it. */
import type {HtmlTagObject} from '@docusaurus/types';

export const OPENSEARCH_FILE = 'opensearch.xml';

export function opensearchDescription(title: string, siteUrl: string, baseUrl: string): string {
  const root = escapeXml(siteUrl + baseUrl);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(title).slice(0, 16)}</ShortName>
  <LongName>${escapeXml(title).slice(0, 38)} documentation</LongName>
  <Description>Search the documentation of ${escapeXml(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${root}img/favicon.svg</Image>
  <Url type="text/html" method="get" template="${root}search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${root}${OPENSEARCH_FILE}"/>
</OpenSearchDescription>
`;
}

export function opensearchLink(title: string, baseUrl: string): HtmlTagObject {
  return {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title,
      href: `${baseUrl}${OPENSEARCH_FILE}`,
    },
  };
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
