/**
 * A build’s output depends only on the project’s files: after edits, a build that reuses the old cache has the same
 * bytes as a clean one, even in a different time zone and locale. Removed content is gone.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { startBrowser } from '../../tools/browser'
import { startServer } from '../../tools/serve-site/local-server'
import { expectPassed } from '../support/expect-passed'
import { freePort } from '../support/free-port'
import { copyProject } from '../support/project-copy'

/** A build takes about a minute; slower machines need more time. */
jest.setTimeout(10 * 60_000)

const PRICE = 5170
const DAY_AHEAD = '2999-12-31'
/** GitHub Pages can’t run the contact form’s handler. */
const WITHOUT_FUNCTIONS = { HOST: 'github-pages' }
/** Posts nothing links to, each with the edit that takes it offline. */
const TAKEN_DOWN: Record<string, (file: string) => void> = {
  'quagga-drafted': file => edit(file, text => text.replace('---\n', '---\ndraft: true\n')),
  'quagga-deleted': file => rmSync(join(file, '..'), { recursive: true }),
  'quagga-ahead': file => edit(file, text => text.replace(/^date: .*/m, `date: ${DAY_AHEAD}`)),
}
const SLUGS = Object.keys(TAKEN_DOWN)

const copy = copyProject()
afterAll(() => copy.dispose())
const dist = join(copy.root, 'dist')
const fileOf = (slug: string) => join(copy.root, 'content/blog', slug, 'index.mdx')

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  writeFileSync(file, changed)
}

/** Every file in the built site, by path. Search index files are decompressed. */
function builtFiles(): Map<string, Buffer> {
  return new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .sort()
      .map(file => {
        const bytes = readFileSync(file)
        return [relative(dist, file), /\.pf_\w+$/.test(file) ? gunzipSync(bytes) : bytes]
      }),
  )
}

const digests = () =>
  Object.fromEntries(
    [...builtFiles()].map(([name, bytes]) => [
      name,
      createHash('sha256').update(bytes).digest('hex'),
    ]),
  )

/** Files with a post's slug in their path or content. */
const filesNaming = (slug: string) =>
  [...builtFiles()].filter(([name, bytes]) => `${name}\n`.includes(slug) || bytes.includes(slug))

