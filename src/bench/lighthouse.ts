/** What Lighthouse says of a page, on its own phone and slow line; it is installed for the comparison alone. */
import { execFile } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ensureBrowser } from '../preview/browser'
import { install, installedCommand } from './other-builders'

const number = z.object({ numericValue: z.number() })

const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'first-contentful-paint': number,
    'largest-contentful-paint': number,
    'mainthread-work-breakdown': number,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string(), transferSize: z.number() })),
      }),
    }),
  }),
})

/** What of a report stands in the table: bytes as they come over the line, times in milliseconds. */
export interface PageReport {
  /** Lighthouse's mark for speed, of 100. */
  mark: number
  firstPaint: number
  largestPaint: number
  mainThread: number
  page: number
  scripts: number
  all: number
}

/**
 * Installs Lighthouse.
 *
 * @param root an empty folder
 * @returns what measures a page by its address
 * @throws where there is no browser
 */
export function lighthouseIn(root: string): (address: string) => Promise<PageReport> {
  cpSync('comparison/lighthouse', root, { recursive: true })
  install(root)
  const { command } = installedCommand(root, ['lighthouse'])
  const browser = ensureBrowser()
  const file = join(root, 'report.json')
  // The page's server is in this process: it must go on answering.
  const run = (address: string) =>
    promisify(execFile)(
      process.execPath,
      [
        ...command,
        address,
        ...['--output=json', `--output-path=${file}`, '--quiet', '--only-categories=performance'],
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      { env: { ...process.env, CHROME_PATH: browser } },
    )
  return async address => {
    // Now and then it loses a page's trace, and asks to be run again.
    await run(address).catch(() => run(address))
    return summaryOf(report.parse(JSON.parse(readFileSync(file, 'utf8'))))
  }
}

function summaryOf({ categories, audits }: z.infer<typeof report>): PageReport {
  const { items } = audits['network-requests'].details
  const bytes = (type?: string) =>
    items
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    mark: Math.round(categories.performance.score * 100),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    mainThread: audits['mainthread-work-breakdown'].numericValue,
    page: bytes('Document'),
    scripts: bytes('Script'),
    all: bytes(),
  }
}
