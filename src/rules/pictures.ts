/** The pictures of texts, which are beside them. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { sync as probe } from 'probe-image-size'
import { isPicture, sourceFile } from '../../plugins/gatsby-plugin-content-check/src'
import type { Rule } from './site-content'

/** How wide a page shows a picture, in CSS pixels: as wide as its text, or as a phone. */
const SHOWN_WIDTHS = [
  ['src', 640],
  ['phone', 360],
] as const

/** Finds pictures that are missing, smaller than they are shown, or not used. */
export const checkPictures: Rule = ({ root, contents, files }) =>
  contents.flatMap(({ file, mdx }) => {
    if (!mdx) return []
    const folder = posix.dirname(file.path)
    const diagnostics = mdx.shortcodes.flatMap(({ attributes, offsetOf }) =>
      SHOWN_WIDTHS.flatMap(([attribute, least]) => {
        const src = attributes[attribute]
        if (src === undefined) return []
        const path = posix.join(folder, src)
        if (!files.has(path))
          return file.error(
            offsetOf(attribute),
            'picture',
            `There is no image ${src} beside this file.`,
            'Check its name, including capitalization, or add it.',
          )
        const { width = least } = probe(readFileSync(join(root, path))) ?? {}
        return width < least
          ? file.warning(
              offsetOf(attribute),
              'picture',
              `${src} is ${width} pixels wide, and the page shows it ${least} wide, so it will look blurred.`,
              `Use an image at least ${least} pixels wide.`,
            )
          : []
      }),
    )
    const unused = [...files]
      .filter(path => posix.dirname(path) === folder && isPicture(path))
      .filter(path => !file.text.includes(posix.basename(path)))
      .map(path =>
        sourceFile(path, '').warning(
          0,
          'picture',
          `${file.path} doesn’t show this image.`,
          `Put ![What it shows](./${posix.basename(path)}) on its own line in the text, or delete the file.`,
        ),
      )
    return [...diagnostics, ...unused]
  })
