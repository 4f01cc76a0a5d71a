/**
 * Every colour of the site out of two. The sheets in src/styles are written in the colours that the site
 * was delivered with; a brand’s own take their places. Each keeps the luminance of the one that it stands
 * for, so that every contrast stays what it was worked out to be, whatever the hue.
 */
import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  wcagContrast,
  wcagLuminance,
  type Oklch,
} from 'culori'

/** The colours that a brand chooses. */
export interface BrandColours {
  /** Gives hue and strength to fields, links, ink and all that is between. */
  theme: string
  /** The one number that matters. */
  accent: string
}

/** The two that src/styles is written in. */
export const WRITTEN: BrandColours = { theme: '#0f766e', accent: '#f4542a' }

/** The colours of tokens.css that lie on each other, as they are written there; a test compares them. */
export const SCHEMES = {
  light: {
    ground: '#faf7ef',
    ink: '#05211f',
    field: '#109688',
    'on-field': '#05211f',
    deep: '#05211f',
    'on-deep': '#faf7ef',
    link: '#0f766e',
    soft: '#47615d',
    accent: '#f4542a',
    'on-accent': '#05211f',
  },
  dark: {
    ground: '#061716',
    ink: '#faf7ef',
    field: '#137f76',
    'on-field': '#faf7ef',
    deep: '#010909',
    'on-deep': '#faf7ef',
    link: '#2dd4bf',
    soft: '#9db5b0',
    accent: '#f4542a',
    'on-accent': '#05211f',
  },
} as const

type Token = keyof (typeof SCHEMES)['light']

/** What lies on what, and how well it has to be told from it: text 4.5 to 1, drawings 3 to 1. */
const PAIRS: readonly (readonly [Token, Token, number])[] = [
  ['ink', 'ground', 4.5],
  ['link', 'ground', 4.5],
  ['soft', 'ground', 4.5],
  ['on-field', 'field', 4.5],
  ['on-deep', 'deep', 4.5],
  ['on-accent', 'accent', 4.5],
  ['field', 'ground', 3],
]

const oklch = converter('oklch')

/** How far around the theme’s hue a colour belongs to it: paper, which is warm, does not. */
const FAMILY = 45

/** A text, a style sheet or a picture, with a brand’s colours in the places of the written ones. */
export function inColours(text: string, colours: BrandColours): string {
  return text.replace(/#[0-9a-f]{6}(?![0-9a-f])/gi, colour => colourFor(colour, colours))
}

/** The colour that takes the place of a written one. */
function colourFor(written: string, { theme, accent }: BrandColours): string {
  if (written === WRITTEN.accent) return accent
  const [own, from, to] = [oklch(written), oklch(WRITTEN.theme), oklch(theme)]
  const away = Math.abs(turn(own, from))
  if (theme === WRITTEN.theme || own.c < 0.004 || Math.min(away, 360 - away) > FAMILY)
    return written
  const h = ((own.h ?? 0) + turn(to, from) + 360) % 360
  return withLuminance({ ...own, c: (own.c * to.c) / from.c, h }, wcagLuminance(written))
}

/** From one hue to another, in degrees. */
const turn = (to: Oklch, from: Oklch) => (to.h ?? 0) - (from.h ?? 0)

/** The colour of a hue and a strength that is as light as another, in steps of a screen’s. */
function withLuminance(colour: Oklch, luminance: number): string {
  const at = (l: number) => formatHex(clampChroma({ ...colour, l }, 'oklch'))
  let [low, high] = [0, 1]
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (wcagLuminance(at(middle)) < luminance) low = middle
    else high = middle
  }
  const away = (l: number) => Math.abs(wcagLuminance(at(l)) - luminance)
  return at(away(low) < away(high) ? low : high)
}

/** The colour that browsers give their frame: that of links on light screens. */
export const frameColour = (colours: BrandColours): string => colourFor(SCHEMES.light.link, colours)

/** What of two colours is not legible, in sentences; the theme keeps every contrast, so most is the accent’s. */
export function illegible(colours: BrandColours): string[] {
  const faults = Object.values(SCHEMES).flatMap(scheme =>
    PAIRS.flatMap(([above, below, least]) => {
      const [first = '', second = ''] = [above, below].map(token =>
        colourFor(scheme[token], colours),
      )
      const contrast = wcagContrast(first, second)
      return contrast < least
        ? `“${above}” (${first}) has a contrast of ${contrast.toFixed(2)} to 1 on “${below}” (${second}); it needs ${least}.`
        : []
    }),
  )
  const apart = differenceEuclidean('oklab')
  const like = Object.values(SCHEMES).some(
    ({ field }) => apart(colourFor(field, colours), colours.accent) < 0.12,
  )
  // Some lie on each other alike on light and on dark screens.
  return like
    ? [...new Set(faults), 'The accent can hardly be told from the fields in the theme’s colour.']
    : [...new Set(faults)]
}
