/** Loader for the translations of the interface: see index.server.ts. */
module.exports = () => '{}';
