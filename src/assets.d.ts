/** Fonts and the style sheets of tools, imported by a module: the address, with a hash of the content in it. */
declare module '*.sheet.css' {
  const url: string
  export default url
}
declare module '*.woff2' {
  const url: string
  export default url
}
