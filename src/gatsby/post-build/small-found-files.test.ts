/** The small files for machines and for the curious. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteAddress } from '../../content/routes/site-address'
import { humansFile } from './humans-file'
import { ICONS, writeIcons } from '../../social/icons'
import { securityFile } from './security-txt-file'

test('security.txt promises until the day that data gives', () => {
  expect(
    securityFile('https://a.example', { contact: 's@a.example', expires: '2030-01-31' }, 'de'),
  ).toBe(
    [
      'Contact: mailto:s@a.example',
      'Expires: 2030-01-31T00:00:00.000Z',
      'Preferred-Languages: de',
      'Canonical: https://a.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('humans.txt names the agency and its teams', () => {
  const teams = [{ slug: 'a', name: 'The first team', description: '' }]
  const text = humansFile(
    'https://a.example',
    { name: 'Agency', email: 'x@a.example', language: 'de' },
    teams,
  )
  for (const part of [
    'Agency',
    'The first team',
    'x@a.example',
    'https://a.example/sitemap',
    'German',
  ])
    expect(text).toContain(part)
})

test.each([
  ['https://a.example', '', 'https://a.example'],
  ['https://a.example/', '', 'https://a.example'],
  ['https://a.example', '/x', 'https://a.example/x'],
  ['https://a.example/x/', '/x', 'https://a.example/x'],
])('the address of %s below “%s”', (url, prefix, expected) => {
  expect(siteAddress(url, prefix)).toBe(expected)
})

test('icons have their sizes, and are the same each time', () => {
  const [first, second] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'icons-')))
  for (const folder of [first, second]) writeIcons(process.cwd(), folder ?? '')
  for (const { file, size } of ICONS) {
    const png = readFileSync(join(first ?? '', file))
    expect([file, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([file, size, size])
    expect(png.equals(readFileSync(join(second ?? '', file)))).toBe(true)
  }
  const ico = readFileSync(join(first ?? '', 'favicon.ico'))
  expect(ico.readUInt32LE(0)).toBe(0x00010000)
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22)
  for (const folder of [first, second]) rmSync(folder ?? '', { recursive: true })
  expect(existsSync(first ?? '')).toBe(false)
})
