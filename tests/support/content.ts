/** The files that editors write, read plainly: without the code that the site reads them with. */
import { knownBuildDay } from '../../src/content/build-day'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { CaseStudy } from '../../src/content/case-study'
import type { Post } from '../../src/content/post'
import type { ServicePage } from '../../src/content/service'
import type { Tag } from '../../src/content/taxonomy'
import type { TextPage } from '../../src/content/text-page'

const raw = (path: string) => readFileSync(join('data', path), 'utf8')

const parsed = <Data>(path: string) => JSON.parse(raw(path)) as Data

interface Priced {
  slug: string
  price: number
}

/** What texts quote, by name: read from the files that hold it, without the code that fills it in. */
function quotable(name: string): string {
  const [kind = '', key = ''] = name.split(':')
  const { packages } = parsed<{ packages: Priced[] }>('pricing.json')
  const { items } = parsed<{ items: Priced[] }>('add-ons.json')
  const price = [...packages, ...items].find(({ slug }) => slug === key)?.price
  const row = dataFiles('service-pages')
    .flatMap(file => parsed<ServicePage>(file).pricing.rows)
    .find(({ slug }) => slug === key)?.price
  const ends = row ? [row.from, ...(row.to === undefined ? [] : [row.to])] : [price]
  const amounts = ends.map(amount => `$${amount?.toLocaleString('en-US') ?? 'no price'}`)
  const counts: Record<string, () => number> = {
    services: () => dataFiles('services').length,
    teams: () => parsed<unknown[]>('authors.json').length,
    'case-studies': () => liveCaseStudies().length,
    posts: () => livePosts().length,
    questions: () => parsed<{ items: unknown[] }>('faq.json').items.length,
    packages: () => packages.length,
    'add-ons': () => items.length,
  }
  const studies = () => {
    const words = parsed<Record<'all' | 'some' | 'none', string>>('provenance.json')
    const all = liveCaseStudies()
    const examples = all.filter(({ fields }) => fields.provenance === 'illustrative').length
    if (examples === 0) return words.none
    if (examples === all.length) return words.all
    return words.some
      .replace('{illustrative}', inWords(examples))
      .replace('{all}', String(all.length))
      .replace(/^./, first => first.toUpperCase())
  }
  const facts = () => parsed<{ slug: string; text: string }[]>('facts.json')
  const quoted: Record<string, () => string | undefined> = {
    price: () => amounts.join('–'),
    lowest: () => amounts[0],
    highest: () => amounts.at(-1),
    count: () => inWords(counts[key]?.()),
    fact: () => facts().find(({ slug }) => slug === key)?.text,
    provenance: studies,
  }
  const text = quoted[kind.toLowerCase()]?.() ?? `no ${name}`
  return /^[A-Z]/.test(name) ? text.replace(/^./, first => first.toUpperCase()) : text
}

const inWords = (count = 0) =>
  'none one two three four five six seven eight nine ten eleven twelve'.split(' ')[count] ??
  String(count)

/** A text with what it quotes. */
export const filled = (text: string) =>
  text.replace(/\{([A-Za-z]+:[a-z0-9-]+)\}/g, (_, name: string) => quotable(name))

const filling = (_: string, value: unknown) => (typeof value === 'string' ? filled(value) : value)

/** A data file’s content, with what its texts quote. */
export const readData = <Data>(path: string): Data => JSON.parse(raw(path), filling) as Data

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

/**
 * Every MDX file of a folder of `content/`, by slug: drafts and days ahead as well.
 *
 * @param folder a folder of `content/`
 * @param root the project's folder
 */
function readTexts<FrontMatter>(folder: string, root = '.'): Text<FrontMatter>[] {
  return readdirSync(join(root, 'content', folder))
    .sort()
    .map(slug => {
      const file = `content/${folder}/${slug}/index.mdx`
      const [, yaml = '', ...rest] = readFileSync(join(root, file), 'utf8').split(/^---$/m)
      const written = parse(yaml, { schema: 'core' }) as FrontMatter
      const fields = JSON.parse(JSON.stringify(written), filling) as FrontMatter
      return { slug, file, fields, body: rest.join('---') }
    })
}

export const readCaseStudies = (root?: string) => readTexts<CaseStudy>('case-studies', root)

/** The posts, the newest first, as the blog lists them. */
export const readPosts = (root?: string) =>
  readTexts<Post>('blog', root).sort(
    (a, b) => compare(b.fields.date, a.fields.date) || compare(a.slug, b.slug),
  )

/** The pages of text. */
export const readTextPages = (root?: string) => readTexts<TextPage>('pages', root)

/** The texts that the live site shows: no drafts, and none whose day is still to come. */
function live<FrontMatter extends { draft?: boolean; date: string }>(
  texts: readonly Text<FrontMatter>[],
  root = process.cwd(),
): Text<FrontMatter>[] {
  const today = knownBuildDay(root) ?? '9999-12-31'
  return texts.filter(({ fields }) => !fields.draft && fields.date <= today)
}

/** The case studies of the live site. */
export const liveCaseStudies = (root?: string) => live(readCaseStudies(root), root)

/** The pages of text of the live site. */
export const liveTextPages = (root?: string) => live(readTextPages(root), root)

/** The posts of the live site, the newest first. */
export const livePosts = (root?: string) => live(readPosts(root), root)

/** The tags that live posts have, each with its path and those posts, the newest first. */
export function liveTags(): (Tag & { path: string; posts: Text<Post>[] })[] {
  return readData<Tag[]>('tags.json')
    .map(tag => ({
      ...tag,
      path: `/blog/tags/${tag.slug}`,
      posts: livePosts().filter(({ fields }) => fields.tags.includes(tag.slug)),
    }))
    .filter(({ posts }) => posts.length > 0)
}

/** What each fixed page says of itself, by its path: the pages of `data/pages/` and the services. */
export function fixedPages<Page>(): Map<string, Page> {
  const services = dataFiles('services').map(file => {
    const service = readData<Page & { path: string }>(file)
    return [service.path, service] as const
  })
  const pages = dataFiles('pages').map(file => {
    const name = file.replace(/^pages\/|\.json$/g, '')
    const path = name === 'home' ? '/' : name === 'not-found' ? '/404' : `/${name}`
    return [path, readData<Page>(file)] as const
  })
  return new Map([...services, ...pages])
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
