/** Where the contact form is sent. */
import { OWN_ENDPOINT } from '../../content/fields'
import { BuildSettings, computed, onlyNode, type Model } from '../../data-layer/node-model'
import { securitySettings } from '../../data-layer/security-settings'

export const typeDefs = /* GraphQL */ `
  type ContactPage implements Node {
    "Where the form is sent; empty where it is sent nowhere."
    endpoint: String
    "Where choices of the estimate go without script: the site's own handler fills in the form with them."
    choicesAction: String!
  }
`

/** The address of the contact handler that ships with the site. */
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
