/** Each place of SEAMS.md is pretended to have moved: what stops then names the place. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import sharp from 'sharp'
import { finishPage } from '../finish/page-html'
import { readRawBuild } from '../finish/raw-build'
import { frameColour, SCHEMES } from '../schema/palette'
import { readBrand } from '../social/brand'
import { replacedModules, type Compiler } from './replaced-modules'
import { onCreateNode } from './text-nodes'
import { preparePicture } from './text-pictures'
import { onCreateWebpackConfig } from './webpack'

const SEAMS = readFileSync('SEAMS.md', 'utf8')
const headings = [...SEAMS.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)

/** What is thrown names a heading of SEAMS.md, and this one. */
function expectSeam(act: () => unknown, heading: string): void {
  expect(headings).toContain(heading)
  expect(act).toThrow(`SEAMS.md, “${heading}”`)
}

test('every file that SEAMS.md names is there', () => {
  const named = [...SEAMS.matchAll(/`((?:src|tests)\/[^`*]+\.\w+)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(file => !existsSync(file))).toEqual([])
})

describe('public/', () => {
  let root: string
  const write = (file: string, content: object | string) => {
    mkdirSync(dirname(join(root, 'public', file)), { recursive: true })
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(join(root, 'public', file), text)
  }
  const DATA = 'page-data/about/page-data.json'
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'seams-'))
    write('webpack.stats.json', {
      namedChunkGroups: { app: { assets: [{ name: 'assets/a.js' }] } },
    })
    write('about/index.html', '<p>About</p>')
    write(DATA, { staticQueryHashes: [] })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('as it is, it is read', () => {
    expect(readRawBuild(root, 'public').entryScripts).toEqual(['assets/a.js'])
  })

  test.each([
    {},
    { chunks: [] },
    { namedChunkGroups: {} },
    { namedChunkGroups: { app: { assets: [{ name: 'app.css' }] } } },
  ])('a stats file of another shape: %j', stats => {
    write('webpack.stats.json', stats)
    expectSeam(() => readRawBuild(root, 'public'), 'The stats file')
  })

  test('data that lies elsewhere, or is of another shape', () => {
    write(DATA, {})
    expectSeam(() => readRawBuild(root, 'public'), 'The folder public/')
    rmSync(join(root, 'public', DATA))
    expectSeam(() => readRawBuild(root, 'public'), 'The folder public/')
  })
})

test('another mark at the style sheet', () => {
  const page = '<html><head><title>A</title><style data-identity="new">a{}</style></head></html>'
  const settings = { bootScript: '/a.js', noindex: false }
  expectSeam(() => finishPage(page, 'about/index.html', settings), 'Gatsby’s HTML')
})

