/**
 * npm run audit: asks npm what is known against the packages that are installed for a build. Each finding is
 * judged in writing, in SUPPLY.md under its number; exit 1 for every one that is not.
 */
import './supported-node'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findingsOf, unjudged } from './audit/findings'
import { messageOf } from './message-of'

try {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    // npm is a script of the shell on Windows.
    shell: process.platform === 'win32',
  })
  const findings = findingsOf(stdout)
  if (!findings) throw new Error(`npm audit has no answer.\n${stderr}`)
  const open = unjudged(findings, readFileSync('SUPPLY.md', 'utf8'))
  for (const { id, name, severity, title } of open)
    console.error(`${id} ${name} (${severity}): ${title}. Judge it in SUPPLY.md.`)
  console.log(`${findings.length} findings, ${open.length} not judged.`)
  if (open.length > 0) process.exitCode = 1
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
