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

/** A colour so many times as bright; the hue stays. */
const shade = (colour: string, times: number) => hex(channels(colour).map(value => value * times))

/** A colour between two others: `share` of the second. */
function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  return hex(channels(first).map((value, at) => value * (1 - share) + (other[at] ?? 0) * share))
}

/** The custom properties for light and for dark screens. */
export function paletteOf({ theme, accent }: BrandColours) {
  const ink = shade(theme, 0.28)
  const [linkOnDeep, softOnDeep] = [shade(theme, 1.8), mix(PAPER, ink, 0.35)]
  const light = {
    ground: PAPER,
    ink,
    field: shade(theme, 1.27),
    'on-field': ink,
    deep: ink,
    'on-deep': PAPER,
    link: theme,
    soft: mix(ink, PAPER, 0.27),
    accent,
    'on-accent': ink,
    'link-on-deep': linkOnDeep,
    'soft-on-deep': softOnDeep,
    pale: mix(PAPER, shade(theme, 1.27), 0.1),
  }
  const dark = {
    ...light,
    ground: shade(theme, 0.19),
    ink: PAPER,
    field: shade(theme, 1.08),
    'on-field': PAPER,
    deep: shade(theme, 0.08),
    pale: shade(theme, 0.36),
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
  const [red = 0, green = 0, blue = 0] = channels(colour).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
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
