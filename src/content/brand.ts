import { z } from 'zod'
import { object, refined } from './fields'
import { json, type DataOf } from './content-type'
import { illegible } from './palette'

const color = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, {
      error: 'a color written as # and six hexadecimal digits, like #0f766e',
      // The contrast of a color can't be calculated until it's valid.
      abort: true,
    })
    .meta({ description })

/** The file with the agency’s colors and logo mark. Its name is in data/site.json. */
export const Brand = json(
  'Brand',
  'data/brand.json',
  refined(
    object('Brand', 'The agency’s logo mark and its two colors.', {
      theme: color(
        'The site’s main color. Links use it as is, so it needs a contrast of 4.5 to 1 against the paper-colored background. Backgrounds and text use the same hue, lighter or darker.',
      ),
      accent: color(
        'Used only for the number that matters most. Dark or light text must be legible on it.',
      ),
      mark: z
        .string()
        .regex(
          /^M[\d\s,.eMmLlHhVvCcSsQqTtAaZz+-]+$/,
          'the “d” attribute of an SVG path, which starts with M',
        )
        .max(2000)
        .meta({ description: 'The outline of the mark, on a 100 × 100 canvas.' }),
    }),
    colors => illegible(colors).map(field => [field]),
    'this color isn’t legible; choose a lighter or darker one, or a different hue',
  ),
)

export type Brand = DataOf<typeof Brand>
