/** A new question in a file of questions, with all else in the file as it was. */
import { matchPath, pagePath } from '../../src/content/routes/paths'
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser'
import { toFillIn } from '../../src/content/placeholders'

/** The file of the web application page's questions. */
const FAQ_FILE = 'data/faq.json'

/** The file of a page's questions: a service's, or that of the web application page. */
export function questionFile(page: string): string {
  return matchPath(pagePath('service', page))?.name === 'webApplication'
    ? FAQ_FILE
    : `data/service-pages/${page}.json`
}

/**
 * Adds a question at the end of the list, to be filled in.
 *
 * @param text the file as it is
 * @returns the file with the question, or `undefined` where its list has one of that name
 */
export function withQuestion(file: string, text: string, slug: string): string | undefined {
  const list = file === FAQ_FILE ? 'items' : 'faq'
  const tree = parseTree(text)
  const items = (tree && findNodeAtLocation(tree, [list])?.children) ?? []
  if (items.some(item => findNodeAtLocation(item, ['slug'])?.value === slug)) return undefined
  const words = slug.replaceAll('-', ' ')
  const question = {
    slug,
    question: toFillIn(`What would a buyer ask about ${words.slice(0, 60)}?`),
    answer: toFillIn(
      'Answer straight, in sixty characters or more. A price is written by its name, so that it stays true',
    ),
  }
  const edits = modify(text, [list, items.length], question, {
    isArrayInsertion: true,
    formattingOptions: { insertSpaces: true, tabSize: 2 },
  })
  return applyEdits(text, edits)
}
