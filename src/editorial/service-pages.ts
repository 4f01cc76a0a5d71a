/** Each service has a page: its own file, or the page of web applications, which is made of several. */
import type { Fault } from './fault'
import type { Document } from './project'

/** The service whose page is no file in data/service-pages/. */
const APPLICATION = 'web-application-development'

/** Finds services whose address would lead nowhere. */
export function checkServicePages(
  documents: readonly Document[],
  files: ReadonlySet<string>,
): Fault[] {
  return documents.flatMap(({ kind, slug, file }) => {
    const page = `data/service-pages/${slug ?? ''}.json`
    if (kind.typeName !== 'Service' || slug === APPLICATION || files.has(page)) return []
    return [
      file.fault(
        0,
        'missing-file',
        `The service has no page: there is no file ${page}.`,
        'Write it, with a page of another service as the pattern; or delete the service.',
      ),
    ]
  })
}
