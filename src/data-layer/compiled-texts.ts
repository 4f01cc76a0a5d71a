/** Compiles MDX texts to HTML. */
import { dirname } from 'node:path'
import { measuredCharts, Measurements } from '../content/measurements'
import { interpolateAll } from '../content/variables'
import { compileMdx, type CompiledText } from '../mdx/compile-mdx'
import { createShortcodes, type ShortcodeContext } from '../mdx/shortcodes/shortcodes'
import {
  BuildSettings,
  computed,
  mdxOf,
  onlyNode,
  type Model,
  type Request,
  type TextNode,
} from './node-model'
import { picturesOf } from './text-pictures'
import { variablesOf } from './variables'

/** Cached because a page queries several fields of a text, and the feed queries all texts. */
const compiledTexts = new Map<string, CompiledText>()

/** A text's node, with the metrics and charts its shortcodes show. */
type Text = TextNode & ShortcodeContext

/**
 * Compiles a text.
 *
 * @param shownAbove the image that the page shows above its text, so that the text can leave it out
 */
export async function compile(node: Text, model: Model, request: Request, shownAbove?: string) {
  const mdx = mdxOf(node, model)
  const folder = dirname(mdx.internal.contentFilePath)
  const pictures = await picturesOf(mdx.body, folder, request)
  const { metrics } = node
  const charts = await chartsOf(node, model)
  const variables = await variablesOf(mdx.body + JSON.stringify({ metrics, charts }), model)
  const { pathPrefix } = await onlyNode(model, BuildSettings)
  const context = { ...interpolateAll({ metrics, charts }, variables), pictures, shownAbove }
  const key = JSON.stringify([mdx.body, context, ...variables])
  const text =
    compiledTexts.get(key) ?? compileMdx(mdx.body, createShortcodes(context), pathPrefix, variables)
  compiledTexts.set(key, text)
  return text
}

/** The charts a text can include: its own, and all measurement charts if it uses one of them. */
export async function chartsOf(node: Pick<Text, 'id' | 'parent' | 'charts'>, model: Model) {
  const own = node.charts ?? []
  const namesMeasured = mdxOf(node, model).body.includes('<Chart id="measured-')
  return namesMeasured ? [...own, ...measuredCharts(await onlyNode(model, Measurements))] : own
}

/** Defines a field that comes from a compiled text, for createResolvers. */
export const compiled = (field: keyof CompiledText) =>
  computed(async (node: Text, model, request) => (await compile(node, model, request))[field])
