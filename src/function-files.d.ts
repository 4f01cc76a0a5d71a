/** The build writes this file for the contact handler, so it’s missing until the first build. */
declare module '*/dist/api/contact.json' {
  const site: object
  export default site
}
