/** Languages whose code is shown in colours, each with the names that a block of code may give it. */
export const CODE_LANGUAGES = {
  bash: ['bash', 'sh', 'shell'],
  css: ['css'],
  diff: ['diff'],
  ini: ['ini', 'toml'],
  javascript: ['javascript', 'js', 'jsx'],
  json: ['json'],
  markdown: ['markdown', 'md', 'mdx'],
  php: ['php'],
  python: ['python', 'py'],
  sql: ['sql'],
  typescript: ['typescript', 'ts', 'tsx'],
  xml: ['html', 'xml', 'svg'],
  yaml: ['yaml', 'yml'],
} as const

/** Names of no language: the block is shown as it is. */
const PLAIN = ['text', 'txt']

/** Every name that a block of code may have. */
export const CODE_NAMES: readonly string[] = [...Object.values(CODE_LANGUAGES).flat(), ...PLAIN]
