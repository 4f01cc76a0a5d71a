/** data/security.json as this build has it. */
import { OWN_ENDPOINT } from '../content/fields'
import { SecuritySettings, type Security } from '../content/security'
import { BuildSettings, onlyNode, type Model } from './node-model'

/** The settings, without an endpoint that the host cannot answer at. */
export async function securitySettings(model: Model): Promise<Security> {
  const settings = await onlyNode(model, SecuritySettings)
  const { hasFunctions } = await onlyNode(model, BuildSettings)
  return settings.contactEndpoint === OWN_ENDPOINT && !hasFunctions
    ? { ...settings, contactEndpoint: undefined }
    : settings
}
