/** What VS Code needs to complete and explain fields: schemas, and which file each belongs to. */
import { editorSchema } from '../../plugins/gatsby-plugin-content-check/src'
import { documentKinds, type DocumentKind } from '../../src/content/documents'
import type { KnownSlugs } from '../../src/content/rules/references'

const FOLDER = '.vscode'

/** The folder of the schemas. */
export const SCHEMAS = `${FOLDER}/schemas`

/** What the site’s own `.meta()` says for the check alone. */
const SITE_META = ['variables', 'link', 'price']

/** `data/services/*.json` as `services.json`. */
function schemaName({ glob }: DocumentKind): string {
  const parts = glob.replace(/\/\*(?:\.json)?$/, '').split('/')
  return `${parts
    .slice(1)
    .join('-')
    .replace(/\.json$/, '')}.json`
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * The generated files, by path.
 *
 * @param known slugs that exist, offered where a field refers to one
 */
export function editorFiles(known: KnownSlugs): Map<string, string> {
  const files = new Map<string, string>()
  const json = documentKinds.filter(kind => kind.format !== 'mdx')
  for (const kind of json) {
    files.set(`${SCHEMAS}/${schemaName(kind)}`, asJson(editorSchema(kind, known, SITE_META)))
  }
  const fileMatch = (kind: DocumentKind) => ({
    fileMatch: [`/${kind.glob}`],
    url: `./${SCHEMAS}/${schemaName(kind)}`,
  })
  files.set(
    `${FOLDER}/settings.json`,
    asJson({
      'editor.formatOnSave': true,
      'editor.defaultFormatter': 'esbenp.prettier-vscode',
      'files.associations': { '*.mdx': 'mdx' },
      'json.schemas': json.map(fileMatch),
      // Front matter counts as text in quotation marks, where nothing is offered otherwise.
      '[mdx]': {
        'editor.quickSuggestions': { other: 'on', comments: 'on', strings: 'on' },
      },
      'typescript.tsdk': 'node_modules/typescript/lib',
    }),
  )
  files.set(
    `${FOLDER}/extensions.json`,
    asJson({
      recommendations: ['esbenp.prettier-vscode', 'dbaeumer.vscode-eslint', 'unifiedjs.vscode-mdx'],
    }),
  )
  return files
}
