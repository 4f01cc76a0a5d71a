/** A draft, and a post whose day is far ahead: both are in the repository, and not on the live site. */
import { fillIn, makeNew } from '../editor'
import type { Edit } from '../edit'

const DRAFT = 'a-draft-for-later'
const DRAFT_STUDY = 'a-study-for-later'
const SCHEDULED = 'a-post-for-another-year'

export const unpublished: Edit = {
  name: 'begun a draft of a post and of a study, and scheduled a post for a day ahead',
  make(copy) {
    makeNew(copy, 'post', DRAFT)
    makeNew(copy, 'case-study', DRAFT_STUDY)
    makeNew(copy, 'post', SCHEDULED)
    fillIn(
      copy,
      `content/blog/${SCHEDULED}/index.mdx`,
      {
        title: 'What will be known in another year',
        metadata: {
          title: 'What will be known in another year',
          description:
            'A post that has its day: until then nobody who does not look into the repository can read a line of it.',
          keywords: ['what is known in a year'],
        },
        date: '2999-12-31',
        summary:
          'What will be known in another year, and why nobody should be able to read it today.',
        sources: undefined,
        draft: undefined,
      },
      'This is for another year.\n\n## What will be known\n\nMore in [the studies](/case-studies).',
    )
  },
  shows: {
    'no file of the site knows them': site => {
      for (const slug of [DRAFT, DRAFT_STUDY, SCHEDULED]) expect(site.filesWith(slug)).toEqual([])
    },
  },
}
