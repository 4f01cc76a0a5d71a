/** The pictures of texts, which are beside them. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { sync as probe } from 'probe-image-size'
import { isPicture, sourceFile } from '../../plugins/gatsby-plugin-content-check/src'
import type { CheckedFile, Rule, SiteContent } from './site-content'

/** How wide a page shows a picture, in CSS pixels: as wide as its text, or as a phone. */
const SHOWN_WIDTHS = { src: 640, phone: 360 }

/** Finds pictures that are missing, smaller than they are shown, or not used. */
export const checkPictures: Rule = content =>
  content.contents.flatMap(from => (from.mdx ? picturesOf(from, content) : []))

function picturesOf(from: CheckedFile, { root, files }: SiteContent) {
  const { file, mdx } = from
  const folder = posix.dirname(file.path)
  const diagnostics = (mdx?.shortcodes ?? []).flatMap(({ attributes, offsetOf }) =>
    (['src', 'phone'] as const).flatMap(attribute => {
      const src = attributes[attribute]
      if (src === undefined) return []
      const path = posix.join(folder, src)
      const offset = offsetOf(attribute)
      if (!files.has(path))
        return file.error(
          offset,
          'picture',
          `There is no image ${src} beside this file.`,
          'Check its name, including capitalization, or add it.',
        )
      const size = probe(readFileSync(join(root, path)))
      const least = SHOWN_WIDTHS[attribute]
      return size && size.width < least
        ? file.warning(
            offset,
            'picture',
            `${src} is ${size.width} pixels wide, and the page shows it ${least} wide, so it will look blurred.`,
            `Use an image at least ${least} pixels wide.`,
          )
        : []
    }),
  )
  const unused = [...files].filter(
    path =>
      posix.dirname(path) === folder &&
      isPicture(path) &&
      !file.text.includes(posix.basename(path)),
  )
  return [
    ...diagnostics,
    ...unused.map(path =>
      sourceFile(path, '').warning(
        0,
        'picture',
        `${file.path} doesn’t show this image.`,
        `Put ![What it shows](./${posix.basename(path)}) on its own line in the text, or delete the file.`,
      ),
    ),
  ]
}
