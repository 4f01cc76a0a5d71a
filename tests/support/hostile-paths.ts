/** Paths that escape the site or its folder if a server echoes or decodes them carelessly. */
const EVIL = 'evil.example'

const STARTS = [
  '//',
  '///',
  '////',
  '/\\',
  '/\\\\',
  '/\\/',
  '/%5C',
  '/%5c',
  '/%5C%5C',
  '/%2F',
  '/%2f%2f',
  '/%2F%5C',
  '/./',
  '/.//',
  '/.%2f',
  '/..//',
  '/../',
  '/%2e%2e/',
  '/%2e%2e%2f',
  '/%09/',
  '/%0a/',
  '/%0d/',
  '/%0d%0a/',
  '/%00/',
  '/%20/',
  '/%20//',
  '/%3f/',
  '/%23/',
  '/;//',
  '/@',
  '/:@',
  '/%40',
  '/https://',
  '/http:/',
  '/https:',
  '/javascript:',
  '/data:',
  '/about//',
  '/about/%5C',
  '/about/..//',
  '/about/../%5C',
  '/about/%2e%2e//',
  '/index.html//',
  '/%E2%81%84%E2%81%84',
  '/%EF%BC%8F%EF%BC%8F',
  '/%E3%80%82',
  '/%c0%af',
  '/%252F',
  '/%255C',
] as const

const ENDS = ['', '/', '/index.html', '.html', '//', '/..', '/%2e%2e', '/?a=b', '/#a'] as const

/** Paths to other hosts, with every ending that makes servers redirect. */
export const HOSTILE_PATHS: readonly string[] = [
  ...STARTS.flatMap(start => ENDS.map(end => `${start}${EVIL}${end}`)),
  '/about%0d%0aLocation:%20https://evil.example/',
  '/about%0d%0aSet-Cookie:%20a=b/',
  '/about/%0d%0aLocation:%20//evil.example/',
  '/?//evil.example/',
  '//',
  '/\\',
  '/%5C/',
]

/** Paths to files outside the site’s folder. */
export const OUTSIDE_PATHS: readonly string[] = [
  '/../package.json',
  '/../../etc/passwd',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/..\\package.json',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/assets/../../package.json',
  '/assets../package.json',
  '/static../package.json',
  '/%252e%252e/package.json',
  '/.%00./package.json',
  '//etc/passwd',
  '/about/../../package.json',
  '/.git/config',
  '/.env',
]

/** The origin a browser ends up at after requesting a path and getting this `Location`, if any. */
export function destinationOf(path: string, location: string | undefined): string {
  if (location === undefined) return 'http://site.example'
  const base = URL.canParse(`http://site.example${path}`)
    ? `http://site.example${path}`
    : 'http://site.example/'
  return new URL(location, base).origin
}
