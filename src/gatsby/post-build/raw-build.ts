/** Which files of `public/` belong to this build. Gatsby leaves those of earlier builds beside them. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import { pageDataFile, pageFile } from './output-paths'

/** What is read of Gatsby's own files; anything else means that their shape has changed. */
const chunkGroup = z.object({ assets: z.array(z.object({ name: z.string() })) })
const statsFile = z.object({ namedChunkGroups: z.record(z.string(), chunkGroup) })
const pageData = z.object({ staticQueryHashes: z.array(z.string()) })

/** The files of one build, as paths from `public/`. */
export interface RawBuild {
  /** Pages, from their file in `public/` to their file in `dist/`. */
  pages: Map<string, string>
  /** Scripts that start the application, in order. */
  entryScripts: string[]
  /** All scripts of the application. */
  scripts: string[]
  /** Data of pages, and the results of static queries that they use. */
  data: string[]
  /** What is copied as it is: the static folder, feeds, manifest, icons, pictures. */
  files: string[]
  /** The style sheet as the scripts' build wrote it. */
  css: string
  /**
   * A name for the build's scripts and style. Gatsby's own hash also changes with what its cache held, so
   * that one commit would give two builds.
   */
  compilationHash: string
}

/** The file in which an open page finds out whether the site has been built anew. */
export const APP_DATA = 'page-data/app-data.json'
/** Names at the top of `public/` that plugins write. */
const PLUGIN_FILES = /^(?:rss\.xml|sitemap-(?:index|\d+)\.xml|manifest\.webmanifest|llms\.txt)$/
/** Pictures and fonts, as pages, data and styles name them. */
const STATIC_NAMES = /\/(static\/[^"'\\\s,)&<>?#]+)/g

/**
 * Reads Gatsby's output.
 *
 * @param root the project's root
 * @throws if there is no finished build
 */
export function readRawBuild(root: string, raw: string): RawBuild {
  const folder = join(root, raw)
  if (!existsSync(join(folder, 'webpack.stats.json'))) {
    throw new Error(`There is no build in ${raw}/. Run npm run build.`)
  }
  const groups = readJson(folder, 'webpack.stats.json', statsFile)?.namedChunkGroups
  if (!groups?.app?.assets.some(({ name }) => name.endsWith('.js'))) {
    throw new Error(
      `${raw}/webpack.stats.json names no scripts of a group “app”. SEAMS.md, “The stats file”, says what to do.`,
    )
  }
  const isScript = (name: string) => name.endsWith('.js')
  const scriptsOf = (group: z.infer<typeof chunkGroup>) =>
    group.assets.map(({ name }) => name).filter(isScript)
  const all = listFiles(folder)
  const pages = new Map<string, string>()
  for (const file of all) {
    // Work samples are files of static/, complete as they are.
    if (!file.endsWith('.html') || /^(?:_gatsby|work)\//.test(file)) continue
    const output = pageFile(file)
    if (output) pages.set(file, output)
  }
  const ownStatic = new Set(existsSync(join(root, 'static')) ? listFiles(join(root, 'static')) : [])
  const css = groups.app.assets
    .map(({ name }) => name)
    .filter(name => name.endsWith('.css'))
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('')
  const data = dataFiles(folder, [...pages.values()])
  const scripts = [...new Set(Object.values(groups).flatMap(scriptsOf))].sort()
  const named = staticNames(folder, [...pages.keys(), ...data], css)
  return {
    pages,
    css,
    entryScripts: scriptsOf(groups.app),
    scripts,
    data,
    files: all.filter(file => ownStatic.has(file) || PLUGIN_FILES.test(file) || named.has(file)),
    compilationHash: createHash('sha256')
      .update([...scripts, css].join('\n'))
      .digest('hex')
      .slice(0, 16),
  }
}

/** The pictures and fonts that this build names; those of earlier builds lie beside them. */
function staticNames(folder: string, files: readonly string[], css: string): Set<string> {
  const names = new Set<string>()
  const collect = (text: string) => {
    for (const [, name] of text.matchAll(STATIC_NAMES)) if (name) names.add(name)
  }
  collect(css)
  for (const file of files) collect(readFileSync(join(folder, file), 'utf8'))
  return names
}

function dataFiles(folder: string, pages: string[]): string[] {
  const queries = new Set<string>()
  const files = pages.map(page => {
    const file = pageDataFile(page)
    if (!existsSync(join(folder, file))) {
      throw new Error(
        `${file} is missing: a page’s data lies elsewhere. SEAMS.md, “The folder public/”, says what to do.`,
      )
    }
    const read = readJson(folder, file, pageData)
    if (!read) {
      throw new Error(
        `${file} names no static queries. SEAMS.md, “The folder public/”, says what to do.`,
      )
    }
    for (const hash of read.staticQueryHashes) queries.add(`page-data/sq/d/${hash}.json`)
    return file
  })
  return [...files, ...queries].sort()
}

function readJson<Content>(folder: string, file: string, shape: z.ZodType<Content>) {
  return shape.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8'))).data
}

/** Every file below a folder, as sorted paths from it with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
