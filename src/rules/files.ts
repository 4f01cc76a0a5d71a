/** Checks the files that texts use, and those that Gatsby copies. */
import { posix } from 'node:path'
import {
  isPicture,
  sourceFile,
  symbolicLinkDiagnostics,
} from '../../plugins/gatsby-plugin-content-check/src'
import type { SiteContent } from './site-content'

/** Finds symbolic links in static/, since Gatsby would publish their targets. */
export function* checkStaticFiles({ root, staticFiles }: SiteContent) {
  for (const path of staticFiles) yield* symbolicLinkDiagnostics(root, path)
}

/** Finds unused images. Each image is in its text’s folder. */
export function* checkPictures({ contents, files }: SiteContent) {
  for (const { file, mdx } of contents) {
    if (!mdx) continue
    const folder = posix.dirname(file.path)
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
