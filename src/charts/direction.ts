/** The scripts that run from right to left, by their names in ISO 15924. */
const FROM_THE_RIGHT = /^(?:Adlm|Arab|Aran|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/

/**
 * The direction in which a language is written.
 *
 * @param language a BCP 47 tag
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize()
  return FROM_THE_RIGHT.test(script) ? 'rtl' : 'ltr'
}
