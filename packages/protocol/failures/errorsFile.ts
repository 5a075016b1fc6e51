/** `/errors.json`: the catalogue for programs, with where its pages are and which hosts belong to the service. */
import {batchEndpoints, provider, realtimeEndpoints} from '../facts';
import {type FailureSources, failuresOf} from './catalogue';
import type {ErrorsFile} from './schema';

/** Returns the file; `site` is the address of the site with its base path. */
export function errorsFile(contracts: FailureSources, site: string = provider.siteUrl): ErrorsFile {
  const regions = [...batchEndpoints, ...realtimeEndpoints].map(({host}) => host);
  const {batchHost, realtimeHost, flowHost, managementHost} = provider;
  return {
    $schema: `${site.replace(/\/$/, '')}/errors.schema.json`,
    site,
    hosts: [...new Set([batchHost, realtimeHost, flowHost, managementHost, ...regions])],
    failures: failuresOf(contracts),
  };
}
