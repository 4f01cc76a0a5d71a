/** A mock of CSS Modules: every class keeps its name. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
