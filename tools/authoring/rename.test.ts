import type { Document } from '../../src/content/documents'
import { readBytes } from '../../src/content/read-documents'
import { readFileSync } from 'node:fs'
import { readingDiagnostics, readProject } from '../../src/content/rules/check-project'
import type { Readings } from '../../src/content/read-documents'
import { routesOf } from '../../src/content/routes/document-routes'
import type { PageKindName } from '../../src/content/routes/page-kinds'
import { isCollection, matchPath, pagePath } from '../../src/content/routes/paths'
import { scaffoldPage } from './new-text'
import { planRename, type Project, type RenamePlan } from './rename'

/** A day after all that is in the project: every page that is no draft is live. */
const TODAY = '9999-01-01'

const project = projectOf(readProject(process.cwd()))

/** Files as a project that was live as it stands. */
function projectOf(readings: Readings): Project {
  const read = (path: string) => readings.get(path)?.document?.file.text ?? ''
  const history = { commit: '', files: new Set(readings.keys()), read }
  // Pictures are asked for by the names that they have on disk.
  const bytesOf = (path: string) => readFileSync(path.replace('renamed-', ''))
  return { readings, bytesOf, circumstances: { today: TODAY, history } }
}

/** The project with other texts. */
const withTexts = (texts: Readonly<Record<string, string>>) =>
  projectOf(
    new Map([
      ...project.readings,
      ...Object.entries(texts).map(
        ([path, text]) => [path, readBytes(path, Buffer.from(text))] as const,
      ),
    ]),
  )

const documents = (readings: Readings) =>
  [...readings.values()].flatMap(({ document }): Document[] => (document ? [document] : []))

const diagnosticsOf = ({ circumstances }: Project, readings: Readings) =>
  readingDiagnostics(readings, circumstances).map(({ rule, message }) => `${rule}: ${message}`)

const before = diagnosticsOf(project, project.readings)
const routes = [...routesOf(documents(project.readings), new Set(), TODAY).values()]

/** The pages whose names editors have chosen. */
const pages = routes
  .map(({ path }) => path)
  .filter(path => {
    const { kind, number = 1 } = matchPath(path) ?? {}
    return kind && isCollection(kind) && number === 1
  })

const renamed = (path: string) => {
  const { name, slug = '' } = matchPath(path) ?? {}
  return pagePath(name ?? 'post', `renamed-${slug}`)
}

/** The text of a file afterwards, by its path afterwards. */
const textOf = ({ readings }: RenamePlan, path: string) =>
  readings.get(path)?.document?.file.text ?? ''

const pagesOf = (kind: PageKindName) => pages.filter(path => matchPath(path)?.name === kind)
/** What is no page yet leaves no redirect: what is tried by example is live. */
const isLivePage = (path: string) =>
  routes.some(route => route.path === path && route.liveFrom === '')
const livePages = (kind: PageKindName) => pagesOf(kind).filter(isLivePage)
const [POST = '', OTHER_POST = '', A_THIRD_POST = ''] = livePages('post')
const [SERVICE = ''] = pagesOf('service')
const [TEXT_PAGE = ''] = pagesOf('textPage')
const [TAG = ''] = pagesOf('tag')
const nameOf = (path: string) => matchPath(path)?.slug ?? ''
const fileOf = (path: string) => routes.find(route => route.path === path)?.file ?? ''
const read = (path: string) => readFileSync(path, 'utf8')

test('every kind of page that editors name is among those that are tried', () => {
  expect(new Set(pages.map(path => matchPath(path)?.name))).toEqual(
    new Set(['service', 'caseStudy', 'post', 'tag', 'textPage']),
  )
})

test.each(pages)('%s gets another name, and nothing is left of the old one', path => {
  const plan = planRename(project, path, renamed(path))
  const after = documents(plan.readings)
  // What is said of a page with its old name is said of it with the new one.
  const diagnostics = diagnosticsOf(project, plan.readings)
  expect(diagnostics.filter(fault => !before.includes(fault.replaceAll('renamed-', '')))).toEqual(
    [],
  )
  expect(diagnostics).toHaveLength(before.length)
  // Other sites have such paths too.
  const old = new RegExp(`(?<!https?://[^\\s"')]*)${path}(?![\\w-])`)
  const naming = after.filter(
    ({ file, typeName }) => typeName !== 'Redirect' && old.test(file.text),
  )
  expect(naming.map(({ file }) => file.path)).toEqual([])
  expect(plan.mentions).toEqual([])
  if (isLivePage(path)) expect(plan.redirects).toContainEqual({ from: path, to: renamed(path) })
  else expect(plan.redirects).toEqual([])
  // It is as long as it was but for the name: nothing else was touched.
  for (const [file, text] of plan.texts) {
    if (file === 'data/redirects.json') continue
    const undone = text.replaceAll('renamed-', '')
    expect(undone).toBe(read(file.replace('renamed-', '')))
  }
  // And back again: all is as it was, but for the way from the name that was meanwhile.
  const back = planRename(projectOf(plan.readings), renamed(path), path)
  for (const [file, text] of back.texts)
    if (file !== 'data/redirects.json') expect(text).toBe(read(file))
  if (isLivePage(path)) expect(back.redirects).toContainEqual({ from: renamed(path), to: path })
  else expect(back.redirects).toEqual([])
})

