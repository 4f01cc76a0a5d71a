/**
 * npx tsx tools/calendar.ts: what goes wrong without a change, as Markdown on standard output; nothing where
 * all is well. It tries the external links of data/ and content/, and looks at dates that come within a
 * month. .github/workflows/calendar.yml runs it each month.
 */
import './supported-node'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TIMEOUT_MS = 15_000

/** An address in JSON or MDX; those of RFC 2606 are nobody's, and launch-check tells of them. */
const LINK = /https?:\/\/[^\s"'<>)\]}]+/g
const RESERVED = /^https?:\/\/[^/]*\.(?:example|test|invalid)(?:[/:]|$)/

/** External links by the files that they are in. */
export function externalLinks(root: string): Map<string, string[]> {
  const links = new Map<string, string[]>()
  for (const folder of ['data', 'content']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:json|mdx)$/.test(name)) continue
      const file = join(folder, name)
      for (const [link] of readFileSync(join(root, file), 'utf8').matchAll(LINK)) {
        const address = link.replace(/[.,;:]+$/, '')
        if (!RESERVED.test(address)) links.set(address, [...(links.get(address) ?? []), file])
      }
    }
  }
  return links
}

/** Why a link does not work; nothing where it does. */
async function faultOf(link: string): Promise<string | undefined> {
  try {
    const response = await fetch(link, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok ? undefined : `answers ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The dates that the site states, as far as they pass. */
interface DatedSite {
  copyrightYear: number
  nextStart?: string
  security?: { expires: string }
}

/**
 * Dates of data/site.json that have passed or pass within a month.
 *
 * @param today YYYY-MM-DD
 */
export function passingDates(site: DatedSite, today: string): string[] {
  const { copyrightYear, nextStart, security } = site
  const soon = new Date(Date.parse(today) + 31 * 86_400_000).toISOString().slice(0, 10)
  return [
    ...(security && security.expires <= soon
      ? [`security.txt expires on ${security.expires} ("security" in data/site.json).`]
      : []),
    ...(nextStart && nextStart < soon.slice(0, 7)
      ? [`Work "could begin in ${nextStart}" ("nextStart" in data/site.json).`]
      : []),
    ...(copyrightYear < Number(soon.slice(0, 4))
      ? [`The copyright line says ${copyrightYear} ("copyrightYear" in data/site.json).`]
      : []),
  ]
}

async function main(): Promise<void> {
  const site = JSON.parse(readFileSync('data/site.json', 'utf8')) as DatedSite
  const dates = passingDates(site, new Date().toISOString().slice(0, 10))
  const dead: string[] = []
  for (const [link, files] of externalLinks(process.cwd())) {
    const fault = await faultOf(link)
    if (fault) dead.push(`\`${link}\` ${fault}, in ${[...new Set(files)].join(', ')}`)
  }
  const section = (heading: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`## ${heading}`, '', ...items.map(item => `- ${item}`), '']
  console.log([...section('Dates', dates), ...section('Links', dead)].join('\n').trim())
}

if (require.main === module) void main()
