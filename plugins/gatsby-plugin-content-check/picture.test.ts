/** Complete images pass; a truncated image is rejected, and so is every SVG file. */
import sharp from 'sharp'
import { pictureDiagnostics } from './src'

/** Noise like a photo's, so that every format has many bytes of pixels. */
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
  '%s passes complete, and is refused cut off',
  async (path, make) => {
    const bytes = await make()
    const messages = (part: Uint8Array) =>
      pictureDiagnostics(path, part).map(({ message }) => message)
    expect(messages(bytes)).toEqual([])
    for (const missing of [20, 200, bytes.length >> 1])
      expect(messages(bytes.subarray(0, -missing))).toEqual([
        expect.stringMatching(/^This image file is incomplete|^This isn’t a valid \.webp file/),
      ])
  },
)

test('a video that a phone appends to a photo is accepted', async () => {
  const bytes = Buffer.concat([await image().jpeg().toBuffer(), Buffer.alloc(500, 7)])
  expect(pictureDiagnostics('a.jpg', bytes)).toEqual([])
})

test('the end of the preview in a photo’s metadata doesn’t count as the photo’s end', async () => {
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
  ['less than its own header', '0000000466726565'],
])('an AVIF box with %s is rejected', async (_, box) => {
  const bytes = Buffer.concat([await image().avif().toBuffer(), Buffer.from(box, 'hex')])
  expect(pictureDiagnostics('a.avif', bytes)).toHaveLength(1)
})

const SVG = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`

describe.each([
  ['a plain shape', SVG('<path d="M0 0h1v1H0z"/>')],
  ['a script', SVG('<script>alert(1)</script>')],
  [
    'a script of XHTML',
    SVG('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
  ],
  ['an event handler', SVG('<g onload="alert(1)"/>')],
  ['a link that is a script', SVG('<a href="&#106;avascript:alert(1)"><text>Go</text></a>')],
  ['HTML inside', SVG('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>')],
  ['an image from another host', SVG('<image href="https://evil.example/pixel.png"/>')],
  ['an import', SVG('<style>@import "https://evil.example/a.css";</style>')],
  ['another encoding', Buffer.from(`\ufeff${SVG('<script/>')}`, 'utf16le')],
])('an SVG file with %s', (_, drawing) => {
  const bytes = Buffer.from(drawing)

  test.each(['a.svg', 'a.SVG'])('is rejected as %s', path => {
    expect(pictureDiagnostics(path, bytes)).toMatchObject([
      {
        message: 'SVG images aren’t supported, because an SVG file can run scripts.',
        fix: 'Export the image as PNG, and use the new name in the text.',
        severity: 'error',
      },
    ])
  })

  test.each(['a.png', 'a.jpg', 'a.webp', 'a.avif'])('is rejected as %s', path => {
    expect(pictureDiagnostics(path, bytes)).toMatchObject([
      { message: expect.stringMatching(/^This isn’t a valid \.\w+ file/), severity: 'error' },
    ])
  })
})
