/** Takes before-and-after screenshots of pages and crops them to what changed. */
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { matchPath } from '../../src/page-kinds/paths'
import { startBrowser } from '../browser'
import { startServer } from '../serve-site/local-server'
import { STYLE_SHEET, type BuiltSite } from './built-site'
import type { Report } from './compare'

/** Phone and desktop widths. The report shows screenshots at up to 640 pixels wide. */
const WIDTHS = [390, 1280] as const
const SHOWN_WIDTH = 640

/** The maximum number of pages with screenshots, so a report can be read in ten minutes. */
const MOST_PAGES = 16

/** The number of pixels shown above and below the changes. */
const MARGIN = 240

/** Opens all `<details>` and waits for lazy-loaded images. It's a string because it runs in the page. */
const SHOW_EVERYTHING = `
  for (const answer of document.querySelectorAll('details')) answer.open = true
  Promise.all(Array.from(document.images, image => {
    image.loading = 'eager'
    return image.decode()
  }))
`

/** Pairs of screenshots, and the number of pages left out. */
export type Pictures = Awaited<ReturnType<typeof takePictures>>

/** Takes screenshots of pages that were added or removed or that look different. */
export async function takePictures(before: BuiltSite, after: BuiltSite, report: Report) {
  const hasNewStyle = before.files.get(STYLE_SHEET) !== after.files.get(STYLE_SHEET)
  const paths = pagesToLookAt(report, hasNewStyle ? [...after.pages.keys()] : [])
  const browser = await startBrowser()
  const old = await photographer(before, browser)
  const now = await photographer(after, browser)
  try {
    const pairs = []
    for (const path of paths.slice(0, MOST_PAGES))
      for (const width of WIDTHS) {
        const was = await old.shoot(report.renamed.get(path) ?? path, width)
        const is = await now.shoot(path, width)
        if (is && was?.equals(is)) continue
        pairs.push({ path, width, ...(await cropped(was, is)) })
      }
    return { pairs, left: paths.slice(MOST_PAGES).length }
  } finally {
    await browser.close()
    old.server.close()
    now.server.close()
  }
}

/** Serves a site and takes screenshots of its pages. */
async function photographer({ folder, prefix, pages }: BuiltSite, browser: Browser) {
  const { server, url } = await startServer({ folder, port: 0, prefix })
  const shoot = async (path: string, width: number) => {
    if (!pages.has(path)) return undefined
    // Pages are complete without scripts and look the same every time.
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      javaScriptEnabled: false,
    })
    await page.goto(url + path)
    await page.evaluate(SHOW_EVERYTHING)
    const picture = await page.screenshot({ fullPage: true })
    await page.close()
    return picture
  }
  return { server, shoot }
}

/**
 * Lists pages that may look different: added, removed, and renamed pages, one page for each text edit, one page of each
 * kind, then the rest.
 *
 * @param restyled the pages a new style sheet may have changed
 */
function pagesToLookAt(report: Report, restyled: readonly string[]) {
  const { added, removed, renamed, changed, text } = report
  const byKind = new Map([...restyled, ...changed].map(path => [matchPath(path)?.kind, path]))
  return [
    ...new Set([
      ...added,
      ...removed.map(({ path }) => path),
      ...renamed.keys(),
      ...text.flatMap(({ pages }) => pages.slice(0, 1)),
      ...byKind.values(),
      ...changed,
      ...restyled,
    ]),
  ]
}

/** Converts each row of pixels in a screenshot to a string for comparison. */
async function rowsOf(picture: Buffer | undefined) {
  if (!picture) return []
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const length = info.width * info.channels
  return Array.from({ length: info.height }, (_, row) =>
    data.toString('latin1', row * length, (row + 1) * length),
  )
}

/** Counts the rows that two screenshots have in common at the start. */
function commonRows(one: string[], other: string[]) {
  const count = one.findIndex((row, index) => row !== other[index])
  return count < 0 ? one.length : count
}

/** Crops out what two screenshots have in common at the top and bottom. Returns WebP data URLs. */
async function cropped(before: Buffer | undefined, after: Buffer | undefined) {
  const [was, is] = await Promise.all([rowsOf(before), rowsOf(after)])
  const top = commonRows(was, is)
  const bottom = commonRows(was.slice(top).reverse(), is.slice(top).reverse())
  const dataUrl = async (picture: Buffer | undefined) => {
    if (!picture) return undefined
    const { width, height } = await sharp(picture).metadata()
    const start = Math.max(0, top - MARGIN)
    const end = Math.min(height, height - bottom + MARGIN)
    const webp = await sharp(picture)
      .extract({ left: 0, top: start, width, height: end - start })
      .resize({ width: SHOWN_WIDTH, withoutEnlargement: true })
      .webp({ quality: 60 })
      .toBuffer()
    return `data:image/webp;base64,${webp.toString('base64')}`
  }
  return { before: await dataUrl(before), after: await dataUrl(after) }
}
