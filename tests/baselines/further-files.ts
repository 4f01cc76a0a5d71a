/** What the pages of the fixture have besides the smallest project: web applications, charts, an example. */
import { words } from '../support/minimal-project'

const metadata = (name: string) => ({
  title: `A page title for pictures of ${name}`,
  description: words(`the page ${name}`, 80),
  keywords: [`a phrase about ${name} alone`],
})

const WEB_APPLICATION = {
  slug: 'web-application-development',
  name: 'Web application development',
  shortName: 'Web apps',
  path: '/services/web-application-development',
  icon: 'components',
  order: 3,
  summary: words('web applications', 70),
  metadata: metadata('web applications'),
}

const SHEET = `---
title: A sheet that a client gets
lead: ${words('the sheet', 60)}
date: 2025-06-01
example: seo
metadata:
  title: A page title for pictures of a sheet
  description: ${words('the sheet as an example', 80)}
  keywords: [a phrase about the sheet]
---

## A table

| What | Where | Hours |
| --- | --- | ---: |
| A first row with some words in it | On the page | 12 |
| A second | Everywhere | 3 |
| Total | | 15 |

## A list

- With one entry that is long enough to go on over a second line, wherever it is read.
- And [one that leads on](/about).
`

const chart = (id: string, kind: string, more: string) => `  - id: ${id}
    kind: ${kind}
    title: A chart of the kind ${kind}
    summary: "${words(`the chart ${id}`, 50)}"
${more}`

/** Every kind of chart, drawn in one post. */
const CHARTS = [
  chart(
    'columns',
    'bars',
    `    format: number
    unit: Orders a month
    labels: [North, South, East]
    series:
      - name: Before
        values: [20, 30, 50]
      - name: After
        values: [60, 30, 10]`,
  ),
  chart(
    'rows',
    'bars',
    `    format: percent
    labels: [Something with a long name, Something else with a longer one, Short]
    series:
      - name: Share
        values: [41, 33, 8]`,
  ),
  chart(
    'lines',
    'line',
    `    format: currency
    labels: [May, June, July, August]
    series:
      - name: This year
        values: [1200, 1500, 1400, 2100]
      - name: The year before
        values: [1300, 1250, 1100, 1150]
    marks:
      - at: July
        text: What was changed`,
  ),
  chart(
    'steps',
    'funnel',
    `    format: number
    unit: People
    labels: [Came, Read, Asked, Bought]
    series:
      - name: People
        values: [1000, 620, 140, 35]`,
  ),
  chart(
    'parts',
    'share',
    `    format: percent
    labels: [One part, Another part, The rest]
    series:
      - name: Before
        values: [60, 30, 10]
      - name: After
        values: [45, 40, 15]`,
  ),
]

const CHARTS_POST = `---
title: "A post with every kind of chart"
summary: "${words('the post of charts', 90)}"
author: search-team
service: seo
tags: [audits]
date: 2025-05-01
related: [one, two]
charts:
${CHARTS.join('\n')}
sources:
  - title: A document
    publisher: Its publisher
    date: "2024"
metadata:
  title: "A page title for pictures of charts"
  description: "${words('the post of charts', 80)}"
  keywords: [a phrase about charts]
---

The first paragraph, with [a link](/about).

## Bars

<Chart id="columns" />

<Chart id="rows" />

## Lines

<Chart id="lines" />

## Steps

<Chart id="steps" />

## Parts

<Chart id="parts" />
`

/** Files by their paths from the project’s root. */
export function furtherFiles(): Record<string, string> {
  return {
    'data/services/web-application-development.json': `${JSON.stringify(WEB_APPLICATION, null, 2)}\n`,
    'content/pages/sheet/index.mdx': SHEET,
    'content/blog/charts/index.mdx': CHARTS_POST,
  }
}
