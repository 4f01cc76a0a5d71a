/** Takes before-and-after screenshots of pages and marks what changed. */
import { diffArrays } from 'diff'
import sharp from 'sharp'
import { matchPath } from '../../src/page-kinds/paths'
import { startBrowser } from '../browser'
import { startServer } from '../serve-site/local-server'
import { STYLE_SHEET, type BuiltSite } from './built-site'
import type { Report } from './compare'

/** Screenshots of a page before and after the change, at one width. */
export interface PicturePair {
  path: string
  width: number
  /** WebP data URLs. An added page has only `after`, and a removed page has only `before`. */
  before?: string
  after?: string
}

/** Phone and desktop widths. The report shows screenshots at up to 640 pixels wide. */
const WIDTHS = [390, 1280] as const
const SHOWN_WIDTH = 640

/** The maximum number of pages with screenshots, so a report can be read in ten minutes. */
const MOST_PAGES = 16

/** The number of pixels shown above and below the changes. */
const MARGIN = 240

/** The time limit for comparing two screenshots. */
const TIMEOUT_MS = 5_000

/** Opens all `<details>` and waits for lazy-loaded images. It's a string because it runs in the page. */
const SHOW_EVERYTHING = `
  for (const answer of document.querySelectorAll('details')) answer.open = true
  Promise.all(Array.from(document.images, image => {
    image.loading = 'eager'
    return image.decode()
  }))
`

/** A band of pixel rows in a screenshot. */
interface Band {
  top: number
  height: number
}

/**
 * Takes screenshots of pages that were added or removed or that look different.
 *
 * @returns the pairs and the number of pages left out
 */
export async function takePictures(
  before: BuiltSite,
  after: BuiltSite,
  report: Report,
): Promise<{ pairs: PicturePair[]; left: number }> {
  const paths = pagesToLookAt(report)
  const oldPath = new Map(report.renamed.map(({ from, to }) => [to, from]))
  const [old, now] = await Promise.all([photographer(before), photographer(after)])
  try {
    const pairs: PicturePair[] = []
    for (const path of paths.slice(0, MOST_PAGES))
      for (const width of WIDTHS) {
        const was = await old.shoot(oldPath.get(path) ?? path, width)
        const is = await now.shoot(path, width)
        const [wasBands, isBands] = was && is ? await differences(was, is) : []
        if (wasBands?.length === 0) continue
        pairs.push({
          path,
          width,
          before: await dataUrl(was, wasBands),
          after: await dataUrl(is, isBands),
        })
      }
    return { pairs, left: Math.max(0, paths.length - MOST_PAGES) }
  } finally {
    await old.close()
    await now.close()
  }
}

/** Serves a site and takes screenshots of its pages. */
async function photographer({ folder, prefix, pages }: BuiltSite) {
  const { server, url } = await startServer({ folder, port: 0, prefix })
  const browser = await startBrowser()
  return {
    shoot: async (path: string, width: number) => {
      if (!pages.has(path)) return undefined
      const viewport = { width, height: 900 }
      // Pages are complete without scripts and look the same every time.
      const page = await browser.newPage({
        viewport,
        reducedMotion: 'reduce',
        javaScriptEnabled: false,
      })
      await page.goto(url + path)
      await page.evaluate(SHOW_EVERYTHING)
      const picture = await page.screenshot({ fullPage: true })
      await page.close()
      return picture
    },
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

/** Lists pages that may look different. Pages with their own edits come first, then one page of each kind. */
function pagesToLookAt(report: Report): string[] {
  const { added, removed, renamed, changed, framed, unchanged, files, text, head } = report
  const hasNewStyle = files.some(({ place }) => place === STYLE_SHEET)
  const looked = [...changed, ...framed, ...(hasNewStyle ? unchanged : [])]
  const edits = [...text, ...head]
  const rank = (path: string) => {
    const edit = edits.findIndex(({ pages }) => pages?.includes(path))
    return edit < 0 ? edits.length : edit
  }
  const kindOf = (path: string) => matchPath(path)?.kind
  const nth = (path: string) => looked.filter(one => kindOf(one) === kindOf(path)).indexOf(path)
  return [
    ...added,
    ...removed.map(({ path }) => path),
    ...renamed.map(({ to }) => to),
    ...[...looked].sort((a, b) => rank(a) - rank(b) || nth(a) - nth(b)),
  ]
}

/** Converts each row of pixels in a screenshot to a string for comparison. */
async function rowsOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const length = info.width * info.channels
  return Array.from({ length: info.height }, (_, row) =>
    data.toString('latin1', row * length, (row + 1) * length),
  )
}

/** Finds the bands of rows that differ. If only one screenshot has a band, the other gets a band with zero height. */
async function differences(
  before: Buffer,
  after: Buffer,
): Promise<[before: Band[], after: Band[]]> {
  const [was, is] = [await rowsOf(before), await rowsOf(after)]
  const old: Band[] = []
  const now: Band[] = []
  // Comparing screenshots with little in common takes too long.
  const parts = diffArrays(was, is, { timeout: TIMEOUT_MS })
  if (!parts) return [[{ top: 0, height: was.length }], [{ top: 0, height: is.length }]]
  let [oldTop, newTop] = [0, 0]
  for (const { count, added, removed } of parts) {
    if (added || removed) {
      old.push({ top: oldTop, height: removed ? count : 0 })
      now.push({ top: newTop, height: added ? count : 0 })
    }
    if (!added) oldTop += count
    if (!removed) newTop += count
  }
  return [old, now]
}

/** Marks a screenshot's changes and crops out the rest. Keeps the whole page if there's nothing to compare it with. */
async function dataUrl(
  picture: Buffer | undefined,
  bands: Band[] = [],
): Promise<string | undefined> {
  if (!picture) return undefined
  const { width, height } = await sharp(picture).metadata()
  const marks = bands.map(
    band =>
      `<rect y="${band.top}" width="100%" height="${band.height}" fill="#f97316" fill-opacity=".15"/><rect y="${band.top}" width="8" height="${band.height}" fill="#f97316"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`
  const marked = await sharp(picture)
    .composite([{ input: Buffer.from(svg) }])
    .toBuffer()
  const first = bands[0] ?? { top: 0 }
  const last = bands.at(-1) ?? { top: 0, height }
  const top = Math.max(0, first.top - MARGIN)
  const bottom = Math.min(height, last.top + last.height + MARGIN)
  const webp = await sharp(marked)
    .extract({ left: 0, top, width, height: bottom - top })
    .resize({ width: SHOWN_WIDTH, withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
