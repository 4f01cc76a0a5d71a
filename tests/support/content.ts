/** The files that editors write, read plainly: without the code that the site reads them with. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { CaseStudy } from '../../src/schema/case-study'
import type { Post } from '../../src/schema/post'

const raw = (path: string) => readFileSync(join('data', path), 'utf8')

/** The price of a package or an add-on, as texts state it. */
function priceText(slug: string): string {
  const { packages } = JSON.parse(raw('pricing.json')) as { packages: Priced[] }
  const { items } = JSON.parse(raw('add-ons.json')) as { items: Priced[] }
  const price = [...packages, ...items].find(entry => entry.slug === slug)?.price
  return `$${price?.toLocaleString('en-US') ?? 'no price'}`
}

interface Priced {
  slug: string
  price: number
}

/** A data file’s content, with the prices that its texts state. */
export function readData<Data>(path: string): Data {
  const text = raw(path).replace(/\{price:([a-z0-9-]+)\}/g, (_, slug: string) => priceText(slug))
  return JSON.parse(text) as Data
}

/** Paths of JSON files below a folder of `data/`, from `data/`. */
export function dataFiles(folder = ''): string[] {
  return readdirSync(join('data', folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.json'))
    .map(entry => join(entry.parentPath, entry.name).replace(/^data\//, ''))
    .sort()
}

/** An MDX file in its two parts. */
export interface Text<FrontMatter> {
  slug: string
  file: string
  fields: FrontMatter
  body: string
}

/** Every MDX file of a folder of `content/`, by slug. */
export function readTexts<FrontMatter>(folder: string): Text<FrontMatter>[] {
  return readdirSync(join('content', folder))
    .sort()
    .map(slug => {
      const file = join('content', folder, slug, 'index.mdx')
      const [, yaml = '', ...rest] = readFileSync(file, 'utf8').split(/^---$/m)
      const fields = parse(yaml, { schema: 'core' }) as FrontMatter
      return { slug, file, fields, body: rest.join('---') }
    })
}

export const readCaseStudies = () => readTexts<CaseStudy>('case-studies')

/** The posts, the newest first, as the blog lists them. */
export const readPosts = () =>
  readTexts<Post>('blog').sort(
    (a, b) => compare(b.fields.date, a.fields.date) || compare(a.slug, b.slug),
  )

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
