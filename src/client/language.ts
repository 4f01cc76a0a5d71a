import { quietly } from './quietly'

/** The key under which internationalisation libraries look for the visitor's language. */
const KEY = 'i18nextLng'

/** Keeps the detected language in local storage. The site's own language stays English. */
export function rememberLanguage(): void {
  quietly(() => localStorage.setItem(KEY, localStorage.getItem(KEY) || navigator.language || 'en'))
}
