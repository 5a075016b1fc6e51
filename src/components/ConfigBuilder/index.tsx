import {translate} from '@docusaurus/Translate';
import OnDemand from '../OnDemand';
import type {BuilderApi} from './choices';

/** The address of the page has choices, or leads here. */
const isWanted = () =>
  /[?&](?:[a-z_]+_config\b|(?:audio_format|fetch_data|tracking)\.)/.test(window.location.search) ||
  window.location.hash === '#build-a-configuration';

/** Opens the builder of a configuration. */
export default function ConfigBuilder({api}: {api: BuilderApi}) {
  return (
    <OnDemand
      label={translate({message: 'Open the builder'})}
      load={() => import(/* webpackChunkName: "config-builder" */ './Builder')}
      tool={{api}}
      isWanted={isWanted}
    />
  );
}
