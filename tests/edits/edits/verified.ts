/** A study that a client has approved: what marked it as an example is gone, wherever it stood. */
import { liveCaseStudies, livePosts } from '../../support/content'
import { fillIn } from '../editor'
import type { Edit } from '../edit'

const SOURCE = 'the till’s own records, read with the owner'
const changed = { path: '', post: '' }

export const verified: Edit = {
  name: 'turned an illustrative study into a verified one',
  make(copy) {
    const posts = livePosts(copy.root)
    const linked = liveCaseStudies(copy.root).flatMap(study => {
      const post = posts.find(({ body }) => body.includes(`(/case-studies/${study.slug})`))
      return post ? [{ study, post }] : []
    })
    const [first] = linked
    if (!first) throw new Error('No post links to a study.')
    changed.path = `/case-studies/${first.study.slug}`
    changed.post = `/blog/${first.post.slug}`
    fillIn(copy, first.study.file, {
      provenance: 'verified',
      source: SOURCE,
      approvedBy: 'The owner of the firm',
      approvedOn: '2026-01-15',
    })
  },
  shows: {
    'its page names the source, and calls it no example': site => {
      expect(site.text(changed.path, 'main header')).toContain(SOURCE)
      expect(site.text(changed.path, 'main header')).not.toMatch(/illustrative/i)
      expect(site.object(changed.path, 'Article')).not.toHaveProperty('creativeWorkStatus')
    },
    'neither does the link of a post, nor its row on the site map': site => {
      const links = [changed.post, '/sitemap'].map(path =>
        site.page(path).$(`main a[href="${changed.path}"]`).text(),
      )
      expect(links.filter(text => text === '' || /illustrative/i.test(text))).toEqual([])
    },
  },
}
