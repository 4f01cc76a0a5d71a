/** Reads MDX without code: checks it against the shortcodes, and collects what it refers to. */
import type { Root } from 'mdast'
import { schemaAt } from './declaration'
import type { Diagnostic } from './diagnostic'
import { blankTags, removeForeignSyntax } from './foreign-syntax'
import { markdownDiagnostics } from './markdown-slips'
import { headingId, MdxSyntaxError, parseMdx, walk } from './parse-mdx'
import { checkShortcode, type Shortcodes, type UsedShortcode } from './shortcodes'
import { blank, type SourceFile } from './source-file'

/** A text, parsed once for every rule. */
export interface MdxText {
  /** The tree, with offsets in the whole file. */
  tree: Root
  links: { url: string; offset: number }[]
  /** Headings, with the ids they have on the page. */
  headings: { id: string; offset: number }[]
  /** Shortcodes without errors. */
  shortcodes: UsedShortcode[]
  /** Names in braces, like `price:starter`. */
  variables: { name: string; offset: number }[]
}

/** The parser takes quadratic time in the number of braces, and of lists and block quotes that one line opens. */
const MAX_BRACES = 2000
const DEEP_LINE = /^(?:[ \t]{0,3}(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){51}/m

/**
 * Reads the whole body of an MDX file despite errors. Reports what can't be parsed, and leaves it out.
 *
 * @param file the whole file
 * @param bodyStart where the body starts in it
 * @returns the diagnostics, and the text
 * @throws {RangeError} if lists, emphasis, or shortcodes are nested too deeply
 */
export function readMdx(
  file: SourceFile,
  bodyStart: number,
  shortcodes: Shortcodes,
): { mdx?: MdxText; diagnostics: Diagnostic[] } {
  // The front matter becomes blank lines of the same length, so that offsets stay right.
  const body = blank(file.text.slice(0, bodyStart)) + file.text.slice(bodyStart)
  if (body.split('{', MAX_BRACES).length === MAX_BRACES || DEEP_LINE.test(body))
    throw new RangeError('Too many levels.')
  const { text, diagnostics } = removeForeignSyntax(file, body, shortcodes)
  // Without the shortcodes, the rest can still be checked.
  for (const readable of [text, blankTags(text)])
    try {
      return inspect(file, readable, shortcodes, diagnostics)
    } catch (error) {
      if (!(error instanceof MdxSyntaxError)) throw error
      diagnostics.push(unbalanced(file, error))
    }
  return { diagnostics }
}

/** Reports a shortcode with a missing or mismatched tag. */
function unbalanced(file: SourceFile, { message, line, column }: MdxSyntaxError) {
  const before = file.text.split('\n').slice(0, line - 1)
  const at = before.reduce((offset, { length }) => offset + length + 1, column - 1)
  const closing = /closing tag `<\/([\w.]+)>`/.exec(message)?.[1]
  const opening = /closing tag for `<([\w.]+)/.exec(message)?.[1]
  const refuse = (reason: string, fix: string) => file.error(at, 'shortcode', reason, fix)
  if (closing && opening)
    return refuse(
      `</${closing}> doesn’t close <${opening}>, which is still open.`,
      `Close each shortcode with its own name, like </${opening}>, on its own line.`,
    )
  if (opening)
    return refuse(
      `<${opening}> is never closed.`,
      `Put </${opening}> after its text, on its own line.`,
    )
  if (closing)
    return refuse(
      `</${closing}> has no opening tag.`,
      `Delete it, or put <${closing}> before its text, on its own line.`,
    )
  return refuse(
    'This isn’t a valid shortcode.',
    'To show < or {, write \\< or \\{, or put it in backticks.',
  )
}

/** Walks a tree once to find errors and collect references. */
function inspect(
  file: SourceFile,
  text: string,
  shortcodes: Shortcodes,
  diagnostics: Diagnostic[],
) {
  const variables: MdxText['variables'] = []
  const tree = parseMdx(text, (name, from) => {
    const written = `{${name}}`
    variables.push({ name, offset: Math.max(from, text.indexOf(written, from)) })
    return written
  })
  const mdx: MdxText = { tree, links: [], headings: [], shortcodes: [], variables }
  let depth = 1
  for (const node of walk(tree)) {
    const offset = node.position?.start.offset ?? 0
    const refuse = (rule: string, message: string, fix: string) =>
      diagnostics.push(file.error(offset, rule, message, fix))
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const { used, diagnostics: wrong } = checkShortcode(file, node, shortcodes)
        diagnostics.push(...wrong)
        if (used) readAttributes(used, shortcodes, mdx)
        break
      }
      case 'heading':
        mdx.headings.push({ id: headingId(node), offset })
        // Another rule is about lines that a line of hyphens turns into headings.
        if (!text.startsWith('#', offset)) break
        if (node.depth === 1)
          refuse('heading', 'Only the page’s title can be a level-1 heading.', 'Use ## here.')
        else if (node.depth > depth + 1)
          refuse(
            'heading',
            `This heading jumps from level ${depth} to level ${node.depth}.`,
            `Use ${'#'.repeat(depth + 1)} here.`,
          )
        depth = Math.max(node.depth, 2)
        break
      case 'link':
      case 'definition':
        mdx.links.push({ url: node.url, offset })
        break
      case 'image':
      case 'imageReference':
        refuse(
          'picture',
          'There’s an image in the middle of a sentence.',
          'Put ![What it shows](./picture.png) on its own line, with a blank line above and below.',
        )
        break
    }
  }
  diagnostics.push(...markdownDiagnostics(file, text, tree, shortcodes))
  return { mdx, diagnostics }
}

/** Collects the links in a shortcode's attributes, which its schema marks. */
function readAttributes(used: UsedShortcode, shortcodes: Shortcodes, mdx: MdxText) {
  mdx.shortcodes.push(used)
  const declared = shortcodes[used.name]
  for (const [attribute, value] of Object.entries(used.attributes)) {
    const { link } = (declared && schemaAt(declared.attributes, [attribute])) ?? {}
    if (link) mdx.links.push({ url: value, offset: used.offsetOf(attribute) })
  }
}
