import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { checkReadings, readProject } from '../check/check-project'
import { readBytes } from '../documents/document'
import type { Brand } from '../schema/brand'
import { withBrand, type BrandTexts } from './brand'

const texts: BrandTexts = {
  'data/site.json': readFileSync('data/site.json', 'utf8'),
  'data/brand.json': readFileSync('data/brand.json', 'utf8'),
}
/** Another than the project’s own, whichever that is. */
const THEME = texts['data/brand.json'].includes('#1d4ed8') ? '#7e22ce' : '#1d4ed8'
const OWN = {
  name: 'Another & Co',
  url: 'https://www.another-agency.com',
  email: 'hello@another-agency.com',
  theme: THEME,
  accent: '#f2a51a',
  mark: 'M0 0H40V60H100V100H0Z',
}

const ordered = (order: unknown) =>
  withBrand(process.cwd(), texts, { path: 'ours.json', text: JSON.stringify(order) })

/** What is wrong with the project once both files are other ones. */
function errorsWith(changed: BrandTexts) {
  const files = Object.entries(changed).map(
    ([path, text]) => [path, readBytes(path, () => Buffer.from(text))] as const,
  )
  return checkReadings(new Map([...readProject(process.cwd()), ...files]), {}).faults.filter(
    ({ severity }) => severity === 'error',
  )
}

test('each field goes to its file, and all else there stays', async () => {
  const result = await ordered(OWN)
  if (!('texts' in result)) throw new Error(JSON.stringify(result.faults))
  const [site, brand] = [result.texts['data/site.json'], result.texts['data/brand.json']].map(
    text => JSON.parse(text) as Record<string, unknown>,
  )
  const { theme, accent, mark, ...facts } = OWN
  expect(brand).toEqual({ theme, accent, mark })
  const before = JSON.parse(texts['data/site.json']) as Record<string, unknown>
  expect(site).toEqual({ ...before, ...facts, themeColor: site?.themeColor })
  expect(site?.themeColor).not.toEqual(before.themeColor)
  expect(errorsWith(result.texts)).toEqual([])
})

test('letters become the mark, drawn on its sheet', async () => {
  const marks = await Promise.all(
    ['N', 'Zo', 'SGB'].map(async letters => {
      const result = await ordered({ letters })
      if (!('texts' in result)) throw new Error(JSON.stringify(result.faults))
      expect(errorsWith(result.texts)).toEqual([])
      return JSON.parse(result.texts['data/brand.json']) as Brand
    }),
  )
  for (const { mark, brokenMark } of marks) {
    expect(brokenMark).toBeUndefined()
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><path d="${mark}"/></svg>`
    const { info } = await sharp(Buffer.from(drawn)).trim().toBuffer({ resolveWithObject: true })
    expect(Math.max(info.width, info.height)).toBe(100)
  }
  expect(new Set(marks.map(({ mark }) => mark)).size).toBe(3)
})

test('what is left out stays as it is', async () => {
  expect(await ordered({})).toEqual({ texts })
})

test.each([
  [{ nmae: 'x' }, 'nmae'],
  [{ theme: 'teal' }, 'Theme: '],
  [{ theme: '#FFF' }, 'Theme: '],
  [{ mark: '<svg/>' }, 'Mark: '],
  [{ letters: 'LONG' }, 'Letters: '],
  [{ letters: 'Ж' }, 'has not all of “Ж”'],
  [{ letters: 'N', mark: OWN.mark }, 'both given'],
  [{ url: 'http://a' }, 'Url: '],
  [{ themeColor: { light: '#000000', dark: '#000000' } }, 'themeColor'],
])('%j is refused', async (order, reason) => {
  const result = await ordered(order)
  expect('faults' in result && result.faults.map(({ message }) => message).join(' ')).toContain(
    reason,
  )
})

test('an accent that cannot be read on, and a frame of another colour, are faults of the project', async () => {
  const dark = await ordered({ accent: '#302010' })
  if (!('texts' in dark)) throw new Error(JSON.stringify(dark.faults))
  expect(errorsWith(dark.texts)).toMatchObject([{ file: 'data/brand.json', rule: 'contrast' }])
  const result = await ordered({ theme: THEME })
  if (!('texts' in result)) throw new Error(JSON.stringify(result.faults))
  const faults = errorsWith({ ...result.texts, 'data/site.json': texts['data/site.json'] })
  expect(faults).toMatchObject([{ file: 'data/site.json', rule: 'brand' }])
})
