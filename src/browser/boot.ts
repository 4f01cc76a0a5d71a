/**
 * The one script of a first view. It makes native menus and answers quicker, remembers the language,
 * and loads the application at the first sign that the visitor is about to use it.
 */
import { startBehaviour } from './behaviour'
import { loadOnIntent } from './intent'

startBehaviour()
loadOnIntent()
