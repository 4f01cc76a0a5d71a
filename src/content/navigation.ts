import { z } from 'zod'
import { internalPath, object, reference, text } from './fields'

const navigationLink = object('NavigationLink', 'A link in the header.', {
  name: text(2, 30, 'The words of the link.'),
  path: internalPath('The page that it leads to.'),
})

const placeholderLink = object(
  'PlaceholderLink',
  'A link in the footer that may have no address yet; without one it is shown as not available.',
  {
    name: text(2, 30, 'The words of the link.'),
    path: internalPath('The page that it leads to, once there is one.').optional(),
  },
)

const serviceList = (description: string) =>
  z.array(reference('Service', 'A service.')).min(1).max(12).meta({ description })

/** The file data/navigation.json. */
export const navigation = object('Navigation', 'The menus of header and footer.', {
  header: z
    .array(navigationLink)
    .min(1)
    .max(7)
    .meta({ description: 'The links in the header, in order. Services is placed by itself.' }),
  servicesDesktop: serviceList('The services in the header’s panel on wide screens.'),
  servicesMobile: serviceList('The services in the menu on small screens.'),
  allServices: navigationLink,
  footerServices: serviceList('The services in the footer.'),
  footerCompany: z
    .array(placeholderLink)
    .min(1)
    .max(8)
    .meta({ description: 'The footer’s Company links.' }),
  footerLegal: z
    .array(placeholderLink)
    .min(1)
    .max(6)
    .meta({ description: 'The footer’s legal links.' }),
})

export type Navigation = z.infer<typeof navigation>