describe('what a text may hold', () => {
  const file = fileOf(OTHER_POST)
  const with_ = (words: string) => withTexts({ [file]: `${read(file)}\n${words}\n` })
  const mended = (words: string, to = renamed(POST), from = POST) =>
    textOf(planRename(with_(words), from, to), file)
      .trimEnd()
      .split('\n')
      .at(-1)

  const NEW = renamed(POST)
  test.each([
    ['a fragment', `[a](${POST}#contents)`, `[a](${NEW}#contents)`],
    ['a query', `[a](${POST}?a=b&c=d#contents)`, `[a](${NEW}?a=b&c=d#contents)`],
    ['the same twice', `[a](${POST}) [b](${POST})`, `[a](${NEW}) [b](${NEW})`],
    ['an address as words', `[${POST}](${POST})`, `[${POST}](${NEW})`],
    ['a title', `[a](${POST} "as ${POST}")`, `[a](${NEW} "as ${POST}")`],
    ['angle brackets', `[a](<${POST}>)`, `[a](<${NEW}>)`],
    ['a definition', `[a][b]\n\n[b]: ${POST}`, `[b]: ${NEW}`],
  ])('%s', (_, words, expected) => {
    expect(mended(words)).toBe(expected)
  })

  test('an address with the site’s own before it', () => {
    const { url } = JSON.parse(read('data/site.json')) as { url: string }
    expect(mended(`[a](${url}${POST}#b)`)).toBe(`[a](${url}${NEW}#b)`)
  })

  test('an address that is longer, or between backticks, stays', () => {
    const words = `\`${TAG}\` and [all](/blog)`
    expect(mended(words, renamed(TAG), TAG)).toBe(words)
    expect(planRename(with_(words), TAG, renamed(TAG)).mentions).toEqual([
      `${file}:${read(file).split('\n').length + 1}`,
    ])
  })

  test('a service chosen by a query', () => {
    const link = (service: string) => `[a](/contact?service=${service}#brief)`
    expect(mended(link(nameOf(SERVICE)), renamed(SERVICE), SERVICE)).toBe(
      link(nameOf(renamed(SERVICE))),
    )
  })

  test('comments, and a name between quotation marks', () => {
    const slug = nameOf(POST)
    const text = read(file).replace(
      /^related:\n(?: {2}- .*\n)+/m,
      `# ${slug} is worth it\nrelated: ["${slug}", '${nameOf(A_THIRD_POST)}'] # ${slug}\n`,
    )
    const plan = planRename(withTexts({ [file]: text }), POST, NEW)
    expect(textOf(plan, file)).toBe(
      text.replace(`"${slug}"`, `"renamed-${slug}"`).replaceAll(`](${POST}`, `](${NEW}`),
    )
  })

  test('what data/to-confirm.json asks about', () => {
    const list = JSON.stringify(
      [
        {
          file: fileOf(POST),
          words: `related:`,
          question: `Is ${fileOf(POST)} what is meant, and ${fileOf(OTHER_POST)}?`,
        },
        { file, words: `[“b”](${POST})`, question: 'Is that the right way on?' },
      ],
      undefined,
      2,
    )
    const changed = withTexts({
      'data/to-confirm.json': list,
      [file]: `${read(file)}\n[“b”](${POST})\n`,
    })
    const plan = planRename(changed, POST, NEW)
    expect(textOf(plan, 'data/to-confirm.json')).toBe(
      list
        .replaceAll(fileOf(POST), fileOf(POST).replace('blog/', 'blog/renamed-'))
        .replace(`](${POST})`, `](${NEW})`),
    )
  })
})

