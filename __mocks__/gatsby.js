/** Gatsby in unit tests: links are plain links, queries answer what a test gives them. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest reads its stand-ins as they are
const { createElement } = require('react')

let answer = {}
let prefix = ''

module.exports = {
  Link: ({ to, ...props }) => createElement('a', { href: prefix + to, ...props }),
  graphql: () => undefined,
  useStaticQuery: () => answer,
  withPrefix: path => prefix + path,
  /** What static queries answer from now on. */
  setStaticQuery: value => {
    answer = value
  },
  /** The path that the site stands below from now on. */
  setPathPrefix: value => {
    prefix = value
  },
}
