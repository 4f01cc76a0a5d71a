import { z } from 'zod'
import { internalPath, object, pattern } from './fields'
import { jsonList, type DataOf } from './content-type'

/**
 * A path from an old site, which may have capitals, extensions, and underscores. It can't contain `*`, `:`, or `?`,
 * which hosts interpret as a pattern, a placeholder, or a query. It also can't contain escaped slashes, backslashes, or
 * control characters, which some hosts resolve differently than others.
 */
const oldPath = pattern(
  /^(?!.*\/\.{1,2}(?:\/|$))(?:\/(?:[A-Za-z0-9._~-]|%(?![01]|2F|5C|7F)[0-9A-F]{2})+)+$/i,
  'an old path, like /about-us or /About.html, without a query or a trailing slash',
  'The old path.',
  true,
).refine(isDecodable, 'this path has invalid UTF-8 escapes; write them like /caf%C3%A9')

/** Whether the escapes in a path are valid UTF-8. */
function isDecodable(path: string) {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** A redirect from an old URL. */
const redirect = object('Redirect', 'An old URL, and where it redirects to.', {
  from: oldPath,
  to: internalPath('The page that replaces it.'),
  permanent: z.boolean().meta({ description: 'true if the old URL won’t come back.' }),
})

/** The file with the redirects. */
export const Redirect = jsonList('Redirect', 'data/redirects.json', z.array(redirect))

export type Redirect = DataOf<typeof Redirect>[number]
