/** Bytes on the wire: brotli, as a host serves them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Row } from './table'

/** The size of a file as it is served: its brotli copy where there is one. */
export function servedSize(file: string): number {
  const brotli = `${file}.br`
  return statSync(existsSync(brotli) ? brotli : file).size
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

/** The sizes of a finished site, with their budgets. */
export function sizeRows(dist: string, raw: string): Row[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const pages = files.filter(file => file.endsWith('.html'))
  const largest = pages
    .map(page => ({ page, size: servedSize(join(dist, page)) }))
    .reduce((a, b) => (b.size > a.size ? b : a))
  const boot = files.find(file => /^assets[/\\]boot-.*\.js$/.test(file)) ?? ''
  const css =
    /<style>([^]*?)<\/style>/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? ''
  const fonts = files
    .filter(file => file.endsWith('.woff2'))
    .reduce((sum, file) => sum + servedSize(join(dist, file)), 0)
  const scripts = scriptsByPage(dist, raw)
  const heaviest = scripts.reduce((a, b) => (b.size > a.size ? b : a))
  return [
    {
      what: 'script before intent',
      measured: kilobytes(servedSize(join(dist, boot))),
      budget: '1.50 kB',
    },
    {
      what: `HTML with its CSS, largest page (${largest.page})`,
      measured: kilobytes(largest.size),
      budget: '14.60 kB',
    },
    {
      what: 'the whole CSS',
      measured: kilobytes(brotliCompressSync(css).length),
      budget: '5.00 kB',
    },
    { what: 'fonts', measured: kilobytes(fonts), budget: '32.00 kB' },
    {
      what: `script after intent, heaviest page (${heaviest.page})`,
      measured: kilobytes(heaviest.size),
      budget: '70.00 kB',
    },
  ]
}

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>
}

/** All script that a page loads once it is used, by page component. */
export function scriptsByPage(dist: string, raw: string): { page: string; size: number }[] {
  const { namedChunkGroups } = JSON.parse(
    readFileSync(join(raw, 'webpack.stats.json'), 'utf8'),
  ) as Stats
  const names = (group: string) =>
    (namedChunkGroups[group]?.assets ?? [])
      .map(({ name }) => name)
      .filter(name => name.endsWith('.js'))
  return Object.keys(namedChunkGroups)
    .filter(group => group !== 'app')
    .map(group => ({
      page: group.replace(/^component---src-(.*)-tsx$/, '$1'),
      size: [...new Set([...names('app'), ...names(group)])].reduce(
        (sum, name) => sum + servedSize(join(dist, name)),
        0,
      ),
    }))
}
