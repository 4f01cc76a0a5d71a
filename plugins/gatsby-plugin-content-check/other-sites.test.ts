/** Tests sites with few refusals: what the check finds, what it accepts, and which options it rejects. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { checkContent, graphqlTypes, REFUSALS, type ContentOptions, type ContentType } from './src'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-check-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (files: Record<string, string | Uint8Array>) => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
}

const front = z.strictObject({ title: z.string().meta({ description: 'The title.' }) })
const doc = (glob: string): ContentType => ({ typeName: 'Doc', glob, declaration: front })
const FRONT = '---\ntitle: A\n---\n'

/** Writes docs/a.mdx or docs/a.md, and returns each message followed by its fix. */
function messagesIn(body: string, more: Partial<ContentOptions> = {}, format = 'mdx') {
  write({ [`docs/a.${format}`]: FRONT + body })
  return messages({ types: [doc(`docs/*.${format}`)], ...more })
}

const messages = (content: ContentOptions) =>
  checkContent(root, content).diagnostics.map(
    ({ file, line, column, message, fix = '' }) => `${file}:${line}:${column} ${message} ${fix}`,
  )

const shortcodes: ContentOptions['shortcodes'] = {
  Button: {
    attributes: z.strictObject({
      kind: z.enum(['plain', 'loud']),
      wide: z.boolean().optional(),
      size: z.number().max(3).optional(),
      icon: z.string().meta({ picture: true }).optional(),
      of: z.string().meta({ reference: 'Doc' }).optional(),
    }),
  },
}

