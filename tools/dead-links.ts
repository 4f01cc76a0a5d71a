/**
 * npx tsx tools/dead-links.ts: requests the external links in data/ and content/, and prints the broken ones.
 * .github/workflows/calendar.yml runs it monthly.
 */
import { readFileSync } from 'node:fs'
import { listFiles } from '../plugins/gatsby-plugin-content-check/src'
import { CONTENT_FOLDERS } from '../src/page-kinds/read-documents'

const TIMEOUT_MS = 15_000

/** A URL in JSON or MDX. */
const LINK = /https?:\/\/[^\s"'<>)\]}]+(?<![.,;:])/g

/** Domains that RFC 2606 reserves: launch-check lists them. */
const RESERVED = /^https?:\/\/[^/]*\.(?:example|test|invalid)(?:[/:]|$)/

/** Why a link is broken; `undefined` if it works. */
async function problemOf(link: string): Promise<string | undefined> {
  try {
    const response = await fetch(link, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok ? undefined : `returned ${response.status}`
  } catch (error) {
    return String(error)
  }
}

async function main(): Promise<void> {
  const links = listFiles(process.cwd(), CONTENT_FOLDERS)
    .filter(file => /\.(?:json|mdx)$/.test(file))
    .flatMap(file =>
      (readFileSync(file, 'utf8').match(LINK) ?? []).map(link => [link, file] as const),
    )
    .filter(([link]) => !RESERVED.test(link))
  for (const [link, file] of new Map(links)) {
    const problem = await problemOf(link)
    if (problem) console.log(`${file}: ${link} ${problem}`)
  }
}

void main()
