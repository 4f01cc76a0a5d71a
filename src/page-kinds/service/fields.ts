import { allNodes, computed } from '../../data-layer/node-model'
import { allInterpolated } from '../../data-layer/variables'
import { TextPage } from '../text-page/declaration'
import type { Service } from './declaration'
import { priceOfRow, servicePrices } from './prices'

export const typeDefs = /* GraphQL */ `
  type Service implements Node {
    "What the service costs."
    prices: ServicePrices!
    "Examples of its deliverables."
    examples: [TextPage!]!
  }

  type ServicePricingRow {
    "The row's price, or its add-on's price."
    cost: Price!
  }

  "A range of amounts."
  type PriceSpan {
    lowest: Float!
    highest: Float
  }

  "What a service costs, computed from the prices on its page."
  type ServicePrices {
    "The path of the page, with the anchor of its prices."
    path: String!
    "The lowest starting prices, like “from $2,800, or $1,900 per month”."
    lowest: String!
    "What a typical client pays in total."
    total: String!
    "The total as numbers. The highest is null if the total is a starting price."
    range: PriceSpan!
    "How the total adds up."
    working: String!
    "How long the work takes."
    time: String!
  }
`

export const resolvers = {
  Service: {
    prices: computed(async (service: Service, model) =>
      allInterpolated(await servicePrices(service, model), model),
    ),
    examples: computed(async ({ slug }: Service, model) => {
      const texts = await allNodes(model, TextPage, [{ slug: 'ASC' }])
      return texts.filter(({ example }) => example === slug)
    }),
  },
  ServicePricingRow: { cost: computed(priceOfRow) },
}
