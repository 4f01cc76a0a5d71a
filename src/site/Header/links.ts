/** A link of the header. */
export interface HeaderLink {
  readonly name: string
  readonly path: string
}

/** A link to a service’s page. */
export interface ServiceLink {
  readonly name: string
  readonly shortName: string
  readonly path: string
}

/** A link to another site. */
export interface ExternalLink {
  readonly name: string
  readonly url: string
}
