/** Images in the supported formats pass. All SVG files are rejected. */
import sharp from 'sharp'
import { pictureDiagnostics } from './src'

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('accepts a %s image', async format => {
  const create = { width: 30, height: 20, channels: 3, background: '#888' } as const
  const bytes = await sharp({ create }).toFormat(format).toBuffer()
  expect(pictureDiagnostics(`a.${format}`, bytes)).toEqual([])
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
