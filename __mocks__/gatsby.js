/** A mock of Gatsby for unit tests: links are plain links, and queries return what a test sets. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest loads mocks as CommonJS
const { createElement } = require('react')

let answer = {}
let prefix = ''

module.exports = {
  Link: ({ to, ...props }) => createElement('a', { href: prefix + to, ...props }),
  graphql: () => undefined,
  useStaticQuery: () => answer,
  withPrefix: path => prefix + path,
  /** Sets the result of every static query. */
  setStaticQuery: value => {
    answer = value
  },
  /** Sets the path prefix. */
  setPathPrefix: value => {
    prefix = value
  },
}
