/**
 * Every word that a visitor sees or hears stands in data/: none is typed in the code of a page, of a
 * drawing or of what a build writes for people. What reads like words is looked for in the syntax tree.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import ts from 'typescript'
import { documentKinds } from '../../src/schema/documents'
import { shortcodes } from '../../src/schema/shortcode'

/** The rooms whose code ends up before visitors; of `hosting`, the pages that it makes. */
const ROOMS = [
  ...['browser', 'finish', 'gatsby', 'graphics', 'pages', 'render', 'routes', 'sections'],
  ...['site', 'social', 'templates', 'ui'],
]
const HOSTING = ['form-page.ts', 'mail.ts'].map(name => `src/hosting/contact/${name}`)

/** Files that speak to others than visitors. */
const SPEAKS_TO_OTHERS: Readonly<Record<string, string>> = {
  'src/templates/kitchen-sink.tsx': 'in develop alone, with words that stand for any',
  'src/templates/shortcodes.tsx': 'in develop alone',
  'src/gatsby/shortcodes-page.ts': 'the same page’s examples',
  'src/gatsby/after-build.ts': 'what it finds is for those who build',
  'src/gatsby/develop-admin.ts': 'for those who edit the site',
  'src/finish/admin-file.ts': 'for those who set the site up',
  'src/gatsby/graphql-schema.ts': 'explains fields to those who write queries',
  'src/routes/anchors.ts': 'its message is the check’s, for editors',
  'src/finish/headers.ts': 'headers, for browsers',
  'src/finish/robots-file.ts': 'for robots',
  'src/finish/security-txt-file.ts': 'fields of RFC 9116',
  'src/finish/humans-file.ts': 'fields of humanstxt.org, which are English',
  'src/social/drawing-digest.ts': 'writes a module for esbuild',
}

/** Words that are no language. */
const NO_LANGUAGE: Readonly<Record<string, string>> = {
  'src/graphics/instruments/Specimen.tsx: Tap': 'letters, drawn as letters',
  'src/social/draw-card.ts: Special Gothic': 'the name of the typeface',
  'src/ui/columns.ts: cols threes': 'names of classes',
}

/** Attributes that people perceive: there a single small word is one too. */
const PERCEIVED =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|summary|heading|lead|text|term)$/
/** Attributes and properties whose values are for style sheets, drawings and machines. */
const FOR_MACHINES =
  /^(?:className|d|viewBox|preserveAspectRatio|transform|points|sizes|media|rel|cssText|path|query|type|'@type'|description|structuredData)$/
/** Calls whose arguments are selectors, or are read by those who run the site. */
const TO_OTHERS =
  /(?:^|\.)(?:log|panic|info|warn|error|closest|matches|querySelector|querySelectorAll)$/

const LETTER = /\p{L}/u
/** A word with a capital; a name in camel case is none. */
const CAPITAL = /^\P{L}*\p{Lu}\p{Ll}+(?![\p{L}/-])/u
const TWO_WORDS = /\p{L}{2,}[,.:;]?[ \u00a0]\(?[“‘]?\p{L}{2,}/u
/** A small word between what is filled in. */
const BETWEEN = /(?:^|[\s(])\p{Ll}{2,}[,.:;]?[\s)]|[\s(]\p{Ll}{2,}[,.:;)]?$/u
/** Queries, style rules and names of places in an SVG path. */
const NOTATION = /^\s*query \w+|^@layer|^[MLHVCSQTAZmlhvcsqtaz\d\s.,-]+$/
/** Markup around words, and characters by their names. */
const MARKUP = /<[^>]*>?|^[^<>]*>|[-\w]+="[^"]*"?|&\w+;/g

const NAMES: ReadonlySet<string> = new Set([
  ...documentKinds.map(({ typeName }) => typeName),
  ...Object.keys(shortcodes),
  // Gatsby's own.
  ...['Mdx', 'File'],
])

const filesOf = (room: string) =>
  readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
    .map(file => join('src', room, file).split(sep).join('/'))
    .filter(file => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))

