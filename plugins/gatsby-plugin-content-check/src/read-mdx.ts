/** Parses and checks Markdown and MDX files, and collects their references. */
import type { Root, RootContent } from 'mdast'
import { blank, type SourceFile } from './source-file'
import { blankTags, removeForeignSyntax } from './foreign-syntax'
import {
  definitionDiagnostics,
  slipDiagnostics,
  tableDiagnostics,
  unclosedFence,
} from './markdown-slips'
import {
  headingId,
  MdxSyntaxError,
  onlyImages,
  parseMarkdown,
  parseMdx,
  placeOf,
  walk,
} from './parse-mdx'
import type { MdxText, ReadOptions, Refusal, Shortcodes } from './content'
import { checkShortcode } from './shortcodes'
import { isExternal, pathOfUrl, unclosedHtml, urlsIn } from './html'
import { capitalize } from './words'

/** Parsing time is quadratic in the number of these symbols, and of lists and block quotes opened on one line. */
const MAX_COUNTS = { '{': 2000, '[': 40_000, '<': 40_000 }
const DEEP_LINE = /^(?:[ \t]{0,3}(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){51}/m

/** If a site refuses all of these, MDX is just Markdown with shortcodes and variables, and messages use those terms. */
const CODE = ['imports', 'exports', 'expressions', 'html'] as const

/**
 * Parses the body of a Markdown or MDX file despite errors. Reports and skips what can't be parsed.
 *
 * @param file the whole file
 * @param bodyStart where the body starts in the file
 * @returns the diagnostics, and the parsed text if parsing succeeded
 * @throws {RangeError} if lists, emphasis, or shortcodes are nested too deeply
 */
export function readMdx(
  file: SourceFile,
  bodyStart: number,
  format: 'md' | 'mdx',
  { refuse = [], shortcodes: known }: ReadOptions,
) {
  // The front matter becomes blank lines of the same length, so that offsets stay correct.
  const body = blank(file.text.slice(0, bodyStart)) + file.text.slice(bodyStart)
  const tooMany = Object.entries(MAX_COUNTS).some(
    ([sign, max]) => (format === 'mdx' || sign !== '{') && body.split(sign, max).length === max,
  )
  if (tooMany || DEEP_LINE.test(body)) throw new RangeError('Too many levels.')
  const isPlain = format === 'mdx' && CODE.every(part => refuse.includes(part))
  const shortcodes = isPlain ? (known ?? {}) : format === 'mdx' ? known : undefined
  const { text, diagnostics } = isPlain
    ? removeForeignSyntax(file, body, shortcodes ?? {})
    : { text: body, diagnostics: [] }
  // If parsing fails, retry without shortcodes, so the rest is still checked.
  for (const readable of isPlain ? [text, blankTags(text)] : [text])
    try {
      const variables: MdxText['variables'] = []
      const keep = (name: string, from: number) => {
        const written = `{${name}}`
        variables.push({ name, offset: Math.max(from, readable.indexOf(written, from)) })
        return written
      }
      const tree = isPlain
        ? parseMdx(readable, keep)
        : parseMarkdown(readable, format, 'Figure' in (shortcodes ?? {}))
      const mdx: MdxText = { tree, references: [], headings: [], shortcodes: [], variables }
      diagnostics.push(...inspect(file, readable, mdx, refuse, shortcodes))
      return { mdx, diagnostics }
    } catch (error) {
      if (!(error instanceof MdxSyntaxError)) throw error
      diagnostics.push(syntaxError(file, error, isPlain))
    }
  return { diagnostics }
}

/** Reports a tag that's missing, mismatched, or in the wrong place, or invalid code. */
function syntaxError(file: SourceFile, { message, offset }: MdxSyntaxError, isPlain: boolean) {
  const [, opening] = /closing tag for `<([\w.]+)/.exec(message) ?? []
  const [, closing] = /closing tag `<\/([\w.]+)>`/.exec(message) ?? []
  const refuse = (reason: string, fix: string) => file.error(offset, 'shortcode', reason, fix)
  const tag = closing ? `</${closing}>` : `<${opening}>`
  // The tag shares a paragraph with text, and the other tag is outside it.
  const isPair = closing !== undefined || file.text.includes(`</${opening}>`, offset)
  if (isPair && /(?:before|after) the end of `paragraph`/.test(message))
    return refuse(`${tag} must be on its own line.`, 'Put a blank line above and below it.')
  if (opening)
    return refuse(
      closing ? `${tag} doesn’t match <${opening}>.` : `${tag} is never closed.`,
      `Put </${opening}> after its text. If it has no text, end the tag with />.`,
    )
  if (closing)
    return refuse(
      `${tag} has no opening tag.`,
      `Put <${closing}> before the text, on its own line, or delete ${tag}.`,
    )
  const reason = message.replace(/^Could not parse (?:esm|expression)[^:]*: /, '')
  return refuse(
    isPlain ? 'This isn’t a valid shortcode.' : `This isn’t valid MDX: ${reason}.`,
    'To show < or {, write \\< or \\{, or put the symbol in backticks.',
  )
}

/**
 * Finds errors in parsed text and collects its references.
 *
 * @param shortcodes the components the text can use, besides those it imports; if undefined, any
 */
function* inspect(
  file: SourceFile,
  text: string,
  mdx: MdxText,
  refused: readonly Refusal[],
  shortcodes?: Shortcodes,
) {
  const nodes = [...walk(mdx.tree)]
  const isStrict = refused.includes('slips')
  const imported = importedNames(mdx.tree)
  const images = new Set(
    nodes.flatMap(node => (node.type === 'imageReference' ? node.identifier : [])),
  )
  const torn = new Set<Root | RootContent>()
  const alone = new Set<object>(nodes.flatMap(onlyImages))
  let depth = 1
  const refer = (url: string, isImage: boolean, offset: number) => {
    // `#top` works on every page.
    if (url === '#top' || (isImage && isExternal(url))) return
    mdx.references.push(
      isImage
        ? {
            value: pathOfUrl(url),
            schema: { picture: true },
            offset,
            isStatic: url.startsWith('/'),
          }
        : { value: url, schema: { link: 'any' }, offset },
    )
  }
  for (const node of nodes) {
    const { start, end } = placeOf(node)
    const refuse = (message: string, fix: string, rule = 'markdown') =>
      file.error(start, rule, message, fix)
    const isDeclared = 'name' in node && Object.hasOwn(shortcodes ?? {}, node.name ?? '')
    const code = isDeclared ? undefined : codeIn(node)
    if (code && refused.includes(code))
      yield refuse(
        `${code === 'html' ? 'HTML isn’t' : `${capitalize(code)} aren’t`} allowed here.`,
        'Delete this.',
        'code',
      )
    else if (code === 'html') {
      // An element's children are separate nodes, so search only its own tags.
      const [child] = 'children' in node ? node.children : []
      const tags = text.slice(start, child ? placeOf(child).start : end)
      for (const { url, isImage, index } of urlsIn(tags)) refer(url, isImage, start + index)
    }
    if ('url' in node) {
      const isImage = 'identifier' in node ? images.has(node.identifier) : node.type === 'image'
      refer(node.url, isImage, start)
    }
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const [component = ''] = node.name?.split('.') ?? []
        if (shortcodes && (isDeclared || /^[A-Z]/.test(component)) && !imported.has(component))
          yield* checkShortcode(file, node, shortcodes, refused.includes('expressions'), mdx)
        break
      }
      case 'heading': {
        const id = headingId(node)
        mdx.headings.push({ id, offset: start })
        if (isStrict && id === '')
          yield refuse('This heading has no text.', 'Add text, or delete the heading.')
        if (!refused.includes('headings')) break
        if (!text.startsWith('#', start)) {
          yield refuse(
            'The hyphens or equals signs below this line turn it into a heading.',
            'Put a blank line below this line. For a heading, write ## Heading.',
          )
          break
        }
        if (node.depth === 1)
          yield refuse('Only the page’s title can be a level-1 heading.', 'Use ## here.', 'heading')
        else if (node.depth > depth + 1)
          yield refuse(
            `This heading jumps from level ${depth} to level ${node.depth}.`,
            `Use ${'#'.repeat(depth + 1)} here.`,
            'heading',
          )
        depth = Math.max(node.depth, 2)
        break
      }
      case 'image':
      case 'imageReference':
        if (refused.includes('inline-images') && !alone.has(node))
          yield refuse(
            'An image must be on its own line, with its file name in parentheses.',
            'Write ![What it shows](./picture.png), with a blank line above and below.',
            'picture',
          )
        break
      case 'listItem':
        if (refused.includes('checkboxes') && node.checked != null)
          yield refuse('Checkboxes aren’t allowed here.', 'Use a plain list, without [ ].')
        break
      case 'code': {
        const fence = unclosedFence(node, text.slice(start, end))
        if (fence)
          yield refuse(
            'This code block is never closed, so everything after it is code.',
            `Put ${fence} on its own line where the code ends.`,
          )
        break
      }
      case 'table':
        yield* tableDiagnostics(file, node, isStrict, torn)
    }
  }
  yield* definitionDiagnostics(file, nodes, isStrict)
  const others = nodes.filter(node => !torn.has(node))
  if (isStrict) yield* slipDiagnostics(file, text, others)
  const html = nodes.filter(node => node.type === 'html')
  if (!refused.includes('html')) yield* unclosedHtml(file, html)
}

/** The refusal that applies to a node, if the node is code or HTML. */
function codeIn(node: Root | RootContent) {
  switch (node.type) {
    case 'html':
      return 'html'
    case 'mdxjsEsm':
      return node.value.startsWith('import') ? 'imports' : 'exports'
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return 'expressions'
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return /^[a-z]/.test(node.name ?? '') ? 'html' : undefined
  }
}

/** The names of components that an MDX file imports or defines. */
const importedNames = ({ children }: Root) =>
  new Set(
    children.flatMap(node =>
      node.type === 'mdxjsEsm' ? (node.value.match(/\b[A-Z]\w*/g) ?? []) : [],
    ),
  )
