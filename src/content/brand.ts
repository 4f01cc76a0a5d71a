import { object, pattern } from './fields'
import { json, type DataOf } from './content-type'
import { isLegibleAccent, isLegibleTheme } from './palette'

const color = (description: string) =>
  pattern(
    /^#[0-9a-f]{6}$/i,
    'a color written as # and six hexadecimal digits, like #0f766e',
    description,
    true,
  )

const ILLEGIBLE = 'this color isn’t legible; choose a lighter or darker one, or a different hue'

/** The file with the agency’s colors and logo mark. Its name is in data/site.json. */
export const Brand = json(
  'Brand',
  'data/brand.json',
  object('Brand', 'The agency’s logo mark and its two colors.', {
    theme: color(
      'The site’s main color. Links use it as is, so it needs a contrast of 4.5 to 1 against the paper-colored background. Backgrounds and text use the same hue, lighter or darker.',
    ),
    accent: color(
      'Used only for the number that matters most. Dark or light text must be legible on it.',
    ),
    mark: pattern(
      /^M[\d\s,.eMmLlHhVvCcSsQqTtAaZz+-]+$/,
      'the “d” attribute of an SVG path, which starts with M',
      'The outline of the mark, on a 100 × 100 canvas.',
    ).max(2000),
  })
    .refine(isLegibleTheme, { path: ['theme'], error: ILLEGIBLE })
    .refine(isLegibleAccent, { path: ['accent'], error: ILLEGIBLE }),
)

export type Brand = DataOf<typeof Brand>
