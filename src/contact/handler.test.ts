import { createHmac } from 'node:crypto'
import type { ContactConfiguration } from './configuration'
import { answerContact } from './handler'
import { DECLARED, EMAIL_PATTERN, EMAIL_WRONG, FAILURES, HONEYPOT } from './message'
import { PROBE_HEADER } from './probe'
import { MESSAGES_PER_MINUTE } from './rate-limit'
import type { Delivery, Message, Receiver } from './receivers'
import { REFUSALS } from './refusals'

const SITE: ContactConfiguration = {
  html: `<!DOCTYPE html><html lang="en"><head><title>Contact</title><style>p > a {}</style></head><body><script>1</script>
    <form id="contact-form"><div id="contact-notice" hidden></div><details><p id="contact-choice">None</p>
    <input type="radio" name="package" value="" checked><input type="radio" name="package" value="starter">
    <select name="add-on"><option value="">0</option><option value="page">1</option><option value="page:2">2</option></select>
    </details><input id="contact-name" name="name"><p id="contact-name-problem"></p>
    <input id="contact-email" name="email"><p id="contact-email-problem"></p>
    <textarea id="contact-message" name="message"></textarea><p id="contact-message-problem"></p></form></body></html>`,
  headers: { 'X-Content-Type-Options': 'nosniff' },
  endpoint: '/api/contact',
  sentPath: '/contact/sent',
  email: 'hello@agency.example',
  subject: 'A first message',
  offer: {
    services: [{ slug: 'seo', name: 'Search' }],
    packages: [{ slug: 'starter', name: 'Starter', price: 5000, period: 'once' }],
    addOns: [{ slug: 'page', name: 'Page', price: 500, period: 'once', most: 10 }],
  },
}
const URL_OF_FORM = 'https://www.agency.example/api/contact'
const GOOD = { name: 'Ada', email: 'ada@looms.example', message: 'We sell looms.' }

let messages: Message[] = []
const accept: Receiver = message => Promise.resolve(void messages.push(message))
const down: Receiver = () => Promise.reject(new Error('down'))
const delivery: Delivery = {
  receivers: { email: accept },
  problems: [],
  probeSecret: 'a-secret',
}
const answerTo = (request: Request) => answerContact(SITE, delivery, request)
const post = (body: BodyInit, headers = {}) =>
  new Request(URL_OF_FORM, {
    method: 'POST',
    body,
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
  })
const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const hidden = (name: string) =>
  `The ${name} field has hidden characters. Type it instead of pasting.`
const SCRIPT = { Accept: 'application/json' }

