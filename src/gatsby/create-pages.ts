/** Every page that is made of a document, from a template that queries what it needs. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { pageKinds, type PageKindName } from '../routes/page-kinds'
import { listPagePaths, matchPath } from '../routes/paths'
import { isDevelop } from './environment'
import { shortcodesHtml } from './shortcodes-page'

const component = (kind: PageKindName) => resolve(pageKinds[kind].component)

export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { createPage, createRedirect } = actions
  const { data, errors } = await graphql<Queries.PagesToCreateQuery>(/* GraphQL */ `
    query PagesToCreate {
      allCaseStudy(sort: { slug: ASC }) {
        nodes {
          id
          path
        }
      }
      allPost(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes {
          id
          path
        }
      }
      allTag(filter: { postCount: { gt: 0 } }, sort: { name: ASC }) {
        nodes {
          slug
          postCount
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          id
          path
        }
      }
      allTextPage(sort: { slug: ASC }) {
        nodes {
          id
          path
        }
      }
      routes {
        path
      }
      allRedirect {
        nodes {
          from
          to
          permanent
        }
      }
    }
  `)
  if (errors || !data) {
    reporter.panic('The query for the pages to create failed.', errors)
    return
  }

  for (const { id, path } of data.allCaseStudy.nodes) {
    createPage({ path, component: component('caseStudy'), context: { id } })
  }

  const posts = data.allPost.nodes
  posts.forEach(({ id, path }, index) => {
    const context = {
      id,
      newerId: posts[index - 1]?.id ?? null,
      olderId: posts[index + 1]?.id ?? null,
    }
    createPage({ path, component: component('post'), context })
  })

  /** The pages of a list that goes on; `slug` where there are several such lists. */
  const createList = (kind: 'blog' | 'tag' | 'sitemap', count: number, slug?: string) => {
    const limit = pageKinds[kind].perPage ?? count
    listPagePaths(kind, count, slug).forEach((path, index) => {
      const context = { skip: index * limit, limit, number: index + 1, slug }
      createPage({ path, component: component(kind), context })
    })
  }
  createList('blog', posts.length)
  createList('sitemap', data.routes.length)
  for (const { slug, postCount } of data.allTag.nodes) createList('tag', postCount, slug)

  for (const { id, path } of data.allService.nodes) {
    // The table knows the one service whose page is of its own kind.
    createPage({ path, component: component(matchPath(path)?.name ?? 'service'), context: { id } })
  }

  for (const { id, path } of data.allTextPage.nodes) {
    createPage({ path, component: component('textPage'), context: { id } })
  }

  // Everything in every state, for those who change the site; never on the live one.
  if (isDevelop || process.env.PREVIEW_KITCHEN === '1') {
    createPage({
      path: '/develop/kitchen-sink',
      component: resolve('src/templates/kitchen-sink.tsx'),
    })
    createPage({
      path: '/develop/shortcodes',
      component: resolve('src/templates/shortcodes.tsx'),
      context: { html: shortcodesHtml(readFileSync('content/README.md', 'utf8')) },
    })
  }

  for (const { from, to, permanent } of data.allRedirect.nodes) {
    createRedirect({ fromPath: from, toPath: to, isPermanent: permanent })
  }
}
