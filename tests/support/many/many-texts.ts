/**
 * Case studies and posts in any number, for builds of sites that have grown: each with a text, a chart and
 * a table of its own and links to others, some with a drawing or a photograph. The same seed gives the same
 * files. The check finds nothing wrong with them.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { below, oneOf, randomOf, type Random } from '../fuzz/random'
import { paragraph, subject } from './sentences'

/** How many texts of each kind. */
export interface HowMany {
  posts: number
  studies?: number
}

const SECTIONS = 4
/** One text in so many has a drawing, or a photograph. */
const DRAWN = 4
const PHOTOGRAPHED = 50

/** The slug of a made post or study, from 0. */
export const slugOf = (kind: 'post' | 'study', number: number) => `made-${kind}-${number}`

/**
 * Writes texts into a project.
 *
 * @param root the project's folder, a copy
 * @param seed what the texts are made from
 * @returns the files of the texts, as paths from the folder
 */
export async function writeManyTexts(
  root: string,
  { posts, studies = 0 }: HowMany,
  seed = 1,
): Promise<string[]> {
  const slugs = (list: string) =>
    (JSON.parse(readFileSync(join(root, 'data', list), 'utf8')) as { slug: string }[]).map(
      ({ slug }) => slug,
    )
  const names: Names = {
    authors: slugs('authors.json'),
    tags: slugs('tags.json'),
    industries: slugs('industries.json'),
    services: readdirSync(join(root, 'data/services')).map(file => file.replace('.json', '')),
  }
  const written: string[] = []
  for (const [kind, count] of [
    ['post', posts],
    ['study', studies],
  ] as const) {
    for (let number = 0; number < count; number++) {
      const random = randomOf(seed * 1_000_003 + number * 2 + (kind === 'study' ? 1 : 0))
      const text: Made = { kind, number, count, random, names }
      const folder = `content/${kind === 'post' ? 'blog' : 'case-studies'}/${slugOf(kind, number)}`
      mkdirSync(join(root, folder), { recursive: true })
      const pictures = await writePictures(join(root, folder), text)
      const file = `${folder}/index.mdx`
      const front = kind === 'post' ? postFields(text) : studyFields(text)
      // JSON is YAML, too.
      const lines = Object.entries(front).map(
        ([name, value]) => `${name}: ${JSON.stringify(value)}`,
      )
      writeFileSync(
        join(root, file),
        ['---', ...lines, '---', '', ...body(text, pictures)].join('\n'),
      )
      written.push(file)
    }
  }
  return written
}

/** Slugs that texts may name. */
interface Names {
  authors: string[]
  tags: string[]
  industries: string[]
  services: string[]
}

/** A text that is being made. */
interface Made {
  kind: 'post' | 'study'
  number: number
  /** How many there are of its kind. */
  count: number
  random: Random
  names: Names
}

/** Slugs of the texts that follow a text, the first ones after the last: each is named by as many. */
const following = ({ kind, number, count }: Made, many: number) =>
  Array.from({ length: many }, (_, index) => slugOf(kind, (number + index + 1) % count))

/** A few different entries of a list. */
const some = (random: Random, entries: readonly string[], many: number) => {
  const start = below(random, entries.length)
  return Array.from({ length: many }, (_, index) => entries[(start + index * 5) % entries.length])
}

const dayOf = (number: number) =>
  new Date(Date.UTC(2025, 5, 30) - number * 21_600_000).toISOString().slice(0, 10)

const metadataOf = ({ kind, number, random }: Made) => ({
  title: `Made for measuring builds: ${kind} number ${number}`,
  description: `This ${kind} has number ${number} and speaks of ${subject(random)}, so that builds can be measured.`,
  keywords: [`made ${kind} number ${number}`],
})

function chartOf({ number, random }: Made) {
  const labels = ['January', 'February', 'March', 'April', 'May', 'June']
  return {
    id: 'figures',
    kind: oneOf(random, ['bars', 'line'] as const),
    title: `Enquiries a month, as text ${number} counts them`,
    format: 'number',
    unit: 'Enquiries a month',
    summary: `What text ${number} counts in half a year: enquiries a month from January to June.`,
    labels,
    series: [{ name: 'Enquiries', values: labels.map(() => 20 + below(random, 900)) }],
  }
}

