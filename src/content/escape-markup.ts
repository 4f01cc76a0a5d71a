const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as the content of an element or of a quoted attribute, in HTML, XML and SVG. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, character => ESCAPES[character] ?? character)
