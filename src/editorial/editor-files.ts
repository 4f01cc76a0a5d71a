/** What VS Code needs to complete and explain fields: schemas, and which file each belongs to. */
import { documentKinds, type DocumentKind } from '../schema/documents'
import { editorSchema } from '../schema/json-schemas'
import type { KnownSlugs } from './references'

const FOLDER = '.vscode'

/** `data/services/*.json` as `services.json`; content types by their folder. */
function schemaName({ glob }: DocumentKind): string {
  const parts = glob
    .replace(/\/index\.mdx$/, '')
    .replace(/\/\*(?:\.json)?$/, '')
    .split('/')
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
  const slugs = Object.fromEntries([...known].map(([target, values]) => [target, [...values]]))
  const files = new Map<string, string>()
  for (const kind of documentKinds) {
    files.set(`${FOLDER}/schemas/${schemaName(kind)}`, asJson(editorSchema(kind, slugs)))
  }
  const fileMatch = (kind: DocumentKind) => ({
    fileMatch: [`/${kind.glob}`],
    url: `./${FOLDER}/schemas/${schemaName(kind)}`,
  })
  const frontMatter = documentKinds.filter(kind => kind.format === 'mdx')
  files.set(
    `${FOLDER}/settings.json`,
    asJson({
      'editor.formatOnSave': true,
      'editor.defaultFormatter': 'esbenp.prettier-vscode',
      'files.associations': { '*.mdx': 'mdx' },
      'json.schemas': documentKinds.filter(kind => kind.format === 'json').map(fileMatch),
      // For the extension that completes and checks the YAML at the head of MDX files.
      'yaml.schemas': Object.fromEntries(
        frontMatter.map(kind => [`./${FOLDER}/schemas/${schemaName(kind)}`, [`/${kind.glob}`]]),
      ),
      'typescript.tsdk': 'node_modules/typescript/lib',
    }),
  )
  files.set(
    `${FOLDER}/extensions.json`,
    asJson({
      recommendations: [
        'esbenp.prettier-vscode',
        'dbaeumer.vscode-eslint',
        'unifiedjs.vscode-mdx',
        'redhat.vscode-yaml',
        'eliostruyf.vscode-front-matter',
      ],
    }),
  )
  return files
}
