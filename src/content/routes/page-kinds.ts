/**
 * Every kind of page that the site has, once. Paths, lists of pages, sitemaps, breadcrumbs, anchors,
 * structured data, social images, the check and the report of a change are questions to this table: a
 * new page is a new entry here, a component, and the file with its words.
 */
import type { TypeName } from '../documents'

/** The parts of the site, as its index shows them, in this order. */
export const SECTIONS = ['main', 'services', 'case-studies', 'blog'] as const
export type Section = (typeof SECTIONS)[number]

/** What a page is in schema.org's words; src/gatsby/structured-data makes each of them. */
export type StructuredDataName =
  | 'WebSite'
  | 'Business'
  | 'AboutPage'
  | 'ContactPage'
  | 'WebPage'
  | 'CollectionPage'
  | 'Service'
  | 'ServiceWithOffers'
  | 'ServiceFaq'
  | 'Faq'
  | 'CaseStudy'
  | 'BlogPosting'

/** Entries of a list whose slugs are anchors on the page. */
export interface AnchorList {
  /** The type of the document that they stand in. */
  document: TypeName
  field: string
}

/** A kind of page. */
export interface PageKind {
  /** The address; `:slug` is the name of the page's own document, or of its entry in a list of many. */
  path: string
  /** What breadcrumbs and lists call it: a name, or the field of its document that has it. */
  name: string | { field: 'name' | 'title' }
  section: Section
  /** The component, from the project's root. */
  component: string
  /** The type of the document that the page is made for. */
  document: TypeName
  /** That document's file; `*` is the slug. */
  file: string
  /** Further files that are written for this page alone. */
  parts?: readonly string[]
  /** Names that the page's markup gives to its parts, besides those that every page has. */
  anchors: readonly string[]
  /** Further anchors: the slugs of entries in data. */
  anchorLists?: readonly AnchorList[]
  structuredData: readonly StructuredDataName[]
  /** The nodes that the page lists; it changes when the newest of them does. */
  lists?: 'Service' | 'CaseStudy' | 'Post'
  /** The field in which what is listed names its page: only a page that something names is there. */
  listedBy?: 'tags'
  /** Entries on one page, where a list goes on under `<path>/page/2`. */
  perPage?: number
  /** Sections whose newest entry is also shown here, so that it changes the page. */
  changesWith?: readonly Section[]
  /** Left out of sitemaps and lists, and not to be indexed. */
  unlisted?: true
}

/** A page with a path of its own: its words are in data/pages, its component where Gatsby looks for that path. */
const fixed = (
  path: string,
  name: PageKind['name'],
  document: TypeName,
  words: string,
  more: Pick<PageKind, 'structuredData'> & Partial<PageKind>,
): PageKind => ({
  path,
  name,
  section: 'main',
  document,
  file: `data/pages/${words}.json`,
  component: `src/pages${path === '/' ? '/index' : path}.tsx`,
  anchors: [],
  ...more,
})

const kinds = {
  home: fixed('/', 'Home', 'HomePage', 'home', {
    structuredData: ['WebSite'],
    changesWith: ['case-studies', 'blog'],
  }),
  about: fixed('/about', 'About', 'AboutPage', 'about', { structuredData: ['AboutPage'] }),
  contact: fixed('/contact', 'Contact', 'ContactPage', 'contact', {
    anchors: [
      'brief',
      'contact-choice',
      'contact-form',
      'contact-notice',
      'contact-text',
      'contact-website',
    ],
    structuredData: ['ContactPage', 'Business'],
  }),
  contactSent: fixed('/contact/sent', 'Message sent', 'ContactPage', 'contact', {
    anchors: ['thanks'],
    structuredData: [],
    unlisted: true,
  }),
  sitemap: fixed('/sitemap', 'Sitemap', 'ListPage', 'sitemap', {
    structuredData: [],
    changesWith: ['case-studies', 'blog'],
  }),
  services: fixed('/services', 'Services', 'ListPage', 'services', {
    section: 'services',
    anchors: ['prices'],
    structuredData: ['CollectionPage'],
    lists: 'Service',
  }),
  /** The one service whose page the specification orders in six sections, out of files of its own. */
  webApplication: {
    path: '/services/web-application-development',
    name: { field: 'name' },
    section: 'services',
    component: 'src/templates/web-application.tsx',
    document: 'Service',
    file: 'data/services/web-application-development.json',
    parts: ['data/web-application-page.json'],
    anchors: ['benefits', 'capabilities', 'process', 'pricing'],
    anchorLists: [
      { document: 'Pricing', field: 'packages' },
      { document: 'AddOns', field: 'items' },
      { document: 'Faq', field: 'items' },
    ],
    structuredData: ['ServiceWithOffers', 'Faq'],
  },
  service: {
    path: '/services/:slug',
    name: { field: 'name' },
    section: 'services',
    component: 'src/templates/service.tsx',
    document: 'Service',
    file: 'data/services/*.json',
    parts: ['data/service-pages/*.json'],
    anchors: ['prices'],
    anchorLists: [{ document: 'ServicePage', field: 'faq' }],
    structuredData: ['Service', 'ServiceFaq'],
  },
  caseStudies: fixed('/case-studies', 'Case studies', 'ListPage', 'case-studies', {
    section: 'case-studies',
    structuredData: ['CollectionPage'],
    lists: 'CaseStudy',
  }),
  caseStudy: {
    path: '/case-studies/:slug',
    name: { field: 'title' },
    section: 'case-studies',
    component: 'src/templates/case-study.tsx',
    document: 'CaseStudy',
    file: 'content/case-studies/*/index.mdx',
    anchors: ['contents'],
    structuredData: ['CaseStudy'],
  },
  blog: fixed('/blog', 'Blog', 'ListPage', 'blog', {
    section: 'blog',
    component: 'src/templates/blog.tsx',
    structuredData: ['CollectionPage'],
    lists: 'Post',
    perPage: 12,
  }),
  tag: {
    path: '/blog/tags/:slug',
    name: { field: 'name' },
    section: 'blog',
    component: 'src/templates/blog.tsx',
    document: 'Tag',
    file: 'data/tags.json',
    anchors: [],
    structuredData: ['CollectionPage'],
    lists: 'Post',
    listedBy: 'tags',
    perPage: 12,
  },
  post: {
    path: '/blog/:slug',
    name: { field: 'title' },
    section: 'blog',
    component: 'src/templates/post.tsx',
    document: 'Post',
    file: 'content/blog/*/index.mdx',
    anchors: ['contents'],
    structuredData: ['BlogPosting'],
  },
  search: fixed('/search', 'Search', 'SearchPage', 'search', {
    structuredData: [],
    unlisted: true,
  }),
  notFound: fixed('/404', 'Page not found', 'ListPage', 'not-found', {
    structuredData: [],
    unlisted: true,
  }),
  /** At the top of the site: last, since its path fits every other one’s. */
  textPage: {
    path: '/:slug',
    name: { field: 'title' },
    section: 'main',
    component: 'src/templates/text-page.tsx',
    document: 'TextPage',
    file: 'content/pages/*/index.mdx',
    anchors: ['contents'],
    structuredData: ['WebPage'],
  },
} satisfies Record<string, PageKind>

export type PageKindName = keyof typeof kinds

/** The table; src/gatsby/social-card.ts says what the social image of each kind shows. */
export const pageKinds: Readonly<Record<PageKindName, PageKind>> = kinds

/** The names of the kinds. Where the paths of two fit an address, the first is meant. */
export const PAGE_KIND_NAMES = Object.keys(kinds) as PageKindName[]

/** Names of places that every page has. A test compares them with the markup. */
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
