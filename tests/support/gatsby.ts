/** Sets what the stand-in for Gatsby in `__mocks__/gatsby.js` answers in a unit test. */
import * as gatsby from 'gatsby'

const mock = gatsby as unknown as {
  setStaticQuery(value: unknown): void
  setPathPrefix(value: string): void
}

/** What every static query answers from now on. */
export const setStaticQuery = (value: unknown) => mock.setStaticQuery(value)

/** Sets the path prefix. */
export const setPathPrefix = (value: string) => mock.setPathPrefix(value)
