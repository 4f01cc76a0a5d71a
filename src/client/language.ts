import { tryOrUndefined } from './try-or-undefined'

/** The key under which internationalisation libraries look for the visitor's language. */
const KEY = 'i18nextLng'

/** Detects the visitor's language, kept from the last visit or the browser's, and keeps it; the pages are English. */
export function rememberLanguage(): void {
  tryOrUndefined(() => {
    localStorage[KEY] ||= navigator.language
  })
}
