/** The longest mailto URL email programs reliably accept. */
const MAX_LENGTH = 1900

/**
 * A URL that opens a new email (RFC 6068).
 *
 * @returns the URL with the whole text, or without it if that would be too long
 */
export function mailtoUrl(email: string, subject: string, text: string): string {
  const start = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  const whole = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return whole.length > MAX_LENGTH ? start : whole
}
