/** Fake of the list that the build generates (src/site/build/pageList.server.ts), so that units run without a build. */
import {declaredPages} from './declaredPages';

export default declaredPages().map(({path, title}) => ({path, title}));
