/** The contact form in the data layer: where it is sent. */
import { OWN_ENDPOINT } from '../content/fields'
import { pathPrefix } from './environment'
import { onlyNode, type Model } from './node-model'

/** The handler that ships with the site, where it stands. */
const OWN = pathPrefix + OWN_ENDPOINT

/** Where the form is sent; nothing where no address is configured. */
async function formAction(
  _: unknown,
  __: unknown,
  { nodeModel }: { nodeModel: Model },
): Promise<string | null> {
  const { contactEndpoint } = await onlyNode(nodeModel, 'SiteFacts')
  return contactEndpoint === OWN_ENDPOINT ? OWN : (contactEndpoint ?? null)
}

/** Fields for createResolvers. */
export const contactFormResolvers = {
  ContactPage: {
    endpoint: { resolve: formAction },
    choicesAction: {
      resolve: async (...request: Parameters<typeof formAction>) =>
        (await formAction(...request)) === OWN ? OWN : `${pathPrefix}/contact`,
    },
  },
}
