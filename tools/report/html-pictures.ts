/** Before and after beside each other, at each width; a box to tick shows them at their full size. */
import { escapeUTF8 } from 'entities'
import { folded, pathList } from './html-parts'
import type { PicturePair, Shot } from './picture-comparison'
import type { SocialChange } from './social-comparison'
import { plural } from './summary'

const NAMES: Record<PicturePair['width'], string> = { 390: 'On a telephone', 1280: 'On a desk' }

/** The pictures of a page, the wide ones first; nothing where there are none. */
export function pictureList(path: string, pictures: readonly PicturePair[]): string {
  const wideFirst = [...pictures].sort((a, b) => b.width - a.width)
  return wideFirst.map(pair => figure(path, pair)).join('')
}

function figure(path: string, { width, parts, share }: PicturePair): string {
  const [first, ...others] = parts.map((part, index) => {
    const { before, after } = part
    const name = index === 0 ? NAMES[width] : `${NAMES[width]}, part ${index + 1}`
    const sides = side('Before', path, width, before) + side('After', path, width, after)
    const zoom =
      before && after ? '<label class="zoom"><input type="checkbox"> full size</label>' : ''
    const words = index === 0 ? caption(parts, share) : `${plural(part.areas, 'area')}.`
    return `<figure class="pair" data-width="${width}"><figcaption><b>${name}, ${width} px.</b> ${words}</figcaption>${zoom}<div class="strip" tabindex="0" role="group" aria-label="${name}, before and after">${sides}</div></figure>`
  })
  const rest = parts.slice(1).reduce((total, { areas }) => total + areas, 0)
  return (first ?? '') + folded(`${plural(rest, 'more area')} at ${width} px`, others.join(''))
}

function caption(parts: PicturePair['parts'], share: number): string {
  const isPair = parts[0]?.before && parts[0].after
  if (!isPair) return 'From the top.'
  const areas = parts.reduce((total, part) => total + part.areas, 0)
  return `${plural(areas, 'area')} ${areas === 1 ? 'differs' : 'differ'}, ${percent(share)} of the page.`
}

/** Social images beside each other. */
export function socialPictures({ pages, shown }: SocialChange): string {
  const items = shown.map(
    ({ path, before, after }) =>
      `<figure class="pair" data-width="social"><figcaption><b>${escapeUTF8(path)}</b></figcaption><div class="strip" tabindex="0" role="group" aria-label="Social image of ${escapeUTF8(path)}">${side('Before', path, 1200, before)}${side('After', path, 1200, after)}</div></figure>`,
  )
  const rest = pages.slice(shown.length)
  return items.join('') + folded(`${rest.length} more`, pathList(rest, Infinity, new Set()))
}

function side(when: string, path: string, pixels: number, shot: Shot | undefined): string {
  if (!shot) return ''
  const { source, width, height } = shot
  return `<div class="side"><p>${when}</p><img src="${source}" width="${width}" height="${height}" alt="${when}: ${escapeUTF8(path)} at ${pixels} pixels, what differs is outlined"></div>`
}

function percent(share: number): string {
  return share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`
}
