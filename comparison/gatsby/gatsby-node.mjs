import { resolve } from 'node:path'

const template = resolve('src/templates/post.jsx')

export async function createPages({ graphql, actions }) {
  const { data, errors } = await graphql(`
    {
      allMdx {
        nodes {
          id
          frontmatter {
            slug
          }
          internal {
            contentFilePath
          }
        }
      }
    }
  `)
  if (errors) throw errors
  for (const { id, frontmatter, internal } of data.allMdx.nodes)
    actions.createPage({
      path: `/blog/${frontmatter.slug}/`,
      component: `${template}?__contentFilePath=${internal.contentFilePath}`,
      context: { id },
    })
}
