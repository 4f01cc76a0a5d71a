import { z } from 'zod'
import { object } from './fields'
import { json } from './content-type'

const color = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'a color as # and six hexadecimal digits')
    .meta({ description })

/** The file data/brand.json: how the agency looks. What it is called stands in data/site.json. */
export const brand = object('Brand', 'The agency’s mark and its two colors.', {
  theme: color(
    'The color of the site: fields, links and ink take its hue; how light each is stays, so that all is legible.',
  ),
  accent: color('The color of the one number that matters, and of nothing else.'),
  mark: z
    .string()
    .regex(/^M[\d\s,.eMmLlHhVvCcSsQqTtAaZz+-]+$/, 'the “d” of a path in SVG, which begins with M')
    .max(2000)
    .meta({ description: 'The outline of the mark, on a sheet of 100 by 100.' }),
})

export type Brand = z.infer<typeof brand>

/** The file with the brand. */
export const Brand = json('Brand', 'data/brand.json', brand)
