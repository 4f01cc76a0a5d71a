/** `npm run font`: cuts Special Gothic into the files that the site’s pages need. */
import './supported-node'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { CUTS, FURTHER_FILES, unicodeRange, type FaceFile } from '../styles/font-characters'

const TARGET = 'src/styles/fonts'

const folder = dirname(
  createRequire(join(process.cwd(), 'package.json')).resolve(
    '@fontsource-variable/special-gothic/package.json',
  ),
)

type Axes = Parameters<typeof subsetFont>[2]['variationAxes']

/** Writes a file of the face. */
async function cut(
  { file, set, characters }: FaceFile,
  keepFeatures: string[],
  variationAxes: Axes,
): Promise<void> {
  const source = readFileSync(join(folder, `files/special-gothic-${set}-standard-normal.woff2`))
  const font: Buffer = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures,
    variationAxes,
  })
  writeFileSync(join(TARGET, file), font)
  console.log(`${join(TARGET, file)}: ${font.length} bytes`)
}

async function cutAll(): Promise<void> {
  for (const { weight, width, ...face } of CUTS)
    await cut(face, ['kern', 'tnum'], { wght: weight, wdth: width })
  for (const face of FURTHER_FILES) {
    await cut(face, ['kern', 'mark', 'ccmp', 'tnum'], {
      wght: { min: 400, max: 700 },
      wdth: { min: 75, max: 100 },
    })
    console.log(`unicode-range: ${unicodeRange(face)}`)
  }
}

void cutAll()
