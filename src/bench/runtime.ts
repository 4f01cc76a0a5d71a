/** What the script is made of that all pages share after intent, by package, as its source maps tell. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { wireSize, type BuiltSite } from '../preview/built-site'
import { kilobytes } from './sizes'
import type { Row } from './table'

const SHARED = /^assets\/(?!boot-|component---).*\.js$/

/** Packages that are smaller count together. */
const WORTH_A_LINE = 500

/** The package that a source belongs to. */
function packageOf(source: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (name !== undefined) return name
  if (source.includes('/.cache/')) return 'gatsby (.cache)'
  return source.includes('webpack/') ? 'webpack' : 'src'
}

/** The characters of a script by package. */
function charactersByPackage(code: string, map: SourceMap): Map<string, number> {
  const found = new Map<string, number>()
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column++) {
      const entry = map.findEntry(line, column)
      const name = 'originalSource' in entry ? packageOf(entry.originalSource) : 'webpack'
      found.set(name, (found.get(name) ?? 0) + 1)
    }
  }
  return found
}

/**
 * The bytes of each package in the shared script. A file's bytes on the wire are shared out by characters:
 * what a package would save alone can differ by a tenth.
 *
 * @param raw Gatsby's own output, with the maps
 */
function bytesByPackage(site: BuiltSite, raw: string): [name: string, bytes: number][] {
  const total = new Map<string, number>()
  for (const file of [...site.files.keys()].filter(name => SHARED.test(name))) {
    const path = join(raw, `${file}.map`)
    if (!existsSync(path)) throw new Error(`${path} is missing: the build wrote no source maps.`)
    const code = site.read(file)
    const payload = JSON.parse(readFileSync(path, 'utf8')) as ConstructorParameters<
      typeof SourceMap
    >[0]
    const found = charactersByPackage(code, new SourceMap(payload))
    for (const [name, characters] of found)
      total.set(name, (total.get(name) ?? 0) + (characters / code.length) * wireSize(site, file))
  }
  return [...total].sort(([, one], [, other]) => other - one)
}

/** The packages of the shared script, the largest first. */
export function runtimeRows(site: BuiltSite, raw: string): Row[] {
  const all = bytesByPackage(site, raw)
  const large = all.filter(([, bytes]) => bytes >= WORTH_A_LINE)
  const small = all.slice(large.length)
  const rest = small.reduce((sum, [, bytes]) => sum + bytes, 0)
  return [...large, [`${small.length} smaller packages`, rest] as const].map(([name, bytes]) => ({
    what: `shared script: ${name}`,
    measured: kilobytes(bytes),
    budget: '',
  }))
}
