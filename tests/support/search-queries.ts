/**
 * Queries buyers type, and the pages that answer them. Case studies are identified by front matter instead of
 * URL, so they can be renamed or replaced. Words with different British and American spellings are listed
 * in both.
 */
import { filled, liveCaseStudies, readData } from './content'
import type { Site } from '../../src/content/site'

/** A query and the pages that answer it. At least one of the pages must be among the top results. */
export interface Query {
  readonly words: string
  readonly answers: readonly string[]
  /** The number of top results that count. */
  readonly within: number
}

const studies = liveCaseStudies().map(({ slug, fields }) => ({
  path: `/case-studies/${slug}`,
  facts: [fields.client, fields.industry, fields.metadata.title, ...fields.metadata.keywords].join(
    ' ',
  ),
}))

/** The case studies whose client, industry, title, or keywords match. */
function studiesAbout(pattern: RegExp): readonly string[] {
  const found = studies.filter(({ facts }) => pattern.test(facts)).map(({ path }) => path)
  if (found.length === 0) throw new Error(`No case study matches ${String(pattern)}.`)
  return found
}

const query =
  (within: number) =>
  (words: string, ...answers: readonly string[]): Query => ({ words, answers, within })
const first = query(1)
const amongThree = query(3)

const WEB_APPLICATIONS = '/services/web-application-development'
const APPS = '/services/mobile-app-development'
const WEB_DESIGN = '/services/web-design'
const SEO = '/services/seo'
const PPC = '/services/ppc'
const SOCIAL = '/services/social-media'
const CONTENT = '/services/content-marketing'
const EMAIL = '/services/email-marketing'
const { email } = readData<Site>('site.json')
const priceOf = (name: string) => filled(`{price:${name}}`)

/** The queries used to tune the ranking. */
export const QUERIES: readonly Query[] = [
  first('SEO', SEO),
  first('webapp', WEB_APPLICATIONS),
  first('mobileapp', APPS),
  first('emailmarketing', EMAIL),
  first('socialmedia', SOCIAL),
  first('contentmarketing', CONTENT),
  amongThree('iphone app', APPS),
  amongThree('meta ads', PPC, SOCIAL),
  amongThree('remarketing', PPC, ...studiesAbout(/ppc|pay-per-click/i)),
  amongThree('gym', ...studiesAbout(/fitness/i)),
  amongThree('realtor', ...studiesAbout(/real estate/i)),
  amongThree('attorney marketing', ...studiesAbout(/legal|law/i)),
  amongThree('charity', ...studiesAbout(/nonprofit/i)),
  amongThree('HVAC', ...studiesAbout(/heating|home services/i)),
  amongThree('book a call', '/contact'),
  amongThree('request a quote', '/contact'),
  amongThree('where are you located', '/contact'),
  amongThree('staff', '/about'),
  amongThree('who are you', '/about'),
  amongThree('invoices', '/terms'),
  amongThree('notice period', '/terms'),
  first('testimonials', '/case-studies'),
  first('our work', '/case-studies'),
  amongThree('$12k', ...studiesAbout(/./)),
  first('search engine optimization', SEO),
  first('search engine optimisation', SEO),
  amongThree('optimization', SEO, ...studiesAbout(/optimi[sz]ation/i)),
  first('searh engine', SEO),
  first('seo dashboard', SEO),
  first('PPC', PPC),
  first('pay-per-click advertising', PPC),
  first('google ads', PPC),
  first('social media', SOCIAL),
  first('content marketing', CONTENT),
  first('email marketing', EMAIL),
  first('newsletter', EMAIL),
  first('web design', WEB_DESIGN),
  first('How can you redesign my website?', WEB_DESIGN),
  first('mobile app development', APPS),
  first('mobile-app development', APPS),
  first('web application', WEB_APPLICATIONS),
  first('aplication', WEB_APPLICATIONS),
  first('what does a web application cost', WEB_APPLICATIONS),
  amongThree('4-8 weeks', WEB_APPLICATIONS),
  first('timeline', WEB_APPLICATIONS),
  first('most popular', WEB_APPLICATIONS),
  first('multi language', WEB_APPLICATIONS),
  first('multilingual', WEB_APPLICATIONS),
  first(priceOf('starter'), WEB_APPLICATIONS, '/services'),
  first(priceOf('professional'), WEB_APPLICATIONS, '/services'),
  first('who owns the code', WEB_APPLICATIONS),
  first('FAQ', WEB_APPLICATIONS),
  first('prices', '/services'),
  first('pricing', '/services'),
  first('portfolio', '/case-studies'),
  first('contact', '/contact'),
  first('opening hours', '/contact'),
  first(email, '/contact'),
  first('privacy', '/privacy'),
  first('gdpr', '/privacy'),
  first('terms', '/terms'),
  first('accessibility', '/accessibility'),
  amongThree('B2B', ...studiesAbout(/b2b/i)),
  first('saas', ...studiesAbout(/saas/i)),
  amongThree('ecommerce', ...studiesAbout(/e-?commerce/i)),
  amongThree('e-commerce', ...studiesAbout(/e-?commerce/i)),
  first('online shop', ...studiesAbout(/retail/i)),
  first('online store', ...studiesAbout(/retail/i)),
  first('checkout', ...studiesAbout(/checkout/i)),
  first('dental practice', ...studiesAbout(/dental/i)),
  first('hotel', ...studiesAbout(/hotel/i)),
  first('restaurant menu', ...studiesAbout(/restaurant/i)),
  first('make an app for my restaurant', ...studiesAbout(/restaurant/i)),
]

/** Queries written before the ranking was tuned and only checked afterward. */
export const HELD_BACK: readonly Query[] = [
  first('ios app', APPS),
  first('android', APPS),
  amongThree('adwords', PPC),
  amongThree('facebook ads', PPC, SOCIAL),
  amongThree('instagram', SOCIAL, ...studiesAbout(/social media/i)),
  first('law firm', ...studiesAbout(/law/i)),
  first('real estate', ...studiesAbout(/real.estate/i)),
  amongThree('non profit', ...studiesAbout(/non-?profit/i)),
  first('plumber', ...studiesAbout(/plumb/i)),
  first('phone number', '/contact'),
  first('about us', '/about'),
  amongThree('data protection', '/privacy', '/terms'),
  amongThree('payment terms', '/terms'),
  amongThree('support after launch', WEB_APPLICATIONS),
  amongThree('landing page', WEB_DESIGN),
  amongThree('blog writing', CONTENT),
  first('websit design', WEB_DESIGN),
  amongThree('email delivrability', EMAIL, '/blog/email-deliverability-checklist'),
  first(priceOf('enterprise'), WEB_APPLICATIONS, '/services'),
]

/** Queries without results. */
export const NONSENSE = [
  'asdfgh',
  'xyzzyqq',
  'zzqqxx',
  'qwertzuiop',
  'blorptastic',
  'flurbgrommit',
  'vxcvb nmnmn',
  '$987,654,321',
]
