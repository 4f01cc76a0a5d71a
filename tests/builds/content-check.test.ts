/** Tests the packed gatsby-plugin-content-check in sites set up from its README alone. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expectPassed } from '../support/expect-passed'

const PLUGIN = resolve('plugins/gatsby-plugin-content-check')
const NAME = 'gatsby-plugin-content-check'
const root = mkdtempSync(join(tmpdir(), 'content-check-'))
afterAll(() => rmSync(root, { recursive: true }))

function run(cwd: string, ...given: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, given, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
  })
  return { status, output: (stdout + stderr).trim() }
}

let packed: string
beforeAll(() => {
  const { status, output } = run(PLUGIN, '--import', 'tsx', 'package.ts', root)
  expectPassed({ passed: status === 0, output })
  spawnSync('tar', ['xzf', `${NAME}-1.0.0.tgz`], { cwd: root })
  packed = join(root, 'package')
})

const write = (site: string, files: Record<string, string | Buffer>) => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), content)
  }
}

/** The plugin’s dependencies, plus its peer dependency zod. */
const dependencies = () => {
  const text = readFileSync(join(packed, 'package.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, Record<string, string>>
  return ['zod', ...Object.keys(manifest.dependencies ?? {})]
}

/** Creates a site with only the package, its dependencies, and tsx. Gatsby isn’t installed. */
function siteWith(files: Record<string, string | Buffer>): string {
  const site = mkdtempSync(join(root, 'site-'))
  cpSync(packed, join(site, 'node_modules', NAME), { recursive: true })
  for (const name of [...dependencies(), 'tsx']) {
    mkdirSync(dirname(join(site, 'node_modules', name)), { recursive: true })
    symlinkSync(resolve('node_modules', name), join(site, 'node_modules', name), 'junction')
  }
  write(site, files)
  return site
}

const check = (site: string, ...given: string[]) =>
  run(site, join('node_modules', NAME, 'src/cli.js'), ...given)

/** The README's code blocks, keyed by the file name in their first line. */
const examples = Object.fromEntries(
  [
    ...readFileSync(join(PLUGIN, 'README.md'), 'utf8').matchAll(
      /```[jt]s\n\/\/ (\S+)\n([^]*?)```/g,
    ),
  ].map(([, name = '', code = '']) => [name, code]),
)

const COVER = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const POST = `---
title: Five lessons from a year of local search
date: 2026-03-09
author: ana
cover: ./cover.png
views: 5000
---

## The first lesson

Words.
`
const AUTHORS = '[\n  { "slug": "ana", "name": "Ana Example" }\n]\n'

/** Creates a blog with the README's configuration, plus `date` and `views` fields. */
const blog = (post = POST, authors = AUTHORS) =>
  siteWith({
    'content-check.config.js': (examples['content-check.config.js'] ?? '').replace(
      '  cover:',
      '  date: z.iso.date().meta({ format: "date" }), views: z.number(),\n  cover:',
    ),
    'content/blog/one/index.md': post,
    'content/blog/one/cover.png': COVER,
    'data/authors.json': authors,
  })

test('a correct post passes with the README’s configuration', () => {
  expect(check(blog())).toEqual({ status: 0, output: 'No problems in 2 files.' })
})

const FILE = 'content/blog/one/index.md'

test.each([
  ['a missing field', 'date: 2026-03-09\n', '', `${FILE}:2:1: The field “date” is missing.`],
  ['a misspelled field', 'title:', 'titel:', `${FILE}:2:1: Unknown field “titel”.`],
  [
    'a number written as text',
    'views: 5000',
    'views: "5,000"',
    `${FILE}:6:8: Views: this is text, but it needs to be a number without quotation marks.`,
  ],
  [
    'an impossible date',
    '2026-03-09',
    '2026-02-30',
    `${FILE}:3:7: Date: “2026-02-30” isn’t a valid date.`,
  ],
  ['a tab', 'author: ana', 'author:\n\t- ana', `${FILE}:5:1: This line starts with a tab.`],
  [
    'a # in a title',
    'a year of',
    'a year as #1 in',
    `${FILE}:2:36: YAML ignores this # and everything after it.`,
  ],
  [
    'an unknown author',
    'author: ana',
    'author: anna',
    `${FILE}:4:9: There’s no author called “anna”.`,
  ],
  [
    'an image that doesn’t exist',
    './cover.png',
    './Cover.png',
    `${FILE}:5:8: There’s no image ./Cover.png in this file’s folder.`,
  ],
  [
    'an unclosed code block',
    'Words.',
    '```js\nconst a = 1\n',
    `${FILE}:11:1: This code block is never closed, so everything after it is code.`,
  ],
])('reports %s as one error', (_, from, to, message) => {
  expect(POST).toContain(from)
  const { status, output } = check(blog(POST.replace(from, to)))
  expect(status).toBe(1)
  expect(output.split('\n')[0]).toBe(message)
  expect(output).toMatch(/\n1 problem in 1 file\.$/)
})

test('reports a missing comma in JSON as one error', () => {
  const { output } = check(blog(POST, AUTHORS.replace(',', '')))
  expect(output).toMatch(/^data\/authors\.json:2:19: A comma is missing before this\.\n/)
  expect(output).toMatch(/\n1 problem in 1 file\.$/)
})

test('--github prints annotations with file, line, and column', () => {
  const { output } = check(blog(POST.replace('ana', 'anna')), '--github')
  expect(output).toMatch(
    /^::error file=content\/blog\/one\/index\.md,line=4,col=9,title=reference::/,
  )
})

test('the README’s script prints the same error', () => {
  const site = blog(POST.replace('ana', 'anna'))
  write(site, { 'check.ts': examples['check.ts'] ?? '' })
  const { status, output } = run(site, '--import', 'tsx', 'check.ts')
  expect([status, output.split('\n')[0]]).toEqual([
    1,
    `${FILE}:4:9: There’s no author called “anna”.`,
  ])
})

test('type-checks with only the package’s own dependencies installed', () => {
  const site = siteWith({
    'a.ts':
      "import { checkContent } from 'gatsby-plugin-content-check'\ncheckContent('.', { types: [] })\n",
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        module: 'NodeNext',
        target: 'ES2023',
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        types: ['node'],
        typeRoots: [resolve('node_modules/@types')],
      },
      files: ['a.ts'],
    }),
  })
  expect(run(site, require.resolve('typescript/bin/tsc'))).toEqual({ status: 0, output: '' })
})

