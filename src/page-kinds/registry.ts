/** All page kinds. If two kinds match a path, the first one wins. */
import { about } from './about/about'
import { caseStudies, caseStudy } from './case-study/case-study'
import { contact, contactSent } from './contact/contact'
import { home } from './home/home'
import { notFound } from './not-found/not-found'
import type { PageKind } from './page-kind'
import { blog, post } from './post/post'
import { search } from './search/search'
import { service, services } from './service/service'
import { sitemap } from './sitemap/sitemap'
import { tag } from './tag/tag'
import { textPage } from './text-page/text-page'
import { webApplication } from './web-application/web-application'

export const registry = [
  home,
  about,
  contact,
  contactSent,
  search,
  sitemap,
  services,
  webApplication,
  service,
  caseStudies,
  caseStudy,
  blog,
  tag,
  post,
  notFound,
  textPage,
] as const

export const pageKinds: readonly PageKind[] = [...registry]

/** The ids on every page. A test compares them with the markup. */
export const COMMON_ANCHORS = [
  'main',
  'site-menu',
  'services-menu',
  'footer-services',
  'footer-company',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'footnote-label',
] as const
