/** The contact form in develop, over Node's own server as Gatsby's gives it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWN_ENDPOINT } from '../content/fields'
import { developContact } from './develop'

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

test('a message is written into the folder, and a fault is said in the words of the site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  let answer: Answer = () => undefined
  let path = ''
  developContact({ all: (at, given) => ([path, answer] = [at, given]) }, folder)
  expect(path).toBe(OWN_ENDPOINT)
  const server = createServer((request, response) => answer(request, response, () => undefined))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const post = (answers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(answers),
    })
  try {
    const good = { name: 'Ada', email: 'ada@looms.example', message: 'We sell looms.' }
    expect((await post({ ...good, email: 'ada' })).status).toBe(422)
    expect(readdirSync(folder)).toEqual([])
    expect(await (await post(good)).json()).toEqual({ sent: true })
    const [file = ''] = readdirSync(folder)
    expect(readFileSync(join(folder, file), 'utf8')).toContain(good.message)
  } finally {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  }
})