describe('webpack’s settings', () => {
  class MiniCssExtractPlugin {
    options = {}
  }
  const rule = () => ({ use: [{ options: { modules: { localIdentName: '[name]' } } }] })
  const fonts = () => ({ use: [], test: /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/ })
  const run = (rules: object[], plugins: object[], stage = 'build-javascript') =>
    onCreateWebpackConfig?.(
      {
        stage,
        actions: { replaceWebpackConfig: () => undefined },
        getConfig: () => ({ module: { rules }, resolve: { alias: {} }, output: {}, plugins }),
      } as never,
      { plugins: [] },
      () => undefined,
    )

  test('as they are, they are changed', () => {
    const extract = new MiniCssExtractPlugin()
    expect(() => run([{ oneOf: [rule()] }, fonts()], [extract])).not.toThrow()
    expect(extract.options).toEqual({ ignoreOrder: true })
  })

  test('no loader names classes', () => {
    expectSeam(
      () => run([{ oneOf: [{ use: [{ options: {} }] }] }, fonts()], [new MiniCssExtractPlugin()]),
      'Class names',
    )
  })

  test('another plugin writes the sheet', () => {
    expectSeam(() => run([{ oneOf: [rule()] }, fonts()], [{}]), 'The style sheet')
  })

  test('in develop, sheets take the colours of the brand and are made anew with it', () => {
    const given = { postcssPlugin: 'given' }
    const options: { postcssOptions(loader: object): { plugins: object[] } } = {
      postcssOptions: () => ({ plugins: [given] }),
    }
    void run(
      [{ oneOf: [{ use: [{ options }] }] }, fonts()],
      [new MiniCssExtractPlugin()],
      'develop',
    )
    const addDependency = jest.fn()
    const { plugins } = options.postcssOptions({ addDependency })
    expect(plugins).toEqual([given, expect.objectContaining({ postcssPlugin: 'brand' })])
    expect(addDependency).toHaveBeenCalledWith(resolve('data/brand.json'))
    const declaration = { value: `1px solid ${SCHEMES.light.link}` }
    const brand = plugins[1] as unknown as { Once: (sheet: object) => void }
    brand.Once({ walkDecls: (change: (each: typeof declaration) => void) => change(declaration) })
    expect(declaration.value).toBe(`1px solid ${frameColour(readBrand(process.cwd()))}`)
  })

  test('in develop, no loader makes sheets', () => {
    expectSeam(
      () => run([{ oneOf: [rule()] }, fonts()], [new MiniCssExtractPlugin()], 'develop'),
      'Colours in develop',
    )
  })

  test('no rule is for fonts', () => {
    expectSeam(() => run([{ oneOf: [rule()] }], [new MiniCssExtractPlugin()]), 'Fonts')
  })
})

describe('modules that are left out', () => {
  const standIn = resolve('src/browser/unused-gatsby-module.ts')
  const slice = resolve('.cache/slice.js')

  /** What webpack is told where these requests were led to the stand-in. */
  function errors(requests: { request: string; from?: string }[]): string[] {
    const module = { resource: standIn }
    const compilation = {
      compiler: { isChild: () => false },
      modules: [{ resource: 'other' }, module],
      errors: [] as Error[],
      moduleGraph: {
        getIncomingConnections: (to: object) =>
          to === module
            ? requests.map(({ request, from }) => ({
                originModule: from ? { context: from } : null,
                dependency: { request },
              }))
            : [],
      },
    }
    const compiler: Compiler = {
      hooks: { finishMake: { tap: (_, listen) => listen(compilation) } },
    }
    replacedModules(['gatsby-script$', slice], standIn).apply(compiler)
    return compilation.errors.map(({ message }) => message)
  }

  test('each is asked for', () => {
    const asked = [{ request: 'gatsby-script' }, { request: './slice', from: resolve('.cache') }]
    expect(errors(asked)).toEqual([])
  })

  test('one is missing, or lies in another folder', () => {
    const elsewhere = [
      { request: 'gatsby-script' },
      { request: './slice', from: resolve('.cache/parts') },
    ]
    for (const requests of [elsewhere, elsewhere.slice(0, 1)]) {
      expect(errors(requests)).toEqual([
        `Nothing asks for ${slice} any more, so it replaces nothing. SEAMS.md, “Replaced modules”, says what to do.`,
      ])
    }
    expect(headings).toContain('Replaced modules')
  })
})

test('nodes of gatsby-plugin-mdx that name no file', () => {
  const node = { id: 'a', internal: { type: 'Mdx', contentDigest: 'a' } }
  expectSeam(
    () => onCreateNode?.({ node } as never, { plugins: [] }, () => undefined),
    'Nodes of texts',
  )
})

test('pictures without the field of gatsby-plugin-image', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'seams-')), 'a.png')
  const grey = { width: 4, height: 4, channels: 3 as const, background: '#888888' }
  await sharp({ create: grey }).toFile(file)
  const context = { nodeModel: { findOne: <Found>() => Promise.resolve({ id: 'a' } as Found) } }
  const info = { schema: { getType: () => ({ getFields: () => ({}) }) } }
  await expect(
    preparePicture(file, context, info as unknown as GraphQLResolveInfo),
  ).rejects.toThrow('SEAMS.md, “Pictures in texts”')
  rmSync(dirname(file), { recursive: true })
  expect(headings).toContain('Pictures in texts')
})
