/**
 * npx tsx tools/dead-links.ts: tries the external links of data/ and content/, and prints those that do not
 * work. .github/workflows/calendar.yml runs it each month.
 */
import { readFileSync } from 'node:fs'
import { listFiles } from '../plugins/gatsby-plugin-content-check/src'

const TIMEOUT_MS = 15_000

/** An address in JSON or MDX. */
const LINK = /https?:\/\/[^\s"'<>)\]}]+(?<![.,;:])/g

/** Addresses of RFC 2606 are nobody's: launch-check tells of them. */
const RESERVED = /^https?:\/\/[^/]*\.(?:example|test|invalid)(?:[/:]|$)/

/** Why a link does not work; nothing where it does. */
async function problemOf(link: string): Promise<string | undefined> {
  try {
    const response = await fetch(link, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok ? undefined : `answers ${response.status}`
  } catch (error) {
    return String(error)
  }
}

async function main(): Promise<void> {
  const links = listFiles(process.cwd())
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
