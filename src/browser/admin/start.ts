/** Starts the CMS at /admin: with its configuration, and with the formats of the project's files. */
import cms, { type CmsConfig } from '@sveltia/cms'
import { fileFormat, type FormField } from './formats'

interface Form {
  format?: string | undefined
  fields: readonly FormField[]
}

/** Everything that has a form of its own: collections of files of one kind, and single files. */
function formsOf({ collections = [] }: CmsConfig): Form[] {
  return collections.flatMap((collection): Form[] => {
    if ('files' in collection) return collection.files
    return 'fields' in collection ? [collection] : []
  })
}

async function start(): Promise<void> {
  const answer = await fetch(new URL('./config.json', import.meta.url))
  const config = (await answer.json()) as CmsConfig
  for (const { format, fields } of formsOf(config)) {
    if (!format) continue
    const extension = fields.some(({ name }) => name === 'body') ? 'mdx' : 'json'
    cms.registerCustomFormat(format, extension, fileFormat(extension, fields))
  }
  await cms.init({ config })
}

void start()
