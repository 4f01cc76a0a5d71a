import sharp from 'sharp'
import { formatFaults } from './fault-report'
import { isPicture, pictureFaults, pictureNameFault, pictureSourceFault } from './picture-file'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } })

describe('a picture’s name', () => {
  test.each([
    ['IMG 2041.jpg', 'The picture’s name “IMG 2041.jpg” has a space.', './img-2041.jpg'],
    ['IMG_2041.JPG', 'The ending .JPG of the picture’s name is in capitals.', './img-2041.jpg'],
    ['Café.png', 'The picture’s name “Café.png” has the character “é”.', './cafe.png'],
    ['IMG_2041.HEIC', 'Browsers show no HEIC pictures.', 'img-2041.jpg'],
    ['scan.tiff', 'Browsers show no TIFF pictures.', 'scan.jpg'],
  ])('%s: what is wrong, and the name to give it', (name, message, mended) => {
    expect(isPicture(`content/blog/one/${name}`)).toBe(true)
    const fault = pictureNameFault(name)
    expect(fault?.message).toBe(message)
    expect(fault?.remedy).toContain(mended)
    expect(pictureSourceFault(`./${name}`)).toEqual(fault)
  })

  test.each(['home.jpg', 'Home_2.jpeg', 'plan.svg', 'a.b-c.webp', 'IMG_2041.png'])(
    '%s is good',
    name => {
      expect(pictureNameFault(name)).toBeUndefined()
    },
  )

  test.each([
    ['https://cdn.example/home.png', 'is on another site'],
    ['../two/home.png', 'is in another folder'],
    ['home.png', 'does not say where the picture is'],
    ['./home', 'is no picture by its name'],
  ])('a text cannot name %s', (src, message) => {
    expect(pictureSourceFault(src).message).toContain(message)
  })
})

describe('a picture’s size', () => {
  test('that of a telephone is good, and so is one of 48 megapixels', async () => {
    for (const [width, height] of [
      [4032, 3024],
      [8064, 6048],
    ] as const) {
      const bytes = await picture(width, height).jpeg().toBuffer()
      expect(pictureFaults('content/blog/one/home.jpg', bytes)).toEqual([])
    }
  })

  test.each(['jpeg', 'png', 'webp'] as const)(
    '54 megapixels as %s are too many',
    async format => {
      const bytes = await picture(9000, 6000).toFormat(format).toBuffer()
      expect(pictureFaults(`content/blog/one/home.${format}`, bytes)).toEqual([
        expect.objectContaining({
          severity: 'error',
          message: 'This picture has 9,000 by 6,000 pixels; 50 megapixels are the most.',
          remedy: expect.stringContaining('4,000 pixels wide') as string,
        }),
      ])
    },
    60_000,
  )

  test('a JPEG of 72 MB is a warning, of which no byte is printed', async () => {
    const bytes = Buffer.concat([await picture(4032, 3024).jpeg().toBuffer(), Buffer.alloc(72e6)])
    const faults = pictureFaults('content/blog/one/home.jpg', bytes)
    expect(faults).toMatchObject([{ severity: 'warning', message: 'This picture has 72 MB.' }])
    const remedy = faults[0]?.remedy ?? ''
    expect(formatFaults('.', faults)).toBe(
      `content/blog/one/home.jpg:1:1: warning: This picture has 72 MB.\n  ${remedy}\n\n1 warning in 1 file.`,
    )
  })
})
