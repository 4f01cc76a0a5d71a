/** The smallest valid project, written to a temporary folder, so a test can break one thing in it. */
import { capitalize } from '../../plugins/gatsby-plugin-content-check/src'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkProject } from '../../src/rules/check-project'

/** A sentence about something, at least `length` characters long. */
export function words(about: string, length: number): string {
  let text = `Words about ${about}`
  while (text.length < length) text += ' and so on'
  return `${text}.`
}

/** A tag like those in data/tags.json. */
export const tagNamed = (slug: string) => ({
  slug,
  name: capitalize(slug),
  heading: words(slug, 30),
  description: words(slug, 90),
})

const metadata = (name: string) => ({
  title: `A page title for tests about ${name}`,
  description: words(`the page ${name}`, 80),
  keywords: [`a phrase about ${name}`],
})

const nextStep = {
  heading: 'The next step',
  text: words('the next step', 30),
  action: { text: 'Write to us', path: '/contact' },
}

const items = <Item>(count: number, item: (number: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index + 1))

const titled = (number: number) => ({ title: `Title ${number}`, text: words('a title', 60) })

const opening = (name: string) => ({
  metadata: metadata(name),
  heading: `The page ${name}`,
  lead: words(name, 70),
})

const service = (slug: string, order: number) => ({
  slug,
  name: `Service ${slug}`,
  shortName: slug.toUpperCase(),
  path: `/services/${slug}`,
  icon: 'search',
  order,
  summary: words(slug, 70),
  metadata: metadata(slug),
})

const STUDIES = ['first', 'second', 'third', 'fourth']
const POSTS = ['one', 'two', 'three']

const servicePage = (slug: string) => ({
  service: slug,
  heading: `What the service ${slug} brings`,
  lead: words(slug, 90),
  pricing: {
    time: { from: 12, unit: 'week' },
    rows: items(2, number => ({
      ...(number === 2 && { slug: `${slug}-page` }),
      name: `Way ${number}`,
      price: number === 1 ? { from: 40, per: 'page' } : { from: 500, to: 900, per: 'once' },
      includes: words('what it includes', 30),
      ...(number === 1 && { typical: 1 }),
    })),
    note: words('the price', 50),
  },
  forWhom: items(3, number => words(`a buyer ${number}`, 30)),
  notForWhom: items(2, number => words(`another ${number}`, 30)),
  steps: items(3, number => ({
    ...titled(number),
    when: { from: number, to: number, unit: 'week' },
    result: `What is held at the end of step ${number}`,
  })),
  drawing: {
    caseStudy: 'first',
    item: 'by-month',
    title: 'Visits by month',
    text: words('the drawing', 50),
  },
  faq: items(6, number => ({
    slug: `question-${number}`,
    question: `What is question ${number}?`,
    answer: words('the answer', 70),
  })),
})

