/** What moves on each page when its font comes after the page has been painted in the system's face. */
import { startServer } from '../hosting/local-server'
import { startBrowser } from '../preview/browser'
import type { BuiltSite } from '../preview/built-site'
import { lateFontShifts } from '../../tests/support/late-font'
import type { Row } from './table'

/** The sum of a view's layout shifts that is aimed at, in shares of the view. */
const AIM = 0.01

/** All pages at two widths: in how many views more than is aimed at moves, and which is the worst. */
export async function lateFontRows(site: BuiltSite): Promise<Row[]> {
  const { server, url } = await startServer({ folder: site.folder, port: 0 })
  const browser = await startBrowser()
  try {
    const page = await browser.newPage({ baseURL: url })
    const paths = [...site.pages.keys()].filter(path => path !== '/404')
    const views = await lateFontShifts(page, paths)
    const worst = views.reduce((one, other) => (other.shift > one.shift ? other : one))
    const over = views.filter(({ shift }) => shift > AIM)
    return [
      {
        what: `views in which a late font moves more than ${AIM}, of ${views.length}`,
        measured: String(over.length),
        budget: '0',
      },
      {
        what: `the worst: ${worst.path}, ${worst.width} pixels wide`,
        measured: worst.shift.toFixed(3),
        budget: String(AIM),
      },
    ]
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}
