/** /admin on a working copy: what is edited there is all that changes, and the check judges it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { BAKERY_TEXT, bakeryStudy } from '../support/bakery-study'
import { liveCaseStudies } from '../support/content'
import { editedCopy, type EditedCopy } from './support/admin'
import { field, fillFields, input } from './support/admin-form'
import { expect, test, type Page } from './support/test'

// Fields are made once they come into sight: all of them at once, in a window that is high enough.
test.use({ viewport: { width: 1280, height: 6000 } })
test.setTimeout(240_000)

let copy: EditedCopy
test.beforeEach(async () => {
  copy = await editedCopy()
})
test.afterEach(() => copy.stop())

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Entry saved.').waitFor()
  await copy.carryBack(page)
}

/** What the copy's repository says has changed: lines added, lines taken away, file. */
const changed = () => {
  copy.git('add', '--all')
  return copy.git('diff', '--cached', '--numstat').trim().split('\n')
}

const openForm = async (page: Page, collection: string, name: string) => {
  await page.getByRole('treeitem', { name: collection }).click()
  await page.getByRole('gridcell', { name, exact: true }).click()
}

test('a price is changed, and nothing else; no other host is asked', async ({ page }) => {
  const asked: string[] = []
  page.on('requestfinished', request => asked.push(request.url()))
  await copy.open(page)
  await openForm(page, 'Facts and fixed pages', 'Pricing')
  await field(page, 'packages').getByRole('button', { name: 'Expand', exact: true }).first().click()
  const price = input(page, 'packages.0.price')
  const before = await price.inputValue()
  await price.fill(String(Number(before) + 100))
  await save(page)
  expect(changed()).toEqual(['1\t1\tdata/pricing.json'])
  const lines = copy.git('diff', '--cached', '--unified=0').match(/^[-+] .*$/gm)
  expect(lines).toEqual([
    expect.stringContaining(`"price": ${before},`),
    expect.stringContaining(`"price": ${Number(before) + 100},`),
  ])
  expect(copy.run('check')).toMatchObject({ passed: true })
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter(url => !/^(?:http:\/\/localhost:|data:|blob:)/.test(url))).toEqual([])
})

test('a text keeps its comments and its body; what the check finds in a draft, it names with its line', async ({
  page,
}) => {
  const file = 'content/case-studies/app-store-optimization/index.mdx'
  const path = join(copy.root, file)
  const title = /^title: "?(.*?)"?$/m
  const text = readFileSync(path, 'utf8').replace(title, '# The headline.\n$&')
  writeFileSync(path, text)
  copy.commit('A comment')
  const [, before = ''] = title.exec(text) ?? []
  await copy.open(page)
  await openForm(page, 'Case study', before)
  await input(page, 'title').fill(`${before.slice(0, 60)}, again`)
  await input(page, 'body').fill('See [a page](/nowhere).')
  await save(page)
  const now = readFileSync(path, 'utf8')
  const front = (of: string) => of.slice(0, of.indexOf('\n---\n') + 5)
  expect(now).toBe(
    `${front(text).replace(before, `${before.slice(0, 60)}, again`)}\nSee [a page](/nowhere).\n`,
  )
  const line = now.split('\n').indexOf('See [a page](/nowhere).') + 1
  const { passed, output } = copy.run('check')
  expect(passed).toBe(false)
  expect(output).toContain(`${file}:${line}:`)
})

/**
 * Fills fields in and saves. A form that has just opened may put its own start into them once more; it then
 * says what is missing, and that is typed again.
 */
async function fillAndSave(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await expect(async () => {
    await fillFields(page, values)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Entry saved.').waitFor({ timeout: 10_000 })
  }).toPass()
  await copy.carryBack(page)
}

const create = async (page: Page, collection: string) => {
  await page.getByRole('treeitem', { name: collection }).click()
  await page.getByRole('button', { name: 'Create New Entry' }).click()
}

/** A plain picture, large enough for a cover. */
const picture = () => {
  const plain = { width: 1200, height: 800, channels: 3, background: '#0f766e' } as const
  return sharp({ create: plain }).png().toBuffer()
}

