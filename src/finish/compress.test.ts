import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressFiles } from './compress'

const folder = mkdtempSync(join(tmpdir(), 'site-compress-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('files that gain by it get compressed copies that hold the same; others none', async () => {
  const content = 'a line of a page\n'.repeat(200)
  const files = ['page.html', 'small.html', 'picture.png'].map(name => join(folder, name))
  writeFileSync(files[0] ?? '', content)
  writeFileSync(files[1] ?? '', 'short')
  writeFileSync(files[2] ?? '', content)
  await compressFiles(files, folder)
  expect(brotliDecompressSync(readFileSync(`${files[0]}.br`)).toString()).toBe(content)
  expect(gunzipSync(readFileSync(`${files[0]}.gz`)).toString()).toBe(content)
  expect(readFileSync(`${files[0]}.br`).length).toBeLessThan(content.length / 10)
  for (const file of files.slice(1)) expect(existsSync(`${file}.br`)).toBe(false)
})

test('what has been compressed is not compressed again, and what nobody needs any more is not kept', async () => {
  const file = join(folder, 'text.txt')
  const write = (content: string) => writeFileSync(file, content.repeat(100))
  const copies = () => ['br', 'gz'].map(ending => readFileSync(`${file}.${ending}`, 'hex'))
  write('one text of a page\n')
  await expect(compressFiles([file], folder)).resolves.toBe(1)
  const first = copies()
  await expect(compressFiles([file], folder)).resolves.toBe(0)
  expect(copies()).toEqual(first)
  write('another text of it\n')
  await expect(compressFiles([file], folder)).resolves.toBe(1)
  expect(copies()).not.toEqual(first)
  write('one text of a page\n')
  await expect(compressFiles([file], folder)).resolves.toBe(1)
  expect(copies()).toEqual(first)
})
