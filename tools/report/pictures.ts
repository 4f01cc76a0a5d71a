/** Pictures of changed pages before and after, where they differ by more than noise. */
import type { Server } from 'node:http'
import sharp from 'sharp'
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

/** Below this share of a picture's values a difference is noise: the edge of a letter, a rounded line. */
const NOISE = 0.0005

/**
 * Takes the pictures.
 *
 * @returns the pairs that differ, and how many pages were left out
 */
export async function takePictures(
  before: BuiltSite,
  after: BuiltSite,
  { added, removed, changed }: Report,
): Promise<{ pairs: PicturePair[]; left: number }> {
  const paths = [...changed, ...added, ...removed.map(({ path }) => path)]
  const browser = await startBrowser()
  const servers = await Promise.all(
    [before, after].map(({ folder }) => startServer({ folder, port: 0 })),
  )
  try {
    const pairs: PicturePair[] = []
    for (const path of paths.slice(0, MOST_PAGES)) {
      for (const width of WIDTHS) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        const shoot = async (site: BuiltSite, server: (typeof servers)[number] | undefined) => {
          if (!site.pages.has(path) || !server) return undefined
          await page.goto(server.url + path)
          // Pictures further down are loaded as they come near.
          await page.evaluate(
            "document.querySelectorAll('img').forEach(image => { image.loading = 'eager' })",
          )
          await page.waitForLoadState('networkidle')
          return page.screenshot({ fullPage: true })
        }
        const [was, is] = [await shoot(before, servers[0]), await shoot(after, servers[1])]
        await context.close()
        if (was && is && !(await differ(was, is))) continue
        pairs.push({
          path,
          width,
          ...(was && { before: await dataAddress(was) }),
          ...(is && { after: await dataAddress(is) }),
        })
      }
    }
    return { pairs, left: Math.max(0, paths.length - MOST_PAGES) }
  } finally {
    await browser.close()
    await Promise.all(servers.map(({ server }) => closed(server)))
  }
}

const closed = (server: Server) => new Promise(resolve => server.close(resolve))

async function differ(before: Buffer, after: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [before, after].map(image =>
      sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (!a || !b) throw new Error('A picture could not be read.')
  const { width, height } = a.info
  if (width !== b.info.width || height !== b.info.height) return true
  const { data } = b
  const differing = a.data.filter((value, index) => Math.abs(value - (data[index] ?? 0)) > 38)
  return differing.length / a.data.length > NOISE
}

/** At half its size, cut where nobody scrolls to. */
async function dataAddress(png: Buffer): Promise<string> {
  const image = sharp(png)
  const { width, height } = await image.metadata()
  const webp = await image
    .extract({ left: 0, top: 0, width, height: Math.min(height, 12_000) })
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 60 })
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
