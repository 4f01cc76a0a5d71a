/** Tests gatsby-plugin-html-first in a small site, plugins/gatsby-plugin-html-first/fixture. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { startBrowser } from '../../tools/browser'
import { startServer } from '../../tools/serve-site/local-server'
import { expectPassed } from '../support/expect-passed'

const PLUGIN = resolve('plugins/gatsby-plugin-html-first')
const root = mkdtempSync(join(tmpdir(), 'html-first-'))
afterAll(() => rmSync(root, { recursive: true }))

cpSync(join(PLUGIN, 'fixture'), root, { recursive: true })
cpSync(PLUGIN, join(root, 'plugins/gatsby-plugin-html-first'), {
  recursive: true,
  filter: source => !source.includes('fixture') && !source.endsWith('.test.ts'),
})
symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')

function build(env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [require.resolve('gatsby/cli.js'), 'build', '--prefix-paths'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
        ...env,
      },
    },
  )
  return { passed: status === 0, output: (stdout + stderr).replace(/\s+/g, ' ') }
}
const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8')

/** Builds the site with extra files, then removes them. */
function buildWith(files: Record<string, string>, env?: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  try {
    return build(env)
  } finally {
    for (const file of Object.keys(files)) rmSync(join(root, file))
  }
}

const PAGES = ['/', '/about', '/early', '/404']

/** A page’s appearance once the application has started: its text and each element’s styles. */
async function appearance(page: Page, url: string, start: () => Promise<void>) {
  await page.goto(url)
  await start()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('#___gatsby *:not(style, script, noscript)')]
    return {
      text: document.body.innerText.trim(),
      elements: elements.map(element => {
        const style = getComputedStyle(element)
        const own = ['color', 'display', 'opacity', 'position', 'textTransform', 'width', 'height']
        return [element.tagName, ...own.map(name => style[name as 'color'])].join(' ')
      }),
    }
  })
}

/** Opens each page in a built folder, starts the application, and records its appearance and any errors. */
async function lookAt(browser: Browser, folder: string, isStarted: boolean) {
  const { server, url } = await startServer({ folder, port: 0 })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  try {
    const seen = []
    for (const path of PAGES)
      seen.push(
        await appearance(page, url + path, async () => {
          if (isStarted) return
          await page.locator('html[data-booted]').waitFor()
          await page.keyboard.press('Shift')
          await page.locator('html[data-application]').waitFor()
        }),
      )
    // The page at /404 has status 404, which browsers log as an error.
    return { seen, errors: errors.filter(error => !error.includes('404 (Not Found)')) }
  } finally {
    await page.close()
    server.closeAllConnections()
    server.close()
  }
}

beforeAll(() => {
  expectPassed(build({ PLAIN: '1' }))
  cpSync(join(root, 'public'), join(root, 'plain'), { recursive: true })
  for (const file of ['_headers', '_redirects']) writeFileSync(join(root, 'plain', file), '')
  // Otherwise, Gatsby would reuse modules from the build without the plugin.
  rmSync(join(root, '.cache'), { recursive: true })
  expectPassed(build())
}, 300_000)

test('with the plugin, the application starts on every page, and pages look the same as without it', async () => {
  const browser = await startBrowser()
  try {
    const plain = await lookAt(browser, join(root, 'plain'), true)
    const published = await lookAt(browser, join(root, 'dist'), false)
    expect(published).toEqual(plain)
    expect(published.errors).toEqual([])
    expect(published.seen[0]?.text).toMatch(
      /STYLED BY A STYLE SHEET[^]*Clicked 0 times[^]*Loaded late/,
    )
  } finally {
    await browser.close()
  }
}, 120_000)

