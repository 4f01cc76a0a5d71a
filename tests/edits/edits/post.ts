/** A new post by a new author, under a new tag, with a footnote and a list of tasks. */
import { knownBuildDay } from '../../../src/content/build-day'
import { addData, fillIn, makeNew } from '../editor'
import type { Edit } from '../edit'

const SLUG = 'what-a-sold-out-shelf-says'
export const PATH = `/blog/${SLUG}`
const AUTHOR = {
  slug: 'maria-keller',
  name: 'Maria Keller',
  description: 'Writes about shops that sell out, and counts what is asked for after that.',
}
const TAG = {
  slug: 'shop-counters',
  name: 'Shop counters',
  heading: 'What is counted at the counter of a shop',
  description:
    'Sheets of paper, strokes and tills: what a shop can count by itself, and what it learns from that before it pays anybody.',
}
export const TITLE = 'What a sold-out shelf says about tomorrow'
const NOTE = 'Three weeks in one shop, by one person with a pencil.'

const BODY = `An empty shelf is a number that nobody has written down.[^sheet]

## The sheet

- [x] Lay a sheet beside the till
- [ ] Count the strokes in the evening

It costs nothing, as [other studies](/case-studies) found, and [search](/services/seo) can wait.

[^sheet]: ${NOTE}`

export const post: Edit = {
  name: 'written a post with npm run new, by a person, under a new tag, with a footnote and tasks',
  make(copy) {
    addData(copy, 'authors.json', [], AUTHOR)
    addData(copy, 'tags.json', [], TAG)
    makeNew(copy, 'post', SLUG)
    fillIn(
      copy,
      `content/blog/${SLUG}/index.mdx`,
      {
        title: TITLE,
        summary:
          'How a sheet of paper at the till tells more about tomorrow’s bread than a year of receipts does.',
        author: AUTHOR.slug,
        tags: [TAG.slug],
        date: knownBuildDay(copy.root),
        sources: undefined,
        metadata: {
          title: 'What a sold-out shelf tells a shop about demand',
          description:
            'Receipts know what was sold. A sheet of paper beside the till knows what would have been, and costs a pencil.',
          keywords: ['unmet demand in shops'],
        },
        draft: undefined,
      },
      BODY,
    )
  },
  shows: {
    'the post names its author and its tag': site => {
      expect(site.text(PATH, 'h1')).toBe(TITLE)
      const text = site.text(PATH, 'main')
      for (const words of [AUTHOR.name, TAG.name]) expect(text).toContain(words)
      expect(site.object(PATH, 'BlogPosting')).toMatchObject({
        headline: TITLE,
        author: { name: AUTHOR.name },
      })
    },
    'the author stands with the others': site => {
      for (const words of [AUTHOR.name, AUTHOR.description])
        expect(site.text('/about', 'main')).toContain(words)
      expect(site.file('humans.txt')).toContain(AUTHOR.name)
    },
    'the newest post is the first of the blog, of the feed and of the sitemap’s blog': site => {
      const { $ } = site.page('/blog')
      const listed = $('main h2 a')
        .toArray()
        .map(element => $(element).attr('href'))
      expect(listed).toContain(PATH)
      for (const name of ['rss.xml', 'sitemap-0.xml', 'llms.txt'])
        expect(site.file(name)).toContain(PATH)
    },
    'the footnote is led to and back': site => {
      const { $ } = site.page(PATH)
      const reference = $('main .prose sup a')
      const target = $(`[id="${reference.attr('href')?.slice(1)}"]`)
      expect(target.text()).toContain(NOTE)
      expect(target.find('a').attr('href')).toBe(`#${reference.attr('id')}`)
    },
    'the tasks are boxes, ticked or not, that say what they are of': site => {
      const { $ } = site.page(PATH)
      const boxes = $('main .prose li input[type="checkbox"][disabled]').toArray()
      expect(boxes.map(box => box.attribs.checked !== undefined)).toEqual([true, false])
    },
  },
}
