/** Valid drafts of new content, with each field explained and a placeholder for everything to write. */
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

/** What a new file may refer to: no drafts, since a live page must not link to one. */
export function liveSlugs(documents: readonly Document[]): LiveSlugs {
  const live = documents.filter(({ data }) => liveFrom(data, undefined) !== NEVER)
  const slugs = knownSlugs(live)
  return typeName => [...(slugs.get(typeName) ?? [])]
}

/** `local-bakery` as “Local bakery”. */
const words = (slug: string): string => capitalize(slug.replaceAll('-', ' '))

/** A valid value to replace. */
const choose = (value: unknown, what: string) => commented(value, toFillIn(what))

/** Placeholders for search engines. */
function metadata(slug: string): object {
  const name = words(slug)
  return {
    title: toFillIn(`${name}: a title for search results, 30 to 60 characters`),
    description: toFillIn(`what search results should say about ${name}, 70 to 160 characters`),
    keywords: [toFillIn('the phrase that a buyer would search for')],
  }
}

/**
 * A draft of a case study. Drafts show in develop and previews, not on the live site.
 *
 * @param slug the new study's slug
 * @param day its date, YYYY-MM-DD
 */
export function newCaseStudy(slug: string, day: string, slugsOf: LiveSlugs): string {
  const metric = (id: string, label: string, baseline: number, value: number) => ({
    id,
    label: toFillIn(label),
    baseline: choose(baseline, 'the number before'),
    value: choose(value, 'the number after'),
    format: 'number',
    better: 'higher',
    window: toFillIn('three months vs. the same three months a year earlier'),
    method: toFillIn('where the numbers come from, and what was left out'),
  })
  const yaml = explainedYaml(caseStudy, {
    title: toFillIn('the headline: what happened, in plain words'),
    client: toFillIn('the client, described without a name'),
    industry: choose(slugsOf('Industry')[0], 'choose from data/industries.json'),
    services: choose(slugsOf('Service').slice(0, 1), 'choose from data/services'),
    timeFrame: toFillIn('seven months, from March 2025'),
    date: day,
    provenance: 'illustrative',
    summary: toFillIn(
      'what was done and how it turned out, in one or two sentences that make sense on a card',
    ),
    challenge: toFillIn(
      'the problem: the business, the constraint, and why what they had tried was not enough',
    ),
    approach: toFillIn(
      'what was done, in order, in two or three sentences for a reader in a hurry',
    ),
    didNotWork: toFillIn('something that was tried and did not work, and what replaced it'),
    cost: toFillIn('what it would cost to do again: money, hours, the client’s time'),
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
      'Start with the business and its constraint. After two sentences, readers should know whether this is about someone like them',
    ),
    `## ${toFillIn('What was tried first')}`,
    toFillIn('The order matters more than the list. Put each result where the text mentions it:'),
    '<Metric id="first-result" />',
    '<Metric id="second-result" />',
    `## ${toFillIn('What changed')}`,
    '<Chart id="by-month" />',
    toFillIn('What stayed the same, or got worse'),
    '<Metric id="third-result" />',
    toFillIn('Link to a service and another case study where they help the reader, like this:'),
    '[what we do](/services) · [other studies](/case-studies)',
  ])
}

/** A chart to replace, or to delete along with its line in the text. */
const exampleChart = () => ({
  id: 'by-month',
  kind: 'line',
  title: toFillIn('what was measured, by month'),
  format: 'number',
  unit: toFillIn('the unit, per month'),
  summary: toFillIn('what the chart shows: from what to what, and where it turns'),
  labels: choose(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], 'the months'),
  series: [
    {
      name: toFillIn('what the numbers measure'),
      values: choose([100, 98, 105, 118, 131, 140], 'one number for each label'),
    },
  ],
})

/**
 * A draft of a post.
 *
 * @param slug the new post's slug
 * @param day its date, YYYY-MM-DD
 */
export function newPost(slug: string, day: string, slugsOf: LiveSlugs): string {
  const yaml = explainedYaml(post, {
    title: toFillIn('the headline: what the reader will learn'),
    summary: toFillIn(
      'what the reader will learn, in one or two sentences that also appear in the feed',
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
    toFillIn('Start with the case, the number or the question. No history of marketing'),
    `## ${toFillIn('The first step')}`,
    '<Chart id="by-month" />',
    toFillIn('An image if it explains more than words: docs/editing.md, Pictures'),
    `## ${toFillIn('The second step')}`,
    toFillIn('Link to a service and a case study where they help the reader, like this:'),
    '[what we do](/services) · [the studies](/case-studies)',
  ])
}

/**
 * A draft of a text page, at the top level of the site.
 *
 * @param slug the new page's slug
 * @param day its date, YYYY-MM-DD
 */
export function newPage(slug: string, day: string): string {
  const yaml = explainedYaml(textPage, {
    title: toFillIn('what the page is called'),
    lead: toFillIn('what it says, in a sentence or two below the heading'),
    date: day,
    draft: true,
    metadata: metadata(slug),
  })
  return page(yaml, [
    toFillIn('What readers came for, first.'),
    `## ${toFillIn('The first part')}`,
    toFillIn('Link to where readers may want to go next, like this:'),
    '[what we do](/services) · [write to us](/contact)',
  ])
}

/** An MDX file, from its front matter and the blocks of its text. */
const page = (yaml: string, blocks: readonly string[]) =>
  `---\n${yaml}---\n\n${blocks.join('\n\n')}\n`
