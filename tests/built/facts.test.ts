/** What the agency promises is said once in data/ and quoted: no page says it otherwise. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  dataFiles,
  filled,
  liveCaseStudies,
  livePosts,
  liveTextPages,
  readData,
} from '../support/content'
import type { Fact } from '../../src/content/fact'
import type { Pricing } from '../../src/content/pricing-package'
import type { Site } from '../../src/content/site'
import { pages, plain, textOf, readFile } from './site'

const facts = new Map(readData<Fact[]>('facts.json').map(({ slug, text }) => [slug, text]))
const fact = (slug: string) => {
  const text = facts.get(slug)
  if (text === undefined) throw new Error(`data/facts.json has no “${slug}”.`)
  return text
}

/** Every text that can quote, as it is written. */
const sources = [
  ...dataFiles().map(file => readFileSync(join('data', file), 'utf8')),
  ...[...liveCaseStudies(), ...livePosts(), ...liveTextPages()].map(({ file }) =>
    readFileSync(file, 'utf8'),
  ),
]

/** Every page that speaks of the agency's own work, sentence by sentence; studies tell of others'. */
const sentences = pages()
  .filter(({ path }) => !path.startsWith('/case-studies/'))
  .flatMap(built =>
    textOf(built, 'main')
      .split(/(?<=[.?!])\s+(?=[A-Z“])/)
      .map(text => ({ path: built.path, text: plain(text) })),
  )

/** Sentences on a matter that do not agree with the fact. */
const disagreeing = (matter: RegExp, agrees: (text: string) => boolean) =>
  sentences
    .filter(({ text }) => matter.test(text) && !agrees(text))
    .map(({ path, text }) => `${path}: ${text}`)

const has =
  (...slugs: string[]) =>
  (text: string) =>
    slugs.some(slug => text.toLowerCase().includes(fact(slug).toLowerCase()))

test.each([...facts])('the fact %s is quoted, and pages show it', (slug, text) => {
  const quoted = sources.filter(source => new RegExp(`\\{[Ff]act:${slug}\\}`).test(source))
  expect(quoted.length).toBeGreaterThan(0)
  expect(sentences.some(sentence => has(slug)(sentence.text))).toBe(true)
  expect(text).not.toMatch(/^[A-Z](?![A-Z]|ypeScript)|\.$/)
})

