/** gatsby-plugin-html-first in a site of three pages that has nothing else: plugins/…/fixture. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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
  return { passed: status === 0, output: stdout + stderr }
}
const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8')

test('a build publishes pages without framework, under one Content Security Policy', () => {
  expectPassed(build())
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(
    [
      ...['404.html', '_headers', '_redirects', 'about.html', 'assets', 'index.html'],
      ...['links.speculationrules', 'own.txt', 'page-data', 'pages.txt'],
    ].sort(),
  )
  expect(read('pages.txt')).toBe('/404 (noindex)\n/about\n/\n')
  expect(read('_redirects')).toContain('/old /about 301\n')
  const style = /<style>(.*?)<\/style>/.exec(read('index.html'))?.[1] ?? ''
  expect(style).toContain('.title{')
  expect(style).not.toContain('never-used')
  const policy = /Content-Security-Policy: (.*)/.exec(read('_headers'))?.[1]
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  for (const file of ['index.html', 'about.html', '404.html']) {
    expect(read(file).match(/<script/g)).toHaveLength(1)
    expect(read(file)).toContain(`<style>${style}</style>`)
  }
  const [, boot = ''] = /src="\/(assets\/boot-\w+\.js)"/.exec(read('index.html')) ?? []
  expect(read(boot)).toContain('dataset.booted')
  expect(read('index.html')).toMatch(/<template>.*\/assets\/app-\w+\.js.*<\/template><\/body>/)
})

test('a click on a button before the application is there counts once it is', async () => {
  const { server, url } = await startServer({ folder: join(root, 'dist'), port: 0 })
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    let release: () => void = () => undefined
    const held = new Promise<void>(done => (release = done))
    await page.route(/\/assets\/app-/, async route => {
      await held
      await route.continue()
    })
    await page.goto(url)
    await page.locator('html[data-booted]').waitFor()
    const button = page.getByRole('button')
    await button.click()
    // Impatient, since nothing happens.
    await button.click()
    expect(await button.textContent()).toBe('Clicked 0 times')
    release()
    await page.getByText('Clicked 1 times').waitFor({ timeout: 10_000 })
    await button.click()
    await page.getByText('Clicked 2 times').waitFor({ timeout: 10_000 })
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}, 60_000)

test.each([
  ['beforePublish rejects', { FAIL: '1' }, 'The site does not like it.'],
  [
    'a page has another page’s canonical address',
    { GATSBY_CANONICAL: 'https://fixture.example/' },
    'about.html: the canonical address is https://fixture.example/',
  ],
])('where %s the build fails, says why, and leaves the last good site', (_, env, message) => {
  const before = read('about.html')
  const { passed, output } = build(env)
  expect(passed).toBe(false)
  expect(output.replace(/\s+/g, ' ')).toContain(message)
  expect(read('about.html')).toBe(before)
})

test('below a prefix every address stands below it', () => {
  expectPassed(build({ PATH_PREFIX: '/x' }))
  expect(read('index.html')).toMatch(/src="\/x\/assets\/boot-/)
  expect(read('about.html')).toContain('href="/x/"')
  expect(read('_redirects')).toContain('/x/old /x/about 301\n')
  expect(read('_headers')).toMatch(/^\/x\/\*\n/)
})
