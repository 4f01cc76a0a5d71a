/** A new case study, of an industry that there was not, with a photograph for its cover. */
import { join } from 'node:path'
import sharp from 'sharp'
import { BAKERY_TEXT, bakeryStudy, METHOD } from '../../support/bakery-study'
import { liveCaseStudies } from '../../support/content'
import { addData, fillIn, makeNew } from '../editor'
import type { Edit } from '../edit'

const SLUG = 'village-bakery-orders'
const PATH = `/case-studies/${SLUG}`
const COVER = { file: 'ovens.jpg', alt: 'Two ovens before dawn' }
const INDUSTRY = { slug: 'bakeries-and-mills', name: 'Bakeries and mills' }

/** The study that names it as related. */
let naming = ''

export const study: Edit = {
  name: 'written a case study with npm run new, of a new industry, with a photograph',
  async make(copy) {
    addData(copy, 'industries.json', [], INDUSTRY)
    makeNew(copy, 'case-study', SLUG)
    const file = `content/case-studies/${SLUG}/index.mdx`
    const chosen = { industry: INDUSTRY.slug, cover: `./${COVER.file}`, coverAlt: COVER.alt }
    const fields = { ...bakeryStudy, ...chosen, draft: undefined }
    const plain = { width: 1200, height: 800, channels: 3, background: '#57534e' } as const
    const picture = join(copy.root, file, '..', COVER.file)
    await sharp({ create: plain }).jpeg().toFile(picture)
    fillIn(copy, file, fields, BAKERY_TEXT)
    const other = liveCaseStudies(copy.root).find(({ slug }) => slug !== SLUG)
    if (!other) throw new Error('There is no other study.')
    naming = other.slug
    fillIn(copy, other.file, { related: [SLUG, ...other.fields.related.slice(1)] })
  },
  shows: {
    'the study has its page, with its numbers': site => {
      expect(site.text(PATH, 'h1')).toBe(bakeryStudy.title)
      expect(site.text(PATH, 'main')).toContain(METHOD)
    },
    'its photograph is its card where another study names it as related': site => {
      const { $ } = site.page(`/case-studies/${naming}`)
      expect($(`main img[alt="${COVER.alt}"]`)).toHaveLength(1)
    },
    'the list of case studies, the sitemaps and the list for language models lead to it': site => {
      const { $ } = site.page('/case-studies')
      const card = $(`main li:has(a[href="${PATH}"])`)
      expect(card).toHaveLength(1)
      expect(site.page('/sitemap').$(`main a[href="${PATH}"]`)).toHaveLength(1)
      for (const name of ['sitemap-0.xml', 'llms.txt']) expect(site.file(name)).toContain(PATH)
    },
    'its industry is one of those of the list': site => {
      expect(site.text('/case-studies', 'main')).toContain(INDUSTRY.name)
      expect(site.text(PATH, 'main')).toContain(INDUSTRY.name)
    },
  },
}
