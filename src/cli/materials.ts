/**
 * npm run materials: what of others the built site sends to browsers, with licence and size, and what only
 * builds it, by licence. Exit 1 where something is sent under a licence that asks for more than its notice.
 * The list of everything, in CycloneDX, is `npm sbom --sbom-format=cyclonedx --omit=dev`.
 */
import './supported-node'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { OUTPUT } from '../finish/output-paths'
import { listFiles } from '../finish/raw-build'
import { SHIPPED_PACKAGES } from '../gatsby/shipped-packages'
import { messageOf } from './message-of'

/** Licences that ask for their notice at most. */
const NOTICE_ONLY = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
])

/** Packages whose files are copied into the site, beside its own scripts. */
const COPIED: Readonly<Record<string, RegExp>> = {
  pagefind: /^pagefind\/(?:pagefind\.js|wasm\.[\w-]+\.pagefind)$/,
  '@fontsource-variable/special-gothic': /^static\/.*\.woff2$/,
  '@sveltia/cms': /^admin\/.*\.js$/,
}

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() })
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), license: z.string().optional() }),
  ),
})

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function run(): void {
  if (!existsSync(SHIPPED_PACKAGES) || !existsSync(OUTPUT))
    throw new Error('There is no site yet. Run npm run build.')
  const files = listFiles(OUTPUT)
  const copied = Object.entries(COPIED).map(([name, pattern]): [string, number] => {
    const sizes = files
      .filter(file => pattern.test(file))
      .map(file => statSync(join(OUTPUT, file)).size)
    return [join('node_modules', name), sizes.reduce((sum, size) => sum + size, 0)]
  })
  const bundled = Object.entries(z.record(z.string(), z.number()).parse(read(SHIPPED_PACKAGES)))
  console.log(
    'Sent to browsers (bytes of source for scripts of the site, of the file for what is copied):',
  )
  const sent = [...bundled, ...copied.filter(([, size]) => size > 0)].sort((a, b) => b[1] - a[1])
  for (const [folder, size] of sent) {
    const { name, version, license } = manifest.parse(read(join(folder, 'package.json')))
    console.log(
      `${`${name} ${version}`.padEnd(52)} ${license.padEnd(13)} ${String(size).padStart(9)}`,
    )
    if (NOTICE_ONLY.has(license)) continue
    process.exitCode = 1
    console.error(`${name} is under ${license}, which asks for more than its notice.`)
  }
  const building = Object.entries(lock.parse(read('package-lock.json')).packages).filter(
    ([path, { dev }]) => path !== '' && dev !== true,
  )
  const count = new Map<string, number>()
  for (const [, { license = 'none said' }] of building)
    count.set(license, (count.get(license) ?? 0) + 1)
  console.log(`\nInstalled for a build, ${building.length} packages:`)
  for (const [license, packages] of [...count].sort((a, b) => b[1] - a[1]))
    console.log(`${license.padEnd(52)} ${packages}`)
}

try {
  run()
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
