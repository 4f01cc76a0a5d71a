/** Sends hundreds of hostile requests to the handler on Node, with a receiver that fails, hangs, and recovers. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { ContactConfiguration } from './configuration'
import { FAILURES, HONEYPOT } from './message'
import { answerNode } from './node'
import { deliveryFrom, type Message } from './receivers'

const SITE: ContactConfiguration = {
  html: '<form id="contact-form"><div id="contact-notice" hidden></div><textarea name="message"></textarea></form>',
  headers: {},
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
const GOOD = { name: 'Ada', email: 'ada@looms.example', message: 'We sell looms.' }

let received: Message[] = []
let behavior: 'accept' | 'fail' | 'hang' = 'accept'
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    if (behavior === 'hang') return
    if (behavior === 'accept') received.push(JSON.parse(body) as Message)
    response.writeHead(behavior === 'accept' ? 200 : 500).end()
  })
})
let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
const site = createServer((request, response) => void handle(request, response))
const listen = async (server: Server) => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
let url = ''

beforeAll(async () => {
  const delivery = deliveryFrom(
    {
      CONTACT_WEBHOOK: await listen(receiver),
      CONTACT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    },
    SITE.email,
  )
  handle = (request, response) => answerNode(SITE, delivery, request, response)
  url = (await listen(site)) + SITE.endpoint
})
afterAll(() => {
  for (const server of [receiver, site]) {
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => {
  received = []
  behavior = 'accept'
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

let visitor = 0
/** Posts as a different visitor each time, so the rate limit doesn’t hide other responses. */
const post = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'X-Forwarded-For': `10.0.${visitor >> 8}.${visitor++ & 255}`, ...headers },
  })
const form = (fields: Record<string, string>) => new URLSearchParams({ ...GOOD, ...fields })

const CONTROLS = [...Array(32).keys(), 127, 0x202e, 0x200b, 0x2066, 0xfeff].map(code =>
  String.fromCodePoint(code),
)
const SPACE = /^\s$/
const ONE_LINE = ['name', 'company', 'email']
const TYPES = 'application/json,text/plain,application/xml,multipart/form-data,image/png,,;,a/b; c'
const FIELDS = ['name', 'email', 'message', 'company', 'package']

/** Requests the handler must reject, each with a name, a body, and any headers. */
const HOSTILE: [string, RequestInit['body'], Record<string, string>?][] = [
  ...ONE_LINE.flatMap(field =>
    CONTROLS.map((sign): [string, string] => [
      `${field} with U+${sign.codePointAt(0)?.toString(16)}`,
      form({ [field]: `ada${sign}b@looms.example` }).toString(),
    ]),
  ),
  ...CONTROLS.filter(sign => sign < ' ' && !SPACE.test(sign)).map((sign): [string, string] => [
    `message with U+${sign.codePointAt(0)?.toString(16)}`,
    form({ message: `a${sign}b` }).toString(),
  ]),
  ...FIELDS.flatMap(field =>
    ['', 'x', 'x'.repeat(5001)].map((second): [string, string] => [
      `a second ${field} with ${second.length} characters`,
      `${form({ [field]: GOOD.name }).toString()}&${field}=${second}`,
    ]),
  ),
  ...TYPES.split(',').map((type): [string, string, Record<string, string>] => [
    `Content-Type: ${type}`,
    form({}).toString(),
    { 'Content-Type': type },
  ]),
  ...['cross-site', 'same-site', '', 'none, same-origin'].map(
    (value): [string, string, Record<string, string>] => [
      `Sec-Fetch-Site: ${value}`,
      form({}).toString(),
      { 'Sec-Fetch-Site': value },
    ],
  ),
  ...['null', 'https://evil.example', 'http://127.0.0.1', 'http://127.0.0.1:1', 'x'].map(
    (value): [string, string, Record<string, string>] => [
      `Origin: ${value}`,
      form({}).toString(),
      { Origin: value, 'Content-Type': 'application/x-www-form-urlencoded' },
    ],
  ),
  ...[65_537, 100_000, 200_000].map((size): [string, string] => [
    `${size} bytes`,
    form({ other: 'x'.repeat(size) }).toString(),
  ]),
  ['a filled honeypot', form({ [HONEYPOT]: 'x' }).toString()],
  ['an empty body', ''],
]

