/** The site's language in the data layer: how it writes, and the words of the interface. */
import { createWriting, type Writing } from '../charts/writing'
import type { InterfaceWords } from '../content/interface-words'
import { onlyNode, type Model } from './node-model'

/** A language. */
export interface Language {
  writing: Writing
  words: InterfaceWords
}

/** The site's language. */
export async function languageOf(model: Model): Promise<Language> {
  const { locale } = await onlyNode(model, 'SiteFacts')
  const words = await onlyNode(model, 'InterfaceWords')
  return { writing: createWriting(locale, words.numbers), words }
}
