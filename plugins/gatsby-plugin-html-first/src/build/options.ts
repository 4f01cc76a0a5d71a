/** The plugin's options and their defaults. README.md describes each. */
import type { GatsbyNode, BuildArgs } from 'gatsby'

/** A page of the finished folder. */
interface PublishedPage {
  /** Its path without the path prefix: `/about`. */
  path: string
  /** Its file in the folder: `about.html`. */
  file: string
  /** Whether it asks search engines not to index it, in a build that isn't a preview. */
  noindex: boolean
}

/** The arguments of `beforePublish`. */
export interface BeforePublishArgs extends Pick<BuildArgs, 'graphql' | 'reporter' | 'pathPrefix'> {
  /** The absolute path of the complete folder, before it replaces the last one. */
  folder: string
  /** Writes a file to it. */
  write: (file: string, content: string | Uint8Array) => void
  pages: PublishedPage[]
  /** The headers of every page. */
  headers: Record<string, string>
}

/** Options of the plugin, with defaults filled in. */
export interface HtmlFirstOptions {
  /** A module, relative to the site's root, whose export `start` the boot script calls once the page is parsed. */
  boot?: string
  /** Whether search engines must not index any page. */
  preview: boolean
  /** Sources the Content Security Policy allows in addition to the site itself, by directive. */
  csp: Record<string, string[]>
  /** Whether it allows style attributes, which GatsbyImage and gatsby-remark-images write. */
  inlineStyles: boolean
  /** Response headers by path pattern, which override the plugin's. */
  headers: Record<string, Record<string, string>>
  /** Files in `public/` that no page refers to; `*` matches anything. */
  files: string[]
  /** Changes the style sheet before it's minified. */
  styleSheet?: (css: string) => string
  /** Adds files to the folder before it replaces the last one. A rejection fails the build. */
  beforePublish?: (args: BeforePublishArgs) => Promise<void>
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    boot: Joi.string(),
    preview: Joi.boolean().default(false),
    csp: Joi.object().default({}),
    inlineStyles: Joi.boolean().default(false),
    headers: Joi.object().default({}),
    files: Joi.array().default([
      'manifest.webmanifest',
      'icons/*',
      'robots.txt',
      'rss.xml',
      'sitemap-*.xml',
    ]),
    styleSheet: Joi.function(),
    beforePublish: Joi.function(),
  })
