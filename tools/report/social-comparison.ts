/** Social images before and after: made for every page, seen on none. */
import { join } from 'node:path'
import { socialImagePath } from '../../src/content/routes/social-image'
import type { BuiltSite } from './built-site'
import { smallPicture, type Shot } from './picture-comparison'

/** The social images that differ, the first of them with their pictures. */
export interface SocialChange {
  /** The pages whose image differs. */
  pages: string[]
  shown: { path: string; before: Shot; after: Shot }[]
}

/** Pages whose images are shown. */
const SHOWN = 4
const WIDTH = 480

/** Compares the social images of the pages that both builds have. */
export async function compareSocialImages(
  before: BuiltSite,
  after: BuiltSite,
): Promise<SocialChange> {
  const pages = [...after.pages.keys()].filter(path => {
    const [was, is] = [before, after].map(({ files }) => files.get(socialImagePath(path).slice(1)))
    return was !== undefined && is !== undefined && was !== is
  })
  const shown = await Promise.all(
    pages.slice(0, SHOWN).map(async path => {
      const [was, is] = await Promise.all(
        [before, after].map(({ folder }) =>
          smallPicture(join(folder, socialImagePath(path)), WIDTH),
        ),
      )
      return was && is ? [{ path, before: was, after: is }] : []
    }),
  )
  return { pages, shown: shown.flat() }
}
