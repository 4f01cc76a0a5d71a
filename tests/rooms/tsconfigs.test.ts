/** Code for Node and code for browsers are checked apart, each with the globals that it has. */
import { join, relative } from 'node:path'
import ts from 'typescript'

function read(name: string): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(`tsconfig.${name}.json`, path => ts.sys.readFile(path))
  return ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
}

const filesOf = (name: string) =>
  read(name).fileNames.map(file => relative(process.cwd(), file).replaceAll('\\', '/'))

const SHARED = /^src\/(?:graphics|styles)\//

test('every file is checked as what it is, and only drawings are both', () => {
  const [node, browser, tests] = [filesOf('node'), filesOf('browser'), filesOf('tests')]
  const all = filesOf('node').concat(browser, tests)
  const everything = ts.sys
    .readDirectory(process.cwd(), ['.ts', '.tsx'], undefined, ['*.ts', '*.tsx', 'src', 'tests'])
    .map(file => relative(process.cwd(), file).replaceAll('\\', '/'))
  expect(everything.length).toBeGreaterThan(300)
  expect(everything.filter(file => !all.includes(file))).toEqual([])
  const both = browser.filter(file => node.includes(file) && !file.endsWith('.d.ts'))
  expect(both.filter(file => !SHARED.test(file))).toEqual([])
})

test.each([
  ['browser', 'process.cwd()', 'src/browser'],
  ['browser', 'Buffer.from("")', 'src/sections'],
  ['node', 'document.title', 'src/schema'],
  ['node', 'window.name', 'src/graphics'],
])('code of the %s does not know %s', (name, expression, folder) => {
  const { options } = read(name)
  const probe = join(process.cwd(), folder, 'probe.ts')
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = file => file === probe || fileExists.call(host, file)
  host.getSourceFile = (file, ...rest) =>
    file === probe
      ? ts.createSourceFile(
          probe,
          `import 'gatsby'\nexport const it = ${expression}`,
          ts.ScriptTarget.ES2022,
        )
      : getSourceFile.call(host, file, ...rest)
  const program = ts.createProgram(
    [probe, join(process.cwd(), 'src/gatsby-types.d.ts')],
    options,
    host,
  )
  const messages = program
    .getSemanticDiagnostics(program.getSourceFile(probe))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  expect(messages).toEqual([
    expect.stringContaining(`Cannot find name '${/\w+/.exec(expression)?.[0] ?? ''}'`),
  ])
})
