/** Every colour of the site out of a brand's two, as the custom properties that style sheets use. */
import type { Brand } from './brand'

/** The colours that a brand chooses. */
type BrandColours = Pick<Brand, 'theme' | 'accent'>

const PAPER = '#faf7ef'

/** A colour in channels from 0 to 255. */
const channels = (colour: string) =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

const hex = (values: readonly number[]) =>
  `#${values.map(value => Math.min(255, Math.round(value)).toString(16).padStart(2, '0')).join('')}`

/** The light of each channel from 0 to 1, and back: the transfer function of sRGB, as WCAG 2.2 writes it. */
const lights = (colour: string) =>
  channels(colour).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
const fromLights = (values: readonly number[]) =>
  hex(
    values.map(
      light => 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055),
    ),
  )

/** A colour of the same hue with that luminance: as strong as it can be, then nearer to white. */
function withLuminance(colour: string, target: number): string {
  const own = luminance(colour)
  const values = lights(colour)
  const times = own && Math.min(target / own, 1 / Math.max(...values))
  const white = Math.max(0, (target - own * times) / (1 - own * times))
  return fromLights(values.map(light => light * times * (1 - white) + white))
}

/** A colour between two others: `share` of the second. */
function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  return hex(channels(first).map((value, at) => value * (1 - share) + (other[at] ?? 0) * share))
}

/**
 * The custom properties for light and for dark screens. The theme gives the hue, and each of them has a luminance of
 * its own, whatever the theme: so all of them are legible on each other.
 */
export function paletteOf({ theme, accent }: BrandColours) {
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
    // A darker theme is legible as it is.
    link: luminance(theme) > 0.16 ? ofTheme(0.16) : theme,
    soft: mix(ink, PAPER, 0.27),
    accent,
    'on-accent': contrast(ink, accent) < contrast(PAPER, accent) ? PAPER : ink,
    'link-on-deep': linkOnDeep,
    'soft-on-deep': softOnDeep,
    pale: mix(PAPER, field, 0.1),
  }
  const dark = {
    ...light,
    // Ground and its neighbors differ in contrast by 1.2 to 1, which is enough to see.
    ground: ofTheme(0.0105),
    ink: PAPER,
    field: ofTheme(0.1662),
    'on-field': PAPER,
    deep: ofTheme(0.0008),
    pale: ofTheme(0.0215),
    link: linkOnDeep,
    soft: softOnDeep,
  }
  return { light, dark }
}

export type Palette = ReturnType<typeof paletteOf>['light']

/** The rule that sets them, for the layer of tokens. */
export function paletteRule(brand: BrandColours): string {
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

/** What lies on what, and the contrast that WCAG 2.2 asks for: text 4.5 to 1 (1.4.3), drawings 3 to 1 (1.4.11). */
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
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = lights(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** What of a brand's colours is not legible, in sentences, with the colour to change. */
export function illegible(colours: BrandColours): { field: 'theme' | 'accent'; message: string }[] {
  return Object.entries(paletteOf(colours)).flatMap(([scheme, palette]) =>
    PAIRS.flatMap(([above, below, least]) => {
      const ratio = contrast(palette[above], palette[below])
      if (ratio >= least) return []
      const field = below === 'accent' ? ('accent' as const) : ('theme' as const)
      const message = `On ${scheme} screens “${above}” (${palette[above]}) has a contrast of ${ratio.toFixed(2)} to 1 on “${below}” (${palette[below]}); it needs ${least}.`
      return [{ field, message }]
    }),
  )
}
