import { OWN_ENDPOINT } from '../content/fields'
import { SecuritySettings } from '../content/security'
import { BuildSettings, onlyNode, type Model } from './node-model'

/** data/security.json, without the site's own contact handler if the host can't run it. */
export async function securitySettings(model: Model) {
  const settings = await onlyNode(model, SecuritySettings)
  const { hasFunctions } = await onlyNode(model, BuildSettings)
  return settings.contactEndpoint === OWN_ENDPOINT && !hasFunctions
    ? { ...settings, contactEndpoint: undefined }
    : settings
}
