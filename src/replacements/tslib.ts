/** Stands in for tslib in the page: the one helper that Docusaurus's compiled code calls, of some forty. */
export function __importDefault<T>(module: T): T | {default: T} {
  return (module as {__esModule?: boolean})?.__esModule ? module : {default: module};
}