beforeEach(() => {
  messages = []
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('sends a message as an email, with the choice and with totals computed from the site’s data', async () => {
  const fields = form({
    ...GOOD,
    company: 'Looms Inc.',
    package: 'starter',
    'add-on': 'page:2',
    service: 'seo',
    price: '1',
  })
  const answer = await answerTo(post(fields))
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact/sent#thanks'])
  expect(messages).toMatchObject([
    { email: 'ada@looms.example', subject: 'Ada, Looms Inc.: A first message' },
  ])
  for (const line of [
    'Services: Search',
    'Starter: from $5,000',
    '2 × Page: $1,000',
    'One-time: from $6,000',
    'We sell looms.',
  ])
    expect(messages[0]?.text).toContain(line)
})

test('responds to scripts with JSON, even for multipart forms', async () => {
  const parts = new FormData()
  for (const [name, value] of Object.entries(GOOD)) parts.append(name, value)
  const answer = await answerTo(post(parts, SCRIPT))
  expect([answer.status, await answer.json()]).toEqual([200, { sent: true }])
  const lines = form({ ...GOOD, message: 'x\r\n'.repeat(2000) })
  expect((await answerTo(post(lines, SCRIPT))).status).toBe(200)
  const wrong = await answerTo(post(form({ ...GOOD, name: ' ', email: 'jo@' }), SCRIPT))
  expect([wrong.status, await wrong.json()]).toEqual([
    422,
    {
      problems: {
        name: DECLARED.name.missing,
        email: expect.stringContaining('name@company.com') as string,
      },
    },
  ])
})

test('without JavaScript, returns the page with the visitor’s text, the choice, and the errors', async () => {
  const typed = '<b>"Looms" & more</b>'
  const answer = await answerTo(
    post(form({ ...GOOD, email: '', message: typed, 'add-on': 'page:2', package: '' })),
  )
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  for (const part of [
    '<title>Please check the form</title>',
    'value="Ada"',
    '&lt;b&gt;"Looms" &amp; more&lt;/b&gt;',
    '<option value="page:2" selected',
    '<details open',
    '2 × Page: $1,000. One-time: $1,000',
    `<a href="#contact-email">${DECLARED.email.missing}</a>`,
    `<p id="contact-email-problem">${DECLARED.email.missing}</p>`,
    'aria-invalid="true"',
    '<style>p > a {}</style>',
  ])
    expect(html.replaceAll('&quot;', '"')).toContain(part)
  expect(html).not.toMatch(/<script|hidden/)
  expect(messages).toEqual([])
})

test('prefills the form with the choice in the URL', async () => {
  const answer = await answerTo(
    new Request(`${URL_OF_FORM}?package=starter&add-on=%3Cb%3E&name=Eve`),
  )
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).not.toContain('no-store')
  expect(html).toMatch(/value="starter" checked/)
  expect(html).toContain('Starter: from $5,000. One-time: from $5,000')
  expect(html).not.toMatch(/Eve|<b>|{\w+:/)
})

test.each<[string, number, Request]>([
  ['a cross-site request', 403, post(form(GOOD), { 'Sec-Fetch-Site': 'cross-site' })],
  [
    'an Origin header with another host',
    403,
    new Request(URL_OF_FORM, {
      method: 'POST',
      body: form(GOOD),
      headers: { Origin: 'https://evil.example' },
    }),
  ],
  ['an unsupported method', 405, new Request(URL_OF_FORM, { method: 'PUT', body: form(GOOD) })],
  ['a body that’s too large', 400, post(form({ ...GOOD, company: 'x'.repeat(70_000) }))],
  ['something other than a form', 400, post('{', { 'Content-Type': 'application/json' })],
  [
    'a browser request without an Origin header',
    403,
    new Request(URL_OF_FORM, {
      method: 'POST',
      body: form(GOOD),
      headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
    }),
  ],
  ['a filled honeypot', 422, post(form({ ...GOOD, [HONEYPOT]: 'https://spam.example' }))],
  ['a message that’s too long', 422, post(form({ ...GOOD, message: 'x'.repeat(5001) }))],
  ['a second email address', 422, post(form({ ...GOOD, email: 'a@b.example, c@d.example' }))],
])('rejects %s with %i', async (_, status, request) => {
  expect((await answerTo(request)).status).toBe(status)
  expect(messages).toEqual([])
})

test.each(['name', 'email', 'company', 'message', 'package'])(
  'rejects a second %s, even if one of the two is valid',
  async name => {
    for (const second of ['', 'x'.repeat(5001)]) {
      const fields = form({ ...GOOD, [name]: 'ada@looms.example' })
      fields.append(name, second)
      expect((await answerTo(post(fields))).status).toBe(400)
    }
    expect(messages).toEqual([])
  },
)

test.each(['u', 'v'])('the email pattern works in browsers that use the %s flag', flag => {
  const pattern = new RegExp(`^(?:${EMAIL_PATTERN})$`, flag)
  for (const [address, fits] of Object.entries({
    'ada+b@looms.example': true,
    'ada@exämple-1.de': true,
    'müller@example.de': false,
    'ada@looms': false,
    'ada@looms.example/x': false,
    'ada@127.0.0.1': false,
    'ada@b@looms.example': false,
  }))
    expect([address, pattern.test(address)]).toEqual([address, fits])
})

test('rejects a file in a text field', async () => {
  const parts = new FormData()
  for (const [name, value] of Object.entries(GOOD)) parts.append(name, value)
  parts.set('name', new Blob(['Ada']), 'ada.txt')
  expect((await answerTo(post(parts))).status).toBe(400)
})

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['a line break', { name: 'Ada\r\nBcc: all@looms.example' }, { name: hidden('name') }],
  ['a Unicode line separator', { company: 'Looms\u2028Ltd' }, { company: hidden('company') }],
  ['reversed text', { company: 'Looms\u202eLtd' }, { company: hidden('company') }],
  [
    'an invisible character',
    { email: 'ada\u200b@looms.example' },
    { email: expect.any(String) as string },
  ],
  ['a null character', { message: 'We sell\0 looms.' }, { message: hidden('message') }],
  ['a bell character', { message: 'We sell\u0007 looms.' }, { message: hidden('message') }],
  ['a forged total', { company: 'Looms\nOne-time: $1' }, { company: hidden('company') }],
  [
    'non-ASCII letters before the @',
    { email: 'müller@exämple.de' },
    {
      email: expect.stringContaining('“ü”') as string,
    },
  ],
  ['an email address without a domain', { email: 'müller' }, { email: EMAIL_WRONG }],
])('rejects %s and reports the field', async (_, fields, problems) => {
  const answer = await answerTo(post(form({ ...GOOD, ...fields }), SCRIPT))
  expect([answer.status, await answer.json()]).toEqual([422, { problems }])
  expect(messages).toEqual([])
})

