/** The site's colors as CSS custom properties, derived from the brand's two colors. */
import { converter, formatHex, interpolate, wcagContrast, wcagLuminance } from 'culori'

/** The colors a brand chooses. */
interface BrandColors {
  theme: string
  accent: string
}

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
 * The custom properties for light mode, and those that differ in dark mode. In light mode, links use the theme color
 * itself. Other colors have its hue but a fixed luminance, so that they're legible on each other with any theme.
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
    ground: ofTheme(0.0155),
    ink: PAPER,
    field: ofTheme(0.1662),
    'on-field': PAPER,
    deep: ofTheme(0.0022),
    link: linkOnDeep,
    soft: softOnDeep,
    pale: ofTheme(0.032),
  }
  return { light, dark }
}

export type Palette = ReturnType<typeof paletteOf>['light']

/** Returns the CSS that sets the custom properties, in the tokens layer. */
export function paletteRule(brand: BrandColors) {
  const { light, dark } = paletteOf(brand)
  const rule = (colors: Partial<Palette>) =>
    `:root{${Object.entries(colors)
      .map(([name, color]) => `--${name}:${color}`)
      .join(';')}}`
  return `@layer tokens{${rule(light)}@media screen and (prefers-color-scheme:dark){${rule(dark)}}}`
}

/** Whether text has the contrast WCAG 2.2 requires (1.4.3). */
const isLegible = (color: string, background: string) => wcagContrast(color, background) >= 4.5

/** Whether links in the theme color are legible. */
export const isLegibleTheme = ({ theme }: BrandColors) => isLegible(theme, PAPER)

/** Whether text on the accent color is legible. */
export const isLegibleAccent = (brand: BrandColors) =>
  isLegible(paletteOf(brand).light['on-accent'], brand.accent)
