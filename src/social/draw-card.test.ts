import { Resvg } from '@resvg/resvg-js'
import brand from '../../data/brand.json'
import { escapeMarkup } from '../content/escape-markup'
import { undrawable } from '../content/social-image'
import type { SocialCard } from './card'
import { cardSvg, fitted, type CardSettings } from './draw-card'
import { FONT_OPTIONS } from './fonts'

const settings: CardSettings = { site: 'An agency', brand }

/** The words in an image, ignoring line breaks. */
const wordsOf = (card: SocialCard) =>
  cardSvg(card, settings)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

const CARDS: SocialCard[] = [
  { heading: 'Less < more & "so"' },
  {
    heading: 'A client',
    result: { before: '1,200', value: '2,400', label: 'Orders' },
    mark: 'Illustrative',
  },
]

test.each(CARDS)('$heading: the image shows all of the card’s text', card => {
  const words = wordsOf(card)
  const said = [...Object.values(card.result ?? {}), card.mark]
  for (const part of [...said, settings.site]) if (part) expect(words).toContain(part)
  expect(words).not.toMatch(/[<>]/)
})

test('shrinks a long title until it fits its box', () => {
  const title =
    'A title that is as long as the schema allows a title to be, and says a good deal more'
  const box = { width: 620, height: 360, largest: 120 }
  const { size, lines } = fitted(title, box)
  expect(lines.join(' ')).toBe(title)
  expect(lines.length * size * 1.1).toBeLessThanOrEqual(box.height)
  expect(fitted('Short', box).size).toBe(120)
})

test('the check rejects exactly the characters the font can’t draw', () => {
  const drawn = (character: string) => {
    const text = `<text y="40" font-size="40">${escapeMarkup(character)}</text>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60">${text}</svg>`
    return new Resvg(svg, FONT_OPTIONS).render().pixels.toString('latin1')
  }
  const blank = drawn(' ')
  const latin = Array.from({ length: 0x17f - 0x21 }, (_, index) =>
    String.fromCodePoint(index + 0x21),
  )
  const others = Array.from('ȘșȚțẀẅẞỲỳ–—‘’‚“”„•…‹›⁄€™↑↓−→₹≥≤яЖ漢字😀★✓')
  const visible = [...latin, ...others].filter(character => !/[\p{Z}\p{Cc}\p{Cf}]/u.test(character))
  expect(visible.filter(character => drawn(character) === blank)).toEqual(
    visible.filter(character => undrawable(character).length > 0),
  )
})
