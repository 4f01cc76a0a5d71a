/** What of others the site is made of: `npm run materials` after a build. */
import { spawnSync } from 'node:child_process'

test('everything that is sent to browsers has its licence and its size, and no licence asks for more than its notice', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'materials'], {
    encoding: 'utf8',
    // npm is a script of the shell on Windows.
    shell: process.platform === 'win32',
  })
  expect([status, stderr.replace(/^npm warn .*\n/gm, '')]).toEqual([0, ''])
  const [sent = ''] = stdout.split('\n\n')
  const names = [...sent.matchAll(/^(\S+) \d+\.\S+ +\S+ +(\d+)$/gm)]
  for (const name of ['react', 'react-dom', 'gatsby', 'pagefind'])
    expect(names.find(([, found]) => found === name)).toBeDefined()
  expect(names.filter(([, , size]) => Number(size) === 0)).toEqual([])
})
