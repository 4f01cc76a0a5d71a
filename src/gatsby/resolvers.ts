/** Registers the computed fields that all pages share and those each page kind adds. */
import type { GatsbyNode } from 'gatsby'
import { publicQueries } from '../data-layer/publication'
import { contentTypes } from '../page-kinds/documents'
import { kindFields } from './kind-fields'
import { queryResolvers, routeResolvers } from './route-resolvers'

const publicTypes = contentTypes.filter(({ hasDrafts }) => hasDrafts)

export const createResolvers: GatsbyNode['createResolvers'] = args => {
  const createResolvers = args.createResolvers as (resolvers: object) => void
  createResolvers({
    Query: Object.assign({}, queryResolvers, ...publicTypes.map(publicQueries)) as object,
    Route: routeResolvers,
  })
  for (const { resolvers } of kindFields) createResolvers(resolvers)
}
