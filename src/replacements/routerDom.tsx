/**
 * Stands in for react-router-dom's index: the one router that Docusaurus draws here. Without HashRouter, which
 * Docusaurus names but this site's configuration never chooses, and without links, which are link.tsx.
 */
import {createBrowserHistory} from 'history';
import {type ReactNode, useState} from 'react';
import {Router} from 'react-router';

export {matchPath, Redirect, Route, useHistory, useLocation} from 'react-router';

export function BrowserRouter({children}: {children: ReactNode}) {
  const [history] = useState(createBrowserHistory);
  return <Router history={history}>{children}</Router>;
}

export {BrowserRouter as HashRouter};