test('accepts tabs, line breaks from other programs, joiners, emoji, and accented domains', async () => {
  const answer = await answerTo(
    post(
      form({
        ...GOOD,
        name: ' می\u200cخواهم ',
        email: 'ada@exämple.de',
        message: 'Price:\t$5\vNext line\rLast line 👩‍💻',
      }),
    ),
  )
  expect(answer.status).toBe(303)
  expect(messages[0]?.text).toBe(
    [
      'Name: می\u200cخواهم',
      'Email: ada@exämple.de',
      '',
      'Price:\t$5\nNext line\nLast line 👩‍💻',
    ].join('\n'),
  )
})

test('returns the page with the visitor’s text and an empty honeypot if the honeypot was filled', async () => {
  const html = await (
    await answerTo(post(form({ ...GOOD, [HONEYPOT]: 'https://spam.example' })))
  ).text()
  expect(html).toContain(REFUSALS.trapped)
  expect(html).toContain('We sell looms.')
  expect(html).not.toContain('spam.example')
})

test('limits the messages per minute from one IP address without affecting others', async () => {
  const send = (address: string) => answerContact(SITE, delivery, post(form(GOOD)), address)
  const statuses: number[] = []
  for (let count = 0; count < 90; count++) statuses.push((await send('203.0.113.7')).status)
  expect(statuses.slice(0, MESSAGES_PER_MINUTE)).toEqual(Array(MESSAGES_PER_MINUTE).fill(303))
  expect(new Set(statuses.slice(MESSAGES_PER_MINUTE))).toEqual(new Set([429]))
  expect(messages).toHaveLength(MESSAGES_PER_MINUTE)
  const refused = await send('203.0.113.7')
  expect(await refused.text()).toContain('We sell looms.')
  expect((await send('203.0.113.8')).status).toBe(303)
  statuses.length = 0
  for (let host = 0; host <= MESSAGES_PER_MINUTE; host++)
    statuses.push((await send(`2001:db8:1:2::${host}`)).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await send('2001:db8:2:2::1')).status).toBe(303)
  // Addresses in one network, with their zeros left out.
  for (let host = 1; host <= MESSAGES_PER_MINUTE; host++) await send(`2001:db8::${host}:1:2:3`)
  expect((await send('2001:db8::1')).status).toBe(429)
  for (let host = 0; host <= MESSAGES_PER_MINUTE; host++)
    expect((await send(`::ffff:203.0.113.${100 + host}`)).status).toBe(303)
  jest.useFakeTimers({ now: Date.now() + 60_000 })
  expect((await send('203.0.113.7')).status).toBe(303)
  jest.useRealTimers()
})

