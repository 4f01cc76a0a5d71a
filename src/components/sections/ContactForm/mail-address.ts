/** Characters of an address that mail programs are known to take; longer ones are cut or refused. */
const LONGEST = 1900

/**
 * An address that opens a message in a mail program (RFC 6068).
 *
 * @returns the address with the whole text, or without it where no program would take so much
 */
export function mailAddress(email: string, subject: string, text: string): string {
  const start = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  const whole = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return whole.length > LONGEST ? start : whole
}