test('built pages load no framework and share one Content Security Policy', () => {
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(
    [
      ...['404.html', '_headers', '_redirects', 'about.html', 'assets', 'early.html'],
      ...['index.html', 'links.speculationrules', 'own.svg', 'own.txt', 'page-data'],
      ...['pages.txt', 'static'],
    ].sort(),
  )
  expect(read('pages.txt')).toBe('/\n/404 (noindex)\n/about\n/early\n')
  expect(read('_redirects').trim().split('\n').sort()).toEqual([
    '/old /about 301',
    '/old/ /about 301',
    '/older /about 301',
    '/older/ /about 301',
  ])
  const [, style = ''] = /<style data-href="[^"]+">(.*?)<\/style>/.exec(read('index.html')) ?? []
  expect(style).toContain('.title{')
  expect(style).toContain('.src-components-lazy-module-text{')
  const policy = /Content-Security-Policy: (.*)/.exec(read('_headers'))?.[1]
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
  expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(style)}'`)
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(read('about.html').match(/<script/g)).toHaveLength(1)
  for (const file of ['index.html', 'about.html', '404.html']) expect(read(file)).toContain(style)
  const [, boot = ''] = /src="\/(assets\/boot-\w+\.js)"/.exec(read('index.html')) ?? []
  expect(read(boot)).toContain('dataset.booted')
  expect(read('index.html')).toMatch(
    /<template data-build="\w{16}">.*\/assets\/app-\w+\.js.*<\/template><\/body>/,
  )
})

/** Uses a page before and after a script loads. */
async function early(
  path: string,
  script: RegExp,
  before: (page: Page) => Promise<void>,
  after: (page: Page) => Promise<void>,
) {
  const { server, url } = await startServer({ folder: join(root, 'dist'), port: 0 })
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    let release: () => void = () => undefined
    const held = new Promise<void>(done => (release = done))
    await page.route(script, async route => {
      await held
      await route.continue()
    })
    await page.goto(url + path, { waitUntil: 'commit' })
    await before(page)
    release()
    await page.locator('html[data-application]').waitFor()
    await after(page)
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}
const APPLICATION = /\/assets\/app-/
const booted = (page: Page) => page.locator('html[data-booted]').waitFor()

test('repeated clicks on a button before hydration count as one', async () => {
  await early(
    '/',
    APPLICATION,
    async page => {
      await booted(page)
      const button = page.getByRole('button')
      await button.click()
      // An impatient visitor clicks again because nothing has happened.
      await button.click()
      expect(await button.textContent()).toBe('Clicked 0 times')
    },
    async page => {
      await page.getByText('Clicked 1 times').waitFor({ timeout: 10_000 })
      await page.getByRole('button').click()
      await page.getByText('Clicked 2 times').waitFor({ timeout: 10_000 })
    },
  )
}, 60_000)

test('a click on a button before the boot script loads starts the application and is replayed', async () => {
  await early(
    '/',
    /\/assets\/boot-/,
    async page => {
      await page.getByRole('button').click()
      await page.waitForTimeout(3000)
    },
    page => page.getByText('Clicked 1 times').waitFor({ timeout: 10_000 }),
  )
}, 60_000)

const CLICKABLE = ['div', 'li', 'span', 'img', 'svg', 'summary', 'label', 'button']

test.each(CLICKABLE)(
  'a click before hydration is replayed exactly once: %s',
  async id => {
    await early(
      '/early',
      APPLICATION,
      async page => {
        await booted(page)
        await page.locator(`#${id}`).click()
      },
      async page => {
        await page.getByText(new RegExp(`^ ?${id}$`)).waitFor({ timeout: 10_000 })
        await page.waitForTimeout(500)
        expect(await page.locator('#clicks').textContent()).toBe(` ${id}`)
        // Replaying the click doesn't repeat the browser's default action.
        expect(await page.locator('details').getAttribute('open')).toBe(
          id === 'summary' ? '' : null,
        )
        expect(await page.locator('#box').isChecked()).toBe(id === 'label')
        expect(await page.locator('#fields').textContent()).toMatch(
          id === 'label' ? /true$/ : /false$/,
        )
        await page.locator(`#${id}`).click()
        expect(await page.locator('#clicks').textContent()).toBe(` ${id} ${id}`)
      },
    )
  },
  60_000,
)

