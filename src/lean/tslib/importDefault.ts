/** Replaces tslib for @docusaurus/utils-common, which calls one of its forty helpers. */
export function __importDefault<T>(module: T): T | {default: T} {
  return (module as {__esModule?: boolean})?.__esModule ? module : {default: module};
}
