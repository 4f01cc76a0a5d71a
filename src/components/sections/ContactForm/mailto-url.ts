/** The maximum length of a mailto URL that email clients reliably accept. */
const MAX_LENGTH = 1900

/**
 * Builds a URL that opens a new email (RFC 6068).
 *
 * @returns the URL with the whole text, or without the text if the URL would be too long
 */
export function mailtoUrl(email: string, subject: string, text: string) {
  const start = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  const whole = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return whole.length > MAX_LENGTH ? start : whole
}
