/** /admin in a build: with a repository it is there, with a policy of its own; and nothing else is changed by it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as cloudflare from '../../functions/admin'
import * as netlify from '../../netlify/functions/admin'
import { adminFiles, adminPage } from '../../src/authoring/admin-files'
import { ADMIN_FILE, adminFile, type AdminFile } from '../../src/finish/admin-file'
import { finish } from '../../src/finish/finish'
import { listFiles } from '../../src/finish/raw-build'
import { adminAnswer } from '../../src/hosting/admin-function'
import { headersFor } from '../../src/finish/headers'
import { readHeaderRules } from '../../src/hosting/host-files'
import { startServer } from '../../src/hosting/local-server'
import { nginxConfiguration } from '../../src/hosting/nginx'
import { metaPolicy } from '../../src/hosting/plain-host'
import { ADMIN } from '../../src/routes/admin'
import { DIST, facts } from './site'

const place = {
  name: facts.name,
  url: facts.url,
  prefix: '',
  repository: 'https://github.com/agency/site',
}
const page = adminPage(place)
const folders = mkdtempSync(join(tmpdir(), 'admin-'))
afterAll(() => rmSync(folders, { recursive: true }))

/** The site of the last build, finished with a page to edit it, and without. */
const finished = (name: string, options: Partial<Parameters<typeof finish>[2]>) => {
  const folder = join(folders, name)
  finish(process.cwd(), folder, { prefix: '', noindex: false, ...options })
  return folder
}
const read = (folder: string, file: string) => readFileSync(join(folder, file))
const withPage = finished('with', { admin: page })
const without = finished('without', {})

test('no other file of the site is changed by it: no page, no policy, no list of pages', () => {
  const files = listFiles(without)
  expect(listFiles(withPage)).toEqual(files)
  expect(files.filter(file => !read(withPage, file).equals(read(without, file)))).toEqual([
    ADMIN_FILE,
  ])
})

test('its answer has its own policy and one of each header; without a repository it is not there', () => {
  const common = headersFor(readHeaderRules(DIST), '/')
  const answer = adminAnswer(adminFile(page, common))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Security-Policy')).toBe(page.policy)
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(answer.headers.get('X-Frame-Options')).toBe('DENY')
  expect(adminAnswer(adminFile(undefined, common)).status).toBe(404)
  const built = JSON.parse(read(DIST, ADMIN_FILE).toString()) as AdminFile
  for (const { status } of [cloudflare.onRequest(), netlify.default()])
    expect(status).toBe(built.status)
  expect(built.status).toBe(facts.repository ? 200 : 404)
  expect(netlify.config.path).toBe(ADMIN)
})

test('the policy evaluates nothing, and names GitHub alone where a repository is there', () => {
  expect(page.policy).toContain("script-src 'self';")
  const hosts = (policy: string) => [...policy.matchAll(/https:\/\/[^ ;]+/g)].map(String)
  expect(hosts(page.policy)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ])
  expect(hosts(adminPage({ ...place, repository: undefined }).policy)).toEqual([])
  expect(page.html).toContain('<meta name="robots" content="noindex"/>')
})

test('the local server sends it with its own policy, nginx is told to', async () => {
  const { server, url } = await startServer({ folder: withPage, port: 0 })
  const answer = await fetch(url + ADMIN)
  expect(answer.headers.get('Content-Security-Policy')).toBe(page.policy)
  expect(await answer.text()).toBe(page.html)
  server.close()
  server.closeAllConnections()
  const admin = JSON.parse(read(withPage, ADMIN_FILE).toString()) as AdminFile
  const settings = { root: '/srv', serverName: 'www.agency.example', listen: '80', redirects: [] }
  const rules = readHeaderRules(withPage)
  const text = nginxConfiguration({ ...settings, rules, prefix: '', admin })
  const location = /location = \/admin \{([\s\S]*?)\n {2}\}/.exec(text)?.[1] ?? ''
  expect(location.match(/add_header Content-Security-Policy .*/g)).toEqual([
    `add_header Content-Security-Policy "${page.policy}" always;`,
  ])
  expect(nginxConfiguration({ ...settings, rules, prefix: '' })).not.toContain(ADMIN)
})

test('a host that sends no headers has the policy in the page', () => {
  const folder = finished('plain', { admin: page, metaPolicy })
  const html = read(folder, 'admin.html').toString()
  expect(html).toContain(metaPolicy(page.policy))
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
})

test('its files name no font of another host, and bring the licences of those that they hold', async () => {
  const files = await adminFiles(process.cwd(), place)
  const names = [...files.keys()]
  const scripts = [...files]
    .filter(([name]) => name.endsWith('.js'))
    .map(([, code]) => String(code))
  expect(scripts.filter(code => code.includes('cdn.jsdelivr.net'))).toEqual([])
  const fonts = scripts.join('').match(/\/admin\/assets\/[\w.-]+\.woff2/g) ?? []
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter(font => !names.includes(font.replace('/admin/', '')))).toEqual([])
  expect(names.filter(name => name.endsWith('LICENSE.txt'))).toHaveLength(
    names.filter(name => name.endsWith('.woff2')).length,
  )
})
