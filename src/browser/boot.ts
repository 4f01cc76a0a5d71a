/**
 * The one script of a first view. It makes native menus and answers quicker, remembers the language,
 * and loads the application at the first sign that the visitor is about to use it.
 */
import { watchAnswers } from './answers'
import { loadOnIntent } from './intent'
import { rememberLanguage } from './language'
import { watchMenus } from './menus'

rememberLanguage()
watchMenus()
watchAnswers()
loadOnIntent()
// After the first frame: the page has been rendered once, as it stands.
requestAnimationFrame(() =>
  requestAnimationFrame(() => document.documentElement.setAttribute('data-entered', '')),
)
