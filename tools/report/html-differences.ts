/** Differences of text as a reader sees them: words that went and came, within what stayed. */
import { wordRuns, type Difference, type Run } from './difference'
import { escapeUTF8 } from 'entities'
import { folded } from './html-parts'
import { byKind, KIND_NAMES, plural } from './summary'

/** Differences of one kind that are shown before the rest is folded away. */
const SHOWN = 12
/** Unchanged words kept on either side of a change. */
const AROUND = 90
/** What visitors read stands open. The rest mostly repeats it for machines. */
const READ = new Set<Difference['kind']>(['text', 'style'])

/** Differences by kind: what is read first, what is told to machines folded below it. */
export function differenceList(list: readonly Difference[]): string {
  const kinds = byKind(list)
  const isAlone = !kinds.some(([kind]) => READ.has(kind))
  return kinds
    .map(([kind, entries]) => {
      const items = entries.map(item)
      const rest = items.slice(SHOWN)
      const more = rest.length > 0 ? folded(`${rest.length} more`, diffs(rest)) : ''
      const all = diffs(items.slice(0, SHOWN)) + more
      const heading = `<h4>${KIND_NAMES[kind]}</h4>`
      if (READ.has(kind) || isAlone) return heading + all
      return folded(
        `${KIND_NAMES[kind]} <span class="n">${plural(entries.length, 'difference')}</span>`,
        all,
      )
    })
    .join('\n')
}

function diffs(items: readonly string[]): string {
  return `<ol class="diffs">${items.join('\n')}</ol>`
}

function item(difference: Difference): string {
  const { kind, place } = difference
  const label = place === undefined ? '' : `<span class="place">${escapeUTF8(place)}</span>`
  const text = runs(wordRuns(difference))
  return `<li>${label}${kind === 'text' || kind === 'head' ? text : `<span class="mono">${text}</span>`}</li>`
}

function runs(list: readonly Run[]): string {
  return list
    .map(({ text, change }, index) => {
      if (change === 'gone')
        return `<del><span class="hide">removed: </span>${escapeUTF8(text)}</del>`
      if (change === 'new') return `<ins><span class="hide">added: </span>${escapeUTF8(text)}</ins>`
      return escapeUTF8(abridged(text, index === 0, index === list.length - 1))
    })
    .join('')
}

/** A long unchanged stretch without its middle. */
function abridged(text: string, isFirst: boolean, isLast: boolean): string {
  const keep = (isFirst ? 0 : AROUND) + (isLast ? 0 : AROUND)
  if (text.length <= keep + 40) return text
  const start = isFirst ? '' : text.slice(0, AROUND).replace(/\s+\S*$/, '')
  const end = isLast ? '' : text.slice(-AROUND).replace(/^\S*\s+/, '')
  return `${start} … ${end}`
}
