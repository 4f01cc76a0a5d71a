/** What a site can set, and what holds where it sets nothing. README.md shows each. */
import type { GatsbyNode, BuildArgs } from 'gatsby'

/** A page of the finished folder. */
interface PublishedPage {
  /** Its address without the path prefix: `/about`. */
  path: string
  /** Its file in the folder: `about.html`. */
  file: string
  /** Whether it asks search engines to leave it out, in a build that is no preview. */
  noindex: boolean
}

/** What `beforePublish` is given. */
export interface BeforePublishArgs extends Pick<BuildArgs, 'graphql' | 'reporter' | 'pathPrefix'> {
  /** The complete folder, not yet in its place: an absolute path. */
  folder: string
  /** Writes a file into it. */
  write: (file: string, content: string | Uint8Array) => void
  pages: PublishedPage[]
  /** The headers that every page is answered with. */
  headers: Record<string, string>
}

/** Options of the plugin, with defaults filled in. */
export interface HtmlFirstOptions {
  /** A module, from the site's root, whose export `start` the boot script calls once the page is parsed. */
  boot?: string
  /** Whether no page may be indexed. */
  preview: boolean
  /** Sources that the Content Security Policy allows besides the site itself, by directive. */
  csp: Record<string, string[]>
  /** Response headers by path pattern, over those of the plugin. */
  headers: Record<string, Record<string, string>>
  /** Files of `public/` that other plugins write; `*` stands for anything. */
  files: string[]
  /** Changes the style sheet before it is minified. */
  styleSheet?: (css: string) => string
  /** Adds to the folder before it takes the place of the last one. A rejection fails the build. */
  beforePublish?: (args: BeforePublishArgs) => Promise<void>
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    boot: Joi.string(),
    preview: Joi.boolean().default(false),
    csp: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).default({}),
    headers: Joi.object()
      .pattern(Joi.string(), Joi.object().pattern(Joi.string(), Joi.string()))
      .default({}),
    files: Joi.array()
      .items(Joi.string())
      .default(['manifest.webmanifest', 'icons/*', 'rss.xml', 'sitemap-*.xml']),
    styleSheet: Joi.function(),
    beforePublish: Joi.function(),
  })
