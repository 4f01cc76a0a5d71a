/** A post gets another address, and a case study goes: both leave a redirect. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { liveCaseStudies, livePosts, readCaseStudies } from '../../support/content'
import type { ProjectCopy } from '../../support/project-copy'
import { addRedirectsAskedFor, fillIn, replaceEverywhere, wholeWord } from '../editor'
import type { Edit } from '../edit'

export const moved = { from: '', to: '', title: '' }
export const gone = { from: '', to: '/case-studies' }
let asked: { from: string; to: string }[] = []

/** Gives a post another name. */
function rename(copy: ProjectCopy): void {
  const [post] = livePosts(copy.root)
  if (!post) throw new Error('There is no post.')
  moved.from = `/blog/${post.slug}`
  moved.to = `${moved.from}-again`
  moved.title = post.fields.title
  const { passed, output } = copy.run('rename', [moved.from, moved.to])
  if (!passed) throw new Error(output)
}

/** Deletes a study that no page of data/ has chosen, and what leads to it. */
function remove(copy: ProjectCopy): void {
  const chosen = readdirSync(join(copy.root, 'data'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json'))
    .map(file => readFileSync(join(copy.root, 'data', file), 'utf8'))
    .join('\n')
  const all = readCaseStudies(copy.root)
  const live = liveCaseStudies(copy.root)
  const leaving = live.find(({ slug }) => !wholeWord(slug).test(chosen))
  if (!leaving) throw new Error('data/ names every case study: none can go without a word there.')
  gone.from = `/case-studies/${leaving.slug}`
  rmSync(join(copy.root, 'content/case-studies', leaving.slug), { recursive: true })
  for (const { slug, file, fields } of all) {
    if (slug === leaving.slug || !fields.related.includes(leaving.slug)) continue
    const taken = [slug, leaving.slug, ...fields.related]
    const instead = live.find(other => !taken.includes(other.slug))?.slug
    const related = fields.related.map(other => (other === leaving.slug ? instead : other))
    fillIn(copy, file, { related })
  }
  replaceEverywhere(copy, new RegExp(`${gone.from}(?![\\w-])(?:#[\\w-]+)?`, 'g'), gone.to)
}

export const addresses: Edit = {
  name: 'renamed a post with npm run rename, and removed a case study with the redirect that the check asks for',
  make(copy) {
    rename(copy)
    remove(copy)
    asked = addRedirectsAskedFor(copy)
  },
  shows: {
    'the check has asked for the redirect of what was removed alone': () => {
      expect(asked).toEqual([expect.objectContaining({ from: gone.from, to: gone.to })])
    },
    'the post stands at its new address, and the study nowhere': site => {
      expect(site.text(moved.to, 'h1')).toBe(moved.title)
      for (const { from } of [moved, gone]) expect(site.paths.has(from)).toBe(false)
    },
    'the old addresses lead on': site => {
      const rules = site
        .file('_redirects')
        .split('\n')
        .map(line => line.split(/\s+/))
      for (const { from, to } of [moved, gone])
        expect(rules.find(([path]) => path === from)).toEqual([from, to, '301'])
    },
    'nothing else has an old address': site => {
      for (const { from } of [moved, gone]) {
        const named = site.filesWith(`${from}"`)
        expect(named).toEqual([])
      }
    },
  },
}
