import { tryOrUndefined } from './try-or-undefined'

/** The key under which internationalisation libraries look for the visitor's language. */
const KEY = 'i18nextLng'

/** Keeps the detected language in local storage. The site's own language stays English. */
export function rememberLanguage(): void {
  tryOrUndefined(() =>
    localStorage.setItem(KEY, localStorage.getItem(KEY) || navigator.language || 'en'),
  )
}
