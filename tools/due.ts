/**
 * npm run due -- --since=2026-03-01: the pages whose day has come since then, a path on each line, for a
 * schedule that builds the site when there is one. Today is the day of a build: that of the commit, or
 * SOURCE_DATE_EPOCH.
 */
import './supported-node'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { dueSince } from '../src/content/rules/due-pages'
import { messageOf } from './message-of'

try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } })
  const since = z.iso.date().safeParse(values.since)
  if (!since.success) throw new Error('Usage: npm run due -- --since=YYYY-MM-DD')
  for (const path of dueSince(process.cwd(), since.data)) console.log(path)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 2
}
