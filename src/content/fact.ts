import { z } from 'zod'
import { object, slug, text, valueText } from './fields'
import { jsonList } from './content-type'

/** Something that the agency promises, or that is so: said once, a variable wherever it is said again. */
export const fact = object(
  'Fact',
  'A fact that texts take as a variable: a time, a condition, a promise.',
  {
    slug: slug('The fact’s name: {fact:first-reply} gives the fact first-reply.'),
    text: valueText(
      2,
      240,
      'The words that stand in place of the variable, as within a sentence: no capital at the start, no full stop.',
    ),
    about: text(10, 240, 'What the fact settles, for those who look for the right one.'),
  },
)

/** The file data/facts.json. */
export const facts = z.array(fact).min(1)

export type Fact = z.infer<typeof fact>

/** The file with facts that texts quote. */
export const Fact = jsonList('Fact', 'data/facts.json', facts)