test('nothing that is quoted is left unfilled, in pages, lists and feed', () => {
  const unfilled = /\{(?:price|lowest|highest|count|fact|provenance):/i
  const wrong = pages().filter(({ path, html }) => path !== '/404' && unfilled.test(html))
  expect(wrong.map(({ path }) => path)).toEqual([])
  for (const file of ['llms.txt', 'rss.xml']) expect(readFile(file)).not.toMatch(unfilled)
})

test('the support of each package is as long as the texts say that name all of them', () => {
  const { packages } = readData<Pricing>('pricing.json')
  const lengths = packages.map(
    ({ features }) => /(\d+ \w+) of support/.exec(features.join('\n'))?.[1],
  )
  expect(fact('support-times')).toBe(`${lengths.slice(0, -1).join(', ')} or ${lengths.at(-1)}`)
})

describe('what a budget buys', () => {
  interface Budgets {
    budgets: { items: { title: string; buys: { price: string }[] }[] }
  }
  // As it is written, with the names of the prices.
  const { budgets } = JSON.parse(readFileSync('data/pages/services.json', 'utf8')) as Budgets
  const amount = (text: string) => Number(/\$([\d,]*\d)/.exec(text)?.[1]?.replaceAll(',', ''))

  test.each(budgets.items.map(({ title, buys }) => [title, buys]))(
    'each line named for %s begins below it',
    (title, buys) => {
      const prices = buys.map(({ price }) => price).join(' ')
      const names = [...prices.matchAll(/\{price:([a-z-]+)\}/g)].map(([, name]) => name ?? '')
      expect(names).toHaveLength(buys.length)
      const dear = names.filter(name => !(amount(filled(`{lowest:${name}}`)) <= amount(title)))
      expect(dear).toEqual([])
    },
  )
})

/** The pages of work that can be operated. */
const samples = () =>
  readdirSync('static/work', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .map(file => join('static/work', file))

test('no example stands in another country than the prices', () => {
  expect(fact('market')).toContain('United States')
  const elsewhere =
    /[£€]|\b(?:postcodes?|estate agen(?:ts?|cy)|high street|lettings|inset days?)\b/gi
  const pictures = samples().map(file => readFileSync(file, 'utf8'))
  expect([...sources, ...pictures].flatMap(text => text.match(elsewhere) ?? [])).toEqual([])
})

test('a project that was stopped does not lead with a gain', () => {
  const stopped = liveCaseStudies().filter(({ fields }) => fields.timeFrame.includes('stopped'))
  expect(stopped.length).toBeGreaterThan(0)
  const gaining = stopped.filter(({ fields: { metrics } }) => {
    const [lead] = metrics
    return (
      lead && (lead.better === 'lower' ? lead.value < lead.baseline : lead.value > lead.baseline)
    )
  })
  expect(gaining.map(({ slug }) => slug)).toEqual([])
})

test('the rating stands on one page, with its source or as a sample figure', () => {
  const { rating } = readData<Site>('site.json')
  const stated = pages().filter(built =>
    textOf(built, 'body').includes(`from ${rating.count} reviews`),
  )
  expect(stated.map(({ path }) => path)).toEqual(['/contact'])
  const [contact] = stated
  expect(contact && plain(textOf(contact, 'body'))).toContain(
    `from ${rating.count} reviews (${rating.source?.name ?? 'a sample figure'}`,
  )
})

describe('no two pages disagree on', () => {
  // Each with a sentence as it once contradicted another page.
  test.each<[string, RegExp, (text: string) => boolean]>([
    [
      'when a first message is answered',
      /\b(?:reply|answer)\b.*\bworking day\b/i,
      has('first-reply'),
    ],
    [
      'when comments are answered',
      /\bworking hours,? in a voice|same (?:working )?day replies/i,
      has('comment-reply'),
    ],
    [
      'whose the accounts are',
      /\b(?:in your name|yours from)\b.*\b(?:day|first)\b/i,
      has('in-your-name'),
    ],
    ['when rights pass', /\b(?:rights|code)\b.*\b(?:pass to you|last invoice)\b/i, has('rights')],
    ['what is fixed', /\bprice\b.*\bstays fixed\b|\bfixed scope\b/i, has('fixed-price')],
    ['who gets load tests', /\bwe load it\b|\bexpected load\b/i, () => false],
    ['how advertising is paid', /\bflat (?:fee|sum)\b(?!, the post)/i, () => false],
    [
      'how long an application takes',
      /\bsimple application takes\b|\bof building\b/i,
      has('build-simple', 'whole-simple'),
    ],
    ['what applications are built with', /\bTypeScript\b.*\bReact\b.*\bNode/i, has('stack')],
    [
      'how long first talks take',
      /\b(?:two|an) (?:conversations?|hours?) before (?:a contract|you sign)\b/i,
      has('first-talk'),
    ],
    ['what a failed trial costs', /\brest of its budget\b/i, has('failed-trial')],
    [
      'how long faults are repaired without charge',
      /\b(?:faulty?|faults?)\b.*\bwithout charge\b|\bmended without charge\b/i,
      has('repairs', 'support-times'),
    ],
    [
      'what extended support contains',
      /\b(?:hours of changes|backups that are tried)\b/i,
      has('extended-support'),
    ],
    [
      'what follows from the price at the end of discovery',
      /\b(?:end of|pay for) discovery\b(?!.*\btake the plan\b)/i,
      has('discovery-end'),
    ],
    ['which country prices belong to', /\bUS dollars\b/i, has('market')],
    ['when work could start', /\bday on which (?:work|we)\b/i, has('start-day')],
    [
      'what the stores keep',
      /\b(?:Apple|Google) (?:keeps|takes)\b.*%/,
      has('apple-fees', 'play-fees'),
    ],
    ['when reports come', /\bYou hear from us\b/i, has('written-report')],
    [
      'what is signed before personal data can be seen',
      /\bagreement on data processing\b/i,
      has('data-agreement'),
    ],
    [
      'when search work can be ended',
      /\bmay end the work\b/i,
      text => !text.includes('three months'),
    ],
    [
      'how long a new site is watched',
      /\bof watching afterwards\b|\ba month’s watch\b/i,
      text => /\ba month\b/.test(text),
    ],
    [
      'who has tried this site with a screen reader',
      /\btested with a keyboard and a screen reader\b/i,
      () => false,
    ],
  ])('%s', (_, matter, agrees) => {
    expect(disagreeing(matter, agrees)).toEqual([])
  })
})
