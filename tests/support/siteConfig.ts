/** Replaces the configuration that the build generates, so that units run without a build. */
import {searchSettings} from '../../src/search/settings.server';

export default {baseUrl: '/', customFields: {search: searchSettings({})}};
