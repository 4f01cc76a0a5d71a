/** The configuration of /admin: which files there are, and their forms. All of it is derived. */
import type {
  CmsConfig,
  Collection,
  CollectionFile,
  EntryCollection,
  Field,
  FileCollection,
} from '@sveltia/cms'
import { escapeText } from 'entities'
import { documentKinds, type DocumentKind } from '../schema/documents'
import { SLUG, type ReferenceTarget } from '../schema/fields'
import { outputSchema } from '../schema/graphql-types'
import { shortcodes } from '../schema/shortcode'
import { formFields, labelOf, listFile, ORIGINAL, type Relations } from './admin-fields'

type Shortcode = (typeof shortcodes)[keyof typeof shortcodes]

/** The collection of files that are read by their names. */
const FILES = 'data'

/** How the text of an MDX file is named in its form. */
const BODY = 'body'

/** What of the repository and the site the configuration needs. */
export interface AdminPlace {
  /** The site's name. */
  name: string
  /** The address of the live site. */
  url: string
  /** The repository's address, where there is one. */
  repository?: string
  /** Where GitHub's sign-in is answered; without it, a token alone signs in. */
  signIn?: string
  /** The path below which the site stands. */
  prefix: string
}

/** A name for a kind's collection or file: its type's. */
const nameOf = ({ typeName }: DocumentKind) => typeName

/** The name of a kind's format. The CMS takes front matter to be in what is called so alone. */
const formatOf = (kind: DocumentKind) =>
  kind.format === 'mdx' ? `${nameOf(kind)}-frontmatter` : nameOf(kind)

/** The part of a path before its `*`, without the slash. */
const folderOf = ({ glob }: DocumentKind) => glob.slice(0, glob.indexOf('/*'))

/** The values of the field that is the file's name, where the declaration lists them: files of known names. */
function knownFiles({ glob, slugField, node }: DocumentKind): { file: string; slug: string }[] {
  if (!glob.includes('*')) return [{ file: glob, slug: '' }]
  const values = slugField && outputSchema(node).properties?.[slugField]?.enum
  return values
    ? values.map(slug => ({ file: glob.replace('*', String(slug)), slug: String(slug) }))
    : []
}

const relations: Relations = Object.fromEntries(
  documentKinds.flatMap(kind => {
    if (!kind.target) return []
    const { properties = {} } = outputSchema(kind.node)
    const shown = properties.name ? 'name' : 'title'
    const isFile = !kind.glob.includes('*')
    const place = isFile ? { collection: FILES, file: nameOf(kind) } : { collection: nameOf(kind) }
    return [[kind.target satisfies ReferenceTarget, { ...place, shown }]]
  }),
)

/** The form of a kind of file. */
function fieldsOf(kind: DocumentKind): Field[] {
  const schema = outputSchema(kind.declaration)
  const fields =
    schema.type === 'array' ? listFile(schema, relations) : formFields(schema, relations)
  return [
    ...fields,
    ...(kind.format === 'mdx' ? [bodyField()] : []),
    { name: ORIGINAL, widget: 'hidden' },
  ]
}

/** A shortcode with the attributes that it must have, to be filled in. */
function snippet([name, { attributes, children }]: [string, Shortcode]): string {
  const { required = [] } = outputSchema(attributes)
  const opening = [name, ...required.map(attribute => `${attribute}="…"`)].join(' ')
  // A hint is Markdown, in which a tag would be taken for HTML.
  return escapeText(children === 'none' ? `<${opening} />` : `<${opening}>…</${name}>`)
}

/** The text as it stands in the file: Markdown with shortcodes, left as it was typed. */
function bodyField(): Field {
  return {
    name: BODY,
    label: 'Text',
    widget: 'text',
    hint: `Markdown. Shortcodes, to be copied from here: ${Object.entries(shortcodes).map(snippet).join(' · ')}. content/README.md explains them.`,
  }
}

function entryCollection(kind: DocumentKind): EntryCollection {
  const isText = kind.format === 'mdx'
  const fields = fieldsOf(kind)
  return {
    name: nameOf(kind),
    label: labelOf(kind.typeName),
    folder: folderOf(kind),
    extension: kind.format,
    format: formatOf(kind),
    fields,
    identifier_field: (kind.target && relations[kind.target]?.shown) ?? kind.slugField ?? 'title',
    slug: {
      template: kind.slugField ? `{{fields.${kind.slugField}}}` : '{{title}}',
      editable: kind.slugField ? false : ['create'],
      hint: 'Its address: lower-case letters, digits and single hyphens. Not to be changed once it is live.',
      pattern: [SLUG.source, 'lower-case letters, digits and single hyphens'],
    },
    // A picture lies beside its text.
    ...(isText && { path: '{{slug}}/index', media_folder: '', public_folder: '.' }),
  }
}

function fileForm(kind: DocumentKind): CollectionFile[] {
  const files = knownFiles(kind)
  return files.map(({ file, slug }) => ({
    name: slug ? `${nameOf(kind)}-${slug}` : nameOf(kind),
    label: slug ? `${labelOf(kind.typeName)}: ${labelOf(slug)}` : labelOf(kind.typeName),
    file,
    format: formatOf(kind),
    fields: fieldsOf(kind),
  }))
}

/** Every kind of file as collections: folders by themselves, single files together. */
function collections(): Collection[] {
  const files: FileCollection = {
    name: FILES,
    label: 'Facts and fixed pages',
    files: documentKinds.flatMap(fileForm),
  }
  const folders = documentKinds.filter(kind => knownFiles(kind).length === 0)
  const texts = folders.filter(({ format }) => format === 'mdx')
  const others = folders.filter(({ format }) => format === 'json')
  return [...texts.map(entryCollection), files, ...others.map(entryCollection)]
}

/** `https://github.com/agency/site` as `agency/site`. */
const repositoryName = (address: string) => new URL(address).pathname.replace(/^\/|\/$|\.git$/g, '')

/**
 * The whole configuration.
 *
 * Without a repository there is nobody to sign in to: what is edited is a working copy.
 */
export function adminConfig({ name, url, repository, signIn, prefix }: AdminPlace): CmsConfig {
  return {
    load_config_file: false,
    backend: {
      name: 'github',
      repo: repository ? repositoryName(repository) : 'local/working-copy',
      ...(signIn ? { base_url: signIn } : { auth_methods: ['token'] }),
    },
    ...(repository && { publish_mode: 'editorial_workflow' as const }),
    app_title: name,
    site_url: url,
    display_url: url,
    media_folder: 'static',
    public_folder: '/',
    logo: { src: `${prefix}/favicon.svg` },
    show_preview_links: true,
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: collections(),
  }
}
