/** Data flows one way: a room imports only from the rooms that the design allows it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

/** What each room may import besides npm packages and its own files. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  schema: [],
  editorial: ['schema'],
  gatsby: ['schema', 'editorial', 'shortcodes', 'graphics'],
  shortcodes: ['graphics'],
  graphics: [],
  // The boot script is an entry that is named by its path, not imported.
  finish: ['schema', 'editorial', 'graphics', 'styles'],
  templates: ['site', 'sections', 'ui', 'graphics'],
  pages: ['site', 'sections', 'ui', 'graphics'],
  site: ['ui', 'graphics', 'styles'],
  sections: ['ui', 'graphics'],
  ui: ['styles', 'graphics'],
  browser: [],
  styles: [],
  preview: ['schema', 'finish'],
  bench: ['schema', 'editorial', 'finish', 'preview'],
  cli: ['schema', 'editorial', 'finish', 'preview', 'bench', 'gatsby/environment', 'tests/support'],
}

const ROOT = process.cwd()
const SOURCE = /\.(?:ts|tsx|js)$/
const TEST = /\.test\.tsx?$/

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && SOURCE.test(entry.name))
  .map(entry => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .sort()

/** Code of the site: what stands beside it to test it may import whatever it needs. */
const code = sources.filter(file => !TEST.test(file) && !file.endsWith('.d.ts'))
const configs = readdirSync(ROOT).filter(name => SOURCE.test(name))

function parse(file: string): ts.SourceFile {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

/** Everything that a file imports, re-exports, requires or imports as a type. */
function importsOf(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found.push(node.moduleSpecifier.text)
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteral(node.argument.literal)) found.push(node.argument.literal.text)
    } else if (ts.isCallExpression(node)) {
      const [argument] = node.arguments
      const loads =
        node.expression.kind === ts.SyntaxKind.ImportKeyword ||
        (ts.isIdentifier(node.expression) && node.expression.text === 'require')
      if (loads) found.push(argument && ts.isStringLiteral(argument) ? argument.text : '(computed)')
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
  return found
}

/** The file that a relative import leads to, from the root. */
function target(file: string, specifier: string): string {
  return relative(ROOT, resolve(dirname(join(ROOT, file)), specifier)).replaceAll('\\', '/')
}

const roomOf = (file: string) => file.split('/')[1] ?? ''

test('every folder of src is a room with a line in the table', () => {
  const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
  expect(folders.filter(folder => !(folder in MAY_IMPORT))).toEqual([])
})

test('a room imports only what the design allows', () => {
  let count = 0
  const wrong = code
    .filter(file => file.split('/').length > 2)
    .flatMap(file =>
      importsOf(file)
        .filter(specifier => specifier.startsWith('.') || specifier === '(computed)')
        .filter(specifier => {
          count++
          const path = target(file, specifier)
          const room = roomOf(file)
          if (path.startsWith(`src/${room}/`)) return false
          const allowed = MAY_IMPORT[room] ?? []
          return !allowed.some(other => {
            const place = other.startsWith('tests/') ? other : `src/${other}`
            return path === place || path.startsWith(`${place}/`)
          })
        })
        .map(specifier => `${file} imports ${specifier}`),
    )
  expect(count).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test('relative imports lead to files that exist', () => {
  const endings = ['', '.ts', '.tsx', '.js', '.d.ts', '/index.ts']
  const dead = code.flatMap(file =>
    importsOf(file)
      .filter(specifier => specifier.startsWith('.'))
      .filter(
        specifier => !endings.some(end => existsSync(join(ROOT, target(file, specifier) + end))),
      )
      .map(specifier => `${file} imports ${specifier}`),
  )
  expect(dead).toEqual([])
})

test('packages that are imported are named in package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  /** Types alone, whose packages are named @types/…. */
  const known = new Set([
    ...Object.keys(dependencies),
    ...Object.keys(devDependencies),
    ...Object.keys({ ...dependencies, ...devDependencies }).map(name =>
      name.replace(/^@types\//, ''),
    ),
    ...builtinModules,
  ])
  const missing = [...code, ...configs].flatMap(file =>
    importsOf(file)
      .filter(name => !name.startsWith('.') && !name.startsWith('node:'))
      .map(name =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter(name => !known.has(name))
      .map(name => `${file} imports ${name}`),
  )
  expect(missing).toEqual([])
})

test('only src/site/Seo writes the head', () => {
  const importers = sources.filter(file => importsOf(file).includes('react-helmet'))
  expect(importers).not.toEqual([])
  expect(importers.filter(file => !file.startsWith('src/site/Seo/'))).toEqual([])
})

const isReExport = (statement: ts.Statement) =>
  ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined

test('no file is a barrel that only passes others on', () => {
  const barrels = code.filter(file => {
    const { statements } = parse(file)
    return statements.length > 0 && statements.every(isReExport)
  })
  expect(barrels).toEqual([])
  const indexes = code.filter(file => /\/index\.tsx?$/.test(file))
  // Gatsby’s home page, and the components that MDX may use.
  expect(indexes).toEqual(['src/pages/index.tsx', 'src/shortcodes/index.ts'])
})

function hasDefaultExport(file: string): boolean {
  return parse(file).statements.some(statement => {
    if (ts.isExportAssignment(statement)) return true
    if (ts.isExportDeclaration(statement))
      return (
        statement.exportClause !== undefined &&
        ts.isNamedExports(statement.exportClause) &&
        statement.exportClause.elements.some(element => element.name.text === 'default')
      )
    return (
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(
        modifier => modifier.kind === ts.SyntaxKind.DefaultKeyword,
      )
    )
  })
}

test('exports are named, except those of pages, templates and configuration', () => {
  // left-out.ts stands in for modules of Gatsby's that have a default export.
  const free = (file: string) =>
    ['templates', 'pages'].includes(roomOf(file)) || file === 'src/browser/left-out.ts'
  expect(code.filter(file => !free(file) && hasDefaultExport(file))).toEqual([])
  // Gatsby makes a page of whatever a file in src/pages exports as its default.
  expect(code.filter(file => roomOf(file) === 'pages' && !hasDefaultExport(file))).toEqual([])
})

test('gatsby-node re-exports hooks and holds nothing of its own', () => {
  const { statements } = parse('gatsby-node.ts')
  expect(statements.length).toBeGreaterThan(0)
  expect(
    statements.filter(statement => !isReExport(statement)).map(node => node.getText()),
  ).toEqual([])
})

test('a component’s files are named alike', () => {
  const odd = sources
    .filter(file => /^src\/(?:sections|ui)\/[A-Z]\w*\//.test(file) && file.endsWith('.tsx'))
    .filter(file => {
      const [, , folder = '', name = ''] = file.split('/')
      return name.replace(/(?:\.test)?\.tsx$/, '') !== folder
    })
  expect(odd).toEqual([])
})
