/** The extension `@withPrices`: fields whose text states prices by name get them filled in. */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { fillPrices, pricesOf } from '../editorial/prices'
import type { AddOns } from '../schema/add-on'
import type { Pricing } from '../schema/pricing-package'

interface Context {
  nodeModel: { findOne<Node>(args: { type: string; query?: object }): Promise<Node | null> }
}

/** Declares the extension; the types of src/schema use it where a declaration says `prices`. */
export function createPricesExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'withPrices',
    extend: () => ({ resolve: resolveText }),
  })
}

async function resolveText(
  source: Record<string, string>,
  _: unknown,
  { nodeModel }: Context,
  { fieldName }: { fieldName: string },
): Promise<string | undefined> {
  const text = source[fieldName]
  if (!text?.includes('{')) return text
  const pricing = await nodeModel.findOne<Pricing>({ type: 'Pricing', query: {} })
  const addOns = await nodeModel.findOne<AddOns>({ type: 'AddOns', query: {} })
  if (!pricing || !addOns) throw new Error('data/pricing.json and data/add-ons.json are needed.')
  return fillPrices(text, pricesOf(pricing, addOns))
}
