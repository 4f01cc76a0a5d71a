/** Leaves drafts and scheduled pages out of Gatsby's own query fields. */
import type { ContentType } from '../content/content-type'
import { publicOnly, type Filter, type Request } from './node-model'

type Context = Request['context']

interface Info {
  originalResolver(source: unknown, args: object, context: object, info: object): unknown
}

/** Resolvers for the query fields of a type, such as `allPost` and `post`, for createResolvers. */
export const publicQueries = (type: Pick<ContentType, 'typeName' | 'hasDrafts'>) => ({
  [`all${type.typeName}`]: {
    async resolve(source: unknown, args: { filter?: Filter }, context: Context, info: Info) {
      const filter = await publicOnly(type, args.filter ?? {}, context.nodeModel)
      return info.originalResolver(source, { ...args, filter }, context, info)
    },
  },
  [type.typeName.charAt(0).toLowerCase() + type.typeName.slice(1)]: {
    async resolve(source: unknown, args: Filter, context: Context, info: Info) {
      const filter = await publicOnly(type, args, context.nodeModel)
      return info.originalResolver(source, filter, context, info)
    },
  },
})
