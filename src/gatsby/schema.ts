/** The GraphQL types: those of the declarations, and what the data layer adds to them. */
import type { GatsbyNode } from 'gatsby'
import { documentKinds } from '../schema/documents'
import { graphqlTypes } from '../schema/graphql-types'
import { createPricesExtension } from './prices'

/** Fields that are worked out rather than written. Their resolvers are in resolvers.ts. */
const DERIVED = /* GraphQL */ `
  """
  Front matter as gatsby-plugin-mdx reads it. Pages ask for CaseStudy and Post, whose fields are checked.
  """
  type MdxFrontmatter @dontInfer {
    title: String!
  }

  """
  A heading of a text, for its table of contents.
  """
  type TextHeading {
    """
    The heading's anchor on the page.
    """
    id: String!
    """
    The heading's words.
    """
    text: String!
  }

  """
  A link to a page.
  """
  type RouteLink {
    """
    The page's name in breadcrumbs and lists.
    """
    name: String!
    """
    The page's path.
    """
    path: String!
  }

  """
  A page of the site.
  """
  type Route {
    """
    The page's name in breadcrumbs and lists.
    """
    name: String!
    """
    The page's path.
    """
    path: String!
    """
    The part of the site that the page belongs to: main, services, case-studies or blog.
    """
    section: String!
    """
    What search engines show of the page.
    """
    description: String
    """
    The day of publication, where the content has one.
    """
    published: String
    """
    The day of the last change, where the content tells it.
    """
    changed: String
    """
    The page's whole address.
    """
    url: String!
    """
    The whole address of the page's social image.
    """
    image: String!
    """
    The way from the home page to this one, this one included.
    """
    crumbs: [RouteLink!]!
    """
    The pages of a list that goes on, for the list's own pages.
    """
    pages: [RouteLink!]!
    """
    The page's schema.org objects.
    """
    jsonLd: [JSON!]!
  }

  type Service implements Node {
    """
    The service's instrument, as SVG.
    """
    drawing: String!
  }

  type Chart {
    """
    The chart's first series as bars from edge to edge, as SVG.
    """
    poster: String!
  }

  type CaseStudy implements Node {
    """
    The cover drawn from the first metric and the first chart, as SVG; or the editor's picture.
    """
    drawing: String!
    """
    The same without its numbers, for a field of any shape.
    """
    picture: String!
    """
    The field of colour that this picture continues: pale, teal or deep.
    """
    field: String!
    """
    The text as HTML, ready to be placed into a page.
    """
    html: String!
  }

  type StudyFigure {
    """
    The drawing, as static HTML and SVG.
    """
    html: String!
  }

  type AboutPage implements Node {
    """
    All studies' first metrics as lines from before to after, as SVG.
    """
    drawing: String!
  }

  type Post implements Node {
    """
    The cover, as SVG: the first chart as flat shapes, or the service's instrument; or the editor's picture.
    """
    drawing: String!
    """
    The text as HTML, ready to be placed into a page.
    """
    html: String!
    """
    Its headings of the second level.
    """
    headings: [TextHeading!]!
    """
    Minutes that the text takes to read, at 220 words a minute, at least one.
    """
    readingMinutes: Int!
  }
`

/** Declares every type, so that none is guessed from whatever the content happens to hold. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = args => {
  const { actions } = args
  createPricesExtension(args)
  actions.createTypes(graphqlTypes(documentKinds))
  actions.createTypes(DERIVED)
}
