/** Computed fields: those of pages in general, and those that each kind of page adds. */
import type { GatsbyNode } from 'gatsby'
import { publicQueries } from '../data-layer/publication'
import { contentTypes } from '../page-kinds/documents'
import { kindFields } from './kind-fields'
import { queryResolvers, routeResolvers } from './route-resolvers'

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({
    Query: Object.assign({}, queryResolvers, ...contentTypes.flatMap(publishedQueries)),
    Route: routeResolvers,
  })
  for (const { resolvers } of kindFields) createResolvers(resolvers)
}

const publishedQueries = (type: (typeof contentTypes)[number]): object[] =>
  type.publication ? [publicQueries(type)] : []
