import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import brand from '../../data/brand.json'
import { CHARACTERS } from '../styles/font-characters'
import type { SocialCard } from './card'
import { cardSvg, drawCard, fitted, type CardSettings } from './draw-card'
import { readFonts } from './fonts'

let folder: string
let settings: CardSettings
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'social-'))
  settings = { site: 'An agency', brand, fonts: await readFonts(process.cwd(), folder) }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The words of a picture, over lines that may break anywhere. */
const wordsOf = (card: SocialCard) =>
  cardSvg(card, settings)
    .replace(/<style>.*?<\/style>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

const CARDS: SocialCard[] = [
  { heading: 'Less < more & "so"', text: 'A sentence about it.' },
  { heading: 'A client', before: '1,200', value: '2,400', label: 'Orders', mark: 'Illustrative' },
  { heading: 'Prices', items: [{ name: 'Small', value: '$5,000' }, { name: 'Large' }] },
]

test.each(CARDS)('$heading: the picture shows everything that its card says', card => {
  const words = wordsOf(card)
  const said = [card.text, card.before, card.value, card.label, card.mark]
  const listed = (card.items ?? []).flatMap(({ name, value }) => [name, value])
  for (const part of [...said, ...listed, settings.site]) if (part) expect(words).toContain(part)
  expect(words).not.toMatch(/[<>]/)
})

test('the same card is the same file, of the right size and small', async () => {
  const [first, second] = await Promise.all(
    CARDS.slice(1, 2).flatMap(card => [drawCard(card, settings), drawCard(card, settings)]),
  )
  expect(second).toEqual(first)
  expect(second).toBeDefined()
  expect([first?.readUInt32BE(16), first?.readUInt32BE(20)]).toEqual([1200, 630])
  expect(first?.length).toBeLessThan(60_000)
})

test('long words get smaller until they fit their box', () => {
  const title =
    'A title that is as long as the declaration lets a title be, and says a good deal more'
  const box = { width: 620, height: 360, largest: 120, smallest: 40 }
  const { size, lines } = fitted(settings.fonts, title, box)
  expect(lines.join(' ')).toBe(title)
  expect(lines.length * size * 1.1).toBeLessThanOrEqual(box.height)
  expect(fitted(settings.fonts, 'Short', box).size).toBe(120)
})

test('the fonts hold every character that pages show', () => {
  for (const character of CHARACTERS) {
    expect(settings.fonts.advances.bold.get(character)).toBeGreaterThan(0)
    expect(settings.fonts.advances.text.get(character)).toBeGreaterThan(0)
  }
})
