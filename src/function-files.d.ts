/** What a build writes for the contact handler: missing until the site is built. */
declare module '*/dist/api/contact.json' {
  const site: object
  export default site
}
