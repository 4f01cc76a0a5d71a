/**
 * npm run bench: the budgets beside what is measured. Timings depend on the machine and fail nothing;
 * sizes are held by tests as well.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { checkTimes } from '../bench/check-times'
import { sizeRows } from '../bench/sizes'
import type { Row } from '../bench/table'
import { printTable } from '../bench/table'
import { visitRows } from '../bench/visit'

async function main(): Promise<void> {
  if (!existsSync('dist/index.html')) spawnSync('npm', ['run', 'build'], { stdio: 'inherit' })
  const rows: Row[] = [
    ...sizeRows('dist'),
    ...(await visitRows('dist')),
    ...checkTimes(process.cwd()),
  ]
  printTable(rows)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
