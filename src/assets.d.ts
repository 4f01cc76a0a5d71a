/** Importing a font returns its URL, which contains a hash of the content. */
declare module '*.woff2' {
  const url: string
  export default url
}
