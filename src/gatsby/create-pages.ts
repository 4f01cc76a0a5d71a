/** Every page with a template, and every redirect. Gatsby makes the pages in src/pages itself. */
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { writeStudyFilterRules } from '../page-kinds/case-study/filter-rules'
import { isCollection } from '../page-kinds/page-kind'
import { addressParts, matchPath, pathOfPage } from '../page-kinds/paths'

export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { createRedirect } = actions
  const made = new Set<string>()
  const createPage: typeof actions.createPage = page => {
    made.add(page.path)
    actions.createPage(page)
  }
  const { data, errors } = await graphql<Queries.PagesToCreateQuery>(/* GraphQL */ `
    query PagesToCreate {
      routes {
        path
        component
        context
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
  `)
  if (errors || !data) {
    reporter.panic('The query for the pages to create failed.', errors)
    return
  }

  const paths = new Set(data.routes.map(({ path }) => path))
  for (const { path, component, context } of data.routes) {
    if (component?.startsWith('src/templates/'))
      createPage({ path, component: resolve(component), context: context ?? {} })
    // A list can shrink: the page that was its last leads to its first.
    const { kind, slug, number = 1 } = matchPath(path) ?? {}
    const next = kind?.lists?.perPage && pathOfPage(kind, slug, number + 1)
    if (kind && next && !paths.has(next))
      createRedirect({ fromPath: next, toPath: pathOfPage(kind, slug), isPermanent: false })
  }
  for (const { from, to, permanent } of data.allRedirect.nodes) {
    const { path } = addressParts(to)
    const { kind } = matchPath(path) ?? {}
    // A redirect to a scheduled page waits with it.
    if (kind && isCollection(kind) && !paths.has(path)) continue
    createRedirect({ fromPath: from, toPath: to, isPermanent: permanent })
  }
  writeStudyFilterRules(data.allCaseStudy.nodes)
}