function postFields(text: Made) {
  const { random, names, number } = text
  return {
    title: `Number ${number}, about ${subject(random)}`,
    summary: `What came of ${subject(random)}, with its figures in a table and a drawing: number ${number}.`,
    author: oneOf(random, names.authors),
    service: oneOf(random, names.services),
    tags: some(random, names.tags, 2),
    date: dayOf(number),
    related: following(text, 3),
    charts: [chartOf(text)],
    metadata: metadataOf(text),
  }
}

function studyFields(text: Made) {
  const { random, names, number } = text
  const about = () => paragraph(random, 2).slice(0, 400)
  const metric = (id: string, baseline: number) => ({
    id,
    label: `Enquiries of kind ${id}`,
    baseline,
    value: baseline + 1 + below(random, 500),
    format: 'number',
    better: 'higher',
    window: 'January to June 2025 against the same months of 2024',
    method: 'Counted in the mailbox, without messages that were sent twice.',
  })
  return {
    title: `Number ${number}, counted twice`,
    client: `Business number ${number}, two rooms and a yard`,
    industry: oneOf(random, names.industries),
    services: [oneOf(random, names.services)],
    timeFrame: 'Six months, from January 2025',
    date: dayOf(number),
    provenance: 'illustrative',
    summary: `What came of ${subject(random)}, with its figures in a table and a drawing: number ${number}.`,
    ...{ challenge: about(), approach: about(), didNotWork: about() },
    cost: `$${1000 + below(random, 9000)}, and some forty hours of the client’s own time.`,
    nextStep: 'The same count again next year, with one kind of enquiry more.',
    metrics: ['first', 'second', 'third'].map(id => metric(id, 10 + below(random, 400))),
    charts: [chartOf(text)],
    related: following(text, 3),
    metadata: metadataOf(text),
  }
}

function body(text: Made, pictures: readonly string[]): string[] {
  const { kind, random, names } = text
  const [next = '', afterNext = ''] = following(text, 2)
  const section = kind === 'post' ? 'blog' : 'case-studies'
  const link = (slug: string) => `[${subject(random)}](/${section}/${slug})`
  const rows = Array.from(
    { length: 4 },
    () => `| ${subject(random)} | ${below(random, 900)} | ${below(random, 900)} |`,
  )
  const parts = Array.from({ length: SECTIONS }, (_, index) => [
    `## Part ${index + 1}: ${subject(random)}`,
    paragraph(random, 5),
    paragraph(random, 4),
  ])
  parts[0]?.push(`See also ${link(next)} and ${link(afterNext)}.`)
  parts[1]?.push('<Chart id="figures" />')
  parts[2]?.push(['| What | Before | After |', '| --- | --- | --- |', ...rows].join('\n'))
  parts[3]?.push(
    ...pictures.map(name => `<Figure src="./${name}" alt="A picture of ${subject(random)}" />`),
    `What we do about it: [the service](/services/${oneOf(random, names.services)}).`,
  )
  return [paragraph(random, 3), ...parts.flat()].map(part => `${part}\n`)
}

/** Draws or photographs what a text shows, and gives the names of the files. */
async function writePictures(folder: string, { number, random }: Made): Promise<string[]> {
  const names: string[] = []
  const drawing = () => {
    const bars = Array.from({ length: 12 }, (_, index) => {
      const height = 40 + below(random, 560)
      return `<rect x="${index * 80}" y="${640 - height}" width="60" height="${height}" fill="hsl(${below(random, 360)} 60% 50%)"/>`
    })
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640">${bars.join('')}</svg>\n`
  }
  if (number % DRAWN === 0) {
    writeFileSync(join(folder, 'drawing.svg'), drawing())
    names.push('drawing.svg')
  }
  if (number % PHOTOGRAPHED === 1) {
    await sharp(Buffer.from(drawing())).flatten().jpeg().toFile(join(folder, 'photograph.jpg'))
    names.push('photograph.jpg')
  }
  return names
}
