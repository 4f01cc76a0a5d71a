/** A page of text, and the entry of the footer that had no address until then. */
import type { Navigation } from '../../../src/content/navigation'
import { dataOf, fillIn, makeNew, setData } from '../editor'
import type { Edit } from '../edit'

const SLUG = 'careers'
const TITLE = 'Who works here, and how to become one of them'

/** The entry's words, as the footer has them. */
let name = ''

export const page: Edit = {
  name: 'added a page of text with npm run new, and led the footer there',
  make(copy) {
    makeNew(copy, 'page', SLUG)
    const words = {
      title: TITLE,
      lead: 'Who works here, what a working day is like, and where to write about a job.',
      metadata: {
        title: 'Careers at the agency: who works here, and how',
        description:
          'Who works at the agency, what a working day is like, and how to write to us about a job.',
        keywords: ['agency jobs'],
      },
      draft: undefined,
    }
    fillIn(
      copy,
      `content/pages/${SLUG}/index.mdx`,
      words,
      'We are not hiring.\n\n## Later\n\nWrite to us.',
    )
    const { footerCompany } = dataOf<Navigation>(copy, 'navigation.json')
    const index = footerCompany.findIndex(({ path }) => path === undefined)
    name = footerCompany[index]?.name ?? ''
    setData(copy, 'navigation.json', ['footerCompany', index, 'path'], `/${SLUG}`)
  },
  shows: {
    'the page stands at its address, and the footer of every page leads there': site => {
      expect(site.text(`/${SLUG}`, 'h1')).toBe(TITLE)
      expect(site.text('/', `footer a[href="/${SLUG}"]`)).toBe(name)
      expect(site.file('sitemap-0.xml')).toContain(`/${SLUG}`)
    },
  },
}
