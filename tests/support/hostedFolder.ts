/** A folder as publishing leaves it, made of a few files: for tests of the servers that read it. */
import {headerRules, RULES_FILE} from '@speech-docs/publish/delivery/headers';
import {nginxHttp} from '@speech-docs/publish/delivery/hosts/nginxHttp';
import {nginxServer} from '@speech-docs/publish/delivery/hosts/nginxServer';
import type {HostedSite} from '@speech-docs/publish/delivery/hosts/nginxText';
import {BASES_FILE, REDIRECTS_FILE} from '@speech-docs/publish/site.server';
import {temporaryFolder} from './temporaryFolder';

/** Writes `files` (path: text) and what `hosted` says about them into a folder of its own. */
export function hostedFolder(files: Record<string, string>, hosted: Partial<HostedSite> = {}): string {
  const site = {bases: ['/'], pages: [], moved: {}, rules: headerRules("default-src 'none'"), ...hosted};
  return temporaryFolder('site', {
    ...files,
    [BASES_FILE]: JSON.stringify(site.bases),
    [RULES_FILE]: JSON.stringify(site.rules),
    [REDIRECTS_FILE]: JSON.stringify(site.moved),
    '_hosting/nginx/http.conf': nginxHttp(site),
    '_hosting/nginx/server.conf': nginxServer(site),
  });
}
