import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acquireLock } from './run-gatsby'

test('a second build is refused while the first is at work, and not once it was killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'at-work-'))
  acquireLock(folder)
  expect(() => acquireLock(folder)).toThrow('is at work in this folder')
  writeFileSync(join(folder, '.gatsby-at-work'), '999999999')
  expect(() => acquireLock(folder)).not.toThrow()
  rmSync(folder, { recursive: true })
})