test('rejects hundreds of hostile requests, each with a reason, and delivers none', async () => {
  expect(HOSTILE.length).toBeGreaterThan(150)
  for (const [name, body, headers] of HOSTILE) {
    const answer = await post(body, {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'application/json',
      ...headers,
    }).catch((error: unknown) => {
      throw new Error(name, { cause: error })
    })
    const json = (await answer.json()) as { failure?: string; problems?: object }
    expect([name, answer.status >= 400 && answer.status < 500]).toEqual([name, true])
    expect([name, Boolean(json.failure) || Object.keys(json.problems ?? {}).length > 0]).toEqual([
      name,
      true,
    ])
  }
  expect(received).toEqual([])
  // After all that, a normal message goes through.
  expect((await post(form({}))).status).toBe(303)
})

test('takes prices from the site’s data and ignores prices in the form', async () => {
  const forged = form({
    package: 'starter',
    price: '1',
    'One-time': 'from $1',
    'add-on': 'page:-5',
    offer: '{}',
  })
  forged.append('add-on', 'page:1e9')
  forged.append('package-price', '1')
  expect((await post(forged)).status).toBe(303)
  const { choice, text } = received[0] as Message
  expect(choice.join()).not.toMatch(/\$1\b/)
  expect(text).toContain('One-time: from $5,000')
  await post(form({ 'add-on': 'page:1e9' }))
  expect(received[1]?.choice).toContain('10 × Page: $5,000')
})

test('slow and incomplete requests don’t block other visitors', async () => {
  const { port } = new URL(url)
  const head = `POST ${SITE.endpoint} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nname=`
  const sockets = Array.from({ length: 100 }, () => connect(Number(port), '127.0.0.1'))
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    socket.write(head)
  }
  for (const socket of sockets.slice(50)) socket.destroy()
  expect((await post(form({}))).status).toBe(303)
  for (const socket of sockets) socket.destroy()
  expect((await post(form({}))).status).toBe(303)
  expect(received).toHaveLength(2)
})

test('delivers each of 200 simultaneous messages once or returns its text to the visitor', async () => {
  const texts = Array.from({ length: 200 }, (_, index) => `Message ${index}.`)
  const statuses = await Promise.all(
    texts.map(async (message, index) => {
      if (index === 100) behavior = 'fail'
      const answer = await post(form({ message }))
      const body = await answer.text()
      if (answer.status !== 303)
        for (const part of [FAILURES.failed, message]) expect(body).toContain(part)
      return answer.status
    }),
  )
  const sent = texts.filter((_, index) => statuses[index] === 303)
  expect(received.map(({ message }) => message).sort()).toEqual(sent.sort())
  expect(new Set(received.map(({ id }) => id)).size).toBe(sent.length)
  expect(statuses.filter(status => ![303, 502].includes(status))).toEqual([])
})

test('returns the visitor’s text if a receiver hangs, and delivers messages again once it recovers', async () => {
  behavior = 'hang'
  const [first] = await Promise.all([post(form({ message: 'Waiting.' }))])
  expect([first?.status, (await first?.text())?.includes('Waiting.')]).toEqual([502, true])
  receiver.closeAllConnections()
  behavior = 'accept'
  expect((await post(form({ message: 'Waiting.' }))).status).toBe(303)
  expect(received.map(({ message }) => message)).toEqual(['Waiting.'])
})

test('malformed requests don’t crash the server', async () => {
  const { port } = new URL(url)
  const send = (text: string) =>
    new Promise<string>(resolve => {
      let answer = ''
      const socket = connect(Number(port), '127.0.0.1', () => socket.end(text))
      socket.on('data', part => (answer += part.toString()))
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(answer))
    })
  for (const line of [
    'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    'GET http:// HTTP/1.1\r\nHost: [\r\n\r\n',
    'POST /api/contact HTTP/1.1\r\nHost: x:99999\r\nContent-Length: 1\r\n\r\nx',
    'POST //// HTTP/1.1\r\nHost: \r\nContent-Length: 0\r\n\r\n',
    'nonsense\r\n\r\n',
    'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
    'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
  ])
    expect([line, /^$|^HTTP\/1\.1 [34]/.test(await send(line))]).toEqual([line, true])
  expect((await post(form({}))).status).toBe(303)
})