test('a page of text is added, and the check passes', async ({ page }) => {
  const values = {
    title: 'Careers',
    date: '2026-01-05',
    lead: 'Who works here, and how to become one of them, in a few plain sentences.',
    metadata: {
      title: 'Careers at the agency: who works here, and how',
      description:
        'Who works at the agency, what a working day is like, and how to write to us about a job.',
      keywords: ['agency jobs'],
    },
    body: 'We are not hiring.\n\n## Later\n\nWrite to us.',
  }
  await copy.open(page)
  await create(page, 'Text page')
  await fillAndSave(page, values)
  expect(changed()).toEqual([expect.stringMatching(/\tcontent\/pages\/careers\/index\.mdx$/)])
  expect(readFileSync(join(copy.root, 'content/pages/careers/index.mdx'), 'utf8')).toBe(`---
title: "${values.title}"
lead: "${values.lead}"
date: 2026-01-05
metadata:
  title: "${values.metadata.title}"
  description: "${values.metadata.description}"
  keywords: ["agency jobs"]
---

${values.body}
`)
  expect(copy.run('check')).toMatchObject({ passed: true })
})

test('a picture that is uploaded lies beside its text, and is named from there', async ({
  page,
}) => {
  const [post] = readdirSync(join(copy.root, 'content/blog'))
  const folder = `content/blog/${post}`
  const text = readFileSync(join(copy.root, folder, 'index.mdx'), 'utf8')
  const [, title = ''] = /^title: "?(.*?)"?$/m.exec(text) ?? []
  const buffer = await picture()
  await copy.open(page)
  await openForm(page, 'Post', title)
  const file = { name: 'cover.png', mimeType: 'image/png', buffer }
  await field(page, 'cover').locator('input[type=file]').first().setInputFiles(file)
  await input(page, 'coverAlt').fill('A plain green rectangle')
  await save(page)
  expect(changed()).toEqual([
    expect.stringContaining(`${folder}/cover.png`),
    `2\t0\t${folder}/index.mdx`,
  ])
  expect(readFileSync(join(copy.root, folder, 'cover.png')).equals(buffer)).toBe(true)
  expect(copy.git('diff', '--cached')).toContain(
    '+cover: "./cover.png"\n+coverAlt: "A plain green rectangle"\n',
  )
  expect(copy.run('check')).toMatchObject({ passed: true })
})

test('a study with metrics, a chart and a photograph is added; the check names a faulty metric until it is mended', async ({
  page,
}) => {
  const [one, ...others] = liveCaseStudies(copy.root)
  if (!one) throw new Error('There is no case study.')
  const { industry, services, provenance, date } = one.fields
  const related = others.slice(0, one.fields.related.length).map(({ slug }) => slug)
  const chosen = { industry, services, provenance, date, related }
  const [first, second, ...rest] = bakeryStudy.metrics
  if (!first || !second) throw new Error('The study has no two metrics.')
  const faulty = { ...bakeryStudy, metrics: [first, { ...second, id: first.id }, ...rest] }
  // What hangs is tried again.
  page.setDefaultTimeout(15_000)
  await copy.open(page)
  await create(page, 'Case study')
  await field(page, 'cover')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'ovens.png', mimeType: 'image/png', buffer: await picture() })
  const coverAlt = 'Two ovens before dawn'
  await fillAndSave(page, { ...faulty, ...chosen, coverAlt, draft: true, body: BAKERY_TEXT })
  const file = changed()
    .map(line => line.split('\t').at(-1) ?? '')
    .find(name => name.endsWith('.mdx'))
  if (!file) throw new Error('No text was written.')
  const text = () => readFileSync(join(copy.root, file), 'utf8')
  const at = text().split('\n').lastIndexOf(`  - id: ${first.id}`) + 1
  const { passed, output } = copy.run('check')
  expect(passed).toBe(false)
  expect(output).toContain(`${file}:${at}:9: “${first.id}” is the id of two entries.`)
  expect(output).toContain('1 error in 1 file.')

  await page.getByText('Entry saved.').waitFor({ state: 'hidden' })
  await openForm(page, 'Case study', bakeryStudy.title)
  const entries = field(page, 'metrics').getByRole('button', { name: 'Expand', exact: true })
  await entries.nth(1).click()
  await fillFields(page, { 'metrics.1.id': second.id, draft: false })
  await save(page)
  expect(changed()).toEqual([
    expect.stringContaining(file),
    expect.stringContaining(file.replace('index.mdx', 'ovens.png')),
  ])
  const written = parse(text().split(/^---$/m)[1] ?? '') as object
  expect(written).toEqual({ ...bakeryStudy, ...chosen, cover: './ovens.png', coverAlt })
  expect(copy.run('check')).toMatchObject({ passed: true })
})
