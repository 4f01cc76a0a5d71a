/** A new question in a file of questions, with all else in the file as it was. */
import { applyEdits, modify, parse } from 'jsonc-parser'
import { TEMPLATE } from './template'

/** Where a file of questions lists them. */
const LISTS = { 'data/faq.json': 'items' } as const
const SERVICE_LIST = 'faq'

/** The file of a page's questions: a service's, or that of the web application page. */
export function questionFile(page: string): string {
  return page === 'web-application-development'
    ? 'data/faq.json'
    : `data/service-pages/${page}.json`
}

/**
 * Adds a question at the end of the list, to be filled in.
 *
 * @param text the file as it is
 * @returns the file with the question, or `undefined` where its list has one of that name
 */
export function withQuestion(file: string, text: string, slug: string): string | undefined {
  const list = file in LISTS ? LISTS[file as keyof typeof LISTS] : SERVICE_LIST
  const items = (parse(text) as Record<string, { slug: string }[]>)[list] ?? []
  if (items.some(item => item.slug === slug)) return undefined
  const words = slug.replaceAll('-', ' ')
  const question = {
    slug,
    question: `What would a buyer ask about ${words}?`.slice(0, 140),
    answer: TEMPLATE.question.answer,
  }
  const edits = modify(text, [list, items.length], question, {
    isArrayInsertion: true,
    formattingOptions: { insertSpaces: true, tabSize: 2 },
  })
  return applyEdits(text, edits)
}
