/** What a build ends with: the proof that its pages are those of the route list, and llms.txt. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { llmsFile } from './llms'

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<Queries.FinishedSiteQuery>(/* GraphQL */ `
    query FinishedSite {
      siteFacts {
        name
        description
        blurb
      }
      routes {
        path
        name
        section
        url
        description
      }
      allSitePage(filter: { path: { nin: ["/404", "/404.html"] } }) {
        nodes {
          path
        }
      }
    }
  `)
  if (errors || !data?.siteFacts) {
    reporter.panic('The query for the finished site failed.', errors as unknown as Error)
    return
  }
  const odd = differences(
    data.routes.map(({ path }) => path),
    data.allSitePage.nodes.map(({ path }) => path),
  )
  if (odd.length > 0) {
    reporter.panic(
      `The site’s pages are not those of src/editorial/route-list.ts:\n${odd.join('\n')}`,
    )
  }
  const { program } = store.getState() as { program: { directory: string } }
  writeFileSync(join(program.directory, 'public/llms.txt'), llmsFile(data.siteFacts, data.routes))
}

/** What is in one of the two lists alone, in words. */
export function differences(listed: readonly string[], made: readonly string[]): string[] {
  const [list, pages] = [new Set(listed), new Set(made)]
  return [
    ...made.filter(path => !list.has(path)).map(path => `${path} is a page and not in the list`),
    ...listed.filter(path => !pages.has(path)).map(path => `${path} is in the list and no page`),
  ]
}