const json: Record<string, unknown> = {
  'data/brand.json': {
    theme: '#0f766e',
    accent: '#f4542a',
    mark: 'M0 0H100V100z',
  },
  'data/site.json': {
    name: 'Test Agency',
    url: 'https://www.test-agency.example',
    language: 'en',
    locale: 'en_US',
    blurb: words('the agency', 70),
    description: words('the agency', 80),
    email: 'hello@test-agency.example',
    hours: { days: ['Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    priceRange: '$$',
    rating: { value: 4.5, best: 5, count: 12 },
    copyrightYear: 2024,
    social: [{ name: 'LinkedIn', icon: 'linkedin' }],
    dashboard: {
      name: 'Dashboard',
      url: 'https://dashboard.test-agency.example/',
      description: 'Register for the dashboard',
    },
    websiteBuilder: { name: 'Builder', url: 'https://builder.test-agency.example/' },
  },
  'data/security.json': { processors: [] },
  'data/navigation.json': {
    header: [
      { name: 'Home', path: '/' },
      { name: 'About', path: '/about' },
      { name: 'Portfolio', path: '/case-studies' },
      { name: 'Blog', path: '/blog' },
      { name: 'Contact', path: '/contact' },
    ],
    servicesDesktop: ['seo'],
    servicesMobile: ['seo', 'ppc'],
    allServices: { name: 'All Services', path: '/services' },
    footerServices: ['seo'],
    footerCompany: [{ name: 'Careers' }],
    footerLegal: [{ name: 'Privacy' }],
  },
  'data/pricing.json': {
    heading: 'What it costs',
    introduction: words('prices', 40),
    popularLabel: 'Most Popular',
    packages: ['starter', 'professional'].map(slug => ({
      slug,
      name: `The ${slug} package`,
      price: 5000,
      period: 'once',
      description: words(slug, 40),
      features: ['First feature', 'Second feature', 'Third feature'],
      popular: slug === 'professional',
      buttonText: `Choose ${slug}`,
    })),
    time: { from: 12, unit: 'week' },
    validDays: 30,
    note: 'Without tax.',
  },
  'data/measurements.json': {
    measuredOn: '2026-01-01',
    machine: 'A machine',
    command: 'npm run measure',
    bare: { firstPaint: 1, largestPaint: 1, mainThread: 1 },
    pages: [
      {
        slug: 'home',
        html: 1,
        firstPaint: 1,
        largestPaint: 1,
        shift: 0,
        firstTap: 1,
        mainThread: 1,
        lighthouse: [1, 1, 1, 1],
      },
    ],
    script: { beforeIntent: 1, afterIntent: 1 },
    fonts: 1,
    builds: { clean: 1, edit: 1, check: 1 },
  },
  'data/add-ons.json': {
    heading: 'Add-ons',
    introduction: words('add-ons', 30),
    items: [
      { slug: 'page', name: 'A page', price: 500, period: 'once', description: words('it', 30) },
      { slug: 'care', name: 'Care', price: 500, period: 'month', description: words('it', 30) },
    ],
  },
  'data/faq.json': {
    heading: 'Questions',
    introduction: words('questions', 30),
    buttonText: 'Ask',
    items: [{ slug: 'cost', question: 'What does it cost?', answer: words('the cost', 70) }],
  },
  'data/services/seo.json': service('seo', 1),
  'data/services/ppc.json': service('ppc', 2),
  'data/service-pages/seo.json': servicePage('seo'),
  'data/service-pages/ppc.json': servicePage('ppc'),
  'data/web-application-page.json': {
    hero: {
      heading: 'Web applications',
      lead: words('applications', 70),
      tiles: items(4, titled),
    },
    benefits: { heading: 'Benefits', introduction: words('gains', 40), cards: items(6, titled) },
    capabilities: {
      heading: 'Capabilities',
      introduction: words('fields', 40),
      groups: items(4, number => ({
        name: `Group ${number}`,
        text: words('a group', 40),
        items: ['One', 'Two', 'Three'],
      })),
    },
    process: {
      heading: 'Process',
      introduction: words('the process', 40),
      steps: items(6, number => ({
        name: `Step ${number}`,
        when: { from: 1, to: 1, unit: 'week' },
        text: words('a step', 40),
        result: 'Something to hold',
      })),
    },
    notForWhom: items(2, number => words(`somebody else ${number}`, 30)),
    workSample: { caseStudy: STUDIES[1], title: 'An application at work' },
  },
  'data/pages/home.json': {
    ...opening('home'),
    primaryAction: { text: 'Start', path: '/contact' },
    secondaryAction: { text: 'Look', path: '/case-studies' },
    services: { heading: 'Services', text: words('services', 30) },
    proof: {
      heading: 'Proof',
      text: words('proof', 30),
      figures: items(2, number => ({ value: String(number), text: words('a figure', 20) })),
      action: { text: 'Read', path: '/blog' },
    },
    process: { heading: 'Process', steps: items(3, titled) },
    work: { hero: 'first' },
    nextStep,
  },
  'data/pages/about.json': {
    ...opening('about'),
    story: { heading: 'Story', paragraphs: items(2, () => words('the story', 70)) },
    teams: { heading: 'Teams', text: words('teams', 30) },
    principles: { heading: 'Principles', items: items(3, titled) },
    working: {
      heading: 'Working',
      steps: items(3, number => ({
        when: { from: number, to: number, unit: 'week' },
        ...titled(number),
      })),
    },
    nextStep,
  },
  'data/facts.json': [
    { slug: 'first-reply', text: 'within a day', about: 'When a first message is answered.' },
  ],
  'data/provenance.json': {
    mark: 'Illustrative',
    name: 'an illustrative study',
    sentence: words('an example', 40),
    example: words('an example of a sheet', 40),
    verifiedSentence: 'From {source}, approved by {approvedBy} on {approvedOn}.',
    all: words('all studies', 40),
    some: `{illustrative} of {all}: ${words('some studies', 40)}`,
    none: words('no study', 40),
    sampleFigure: 'a sample figure',
  },
  'data/pages/search.json': {
    ...opening('search'),
    examples: ['one', 'two'],
    questions: items(2, number => ({ text: `Question ${number}`, path: '/about' })),
    synonyms: [{ asked: ['shop'], meant: ['store'] }],
  },
  'data/pages/contact.json': {
    ...opening('contact'),
    brief: {
      heading: 'Brief',
      text: words('the brief', 30),
      questions: items(3, number => `What is question ${number}?`),
      subject: 'A message',
    },
    afterwards: { heading: 'Afterwards', steps: items(2, titled) },
    sent: {
      metadata: metadata('sent'),
      heading: 'Sent',
      lead: words('what follows', 30),
    },
  },
  ...Object.fromEntries(
    ['sitemap', 'not-found'].map(key => [
      `data/pages/${key}.json`,
      { key, ...opening(key), nextStep },
    ]),
  ),
  ...Object.fromEntries(
    ['services', 'blog'].map(key => [
      `data/pages/${key}.json`,
      { key, ...opening(key), nextStep, entryNextStep: nextStep },
    ]),
  ),
  'data/pages/case-studies.json': {
    key: 'case-studies',
    ...opening('case-studies'),
    nextStep,
    entryNextStep: nextStep,
  },
  'data/industries.json': [
    { slug: 'retail', name: 'Retail' },
    { slug: 'finance', name: 'Finance' },
  ],
  'data/tags.json': [
    {
      slug: 'audits',
      name: 'Audits',
      heading: 'A heading for tests about audits',
      description: words('the tag audits', 80),
    },
  ],
  'data/teams.json': [
    { slug: 'search-team', name: 'The search team', description: words('them', 40) },
  ],
  'data/to-confirm.json': [
    {
      file: 'data/site.json',
      words: '"count": 12',
      question: 'Is this the count of reviews?',
      group: 'launch',
    },
  ],
  'data/redirects.json': [{ from: '/old', to: '/about', permanent: true }],
}

const study = (slug: string) => `---
title: "What came of the study ${slug}"
client: "A client described in words"
industry: ${slug === 'fourth' ? 'finance' : 'retail'}
services: [seo, ppc]
timeFrame: "Four months, starting May 2025"
date: 2025-06-01
provenance: illustrative
summary: "${words('the study', 90)}"
challenge: "${words('the challenge', 90)}"
approach: "${words('the approach', 90)}"
didNotWork: "${words('what did not work', 70)}"
cost: "${words('the cost', 50)}"
nextStep: "${words('the next step', 50)}"
metrics:
${['visits', 'orders', 'returns']
  .map(
    id => `  - id: ${id}
    label: Number of ${id}
    baseline: 10
    value: 20
    format: number
    better: higher
    window: "May 2025 against May 2024"
    method: "${words('the method', 30)}"`,
  )
  .join('\n')}
charts:
  - id: by-month
    kind: line
    title: Visits by month
    format: number
    unit: Visits
    summary: "${words('the chart', 50)}"
    labels: [May, June]
    series:
      - name: Visits
        values: [10, 20]
    marks:
      - at: June
        text: A change
related: [${STUDIES.filter(other => other !== slug).join(', ')}]
metadata:
  title: "A page title for tests about ${slug}"
  description: "${words(`the study ${slug}`, 80)}"
  keywords: [a phrase about ${slug}]
---

The first paragraph of ${slug}, with [a link](/services/seo).

## What happened

<Metric id="visits" />

<Chart id="by-month" />

### In detail

The end, told [further up](#what-happened).

<Figure src="./work.png" phone="./work-phone.png" alt="What was made for the client" />
`

const post = (slug: string) => `---
title: "A post with the number ${slug}"
summary: "${words('the post', 90)}"
team: search-team
service: ${slug === 'two' ? 'ppc' : 'seo'}
tags: [audits]
date: 2025-06-01
related: [${POSTS.filter(other => other !== slug).join(', ')}]
metadata:
  title: "A page title for tests about ${slug}"
  description: "${words(`the post ${slug}`, 80)}"
  keywords: [a phrase about ${slug}]
---

The first paragraph of ${slug}.

## A heading

<Callout kind="note">

A note.

</Callout>
`

/** The project’s files: each file’s text by its relative path. */
export function minimalFiles(): Record<string, string> {
  return {
    ...Object.fromEntries(
      Object.entries(json).map(([path, value]) => [path, `${JSON.stringify(value, null, 2)}\n`]),
    ),
    ...Object.fromEntries(
      STUDIES.map(slug => [`content/case-studies/${slug}/index.mdx`, study(slug)]),
    ),
    ...Object.fromEntries(POSTS.map(slug => [`content/blog/${slug}/index.mdx`, post(slug)])),
  }
}

/** A project on disk for a test to break. */
export interface TestProject {
  root: string
  read(path: string): string
  write(path: string, content: string | Uint8Array): void
  /** Replaces the first occurrence, which must exist, and returns the file’s new text. */
  replace(path: string, from: string, to: string): string
  remove(path: string): void
  check(): ReturnType<typeof checkProject>
  /** Deletes the folder. */
  dispose(): void
}

let isVerified = false
/** Throws an error that names this file if the content check finds errors in the fixture. */
function verify(project: TestProject): void {
  if (isVerified) return
  const errors = project.check().diagnostics.filter(({ severity }) => severity === 'error')
  if (errors.length > 0)
    throw new Error(
      `The fixture in tests/support/minimal-project.ts is no longer valid. Fix these errors:\n${errors
        .map(({ file, line, message, fix = '' }) => `${file}:${line}: ${message} ${fix}`)
        .join('\n')}`,
    )
  isVerified = true
}

/** Writes the minimal project to a new folder. */
export function minimalProject(): TestProject {
  const root = mkdtempSync(join(tmpdir(), 'site-project-'))
  const at = (path: string) => join(root, path)
  const project: TestProject = {
    root,
    read: path => readFileSync(at(path), 'utf8'),
    write(path, content) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), content)
    },
    replace(path, from, to) {
      const text = project.read(path)
      if (!text.includes(from)) throw new Error(`${path} doesn’t contain: ${from}`)
      const changed = text.replace(from, () => to)
      project.write(path, changed)
      return changed
    },
    remove: path => rmSync(at(path), { recursive: true }),
    check: () => checkProject(root),
    dispose: () => rmSync(root, { recursive: true, force: true }),
  }
  for (const [path, text] of Object.entries(minimalFiles())) project.write(path, text)
  for (const slug of STUDIES)
    for (const name of ['work', 'work-phone'])
      project.write(`content/case-studies/${slug}/${name}.png`, PICTURE)
  verify(project)
  return project
}

/** A gray PNG, 800 × 500 pixels. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAyAAAAH0AQMAAAD/jts7AAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAASElEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIBnA8VEAAFcbf9TAAAAAElFTkSuQmCC',
  'base64',
)

/** A one-pixel PNG. */
export const SMALL_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** The line and column, counted from 1, where a passage first occurs in a text. */
export function placeOf(text: string, passage: string): { line: number; column: number } {
  const offset = text.indexOf(passage)
  if (offset < 0) throw new Error(`The text doesn’t contain: ${passage}`)
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
