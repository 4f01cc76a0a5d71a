/** A font imported by a module: its address, with a hash of its content in the name. */
declare module '*.woff2' {
  const url: string
  export default url
}