/** A configuration file with a schema for documents and one for people. */
const config = (types: string, more = '') => `
const { z } = require('zod')
const doc = z.strictObject({ title: z.string().meta({ description: 'The title.' }) })
const person = z.strictObject({ slug: z.string(), name: z.string() })
exports.content = { types: [${types}], ${more} }
`
const MARKDOWN = `---
title: Real Markdown
---

# A level-1 heading, with <b>HTML</b>

    # code that is only indented

<div class="note">

- [ ] A task, [a link](../b.md), and :::tip

</div>

{{ liquid }} and { braces }

**Bold without an end
`
const MDX = `---
title: Real MDX
---

import { Button } from '../button'

export const price = 5

# Prices from {price * 2}

<Button kind={price}>Buy</Button> or <em>not</em>

<Anything />
`

test.each([
  [
    'a site with only data files',
    `{ typeName: 'Person', glob: 'data/**/*.yaml', declaration: person },
     { typeName: 'Doc', glob: 'site.json', declaration: doc }`,
    { 'data/teams/one/ana.yaml': 'slug: ana\nname: Ana\n', 'site.json': '{ "title": "A site" }' },
    2,
  ],
  [
    'a Markdown blog',
    `{ typeName: 'Doc', glob: 'src/posts/**/*.md', declaration: doc }`,
    {
      'src/posts/2026/03/One_Post.md': MARKDOWN,
      'src/posts/b.md': MARKDOWN,
      'src/icon.svg': '<svg/>',
    },
    2,
  ],
  [
    'MDX docs',
    `{ typeName: 'Doc', glob: '**/*.mdx', declaration: doc }`,
    { 'docs/Intro.mdx': MDX, 'docs/guides/start.mdx': MDX, 'node_modules/other/a.mdx': 'no' },
    2,
  ],
])('finds no problems in %s', (_, types, files, count) => {
  const site = siteWith({ ...files, 'content-check.config.js': config(types) })
  expect(check(site)).toEqual({ status: 0, output: `No problems in ${count} files.` })
})

test.each([
  ['imports', 5, MDX],
  ['exports', 7, MDX],
  ['expressions', 9, MDX],
  ['html', 11, MDX],
  ['headings', 9, MDX],
  ['html', 5, MARKDOWN],
  ['checkboxes', 11, MARKDOWN],
  ['slips', 17, MARKDOWN],
])('with refuse: %s, reports an error on line %i', (refusal, line, text) => {
  const file = text === MDX ? 'content/one.mdx' : 'content/one.md'
  const types = `{ typeName: 'Doc', glob: '${file}', declaration: doc }`
  const site = siteWith({
    [file]: text,
    'content-check.config.js': config(types, `refuse: ['${refusal}']`),
  })
  const { status, output } = check(site)
  expect([status, output]).toEqual([1, expect.stringContaining(`${file}:${line}:`)])
})

