/** CSS Modules in tests: every class keeps its name. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
