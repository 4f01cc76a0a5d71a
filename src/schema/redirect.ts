import { z } from 'zod'
import { internalPath, object } from './fields'

/** An address that used to exist. */
export const redirect = object('Redirect', 'An address that used to exist, and where it leads.', {
  from: internalPath('The old path.'),
  to: internalPath('The page that took its place.'),
  permanent: z.boolean().meta({ description: 'true if the old address will not come back.' }),
})

/** The file data/redirects.json. */
export const redirects = z.array(redirect)

export type Redirect = z.infer<typeof redirect>
