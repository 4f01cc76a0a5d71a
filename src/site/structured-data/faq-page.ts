import type { JsonLd } from './json-ld'

/** The page's visible questions and answers, word for word. */
export function faqPage(
  items: readonly { readonly question: string; readonly answer: string }[],
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
