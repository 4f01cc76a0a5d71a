/** Valid starts for new content, with the fields explained and everything marked that its editor has to write. */
import { capitalize } from '../../plugins/gatsby-plugin-content-check/src'
import { caseStudy } from '../../src/page-kinds/case-study/declaration'
import { toFillIn } from '../../src/content/placeholders'
import type { Document, TypeName } from '../../src/page-kinds/documents'
import { post } from '../../src/page-kinds/post/declaration'
import { NEVER, liveFrom } from '../../src/content/publication'
import { knownSlugs } from '../../src/rules/known-slugs'
import { textPage } from '../../src/page-kinds/text-page/declaration'
import { commented, explainedYaml } from './yaml-comments'

/** Slugs that exist, by the type that they name. */
type LiveSlugs = (typeName: TypeName) => string[]

/** What a new file may refer to. A page that goes live must not lead to a draft. */
export function liveSlugs(documents: readonly Document[]): LiveSlugs {
  const live = documents.filter(({ data }) => liveFrom(data, undefined) !== NEVER)
  const slugs = knownSlugs(live)
  return typeName => [...(slugs.get(typeName) ?? [])]
}

/** `local-bakery` as “Local bakery”. */
const words = (slug: string): string => capitalize(slug.replaceAll('-', ' '))

/** A value that is valid, and hardly the right one. */
const choose = (value: unknown, what: string) => commented(value, toFillIn(what))

/** What search engines are told of a new page. */
function metadata(slug: string): object {
  const name = words(slug)
  return {
    title: toFillIn(`${name}: a title for pages of results, in 30 to 60 characters`),
    description: toFillIn(
      `what somebody who searches should read of ${name}, in 70 to 160 characters`,
    ),
    keywords: [toFillIn('the phrase that a buyer would search for')],
  }
}

/**
 * A case study to fill in. A draft: it shows in develop and in previews, and not on the live site.
 *
 * @param slug the new study's slug
 * @param day the day to put in as its date, YYYY-MM-DD
 */
export function newCaseStudy(slug: string, day: string, slugsOf: LiveSlugs): string {
  const metric = (id: string, label: string, baseline: number, value: number) => ({
    id,
    label: toFillIn(label),
    baseline: choose(baseline, 'the number before'),
    value: choose(value, 'the number after'),
    format: 'number',
    better: 'higher',
    window: toFillIn('three months against the same three months of the year before'),
    method: toFillIn('where the numbers come from, and what was left out'),
  })
  const yaml = explainedYaml(caseStudy, {
    title: toFillIn('the headline: what happened, in plain words'),
    client: toFillIn('a description of the client, without a name'),
    industry: choose(slugsOf('Industry')[0], 'choose from data/industries.json'),
    services: choose(slugsOf('Service').slice(0, 1), 'choose from data/services'),
    timeFrame: toFillIn('seven months, from March 2025'),
    date: day,
    provenance: 'illustrative',
    summary: toFillIn(
      'what was done and what came of it, in one or two sentences that make sense on a card without the rest',
    ),
    challenge: toFillIn(
      'what the client was up against: the business, the constraint, and why what they had tried was not enough',
    ),
    approach: toFillIn(
      'what was done about it, in order, in two or three sentences that a reader in a hurry can stop after',
    ),
    didNotWork: toFillIn('something that was tried and did not work, and what replaced it'),
    cost: toFillIn('what it would cost to do again: money, hours, the client’s own time'),
    nextStep: toFillIn('what comes next for this client, and when it will be known'),
    metrics: [
      metric('first-result', 'the result that matters most', 100, 140),
      metric('second-result', 'another result', 20, 24),
      metric('third-result', 'a third result, good or bad', 50, 50),
    ],
    charts: [exampleChart()],
    related: choose(slugsOf('CaseStudy').slice(0, 3), 'choose three to read next'),
    draft: true,
    metadata: metadata(slug),
  })
  return page(yaml, [
    toFillIn(
      'Begin with the business and its constraint. A reader should know after two sentences whether this is about somebody like them',
    ),
    `## ${toFillIn('What was tried first')}`,
    toFillIn('The order matters more than the list. A result stands where the text speaks of it:'),
    '<Metric id="first-result" />',
    '<Metric id="second-result" />',
    `## ${toFillIn('What changed')}`,
    '<Chart id="by-month" />',
    toFillIn('What stayed as it was, or became worse'),
    '<Metric id="third-result" />',
    toFillIn('Link to a service and to another study where a reader would want them, like this:'),
    '[what we do](/services) · [other studies](/case-studies)',
  ])
}

/** A chart to replace, or to delete with its line in the text. */
const exampleChart = () => ({
  id: 'by-month',
  kind: 'line',
  title: toFillIn('what was counted, by month'),
  format: 'number',
  unit: toFillIn('what is counted a month'),
  summary: toFillIn('what a reader should see in it: from what to what, and where it turns'),
  labels: choose(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], 'the months'),
  series: [
    {
      name: toFillIn('what the numbers are'),
      values: choose([100, 98, 105, 118, 131, 140], 'one number for each label'),
    },
  ],
})

/**
 * A post to fill in. A draft: it shows in develop and in previews, and not on the live site.
 *
 * @param slug the new post's slug
 * @param day the day to put in as its date, YYYY-MM-DD
 */
export function newPost(slug: string, day: string, slugsOf: LiveSlugs): string {
  const yaml = explainedYaml(post, {
    title: toFillIn('the headline: what the reader will know'),
    summary: toFillIn(
      'what the reader will know afterwards, in one or two sentences that also serve as the text in the feed',
    ),
    team: choose(slugsOf('Team')[0], 'choose from data/teams.json'),
    service: choose(slugsOf('Service')[0], 'choose from data/services'),
    tags: choose(slugsOf('Tag').slice(0, 1), 'choose from data/tags.json'),
    date: day,
    related: choose(slugsOf('Post').slice(0, 2), 'choose two or three to read next'),
    sources: [
      {
        title: toFillIn('the document that the post relies on'),
        publisher: toFillIn('who published it'),
      },
    ],
    charts: [exampleChart()],
    draft: true,
    metadata: metadata(slug),
  })
  return page(yaml, [
    toFillIn('Begin with the case, the number or the question. No history of marketing'),
    `## ${toFillIn('The first step')}`,
    '<Chart id="by-month" />',
    toFillIn('A picture where it explains more than words: docs/editing.md, Pictures'),
    `## ${toFillIn('The second step')}`,
    toFillIn('Link to a service and to a study where a reader would want them, like this:'),
    '[what we do](/services) · [the studies](/case-studies)',
  ])
}

/**
 * A page of text to fill in, at an address at the top of the site. A draft.
 *
 * @param slug the new page's slug
 * @param day the day to put in as its date, YYYY-MM-DD
 */
export function newPage(slug: string, day: string): string {
  const yaml = explainedYaml(textPage, {
    title: toFillIn('what the page is called'),
    lead: toFillIn('what it says, in a sentence or two under the heading'),
    date: day,
    draft: true,
    metadata: metadata(slug),
  })
  return page(yaml, [
    toFillIn('What a reader has come for, first.'),
    `## ${toFillIn('The first part')}`,
    toFillIn('Link to where a reader would want to go on, like this:'),
    '[what we do](/services) · [write to us](/contact)',
  ])
}

/** An MDX file of its front matter and the blocks of its text. */
const page = (yaml: string, blocks: readonly string[]) =>
  `---\n${yaml}---\n\n${blocks.join('\n\n')}\n`
