/**
 * Keeps drafts and scheduled pages out of every query. The clock decides when a query runs, not when a node is
 * made, so that a cache never shows a draft and never hides a page whose day has come.
 */
import type { Model } from './node-model'

/** Node types whose fields `draft` and `date` decide whether a node is public. */
export const PUBLISHED_TYPES: readonly string[] = ['CaseStudy', 'Post', 'TextPage']

type Filter = Readonly<Record<string, object>>

/**
 * A filter for nodes of a type that leaves out what is not public yet.
 *
 * @param filter what the nodes must match besides
 */
export async function publicOnly(type: string, filter: Filter, model: Model): Promise<Filter> {
  if (!PUBLISHED_TYPES.includes(type)) return filter
  const settings = await model.findOne({ type: 'BuildSettings', query: {} })
  if (!settings) throw new Error('There are no build settings.')
  if (settings.showsUnpublished) return filter
  return {
    ...filter,
    draft: { ...filter.draft, ne: true },
    date: { ...filter.date, lte: settings.today },
  }
}

interface Info {
  originalResolver(source: unknown, args: object, context: object, info: object): unknown
}

interface Context {
  readonly nodeModel: Model
}

/** Gatsby's own query fields of a type, such as `allPost` and `post`, for createResolvers. */
export const publicQueries = (type: string) => ({
  [`all${type}`]: {
    async resolve(source: unknown, args: { filter?: Filter }, context: Context, info: Info) {
      const filter = await publicOnly(type, args.filter ?? {}, context.nodeModel)
      return info.originalResolver(source, { ...args, filter }, context, info)
    },
  },
  [type.charAt(0).toLowerCase() + type.slice(1)]: {
    async resolve(source: unknown, args: Filter, context: Context, info: Info) {
      const filter = await publicOnly(type, args, context.nodeModel)
      return info.originalResolver(source, filter, context, info)
    },
  },
})
