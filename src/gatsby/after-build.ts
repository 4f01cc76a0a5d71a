/** What a build ends with: the proof that its pages are those of the route list, and llms.txt. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { matchPath } from '../content/routes/paths'
import { llmsFile } from './llms'

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
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
    reporter.panic('The query for the finished site failed.', errors)
    return
  }
  const odd = differences(
    data.routes.map(({ path }) => path),
    data.allSitePage.nodes.map(({ path }) => path).filter(isListed),
  )
  if (odd.length > 0) {
    reporter.panic(
      `The site’s pages are not those of src/content/routes/page-kinds.ts:\n${odd.join('\n')}`,
    )
  }
  writeFileSync(
    resolve('public/llms.txt'),
    llmsFile(data.siteFacts, data.routes, data.interfaceWords.sections),
  )
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
