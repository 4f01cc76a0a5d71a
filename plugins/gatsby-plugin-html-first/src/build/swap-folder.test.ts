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

test('replaces the folder in one step, and deletes a half-written one', () => {
  make(nextFolder(current), 'first')
  swapFolder(`${current}.next`, current)
  make(nextFolder(current), 'half')
  expect(readdirSync(current)).toEqual(['first'])
  make(nextFolder(current), 'second')
  swapFolder(`${current}.next`, current)
  expect(readdirSync(current)).toEqual(['second'])
  expect(readdirSync(root)).toEqual(['dist'])
})

test('restores the last good folder if a build stopped between the renames', () => {
  renameSync(current, `${current}.last`)
  nextFolder(current)
  expect(readdirSync(current)).toEqual(['second'])
  expect(existsSync(`${current}.last`)).toBe(false)
})
