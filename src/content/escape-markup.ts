const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for an element or a quoted attribute, in HTML, XML, and SVG. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"]/g, character => ESCAPES[character] ?? character)