/** What reads like words for people in a file, each with its line. */
function wordsIn(file: string, text: string): { line: number; words: string }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: { line: number; words: string }[] = []
  const visit = (node: ts.Node): void => {
    if (isForOthers(node)) return
    if (isWords(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      const words = ts.isTemplateExpression(node) ? node.getText() : node.text
      found.push({ line: line + 1, words: words.trim() })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Whether nothing within a part of the code is shown: imports, types, what is thrown or told to others. */
function isForOthers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true
  if (ts.isTaggedTemplateExpression(node) || ts.isThrowStatement(node)) return true
  if (ts.isNewExpression(node)) return /Error$|^RegExp$/.test(node.expression.getText())
  if (ts.isCallExpression(node)) return TO_OTHERS.test(node.expression.getText())
  return (
    ts.isStringLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node
  )
}

function isWords(node: ts.Node): node is ts.JsxText | ts.StringLiteralLike | ts.TemplateExpression {
  if (ts.isJsxText(node)) return LETTER.test(node.text.replace(MARKUP, ''))
  const isTemplate = ts.isTemplateExpression(node)
  if (!isTemplate && !ts.isStringLiteralLike(node)) return false
  const { name, isAttribute } = placeOf(node)
  if (FOR_MACHINES.test(name)) return false
  const pieces = isTemplate
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : [node.text]
  if (NOTATION.test(pieces.join('0'))) return false
  const texts = pieces.map(piece => piece.replace(MARKUP, ''))
  if (isAttribute && PERCEIVED.test(name)) return texts.some(text => LETTER.test(text))
  if (isTemplate)
    return texts.some(text => [CAPITAL, TWO_WORDS, BETWEEN].some(sign => sign.test(text)))
  const [text = ''] = texts
  return !NAMES.has(text) && !isCompared(node) && (CAPITAL.test(text) || TWO_WORDS.test(text))
}

/** The attribute or property whose value a literal is. */
function placeOf(node: ts.Node): { name: string; isAttribute: boolean } {
  for (let at = node; !ts.isJsxElement(at) && !ts.isFunctionLike(at); at = at.parent) {
    if (ts.isJsxAttribute(at) || ts.isPropertyAssignment(at))
      return { name: at.name.getText(), isAttribute: ts.isJsxAttribute(at) }
    if (ts.isSourceFile(at.parent)) break
  }
  return { name: '', isAttribute: false }
}

/** A value that something is compared with is a name; one that is assigned is not. */
function isCompared({ parent }: ts.Node): boolean {
  if (ts.isCaseClause(parent)) return true
  return ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())
}

test('no word that is shown is typed in code', () => {
  const files = [...ROOMS.flatMap(filesOf), ...HOSTING, 'src/hosting/plain-host.ts']
  const found = files
    .filter(file => !(file in SPEAKS_TO_OTHERS))
    .flatMap(file =>
      wordsIn(file, readFileSync(file, 'utf8'))
        .filter(({ words }) => !(`${file}: ${words}` in NO_LANGUAGE))
        .map(({ line, words }) => `${file}:${line}: “${words}” belongs into data/interface.json`),
    )
  expect(found).toEqual([])
})

test('what is left out is there', () => {
  const named = [
    ...Object.keys(SPEAKS_TO_OTHERS).map(file => [file, ''] as const),
    ...Object.keys(NO_LANGUAGE).map(each => each.split(': ') as [string, string]),
  ]
  for (const [file, words] of named) expect(readFileSync(file, 'utf8')).toContain(words)
})

test.each([
  ['const a = <h2>Related</h2>', 'Related'],
  ['const a = <p>of <b>{x}</b></p>', 'of'],
  ['const a = <nav aria-label="pages" />', 'pages'],
  ['const a = <P heading="what" />', 'what'],
  ["const a = <P>{isNew ? 'Newer' : 'x'}</P>", 'Newer'],
  ["const a = [{ term: 'Reading time', value: 1 }]", 'Reading time'],
  ["element.textContent = 'Loading...'", 'Loading...'],
  ['const a = `${value} of ${best}`', '`${value} of ${best}`'],
  ['const a = `Page ${number}`', '`Page ${number}`'],
  ['const a = `<p>This has ${b}</p>`', '`<p>This has ${b}</p>`'],
  ["const NAMES = { note: 'Note' }", 'Note'],
])('%s has words', (code, words) => {
  expect(wordsIn('a.tsx', code)).toEqual([{ line: 1, words }])
})

test.each([
  "import a from 'Some words'",
  "type A = 'Some words'",
  "throw new Error('Some words.')",
  "log('Some words')",
  'const a = graphql`query Some { words }`',
  'const a = <p className="grid band">{text}</p>',
  'const a = <path d="M0 0H400V56H0z" />',
  "if (event.key === 'Escape') go()",
  "const a = read('Service', path)",
  "const a = { 'Some words': 1 }",
  'const a = `${prefix}/contact?service=${slug}`',
  "const a = 'page-data'",
])('%s has none', code => {
  expect(wordsIn('a.tsx', code)).toEqual([])
})
