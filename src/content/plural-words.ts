/** Words with places in them to be filled in, and words that depend on a number. */
import { z } from 'zod'
import { object } from './fields'

/**
 * Words in which each of these names stands between braces for what is filled in, and no other does.
 *
 * @param isComplete whether every name must be there; a plural form may leave its number out
 * @param most how many characters and names there may be
 */
export function phrase(
  names: readonly string[],
  description: string,
  isComplete = true,
  most = 160,
) {
  const each = isComplete ? names.map(name => `(?=.*\\{${name}\\})`).join('') : ''
  const list = names.map(name => `{${name}}`).join(', ')
  return z
    .string()
    .regex(
      new RegExp(`^(?=.*\\S)${each}(?:[^{}]|\\{(?:${names.join('|')})\\}){1,${most}}$`),
      `words with ${list} ${isComplete ? 'in them' : 'and no other braces'}`,
    )
    .meta({ description: isComplete ? `${description} Filled in: ${list}.` : description })
}

/** Words for a number of things, by the plural forms that the language has; a sentence or two, if it says so. */
export function plural(names: readonly string[], description: string, most = 160) {
  const form = (name: string) =>
    phrase(names, `The form that Unicode calls “${name}”.`, false, most)
  const more = (name: string) => form(name).optional()
  const list = names.map(name => `{${name}}`).join(', ')
  return object('PluralWords', 'Words for a number, in each form that the site’s language has.', {
    zero: more('zero'),
    one: more('one'),
    two: more('two'),
    few: more('few'),
    many: more('many'),
    other: form('other'),
  }).meta({ description: `${description} Filled in: ${list}.` })
}
