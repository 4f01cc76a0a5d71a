/** Social images before and after: made for every page, seen on none. */
import { join } from 'node:path'
import type { BuiltSite } from './built-site'
import { changedSocialImages, socialImage } from './file-changes'
import { smallPicture, type Shot } from './pictures'

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
  const pages = changedSocialImages(before, after)
  const shown = await Promise.all(
    pages.slice(0, SHOWN).map(async path => {
      const [was, is] = await Promise.all(
        [before, after].map(({ folder }) => smallPicture(join(folder, socialImage(path)), WIDTH)),
      )
      return was && is ? [{ path, before: was, after: is }] : []
    }),
  )
  return { pages, shown: shown.flat() }
}
