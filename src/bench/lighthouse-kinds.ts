/** Every kind of page as Lighthouse sees it: what comparison.ts measures of a post, of all that the site has. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../hosting/local-server'
import type { BuiltSite } from '../preview/built-site'
import { kindsOf } from './kinds'
import { lighthouseIn, type PageReport } from './lighthouse'
import { median } from './median'
import type { Row } from './table'

/** How often each page is measured; the run in the middle counts. */
const RUNS = 3

/**
 * First and largest paint of each kind of page, on Lighthouse's simulated phone.
 *
 * @throws where Lighthouse cannot be installed or there is no browser
 */
export async function lighthouseRows(site: BuiltSite): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const { server, url } = await startServer({ folder: site.folder, port: 0 })
  try {
    const measure = lighthouseIn(folder)
    const rows: Row[] = []
    for (const path of kindsOf(site)) {
      const reports: PageReport[] = []
      for (let run = 0; run < RUNS; run++) reports.push(await measure(url + path))
      const middle = (value: (report: PageReport) => number) => median(reports.map(value))
      rows.push({
        what: `Lighthouse, first and largest paint; mark: ${path}`,
        measured: `${middle(of => of.firstPaint).toFixed(0)}, ${middle(of => of.largestPaint).toFixed(0)} ms; ${middle(of => of.mark)}`,
        budget: '800, 900 ms; 100',
      })
    }
    return rows
  } finally {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
