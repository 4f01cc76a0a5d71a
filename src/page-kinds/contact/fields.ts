import { OWN_ENDPOINT } from '../../content/fields'
import { BuildSettings, computed, onlyNode, type Model } from '../../data-layer/node-model'
import { securitySettings } from '../../data-layer/security-settings'

export const typeDefs = /* GraphQL */ `
  type ContactPage implements Node {
    "Where the form is submitted; null if the page offers email only."
    endpoint: String
    "Where the estimate is submitted without JavaScript: the site's own handler, or else the contact page."
    choicesAction: String!
  }
`

/** The path of the site's own contact handler. */
async function ownHandler(model: Model): Promise<string> {
  const { pathPrefix } = await onlyNode(model, BuildSettings)
  return pathPrefix + OWN_ENDPOINT
}

async function formAction(_: unknown, model: Model): Promise<string | null> {
  const { contactEndpoint } = await securitySettings(model)
  return contactEndpoint === OWN_ENDPOINT ? ownHandler(model) : (contactEndpoint ?? null)
}

export const resolvers = {
  ContactPage: {
    endpoint: computed(formAction),
    choicesAction: computed(async (page: unknown, model) => {
      const own = await ownHandler(model)
      const { pathPrefix } = await onlyNode(model, BuildSettings)
      return (await formAction(page, model)) === own ? own : `${pathPrefix}/contact`
    }),
  },
}
