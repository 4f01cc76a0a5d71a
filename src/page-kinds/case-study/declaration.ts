import { z } from 'zod'
import { chart } from '../../content/chart'
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
import { metric } from '../../content/metric'
import { pageMetadata } from '../../content/page-metadata'
import { mdx, PUBLISHED_BY_DATE } from '../../content/content-type'

/** Something that the client pays the agency: once, or so often. */
const fee = object('StudyFee', 'A fee of the agency’s, as “cost” states it.', {
  amount: z.number().int().positive().meta({
    description: 'Whole US dollars. The text of “cost” must state the same amount.',
  }),
  every: z.enum(['month', 'quarter']).optional().meta({
    enumName: 'FeePeriod',
    description: 'How often it is paid; left out where it is paid once.',
  }),
  times: z.number().int().min(2).optional().meta({
    description: 'How many times, where “cost” gives an end; left out where it goes on.',
  }),
})

/** What a verified study cannot be without. */
const VERIFIED_BY = ['source', 'approvedBy', 'approvedOn'] as const

const fields = object('CaseStudy', 'A piece of work and what came of it.', {
  title: text(15, 80, 'The headline: what happened, in plain words.'),
  client: text(10, 90, 'A description of the client, never an invented name.'),
  industry: reference('Industry', 'The client’s industry, from data/industries.json.'),
  services: list(
    1,
    4,
    'The services used, the main one first.',
    reference('Service', 'A service that was used.'),
  ),
  timeFrame: text(8, 60, 'How long it took and when, like “Seven months, from March 2025”.'),
  date: day('The day on which the study was published.'),
  updated: day('The day of the last change that a reader should know of.').optional(),
  provenance: z.enum(['illustrative', 'verified']).meta({
    enumName: 'Provenance',
    description:
      'illustrative: an example of the work, without a real client. verified: a real client’s, with source, approvedBy and approvedOn.',
  }),
  source: text(5, 200, 'Where the figures of a verified study come from.').optional(),
  approvedBy: text(3, 120, 'Who approved a verified study at the client.').optional(),
  approvedOn: day('When a verified study was approved.').optional(),
  summary: text(80, 220, 'What was done and what came of it, for lists and cards.'),
  challenge: text(80, 420, 'What the client was up against.'),
  approach: text(80, 420, 'What was done about it, in short.'),
  didNotWork: text(60, 420, 'Something that was tried and did not work, and what replaced it.'),
  cost: text(40, 320, 'What it would cost to do again: money, hours and the client’s own time.'),
  fees: list(
    1,
    5,
    'What of “cost” is the agency’s fee: set-up, months, projects; without advertising, other suppliers and the client’s own hours. A test holds it against the prices of the services.',
    fee,
  ).optional(),
  nextStep: text(40, 320, 'What comes next for this client.'),
  metrics: refined(
    list(3, 6, 'The results, the one that matters most first.', metric),
    ([first]) =>
      (['baseline', 'value'] as const).flatMap(end => (first?.[end] === 0 ? [[0, end]] : [])),
    'the first result is drawn in doublings, which cannot begin or end at 0: put another one first',
  ),
  charts: list(1, 5, 'The charts used in the text.', chart),
  related: distinct(
    z
      .array(reference('CaseStudy', 'Another case study worth reading after this one.'))
      .length(3)
      .meta({ description: 'Three other case studies.' }),
  ),
  draft: z.boolean().optional().meta({
    description: 'true keeps the study out of the live site; it shows in develop and previews.',
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
  publication: PUBLISHED_BY_DATE,
})