test('a clean build shows all content everywhere it belongs', () => {
  const text = readFileSync('content/blog/community-management-playbook/index.mdx', 'utf8')
  for (const slug of SLUGS) {
    mkdirSync(join(fileOf(slug), '..'))
    writeFileSync(
      fileOf(slug),
      text
        .replace(/^title: .*/m, `title: A post called ${slug}`)
        .replace(/^( {2}title: ).*/m, `$1A post for one build, called ${slug}`)
        .replace(
          /^( {2}description: ).*/m,
          `$1It’s on every list of the site for one build, and its name is ${slug}.`,
        ),
    )
  }
  // The content check skips hidden files, so the build must skip them too.
  const service = readFileSync('data/services/seo.json', 'utf8')
  writeFileSync(
    join(copy.root, 'data/services/.hidden.json'),
    service.replaceAll('seo', 'quagga-hidden'),
  )
  expectPassed(copy.run('build', [], WITHOUT_FUNCTIONS))
  expect(filesNaming('quagga-hidden').map(([name]) => name)).toEqual([])
  for (const slug of SLUGS) {
    const naming = filesNaming(slug).map(([name]) => name)
    expect(naming).toEqual(
      expect.arrayContaining([
        `blog/${slug}.html`,
        `page-data/blog/${slug}/page-data.json`,
        `social/blog/${slug}.png`,
        ...['blog.html', 'rss.xml', 'sitemap-0.xml', 'sitemap.html', 'llms.txt'],
        expect.stringMatching(/^pagefind\/fragment\//),
      ]),
    )
  }
})

test('the next build shows the new price, and no draft, deleted, or scheduled posts', () => {
  for (const [slug, takeDown] of Object.entries(TAKEN_DOWN)) takeDown(fileOf(slug))
  edit(join(copy.root, 'data/pricing.json'), text =>
    text.replace(/"price": \d+/, `"price": ${PRICE}`),
  )
  expectPassed(copy.run('build', [], WITHOUT_FUNCTIONS))
  expect(SLUGS.flatMap(filesNaming).map(([name]) => name)).toEqual([])
  const page = builtFiles().get('services/web-application-development.html')?.toString()
  expect(page).toContain(`$${PRICE.toLocaleString('en-US')}`)
  expect(page).toContain(`"minPrice":${PRICE}`)
})

test('without a form handler, the contact page links to a prefilled email with the selected items and totals', async () => {
  expect(builtFiles().get('contact.html')?.toString()).not.toContain('<form')
  const { server, url } = await startServer({ folder: dist, port: 0 })
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${url}/contact?package=starter&add-on=additional-page:2`)
    const link = page.locator('main a[href^="mailto:"][href*="Starter"]')
    const message = decodeURIComponent((await link.getAttribute('href')) ?? '')
    for (const line of [`from $${PRICE.toLocaleString('en-US')}`, '2 × Additional', 'One-time: '])
      expect(message).toContain(line)
  } finally {
    await browser.close()
    server.close()
  }
})

test('a clean build in a different time zone and locale has the same bytes', () => {
  const warm = digests()
  expectPassed(copy.run('clean'))
  expectPassed(
    copy.run('build', [], {
      ...WITHOUT_FUNCTIONS,
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'tr_TR.UTF-8',
    }),
  )
  expect(digests()).toEqual(warm)
})

test('gatsby develop lists a draft and removes a deleted post from the list', async () => {
  const slugs = ['community-management-playbook', 'quagga-drafted'] as const
  const port = String(await freePort())
  const env = { ...process.env, NODE_ENV: 'development' }
  const options = { cwd: copy.root, env, detached: true, stdio: 'ignore' } as const
  const develop = spawn('npm', ['start', '--', '-p', port], options)
  const expectListed = async (...expected: boolean[]) => {
    let list = ''
    const listed = () => slugs.map(slug => list.includes(`"/blog/${slug}"`))
    for (let tries = 0; tries < 240 && String(listed()) !== String(expected); tries++) {
      await setTimeout(1000)
      const answer = fetch(`http://localhost:${port}/page-data/blog/page-data.json`)
      list = await answer.then(found => found.text()).catch(() => '')
    }
    expect(listed()).toEqual(expected)
  }
  try {
    await expectListed(true, true)
    const told = (await fetch(`http://localhost:${port}/__content-check`)).body?.getReader()
    const next = async () => String(Buffer.from((await told?.read())?.value ?? []))
    expect(await next()).not.toContain(slugs[0])
    rmSync(fileOf(slugs[0]))
    expect(await next()).toContain(slugs[0])
    await expectListed(false, true)
  } finally {
    process.kill(-Number(develop.pid), 'SIGKILL')
    copy.git('checkout', '--', `content/blog/${slugs[0]}`)
  }
})

test('a build that reuses gatsby develop’s cache shows no drafts', () => {
  expectPassed(copy.run('build'))
  expect(SLUGS.flatMap(filesNaming).map(([name]) => name)).toEqual([])
})

test('a scheduled post appears in every list on its date, even if the build reuses the old cache', () => {
  const epoch = String(Date.parse(DAY_AHEAD) / 1000)
  expectPassed(copy.run('build', [], { SOURCE_DATE_EPOCH: epoch }))
  expect(filesNaming('quagga-ahead').map(([name]) => name)).toEqual(
    expect.arrayContaining(['blog/quagga-ahead.html', 'blog.html', 'rss.xml', 'sitemap.html']),
  )
})

test('a failed build says why and keeps the last good site', () => {
  const good = digests()
  edit(join(copy.root, 'data/site.json'), text => text.replace('{', '{,'))
  const { passed, output } = copy.run('build')
  expect(passed).toBe(false)
  expect(output).toContain('data/site.json:1:2')
  expect(digests()).toEqual(good)
})
