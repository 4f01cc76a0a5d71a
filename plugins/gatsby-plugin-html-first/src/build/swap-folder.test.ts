import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nextFolder, swapFolder } from './swap-folder'

const root = mkdtempSync(join(tmpdir(), 'swap-'))
afterAll(() => rmSync(root, { recursive: true }))
const current = join(root, 'dist')

function make(folder: string, file: string): void {
  mkdirSync(join(folder, file), { recursive: true })
}

test('a folder takes another’s place whole, and a half-written one is thrown away', () => {
  make(nextFolder(current), 'first')
  swapFolder(`${current}.next`, current)
  make(nextFolder(current), 'half')
  expect(readdirSync(current)).toEqual(['first'])
  make(nextFolder(current), 'second')
  swapFolder(`${current}.next`, current)
  expect(readdirSync(current)).toEqual(['second'])
  expect(readdirSync(root)).toEqual(['dist'])
})

test('the last good folder comes back where a build was ended between the renames', () => {
  renameSync(current, `${current}.last`)
  nextFolder(current)
  expect(readdirSync(current)).toEqual(['second'])
  expect(existsSync(`${current}.last`)).toBe(false)
})