describe('redirects', () => {
  const redirect = (from: string, to: string) => ({ from, to, permanent: true })
  const list = (...entries: object[]) =>
    withTexts({ 'data/redirects.json': `${JSON.stringify(entries, undefined, 2)}\n` })
  const after = (plan: RenamePlan) => JSON.parse(textOf(plan, 'data/redirects.json')) as unknown
  const NEW = renamed(POST)

  test('an older one leads straight to the new address, fragment and all', () => {
    const plan = planRename(list(redirect('/old', `${POST}#contents`)), POST, NEW)
    expect(after(plan)).toEqual([redirect('/old', `${NEW}#contents`), redirect(POST, NEW)])
  })

  test('one from an address that is a page again goes', () => {
    const plan = planRename(list(redirect('/old', '/about'), redirect(NEW, POST)), POST, NEW)
    expect(after(plan)).toEqual([redirect('/old', '/about'), redirect(POST, NEW)])
  })

  test('a draft leaves none', () => {
    const draft = scaffoldPage('a-draft', '2026-01-31')
    const plan = planRename(
      withTexts({ 'content/pages/a-draft/index.mdx': draft }),
      '/a-draft',
      '/another-draft',
    )
    expect(plan.redirects).toEqual([])
    expect([...plan.texts.keys()]).toEqual([])
  })
})

describe('what is asked for', () => {
  const NEW = renamed(POST)
  const { url } = JSON.parse(read('data/site.json')) as { url: string }
  test.each([
    [`${POST}/`, `${NEW}/`],
    [POST.slice(1), NEW.slice(1)],
    [`${url}${POST}`, `${url}${NEW}/`],
    [`http://localhost:8000${POST}/`, NEW],
  ])('%s is understood', (from, to) => {
    expect(planRename(project, from, to).redirects).toEqual([{ from: POST, to: NEW }])
  })

  test.each([
    ['/blog/there-is-no-such-post', NEW, 'There is no page /blog/there-is-no-such-post.'],
    [`${POST}s`, NEW, `Did you mean “${POST}”?`],
    ['/nothing/at/all', NEW, 'There is no page /nothing/at/all.'],
    ['/', NEW, '/ cannot be renamed: the address is part of the site’s code.'],
    ['/contact', '/write', 'The words of the page are in data/pages/contact.json.'],
    [
      '/services/web-application-development',
      '/services/web-applications',
      'the address is part of the site’s code',
    ],
    [SERVICE, '/services/web-application-development', 'There is a page'],
    ['/blog/page/2', '/blog/page/3', 'part of the site’s code'],
    [POST, POST, 'is the page’s address already'],
    [POST, `${POST}/`, 'is the page’s address already'],
    [POST, OTHER_POST, `There is a page ${OTHER_POST} already.`],
    [POST, '/about', 'There is a page /about already.'],
    [POST, '/case-studies/a', 'it stays what it is, /blog/<new-name>'],
    [POST, '/blog', 'There is a page /blog already.'],
    [POST, '/blog/tags/a', 'it stays what it is'],
    [POST, '/blog/A name', 'use lower-case letters, digits and single hyphens'],
    [POST, '/blog/a--b', 'use lower-case letters'],
    [POST, '/blog/a.html', 'use lower-case letters'],
    [POST, 'https://elsewhere.example/blog/a', 'is not on this site'],
    [POST, `${NEW}#part`, 'give the address of the page alone'],
    [`${POST}?a=b`, NEW, 'give the address of the page alone'],
    [TEXT_PAGE, '/static', 'The site has a folder of its own at /static.'],
    [TEXT_PAGE, '/sitemap', 'There is a page /sitemap already.'],
  ])('%s to %s is refused with its reason', (from, to, reason) => {
    expect(() => planRename(project, from, to)).toThrow(reason)
  })

  test('a further page of a tag is refused, and follows its first', () => {
    const further = routes.find(({ path }) => /^\/blog\/tags\/[^/]+\/page\/2$/.test(path))?.path
    if (!further) return
    const tag = further.replace('/page/2', '')
    expect(() => planRename(project, further, '/blog/tags/a')).toThrow(`rename ${tag}`)
    expect(planRename(project, tag, renamed(tag)).redirects).toContainEqual({
      from: further,
      to: `${renamed(tag)}/page/2`,
    })
  })

  test('a project in which a file cannot be read is refused', () => {
    expect(() => planRename(withTexts({ 'data/faq.json': '{' }), POST, NEW)).toThrow(
      'while there are errors in data/faq.json',
    )
  })

  test('an address that is spelt otherwise is refused with its place', () => {
    const spelt = `[a]: &#47;${POST.slice(1)}`
    const { length } = read(fileOf(OTHER_POST)).split('\n')
    expect(() =>
      planRename(
        withTexts({
          [fileOf(OTHER_POST)]: `${read(fileOf(OTHER_POST))}\n${spelt}\n`,
        }),
        POST,
        NEW,
      ),
    ).toThrow(`${fileOf(OTHER_POST)}:${length + 1}:1: “${POST}” is written in a way`)
  })
})
