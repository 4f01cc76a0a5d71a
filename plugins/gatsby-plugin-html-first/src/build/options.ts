/** The plugin's options and their defaults. README.md documents them. */
import type { GatsbyNode, BuildArgs } from 'gatsby'

/** A page in the finished folder. */
interface PublishedPage {
  /** The page's path without the prefix, like `/about`. */
  path: string
  /** The page's file in the folder, like `about.html`. */
  file: string
  html: string
  /** Whether the page itself asks search engines not to index it, regardless of `preview`. */
  noindex: boolean
}

/** The arguments of `beforePublish`. */
export interface BeforePublishArgs extends Pick<BuildArgs, 'graphql' | 'reporter' | 'pathPrefix'> {
  /** The absolute path of the finished folder, before it replaces the previous one. */
  folder: string
  /** Writes a file to the folder. */
  write: (file: string, content: string | Uint8Array) => void
  pages: PublishedPage[]
  /** The response headers of the home page and other top-level pages. */
  headers: Record<string, string>
}

/** The plugin's options, with defaults filled in. */
export interface HtmlFirstOptions {
  /** A module, relative to the site's root. The boot script calls its `start` export once the page is parsed. */
  boot?: string
  /** Whether to keep every page out of search engines. */
  preview: boolean
  /** Sources the Content Security Policy allows in addition to the site itself, by directive. */
  csp: Record<string, string[]>
  /** Response headers by path pattern. They override the plugin's headers. */
  headers: Record<string, Record<string, string>>
  /** Changes the style sheet before it's minified. */
  styleSheet?: (css: string) => string
  /** Adds files to the folder before it replaces the previous one. A rejection fails the build. */
  beforePublish?: (args: BeforePublishArgs) => Promise<void>
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    boot: Joi.string(),
    preview: Joi.boolean().default(false),
    csp: Joi.object().default({}),
    headers: Joi.object().default({}),
    styleSheet: Joi.function(),
    beforePublish: Joi.function(),
  })