test('logs why a request was rejected but none of its text', async () => {
  await answerContact(
    SITE,
    delivery,
    post(form({ ...GOOD, [HONEYPOT]: 'https://spam.example' })),
    '203.0.113.9',
  )
  const lines = jest.mocked(console.warn).mock.calls.map(String)
  expect(lines).toEqual(['contact: refused: trapped'])
  expect(lines.join()).not.toMatch(/Ada|looms|spam|203/)
})

test('returns the text of a message no receiver accepts, with our email address', async () => {
  const answer = await answerContact(
    SITE,
    { receivers: { email: down, webhook: down }, problems: [] },
    post(form(GOOD)),
  )
  const html = await answer.text()
  expect(answer.status).toBe(502)
  for (const part of [FAILURES.failed, 'We sell looms.', 'mailto:hello@agency.example'])
    expect(html).toContain(part)
})

test.each(['email', 'webhook'])(
  'if the %s fails, the other receiver gets the message',
  async name => {
    const receivers = { email: accept, webhook: accept }
    const answer = await answerContact(
      SITE,
      { receivers: { ...receivers, [name]: down }, problems: [] },
      post(form(GOOD)),
    )
    expect([answer.status, messages.length]).toEqual([303, 1])
    const log = jest.mocked(console.error).mock.calls.join()
    expect(log).toBe(`contact: not delivered to ${name}: Error: down`)
  },
)

test('responds with 503 if the configuration is invalid, and logs how to fix it', async () => {
  const broken = { ...delivery, problems: ['CONTACT_FROM is missing. Set it.'] }
  const answer = await answerContact(SITE, broken, post(form(GOOD), SCRIPT))
  expect([answer.status, await answer.json()]).toEqual([503, { failure: FAILURES.failed }])
  expect(messages).toEqual([])
  expect(jest.mocked(console.error).mock.calls.join()).toContain('CONTACT_FROM is missing. Set it.')
})

describe('the daily check’s signature', () => {
  const markOf = (secret: string, seconds = Math.floor(Date.now() / 1000)) =>
    `${seconds}.${createHmac('sha256', secret).update(String(seconds)).digest('base64')}`
  const send = (mark: string, fields = {}, address = '') =>
    answerContact(
      SITE,
      { ...delivery, receivers: { ...delivery.receivers, webhook: down } },
      post(form({ ...GOOD, ...fields }), { ...SCRIPT, [PROBE_HEADER]: mark }),
      address,
    )

  test('marks the message as a test, and the response lists the receivers that accepted it', async () => {
    const answer = await send(markOf('a-secret'))
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { sent: true, receivers: { email: true, webhook: false } },
    ])
    expect(messages).toMatchObject([
      { test: true, subject: 'Test message from Ada: A first message' },
    ])
  })

  test.each<[string, string]>([
    ['made with another secret', markOf('another')],
    ['an hour old', markOf('a-secret', Math.floor(Date.now() / 1000) - 3600)],
    ['from the future', markOf('a-secret', Math.floor(Date.now() / 1000) + 3600)],
    ['in the wrong format', 'yes'],
    ['with a forged timestamp', markOf('a-secret').replace(/^\d+/, '1')],
  ])('is rejected if it’s %s', async (_, mark) => {
    const answer = await send(mark)
    expect([answer.status, await answer.json()]).toEqual([403, { failure: REFUSALS.unmarked }])
    expect(messages).toEqual([])
  })

  test('is never valid if no secret is set', async () => {
    const mark = markOf('undefined')
    const request = post(form(GOOD), { [PROBE_HEADER]: mark })
    const answer = await answerContact(SITE, { ...delivery, probeSecret: undefined }, request)
    expect(answer.status).toBe(403)
  })

  test('doesn’t bypass the rate limit', async () => {
    const mark = markOf('a-secret')
    expect((await send(mark, { [HONEYPOT]: 'x' })).status).toBe(422)
    expect((await send(mark, { name: '' })).status).toBe(422)
    expect((await send(mark, { company: 'x'.repeat(70_000) })).status).toBe(400)
    const statuses: number[] = []
    for (let count = 0; count <= MESSAGES_PER_MINUTE; count++)
      statuses.push((await send(mark, {}, '203.0.113.30')).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
