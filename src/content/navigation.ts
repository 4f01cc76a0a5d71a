import { z } from 'zod'
import { internalPath, list, object, reference, text } from './fields'
import { json } from './content-type'

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
  list(1, 12, description, reference('Service', 'A service.'))

/** The file data/navigation.json. */
export const navigation = object('Navigation', 'The menus of header and footer.', {
  header: list(1, 7, 'The header’s links, in order. Services is placed by itself.', navigationLink),
  servicesDesktop: serviceList('The services in the header’s panel on wide screens.'),
  servicesMobile: serviceList('The services in the menu on small screens.'),
  allServices: navigationLink,
  footerServices: serviceList('The services in the footer.'),
  footerCompany: list(1, 8, 'The footer’s Company links.', placeholderLink),
  footerLegal: list(1, 6, 'The footer’s legal links.', placeholderLink),
})

export type Navigation = z.infer<typeof navigation>

/** The file with the menus. */
export const Navigation = json('Navigation', 'data/navigation.json', navigation)
