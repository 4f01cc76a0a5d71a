import type { ContactConfiguration } from './configuration'
import { answerContact, type Deliver, type Mail } from './handler'
import { FAILURES, HONEYPOT, MISSING } from './message'

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
  services: [{ slug: 'seo', name: 'Search' }],
  offer: {
    packages: [{ slug: 'starter', name: 'Starter', price: 5000, period: 'once' }],
    addOns: [{ slug: 'page', name: 'Page', price: 500, period: 'once', most: 10 }],
  },
}
const URL_OF_FORM = 'https://www.agency.example/api/contact'
const GOOD = { name: 'Ada', email: 'ada@looms.example', message: 'We sell looms.' }

let mails: Mail[] = []
const deliver: Deliver = mail => Promise.resolve(void mails.push(mail))
const answerTo = (request: Request) => answerContact(SITE, deliver, request)
const post = (body: BodyInit, headers = {}) =>
  new Request(URL_OF_FORM, {
    method: 'POST',
    body,
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
  })
const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const SCRIPT = { Accept: 'application/json' }

beforeEach(() => {
  mails = []
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('a message is carried as mail, with its choice and sums worked out from the offer', async () => {
  const fields = form({
    ...GOOD,
    company: 'Looms Ltd',
    package: 'starter',
    'add-on': 'page:2',
    service: 'seo',
    price: '1',
  })
  const answer = await answerTo(post(fields))
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact/sent#thanks'])
  expect(mails).toMatchObject([
    { reply_to: 'ada@looms.example', subject: 'Ada, Looms Ltd: A first message' },
  ])
  for (const line of [
    'About: Search',
    'Starter: from $5,000',
    '2 × Page: $1,000',
    'One-time: from $6,000',
    'We sell looms.',
  ])
    expect(mails[0]?.text).toContain(line)
})

test('a script gets JSON, from a form of parts as well', async () => {
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
        name: MISSING.name,
        email: expect.stringContaining('name@company.com') as string,
      },
    },
  ])
})

test('without script the page comes back with what was typed, chosen and is to be mended', async () => {
  const typed = '<b>"Looms" & more</b>'
  const answer = await answerTo(
    post(form({ ...GOOD, email: '', message: typed, 'add-on': 'page:2', package: '' })),
  )
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  for (const part of [
    '<title>Something needs another look</title>',
    'value="Ada"',
    '&lt;b&gt;"Looms" &amp; more&lt;/b&gt;',
    '<option value="page:2" selected',
    '<details open',
    'Page. One-time: $1,000.',
    `<a href="#contact-email">${MISSING.email}</a>`,
    `<p id="contact-email-problem">${MISSING.email}</p>`,
    'aria-invalid="true"',
    '<style>p > a {}</style>',
  ])
    expect(html.replaceAll('&quot;', '"')).toContain(part)
  expect(html).not.toMatch(/<script|hidden/)
  expect(mails).toEqual([])
})

test('an address with a choice is the form with that choice', async () => {
  const answer = await answerTo(
    new Request(`${URL_OF_FORM}?package=starter&add-on=%3Cb%3E&name=Eve`),
  )
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toMatch(/value="starter" checked/)
  expect(html).toContain('Starter. One-time: from $5,000.')
  expect(html).not.toMatch(/Eve|<b>|{\w+:/)
})

test.each<[string, number, Request]>([
  ['another origin', 403, post(form(GOOD), { 'Sec-Fetch-Site': 'cross-site' })],
  [
    'another host as origin',
    403,
    new Request(URL_OF_FORM, {
      method: 'POST',
      body: form(GOOD),
      headers: { Origin: 'https://evil.example' },
    }),
  ],
  ['another method', 405, new Request(URL_OF_FORM, { method: 'PUT', body: form(GOOD) })],
  ['too many bytes', 413, post(form({ ...GOOD, company: 'x'.repeat(70_000) }))],
  ['something else than a form', 400, post('{', { 'Content-Type': 'application/json' })],
  ['a filled honeypot', 422, post(form({ ...GOOD, [HONEYPOT]: 'https://spam.example' }))],
  ['too long a message', 422, post(form({ ...GOOD, message: 'x'.repeat(5001) }))],
  ['a second address', 422, post(form({ ...GOOD, email: 'a@b.example, c@d.example' }))],
])('%s is refused with %i', async (_, status, request) => {
  expect((await answerTo(request)).status).toBe(status)
  expect(mails).toEqual([])
})

test('what no keyboard types cannot reach the head of a mail', async () => {
  await answerTo(post(form({ ...GOOD, name: 'Ada\r\nBcc: all@looms.example' })))
  expect(mails[0]?.subject).not.toMatch(/[\r\n]/)
})

test('a message that cannot be delivered is handed back, with the address to write to', async () => {
  const isDown = () => Promise.reject(new Error('down'))
  const answer = await answerContact(SITE, isDown, post(form(GOOD)))
  const html = await answer.text()
  expect(answer.status).toBe(502)
  for (const part of [FAILURES.failed, 'We sell looms.', 'mailto:hello@agency.example'])
    expect(html).toContain(part)
  expect((await answerContact(SITE, undefined, post(form(GOOD), SCRIPT))).status).toBe(503)
})
