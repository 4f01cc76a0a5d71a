/** What differs between any two builds and says nothing: hashes in names, the prefix, the preview's mark. */

/** A hash before a file's ending, as Gatsby, webpack and the finishing step write it. */
const HASHED_NAME = /-[0-9a-f]{16,32}(?=\.[a-z0-9]+\b)|-[0-9a-f]{8}(?=\.(?:woff2|css)\b)/g
/** Gatsby's folders of pictures: /static/<hash>/<hash>/. */
const HASHED_FOLDER = /\/static\/[0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?/g
const POLICY_HASH = /'sha(?:256|384|512)-[^']+'/g
const STYLE = /<style>([\s\S]*?)<\/style>/
const MARKS = /<aside data-(?:preview|editing)[\s\S]*?<\/aside>/g
const MARK_STYLE =
  /@media print\{(?:\[data-(?:preview|editing)\]\{[^}]*\})+\}|\[data-(?:preview|editing)\][^{}]*\{[^}]*\}/g

/** A text without hashes. */
export function withoutHashes(text: string): string {
  return text
    .replace(HASHED_NAME, '')
    .replace(HASHED_FOLDER, '/static/')
    .replace(POLICY_HASH, "'sha256'")
}

/** A page without the marks of a preview and their style, which visitors never load. */
export function withoutMark(html: string): string {
  return html.replace(MARKS, '').replace(MARK_STYLE, '')
}

/** A page as it would be in any build of the same content, and its style sheet by itself. */
export function normalisePage(html: string, prefix: string): { html: string; style: string } {
  const page = withoutMark(html)
  const sheet = STYLE.exec(page)?.[1] ?? ''
  const style = prefix ? sheet.replaceAll(`url(${prefix}/`, 'url(/') : sheet
  const bare = withoutHashes(page.replace(STYLE, ''))
  return { html: prefix ? bare.replaceAll(`="${prefix}/`, '="/') : bare, style }
}
