/** The functions for hosts, called as the hosts call them, with the file that the build wrote for them. */
import * as cloudflare from '../../functions/api/contact'
import * as netlify from '../../netlify/functions/contact'
import { readContactForm } from '../../src/contact/local-handler'
import { USUAL_RATE } from '../../src/contact/rate-limit'
import { startMailService } from '../support/contact'
import { DIST } from './site'

const form = readContactForm(DIST)
if (!form) throw new Error('The build wrote no file for the handler.')
const ORIGIN = 'https://www.agency.example'

let service: Awaited<ReturnType<typeof startMailService>>
const before = { ...process.env }
beforeAll(async () => {
  service = await startMailService()
  Object.assign(process.env, variables())
})
afterAll(() => {
  service.stop()
  process.env = before
})

const variables = () => ({
  CONTACT_SEND_URL: service.url,
  CONTACT_SEND_TOKEN: 'a-token',
  CONTACT_FROM: 'site@agency.example',
  CONTACT_TO: 'teams@agency.example',
})

/** A visitor’s address, as each host hands it over. */
type Call = (request: Request, address: string) => Promise<Response>

const HOSTS: Record<string, Call> = {
  // A Pages Function gets one object: the request, the variables, and more that is not used.
  'Cloudflare Pages': (request, address) => {
    const headers = new Headers(request.headers)
    headers.set('CF-Connecting-IP', address)
    const env = { ...variables(), ASSETS: undefined }
    return cloudflare.onRequest({ request: new Request(request, { headers }), env })
  },
  // A function gets the request and a context; variables are those of the process.
  Netlify: (request, address) => netlify.default(request, { ip: address }),
}

const message = (text: string, headers: Record<string, string> = {}) =>
  new Request(ORIGIN + form.endpoint, {
    method: 'POST',
    headers: { Accept: 'text/html', Origin: ORIGIN, ...headers },
    body: new URLSearchParams({ name: 'Ada', email: 'ada@looms.example', message: text }),
  })

test('Netlify is told the path that the form is sent to, and Cloudflare has the file at it', () => {
  expect(netlify.config.path).toBe(form.endpoint)
  expect(require.resolve(`../../functions${form.endpoint}`)).toMatch(/contact\.ts$/)
})

describe.each(Object.entries(HOSTS))('on %s', (_, call) => {
  test('a message is carried by the service that the variables name', async () => {
    const had = service.received.length
    const answer = await call(message('We sell looms.'), '192.0.2.1')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, form.sentPath])
    const [{ headers, body } = {}] = service.received.slice(had)
    expect(headers?.authorization).toBe('Bearer a-token')
    expect(body).toMatchObject({
      ...{ from: 'site@agency.example', to: ['teams@agency.example'] },
      reply_to: 'ada@looms.example',
    })
    expect(body?.text).toContain('We sell looms.')
  })

  test('a script gets JSON, a fault its page, an address with choices its form', async () => {
    const scripted = await call(message('By script.', { Accept: 'application/json' }), '192.0.2.2')
    expect(await scripted.json()).toEqual({ sent: true })
    const fault = await call(message(''), '192.0.2.2')
    expect(fault.status).toBe(422)
    expect(await fault.text()).toContain('ada@looms.example')
    for (const [name, value] of Object.entries(form.headers))
      expect([name, fault.headers.get(name)]).toEqual([name, value])
    const [pack] = form.offer.packages
    const address = `${ORIGIN}${form.endpoint}?package=${pack?.slug}`
    const opened = await call(new Request(address), '192.0.2.2')
    expect(opened.status).toBe(200)
    expect(await opened.text()).toContain(`value="${pack?.slug}" checked`)
  })

  test('each visitor has a limit of their own', async () => {
    const statuses: number[] = []
    for (let count = 0; count <= USUAL_RATE.most; count++)
      statuses.push((await call(message(`No. ${count}`), '198.51.100.7')).status)
    expect(statuses).toEqual([...Array<number>(USUAL_RATE.most).fill(303), 429])
    expect((await call(message('Another visitor.'), '198.51.100.8')).status).toBe(303)
  })
})
