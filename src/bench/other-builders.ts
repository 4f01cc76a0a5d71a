/** The plain sites in comparison/, each with posts that are written as its builder reads them. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { splitMdx } from '../documents/front-matter'
import { sourceFile } from '../documents/source-file'
import { writeManyTexts } from '../../tests/support/many/many-texts'

/** What is in comparison/. */
const SITES = 'comparison'

/** What the plain sites take of a post. */
const made = z.object({
  title: z.string(),
  summary: z.string(),
  date: z.string(),
  charts: z.tuple([
    z.object({
      title: z.string(),
      labels: z.array(z.string()),
      series: z.tuple([z.object({ values: z.array(z.number()) })]),
    }),
  ]),
})

/** A post as every builder is given it. */
interface Post {
  slug: string
  title: string
  summary: string
  /** YYYY-MM-DD. */
  day: string
  /** Its text, with pictures as Markdown's own, and this mark where the chart stands. */
  text: string
  chart: { title: string; labels: string[]; values: number[] }
}
const CHART = '<Chart id="figures" />'

/** How a plain site is built. */
export interface Builder {
  /** Its folder in comparison/. */
  folder: string
  /** Its name in the table. */
  name: string
  /** The package that builds, and its command. */
  command: readonly [packageName: string, ...words: string[]]
  /** Where it writes the site, and where it takes files from that stay as they are. */
  output: string
  statics: string
  /** Where its style sheet goes. */
  styles: string
  /** A post as it reads it. */
  post(post: Post): { ending: string; fields: Record<string, string>; text: string }
}

const asComponent = ({ text, chart }: Post) =>
  text.replace(
    CHART,
    `<Chart title=${JSON.stringify(chart.title)} labels={${JSON.stringify(chart.labels)}} values={${JSON.stringify(chart.values)}} />`,
  )
const asMdx = (post: Post) => ({
  ending: 'mdx',
  fields: { slug: post.slug, title: post.title, summary: post.summary, date: post.day },
  text: asComponent(post),
})

/** The builders that this project is held against. */
export const OTHER_BUILDERS: readonly Builder[] = [
  {
    folder: 'gatsby',
    name: 'plain Gatsby',
    command: ['gatsby', 'build'],
    ...{ output: 'public', statics: 'static', styles: 'src' },
    post: asMdx,
  },
  {
    folder: 'astro',
    name: 'Astro',
    command: ['astro', 'build'],
    ...{ output: 'dist', statics: 'public', styles: 'src' },
    post: asMdx,
  },
  {
    folder: 'eleventy',
    name: 'Eleventy',
    command: ['@11ty/eleventy', '--quiet'],
    ...{ output: '_site', statics: 'static', styles: '' },
    post: post => ({
      ending: 'md',
      fields: {
        layout: 'post.njk',
        permalink: `/blog/${post.slug}/index.html`,
        ...{ title: post.title, summary: post.summary, day: post.day },
      },
      text: post.text.replace(
        CHART,
        `{% chart ${[post.chart.title, post.chart.labels, post.chart.values].map(part => JSON.stringify(part)).join(', ')} %}`,
      ),
    }),
  },
]

/** The file of a post in a plain site's folder. */
export const postFile = (root: string, builder: Builder, post: Post): string =>
  join(root, 'posts', `${post.slug}.${builder.post(post).ending}`)

/**
 * Makes posts and their pictures.
 *
 * @param folder an empty folder for them, of which the pictures are taken
 * @param count how many
 */
export async function makePosts(folder: string, count: number): Promise<Post[]> {
  cpSync('data', join(folder, 'data'), { recursive: true })
  const files = await writeManyTexts(folder, { posts: count })
  return files.map(path => {
    const text = readFileSync(join(folder, path), 'utf8')
    const { frontMatter, body } = splitMdx(sourceFile(path, text))
    const { title, summary, date, charts } = made.parse(frontMatter?.value)
    const slug = path.split('/').at(-2) ?? ''
    const [{ title: name, labels, series }] = charts
    return {
      ...{ slug, title, summary, day: date },
      text: body.replaceAll(
        /<Figure src="\.\/([^"]+)" alt="([^"]*)" \/>/g,
        `![$2](/pictures/${slug}-$1)`,
      ),
      chart: { title: name, labels, values: series[0].values },
    }
  })
}

/**
 * Sets up a plain site and installs its packages from the registry.
 *
 * @param root the folder for it
 * @param made where its posts' pictures are, from {@link makePosts}
 */
export function setUp(
  builder: Builder,
  root: string,
  { made, posts }: { made: string; posts: readonly Post[] },
): void {
  cpSync(join(SITES, builder.folder), root, { recursive: true })
  cpSync(join(SITES, 'site.css'), join(root, builder.styles, 'site.css'))
  mkdirSync(join(root, 'posts'))
  const pictures = join(root, builder.statics, 'pictures')
  mkdirSync(pictures, { recursive: true })
  for (const post of posts) {
    const { fields, text } = builder.post(post)
    // JSON is YAML, too.
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    writeFileSync(postFile(root, builder, post), ['---', ...lines, '---', '', text].join('\n'))
    const from = join(made, 'content/blog', post.slug)
    for (const name of readdirSync(from).filter(file => file !== 'index.mdx'))
      cpSync(join(from, name), join(pictures, `${post.slug}-${name}`))
  }
  install(root)
}

/** Installs what a folder's package.json names; no package runs anything. */
export function install(root: string): void {
  execFileSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      // npm is a script of the shell's on Windows.
      shell: process.platform === 'win32',
    },
  )
}

const manifest = z.object({
  version: z.string(),
  bin: z.union([z.string(), z.record(z.string(), z.string())]),
})

/**
 * A package's command in a folder where it is installed, for {@link measureRun}, and its version.
 *
 * @throws where the package has no command of its own
 */
export function installedCommand(
  root: string,
  [name, ...words]: Builder['command'],
): { command: string[]; version: string } {
  const folder = join(root, 'node_modules', name)
  const { bin, version } = manifest.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0]
  if (file === undefined) throw new Error(`${name} has no command.`)
  return { command: [join(folder, file), ...words], version }
}
