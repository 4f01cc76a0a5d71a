import type { FAQPage, WithContext } from 'schema-dts'
import { CONTEXT } from './json-ld'

/** The page's visible questions and answers, word for word. */
export function faqPage(
  items: readonly { readonly question: string; readonly answer: string }[],
): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
