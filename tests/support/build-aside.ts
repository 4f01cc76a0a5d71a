/**
 * A preview below a prefix, in build/prefixed, for the tests in tests/prefixed. What was built before
 * stands aside meanwhile, with Gatsby's cache: the two builds share neither.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { removePhotographs, writePhotographs } from './photographs'
import { PREFIXED } from './prefixed'

const OWN = ['.cache', 'public', 'dist'] as const
const ASIDE = join('build', 'aside')

/** Brings back what stood aside, also that of a run that was broken off. */
function bringBack(): void {
  for (const name of OWN) {
    if (!existsSync(join(ASIDE, name))) continue
    rmSync(name, { recursive: true, force: true })
    renameSync(join(ASIDE, name), name)
  }
}

async function main(): Promise<void> {
  bringBack()
  mkdirSync(ASIDE, { recursive: true })
  for (const name of OWN) if (existsSync(name)) renameSync(name, join(ASIDE, name))
  try {
    await writePhotographs()
    const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
      stdio: 'inherit',
      env: {
        ...process.env,
        PREVIEW: '1',
        PREVIEW_NAME: PREFIXED.name,
        PATH_PREFIX: PREFIXED.prefix,
      },
    })
    process.exitCode = status ?? 1
    rmSync(PREFIXED.folder, { recursive: true, force: true })
    if (status === 0) renameSync('dist', PREFIXED.folder)
  } finally {
    removePhotographs()
    for (const name of OWN) rmSync(name, { recursive: true, force: true })
    bringBack()
  }
}

void main()
