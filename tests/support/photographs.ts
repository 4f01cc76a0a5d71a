/**
 * A draft with photographs: the site's own pictures are all drawings. It is written into the copy in which
 * the preview is built that the tests in tests/prefixed look at.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ProjectCopy } from './project-copy'

/** The draft's slug, the names of its pictures and their sizes in pixels. */
export const PHOTOGRAPHS = {
  slug: 'a-draft-with-photographs',
  cover: { name: 'cover.jpg', alt: 'A grey field, as a cover', width: 1300, height: 800 },
  figure: { name: 'room.png', alt: 'A grey field, in the text', width: 700, height: 500 },
  /** One portrait, stored in each of the ways that EXIF knows. */
  portrait: { width: 600, height: 1000, corners: ['red', 'lime', 'blue', 'white'] },
} as const

/** The pictures of the portrait, each with the orientation that turns it upright. */
export const portraits = Array.from({ length: 8 }, (_, index) => ({
  orientation: index + 1,
  name: `portrait-${index + 1}.jpg`,
  alt: `Four fields of colour, stored in way ${index + 1}`,
}))

/** The portrait as a telephone stores it: turned and mirrored, with a note of how to undo that. */
async function storePortrait(file: string, orientation: number): Promise<void> {
  const { width, height, corners } = PHOTOGRAPHS.portrait
  const half = { width: width / 2, height: height / 2 }
  const upright = await sharp({ create: { width, height, channels: 3, background: 'black' } })
    .composite(
      corners.map((background, index) => ({
        input: { create: { ...half, channels: 3 as const, background } },
        left: index % 2 === 0 ? 0 : half.width,
        top: index < 2 ? 0 : half.height,
      })),
    )
    .png()
    .toBuffer()
  // What undoes each orientation: a mirror, which sharp does first, and a turn clockwise.
  const turn = [0, 0, 180, 0, 270, 270, 90, 90][orientation - 1]
  const stored = sharp(upright).rotate(turn)
  if ([2, 5, 7].includes(orientation)) stored.flop()
  if (orientation === 4) stored.flip()
  const lying = await stored.png().toBuffer()
  await sharp(lying).withMetadata({ orientation }).jpeg().toFile(file)
}

/** Writes the draft as an editor would: `npm run new`, then a cover and a figure. */
export async function writePhotographs(copy: ProjectCopy): Promise<void> {
  const { slug, cover, figure } = PHOTOGRAPHS
  const folder = join(copy.root, 'content/blog', slug)
  const { passed, output } = copy.run('new', ['post', slug])
  if (!passed) throw new Error(output)
  for (const { name, width, height } of [cover, figure]) {
    const grey = { create: { width, height, channels: 3 as const, background: '#888888' } }
    await sharp(grey).toFile(join(folder, name))
  }
  for (const { name, orientation } of portraits) {
    await storePortrait(join(folder, name), orientation)
  }
  const file = join(folder, 'index.mdx')
  const text = readFileSync(file, 'utf8')
  const front = `---\ncover: ./${cover.name}\ncoverAlt: ${cover.alt}\n`
  const body = [figure, ...portraits]
    .map(({ name, alt }) => `\n<Figure src="./${name}" alt="${alt}" />\n`)
    .join('')
  writeFileSync(file, text.replace(/^---\n/, front) + body)
}
