/** The pictures: one composition for each kind of page. */
import { renderToStaticMarkup } from 'react-dom/server'
import { coverMarks } from '../charts/cover/cover-shapes'
import { HEIGHT as SHEET_HEIGHT, pathOf, WIDTH as SHEET_WIDTH } from '../charts/cover/shape'
import { MARK_PATH } from '../charts/mark-path'
import { InstrumentDrawing } from '../charts/instruments/Instrument'
import { signParts } from '../charts/sign-parts'
import {
  block,
  CAPITALS,
  diagonalField,
  HEIGHT,
  line,
  MARGIN,
  placed,
  rectangle,
  SLOPE,
  WIDTH,
} from './canvas'
import type { Card, CardOf } from './card'
import {
  accentNumeral,
  accentWidth,
  numeral,
  numeralWidth,
  schemes,
  sign,
  type Scheme,
  type Studio,
} from './studio'
import type { Box } from './type-setting'

type Compose<Kind extends Card['kind']> = (card: CardOf<Kind>, studio: Studio) => string

const INNER = WIDTH - 2 * MARGIN
const FOOT = HEIGHT - MARGIN

/** An instrument; what cuts through it shows the ground that it lies on, what it is about is bright. */
function instrument(name: string, ground: string, bright: string): string {
  return renderToStaticMarkup(<InstrumentDrawing name={name} />)
    .replaceAll('class="g-p"', `fill="${ground}"`)
    .replaceAll('class="g-k"', `fill="${bright}"`)
}

/** A whole picture: what lies on its ground, and the agency's sign. */
function sheet(
  studio: Studio,
  { site }: Card,
  { ground, words }: Pick<Scheme, 'ground' | 'words'>,
  parts: readonly string[],
): string {
  return [rectangle(0, 0, WIDTH, HEIGHT, ground), ...parts, sign(studio, site, words)].join('')
}

/** The picture's words, as large as they fit into the upper left. */
function heading({ type }: Studio, words: string, fill: string, box: Box): string {
  const { lines, size } = type.fit(words, box)
  return block(MARGIN, MARGIN, lines, { size, fill })
}

const schemeOf = (studio: Studio, variant: number): Scheme => {
  const all = schemes(studio.colours)
  return all[variant % all.length] ?? all[0]
}

/** How a study is marked, under the agency's name. */
const MARK = { size: 28, face: 'text', anchor: 'end' } as const

/** The study's own shapes from edge to edge; on them its first result, as large as it gets. */
const caseStudy: Compose<'case-study'> = (card, studio) => {
  const { client, mark, figures, cover } = card
  const { type } = studio
  const scheme = schemeOf(studio, cover.variant)
  const fills = {
    ground: scheme.ground,
    first: scheme.shape,
    accent: scheme.second,
  }
  const shapes = coverMarks(cover)
    .map(shape => `<path fill="${fills[shape.fill]}" d="${pathOf(shape)}"/>`)
    .join('')
  const drawing = `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}" preserveAspectRatio="none">${shapes}</svg>`
  const gap = 0.16
  const em = (numeralWidth(studio, figures.from, 100) + accentWidth(studio, figures.to, 100)) / 100
  const name = type.fit(client, { width: 790, height: 136, largest: 58, smallest: 40 })
  const label = type.fit(figures.label, { width: INNER, height: 90, largest: 46, smallest: 30 })
  const labelTop = FOOT - label.size * (CAPITALS + (label.lines.length - 1) * 1.1)
  const nameFoot = MARGIN + name.size * (CAPITALS + (name.lines.length - 1) * 1.06)
  // The accent reaches a tenth beyond the figure, above and below.
  const tallest = (labelTop - nameFoot - 56) / (CAPITALS + 0.26)
  const size = Math.min(tallest, INNER / (em + gap))
  const foot = (nameFoot + labelTop) / 2 + (size * CAPITALS) / 2
  const toX = MARGIN + numeralWidth(studio, figures.from, size) + gap * size
  return sheet(studio, card, scheme, [
    drawing,
    block(MARGIN, MARGIN, name.lines, { size: name.size, fill: scheme.words }, 1.06),
    numeral(studio, MARGIN, foot, figures.from, { size, fill: scheme.words }),
    accentNumeral(studio, toX, foot, figures.to, size),
    block(MARGIN, labelTop, label.lines, { size: label.size, fill: scheme.words }, 1.1),
    mark ? line(WIDTH - MARGIN, MARGIN + 62, mark, { ...MARK, fill: scheme.words }) : '',
  ])
}

/** Parts of an instrument that fill the side of a post's picture. */
const CUTS = [
  { x: 760, y: 200, width: 620, height: 372 },
  { x: 660, y: 150, width: 860, height: 516 },
  { x: 700, y: 250, width: 700, height: 420 },
] as const

/** Width and height of a post's sign, at most. */
const SIGN = { width: 440, height: 330 }

