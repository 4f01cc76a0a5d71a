/** Sets the values the Gatsby mock in `__mocks__/gatsby.js` returns in a unit test. */
import * as gatsby from 'gatsby'

const mock = gatsby as unknown as {
  setStaticQuery(value: unknown): void
  setPathPrefix(value: string): void
}

/** Sets the result of every static query. */
export const setStaticQuery = (value: unknown) => mock.setStaticQuery(value)

/** Sets the path prefix. */
export const setPathPrefix = (value: string) => mock.setPathPrefix(value)
