/** Every page that is made of a document, from a template that queries what it needs. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { blogPages, POSTS_A_PAGE } from '../editorial/route-list'
import { isDevelop } from './environment'
import { shortcodesHtml } from './shortcodes-page'

const template = (name: string) => resolve(`src/templates/${name}.tsx`)

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
      allServicePage {
        nodes {
          id
          service {
            path
          }
        }
      }
      webApplicationPage {
        id
      }
      webApplicationService: service(slug: { eq: "web-application-development" }) {
        id
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
    reporter.panic('The query for the pages to create failed.', errors as unknown as Error)
    return
  }

  for (const { id, path } of data.allCaseStudy.nodes) {
    createPage({ path, component: template('case-study'), context: { id } })
  }

  const posts = data.allPost.nodes
  posts.forEach(({ id, path }, index) => {
    const context = {
      id,
      newerId: posts[index - 1]?.id ?? null,
      olderId: posts[index + 1]?.id ?? null,
    }
    createPage({ path, component: template('post'), context })
  })

  blogPages(posts.length).forEach(({ path }, index) => {
    createPage({
      path,
      component: template('blog'),
      context: { skip: index * POSTS_A_PAGE, limit: POSTS_A_PAGE, number: index + 1 },
    })
  })

  for (const { id, service } of data.allServicePage.nodes) {
    createPage({ path: service.path, component: template('service'), context: { id } })
  }
  if (data.webApplicationService) {
    const { id, path } = data.webApplicationService
    createPage({ path, component: template('web-application'), context: { id } })
  }

  // Everything in every state, for those who change the site; never on the live one.
  if (isDevelop || process.env.PREVIEW_KITCHEN === '1') {
    createPage({ path: '/develop/kitchen-sink', component: template('kitchen-sink') })
    createPage({
      path: '/develop/shortcodes',
      component: template('shortcodes'),
      context: { html: shortcodesHtml(readFileSync('content/README.md', 'utf8')) },
    })
  }

  for (const { from, to, permanent } of data.allRedirect.nodes) {
    createRedirect({ fromPath: from, toPath: to, isPermanent: permanent })
  }
}
