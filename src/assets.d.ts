/** Fonts imported by a module: their URL, which contains a hash of the content. */
declare module '*.woff2' {
  const url: string
  export default url
}
