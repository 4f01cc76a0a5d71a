/** Every page that is made of a document, from a template that queries what it needs. */
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { pageKinds, type PageKindName } from '../content/routes/page-kinds'
import { listPagePaths, matchPath } from '../content/routes/paths'

const component = (kind: PageKindName) => resolve(pageKinds[kind].component)

/** The pages of a list that goes on, each with the part of it that it shows; `slug` where there are several such lists. */
const listPages = (kind: 'blog' | 'tag', count: number, slug?: string) => {
  const limit = pageKinds[kind].perPage ?? count
  return listPagePaths(kind, count, slug).map((path, index) => {
    return { path, number: index + 1, count, skip: index * limit, limit }
  })
}

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
          slug
          tags {
            slug
          }
        }
      }
      allTag(sort: { name: ASC }) {
        nodes {
          slug
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

  const tagged = data.allTag.nodes
    .map(({ slug }) => ({
      slug,
      posts: posts.filter(({ tags }) => tags.some(tag => tag.slug === slug)),
    }))
    .filter(({ posts }) => posts.length > 0)
  const tags = tagged.map(({ slug }) => slug)

  // What stands on a page of a list is said here, so that a page asks for its own posts: one that looked
  // for them would be asked again, and sort all of them again, whenever any post changes.
  const createPostList = (kind: 'blog' | 'tag', listed: typeof posts, slug?: string) => {
    for (const { path, skip, limit, ...page } of listPages(kind, listed.length, slug)) {
      const slugs = listed.slice(skip, skip + limit).map(post => post.slug)
      const context = { ...page, slug, listed: slugs, tags }
      createPage({ path, component: component(kind), context })
    }
  }
  // No tag has an empty slug.
  createPostList('blog', posts, '')
  for (const { slug, posts } of tagged) createPostList('tag', posts, slug)

  createPage({ path: '/sitemap', component: component('sitemap') })

  for (const { id, path } of data.allService.nodes) {
    // The table knows the one service whose page is of its own kind.
    createPage({ path, component: component(matchPath(path)?.name ?? 'service'), context: { id } })
  }

  for (const { id, path } of data.allTextPage.nodes) {
    createPage({ path, component: component('textPage'), context: { id } })
  }

  for (const { from, to, permanent } of data.allRedirect.nodes) {
    createRedirect({ fromPath: from, toPath: to, isPermanent: permanent })
  }
}
