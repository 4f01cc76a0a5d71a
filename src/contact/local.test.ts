import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CONFIGURATION_FILE, type ContactConfiguration } from './configuration'
import { localContact } from './local'
import { MESSAGES_PER_MINUTE } from './rate-limit'

const SITE: ContactConfiguration = {
  html: '<form id="contact-form"><div id="contact-notice" hidden></div></form>',
  headers: {},
  endpoint: '/api/contact',
  sentPath: '/contact/sent',
  email: 'hello@agency.example',
  subject: 'A first message',
  offer: { packages: [], addOns: [], services: [] },
}
const MESSAGE = new URLSearchParams({
  name: 'Ada',
  email: 'ada@looms.example',
  message: 'We sell looms.',
}).toString()

const folder = mkdtempSync(join(tmpdir(), 'local-contact-'))
const messages = join(folder, 'messages')
const file = join(folder, CONFIGURATION_FILE)
mkdirSync(dirname(file))
writeFileSync(file, JSON.stringify(SITE))
const before = { ...process.env }

beforeEach(() => {
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => {
  process.env = { ...before }
  jest.restoreAllMocks()
  rmSync(messages, { recursive: true, force: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the handler with these environment variables and sends it one message for each set of headers. */
async function send(environment: object, ...sets: Record<string, string>[]) {
  process.env = { ...before, ...environment }
  const { answer } = localContact(folder, messages)
  const server = createServer((asked, answered) => void answer(asked, answered))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const statuses: (number | undefined)[] = []
  for (const headers of sets)
    statuses.push(
      await new Promise((resolve, reject) => {
        const options = {
          port,
          path: SITE.endpoint,
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        }
        request(options, response => {
          response.resume()
          response.on('end', () => resolve(response.statusCode))
        })
          .on('error', reject)
          .end(MESSAGE)
      }),
    )
  server.closeAllConnections()
  server.close()
  return statuses
}
const kept = () => readdirSync(folder).includes('messages')
const written = () => (kept() ? readdirSync(messages).length : 0)

test('writes messages to files on a developer’s machine', async () => {
  expect(await send({}, { Host: 'localhost' })).toEqual([303])
  expect(written()).toBe(1)
})

test('doesn’t store messages in production without an API key, and logs a warning at startup', async () => {
  expect(await send({ NODE_ENV: 'production' }, { Host: 'localhost' })).toEqual([503])
  expect(kept()).toBe(false)
  expect(jest.mocked(console.warn).mock.calls.join()).toMatch(/RESEND_API_KEY.*503/)
})

test('doesn’t store messages sent to another host through a proxy', async () => {
  expect(await send({}, { Host: 'www.agency.example' })).toEqual([503])
  expect(kept()).toBe(false)
})

test('counts visitors by the IP address the proxy adds, not by one they send', async () => {
  const from = (address: string) => ({ Host: 'localhost', 'X-Forwarded-For': address })
  const many = Array.from({ length: MESSAGES_PER_MINUTE + 1 }, (_, index) =>
    from(`198.51.100.${index}, 203.0.113.20`),
  )
  const statuses = await send({}, ...many, from('203.0.113.21'))
  expect(statuses.slice(-3)).toEqual([303, 429, 303])
})
