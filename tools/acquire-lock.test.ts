import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AT_WORK } from './acquire-lock'

const TSX = require.resolve('tsx/cli')
const MODULE = join(__dirname, 'acquire-lock.ts')
const folder = mkdtempSync(join(tmpdir(), 'at-work-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program that takes the folder, and does something then. */
const program = (then: string) => [
  ...[TSX, '-e'],
  `require(${JSON.stringify(MODULE)}).acquireLock(${JSON.stringify(folder)}); ${then}`,
]
const run = () => spawnSync(process.execPath, program(''), { encoding: 'utf8' })

test('a second process is refused while the first is at work, and not once it has ended or was killed', async () => {
  const first = spawn(process.execPath, program('console.log(1); setInterval(() => 0, 1000)'))
  await new Promise(resolve => first.stdout.once('data', resolve))
  const pid = Number(readFileSync(join(folder, AT_WORK), 'utf8'))
  const refused = run()
  expect(refused.status).not.toBe(0)
  expect(refused.stderr).toContain(
    `Another build, or “npm run develop”, is at work in this folder (process ${pid}).`,
  )
  expect(existsSync(join(folder, AT_WORK))).toBe(true)

  const ended = new Promise(resolve => first.once('exit', resolve))
  process.kill(pid, 'SIGKILL')
  await ended
  expect(existsSync(join(folder, AT_WORK))).toBe(true)
  expect(run()).toMatchObject({ status: 0, stderr: '' })
  expect(existsSync(join(folder, AT_WORK))).toBe(false)
})

test('a file that names nobody is no hindrance', () => {
  writeFileSync(join(folder, AT_WORK), 'nobody')
  expect(run().status).toBe(0)
})
