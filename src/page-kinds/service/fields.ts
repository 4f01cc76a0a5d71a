/** What a service costs, and the examples of its deliverables. */
import { allNodes, derived } from '../../data-layer/node-model'
import { TextPage } from '../text-page/declaration'
import type { Service } from './declaration'
import { priceOfRow, servicePrices } from './prices'

export const typeDefs = /* GraphQL */ `
  type Service implements Node {
    "What the service costs, in short."
    prices: ServicePrices!
    "Its deliverables that are shown as examples."
    examples: [TextPage!]!
  }

  type ServicePricingRow {
    "The row's price, or that of the add-on it names."
    cost: Price!
  }

  "From the lowest sum of money to the highest."
  type PriceSpan {
    lowest: Float!
    highest: Float
  }

  "What a service costs, computed from the prices on its page."
  type ServicePrices {
    "Where the prices are."
    path: String!
    "The lowest prices to begin with: “from $2,800, or $1,900 per month”."
    lowest: String!
    "What a typical client pays in all."
    total: String!
    "The same in numbers; the highest is missing where the total has no upper end."
    range: PriceSpan!
    "What the total is added up from."
    working: String!
    "How long that takes."
    time: String!
  }
`

export const resolvers = {
  Service: {
    prices: derived(servicePrices),
    examples: derived(async ({ slug }: Service, model) => {
      const texts = await allNodes(model, TextPage, [{ slug: 'ASC' }])
      return texts.filter(({ example }) => example === slug)
    }),
  },
  ServicePricingRow: { cost: derived(priceOfRow) },
}
