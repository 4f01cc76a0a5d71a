/** Creates the redirects and the pages that have a template. Gatsby creates the pages in src/pages itself. */
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { writeStudyFilterRules } from '../page-kinds/case-study/filter-rules'
import { matchPath } from '../page-kinds/paths'

export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { createPage, createRedirect } = actions
  const result: { data?: Queries.PagesToCreateQuery; errors?: Error[] } = await graphql(
    /* GraphQL */ `
      query PagesToCreate {
        routes {
          path
          component
        }
        allRedirect {
          nodes {
            from
            to
            permanent
          }
        }
        allCaseStudy {
          nodes {
            services {
              slug
            }
            industry {
              slug
            }
          }
        }
      }
    `,
  )
  const { data } = result
  if (!data) {
    reporter.panic('The PagesToCreate query failed.', result.errors)
    return
  }

  for (const { path, component } of data.routes) {
    if (!component) continue
    const slug = matchPath(path)?.slug
    createPage({ path, component: resolve(component), context: slug ? { slug } : {} })
  }
  for (const { from, to, permanent } of data.allRedirect.nodes)
    createRedirect({ fromPath: from, toPath: to, isPermanent: permanent })
  writeStudyFilterRules(data.allCaseStudy.nodes)
}
