/** Each of the agency’s promises is in data/ once, and pages interpolate it, so they can’t disagree. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { visit } from 'unist-util-visit'
import { parseMdx } from '../../plugins/gatsby-plugin-content-check/src'
import {
  dataFiles,
  filled,
  liveCaseStudies,
  livePosts,
  liveTextPages,
  readData,
} from '../support/content'
import type { Fact } from '../../src/content/fact'
import type { Pricing } from '../../src/content/pricing'
import type { Site } from '../../src/content/site'
import { formatNumber } from '../../src/content/format'
import { files, pages, plain, textOf, readFile } from './site'

const facts = new Map(readData<Fact[]>('facts.json').map(({ slug, text }) => [slug, text]))
const fact = (slug: string) => {
  const text = facts.get(slug)
  if (text === undefined) throw new Error(`data/facts.json has no “${slug}”.`)
  return text
}

/** The raw text of every file that can contain variables. */
const sources = [
  ...dataFiles().map(file => readFileSync(join('data', file), 'utf8')),
  ...[...liveCaseStudies(), ...livePosts(), ...liveTextPages()].map(({ file }) =>
    readFileSync(file, 'utf8'),
  ),
]

/** Every sentence on every page except case studies, which are about clients. */
const sentences = pages()
  .filter(({ path }) => !path.startsWith('/case-studies/'))
  .flatMap(built =>
    textOf(built, 'main')
      .split(/(?<=[.?!])\s+(?=[A-Z“])/)
      .map(text => ({ path: built.path, text: plain(text) })),
  )

const states = (text: string, slug: string) => text.toLowerCase().includes(fact(slug).toLowerCase())

test.each([...facts])('the fact %s is used, and pages show it', (slug, text) => {
  const users = sources.filter(source => new RegExp(`\\{[Ff]act:${slug}\\}`).test(source))
  expect(users.length).toBeGreaterThan(0)
  expect(sentences.some(sentence => states(sentence.text, slug))).toBe(true)
  expect(text).not.toMatch(/^[A-Z](?![A-Z]|ypeScript)|\.$/)
})

test('no file on the site contains a raw variable', () => {
  const texts = files.filter(file => /\.(?:html|json|xml|txt|webmanifest)$/.test(file))
  const name = /\{(?:price|lowest|highest|count|fact|provenance|measured|visits):[\w-]+/gi
  expect(texts.length).toBeGreaterThan(100)
  // A text about variables can show them in code or with a backslash before the brace.
  const explained = new Set<string>()
  for (const { body } of [...liveCaseStudies(), ...livePosts(), ...liveTextPages()])
    visit(
      parseMdx(body, () => ''),
      node => {
        if ('value' in node) for (const [shown] of node.value.matchAll(name)) explained.add(shown)
      },
    )
  const shown = texts.flatMap(file => [...readFile(file).matchAll(name)].map(([found]) => found))
  expect(shown.filter(found => !explained.has(found))).toEqual([])
})

test('the fact support-times lists each package’s support period', () => {
  const { packages } = readData<Pricing>('pricing.json')
  const lengths = packages.map(
    ({ features }) => /(\d+ \w+) of support/.exec(features.join('\n'))?.[1],
  )
  expect(fact('support-times')).toBe(`${lengths.slice(0, -1).join(', ')}, or ${lengths.at(-1)}`)
})

test('no line item suggested for a budget has a starting price above it', () => {
  // The raw text has variables in place of prices.
  const { budgets } = JSON.parse(readFileSync('data/pages/services.json', 'utf8')) as {
    budgets?: { items: { title: string; buys: { price: string }[] }[] }
  }
  const amount = (text: string) => Number(/\$([\d,]*\d)/.exec(text)?.[1]?.replaceAll(',', ''))
  for (const { title, buys } of budgets?.items ?? []) {
    const prices = buys.map(({ price }) => price).join(' ')
    const names = [...prices.matchAll(/\{price:([a-z-]+)\}/g)].map(([, name]) => name ?? '')
    expect(names).toHaveLength(buys.length)
    const dear = names.filter(name => !(amount(filled(`{price:${name}}`)) <= amount(title)))
    expect(dear).toEqual([])
  }
})

test('only the contact page shows the rating, with its source or labeled as a placeholder', () => {
  const { rating } = readData<Site>('site.json')
  const stated = pages().filter(built =>
    textOf(built, 'body').includes(`from ${formatNumber(rating.count)} reviews`),
  )
  expect(stated.map(({ path }) => path)).toEqual(['/contact'])
  const [contact] = stated
  expect(contact && plain(textOf(contact, 'body'))).toContain(
    `from ${formatNumber(rating.count)} reviews (${rating.source?.name ?? 'a placeholder'}`,
  )
})

describe('no two pages disagree on', () => {
  test.each<[string, RegExp, string[]]>([
    ['when first messages get a reply', /\b(?:reply|answer)\b.*\bbusiness day\b/i, ['first-reply']],
    ['who owns the accounts', /\b(?:in your name|yours from)\b.*\bday\b/i, ['in-your-name']],
    [
      'when rights are transferred',
      /\b(?:rights|code)\b.*\b(?:pass to you|last invoice)\b/i,
      ['rights'],
    ],
    ['the fixed price', /\bprice\b.*\bstays fixed\b|\bfixed scope\b/i, ['fixed-price']],
    ['how long a build takes', /\bsimple application takes\b/i, ['build-simple', 'whole-simple']],
    ['the technology used for applications', /\bTypeScript\b.*\bReact\b.*\bNode/i, ['stack']],
    ['what a failed trial costs', /\brest of its budget\b/i, ['failed-trial']],
    ['repairs', /\b(?:bugs|faulty?)\b.*\bat no charge\b/i, ['repairs', 'support-times']],
    ['extended support', /\bhours of changes\b/i, ['extended-support']],
    [
      'what clients pay if they stop after discovery',
      /\bpay (?:only )?for discovery\b(?!.*\btake the plan\b)/i,
      ['discovery-end'],
    ],
    ['which market the prices are for', /\bUS dollars\b/i, ['market']],
    ['when work could start', /\bstart date\b/i, ['start-day']],
    ['when clients get reports', /\bYou hear from us\b/i, ['written-report']],
  ])('%s', (_, matter, slugs) => {
    const stated = sentences.filter(({ text }) => matter.test(text))
    expect(stated.filter(({ text }) => !slugs.some(slug => states(text, slug)))).toEqual([])
  })
})