test('controlled fields keep what was typed and selected before hydration', async () => {
  await early(
    '/early',
    APPLICATION,
    async page => {
      await booted(page)
      await page.getByLabel('Note').fill('Hello')
      await page.getByLabel('Size').selectOption('M')
      await page.getByLabel('blue').check()
      await page.getByLabel('On', { exact: true }).check()
      await page.locator('#box').check()
      await page.getByLabel('Text').pressSequentially('early ')
    },
    async page => {
      await page.keyboard.type('and late')
      await page.waitForTimeout(500)
      expect(await page.locator('#fields').textContent()).toBe(
        'early and late,Hello,M,blue,true,true',
      )
      expect(await page.getByLabel('Text').inputValue()).toBe('early and late')
      expect(await page.getByLabel('Note').inputValue()).toBe('Hello')
      expect(await page.getByLabel('blue').isChecked()).toBe(true)
    },
  )
}, 60_000)

const pageWith = (markup: string) =>
  `export const Head = () => <title>Awkward</title>\nexport default () => <main>${markup}</main>\n`

test.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  ['beforePublish rejects', {}, { FAIL: '1' }, ['The site rejected the build.']],
  [
    'a page has inline styles and handlers',
    {
      'src/pages/awkward.js': pageWith(
        '<p style={{ color: "red" }} dangerouslySetInnerHTML={{ __html: "<b onclick=\\"go()\\">b</b>" }} />',
      ),
    },
    {},
    [
      'awkward.html: <p style="color:red">: the Content Security Policy blocks inline styles',
      'awkward.html: <b onclick="go()">: the Content Security Policy blocks inline styles',
    ],
  ],
  [
    'an image is missing',
    { 'src/pages/awkward.js': pageWith('<img src="/nowhere.png" alt="" />') },
    {},
    ['/nowhere.png, used by awkward.html'],
  ],
  [
    'scripts contain styled-components',
    { 'src/pages/awkward.js': `globalThis.sheet = "data-styled"\n${pageWith('a')}` },
    {},
    ['styled-components and emotion aren’t supported', '-awkward-js-'],
  ],
  [
    'static files would be replaced or cached forever',
    { 'static/_redirects': '/a /b', 'static/assets/own.js': '' },
    {},
    ['Move yours out of static/: _redirects assets/own.js'],
  ],
  ['the site has slices', {}, { SLICE: '1' }, ['Slices aren’t supported', 'note']],
  [
    'a page uses deferred generation, or is client-only',
    { 'src/pages/app/[...].js': pageWith('a') },
    { DEFER: '1' },
    ['A static host can’t serve deferred', '/later', '/app/[...]'],
  ],
])('if %s, the build fails, says why, and keeps the previous site', (_, files, env, messages) => {
  const before = read('about.html')
  const { passed, output } = buildWith(files, env)
  expect(passed).toBe(false)
  for (const message of messages) expect(output).toContain(message)
  expect(read('about.html')).toBe(before)
  expect(existsSync(join(root, 'dist/nowhere.png'))).toBe(false)
})

test('every URL has the path prefix, and the build reports hosts blocked by the policy', () => {
  const remote = pageWith('<img src="https://images.example/1.png" alt="" />')
  const { passed, output } = buildWith({ 'src/pages/remote.js': remote }, { PATH_PREFIX: '/x' })
  expect(output).toContain(
    'The Content Security Policy blocks https://images.example. To allow it, add it to the csp option.',
  )
  expect(passed).toBe(true)
  expect(read('index.html')).toMatch(/src="\/x\/assets\/boot-/)
  expect(read('about.html')).toContain('href="/x/"')
  expect(read('_redirects')).toContain('/x/old /x/about 301\n')
  expect(read('_headers')).toMatch(/^\/x\/\*\n/)
})
