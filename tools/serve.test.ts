import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'serve-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'dist/api'), { recursive: true })
for (const file of ['index.html', '404.html', '_headers', '_redirects'])
  writeFileSync(join(folder, 'dist', file), '')
writeFileSync(join(folder, 'dist/api/contact.json'), '{ "endpoint": "/api/contact" }')

/** Runs `npm run serve` until it serves or fails, and returns its output. */
async function serve(env: Record<string, string>): Promise<string> {
  const server = spawn(resolve('node_modules/.bin/tsx'), [resolve('tools/serve.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...env },
  })
  let output = ''
  const ended = once(server, 'close')
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', data => {
      output += String(data)
      if (output.includes('Serving')) server.kill()
    })
  await ended
  return output
}

test('says which port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const output = await serve({ PORT: String(port) })
  other.close()
  expect(output).toMatch(new RegExp(`^listen EADDRINUSE: .*:${port}\\n$`))
})

test.each(['none', '70000', '-1', '90.5'])('rejects PORT=%s', async port => {
  expect(await serve({ PORT: port })).toMatch(/^options\.port should be >= 0 and < 65536\..*\n$/)
})

test.each([
  [{ RESEND_API_KEY: 'key' }, 'RESEND_API_KEY or CONTACT_FROM is missing'],
  [{ CONTACT_FROM: 'site@agency.example' }, 'RESEND_API_KEY or CONTACT_FROM is missing'],
])('warns about incomplete contact form settings: %j', async (env, warning) => {
  const output = await serve(env)
  expect(output).toContain(warning)
  expect(output).toContain('Serving dist/ at http://localhost:')
})

test.each([{}, { RESEND_API_KEY: 'key', CONTACT_FROM: 'site@agency.example' }])(
  'doesn’t warn about complete or missing contact form settings: %j',
  async env => {
    expect(await serve(env as Record<string, string>)).toMatch(/^Serving dist\/ at \S+\n$/)
  },
)
