/**
 * Makes every edit described in docs/editing.md in a copy of the project, then runs one check and one build.
 * Neither reports an error, and each changed fact is updated everywhere.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { applyEdits, modify, parse, type JSONPath } from 'jsonc-parser'
import { listFiles } from '../../plugins/gatsby-plugin-html-first/src/build/gatsby-output'
import type { Site } from '../../src/content/site'
import { buildDay } from '../../src/content/build-day'
import { formatHours } from '../../src/content/format'
import { paletteOf } from '../../src/content/palette'
import { plain, structuredData, textOf } from '../built/site'
import { liveCaseStudies, livePosts } from '../support/content'
import { expectPassed } from '../support/expect-passed'
import { copyProject } from '../support/project-copy'

/** The build takes about a minute; slower machines need more time. */
jest.setTimeout(10 * 60_000)

const WEB = '/services/web-application-development'
const SITE = {
  name: 'Northlight & Daughters',
  url: 'https://www.northlight.example',
  email: 'hello@northlight.example',
  booking: 'https://booking.example/agency',
  hours: { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:35', closes: '17:15' },
  rating: { value: 4.7, best: 5, count: 131 },
  copyrightYear: 2031,
  telephone: '+1 415 555 0132',
  dashboard: {
    name: 'Northlight Reports',
    url: 'https://reports.northlight.example/register',
    description: 'Sign up for our reports (separate site)',
  },
}
const MARK = 'M0 0H30L70 52V0H100V100H70L30 48V100H0Z'
const BRAND = { theme: '#1a69b7', accent: '#f4a53a', mark: MARK }
const VISITS = {
  script: 'https://count.northlight.example/script.js',
  attributes: { 'data-website-id': 'northlight' },
  statement: 'We count visits on our own server, without cookies, and keep no addresses.',
}
const PRICE = 5170
const QUESTION = {
  slug: 'work-on-sundays',
  question: 'Does anyone work Sundays?',
  answer: 'No. But if your business is down, we look into it the same day.',
}
const TAG = {
  slug: 'shop-counters',
  name: 'Shop counters',
  heading: 'What a store counts at the counter',
  description:
    'Paper, tally marks, and cash registers: what a store can count itself, and what it learns before it pays anyone.',
}
const STUDY = { path: '/case-studies/village-bakery', title: 'A bakery asks before it bakes' }
/** Alt text for the case study’s work sample. */
const WORK = 'Two screens of the order form, for a day’s bread and a weekend’s.'
/** Text that looks like a number range, and code that looks like markup. */
const TRICKY = 'The vote was 3-1.\n\n```md\n## a\n<img src>\n```\n'
const POST = { path: '/blog/sold-out-shelf', title: 'What a sold-out shelf says about tomorrow' }
const PAGE = { path: '/working-here', title: 'Who works here, and how to join' }
const SERVICE = {
  slug: 'trade-fairs',
  name: 'Trade fairs and open days',
  shortName: 'Trade fairs',
  path: '/services/trade-fairs',
  order: 20,
  metadata: {
    title: 'Trade shows: the booth, the talk, the list',
    description:
      'What a booth at a trade fair costs, who works there, and what happens to the cards afterward.',
    keywords: ['trade fair agency'],
  },
}

const copy = copyProject()
copy.git('checkout', '--quiet', '-b', 'edits')
afterAll(() => copy.dispose())
const at = (file: string) => join(copy.root, file)
const read = (file: string) => readFileSync(at(file), 'utf8')
const data = <Data>(file: string) => parse(read(`data/${file}`)) as Data
const before = data<Site>('site.json')
const { theme: oldTheme, accent: oldAccent } = data<{ theme: string; accent: string }>('brand.json')

/** Sets values at paths in a data file and keeps its formatting. */
function set(
  file: string,
  ...values: readonly (readonly [readonly (string | number)[], unknown])[]
): void {
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  const text = values.reduce(
    (written, [path, value]) =>
      applyEdits(written, modify(written, [...path], value, { formattingOptions })),
    read(`data/${file}`),
  )
  writeFileSync(at(`data/${file}`), text)
}

const setAll = (file: string, values: object) =>
  set(
    file,
    ...Object.entries(values).map(([field, value]): [JSONPath, unknown] => [[field], value]),
  )

/** Creates a page with `npm run new`, using the template’s prompts as its text. */
function write(kind: string, path: string, title: string, change = (text: string) => text): void {
  const slug = path.split('/').at(-1) ?? ''
  const folder = { 'case-study': 'case-studies', post: 'blog', 'text-page': 'pages' }[kind] ?? ''
  expectPassed(copy.run('new', [kind, slug]))
  const file = `content/${folder}/${slug}/index.mdx`
  let number = 0
  const text = read(file)
    .replace(/ # ‹.*›$/gm, '')
    .replace('draft: true\n', '')
    .replace(/^date: .*/m, `date: ${buildDay()}`)
    .replace(/^title: .*/m, `title: ${title}`)
    .replace(/^ {2}title: "‹.*›"$/m, `  title: ${title}, on one page`)
    .replace(/‹([^›]*)›/g, (_, words: string) => `${words}, number ${(number += 1)}`)
  writeFileSync(at(file), change(text))
}

/** Applies a function to every MDX and JSON file in content/ and data/. */
function fixEverywhere(fix: (text: string) => string): void {
  for (const folder of ['content', 'data'])
    for (const name of readdirSync(at(folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:mdx|json)$/.test(name)) continue
      const text = read(join(folder, name))
      const fixed = fix(text)
      if (fixed !== text) writeFileSync(at(join(folder, name)), fixed)
    }
}

const [renamed] = livePosts(copy.root).map(({ slug }) => slug)
/** Two case studies that have work samples and are mentioned by other case studies. */
const removed = 'financial-education-platform'
const moved = 'dental-practice-group'

describe('an editor', () => {
  test('renames a post', () => {
    expectPassed(copy.run('rename', [`/blog/${renamed}`, `/blog/${renamed}-again`]))
  })

  test('renames a case study with a work sample', () => {
    expectPassed(copy.run('rename', [`/case-studies/${moved}`, `/case-studies/${moved}-again`]))
  })

  test('removes a case study and adds the redirect the check asks for', () => {
    rmSync(at(`content/case-studies/${removed}`), { recursive: true })
    const others = liveCaseStudies(copy.root).map(({ slug }) => slug)
    fixEverywhere(text =>
      text
        .replace(new RegExp(`\\]\\(/case-studies/${removed}[^)]*\\)`, 'g'), '](/case-studies)')
        .replace(/^related: .*/m, line =>
          line.replace(removed, others.find(slug => !line.includes(slug)) ?? ''),
        ),
    )
    const { output } = copy.run('check')
    const asked = [...output.matchAll(/\{"from":"[^}]*\}/g)].map(
      ([entry]) => JSON.parse(entry) as unknown,
    )
    expect(asked).toMatchObject([{ from: `/case-studies/${removed}`, to: '/case-studies' }])
    set('redirects.json', [[data<unknown[]>('redirects.json').length], asked[0]])
  })

  test('changes a price and the agency’s facts, colors, and logo', () => {
    setAll('site.json', SITE)
    setAll('brand.json', BRAND)
    set('pricing.json', [['packages', 0, 'price'], PRICE])
  })

  test('adds a script that counts visits', () => {
    setAll('security.json', { visits: VISITS })
  })

  test('adds a question', () => {
    const last = data<{ faq: unknown[] }>('service-pages/seo.json').faq.length
    set('service-pages/seo.json', [['faq', last], QUESTION])
  })

  test('adds a service and puts it in a menu', () => {
    for (const folder of ['services', 'service-pages']) {
      const text = read(`data/${folder}/ppc.json`)
        .replace(/("service": )"ppc"/, `$1"${SERVICE.slug}"`)
        // Price slugs must be unique.
        .replaceAll('"slug": "advertising-', '"slug": "fairs-')
      writeFileSync(at(`data/${folder}/${SERVICE.slug}.json`), text)
    }
    setAll(`services/${SERVICE.slug}.json`, SERVICE)
    const { servicesMobile } = data<{ servicesMobile: string[] }>('navigation.json')
    setAll('navigation.json', { servicesMobile: [...servicesMobile, SERVICE.slug] })
  })

  test('writes a case study, a post with a new tag, and a text page', () => {
    set('tags.json', [[data<unknown[]>('tags.json').length], TAG])
    write(
      'case-study',
      STUDY.path,
      STUDY.title,
      text =>
        text.replaceAll(/(window|summary): "/g, '$1: "{count:services} services; ') +
        `\n<Figure src="./work.png" phone="./work-phone.png" alt="${WORK}" />\n`,
    )
    for (const name of ['', '-phone'])
      cpSync(
        at(`content/case-studies/app-store-optimization/first-screenshot${name}.png`),
        at(`content${STUDY.path}/work${name}.png`),
      )
    write(
      'post',
      POST.path,
      POST.title,
      text => `${text.replace(/^tags: .*/m, `tags: [${TAG.slug}]`)}\n${TRICKY}`,
    )
    write('text-page', PAGE.path, PAGE.title)
    const { footerCompany } = data<{ footerCompany: object[] }>('navigation.json')
    const link = { name: 'Working here', path: PAGE.path }
    setAll('navigation.json', { footerCompany: [...footerCompany, link] })
  })

  test('checks and builds the site', () => {
    copy.commit('Edits')
    expectPassed(copy.run('check'))
    expectPassed(copy.run('build'))
    // A build doesn’t change committed files.
    expect(copy.git('status', '--porcelain')).toBe('')
  })
})

describe('the built site shows', () => {
  const file = (name: string) => read(join('dist', name))
  const page = (path: string) => ({
    $: load(file(path === '/' ? 'index.html' : `${path.slice(1)}.html`)),
  })
  const text = (path: string, selector = 'main') => textOf(page(path), selector)
  const object = (path: string, type: string) =>
    structuredData(page(path)).find(each => each['@type'] === type)
  const files = () =>
    listFiles(at('dist')).filter(name =>
      /\.(?:html|json|xml|txt|webmanifest|svg)$|^_(?:redirects|headers)$/.test(name),
    )
  /** The site’s files that contain a passage, except work samples. */
  const filesWith = (passage: string) =>
    files().filter(name => !name.startsWith('work/') && file(name).includes(passage))

  test('the price on its page and in the structured data', () => {
    expect(text(WEB)).toContain(`$${PRICE.toLocaleString('en-US')}`)
    expect(JSON.stringify(object(WEB, 'Service'))).toContain(`"minPrice":${PRICE}`)
  })

  test('the question, collapsed on its page and in the structured data', () => {
    const { $ } = page('/services/seo')
    const details = $(`details[id="${QUESTION.slug}"]`)
    expect(details.find('summary').text()).toBe(QUESTION.question)
    expect(details.find('p').text()).toBe(QUESTION.answer)
    expect(details.attr('open')).toBeUndefined()
    expect(JSON.stringify(object('/services/seo', 'FAQPage'))).toContain(QUESTION.answer)
  })

  test.each([
    ['case study', STUDY, '/case-studies'],
    ['post', POST, '/blog'],
    ['text page', PAGE, '/sitemap'],
  ])('the %s and links to it', (_, { path, title }, list) => {
    expect(text(path, 'h1')).toBe(title)
    expect(page(list).$(`main a[href="${path}"]`).length).toBeGreaterThan(0)
    for (const name of ['sitemap-0.xml', 'llms.txt']) expect(file(name)).toContain(path)
  })

  test('the case study’s numbers, the post in the feed, and the page in the footer', () => {
    expect(page(STUDY.path).$('main figure svg').length).toBeGreaterThan(0)
    expect(text(STUDY.path)).toContain('the result that matters most')
    expect(filesWith('{count:')).toEqual([])
    expect(file('rss.xml')).toContain(POST.path)
    expect(text('/', `footer a[href="${PAGE.path}"]`)).toBe('Working here')
  })

  test('the tag on its post and its own page', () => {
    expect(text(POST.path)).toContain(TAG.name)
    expect(text(`/blog/tags/${TAG.slug}`, 'h1')).toBe(TAG.heading)
    expect(page(`/blog/tags/${TAG.slug}`).$(`main a[href="${POST.path}"]`)).toHaveLength(1)
  })

  test('the service on its page and in lists, the contact form, and the menu', () => {
    const path = `/services/${SERVICE.slug}`
    expect(object(path, 'Service')).toMatchObject({ name: SERVICE.name })
    expect(page(path).$('#prices')).toHaveLength(1)
    for (const list of ['/services', '/contact', '/sitemap'])
      expect(text(list)).toContain(SERVICE.name)
    expect(page('/').$(`#site-menu a[href="${path}"]`)).toHaveLength(1)
  })

  test('the phone number and the dashboard’s new name', () => {
    expect(text('/contact')).toContain(SITE.telephone)
    expect(text('/', 'header')).toContain(SITE.dashboard.name)
  })

  test('text that looks like a range or markup exactly as typed', () => {
    expect(text(POST.path)).toContain('The vote was 3-1.')
    expect(text(POST.path, 'main pre')).toBe('## a <img src>')
  })

  test('redirects instead of renamed and removed pages', () => {
    for (const [from, to] of [
      [`/case-studies/${moved}`, `/case-studies/${moved}-again`],
      [`/blog/${renamed}`, `/blog/${renamed}-again`],
      [`/case-studies/${removed}`, '/case-studies'],
    ] as const) {
      expect(file('_redirects')).toMatch(new RegExp(`^${from}\\s+${to}\\s+301$`, 'm'))
      expect(filesWith(`${from}"`)).toEqual([])
      expect(files()).not.toContain(`${from.slice(1)}.html`)
    }
    const samples = listFiles(at('dist')).filter(name => name.startsWith('work/'))
    expect(samples.length).toBeGreaterThan(3)
    expect(samples.filter(name => name.includes(removed))).toEqual([])
    const sample = samples.find(name => name.includes(moved) && name.endsWith('.html'))
    expect(file(String(sample))).toContain(`href="../../case-studies/${moved}-again"`)
    expect(text(`/blog/${renamed}-again`, 'h1')).not.toBe('')
  })

  test('the visit counter’s script on every page, allowed by the policy and mentioned on the privacy page', () => {
    for (const path of ['/', '/privacy', STUDY.path])
      expect(page(path).$(`script[defer][src="${VISITS.script}"]`).attr()).toMatchObject(
        VISITS.attributes,
      )
    for (const directive of ['script-src', 'connect-src'])
      expect(file('_headers')).toMatch(
        new RegExp(`${directive} [^;]* ${new URL(VISITS.script).origin}(?:;| )`),
      )
    expect(text('/privacy')).toContain(VISITS.statement)
    expect(text('/privacy')).not.toContain('counts no visitors')
  })

  test('links to the booking page', () => {
    for (const path of [
      '/contact',
      '/contact/sent',
      '/services',
      '/case-studies/electronics-store-ppc',
    ])
      expect(text(path)).toContain('Book a call')
  })

  test('hours and rating in the text and the structured data', () => {
    const { days, opens, closes } = SITE.hours
    const words = plain(text('/contact'))
    expect(words).toContain(`${days[0]} to ${days.at(-1)}, 8:35 a.m.–5:15 p.m.`)
    expect(words).toContain(`${SITE.rating.value} out of 5 from ${SITE.rating.count} reviews`)
    expect(words).not.toContain(plain(formatHours(before.hours)))
    expect(object('/contact', 'ProfessionalService')).toMatchObject({
      name: SITE.name,
      openingHoursSpecification: { opens, closes },
      aggregateRating: { ratingValue: SITE.rating.value, reviewCount: SITE.rating.count },
    })
  })

  test('the new name, year, and colors, and none of the old ones', () => {
    const { $ } = page('/')
    expect(text('/', 'footer')).toContain(`© ${SITE.copyrightYear} ${SITE.name}`)
    expect($('style').text()).toContain(BRAND.accent)
    expect($('style').text()).toContain(paletteOf(BRAND).light.field)
    expect($('meta[name="theme-color"]').first().attr('content')).toBe(BRAND.theme)
    expect(file('favicon.svg')).toContain(BRAND.mark)
    for (const old of [before.name, before.email, new URL(before.url).host])
      expect([old, filesWith(old)]).toEqual([old, []])
    for (const old of [oldTheme, oldAccent])
      expect(filesWith(old).filter(name => !name.startsWith('static/'))).toEqual([])
  })
})
