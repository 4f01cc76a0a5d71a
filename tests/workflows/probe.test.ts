/** Tests the daily check of the contact form, with the handler on a local server and a fake GitHub API. */
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ContactConfiguration } from '../../src/contact/configuration'
import { answerNode } from '../../src/contact/node'
import type { Delivery, Message, Receiver } from '../../src/contact/receivers'

const { probe, report } = createRequire(join(process.cwd(), 'package.json'))(
  './.github/scripts/probe.cjs',
) as {
  probe(site: string, secret: string): Promise<string | undefined>
  report(options: object): Promise<void>
}

const FORM = '<form id="contact-form" class="f" action="/api/contact" method="post"></form>'
const SITE: ContactConfiguration = {
  html: FORM,
  headers: {},
  endpoint: '/api/contact',
  sentPath: '/contact/sent',
  email: 'hello@agency.example',
  subject: 'A first message',
  offer: { packages: [], addOns: [], services: [] },
}
const accept: Receiver = message => Promise.resolve(void messages.push(message))
const fail: Receiver = () => Promise.reject(new Error('down'))

let messages: Message[] = []
let delivery: Delivery
let page = FORM
const server: Server = createServer((request, response) => {
  if (request.url === '/contact') response.end(page)
  else void answerNode(SITE, delivery, request, response)
})
let url = ''

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  messages = []
  page = FORM
  delivery = {
    receivers: { email: accept, webhook: accept },
    problems: [],
    probeSecret: 'a-secret',
  }
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined)
  // The rate limit applies to the check too, so each test runs in a different minute.
  jest.spyOn(Date, 'now').mockReturnValue((minute += 60_000))
})
let minute = Date.now()
afterEach(() => jest.restoreAllMocks())

test('reports no problem if every receiver accepts the test message', async () => {
  // Like the handler, the script ignores a line break at the end of the secret.
  expect(await probe(url, 'a-secret\n')).toBeUndefined()
  expect(messages.map(({ test: isTest }) => isTest)).toEqual([true, true])
})

test('names a receiver that fails, even though the message counts as sent', async () => {
  delivery = { ...delivery, receivers: { email: accept, webhook: fail } }
  expect(await probe(url, 'a-secret')).toContain('"webhook":false')
})

test.each<[string, () => void, string]>([
  ['no receiver accepts it', () => (delivery = { ...delivery, receivers: { email: fail } }), '502'],
  ['the configuration is wrong', () => (delivery = { ...delivery, problems: ['x'] }), '503'],
  ['the secrets differ', () => (delivery = { ...delivery, probeSecret: 'another' }), '403'],
  ['the page has no form', () => (page = '<p>hello@agency.example</p>'), 'without a contact form'],
  [
    'the form’s action is the wrong URL',
    () => (page = FORM.replace('/api/contact', '/contact')),
    'returned 200',
  ],
])('reports a problem if %s', async (_, change, expected) => {
  change()
  expect(await probe(url, 'a-secret')).toContain(expected)
})

test('reports a site that doesn’t respond', async () => {
  expect(await probe('http://127.0.0.1:1', 'a-secret')).toContain("couldn't be reached")
})

test.each<[string | undefined, { title: string; number: number }[], unknown]>([
  ['It broke.', [], ['create', undefined, undefined]],
  ['It broke.', [{ title: 'Another', number: 1 }], ['create', undefined, undefined]],
  [
    'It broke.',
    [{ title: 'The contact form isn’t delivering messages', number: 2 }],
    ['update', 2, undefined],
  ],
  [
    undefined,
    [{ title: 'The contact form isn’t delivering messages', number: 2 }],
    ['update', 2, 'closed'],
  ],
  [undefined, [], undefined],
])(
  'keeps a single issue up to date (problem: %s, open issues: %j)',
  async (problem, open, expected) => {
    const calls: unknown[][] = []
    const call = (name: string) => (options: Record<string, unknown>) => {
      calls.push([name, options.issue_number, options.state])
      if (problem) expect(options.body).toContain(problem)
      return Promise.resolve()
    }
    const github = {
      paginate: () => Promise.resolve(open),
      rest: { issues: { create: call('create'), update: call('update') } },
    }
    await report({ github, context: { repo: { owner: 'o', repo: 'r' } }, problem })
    expect(calls[0]).toEqual(expected)
  },
)
