/**
 * A text that a terminal or a log shows as it is: control characters, which could end a line, colour what
 * follows or move the cursor, become their numbers (“\x1b”), and so do those that turn the reading order.
 */
export const printable = (text: string): string =>
  text.replace(
    // eslint-disable-next-line no-control-regex -- control characters are what is looked for
    /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    character => {
      const code = character.charCodeAt(0).toString(16)
      return code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code}`
    },
  )
