/** `npm run font`: cuts Special Gothic down to what the site's pages need. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

/** Printable ASCII, accented letters of Western Europe, and the signs that the content uses. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
] as const
const SIGNS = '–—‘’“”…•→←↑↓−×≤≥≈€™ŒœŠšŽž'
const TARGET = 'src/styles/fonts/special-gothic.woff2'

const folder = dirname(
  createRequire(join(process.cwd(), 'package.json')).resolve(
    '@fontsource-variable/special-gothic/package.json',
  ),
)
const source = readFileSync(join(folder, 'files/special-gothic-latin-standard-normal.woff2'))
const characters =
  RANGES.map(([from, to]) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index)),
  ).join('') + SIGNS

async function cut(): Promise<void> {
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } },
  })
  writeFileSync(TARGET, font)
  console.log(`${TARGET}: ${font.length} bytes.`)
}

void cut()
