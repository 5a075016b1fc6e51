/**
 * Plugin: makes a file of the HTML that htmlApart.ts takes out of a page. In the browser, the import of such HTML gives the
 * address of its file; on the server, which draws the page, it gives the HTML itself.
 */
import type {Plugin} from '@docusaurus/types';

/** Media type of the addresses that contain the HTML of a page: `data:<type>;base64,<a JSON array of strings>`. */
export const PAGE_HTML_TYPE = 'application/x-page-html+json';

export default function pageHtml(): Plugin {
  return {
    name: 'page-html',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          isServer
            ? {mimetype: PAGE_HTML_TYPE, type: 'asset/source'}
            : {
                mimetype: PAGE_HTML_TYPE,
                type: 'asset/resource',
                generator: {filename: 'assets/html/[contenthash:8].json'},
              },
        ],
      },
    }),
  };
}
