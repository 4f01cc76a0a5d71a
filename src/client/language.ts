import { tryOrUndefined } from './try-or-undefined'

/** The key under which internationalisation libraries look for the visitor's language. */
const KEY = 'i18nextLng'

/** The languages that the site speaks, the usual one first. */
const LANGUAGES = ['en'] as const

/**
 * Detects the visitor's language, kept from the last visit or the browser's, and keeps it. Of the languages that
 * the site speaks the page says the one that was detected, or the first.
 */
export function rememberLanguage(): void {
  const detected = tryOrUndefined(() => localStorage.getItem(KEY)) || navigator.language
  tryOrUndefined(() => localStorage.setItem(KEY, detected))
  document.documentElement.lang = LANGUAGES.find(one => detected.startsWith(one)) || LANGUAGES[0]
}
