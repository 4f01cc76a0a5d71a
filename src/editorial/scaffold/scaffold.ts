/** Valid starts for new content, with the fields explained. */
import { caseStudy } from '../../schema/case-study'
import { post } from '../../schema/post'
import { TEMPLATE } from './template'
import { explainedYaml } from './yaml-comments'

/** Slugs that exist and a new file may refer to. */
export interface Known {
  services: readonly string[]
  industries: readonly string[]
  caseStudies: readonly string[]
  posts: readonly string[]
  tags: readonly string[]
  authors: readonly string[]
}

/** `local-bakery` as “Local bakery”. */
function words(slug: string): string {
  const text = slug.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function metadata(name: string): object {
  return {
    title: `${name}: a title for result pages`.padEnd(30, '.').slice(0, 60),
    description:
      `Describe ${name.toLowerCase()} for result pages in seventy to a hundred and sixty characters of your own.`.slice(
        0,
        160,
      ),
    keywords: ['the phrase that a buyer would search for'],
  }
}

/**
 * A case study to fill in. A draft: it shows in develop and in previews, and not on the live site.
 *
 * @param slug the new study's slug
 * @param day the day to put in as its date, YYYY-MM-DD
 */
export function scaffoldCaseStudy(slug: string, day: string, known: Known): string {
  const name = words(slug)
  const metric = (id: string, label: string, baseline: number, value: number) => ({
    id,
    label,
    baseline,
    value,
    format: 'number',
    better: 'higher',
    window: 'Three months against the same three months of the year before',
    method: TEMPLATE.study.method,
  })
  const yaml = explainedYaml(caseStudy, {
    title: `${name}: what happened, in plain words`.slice(0, 80),
    client: TEMPLATE.study.client,
    industry: known.industries[0],
    services: known.services.slice(0, 1),
    timeFrame: 'Six months, from January',
    date: day,
    provenance: 'illustrative',
    summary: TEMPLATE.study.summary,
    challenge: TEMPLATE.study.challenge,
    approach: TEMPLATE.study.approach,
    didNotWork: TEMPLATE.study.didNotWork,
    cost: TEMPLATE.study.cost,
    nextStep: TEMPLATE.study.nextStep,
    metrics: [
      metric('first-result', 'The result that matters most', 100, 140),
      metric('second-result', 'Another result', 20, 24),
      metric('third-result', 'A third result, good or bad', 50, 50),
    ],
    charts: [
      {
        id: 'by-month',
        kind: 'line',
        title: 'The result by month',
        format: 'number',
        summary: TEMPLATE.study.chartSummary,
        labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
        series: [{ name: 'Results', values: [100, 98, 105, 118, 131, 140] }],
      },
    ],
    related: known.caseStudies.filter(other => other !== slug).slice(0, 3),
    draft: true,
    metadata: metadata(name),
  })
  return `---\n${yaml}---\n\n${TEMPLATE.study.body}\n\n## What was tried first\n\n${TEMPLATE.study.order}\n\n<Metric id="first-result" />\n\n## What changed\n\n<Chart id="by-month" />\n\nLink to [a service](/services) and to [another study](/case-studies) where a reader would want them.\n`
}

/**
 * A post to fill in. A draft: it shows in develop and in previews, and not on the live site.
 *
 * @param slug the new post's slug
 * @param day the day to put in as its date, YYYY-MM-DD
 */
export function scaffoldPost(slug: string, day: string, known: Known): string {
  const name = words(slug)
  const yaml = explainedYaml(post, {
    title: `${name}: say what the reader will know`.slice(0, 90),
    summary: TEMPLATE.post.summary,
    author: known.authors[0],
    service: known.services[0],
    tags: known.tags.slice(0, 1),
    date: day,
    related: known.posts.filter(other => other !== slug).slice(0, 2),
    sources: [
      {
        title: TEMPLATE.post.source,
        publisher: 'Who published it',
        date: '2025',
      },
    ],
    draft: true,
    metadata: metadata(name),
  })
  return `---\n${yaml}---\n\n${TEMPLATE.post.body}\n\n## The first step\n\n${TEMPLATE.post.example}\n\n<Callout kind="note" title="Worth knowing">\n\nA paragraph set apart.\n\n</Callout>\n\n## The second step\n\nLink to [a service](/services) and to [the studies](/case-studies) where a reader would want them.\n`
}
