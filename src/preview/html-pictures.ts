/** Before and after beside each other, at each width; a box to tick shows them at their full size. */
import { escape, folded, pathList } from './html'
import type { PicturePair, Shot } from './pictures'
import type { SocialChange } from './social'
import { plural } from './summary'

const NAMES: Record<PicturePair['width'], string> = { 390: 'On a telephone', 1280: 'On a desk' }

/** The pictures of a page, the wide ones first; nothing where there are none. */
export function pictureList(path: string, pictures: readonly PicturePair[]): string {
  const wideFirst = [...pictures].sort((a, b) => b.width - a.width)
  return wideFirst.map(pair => figure(path, pair)).join('')
}

function figure(path: string, pair: PicturePair): string {
  const { width, before, after } = pair
  const name = NAMES[width]
  const sides = side('Before', path, width, before) + side('After', path, width, after)
  const zoom =
    before && after ? '<label class="zoom"><input type="checkbox"> full size</label>' : ''
  return `<figure class="pair" data-width="${width}"><figcaption><b>${name}, ${width} px.</b> ${caption(pair)}</figcaption>${zoom}<div class="strip" tabindex="0" role="group" aria-label="${name}, before and after">${sides}</div></figure>`
}

function caption({ before, after, areas, leftOut, share }: PicturePair): string {
  if (!before || !after) return 'From the top.'
  const differ = `${plural(areas, 'area')} ${areas === 1 ? 'differs' : 'differ'}, ${percent(share)} of the page.`
  return leftOut > 0 ? `${differ} The first ${areas - leftOut} shown.` : differ
}

/** Social images beside each other. */
export function socialPictures({ pages, shown }: SocialChange): string {
  const items = shown.map(
    ({ path, before, after }) =>
      `<figure class="pair" data-width="social"><figcaption><b>${escape(path)}</b></figcaption><div class="strip" tabindex="0" role="group" aria-label="Social image of ${escape(path)}">${side('Before', path, 1200, before)}${side('After', path, 1200, after)}</div></figure>`,
  )
  const rest = pages.slice(shown.length)
  return items.join('') + folded(`${rest.length} more`, pathList(rest, Infinity, new Set()))
}

function side(when: string, path: string, pixels: number, shot: Shot | undefined): string {
  if (!shot) return ''
  const { source, width, height } = shot
  return `<div class="side"><p>${when}</p><img src="${source}" width="${width}" height="${height}" alt="${when}: ${escape(path)} at ${pixels} pixels, what differs is outlined"></div>`
}

function percent(share: number): string {
  return share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`
}
