/**
 * Stands in for the docs plugin's module of that name, which says where among the documents a reader is. The original
 * makes a regular expression of every document's address, and sorts by `localeCompare`, whose first call costs a slow
 * phone 27 ms. Same answers (tests/unit/site compares).
 */
type Doc = {id: string; path: string; sidebar?: string};
type Version = {name: string; path: string; isLast: boolean; docs: Doc[]};
type PluginData = {path: string; versions: Version[]};

// Addresses differ in neither case nor the slash at their end, as in the router.
const plain = (path: string) => path.toLowerCase().replace(/\/$/, '');
const isBelow = (path: string, base: string) => `${plain(path)}/`.startsWith(`${plain(base)}/`);
const byLength = (a: {path: string}, b: {path: string}) => b.path.length - a.path.length;

/** The plugin whose documents are read: of those that the address is below, the one with the longest address. */
export function getActivePlugin(all: Record<string, PluginData>, pathname: string, {failfast = false} = {}) {
  const [active] = Object.entries(all)
    .map(([pluginId, pluginData]) => ({pluginId, pluginData, path: pluginData.path}))
    .filter(({path}) => isBelow(pathname, path))
    .sort(byLength);
  if (!active && failfast) throw new Error(`No documents stand below ${pathname}.`);
  return active && {pluginId: active.pluginId, pluginData: active.pluginData};
}

export const getLatestVersion = ({versions}: PluginData) => versions.find(({isLast}) => isLast);

export function getActiveVersion({versions}: PluginData, pathname: string): Version | undefined {
  return versions.filter(({path}) => isBelow(pathname, path)).sort(byLength)[0];
}

export function getActiveDocContext(data: PluginData, pathname: string) {
  const activeVersion = getActiveVersion(data, pathname);
  const activeDoc = activeVersion?.docs.find(({path}) => plain(path) === plain(pathname));
  const inVersions = data.versions.flatMap(({name, docs}) =>
    docs.filter(({id}) => id === activeDoc?.id).map((doc) => [name, doc] as const),
  );
  return {activeVersion, activeDoc, alternateDocVersions: Object.fromEntries(inVersions)};
}

export function getDocVersionSuggestions(data: PluginData, pathname: string) {
  const latestVersionSuggestion = getLatestVersion(data);
  const {alternateDocVersions} = getActiveDocContext(data, pathname);
  return {
    latestDocSuggestion: latestVersionSuggestion && alternateDocVersions[latestVersionSuggestion.name],
    latestVersionSuggestion,
  };
}
