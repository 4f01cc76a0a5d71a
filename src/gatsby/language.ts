/** The site's language in the data layer: how it writes, and the words of the interface. */
import type { InterfaceWords } from '../content/interface-words'
import { onlyNode, type Model } from './node-model'

/** A language. */
export interface Language {
  words: InterfaceWords
}

/** The site's language. */
export async function languageOf(model: Model): Promise<Language> {
  const words = await onlyNode(model, 'InterfaceWords')
  return { words }
}
