/** What differs between any two builds and says nothing: hashes in names, the prefix, the preview's mark. */

/** A hash before a file's ending, as Gatsby, webpack and the finishing step write it. */
const HASHED_NAME = /-[0-9a-f]{16,32}(?=\.[a-z0-9]+\b)/g
/** Gatsby's folders of pictures: /static/<hash>/<hash>/. */
const HASHED_FOLDER = /\/static\/[0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?/g
const POLICY_HASH = /'sha(?:256|384|512)-[^']+'/g
const STYLE = /<style>([\s\S]*?)<\/style>/
const MARK = /<aside data-preview[\s\S]*?<\/aside>/

/** A text without hashes. */
export function withoutHashes(text: string): string {
  return text
    .replace(HASHED_NAME, '')
    .replace(HASHED_FOLDER, '/static/')
    .replace(POLICY_HASH, "'sha256'")
}

/** A page as it would be in any build of the same content, and its style sheet by itself. */
export function normalisePage(html: string, prefix: string): { html: string; style: string } {
  const style = STYLE.exec(html)?.[1] ?? ''
  const bare = withoutHashes(html.replace(STYLE, '').replace(MARK, ''))
  return { html: prefix ? bare.replaceAll(`="${prefix}/`, '="/') : bare, style }
}
