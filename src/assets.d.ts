/** Fonts, imported by a module: the address, with a hash of the content in it. */
declare module '*.woff2' {
  const url: string
  export default url
}
