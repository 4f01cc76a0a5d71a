/** data/security.json as this build has it. */
import { OWN_ENDPOINT } from '../content/fields'
import type { Security } from '../content/security'
import { hasFunctions } from './environment'
import { onlyNode, type Model } from './node-model'

/** The settings, without an endpoint that the host cannot answer at. */
export async function securitySettings(model: Model): Promise<Security> {
  const settings = await onlyNode(model, 'SecuritySettings')
  return settings.contactEndpoint === OWN_ENDPOINT && !hasFunctions
    ? { ...settings, contactEndpoint: undefined }
    : settings
}