/** A post's sign in the lower right, as large as it gets; a number stands over what it counts. */
function postSign({ type }: Studio, words: string, fill: string): string {
  const { large, counted } = signParts(words)
  const below = counted ? { size: Math.min(64, SIGN.width / type.width(counted, 1)) } : undefined
  const rest = below ? below.size * 1.15 : 0
  const size = Math.min(SIGN.width / type.width(large, 1), (SIGN.height - rest) / CAPITALS)
  return [
    line(WIDTH - MARGIN, FOOT - rest, large, { size, fill, anchor: 'end' }),
    below && counted ? line(WIDTH - MARGIN, FOOT, counted, { ...below, fill, anchor: 'end' }) : '',
  ].join('')
}

/** The title beside its sign, or its service's instrument, which is seen through the stroke's slope. */
const post: Compose<'post'> = (card, studio) => {
  const { paper, ink, field } = studio.colours
  const grounds = [
    [paper, field, ink],
    [field, paper, ink],
    [ink, field, paper],
  ] as const
  const [ground, side, words] = grounds[card.variant % grounds.length] ?? grounds[0]
  const cut = CUTS[Math.floor(card.variant / grounds.length) % CUTS.length] ?? CUTS[0]
  return sheet(studio, card, { ground, words: ink }, [
    diagonalField(660, side),
    ...(card.sign === undefined
      ? [
          `<clipPath id="side">${diagonalField(660, side)}</clipPath>`,
          `<g clip-path="url(#side)">${placed(instrument(card.instrument, side, side === field ? paper : field), '0 0 400 240', cut, ink)}</g>`,
        ]
      : [postSign(studio, card.sign, side === paper ? ink : words)]),
    heading(studio, card.title, words, { width: 640, height: 390, largest: 116, smallest: 48 }),
    line(MARGIN, FOOT - 42, card.service, { size: 36, fill: words }),
    line(MARGIN, FOOT, card.team, { size: 28, fill: words, face: 'text' }),
  ])
}

/** The service's name, its instrument as large as the sheet, and one number from its work. */
const service: Compose<'service'> = (card, studio) => {
  const { type, colours } = studio
  const { ink, field } = colours
  const name = type.fit(card.name, { width: 830, height: 216, largest: 150, smallest: 70 })
  const label = type.fit(card.figure.label, {
    width: 520,
    height: 100,
    largest: 28,
    smallest: 20,
    leading: 1.25,
    face: 'text',
  })
  const labelTop = FOOT - label.size * (CAPITALS + (label.lines.length - 1) * 1.25)
  const y = Math.max(252, MARGIN + name.size * (CAPITALS + name.lines.length - 1) + 70)
  return sheet(studio, card, { ground: field, words: ink }, [
    placed(
      instrument(card.instrument, field, colours.paper),
      '0 0 400 240',
      { x: 650, y, width: 620, height: 372 },
      ink,
    ),
    block(MARGIN, MARGIN, name.lines, { size: name.size, fill: ink }, 0.98),
    figure(studio, MARGIN, labelTop - 36, card.figure.value, 520),
    block(MARGIN, labelTop, label.lines, { size: label.size, fill: ink, face: 'text' }, 1.25),
  ])
}

/** A figure as large as it fits: with an arrow in it, the number after stands on the accent. */
function figure(studio: Studio, x: number, y: number, value: string, width: number): string {
  const [before, after] = value.split(/\s*→\s*/)
  if (!before || !after) {
    const size = Math.min(150, width / accentWidth(studio, value, 1))
    return accentNumeral(studio, x, y, value, size)
  }
  const gap = 0.2
  const em = studio.type.width(before, 1) + gap + accentWidth(studio, after, 1)
  const size = Math.min(150, width / em)
  const start = x + studio.type.width(before, size) + gap * size
  return (
    line(x, y, before, { size, fill: studio.colours.ink }) +
    accentNumeral(studio, start, y, after, size)
  )
}

/** The prices as columns to scale: stairs that climb. */
const prices: Compose<'prices'> = (card, studio) => {
  const { type, colours } = studio
  const { paper, ink, field, accent } = colours
  const highest = Math.max(...card.prices.map(({ price }) => price))
  const width = WIDTH / card.prices.length
  const inner = width - MARGIN - 12
  const widest = Math.max(...card.prices.map(({ shown }) => type.width(shown, 1)))
  const size = Math.min(118, inner / widest)
  const columns = card.prices.map(({ name, price, shown, popular }, index) => {
    const x = index * width
    const left = x + (index === 0 ? MARGIN : 28)
    const height = (price / highest) * 330 + 40
    const top = HEIGHT - height
    const label = type.fit(name, { width: inner, height: 60, largest: 30, smallest: 20 })
    return [
      rectangle(x, top, width + 0.5, height, popular ? accent : index % 2 ? ink : field),
      line(left - 2, top - 22, shown, { size, fill: ink }),
      line(left, top - 22 - size * 0.84, card.from, { size: 28, fill: ink, face: 'text' }),
      block(left, HEIGHT - 62, label.lines, { size: label.size, fill: ink }),
      popular ? line(left, top + 50, card.popularLabel, { size: 30, fill: ink }) : '',
    ].join('')
  })
  return sheet(studio, card, { ground: paper, words: ink }, [
    ...columns,
    heading(studio, card.name, ink, { width: 640, height: 180, largest: 92, smallest: 48 }),
  ])
}

