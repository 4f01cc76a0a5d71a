/** What a build ends with: the proof that its pages are those of the route list, and llms.txt. */
import type { BeforePublishArgs } from '../../plugins/gatsby-plugin-html-first/src/build/options'
import { matchPath } from '../content/routes/paths'
import { llmsFile } from './llms'

/**
 * Compares the pages that were made with the route list.
 *
 * @returns llms.txt
 * @throws where the two differ
 */
export async function checkRoutes({ graphql }: BeforePublishArgs): Promise<string> {
  const { data, errors } = await graphql<Queries.FinishedSiteQuery>(/* GraphQL */ `
    query FinishedSite {
      siteFacts {
        name
        description
        blurb
      }
      interfaceWords {
        sections {
          agency
          services
          caseStudies
          blog
        }
      }
      routes {
        path
        name
        section
        url
        description
      }
      allSitePage {
        nodes {
          path
        }
      }
    }
  `)
  if (errors || !data?.siteFacts || !data.interfaceWords) {
    throw new Error('The query for the finished site failed.', { cause: errors })
  }
  const odd = differences(
    data.routes.map(({ path }) => path),
    data.allSitePage.nodes.map(({ path }) => path).filter(isListed),
  )
  if (odd.length > 0) {
    throw new Error(
      `The site’s pages are not those of src/content/routes/page-kinds.ts:\n${odd.join('\n')}`,
    )
  }
  return llmsFile(data.siteFacts, data.routes, data.interfaceWords.sections)
}

/** Whether a page belongs on the list; Gatsby makes /404.html beside /404, and PREVIEW_KITCHEN those of develop. */
const isListed = (path: string) =>
  path !== '/404.html' && !path.startsWith('/develop/') && !matchPath(path)?.kind.unlisted

/** What is in one of the two lists alone, in words. */
export function differences(listed: readonly string[], made: readonly string[]): string[] {
  const [list, pages] = [new Set(listed), new Set(made)]
  return [
    ...made.filter(path => !list.has(path)).map(path => `${path} is a page and not in the list`),
    ...listed.filter(path => !pages.has(path)).map(path => `${path} is in the list and no page`),
  ]
}
