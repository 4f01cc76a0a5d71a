/**
 * npx tsx package.ts [folder]: compiles the plugin and packs it into a tarball in a folder (default: the current one).
 * In this repository, Gatsby and the tests use the source files.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const destination = resolve(process.argv[2] ?? '.')
const folder = mkdtempSync(join(tmpdir(), 'package-'))
const run = (command: string, ...given: string[]) =>
  execFileSync(command, given, { cwd: __dirname, stdio: 'inherit' })

try {
  run('npx', 'tsc', '-p', 'tsconfig.package.json', '--outDir', folder)
  run('cp', 'README.md', 'CHANGELOG.md', 'LICENSE', folder)
  const manifest = readFileSync(join(__dirname, 'package.json'), 'utf8')
  writeFileSync(join(folder, 'package.json'), manifest.replace(/\.ts"/g, '.js"'))
  run('npm', 'pack', folder, '--pack-destination', destination)
} finally {
  rmSync(folder, { recursive: true })
}
