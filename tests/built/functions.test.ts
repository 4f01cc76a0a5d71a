/** Calls each host’s function the way the host does, with the configuration file from the build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as cloudflare from '../../functions/api/contact'
import * as netlify from '../../netlify/functions/contact'
import { CONFIGURATION_FILE, type ContactConfiguration } from '../../src/contact/configuration'
import { MESSAGES_PER_MINUTE } from '../../src/contact/rate-limit'
import { DIST, security } from './site'

const file = join(DIST, CONFIGURATION_FILE)
const site = JSON.parse(readFileSync(file, 'utf8')) as ContactConfiguration
/** Whether the form posts to the site’s own handler. If not, the handler has no page to respond with. */
const isOwn = security.contactEndpoint === site.endpoint
const ORIGIN = 'https://www.agency.example'
const environment = { RESEND_API_KEY: 'a-key', CONTACT_FROM: 'site@agency.example' }
const before = { ...process.env }
const resend = jest.fn(() => Promise.resolve(new Response('{}')))

beforeAll(() => {
  Object.assign(process.env, environment)
  jest.spyOn(globalThis, 'fetch').mockImplementation(resend)
})
afterAll(() => {
  process.env = before
})

/** Cloudflare passes environment variables to the function. On Netlify, they’re in process.env. */
const HOSTS: Record<string, (request: Request) => Promise<Response>> = {
  'Cloudflare Pages': request => cloudflare.onRequest({ request, env: environment }),
  Netlify: request => netlify.default(request, { ip: '203.0.113.1' }),
}

const message = (text: string) =>
  new Request(ORIGIN + site.endpoint, {
    method: 'POST',
    headers: { Accept: 'text/html', Origin: ORIGIN },
    body: new URLSearchParams({ name: 'Ada', email: 'ada@looms.example', message: text }),
  })

test('both functions are served at the form’s path', () => {
  expect(netlify.config.path).toBe(site.endpoint)
  expect(require.resolve(`../../functions${site.endpoint}`)).toMatch(/contact\.ts$/)
})

test('Netlify’s rate limit, whose response loses the visitor’s text, is higher than the handler’s', () => {
  expect(netlify.config.rateLimit.windowLimit).toBeGreaterThan(2 * MESSAGES_PER_MINUTE)
})

const described = isOwn ? describe : describe.skip
described.each(Object.entries(HOSTS))('on %s', (_, call) => {
  test('sends a message with Resend', async () => {
    resend.mockClear()
    const answer = await call(message('We sell looms.'))
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${site.sentPath}#thanks`,
    ])
    const [address, init] = resend.mock.calls[0] as unknown as [string, RequestInit]
    expect(address).toBe('https://api.resend.com/emails')
    expect(JSON.parse(String(init.body))).toMatchObject({
      from: 'site@agency.example',
      to: [site.email],
      reply_to: 'ada@looms.example',
    })
  })

  test('returns the contact page with the visitor’s input and selection', async () => {
    const problem = await call(message(''))
    const html = await problem.text()
    expect(problem.status).toBe(422)
    expect(html).toContain('value="ada@looms.example"')
    expect(html).toContain('href="#contact-message"')
    // The rest of the page is the same as in the build.
    expect(html).toContain(/<h1[^>]*>(.*?)<\/h1>/.exec(site.html)?.[1])
    expect(html.replace(/<style[^>]*>.*?<\/style>/s, '')).not.toMatch(/<script|\{\w+:[\w-]+\}/)
    const [pack] = site.offer.packages
    const chosen = await call(new Request(`${ORIGIN}${site.endpoint}?package=${pack?.slug}`))
    expect(await chosen.text()).toMatch(new RegExp(`<input[^>]*value="${pack?.slug}"[^>]*checked`))
  })
})
