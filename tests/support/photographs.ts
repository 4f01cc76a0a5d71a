/**
 * A draft with photographs: the site's own pictures are all drawings. It exists while the preview is
 * built that the tests in tests/prefixed look at.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** The draft's slug, the names of its pictures and their sizes in pixels. */
export const PHOTOGRAPHS = {
  slug: 'a-draft-with-photographs',
  cover: { name: 'cover.jpg', alt: 'A grey field, as a cover', width: 1300, height: 800 },
  figure: { name: 'room.png', alt: 'A grey field, in the text', width: 700, height: 500 },
} as const

const FOLDER = join('content/blog', PHOTOGRAPHS.slug)

/** Writes the draft as an editor would: `npm run new`, then a cover and a figure. */
export async function writePhotographs(): Promise<void> {
  removePhotographs()
  execFileSync('npm', ['run', '--silent', 'new', '--', 'post', PHOTOGRAPHS.slug])
  const { cover, figure } = PHOTOGRAPHS
  for (const { name, width, height } of [cover, figure]) {
    const grey = { create: { width, height, channels: 3 as const, background: '#888888' } }
    await sharp(grey).toFile(join(FOLDER, name))
  }
  const file = join(FOLDER, 'index.mdx')
  const text = readFileSync(file, 'utf8')
  const front = `---\ncover: ./${cover.name}\ncoverAlt: ${cover.alt}\n`
  const body = `\n<Figure src="./${figure.name}" alt="${figure.alt}" />\n`
  writeFileSync(file, text.replace(/^---\n/, front) + body)
}

/** Takes the draft away. */
export function removePhotographs(): void {
  rmSync(FOLDER, { recursive: true, force: true })
}
