/**
 * What the specification itself lists: routes, case studies, constants. Stated here once, and held
 * against the content as delivered alone: afterwards the owner may change any of it.
 */

/** Section 1: the services, by the names of their pages. */
export const SERVICES = [
  'seo',
  'ppc',
  'web-design',
  'web-application-development',
  'mobile-app-development',
  'social-media',
  'content-marketing',
  'email-marketing',
]

/** Section 2: the fixed routes. */
export const FIXED_ROUTES = [
  '/',
  '/about',
  '/services',
  '/services/seo',
  '/services/ppc',
  '/services/social-media',
  '/services/content-marketing',
  '/services/email-marketing',
  '/services/web-design',
  '/services/web-application-development',
  '/services/mobile-app-development',
  '/blog',
  '/case-studies',
  '/contact',
  '/sitemap',
]

/** Section 2: the case studies that it names. */
export const CASE_STUDIES = `
  app-store-optimization auto-repair-shop automotive-dealership-ppc b2b-email-nurturing
  b2b-software-blog b2b-software-ppc dental-practice-group e-commerce-fashion-store
  ecommerce-checkout-optimization ecommerce-email-campaigns ecommerce-product-content
  educational-institution elearning-platform-ppc electronics-store-ppc fashion-boutique-social-media
  financial-education-platform financial-services-ppc fitness-studio-chain healthcare-content-hub
  healthcare-email-automation healthcare-equipment-ppc healthcare-provider-network
  home-services-company landing-page-optimization legal-services-firm local-restaurant-chain
  luxury-hotel-web-design manufacturing-company manufacturing-technical-docs mobile-app-conversion
  mobile-app-monetization mobile-app-retention mobile-app-user-acquisition nonprofit-email-fundraising
  real-estate-investment-firm real-estate-market-analysis saas-technology-platform
  tech-startup-conversion
`
  .trim()
  .split(/\s+/)

/** Section 9: the packages of the web application development page. */
export const PACKAGES = [
  {
    name: 'Starter Web App',
    price: 5000,
    details: [/up to 5 pages or sections/i, /30 days of support|30 days support/i],
    popular: false,
  },
  {
    name: 'Professional Web App',
    price: 12000,
    details: [/up to 15 pages/i, /90 days of support|90 days support/i],
    popular: true,
  },
  {
    name: 'Enterprise Web App',
    price: 25000,
    details: [
      /unlimited pages/i,
      /6 months of support|6 months support/i,
      /dedicated project manager/i,
    ],
    popular: false,
  },
]

/** Section 9: the add-ons. */
export const ADD_ONS = [
  { name: /^additional page$/i, price: 500, monthly: false },
  { name: /^e-commerce integration$/i, price: 2000, monthly: false },
  { name: /^multi-language support$/i, price: 1500, monthly: false },
  { name: /^advanced analytics$/i, price: 1000, monthly: false },
  { name: /^mobile app version$/i, price: 8000, monthly: false },
  { name: /^extended support$/i, price: 500, monthly: true },
]

/** Section 9: the two readings of how long it takes. */
export const TIMELINES = [
  /4[-–]8 weeks/,
  /3[-–]6 months or longer/,
  /2[-–]3 months/,
  /6[-–]12 months/,
]

/** Section 9: what the structured data says of the business. */
export const BUSINESS = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '18:00',
  priceRange: '$$',
  rating: 4.9,
  reviews: 127,
}

/** Section 2: the parts of the web application development page. */
export const CAPABILITIES = [/front-?end/i, /back-?end/i, /full-?stack/i, /quality assurance/i]
export const STEPS = [
  /^discovery and planning$/i,
  /^UI\/UX design$/i,
  /^development$/i,
  /^testing and QA$/i,
  /^deployment$/i,
  /^support and maintenance$/i,
]

/** Section 2: how many questions the page answers. */
export const QUESTIONS = 10

/** Section 9: other constants. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 }
export const COPYRIGHT_YEAR = 2024
