/** Languages whose code is shown in colours, each with the names that a block of code may give it. */
export const CODE_LANGUAGES = {
  bash: ['bash', 'sh', 'shell'],
  css: ['css'],
  diff: ['diff'],
  http: ['http'],
  ini: ['ini', 'toml'],
  javascript: ['javascript', 'js', 'jsx'],
  json: ['json'],
  markdown: ['markdown', 'md', 'mdx'],
  nginx: ['nginx'],
  php: ['php'],
  python: ['python', 'py'],
  sql: ['sql'],
  typescript: ['typescript', 'ts', 'tsx'],
  xml: ['html', 'xml', 'svg'],
  yaml: ['yaml', 'yml'],
} as const

/** A language’s name among those who colour code. */
export type CodeLanguage = keyof typeof CODE_LANGUAGES

/** Names of no language: the block is shown as it is. */
const PLAIN = ['text', 'txt']

/** Every name that a block of code may have. */
export const CODE_NAMES: readonly string[] = [...Object.values(CODE_LANGUAGES).flat(), ...PLAIN]

/** The language that a block’s name means; nothing for plain text and names that are unknown. */
export function codeLanguageOf(name: string): CodeLanguage | undefined {
  const rows = Object.entries(CODE_LANGUAGES) as [CodeLanguage, readonly string[]][]
  return rows.find(([, names]) => names.includes(name.toLowerCase()))?.[0]
}
