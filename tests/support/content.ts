/** Reads editors’ files directly from disk, without the site’s data layer. */
import { buildDay } from '../../src/content/build-day'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { CaseStudy } from '../../src/page-kinds/case-study/declaration'
import type { Post } from '../../src/page-kinds/post/declaration'
import type { ServicePage } from '../../src/page-kinds/service/declaration'
import type { Tag } from '../../src/page-kinds/tag/declaration'
import { fileOf, isCollection } from '../../src/page-kinds/page-kind'
import { pathOfPage } from '../../src/page-kinds/paths'
import { pageKinds } from '../../src/page-kinds/registry'
import type { TextPage } from '../../src/page-kinds/text-page/declaration'
import type { PageMetadata } from '../../src/content/page-metadata'
import { interpolate, variables, type Variables } from '../../src/content/variables'

const raw = (path: string) => readFileSync(join('data', path), 'utf8')

const parsed = <Data>(path: string) => JSON.parse(raw(path)) as Data

let known: Variables | undefined

/** The variables’ values, read from the data files. */
function values(): Variables {
  if (known) return known
  return (known = variables({
    pricing: parsed('pricing.json'),
    addOns: parsed('add-ons.json'),
    servicePages: dataFiles('service-pages').map(file => parsed<ServicePage>(file)),
    facts: parsed('facts.json'),
    services: dataFiles('services'),
    teams: parsed('teams.json'),
    posts: live(written<Post>('blog')),
    studies: live(written<CaseStudy>('case-studies')).map(({ fields }) => fields),
    faq: parsed('faq.json'),
    provenance: parsed('provenance.json'),
    measurements: parsed('measurements.json'),
    security: parsed('security.json'),
  }))
}

/** A text with its variables filled in. */
export const filled = (text: string) => (text.includes('{') ? interpolate(text, values()) : text)

const filling = (_: string, value: unknown) => (typeof value === 'string' ? filled(value) : value)

/** A data file’s content with its variables filled in. */
export const readData = <Data>(path: string): Data => JSON.parse(raw(path), filling) as Data

/** Paths of JSON files in a folder of `data/`, relative to `data/`. */
export function dataFiles(folder = ''): string[] {
  return readdirSync(join('data', folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.json'))
    .map(entry => join(entry.parentPath, entry.name).replace(/^data\//, ''))
    .sort()
}

/** An MDX file, split into front matter and body. */
export interface Text<FrontMatter> {
  slug: string
  file: string
  fields: FrontMatter
  body: string
}

/** The raw MDX files in a folder of `content/`, sorted by slug, including drafts and scheduled texts. */
function written<FrontMatter>(folder: string, root = '.'): Text<FrontMatter>[] {
  const path = join(root, 'content', folder)
  // Git keeps no empty folders.
  if (!existsSync(path)) return []
  return readdirSync(path)
    .sort()
    .map(slug => {
      const file = `content/${folder}/${slug}/index.mdx`
      const [, yaml = '', ...rest] = readFileSync(join(root, file), 'utf8').split(/^---$/m)
      const fields = parse(yaml, { schema: 'core' }) as FrontMatter
      return { slug, file, fields, body: rest.join('---') }
    })
}

/** The MDX files in a folder of `content/`, with front-matter variables filled in. */
const readTexts = <FrontMatter>(folder: string, root?: string): Text<FrontMatter>[] =>
  written<FrontMatter>(folder, root).map(text => ({
    ...text,
    fields: JSON.parse(JSON.stringify(text.fields), filling) as FrontMatter,
  }))

export const readCaseStudies = (root?: string) => readTexts<CaseStudy>('case-studies', root)

/** The posts, newest first, like on the blog. */
export const readPosts = (root?: string) =>
  readTexts<Post>('blog', root).sort(
    (a, b) => compare(b.fields.date, a.fields.date) || compare(a.slug, b.slug),
  )

/** The text pages. */
export const readTextPages = (root?: string) => readTexts<TextPage>('pages', root)

/** Leaves out drafts and scheduled texts. */
function live<FrontMatter extends { draft?: boolean; date: string }>(
  texts: readonly Text<FrontMatter>[],
): Text<FrontMatter>[] {
  const today = buildDay()
  return texts.filter(({ fields }) => !fields.draft && fields.date <= today)
}

/** The case studies on the live site. */
export const liveCaseStudies = (root?: string) => live(readCaseStudies(root))

/** The text pages on the live site. */
export const liveTextPages = (root?: string) => live(readTextPages(root))

/** The posts on the live site, newest first. */
export const livePosts = (root?: string) => live(readPosts(root))

/** Front-matter fields that all or some kinds of texts have. */
interface AnyFields {
  date: string
  updated?: string
  draft?: boolean
  metadata: PageMetadata
  provenance?: string
  example?: string
}

/** The live texts of every page kind written in MDX, with their types and paths. */
export const liveTexts = () =>
  pageKinds.filter(isCollection).flatMap(kind => {
    const [, folder] = /^content\/([\w-]+)\/\*\/index\.mdx$/.exec(fileOf(kind)) ?? []
    return folder
      ? live(readTexts<AnyFields>(folder)).map(text => ({
          ...text,
          type: kind.type.typeName,
          path: pathOfPage(kind, text.slug),
        }))
      : []
  })

/** The tags that live posts have, each with its path and its posts, newest first. */
export function liveTags(): (Tag & { path: string; posts: Text<Post>[] })[] {
  return readData<Tag[]>('tags.json')
    .map(tag => ({
      ...tag,
      path: `/blog/tags/${tag.slug}`,
      posts: livePosts().filter(({ fields }) => fields.tags.includes(tag.slug)),
    }))
    .filter(({ posts }) => posts.length > 0)
}

/** The data of fixed pages, by path: the pages in `data/pages/` and the services. */
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
