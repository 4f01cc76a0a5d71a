/** Checks the files that texts use, and those that Gatsby copies. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { sync as probe } from 'probe-image-size'
import {
  isPicture,
  sourceFile,
  symbolicLinkDiagnostics,
} from '../../plugins/gatsby-plugin-content-check/src'
import type { SiteContent } from './site-content'

/** The widths at which pages show images, in CSS pixels: the width of the text, or of a phone. */
const SHOWN_WIDTHS = { src: 640, phone: 360 }

/** Finds symbolic links in static/, since Gatsby would publish their targets. */
export function* checkStaticFiles({ root, staticFiles }: SiteContent) {
  for (const path of staticFiles) yield* symbolicLinkDiagnostics(root, path)
}

/** Finds images that are too small for the size they’re shown at, or unused. Each image is in its text’s folder. */
export function* checkPictures({ root, contents, files }: SiteContent) {
  for (const { file, mdx } of contents) {
    if (!mdx) continue
    const folder = posix.dirname(file.path)
    for (const { attributes, offsetOf } of mdx.shortcodes)
      for (const [attribute, least] of Object.entries(SHOWN_WIDTHS)) {
        const src = attributes[attribute]
        if (src === undefined) continue
        const path = posix.join(folder, src)
        if (!files.has(path)) continue
        const { width = least } = probe(readFileSync(join(root, path))) ?? {}
        if (width < least)
          yield file.warning(
            offsetOf(attribute),
            'picture',
            `${src} is ${width} pixels wide, but the page shows it at ${least}, so it’ll look blurry.`,
            `Use an image at least ${least} pixels wide.`,
          )
      }
    for (const path of files) {
      const name = posix.basename(path)
      if (posix.dirname(path) === folder && isPicture(path) && !file.text.includes(name))
        yield sourceFile(path, '').warning(
          0,
          'picture',
          `${file.path} doesn’t use this image.`,
          `Put ![What it shows](./${name}) on its own line in the text, or delete the file.`,
        )
    }
  }
}
