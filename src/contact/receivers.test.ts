import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deliver, deliveryFrom, type Message } from './receivers'

const KEY = Buffer.from('0123456789abcdef0123456789abcdef')
const SECRET = `whsec_${KEY.toString('base64')}`
const EMAIL = { RESEND_API_KEY: 'a-key', CONTACT_FROM: 'site@agency.example' }
const MESSAGE: Message = {
  id: '1',
  test: false,
  subject: 'Ada: A first message',
  text: 'Name: Ada',
  name: 'Ada',
  email: 'ada@exämple.de',
  company: '',
  message: 'We sell looms.',
  choice: [],
}

/** How a receiver responds: with a status code, by closing the connection, or not at all. */
type Behavior = number | 'break' | 'hang'
interface Got {
  headers: IncomingMessage['headers']
  body: string
}
let got: Got[] = []
let behaviors: Behavior[] = []
let url = ''
const server = createServer((request, response: ServerResponse) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    got.push({ headers: request.headers, body })
    const behavior = behaviors.shift() ?? 200
    if (behavior === 'break') request.socket.destroy()
    else if (behavior !== 'hang')
      response.writeHead(behavior, { Location: `${url}/elsewhere` }).end('{}')
  })
})
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const toServer = globalThis.fetch
beforeEach(() => {
  got = []
  behaviors = []
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  // Requests to Resend go to the local server.
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) =>
      toServer(String(address).replace('https://api.resend.com', url), init),
    )
})
afterEach(() => jest.restoreAllMocks())

const send = (environment: Record<string, string>) => {
  const { receivers, problems } = deliveryFrom(environment, 'hello@agency.example')
  expect(problems).toEqual([])
  return deliver(receivers, MESSAGE)
}
const webhook = () => ({ CONTACT_WEBHOOK: url, CONTACT_WEBHOOK_SECRET: SECRET })

test('sends emails in Resend’s format, with the visitor’s domain in ASCII', async () => {
  expect(await send(EMAIL)).toEqual({ email: true })
  expect(got[0]?.headers).toMatchObject({ authorization: 'Bearer a-key', 'idempotency-key': '1' })
  expect(JSON.parse(String(got[0]?.body))).toEqual({
    from: 'site@agency.example',
    to: ['hello@agency.example'],
    reply_to: 'ada@xn--exmple-cua.de',
    subject: MESSAGE.subject,
    text: MESSAGE.text,
  })
  await send({ ...EMAIL, CONTACT_TO: 'sales@agency.example' })
  expect(JSON.parse(String(got[1]?.body))).toMatchObject({ to: ['sales@agency.example'] })
})

test('sends the message to the webhook as signed JSON', async () => {
  expect(await send(webhook())).toEqual({ webhook: true })
  const { headers, body } = got[0] ?? { headers: {}, body: '' }
  expect(JSON.parse(body)).toEqual(MESSAGE)
  const { 'webhook-id': id, 'webhook-timestamp': seconds } = headers
  expect(id).toBe('1')
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(5)
  const signature = createHmac('sha256', KEY)
    .update(`${String(id)}.${String(seconds)}.${body}`)
    .digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
})

test.each<[string, Behavior[], boolean, number]>([
  ['that fails once', [500, 200], true, 2],
  ['that closes the connection once', ['break', 200], true, 2],
  ['that hangs once', ['hang', 200], true, 2],
  ['that fails twice', [500, 503, 200], false, 2],
  ['that redirects', [302, 307, 200], false, 2],
])('a receiver %s: responses %j, delivered: %s', async (_, answers, isDelivered, attempts) => {
  behaviors = answers
  expect(await send(webhook())).toEqual({ webhook: isDelivered })
  expect(got).toHaveLength(attempts)
  expect(new Set(got.map(({ body }) => body)).size).toBe(1)
})

test('a receiver that hangs delays the response by less than ten seconds', async () => {
  behaviors = ['hang', 'hang']
  const start = Date.now()
  expect(await send(webhook())).toEqual({ webhook: false })
  expect(Date.now() - start).toBeLessThan(10_000)
  expect(jest.mocked(console.error).mock.calls.join()).toMatch(
    /not delivered to webhook: .*timeout/i,
  )
})

test.each<[Record<string, string>, string]>([
  [{}, 'RESEND_API_KEY and CONTACT_FROM, or CONTACT_WEBHOOK and CONTACT_WEBHOOK_SECRET'],
  [{ RESEND_API_KEY: 'a-key' }, 'RESEND_API_KEY or CONTACT_FROM is missing or invalid'],
  [{ CONTACT_FROM: 'site@agency.example' }, 'RESEND_API_KEY or CONTACT_FROM is missing or invalid'],
  [{ CONTACT_WEBHOOK: 'https://crm.example/in' }, 'or CONTACT_WEBHOOK_SECRET is missing'],
  [{ CONTACT_WEBHOOK_SECRET: SECRET }, 'CONTACT_WEBHOOK or CONTACT_WEBHOOK_SECRET'],
  [
    { CONTACT_WEBHOOK: 'http://crm.example/in', CONTACT_WEBHOOK_SECRET: SECRET },
    'starts with https://',
  ],
  [{ CONTACT_WEBHOOK: 'crm.example', CONTACT_WEBHOOK_SECRET: SECRET }, 'starts with https://'],
  [
    { CONTACT_WEBHOOK: 'https://ada:pa55@crm.example/in', CONTACT_WEBHOOK_SECRET: SECRET },
    'has no user name or password',
  ],
  ...['a\nkey', 'a key', 'a-key”'].map(
    key =>
      [
        { ...EMAIL, RESEND_API_KEY: key },
        'RESEND_API_KEY or CONTACT_FROM is missing or invalid',
      ] as never,
  ),
  ...['secret', 'whsec_c2hvcnQ=', `${SECRET}x`, `whsec_${'-'.repeat(40)}`].map(
    secret =>
      [
        { CONTACT_WEBHOOK: 'https://crm.example/in', CONTACT_WEBHOOK_SECRET: secret },
        'the second to the output of',
      ] as [Record<string, string>, string],
  ),
])('reports what’s wrong with the configuration %j', (environment, problem) => {
  const { problems } = deliveryFrom(environment, 'hello@agency.example')
  expect(problems).toEqual([expect.stringContaining(problem)])
})

test('trims values and ignores empty ones', async () => {
  expect(
    await send({
      RESEND_API_KEY: ' a-key\n',
      CONTACT_FROM: ' site@agency.example',
      CONTACT_TO: '',
      CONTACT_WEBHOOK: `${url} `,
      CONTACT_WEBHOOK_SECRET: `${SECRET}\r`,
    }),
  ).toEqual({ email: true, webhook: true })
  const email = got.find(({ headers }) => headers.authorization)
  expect(email?.headers.authorization).toBe('Bearer a-key')
  expect(JSON.parse(String(email?.body))).toMatchObject({
    from: 'site@agency.example',
    to: ['hello@agency.example'],
  })
  const { problems } = deliveryFrom({ ...EMAIL, CONTACT_FROM: ' ' }, 'x@y.example')
  expect(problems).toEqual([
    expect.stringContaining('RESEND_API_KEY or CONTACT_FROM is missing or invalid'),
  ])
})

test('reports an invalid webhook even if the email settings are valid', () => {
  const { problems } = deliveryFrom(
    { ...EMAIL, CONTACT_WEBHOOK: 'http://crm.example' },
    'x@y.example',
  )
  expect(problems).toHaveLength(1)
})