test.each([
  [
    '../other/*.md',
    2,
    /^Problems in the options:\n✖ Use a path from the site’s root[^]*→ at types\[0\]\.glob$/,
  ],
  ['content/*.md', 1, /^content\/\*\.md:1:1: This file or folder is missing\./],
  ['data/site.json', 1, /^data\/site\.json:1:1: This file or folder is missing\./],
])('rejects the glob %s, which matches no files', (glob, status, message) => {
  const site = siteWith({
    'content-check.config.js': config(`{ typeName: 'Doc', glob: '${glob}', declaration: doc }`),
  })
  const found = check(site)
  expect(found.output).toMatch(message)
  expect(found.status).toBe(status)
})

test('reads a configuration whose exports Node doesn’t detect', () => {
  const types = "{ typeName: 'Doc', glob: 'content/one.md', declaration: doc }"
  const exported = config(types).replace(
    /exports\.content = (.*)/,
    'module.exports = { content: $1 }',
  )
  const site = siteWith({ 'content/one.md': MARKDOWN, 'content-check.config.js': exported })
  expect(check(site)).toEqual({ status: 0, output: 'No problems in 1 file.' })
})

test('without a configuration, the error names the file to create', () => {
  const { status, output } = check(siteWith({}))
  expect(status).toBe(2)
  expect(output).toMatch(/^Cannot find module '\S+content-check\.config\.js'/)
})

test('checks 1,000 files with varied syntax within 20 seconds', () => {
  const files = Array.from({ length: 500 }, (_, index): [string, string][] => [
    [
      `content/${index}.md`,
      `${MARKDOWN}\n| a | b |\n|---|---|\n| 1 | 2 |\n\nA note[^1].\n\n[^1]: It.\n`,
    ],
    [`content/other-${index}.mdx`, MDX],
  ])
  const types = ['md', 'mdx']
    .map(format => `{ typeName: 'Doc', glob: 'content/*.${format}', declaration: doc }`)
    .join()
  const site = siteWith({
    ...Object.fromEntries(files.flat()),
    'content-check.config.js': config(types),
  })
  const start = performance.now()
  expect(check(site)).toEqual({ status: 0, output: 'No problems in 1000 files.' })
  expect(performance.now() - start).toBeLessThan(20_000)
})

test('in Gatsby, errors fail the build, and text and data files become nodes', () => {
  const site = mkdtempSync(join(root, 'gatsby-'))
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'), 'junction')
  cpSync(packed, join(site, 'plugins', NAME), { recursive: true })
  write(site, {
    'package.json': '{ "name": "a-site", "dependencies": { "gatsby": "5" } }',
    'content-check.config.js': (examples['content-check.config.js'] ?? '')
      .replace('index.md', 'index.mdx')
      .replace('name: z.string()', "name: z.string(), role: z.string().default('Writer')")
      .replace(
        '  cover:',
        `  date: z.coerce.date(),
  images: z.array(z.string().meta({ picture: true })),
  size: z.union([z.number(), z.string()]),
  cover:`,
      ),
    'gatsby-config.js': (examples['gatsby-config.js'] ?? '').replace(
      '  ],\n}',
      `    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: 'content' } },
    'gatsby-plugin-mdx',
  ],
}`,
    ),
    'content/blog/one/index.mdx': `---
title: One post
author: ana
date: 2026-03-09
images: [./a.png]
size: 2
---

Words.
`,
    'content/blog/one/a.png': COVER,
    'data/authors.json': AUTHORS,
    'src/pages/index.js': `
import React from 'react'
import { graphql } from 'gatsby'
export default ({ data }) => <p>{JSON.stringify(data.allPost.nodes)}</p>
export const query = graphql\`{ allPost { nodes { title slug author { name role } cover { id } date(formatString: "MMMM") images { base } size } } }\`
`,
  })
  const build = () => run(site, require.resolve('gatsby/cli.js'), 'build')
  const { status, output } = build()
  expectPassed({ passed: status === 0, output })
  const html = readFileSync(join(site, 'public/index.html'), 'utf8').replaceAll('&quot;', '"')
  expect(html).toContain(
    '[{"title":"One post","slug":"one","author":{"name":"Ana Example","role":null},"cover":null,"date":"March","images":[{"base":"a.png"}],"size":2}]',
  )
  rmSync(join(site, 'public'), { recursive: true })
  write(site, { 'data/authors.json': AUTHORS.replace(',', '') })
  expect(build()).toMatchObject({
    status: 1,
    output: expect.stringContaining('A comma is missing'),
  })
  expect(existsSync(join(site, 'public/index.html'))).toBe(false)
})
