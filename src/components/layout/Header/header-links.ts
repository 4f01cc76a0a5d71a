import type { Menus, SiteFacts } from '../use-site'

/** A link of the header. */
export type HeaderLink = Menus['header'][number]

/** A link to a service’s page. */
export type ServiceLink = Menus['servicesDesktop'][number]

/** A link to another site. */
export type ExternalLink = SiteFacts['dashboard']
