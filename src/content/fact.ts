import { z } from 'zod'
import { object, slug, text, valueText } from './fields'
import { jsonList, type DataOf } from './content-type'

/** Something the agency promises or states. Texts quote it with a variable. */
const fact = object(
  'Fact',
  'A fact that texts quote with a variable: a time, a condition, a promise.',
  {
    slug: slug('The fact’s name: {fact:first-reply} quotes the fact first-reply.'),
    text: valueText(
      2,
      240,
      'The words that replace the variable mid-sentence: no initial capital, no period.',
    ).refine(
      value => !/\p{L}{3}[.!?]$/u.test(value),
      'this text goes inside a sentence, so it can’t end with punctuation',
    ),
    about: text(10, 240, 'What the fact is about, to help editors find the right one.'),
  },
)

/** The file with facts that texts quote. */
export const Fact = jsonList('Fact', 'data/facts.json', z.array(fact).min(1))

export type Fact = DataOf<typeof Fact>[number]
