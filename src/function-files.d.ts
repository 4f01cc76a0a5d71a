/** What a build writes for the functions of hosts: there only once the site has been built. */
declare module '*/dist/api/contact.json' {
  const site: object
  export default site
}
