import { internalPath, list, object, reference, text } from './fields'
import { json, type DataOf } from './content-type'

const navigationLink = object('NavigationLink', 'A link in the header.', {
  name: text(2, 30, 'The link text.'),
  path: internalPath('The page it links to.'),
})

const placeholderLink = object(
  'PlaceholderLink',
  'A link in the footer. Without a path, it’s shown as coming soon.',
  {
    name: text(2, 30, 'The link text.'),
    path: internalPath('The page it links to, once there is one.').optional(),
  },
)

const serviceList = (description: string) =>
  list(1, 12, description, reference('Service', 'A service.'))

/** The file with the menus. */
export const Navigation = json(
  'Navigation',
  'data/navigation.json',
  object('Navigation', 'The menus in the header and the footer.', {
    header: list(
      1,
      7,
      'The header’s links, in order. The Services menu is added automatically.',
      navigationLink,
    ),
    servicesDesktop: serviceList('The services in the header’s menu on wide screens.'),
    servicesMobile: serviceList('The services in the menu on small screens.'),
    allServices: navigationLink,
    footerServices: serviceList('The services in the footer.'),
    footerCompany: list(1, 8, 'The footer’s Company links.', placeholderLink),
    footerLegal: list(1, 6, 'The footer’s legal links.', placeholderLink),
  }),
)

export type Navigation = DataOf<typeof Navigation>
