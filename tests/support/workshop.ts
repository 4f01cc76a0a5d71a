/** The pages of workshop/, and the pictures that are made of them. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The two ways in which a page is photographed: width in CSS pixels, dots to a pixel, the narrowest place
 * on the site in which the picture is shown. A telephone of 390 pixels gives it 358, a tablet of 768 gives 736.
 */
export const VIEWS = [
  { view: 'wide', width: 960, density: 1.5, shown: 736, ending: '' },
  { view: 'phone', width: 360, density: 2, shown: 358, ending: '-phone' },
] as const

/** What was photographed, by the names of the pages. */
export const RECORD = 'workshop/photographed.json'

/** A page as it was photographed. */
export interface Photographed {
  /** Of the page’s source. */
  readonly hash: string
  /** The smallest letters of each picture, in CSS pixels of the page. */
  readonly smallest: Readonly<Record<string, number>>
}

/** What {@link RECORD} holds. */
export type PhotographedPages = Readonly<Record<string, Photographed>>

/** A page of the workshop. */
export interface WorkshopPage {
  /** Like `luxury-hotel-web-design/rooms`. */
  readonly name: string
  readonly slug: string
  readonly file: string
  /** Its pictures beside the text of the study or post, one for each of {@link VIEWS}. */
  readonly pictures: readonly string[]
}

/** Where texts lie that show such pages. */
export const TEXTS = ['content/case-studies', 'content/blog'] as const

/** Where the text lies that a folder of the workshop is named after, if it has not been removed. */
export const textFolder = (slug: string) =>
  TEXTS.find(folder => existsSync(join(folder, slug, 'index.mdx')))

/** The folders of the workshop, each named after a text. */
export const workshopFolders = () =>
  readdirSync('workshop', { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)

/** All pages of texts that there are, in order. */
export function workshopPages(): WorkshopPage[] {
  return workshopFolders().flatMap(slug => {
    const folder = textFolder(slug)
    if (!folder) return []
    const files = readdirSync(join('workshop', slug)).filter(file => file.endsWith('.html'))
    return files.sort().map(file => {
      const name = `${slug}/${file.slice(0, -'.html'.length)}`
      const pictures = VIEWS.map(({ ending }) => join(folder, `${name}${ending}.png`))
      return { name, slug, file: join('workshop', slug, file), pictures }
    })
  })
}

/** A hash of what a page is made of; line ends are as git likes them. */
export function sourceHash(file: string): string {
  const text = ['workshop/base.css', file].map(each => readFileSync(each, 'utf8')).join('\n')
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16)
}
