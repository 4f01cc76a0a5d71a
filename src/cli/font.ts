/** `npm run font`: cuts Special Gothic down to what the site's pages need. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { CHARACTERS } from './font-characters'

const TARGET = 'src/styles/fonts/special-gothic.woff2'

const folder = dirname(
  createRequire(join(process.cwd(), 'package.json')).resolve(
    '@fontsource-variable/special-gothic/package.json',
  ),
)
const source = readFileSync(join(folder, 'files/special-gothic-latin-standard-normal.woff2'))
async function cut(): Promise<void> {
  const font: Buffer = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'ccmp', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } },
  })
  writeFileSync(TARGET, font)
  console.log(`${TARGET}: ${font.length} bytes.`)
}

void cut()
