/** Parts of the layout that don’t appear in the built site. For the rest, see tests/built/header-footer.test.ts. */
import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { setPathPrefix } from '../../../tests/support/gatsby'
import { ErrorBoundary } from './ErrorScreen/ErrorScreen'

afterEach(() => setPathPrefix(''))

test('the error screen links to the home page under the path prefix', () => {
  setPathPrefix('/x')
  const boundary = new ErrorBoundary({ children: <p>Text</p> })
  boundary.state = ErrorBoundary.getDerivedStateFromError()
  const $ = load(renderToStaticMarkup(boundary.render()))
  expect($('[role="alert"] a').attr('href')).toBe('/x/')
  expect($.root().text()).not.toContain('Text')
})
