/** Facts that texts quote by name, and facts that they repeat by hand where they could quote them. */
import { capital } from '../../../plugins/gatsby-plugin-content-check/src/spoken'
import { nearMiss } from '../../../plugins/gatsby-plugin-content-check/src/field-faults'
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import {
  documentOf,
  documentsOf,
  type Document,
} from '../../../plugins/gatsby-plugin-content-check/src/document'
import { once } from './once'
import type { SourceFile } from '../../../plugins/gatsby-plugin-content-check/src/source-file'
import {
  fillQuotations,
  quotations,
  unknownQuotations,
  type Quotations,
} from '../../mdx/quotations'

/** What texts may quote; `undefined` while a file that holds some of it has faults of its own. */
export const knownQuotations = once(quotationsOf)

function quotationsOf(documents: readonly Document[]): Quotations | undefined {
  const pricing = documentOf(documents, 'Pricing')?.data
  const addOns = documentOf(documents, 'AddOns')?.data
  const facts = documentOf(documents, 'Fact')?.data
  const faq = documentOf(documents, 'Faq')?.data
  const authors = documentOf(documents, 'Author')?.data
  const provenance = documentOf(documents, 'ProvenanceWords')?.data
  const site = documentOf(documents, 'SiteFacts')?.data
  const words = documentOf(documents, 'InterfaceWords')?.data
  if (!pricing || !addOns || !facts || !faq || !authors || !provenance || !site || !words)
    return undefined
  const servicePages = documentsOf(documents, 'ServicePage').map(({ data }) => data)
  const studies = documentsOf(documents, 'CaseStudy')
  return quotations(words, {
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
}

/** Names in a text that quote nothing, and what becomes too long or too short by what it quotes. */
export function quotationFaults(
  file: SourceFile,
  text: string,
  { minLength = 0, maxLength = Infinity }: { minLength?: number; maxLength?: number },
  offset: number,
  known: Quotations,
): Fault[] {
  const names = [...known.keys()]
  const unknown = [...unknownQuotations(text, known), ...bareNames(text, names)]
  if (unknown.length > 0) {
    return unknown.map(name =>
      file.fault(
        offset,
        'quotation',
        `“{${name}}” names nothing that can be quoted.`,
        nearMiss(name, names) ?? suggestion(name, names),
      ),
    )
  }
  const { length } = fillQuotations(text, known)
  if (length >= minLength && length <= maxLength) return []
  return [
    file.fault(
      offset,
      'quotation',
      `With what it quotes, this text has ${length} characters.`,
      length > maxLength ? `It may have ${maxLength}.` : `It must have ${minLength}.`,
    ),
  ]
}

/** `{starter}` where `{price:starter}` was meant. */
function bareNames(text: string, names: readonly string[]): string[] {
  return [...text.matchAll(/\{([a-z0-9-]+)\}/g)]
    .map(([, name = '']) => name)
    .filter(name => names.some(known => known.endsWith(`:${name}`)))
}

/** Names of the same kind, or those that end alike. */
function suggestion(name: string, names: readonly string[]): string {
  const alike = names.filter(known => known.endsWith(`:${name.replace(/^.*:/, '')}`))
  if (alike.length > 0) return `Did you mean “${alike.join('” or “')}”?`
  const kind = names.filter(known => known.startsWith(name.replace(/:.*/, ':')))
  return `Known: ${(kind.length > 0 ? kind : names).slice(0, 12).join(', ')}${kind.length > 12 ? ', …' : ''}.`
}

/** Nouns that a count is typed before. */
const NOUNS: Readonly<Record<string, string>> = {
  'case-studies': 'case studies',
  packages: 'packages',
  'add-ons': 'add-ons',
  teams: 'teams',
}

/** Files that say nothing to visitors, or what is looked for elsewhere. */
const UNREAD = new Set(['ToConfirm', 'Redirect', 'Navigation'])

/** Where something that can be quoted is said by hand: the next change would miss it. */
export function checkQuotations(documents: readonly Document[]): Fault[] {
  const known = knownQuotations(documents)
  if (!known) return []
  const typed = typedFacts(documents, known)
  const wordsIn = wordFinder(typed.map(({ word }) => word))
  return documents.flatMap(({ file, kind }) => {
    if (UNREAD.has(kind.typeName)) return []
    const words = wordsIn(file.text)
    return typed
      .filter(({ homes, word }) => words.has(word) && !homes.includes(file.path))
      .flatMap(({ pattern, name }) =>
        [...file.text.matchAll(pattern)].map(({ 0: words, index }) =>
          file.warning(
            index,
            'typed-fact',
            `“${words.replace(/\s+/g, ' ')}” is typed by hand where a fact can be quoted.`,
            `Write {${likeIts(words, name)}} in its place, so that it changes with the fact.`,
          ),
        ),
      )
  })
}

/**
 * Finds which of some words are in a text, in one passage over it: looking for each by itself takes four
 * times as long.
 *
 * @param words in small letters, without spaces
 */
function wordFinder(words: readonly string[]): (text: string) => Set<string> {
  const longestFirst = [...words].sort((one, other) => other.length - one.length)
  const any = new RegExp(longestFirst.map(written).join('|'), 'gi')
  return text => {
    const found = new Set([...text.matchAll(any)].map(([word]) => word.toLowerCase()))
    // A longer word hides a shorter one that is part of it.
    return new Set(words.filter(word => [...found].some(longer => longer.includes(word))))
  }
}

/** A name with a capital where the words have one. */
const likeIts = (words: string, name: string) => (/^[A-Z]/.test(words) ? capital(name) : name)

interface TypedFact {
  pattern: RegExp
  /** A word, in small letters, without which the pattern fits nothing: looked for first, since that is quick. */
  word: string
  name: string
  /** The files that the fact stands in. */
  homes: readonly string[]
}

/** Words as they stand in a file: lines may break between two. */
const written = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')

/** The longest word of a text, in small letters: the one that is in the fewest files. */
const longestWord = (text: string) =>
  text
    .toLowerCase()
    .split(' ')
    .reduce((longest, word) => (word.length > longest.length ? word : longest))

/** What each fact looks like where somebody types it. */
function typedFacts(documents: readonly Document[], known: Quotations): TypedFact[] {
  // A few words are said of other things as well.
  const telling = (text: string) => /\d/.test(text) || text.split(' ').length > 3
  const own = documentOf(documents, 'Fact')?.data.filter(({ text }) => telling(text)) ?? []
  const facts = own.map(({ slug, text }) => ({
    pattern: new RegExp(written(text), 'gi'),
    word: longestWord(text),
    name: `fact:${slug}`,
    homes: ['data/facts.json'],
  }))
  const numberWords = documentOf(documents, 'InterfaceWords')?.data.counts ?? []
  const counts = Object.entries(NOUNS).map(([name, noun]) => {
    const count = known.get(`count:${name}`) ?? ''
    const digits = numberWords.indexOf(count)
    const numbers = digits < 0 ? count : `${count}|${digits}`
    const pattern = new RegExp(`(?<![\\w–-])(?:${numbers})\\s+${written(noun)}`, 'gi')
    return { pattern, word: longestWord(noun), name: `count:${name}`, homes: [] }
  })
  const homes = ['data/pricing.json', 'data/add-ons.json']
  const priced = [
    ...(documentOf(documents, 'Pricing')?.data.packages ?? []),
    ...(documentOf(documents, 'AddOns')?.data.items ?? []),
  ].map(({ slug, name }) => {
    // The amount alone is no fact: only beside the name of what it buys.
    const own = name.replace(/ Web App$/, '')
    const words = written(own)
    const sum = `${written(known.get(`price:${slug}`) ?? '')}(?!,?\\d)`
    const either = `\\b${words}\\b[^.?!"]{0,60}?${sum}|${sum}[^.?!"]{0,40}?\\b${words}\\b`
    return {
      pattern: new RegExp(either, 'gi'),
      word: longestWord(own),
      name: `price:${slug}`,
      homes,
    }
  })
  return [...facts, ...counts, ...priced]
}
