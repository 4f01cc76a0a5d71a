import { z } from 'zod'
import { chart, metric } from '../../content/chart'
import {
  CHANGED_EARLY,
  changesLater,
  day,
  distinct,
  list,
  object,
  reference,
  refined,
  text,
} from '../../content/fields'
import { pageMetadata } from '../../content/page-metadata'
import { mdx } from '../../content/content-type'

/** Something the client pays the agency, once or regularly. */
const fee = object('StudyFee', 'One of the agency’s fees in “cost”.', {
  amount: z.number().int().positive().meta({
    description: 'Whole US dollars, the same amount as in “cost”.',
  }),
  every: z.enum(['month', 'quarter']).optional().meta({
    enumName: 'FeePeriod',
    description: 'How often it’s paid. Leave it out if it’s paid once.',
  }),
  times: z.number().int().min(2).optional().meta({
    description: 'How many times it’s paid. Leave it out if “cost” doesn’t say when it ends.',
  }),
})

/** The fields a verified case study needs. */
const VERIFIED_BY = ['source', 'approvedBy', 'approvedOn'] as const

const fields = object('CaseStudy', 'A project and its results.', {
  title: text(15, 80, 'The headline: what happened, in plain words.'),
  client: text(10, 90, 'A description of the client, never an invented name.'),
  industry: reference('Industry', 'The client’s industry, from data/industries.json.'),
  services: list(
    1,
    4,
    'The services used, main one first.',
    reference('Service', 'A service that was used.'),
  ),
  timeFrame: text(8, 60, 'How long it took and when, like “Seven months, starting March 2025”.'),
  date: day('The publication date.'),
  updated: day('The date of the last change readers should know about.').optional(),
  provenance: z.enum(['illustrative', 'verified']).meta({
    enumName: 'Provenance',
    description:
      'illustrative: an example without a real client. verified: a real client’s numbers, with source, approvedBy, and approvedOn.',
  }),
  source: text(5, 200, 'Where the numbers of a verified case study come from.').optional(),
  approvedBy: text(3, 120, 'Who at the client approved a verified case study.').optional(),
  approvedOn: day('When a verified case study was approved.').optional(),
  summary: text(80, 220, 'What we did and what the results were, for lists and cards.'),
  challenge: text(80, 420, 'What the client was up against.'),
  approach: text(80, 420, 'What we did about it, briefly.'),
  didNotWork: text(60, 420, 'Something we tried that didn’t work, and what replaced it.'),
  cost: text(40, 320, 'What it would cost to do again: money, hours, and the client’s own time.'),
  fees: list(
    1,
    5,
    'The agency’s fees in “cost”: setup, months, projects. Leave out ad spend, other vendors, and the client’s own hours. A test compares them with the services’ prices.',
    fee,
  ).optional(),
  nextStep: text(40, 320, 'What’s next for this client.'),
  metrics: refined(
    list(3, 6, 'The results, most important first.', metric),
    ([first]) =>
      (['baseline', 'value'] as const).flatMap(end => (first?.[end] === 0 ? [[0, end]] : [])),
    'the first result can’t be 0, because its scale has no zero; put another result first',
  ),
  charts: list(1, 5, 'The charts used in the text.', chart),
  related: distinct(
    list(
      3,
      3,
      'Three other case studies.',
      reference('CaseStudy', 'Another case study worth reading after this one.'),
    ),
  ),
  draft: z.boolean().optional().meta({
    description:
      'true keeps the case study off the live site. It still shows in development and previews.',
  }),
  metadata: pageMetadata,
})

/** Front matter of content/case-studies/<slug>/index.mdx. */
export const caseStudy = refined(
  refined(fields, changesLater, CHANGED_EARLY),
  study =>
    study.provenance === 'verified'
      ? VERIFIED_BY.flatMap(field => (study[field] === undefined ? [[field]] : []))
      : [],
  'the field is missing',
)

export type CaseStudy = z.infer<typeof caseStudy>

/** A file with a case study. */
export const CaseStudy = mdx('CaseStudy', 'content/case-studies/*/index.mdx', caseStudy, {
  hasDrafts: true,
})
