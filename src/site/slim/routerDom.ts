/**
 * Stands in for react-router-dom's index: the same parts without HashRouter, which Docusaurus names but this site's
 * configuration never chooses, and which keeps a second kind of history alive in the bundle.
 */
export {matchPath, Redirect, Route, useHistory, useLocation} from 'react-router';
// @ts-expect-error the package has types for its index only
export {BrowserRouter, BrowserRouter as HashRouter, Link, NavLink} from 'react-router-dom/esm/react-router-dom.js';
