import { OWN_ENDPOINT } from '../../content/fields'
import { BuildSettings, computed, onlyNode } from '../../data-layer/node-model'
import { securitySettings } from '../../data-layer/security-settings'

export const typeDefs = /* GraphQL */ `
  type ContactPage implements Node {
    "Where the form is submitted; null if the page offers email only."
    endpoint: String
    "Where the estimate is submitted without JavaScript: the site's own handler, or else the contact page."
    choicesAction: String!
  }
`

export const resolvers = {
  ContactPage: {
    endpoint: computed(async (_: unknown, model) => {
      const { contactEndpoint } = await securitySettings(model)
      const { pathPrefix } = await onlyNode(model, BuildSettings)
      return contactEndpoint === OWN_ENDPOINT ? pathPrefix + OWN_ENDPOINT : contactEndpoint
    }),
    choicesAction: computed(async (_: unknown, model) => {
      const { contactEndpoint } = await securitySettings(model)
      const { pathPrefix } = await onlyNode(model, BuildSettings)
      return pathPrefix + (contactEndpoint === OWN_ENDPOINT ? OWN_ENDPOINT : '/contact')
    }),
  },
}
