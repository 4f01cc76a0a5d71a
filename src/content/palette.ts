/** The site's colors, derived from the brand's two, as custom properties for style sheets. */
import type { Brand } from './brand'

/** The colors a brand chooses. */
type BrandColors = Pick<Brand, 'theme' | 'accent'>

const PAPER = '#faf7ef'

/** A color's red, green, and blue, from 0 to 255. */
const channels = (color: string) =>
  [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))

const hex = (values: readonly number[]) =>
  `#${values.map(value => Math.min(255, Math.round(value)).toString(16).padStart(2, '0')).join('')}`

/** Linear light per channel, from 0 to 1, and back: the sRGB transfer function from WCAG 2.2. */
const lights = (color: string) =>
  channels(color).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
const fromLights = (values: readonly number[]) =>
  hex(
    values.map(
      light => 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055),
    ),
  )

/** A color of the same hue with the target luminance: as saturated as possible, then mixed with white. */
function withLuminance(color: string, target: number) {
  const own = luminance(color)
  const values = lights(color)
  const times = own && Math.min(target / own, 1 / Math.max(...values))
  const white = Math.max(0, (target - own * times) / (1 - own * times))
  return fromLights(values.map(light => light * times * (1 - white) + white))
}

/** Mixes two colors; `share` is the second one's. */
function mix(first: string, second: string, share: number) {
  const other = channels(second)
  return hex(channels(first).map((value, at) => value * (1 - share) + (other[at] ?? 0) * share))
}

/**
 * The custom properties for light and for dark screens. Links on light screens have the theme's own color. The others
 * have the same hue, each at a fixed luminance, so they're legible on each other with any theme.
 */
export function paletteOf({ theme, accent }: BrandColors) {
  const ofTheme = (target: number) => withLuminance(theme, target)
  const ink = ofTheme(0.0121)
  const field = ofTheme(0.2384)
  const [linkOnDeep, softOnDeep] = [ofTheme(0.514), mix(PAPER, ink, 0.35)]
  const light = {
    ground: PAPER,
    ink,
    field,
    'on-field': ink,
    deep: ink,
    'on-deep': PAPER,
    link: theme,
    soft: mix(ink, PAPER, 0.27),
    accent,
    'on-accent': contrast(ink, accent) < contrast(PAPER, accent) ? PAPER : ink,
    'link-on-deep': linkOnDeep,
    'soft-on-deep': softOnDeep,
    pale: mix(PAPER, field, 0.1),
  }
  const dark = {
    ...light,
    ground: ofTheme(0.0155),
    ink: PAPER,
    field: ofTheme(0.1662),
    'on-field': PAPER,
    deep: ofTheme(0.0022),
    pale: ofTheme(0.032),
    link: linkOnDeep,
    soft: softOnDeep,
  }
  return { light, dark }
}

export type Palette = ReturnType<typeof paletteOf>['light']

/** The CSS that sets them, in the tokens layer. */
export function paletteRule(brand: BrandColors): string {
  const { light, dark } = paletteOf(brand)
  const rule = (values: object) =>
    `:root{${Object.entries(values)
      .map(([name, value]) => `--${name}:${String(value)}`)
      .join(';')}}`
  const onlyDark = Object.entries(dark).filter(
    ([name, value]) => light[name as keyof Palette] !== value,
  )
  return `@layer tokens{${rule(light)}@media screen and (prefers-color-scheme:dark){${rule(Object.fromEntries(onlyDark))}}}`
}

/** Foreground, background, and the contrast WCAG 2.2 requires: 4.5 for text (1.4.3), 3 for graphics (1.4.11). */
const PAIRS: readonly (readonly [keyof Palette, keyof Palette, number])[] = [
  ['ink', 'ground', 4.5],
  ['link', 'ground', 4.5],
  ['soft', 'ground', 4.5],
  ['on-field', 'field', 4.5],
  ['on-deep', 'deep', 4.5],
  ['link-on-deep', 'deep', 4.5],
  ['on-accent', 'accent', 4.5],
  ['field', 'ground', 3],
]

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = lights(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colors, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The illegible pairs of a brand's colors, with a message for each. */
export function illegible(colors: BrandColors): { field: 'theme' | 'accent'; message: string }[] {
  return Object.entries(paletteOf(colors)).flatMap(([scheme, palette]) =>
    PAIRS.flatMap(([above, below, least]) => {
      const ratio = contrast(palette[above], palette[below])
      if (ratio >= least) return []
      const field = below === 'accent' ? ('accent' as const) : ('theme' as const)
      const message = `In ${scheme} mode, “${above}” (${palette[above]}) on “${below}” (${palette[below]}) has a contrast of ${ratio.toFixed(2)} to 1. It needs ${least} to 1.`
      return [{ field, message }]
    }),
  )
}
