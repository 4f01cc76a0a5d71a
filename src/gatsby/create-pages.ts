/** Every page that is made of a document, from a template that queries what it needs. */
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { pageKinds, type PageKindName } from '../content/routes/page-kinds'
import {
  addressParts,
  isCollection,
  listPagePath,
  listPagePaths,
  matchPath,
} from '../content/routes/paths'

const component = (kind: PageKindName) => resolve(pageKinds[kind].component)

export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { createRedirect } = actions
  const made = new Set<string>()
  const createPage: typeof actions.createPage = page => {
    made.add(page.path)
    actions.createPage(page)
  }
  const { data, errors } = await graphql<Queries.PagesToCreateQuery>(/* GraphQL */ `
    query PagesToCreate {
      allCaseStudy(sort: { slug: ASC }) {
        nodes {
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
          path
        }
      }
      allTextPage(sort: { slug: ASC }) {
        nodes {
          path
        }
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

  const { allCaseStudy, allService, allTextPage } = data
  for (const { path } of [allCaseStudy, allService, allTextPage].flatMap(({ nodes }) => nodes)) {
    // The table knows the one service whose page is of its own kind.
    createPage({ path, component: component(matchPath(path)?.name ?? 'textPage') })
  }

  const posts = data.allPost.nodes
  posts.forEach(({ path }, index) => {
    const [newerId, olderId] = [posts[index - 1]?.id ?? null, posts[index + 1]?.id ?? null]
    createPage({ path, component: component('post'), context: { newerId, olderId } })
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
  const createPostList = (kind: 'blog' | 'tag', slug: string, listed: typeof posts) => {
    const count = listed.length
    const limit = pageKinds[kind].perPage ?? count
    const paths = listPagePaths(kind, count, slug)
    // A list can shrink: the page that it had last leads to its beginning.
    const after = listPagePath(kind, paths.length + 1, slug)
    createRedirect({ fromPath: after, toPath: listPagePath(kind, 1, slug), isPermanent: false })
    for (const [index, path] of paths.entries()) {
      const slugs = listed.slice(index * limit, (index + 1) * limit).map(post => post.slug)
      const context = { slug, listed: slugs, number: index + 1, count, tags }
      createPage({ path, component: component(kind), context })
    }
  }
  // No tag has an empty slug.
  createPostList('blog', '', posts)
  for (const { slug, posts } of tagged) createPostList('tag', slug, posts)

  for (const { from, to, permanent } of data.allRedirect.nodes) {
    const { path } = addressParts(to)
    const { kind } = matchPath(path) ?? {}
    // A redirect to a page of a day ahead waits with it.
    if (kind && isCollection(kind) && !made.has(path)) continue
    createRedirect({ fromPath: from, toPath: to, isPermanent: permanent })
  }
}
