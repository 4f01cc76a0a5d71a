/** The functions for hosts, called like the hosts call them, with the file the build wrote for them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as cloudflare from '../../functions/api/contact'
import * as netlify from '../../netlify/functions/contact'
import { CONFIGURATION_FILE, type ContactConfiguration } from '../../src/contact/configuration'
import { MESSAGES_PER_MINUTE } from '../../src/contact/rate-limit'
import { DIST, security } from './site'

const file = join(DIST, CONFIGURATION_FILE)
const site = JSON.parse(readFileSync(file, 'utf8')) as ContactConfiguration
/** Whether the form is sent to the site’s own handler. Otherwise, there’s no page to respond with. */
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

/** Cloudflare passes the environment; on Netlify, it’s the process’s. */
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

test('Netlify’s function has the form’s path, and Cloudflare’s file is at it', () => {
  expect(netlify.config.path).toBe(site.endpoint)
  expect(require.resolve(`../../functions${site.endpoint}`)).toMatch(/contact\.ts$/)
})

test('Netlify’s limit, whose answer lacks the visitor’s text, comes after the handler’s', () => {
  expect(netlify.config.rateLimit.windowLimit).toBeGreaterThan(2 * MESSAGES_PER_MINUTE)
})

const described = isOwn ? describe : describe.skip
described.each(Object.entries(HOSTS))('on %s', (_, call) => {
  test('a message is sent with Resend', async () => {
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

  test('the contact page comes back with what was typed and chosen', async () => {
    const problem = await call(message(''))
    const html = await problem.text()
    expect(problem.status).toBe(422)
    expect(html).toContain('value="ada@looms.example"')
    expect(html).toContain('href="#contact-message"')
    // Everything else is the built page’s own text.
    expect(html).toContain(/<h1[^>]*>(.*?)<\/h1>/.exec(site.html)?.[1])
    expect(html.replace(/<style[^>]*>.*?<\/style>/s, '')).not.toMatch(/<script|\{\w+:[\w-]+\}/)
    const [pack] = site.offer.packages
    const chosen = await call(new Request(`${ORIGIN}${site.endpoint}?package=${pack?.slug}`))
    expect(await chosen.text()).toMatch(new RegExp(`<input[^>]*value="${pack?.slug}"[^>]*checked`))
  })
})
