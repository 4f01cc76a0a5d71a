import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inColours } from '../content/palette'
import { readBrand } from './brand'
import { readColours } from './colours'
import { writeIcons } from './icons'

test.each(['favicon.svg', 'mark.svg'])('%s is the mark, in the brand’s colours', file => {
  const output = mkdtempSync(join(tmpdir(), 'icons-'))
  writeIcons(process.cwd(), output)
  const svg = readFileSync(join(output, file), 'utf8')
  rmSync(output, { recursive: true })
  const brand = readBrand(process.cwd())
  const drawn = readFileSync(join('static', file), 'utf8')
  expect([...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual([brand.mark])
  expect(svg.match(/#[0-9a-f]{6}/g)).toEqual(inColours(drawn, brand).match(/#[0-9a-f]{6}/g))
})

test('the pictures have the brand’s accent', () => {
  expect(readColours(process.cwd(), readBrand(process.cwd())).accent).toBe(
    readBrand(process.cwd()).accent,
  )
})
