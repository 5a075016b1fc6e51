/**
 * Stands in for three libraries that react-router imports for `withRouter` and development checks, neither of which
 * this site has: hoist-non-react-statics (default export), react-is (`isValidElementType`) and prop-types.
 */
export const isValidElementType = () => true;
export default <T>(target: T): T => target;
