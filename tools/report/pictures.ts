/** Pictures of changed pages before and after, where they differ by more than noise. */
import sharp from 'sharp'
import { matchPath } from '../../src/page-kinds/paths'
import { startBrowser } from '../browser'
import { startServer } from '../serve-site/local-server'
import type { BuiltSite } from './built-site'
import type { Report } from './compare'

/** A page as it was and as it is, at one width. */
export interface PicturePair {
  path: string
  width: number
  /** WebP, as data addresses; one is missing for a page that came or went. */
  before?: string
  after?: string
}

const WIDTHS = [390, 1280] as const

/** Pages that are photographed; a report is read in ten minutes. */
const MOST_PAGES = 16

/** Fewer values of a picture than these are noise, as is a smaller difference of one. */
const NOISE = { values: 60, difference: 38 }

/**
 * Takes the pictures.
 *
 * @returns the pairs that differ, and how many pages were left out
 */
export async function takePictures(
  before: BuiltSite,
  after: BuiltSite,
  { added, removed, changed, text, head }: Report,
): Promise<{ pairs: PicturePair[]; left: number }> {
  // A price in a menu changes every page: what few pages share is looked at before that, then one page of each kind.
  const sharedBy = (path: string) =>
    Math.min(...[...text, ...head].map(({ pages }) => (pages.includes(path) ? pages.length : 1e9)))
  const kindOf = (path: string) => matchPath(path)?.kind
  const nth = (path: string) => changed.filter(one => kindOf(one) === kindOf(path)).indexOf(path)
  const gone = removed.map(({ path }) => path)
  const looked = [...changed].sort((a, b) => sharedBy(a) - sharedBy(b) || nth(a) - nth(b))
  const paths = [...added, ...gone, ...looked]
  const browser = await startBrowser()
  const serve = ({ folder, prefix }: BuiltSite) => startServer({ folder, port: 0, prefix })
  const [old, now] = await Promise.all([serve(before), serve(after)])
  const shoot = async (site: BuiltSite, url: string, path: string, width: number) => {
    if (!site.pages.has(path)) return undefined
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    await page.goto(url + path)
    // Pictures further down are loaded as they come near.
    await page.evaluate(
      "document.querySelectorAll('img').forEach(image => { image.loading = 'eager' })",
    )
    await page.waitForLoadState('networkidle')
    const picture = await page.screenshot({ fullPage: true })
    await page.close()
    return picture
  }
  try {
    const pairs: PicturePair[] = []
    for (const path of paths.slice(0, MOST_PAGES))
      for (const width of WIDTHS) {
        const was = await shoot(before, old.url, path, width)
        const is = await shoot(after, now.url, path, width)
        if (was && is && !(await differ(was, is))) continue
        pairs.push({ path, width, before: await dataAddress(was), after: await dataAddress(is) })
      }
    return { pairs, left: Math.max(0, paths.length - MOST_PAGES) }
  } finally {
    await browser.close()
    for (const { server } of [old, now]) server.close()
  }
}

async function differ(before: Buffer, after: Buffer): Promise<boolean> {
  const pixels = (png: Buffer) => sharp(png).raw().toBuffer()
  const [a, b] = await Promise.all([pixels(before), pixels(after)])
  if (a.length !== b.length) return true
  const differing = a.filter((value, at) => Math.abs(value - b.readUInt8(at)) > NOISE.difference)
  return differing.length > NOISE.values
}

/** At half its size, cut where nobody scrolls to. */
async function dataAddress(png: Buffer | undefined): Promise<string | undefined> {
  if (!png) return undefined
  const image = sharp(png)
  const { width, height } = await image.metadata()
  const webp = await image
    .extract({ left: 0, top: 0, width, height: Math.min(height, 12_000) })
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 60 })
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
