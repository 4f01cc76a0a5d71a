/** The plugin's public interface, for a site's rules and scripts. */
/* eslint-disable no-restricted-syntax -- a public interface is one file */
export * from './check'
export * from './content'
export {
  editorSchema,
  outputSchema,
  schemaAt,
  type JsonSchema,
  type TextField,
} from './declaration'
export * from './graphql-types'
export * from './located-value'
export * from './parse-json'
export * from './parse-mdx'
export { readFields } from './parse-yaml'
export * from './picture-file'
export * from './references'
export * from './report'
export * from './source-file'
export * from './words'
