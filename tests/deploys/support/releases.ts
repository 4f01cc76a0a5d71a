/** Three releases of the site: as it is, after edits of its content, and after edits of its code, too. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KEPT } from '../../../src/finish/kept-files'
import { DRAWN } from '../../../src/social/social-images'
import { SITE_FOLDER } from '../../browser/support/site'
import { dataOf, setData } from '../../edits/editor'
import { addresses, gone, moved } from '../../edits/edits/addresses'
import { post } from '../../edits/edits/post'
import { copyProject, type ProjectCopy } from '../../support/project-copy'

/** What the edited release says on a page that both have. */
export const NEW_HEADING = 'What this page said before was edited, and this is what it says now'

/** What a part of the layout says of itself in the release whose code was edited. */
export const NEW_MARK = 'data-of-the-new-release'

/** The releases, each as it is deployed: by itself, and with the hashed files of the one before. */
export interface Releases {
  /** As the working tree is. */
  first: string
  /** Content: a page changed, added, moved and removed, the last two with their redirects. */
  content: string
  contentAndLast: string
  /** The same, and a style, a component, the name of a template and what the contact form requires. */
  code: string
  codeAndLast: string
  /** The copy of the project, with the code of the last of them. */
  copy: string
  /** The pages that moved and went. */
  moved: typeof moved
  gone: typeof gone
  /** A budget that the contact form no longer offers with the new code. */
  withdrawn: string
}

const LIST = 'releases.json'

/** The releases that were made before the tests. */
export const readReleases = (): Releases =>
  JSON.parse(readFileSync(join(process.env.RELEASES ?? '', LIST), 'utf8')) as Releases

/**
 * Makes the edits in one copy of the project, builds it twice, and tells the tests where that is.
 *
 * @throws where the copy cannot be built
 */
// Jest takes a default export.
export default async function makeReleases(): Promise<void> {
  if (process.env.RELEASES) return
  console.log('\nBuilding two releases in a copy of the project: about two minutes.')
  const copy = copyProject()
  const folder = mkdtempSync(join(tmpdir(), 'releases-'))
  process.once('exit', () => {
    copy.dispose()
    rmSync(folder, { recursive: true })
  })
  // What both have in common need not be drawn and compressed again.
  for (const kept of [KEPT, DRAWN]) cpSync(kept, join(copy.root, kept), { recursive: true })
  const first = join(folder, 'first')
  cpSync(SITE_FOLDER, first, { recursive: true })

  await editContent(copy)
  const content = release(copy, first, join(folder, 'content'))
  const withdrawn = editCode(copy)
  const code = release(copy, first, join(folder, 'code'))

  const releases: Releases = {
    first,
    content: content.alone,
    contentAndLast: content.withLast,
    code: code.alone,
    codeAndLast: code.withLast,
    copy: copy.root,
    moved,
    gone,
    withdrawn,
  }
  writeFileSync(join(folder, LIST), JSON.stringify(releases))
  // Workers start after this, with this environment.
  process.env.RELEASES = folder
}

async function editContent(copy: ProjectCopy): Promise<void> {
  setData(copy, 'pages/about.json', ['heading'], NEW_HEADING)
  await addresses.make(copy)
  await post.make(copy)
  copy.commit('Content')
}

/** @returns the answer that is taken out of the contact form */
function editCode(copy: ProjectCopy): string {
  edit(
    copy,
    'src/site/Layout/Layout.module.css',
    /$/,
    '\n.loading {\n  letter-spacing: 0.01em;\n}\n',
  )
  edit(copy, 'src/site/Layout/Layout.tsx', 'tabIndex={-1}', `tabIndex={-1} ${NEW_MARK}=""`)
  renameSync(
    join(copy.root, 'src/templates/post.tsx'),
    join(copy.root, 'src/templates/article.tsx'),
  )
  edit(copy, 'src/routes/page-kinds.ts', 'templates/post.tsx', 'templates/article.tsx')
  const company = 'company: line(120)'
  edit(copy, 'src/schema/contact-message.ts', `${company}.optional()`, `${company}.min(1)`)
  const budgets = ['form', 'budgets', 0]
  const { form } = dataOf<{ form: { budgets: { slug: string }[] } }>(copy, 'pages/contact.json')
  const withdrawn = form.budgets[0]?.slug ?? ''
  setData(copy, 'pages/contact.json', budgets, undefined)
  copy.commit('Code')
  return withdrawn
}

/** Replaces what must be there. */
function edit(copy: ProjectCopy, file: string, from: string | RegExp, to: string): void {
  const path = join(copy.root, file)
  const text = readFileSync(path, 'utf8')
  const edited = text.replace(from, to)
  if (edited === text) throw new Error(`${file} has no ${String(from)}.`)
  writeFileSync(path, edited)
}

/** Builds the copy, and keeps the site as it is and with the last release's files. */
function release(copy: ProjectCopy, last: string, to: string) {
  const run = (script: string, ...args: string[]) => {
    const { passed, output } = copy.run(script, args)
    if (!passed) throw new Error(output)
  }
  const [alone, withLast] = [to, `${to}-and-last`]
  run('build')
  cpSync(join(copy.root, 'dist'), alone, { recursive: true })
  run('keep', last)
  cpSync(join(copy.root, 'dist'), withLast, { recursive: true })
  return { alone, withLast }
}
