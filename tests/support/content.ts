/** The files that editors write, read plainly: without the code that the site reads them with. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { CaseStudy } from '../../src/schema/case-study'
import type { Post } from '../../src/schema/post'

/** A data file’s content. */
export function readData<Data>(path: string): Data {
  return JSON.parse(readFileSync(join('data', path), 'utf8')) as Data
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
