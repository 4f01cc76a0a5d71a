/** The message as plain text, for those who would rather take it elsewhere. */

/** Characters of an address that mail programs are known to take; longer ones are cut or refused. */
const LONGEST = 1900

/**
 * Everything that was answered, in lines.
 *
 * @param answers the labels with what was answered, in the order of the form
 */
export function messageText(
  answers: readonly { label: string; values: readonly string[] }[],
): string {
  return answers
    .filter(({ values }) => values.length > 0)
    .map(({ label, values }) => {
      const text = values.join(', ')
      return text.includes('\n') || text.length > 60 ? `${label}:\n${text}` : `${label}: ${text}`
    })
    .join('\n\n')
}

/**
 * An address that opens the message in a mail program.
 *
 * @returns the address with the whole text, or without it where no program would take so much
 */
export function mailAddress(email: string, subject: string, text: string): string {
  const start = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  const whole = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return whole.length > LONGEST ? start : whole
}
