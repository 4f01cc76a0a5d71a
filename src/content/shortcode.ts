import type { Shortcodes } from '../../plugins/gatsby-plugin-content-check/src'
import { z } from 'zod'
import { pattern, picture, slug, text } from './fields'

/** The MDX shortcodes and their attributes, which are literal strings. `children`: whether they must contain text. */
export const shortcodes = {
  Metric: {
    attributes: z.strictObject({ id: slug('The id of a metric in the front matter.') }),
    children: 'none',
  },
  Chart: {
    attributes: z.strictObject({ id: slug('The id of a chart in the front matter.') }),
    children: 'none',
  },
  Figure: {
    attributes: z.strictObject({
      src: picture('The image, like ./home.png.'),
      phone: picture('A portrait version for phones, like ./home-phone.png.').optional(),
      alt: text(10, 300, 'What the image shows, for people who can’t see it.').refine(
        value => !/^\S+\.\w{3,4}$/.test(value),
        'this is a file name, not a description',
      ),
      caption: text(10, 240, 'The caption.').optional(),
      tryIt: pattern(
        /^\/work(?:\/[a-z0-9-]+){2}$/,
        'the path of a work sample',
        'A live version of what the image shows, like /work/local-restaurant-chain/menu: a page in static/work/.',
      )
        .meta({ link: 'any' })
        .optional(),
    }),
    children: 'none',
  },
  Callout: {
    attributes: z.strictObject({
      kind: z.enum(['note', 'warning', 'result']).meta({
        description: 'note: worth knowing; warning: easy to get wrong; result: the outcome.',
      }),
      title: text(3, 80, 'A short title for the callout.').optional(),
    }),
    children: 'required',
  },
  Comparison: {
    attributes: z.strictObject({ title: text(3, 80, 'What’s being compared.').optional() }),
    children: 'required',
  },
  Side: {
    attributes: z.strictObject({ label: text(2, 40, 'What this side shows.') }),
    children: 'required',
  },
  Steps: {
    attributes: z.strictObject({ title: text(3, 80, 'What the steps achieve.').optional() }),
    children: 'required',
  },
} as const satisfies Shortcodes

export type ShortcodeName = keyof typeof shortcodes
export type ShortcodeAttributes<Name extends ShortcodeName> = z.infer<
  (typeof shortcodes)[Name]['attributes']
>
