/** Complete images pass. Truncated images and all SVG files are rejected. */
import sharp from 'sharp'
import { pictureDiagnostics } from './src'

/** Has as much noise as a photo, so that every format stores plenty of pixel data. */
const image = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

const FORMATS: Record<string, () => Promise<Buffer>> = {
  'a.jpg': () => image().jpeg().toBuffer(),
  'progressive.jpg': () => image().jpeg({ progressive: true }).toBuffer(),
  'exif.jpg': () =>
    image()
      .withExif({ IFD0: { Copyright: 'A' } })
      .jpeg()
      .toBuffer(),
  'a.png': () => image().png().toBuffer(),
  'a.webp': () => image().webp().toBuffer(),
  'a.avif': () => image().avif().toBuffer(),
}

test.each(Object.entries(FORMATS))(
  'accepts a complete %s and rejects a truncated one',
  async (path, make) => {
    const bytes = await make()
    const messages = (part: Uint8Array) =>
      pictureDiagnostics(path, part).map(({ message }) => message)
    expect(messages(bytes)).toEqual([])
    for (const missing of [20, 200, bytes.length >> 1])
      expect(messages(bytes.subarray(0, -missing))).toEqual([
        expect.stringMatching(/^This image file is incomplete|^This isn’t a valid PNG/),
      ])
  },
)

test('accepts a photo with a video that a phone appended', async () => {
  const bytes = Buffer.concat([await image().jpeg().toBuffer(), Buffer.alloc(500, 7)])
  expect(pictureDiagnostics('a.jpg', bytes)).toEqual([])
})

test('doesn’t mistake the end of a photo’s embedded preview for the end of the photo', async () => {
  const bytes = await image().jpeg().toBuffer()
  const preview = Buffer.from([0xff, 0xe1, 0, 6, 0xff, 0xd9, 0, 0])
  const whole = Buffer.concat([bytes.subarray(0, 2), preview, bytes.subarray(2)])
  expect(pictureDiagnostics('a.jpg', whole)).toEqual([])
  expect(pictureDiagnostics('a.jpg', whole.subarray(0, -2))).toHaveLength(1)
})

test.each([
  ['no size', '0000000166726565'],
  ['a size of 0', '00000001667265650000000000000000'],
  ['a size that doesn’t fit in a number', '0000000166726565ffffffffffffffff'],
  ['a size smaller than its header', '0000000466726565'],
])('rejects an AVIF box with %s', async (_, box) => {
  const bytes = Buffer.concat([await image().avif().toBuffer(), Buffer.from(box, 'hex')])
  expect(pictureDiagnostics('a.avif', bytes)).toHaveLength(1)
})

const SVG = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`

describe.each([
  ['a plain shape', SVG('<path d="M0 0h1v1H0z"/>')],
  ['a script', SVG('<script>alert(1)</script>')],
  ['an XHTML script', SVG('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')],
  ['an event handler', SVG('<g onload="alert(1)"/>')],
  ['a javascript: link', SVG('<a href="&#106;avascript:alert(1)"><text>Go</text></a>')],
  ['embedded HTML', SVG('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>')],
  ['an image from another host', SVG('<image href="https://evil.example/pixel.png"/>')],
  ['an import', SVG('<style>@import "https://evil.example/a.css";</style>')],
  ['UTF-16 encoding', Buffer.from(`\ufeff${SVG('<script/>')}`, 'utf16le')],
])('an SVG file with %s', (_, drawing) => {
  const bytes = Buffer.from(drawing)

  test.each(['a.svg', 'a.SVG'])('is rejected when named %s', path => {
    expect(pictureDiagnostics(path, bytes)).toMatchObject([
      {
        message: 'This isn’t a valid PNG, JPG, WebP, or AVIF image.',
        fix: 'Open it in an image editor, export it as .jpg or .png, and use that name in the text.',
        severity: 'error',
      },
    ])
  })

  test.each(['a.png', 'a.jpg', 'a.webp', 'a.avif'])('is rejected when named %s', path => {
    expect(pictureDiagnostics(path, bytes)).toMatchObject([
      { message: expect.stringMatching(/^This isn’t a valid PNG/), severity: 'error' },
    ])
  })
})
