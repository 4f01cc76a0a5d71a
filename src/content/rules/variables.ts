/** Variables in texts, and facts typed by hand where a variable has them. */
import {
  type Diagnostic,
  type SourceFile,
  capitalize,
  nearMiss,
} from '../../../plugins/gatsby-plugin-content-check/src'
import { documentOf, documentsOf, type Document } from '../documents'
import { interpolate, unknownVariables, variables, type Variables } from '../variables'
import { memoize } from './memoize'

/** The variables of a project; `undefined` while a file that holds some of them has errors of its own. */
export const knownVariables = memoize((documents: readonly Document[]): Variables | undefined => {
  const pricing = documentOf(documents, 'Pricing')?.data
  const addOns = documentOf(documents, 'AddOns')?.data
  const facts = documentOf(documents, 'Fact')?.data
  const faq = documentOf(documents, 'Faq')?.data
  const authors = documentOf(documents, 'Author')?.data
  const provenance = documentOf(documents, 'ProvenanceWords')?.data
  if (!pricing || !addOns || !facts || !faq || !authors || !provenance) return undefined
  const servicePages = documentsOf(documents, 'ServicePage').map(({ data }) => data)
  const studies = documentsOf(documents, 'CaseStudy')
  return variables({
    pricing,
    addOns,
    servicePages,
    facts,
    provenance,
    illustrative: studies.filter(({ data }) => data.provenance === 'illustrative').length,
    counts: {
      services: documentsOf(documents, 'Service').length,
      teams: authors.length,
      'case-studies': studies.length,
      posts: documentsOf(documents, 'Post').length,
      questions: faq.items.length,
      packages: pricing.packages.length,
      'add-ons': addOns.items.length,
    },
  })
})

/** Names in a text that are no variables, and texts that become too long or too short by a value. */
export function variableDiagnostics(
  file: SourceFile,
  text: string,
  { minLength = 0, maxLength = Infinity }: { minLength?: number; maxLength?: number },
  offset: number,
  known: Variables,
): Diagnostic[] {
  const names = [...known.keys()]
  // `{starter}` where `{price:starter}` was meant.
  const bare = [...text.matchAll(/\{([a-z0-9-]+)\}/g)]
    .map(([, name = '']) => name)
    .filter(name => names.some(each => each.endsWith(`:${name}`)))
  const unknown = [...unknownVariables(text, known), ...bare]
  if (unknown.length > 0)
    return unknown.map(name =>
      file.error(
        offset,
        'variable',
        `There is no variable “{${name}}”.`,
        nearMiss(name, names) ?? suggestion(name, names),
      ),
    )
  const { length } = interpolate(text, known)
  if (length >= minLength && length <= maxLength) return []
  const fix = length > maxLength ? `It may have ${maxLength}.` : `It must have ${minLength}.`
  const message = `With the values of its variables, this text has ${length} characters.`
  return [file.error(offset, 'variable', message, fix)]
}

/** Names that end alike, or those of the same kind. */
function suggestion(name: string, names: readonly string[]): string {
  const alike = names.filter(known => known.endsWith(`:${name.replace(/^.*:/, '')}`))
  if (alike.length > 0) return `Did you mean “${alike.join('” or “')}”?`
  const kind = names.filter(known => known.startsWith(name.replace(/:.*/, ':')))
  const shown = kind.length > 0 ? kind : names
  return `Known: ${shown.slice(0, 12).join(', ')}${shown.length > 12 ? ', …' : ''}.`
}

/** Files that no visitor reads, and those in which the facts stand. */
const HOMES = new Set(['ToConfirm', 'Redirect', 'Navigation', 'Fact', 'Pricing', 'AddOns'])

/** Warns where a fact, or a price beside the name of what it buys, is typed by hand: the next change would miss it. */
export function checkTypedFacts(documents: readonly Document[]): Diagnostic[] {
  const known = knownVariables(documents)
  if (!known) return []
  // A few words are said of other things as well.
  const facts = (documentOf(documents, 'Fact')?.data ?? [])
    .filter(({ text }) => /\d/.test(text) || text.split(' ').length > 3)
    .map(({ slug, text }) => ({ name: `fact:${slug}`, pattern: asPattern(text) }))
  const prices = [
    ...(documentOf(documents, 'Pricing')?.data.packages ?? []),
    ...(documentOf(documents, 'AddOns')?.data.items ?? []),
  ].map(({ slug, name }) => {
    const words = `\\b${asPattern(name.replace(/ Web App$/, ''))}\\b`
    const sum = `${asPattern(known.get(`price:${slug}`) ?? '')}(?!,?\\d)`
    return {
      name: `price:${slug}`,
      pattern: `${words}[^.?!"]{0,60}?${sum}|${sum}[^.?!"]{0,40}?${words}`,
    }
  })
  const typed = [...facts, ...prices].map(({ name, pattern }) => ({
    name,
    pattern: new RegExp(pattern, 'gi'),
  }))
  return documents
    .filter(({ typeName }) => !HOMES.has(typeName))
    .flatMap(({ file }) =>
      typed.flatMap(({ name, pattern }) =>
        [...file.text.matchAll(pattern)].map(({ 0: words, index }) =>
          file.warning(
            index,
            'typed-fact',
            `“${words.replace(/\s+/g, ' ')}” is typed by hand where there is a variable.`,
            `Write {${/^[A-Z]/.test(words) ? capitalize(name) : name}} in its place, so that it changes with the fact.`,
          ),
        ),
      ),
    )
}

/** Words as they stand in a file: lines may break between two. */
const asPattern = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')