describe('shortcodes', () => {
  test.each([
    [
      'a wrong string next to a boolean',
      '<Button wide kind="lout">A</Button>',
      '4:14 Button, kind:',
    ],
    [
      'a wrong string next to code',
      '<Button size={size} kind="lout">A</Button>',
      '4:21 Button, kind:',
    ],
    ['a boolean that should be a number', '<Button kind="loud" size />', '4:21 Button, size:'],
    ['a missing attribute next to code', '<Button size={size} />', '4:1 The attribute “kind” is'],
    ['an unknown attribute next to code', '<Button {...all} knd="a" />', '4:18 Unknown attribute'],
    ['a missing image', '<Button kind="loud" icon="./no.png" />', '4:21 There’s no image'],
    ['an unknown reference', '<Button kind="loud" of="b" />', '4:21 There’s no doc called “b”.'],
  ])('finds %s', (_, body, message) => {
    expect(messagesIn(body, { shortcodes })).toEqual([expect.stringContaining(message)])
  })

  test('rejects spread attributes if the site refuses expressions', () => {
    expect(messagesIn('<Button {...all} />', { shortcodes, refuse: ['expressions'] })).toEqual([
      expect.stringContaining('The attributes of Button must be plain text.'),
    ])
  })

  test('accepts code in attributes', () => {
    const body =
      '<Button kind={kind} />\n\n<Button kind={"lout"} size={4} />\n\n<Button {...all} />\n'
    expect(messagesIn(body, { shortcodes })).toEqual([])
  })

  test('accepts text and names without a value', () => {
    const body = '<Button kind="loud" wide />\n\n<Button kind=\'plain\' />\n'
    expect(messagesIn(body, { shortcodes })).toEqual([])
  })

  test.each([
    ['an import', "import { a from './a'", 'docs/a.mdx:4:12'],
    ['an export', 'export const a = (1', 'docs/a.mdx:4:20'],
    ['an expression', 'One {1 +} two', 'docs/a.mdx:4:9'],
    ['an attribute', '<Button kind={1 +} />', 'docs/a.mdx:4:18'],
  ])('reports %s with a syntax error in plain words', (_, body, place) => {
    const found = messagesIn(body)
    expect(found).toEqual([expect.stringContaining(`${place} This isn’t valid MDX: `)])
    expect(found.join()).not.toMatch(/oxc|esm|acorn|mdxjs/i)
  })
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('images', () => {
  test.each([
    ['JSX', '<img src="./no.png" />', 'mdx'],
    ['JSX with braces', "One <img alt='a' src={'./no.png'} />", 'mdx'],
    ['HTML', '<img alt="a" src="./no.png">', 'md'],
    ['HTML without quotation marks', 'One <img src=no.png> two', 'md'],
    ['a Markdown reference', '![a][ref]\n\n[ref]: ./no.png', 'md'],
    ['an MDX reference', '![ref]\n\n[ref]: ./no.png', 'mdx'],
  ])('reports a missing image in %s', (_, body, format) => {
    expect(messagesIn(body, {}, format)).toEqual([
      expect.stringMatching(/There’s no image (?:\.\/)?no\.png in this file’s folder/),
    ])
  })

  test.each([
    ['![a](./my%20photo.png)'],
    ['![a](<./my photo.png>)'],
    ['![a](./my%20photo.png?v=2#top)'],
    ['<img src="./my%20photo.png">'],
    ['<img src="https://a.example/b.png"> <img src="/c.png"> <!-- <img src="./no.png"> -->'],
    ['![a](//cdn.example/b.png) ![b](/c.png) ![100%](data:image/png;base64,AA)'],
    ['![a][ref]\n\n[ref]: ./my%20photo.png'],
  ])('accepts %s', body => {
    write({ 'docs/my photo.png': PNG })
    expect(messagesIn(body, {}, 'md')).toEqual([])
  })

  test('requires an image with an absolute path to be in static/ if that folder exists', () => {
    write({ 'static/media/a.png': PNG })
    expect(messagesIn('![a](/media/a.png)\n\n<img src="/media/b.png?v=2">', {}, 'md')).toEqual([
      'docs/a.md:6:1 There’s no image /media/b.png in static/. Check the name, including capital letters, or add the image.',
    ])
  })

  test.each([['![a](./a.png)'], ['![a](./a.png)\n![b](./a.png)'], ['- ![a](./a.png)']])(
    'doesn’t treat %j as an image in a sentence',
    body => {
      write({ 'docs/a.png': PNG })
      const refuse = ['inline-images'] as const
      expect(messagesIn(body, { refuse }, 'md')).toEqual([])
      expect(messagesIn(`One ${body}`, { refuse }, 'md')).not.toEqual([])
    },
  )

  test('suggests the name with the right capitalization', () => {
    write({ 'docs/cover.png': PNG })
    expect(messagesIn('![a](./Cover.png)')).toEqual([
      'docs/a.mdx:4:1 There’s no image ./Cover.png in this file’s folder. Did you mean “cover.png”?',
    ])
  })
})

describe('links', () => {
  const pages: ContentOptions['pages'] = () =>
    new Map([
      ['/docs/a', { file: 'docs/a.md', anchors: [] }],
      ['/docs/b', { file: 'docs/b.md', anchors: ['prices'] }],
    ])
  const found = (body: string) => {
    write({ 'docs/b.md': `${FRONT}Text`, 'docs/notes.pdf': 'x', 'static/media/a b.pdf': 'x' })
    return messagesIn(body, { pages }, 'md')
  }

  test.each([
    ['[a](b)'],
    ['[a](./b#prices)'],
    ['[a](b.md#prices)'],
    ['[a](../docs/b.md)'],
    ['[a](notes.pdf)'],
    ['[a](/media/a%20b.pdf#page=2)'],
    ['[a](//cdn.example/x) [b](mailto:a@b.example) [c](?page=2) [d](#top) <a href="/docs/b">e</a>'],
  ])('accepts %s', body => {
    expect(found(body)).toEqual([])
  })

  test.each([
    ['[a](../x.md)', 'There’s no page at /x.md.'],
    ['[a](/media)', 'There’s no page at /media.'],
    ['[a](pag)', 'There’s no page at /docs/pag.'],
    ['[a](b.md#price)', 'The page /docs/b has no anchor “#price”. Did you mean “prices”?'],
    ['[a](b#price)', 'The page /docs/b has no anchor “#price”. Did you mean “prices”?'],
    ['<a href="/docs/c">a</a>', 'There’s no page at /docs/c.'],
    ['[a][b]\n\n[b]: /docs/c', 'There’s no page at /docs/c.'],
  ])('rejects %s', (body, message) => {
    expect(found(body)).toEqual([expect.stringContaining(message)])
  })

  test('a file that isn’t a page can link to its own headings', () => {
    const body = '## Own\n\n[a](#own) [b](page) [c](b.md)'
    expect(messagesIn(body, { pages: () => new Map([['/', {}]]) })).toEqual([
      expect.stringContaining('There’s no file b.md.'),
    ])
  })
})

describe('syntax that MDX doesn’t support', () => {
  test.each([
    ['One<br>two', /^4:4 <br> is never closed. .* If it has no text, end the tag with \/>.$/],
    ['<div>\n<br>\n</div>', /^6:1 <\/div> doesn’t match <br>. .* end the tag with \/>.$/],
    ['<img src="/a.png">', /^4:1 <img> is never closed. .* end the tag with \/>.$/],
    ['<div>a</dvi>', '4:7 </dvi> doesn’t match <div>.'],
    ['One <!-- two -->', /^4:5 This isn’t valid MDX: .* to create a comment in MDX, use `{/],
    [
      'See <https://a.example/b>.',
      /^4:5 This isn’t valid MDX: .* to create a link in MDX, use `\[/,
    ],
    ['<a@b.example>', /^4:1 This isn’t valid MDX: .* to create a link in MDX, use `\[/],
  ])('rejects %j and suggests a fix', (body, message) => {
    const [found = '', ...others] = messagesIn(body)
    expect(found.replace('docs/a.mdx:', '')).toMatch(message)
    expect(others).toEqual([])
  })
})

describe('HTML in Markdown', () => {
  test.each([
    ['a comment', 'One\n\n<!-- two\n\nthree', '6:1 This comment is never closed'],
    ['a comment in a block', '<div>\n<!-- two\n</div>\n\nthree', '5:1 This comment is never'],
    ['an element', 'One\n\n<details>\n\ntwo', '6:1 <details> is never closed.'],
    ['an inline element', 'One <b>two', '4:5 <b> is never closed.'],
    ['a placeholder', 'Type List<String> here', '4:10 <String> is never closed.'],
    ['a nested element', '<div>\n<span>a\n</div>', '5:1 <span> is never closed.'],
    ['a tag', '<div class="a\n\nOne', '4:1 <div> is never closed.'],
    ['a script', '<script>\nif (a < b) c()\n\nOne', '4:1 <script> is never closed.'],
  ])('rejects %s that’s never closed', (_, body, message) => {
    expect(messagesIn(body, {}, 'md')).toEqual([expect.stringContaining(message)])
  })

  test.each([
    ['<!-- one -->\n\n<div>\n\n<b>two</b><br>\n\n</div>\n\n<img src="/a.png"><Foo/>'],
    ['<p>one\n\n<ul>\n<li>one\n<li>two\n</ul>\n\n<script>if (a<b) c()</script>'],
    ['a < b, `<b>`, \\<b>, <https://a.example/>, and <a@b.example>\n\n```\n<!--\n```'],
    ['<pre>\na <b\n</pre>\n\n<a title="a > b" href="https://a.example">c</a>'],
  ])('accepts %s', body => {
    expect(messagesIn(body, {}, 'md')).toEqual([])
  })
})

describe('data', () => {
  const named = z.strictObject({ slug: z.string(), price: z.number().optional() })
  const type = (declaration: z.ZodType, file = 'data.json'): ContentType => ({
    typeName: 'Thing',
    glob: file,
    declaration,
  })
  const found = (declaration: z.ZodType, text: string, file = 'data.json') => {
    write({ [file]: text })
    return messages({ types: [type(declaration, file)] })
  }

  test('rejects a repeated slug in a list', () => {
    expect(
      found(z.array(named), '[{ "slug": "a" },\n { "slug": "b" },\n { "slug": "a" }]'),
    ).toEqual(['data.json:3:12 Another entry already uses this slug. Change one of them.'])
  })

  const link = z.union([z.string(), z.strictObject({ href: z.string(), label: z.string() })])
  test.each([
    [
      link,
      '5',
      'this isn’t in one of the allowed forms: text in quotation marks or a group of fields. Its fields: href, label.',
    ],
    [link, '{ "href": "a" }', 'this isn’t in one of the allowed forms'],
    [z.union([z.string().min(3), z.number()]), '"a"', 'Value: the text is 1 character long'],
    [z.union([z.string(), z.number()]), 'true', 'text in quotation marks or a number without'],
    [
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('one') }),
        z.strictObject({ kind: z.literal('two') }),
      ]),
      '{ "kind": "tow" }',
      'Value, kind: “tow” isn’t one of the allowed values. Did you mean “two”?',
    ],
  ])('explains what a union allows (%#)', (value, text, message) => {
    expect(found(z.strictObject({ value }), `{ "value": ${text} }`)).toEqual([
      expect.stringContaining(message),
    ])
  })

  test.each([
    ['a nullable field', z.string().meta({ reference: 'Thing' }).nullable(), '"b"'],
    ['a union', z.union([z.number(), z.string().meta({ reference: 'Thing' })]), '"b"'],
    ['a record', z.record(z.string(), z.string().meta({ reference: 'Thing' })), '{ "x": "b" }'],
    ['a tuple', z.tuple([z.number(), z.string().meta({ reference: 'Thing' })]), '[1, "b"]'],
  ])('checks a reference in %s', (_, of, text) => {
    const entry = z.strictObject({ slug: z.string(), of })
    expect(found(z.array(entry), `[{ "slug": "a", "of": ${text} }]`)).toEqual([
      expect.stringContaining('There’s no thing called “b”.'),
    ])
  })

  test('allows any number format unless the site refuses “values”', () => {
    const text = '[{ "slug": "a", "price": 49.50 }, { "slug": "b", "price": 1e2 }]'
    expect(found(z.array(named), text)).toEqual([])
    const content = { types: [type(z.array(named))], refuse: ['values'] } as const
    expect(messages(content)).toHaveLength(2)
  })

  test('allows YAML comments, anchors, aliases, and merge keys unless the site refuses them', () => {
    const text =
      'base: &base\n  slug: a\n  price: 1.50 # in dollars\nother:\n  <<: *base\n  slug: b'
    const pair = z.strictObject({ base: named, other: named })
    expect(found(pair, text, 'data.yaml')).toEqual([])
    const content = { types: [type(pair, 'data.yaml')], refuse: REFUSALS }
    expect(messages(content).map(each => /:(\d+):/.exec(each)?.[1])).toEqual(['1', '3', '5'])
  })

  test.each([
    ['an alias without an anchor', 'slug: *a', 'A value can’t start with *.'],
    ['an unknown tag', 'slug: !Important note', 'YAML ignores this word because it starts with !.'],
    [
      'too many aliases',
      `slug: a\nb: &b [x, x, x, x, x]\nc: &c [${'*b, '.repeat(9)}]\nd: &d [${'*c, '.repeat(9)}]\ne: [${'*d, '.repeat(9)}]`,
      'The aliases in this file make it too large.',
    ],
  ])('rejects %s on every site', (_, text, message) => {
    expect(found(named, text, 'data.yaml')).toEqual([expect.stringContaining(message)])
  })
})

describe('slips', () => {
  test.each([
    ['https://a.example/_next/b_/c* and http://a.example/*x'],
    ['A 5* hotel, and all *.md files\n\n*.md files'],
    ['One\n===\n\nTwo\n---'],
    ['- [x] One\n- [ ] Two'],
  ])('accepts %j', body => {
    for (const format of ['md', 'mdx'])
      expect(messagesIn(body, { refuse: ['slips'] }, format)).toEqual([])
    rmSync(join(root, 'docs/a.md'))
  })

  test.each(['```', '~~~~'])('suggests closing a code block with %s', fence => {
    expect(messagesIn(`${fence}\nOne`)).toEqual([
      expect.stringContaining(`Put ${fence} on its own line`),
    ])
  })
})

describe('options', () => {
  const error = (content: unknown) => {
    write({ 'docs/a.md': `${FRONT}Text` })
    try {
      checkContent(root, content as ContentOptions)
    } catch (problem) {
      return String(problem)
    }
    return undefined
  }
  const types = [doc('docs/*.md')]
  const typed = (more: object) => ({ types: [{ ...doc('docs/*.md'), ...more }] })

  test.each<[name: string, content: unknown, message: string]>([
    ['missing options', undefined, 'expected object, received undefined'],
    ['a Promise of options', Promise.resolve({ types }), 'at types'],
    ['missing types', {}, 'expected array, received undefined\n  → at types'],
    ['types as an object', { types: {} }, 'expected array, received object\n  → at types'],
    ['an unknown option', { types, folder: [] }, 'Unrecognized key: "folder"'],
    ['an unknown refusal', { types, refuse: ['slip'] }, 'at refuse[0]'],
    [
      'folders as a string',
      { types, folders: 'docs' },
      'expected array, received string\n  → at folders',
    ],
    ['a missing typeName', typed({ typeName: undefined }), 'at types[0].typeName'],
    ['a declaration that isn’t a schema', typed({ declaration: {} }), 'This isn’t a zod 4 schema.'],
    ['a misspelled slugField', typed({ slugField: 'titel' }), 'Did you mean “title”?'],
    [
      'braces in a glob',
      typed({ glob: 'docs/*.{md,mdx}' }),
      'only * and ** are wildcards.\n  → at types[0].glob',
    ],
    [
      'an unsupported format',
      typed({ glob: 'docs/*.txt' }),
      'ends with .json, .yaml, .yml, .md, or .mdx',
    ],
    ['a glob outside the root', typed({ glob: '../docs/*.md' }), 'Use a path from the site’s root'],
    [
      'an unknown reference',
      typed({ declaration: z.object({ by: z.string().meta({ reference: 'Dok' }).nullable() }) }),
      'There’s no type called “Dok”. Did you mean “Doc”?',
    ],
    [
      'an unknown reference in a shortcode',
      {
        types,
        shortcodes: { A: { attributes: z.object({ b: z.string().meta({ reference: 'Dok' }) }) } },
      },
      'There’s no type called “Dok”.',
    ],
    [
      'a shortcode without a schema',
      { types, shortcodes: { A: { children: 'none' } } },
      'at shortcodes.A.attributes',
    ],
    [
      'rules as a function',
      { types, rules: () => [] },
      'expected array, received function\n  → at rules',
    ],
    [
      'a rule that isn’t a function',
      { types, rules: [1] },
      'expected Function, received number\n  → at rules[0]',
    ],
    [
      'pages as a Map',
      { types, pages: new Map() },
      'expected Function, received Map\n  → at pages',
    ],
  ])('rejects %s', (_, content, message) => {
    const found = error(content)
    expect(found).toContain(message)
    expect(found).not.toMatch(/TypeError|ZodError/)
  })

  test.each([['../docs'], ['./docs'], ['docs/'], ['docs/..'], ['/docs'], ['..'], ['a/../../docs']])(
    'rejects the folder %s',
    folder => {
      expect(error({ types, folders: [folder] })).toContain(
        'Use a path from the site’s root, like content/blog.',
      )
    },
  )

  test.each([['.'], ['docs'], ['docs/.notes']])('accepts the folder %s', folder => {
    write({ 'docs/.notes/a.txt': 'x' })
    expect(error({ types, folders: [folder] })).toBeUndefined()
  })

  test('allows other files next to a Markdown file unless the site refuses “names”', () => {
    write({ 'docs/a.md': `${FRONT}Text`, 'docs/a.pdf': 'x', 'docs/b.MD': 'x' })
    const content = { types, folders: ['docs'] }
    expect(messages(content)).toEqual([expect.stringContaining('docs/b.MD:1:1 ')])
    rmSync(join(root, 'docs/b.MD'))
    expect(messages({ ...content, refuse: ['names'] })).toEqual([
      expect.stringContaining('docs/a.pdf:1:1 '),
    ])
  })

  test('allows front matter without text unless the site refuses it', () => {
    expect(messagesIn('')).toEqual([])
    expect(messagesIn('', { refuse: ['empty'] })).toEqual([
      expect.stringContaining('There’s no text after the front matter.'),
    ])
  })

  test('rejects a folder that doesn’t exist', () => {
    write({ 'docs/a.md': `${FRONT}Text` })
    expect(messages({ types, folders: ['docs', 'contnet'] })).toEqual([
      'contnet:1:1 This file or folder is missing. Add it, restore it from Git history, or correct the options.',
    ])
  })
})

describe('GraphQL', () => {
  const type = (declaration: z.ZodType, more: Partial<ContentType> = {}): ContentType => ({
    typeName: 'A',
    glob: 'a.json',
    declaration,
    ...more,
  })
  const graphql = (shape: z.ZodRawShape, more?: Partial<ContentType>, ...others: ContentType[]) =>
    graphqlTypes([type(z.object(shape), more), ...others])

  test('doesn’t require a typeName in a type’s schema', () => {
    expect(graphql({ b: z.string() })).toMatch(/type A [^]*b: String!\n/)
  })

  const file = z.string().meta({ picture: true })
  test.each<[z.ZodType, string]>([
    [z.int().nullable(), 'Int'],
    [z.string().nullish(), 'String'],
    [z.array(z.string().nullable()).nullable(), '[String]'],
    [z.array(z.array(z.number())), '[[Float!]!]!'],
    [z.iso.date(), 'Date! @dateformat'],
    [z.iso.datetime().nullable(), 'Date @dateformat'],
    [z.coerce.date(), 'Date! @dateformat'],
    [z.string().meta({ directive: '@md' }).nullable(), 'String @md'],
    [z.enum(['a', 'b']).meta({ enumName: 'E' }).nullable(), 'E'],
    [z.object({ c: z.string() }).meta({ typeName: 'C' }).nullable(), 'C'],
    [z.string().meta({ reference: 'A' }).nullable(), 'A @link(by: "slug")'],
    [file.nullable(), 'File @fileByRelativePath'],
    [z.array(file), '[File]! @fileByRelativePath'],
    [z.union([z.literal('a'), z.literal('b')]), 'JSON!'],
    [z.union([z.string(), z.number()]), 'JSON!'],
    [z.union([z.string(), z.number()]).nullable(), 'JSON'],
    [z.record(z.string(), z.string()), 'JSON!'],
    [z.tuple([z.string()]), 'JSON!'],
    [z.any(), 'JSON'],
  ])('maps a zod schema to a GraphQL type (%#)', (b, expected) => {
    expect(graphql({ slug: z.string(), b })).toContain(`\n  b: ${expected}\n`)
  })

  test('applies defaults and transforms to Markdown files but not to data files', () => {
    const shape = { b: z.string().default('x'), c: z.string().transform(Number).pipe(z.number()) }
    expect(graphql(shape)).toMatch(/b: String\n[^]*c: String!\n/)
    expect(graphql(shape, { glob: 'a/*.mdx' })).toMatch(/b: String!\n[^]*c: Float!\n/)
  })

  test('allows both Markdown and MDX files in one type', () => {
    expect(graphql({}, { glob: '*.md' }, type(z.object({}), { glob: '*.mdx' }))).toContain(
      'type A implements Node @dontInfer {',
    )
  })

  const slug = z.string()
  test('allows a slug field in a Markdown file if it must match the file name', () => {
    const text = graphql({ slug }, { glob: '*.mdx', slugField: 'slug' })
    expect(text.match(/slug: String!/g)).toHaveLength(1)
  })

  const by = z.string().meta({ reference: 'B' })
  test.each<[shape: z.ZodRawShape, message: string, more?: Partial<ContentType>]>([
    [{ b: z.object({ c: z.string() }) }, 'The object A.b has no typeName.'],
    [{ b: z.array(z.object({ c: z.string() })) }, 'The object A.b has no typeName.'],
    [{ by }, 'The field A.by refers to B by slug, but B has no slug. Add slug: z.string() to B.'],
    [
      { slug },
      "Rename the field A.slug, or set slugField: 'slug' to require a match.",
      { glob: '*.md' },
    ],
    [{ id: z.string() }, 'Every Gatsby node already has a field named id. Rename the field A.id.'],
  ])('names the declaration that Gatsby can’t use (%#)', (shape, message, more = {}) => {
    const other = type(z.object({}), { typeName: 'B', glob: 'b/*.json' })
    expect(() => graphql(shape, more, other)).toThrow(message)
  })
})

describe('slugs', () => {
  const member = z.strictObject({
    slug: z.string().optional(),
    of: z.string().meta({ reference: 'Member' }),
  })
  const types: ContentType[] = [{ typeName: 'Member', glob: 'data/*.json', declaration: member }]

  test('data gets its slug from its slug field, or from its path if it doesn’t have one', () => {
    write({ 'data/a.json': '{ "slug": "ana", "of": "b" }', 'data/b.json': '{ "of": "a" }' })
    expect(messages({ types })).toEqual([
      expect.stringContaining('data/b.json:1:9 There’s no member called “a”.'),
    ])
  })

  test('two files of the same type can’t share a slug', () => {
    write({ 'data/a.json': '{ "slug": "b", "of": "b" }', 'data/b.json': '{ "of": "b" }' })
    expect(messages({ types })).toEqual([
      'data/b.json:1:1 Another entry already uses this slug. Change one of them.',
    ])
    write({ 'docs/a.md': `${FRONT}A`, 'docs/a.mdx': `${FRONT}A` })
    expect(messages({ types: [doc('docs/*.md'), doc('docs/*.mdx')] })).toEqual([
      'docs/a.mdx:2:1 Another entry already uses this slug. Change one of them.',
    ])
  })
})
