import {translate} from '@docusaurus/Translate';
import OnDemand from '../OnDemand';
import type {BuilderApi} from './choices';

/** Opens the builder of a configuration, also when the address of the page has choices. */
export default function ConfigBuilder({api}: {api: BuilderApi}) {
  return (
    <OnDemand
      label={translate({message: 'Open the builder'})}
      load={() => import(/* webpackChunkName: "config-builder" */ './Builder')}
      tool={{api}}
      isWanted={() => /[?&](?:[a-z_]+_config\b|(?:audio_format|fetch_data|tracking)\.)/.test(window.location.search)}
    />
  );
}
