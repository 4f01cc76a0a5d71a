/** The site's colors as CSS custom properties, derived from the brand's two colors. */
import { converter, formatHex, interpolate, wcagContrast, wcagLuminance } from 'culori'
import type { Brand } from './brand'

/** The colors a brand chooses. */
type BrandColors = Pick<Brand, 'theme' | 'accent'>

const PAPER = '#faf7ef'

const lrgb = converter('lrgb')

/** Returns a color of the same hue with the target luminance. Adds white if full saturation is too dark. */
function withLuminance(color: string, target: number) {
  const light = lrgb(color)
  if (!light) throw new Error(`${color} isn’t a color.`)
  const { r, g, b } = light
  const own = wcagLuminance(light)
  const times = own && Math.min(target / own, 1 / Math.max(r, g, b))
  const white = Math.max(0, (target - own * times) / (1 - own * times))
  const brightest = { mode: 'lrgb', r: r * times, g: g * times, b: b * times } as const
  return formatHex(interpolate([brightest, 'white'], 'lrgb')(white))
}

/** Mixes two colors. `share` is the proportion of the second color. */
const mix = (first: string, second: string, share: number) =>
  formatHex(interpolate([first, second])(share))

/**
 * The custom properties for light and dark mode. In light mode, links use the theme color itself. Other colors have its
 * hue but a fixed luminance, so that they're legible on each other with any theme.
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
    'on-accent': wcagContrast(ink, accent) < wcagContrast(PAPER, accent) ? PAPER : ink,
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

/** Returns the CSS that sets the custom properties, in the tokens layer. */
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

/** Finds pairs of brand colors that are illegible, with a message for each. */
export function illegible(colors: BrandColors): { field: 'theme' | 'accent'; message: string }[] {
  return Object.entries(paletteOf(colors)).flatMap(([scheme, palette]) =>
    PAIRS.flatMap(([above, below, least]) => {
      const ratio = wcagContrast(palette[above], palette[below])
      if (ratio >= least) return []
      const field = below === 'accent' ? ('accent' as const) : ('theme' as const)
      const message = `In ${scheme} mode, “${above}” (${palette[above]}) on “${below}” (${palette[below]}) has a contrast of ${ratio.toFixed(2)} to 1. The minimum is ${least} to 1.`
      return [{ field, message }]
    }),
  )
}