/** The home page's own opening: its heading over the bars of a study. */
const home: Compose<'home'> = (card, studio) => {
  const { type, colours } = studio
  const { paper, ink, field, accent } = colours
  const width = WIDTH / card.bars.length
  const last = card.bars.length - 1
  const tops = card.bars.map(value => HEIGHT - value * 370)
  const size = Math.min(96, (width * 2) / type.width(card.figure, 1))
  return sheet(studio, card, { ground: paper, words: ink }, [
    ...card.bars.map((_, index) =>
      rectangle(
        index * width,
        tops[index] ?? 0,
        width + 0.5,
        HEIGHT,
        index === last ? accent : field,
      ),
    ),
    heading(studio, card.heading, ink, { width: 800, height: 440, largest: 110, smallest: 60 }),
    line(WIDTH - 20, (tops[last] ?? 0) - 18, card.figure, { size, fill: ink, anchor: 'end' }),
    line(MARGIN, FOOT + 16, card.caption, { size: 24, fill: ink, face: 'text' }),
  ])
}

/** A list: its heading, and how much is in it, as large as the sheet. */
const list: Compose<'list'> = (card, studio) => {
  const { type, colours } = studio
  const scheme = schemeOf(studio, card.variant)
  const count = String(card.count)
  const size = Math.min(640, 560 / type.width(count, 1))
  return sheet(studio, card, scheme, [
    diagonalField(520, scheme.shape),
    line(WIDTH - 30, HEIGHT + size * 0.02, count, { size, fill: colours.accent, anchor: 'end' }),
    heading(studio, card.heading, scheme.words, {
      width: 720,
      height: 330,
      largest: 124,
      smallest: 60,
    }),
    line(MARGIN, FOOT, card.label, { size: 42, fill: scheme.words }),
  ])
}

/** How to reach the agency, without opening the page. */
const contact: Compose<'contact'> = (card, studio) => {
  const { ink, field, paper } = studio.colours
  const size = Math.min(120, INNER / accentWidth(studio, card.email, 1))
  return sheet(studio, card, { ground: paper, words: ink }, [
    diagonalField(430, field),
    heading(studio, card.heading, ink, { width: 760, height: 300, largest: 136, smallest: 60 }),
    accentNumeral(studio, MARGIN, HEIGHT - 150, card.email, size),
    line(MARGIN, FOOT, card.facts, { size: 42, fill: ink }),
  ])
}

/** What the agency says of itself, and who works there, as steps along the mark's stroke. */
const about: Compose<'about'> = (card, studio) => {
  const { ink, field, paper } = studio.colours
  const step = 430 / card.teams.length
  const size = Math.min(44, step * 0.7)
  const start = 150
  return sheet(studio, card, { ground: ink, words: ink }, [
    diagonalField(610, field),
    heading(studio, card.heading, paper, { width: 560, height: 520, largest: 116, smallest: 56 }),
    ...card.teams.map((team, index) => {
      const y = start + step * index + size
      return line(610 + (HEIGHT - y) / SLOPE + 44, y, team, { size, fill: ink })
    }),
  ])
}

/** A page of text: its heading, and its first words, which are the page’s own. */
const text: Compose<'text'> = (card, studio) => {
  const { type, colours } = studio
  const { field, ink, paper } = colours
  const lead = type.fit(card.lead, { width: 600, height: 230, largest: 40, smallest: 26 })
  return sheet(studio, card, { ground: paper, words: ink }, [
    diagonalField(700, field),
    heading(studio, card.heading, ink, { width: INNER, height: 250, largest: 150, smallest: 72 }),
    block(MARGIN, HEIGHT - 270, lead.lines, { size: lead.size, fill: ink }),
  ])
}

/** The page that is not there. */
const missing: Compose<'missing'> = (card, studio) => {
  const { colours } = studio
  return sheet(studio, card, { ground: colours.ink, words: colours.paper }, [
    `<path fill="${colours.field}" transform="translate(640 150) scale(4.2)" d="${MARK_PATH}"/>`,
    heading(studio, card.heading, colours.paper, {
      width: 640,
      height: 420,
      largest: 120,
      smallest: 60,
    }),
  ])
}

/** The body of a card's picture, as SVG. */
export function compose(card: Card, studio: Studio): string {
  switch (card.kind) {
    case 'case-study':
      return caseStudy(card, studio)
    case 'post':
      return post(card, studio)
    case 'service':
      return service(card, studio)
    case 'prices':
      return prices(card, studio)
    case 'home':
      return home(card, studio)
    case 'list':
      return list(card, studio)
    case 'contact':
      return contact(card, studio)
    case 'about':
      return about(card, studio)
    case 'text':
      return text(card, studio)
    case 'missing':
      return missing(card, studio)
  }
}
