/** Checks variables in texts, and finds typed prices that should be variables. */
import {
  expectName,
  type JsonSchema,
  type SourceFile,
} from '../../plugins/gatsby-plugin-content-check/src'
import {
  documentKindOf,
  documentOf,
  documentsOf,
  type Document,
  type TypeName,
} from '../page-kinds/documents'
import { VARIABLE } from '../content/variable'
import { interpolate, unknownVariables, variables, type Variables } from '../content/variables'

declare module '../../plugins/gatsby-plugin-content-check/src/declaration' {
  interface FieldMeta {
    /** Names in braces that aren't variables. The site fills them in for this field only. */
    fills?: readonly string[]
  }
}

/** A project's variables; `undefined` if a file they come from is missing or has errors. */
export function knownVariables(documents: readonly Document[], invalid: readonly string[]) {
  const data = <Name extends TypeName>(name: Name) => documentOf(documents, name)?.data
  const sources = {
    pricing: data('Pricing'),
    addOns: data('AddOns'),
    facts: data('Fact'),
    provenance: data('ProvenanceWords'),
    measurements: data('Measurements'),
    security: data('SecuritySettings'),
    faq: data('Faq'),
    teams: data('Team'),
  }
  const isMissing = Object.values(sources).includes(undefined)
  const isPriced = invalid.every(path => documentKindOf(path)?.kind.typeName !== 'ServicePage')
  if (isMissing || !isPriced) return undefined
  return variables({
    ...sources,
    servicePages: documentsOf(documents, 'ServicePage').map(({ data }) => data),
    services: documentsOf(documents, 'Service'),
    posts: documentsOf(documents, 'Post'),
    studies: documentsOf(documents, 'CaseStudy').map(({ data }) => data),
  })
}

/** Finds unknown variables, other braces, and texts that are too long or too short once variables are filled in. */
export function* variableDiagnostics(
  file: SourceFile,
  text: string,
  { minLength = 0, maxLength = Infinity, fills = [] }: JsonSchema,
  offset: number,
  known: Variables,
) {
  const unknown = unknownVariables(text, known)
  for (const name of unknown) yield* expectName(file, offset, 'variable', name, known.keys())
  if (unknown.length > 0) return
  const filled = fills.reduce((left, name) => left.replace(`{${name}}`, ''), text)
  if (/[{}]/.test(filled.replace(VARIABLE, '')))
    yield file.error(
      offset,
      'variable',
      'This text has a brace that isn’t part of a variable.',
      'Delete the brace. In fields that allow variables, write them like {price:starter}.',
    )
  if (!text.includes('{')) return
  const { length } = interpolate(text, known)
  if (length < minLength || length > maxLength)
    yield file.error(
      offset,
      'variable',
      `With its variables filled in, this text is ${length} characters long.`,
      `It needs to have ${minLength} to ${maxLength}.`,
    )
}

/** Matches a dollar range or a starting price. Other amounts are rarely our prices. */
const TYPED_PRICE =
  /\$[\d,]*\d–\$[\d,]*\d|(?<=\b(?:from|start(?:s|ing)?\s+at)\s+)\$[\d,]*\d(?! to\b|[–-])/gi

/**
 * Finds prices that the page would show with two dollar signs, and warns about typed prices that match one in data/ and
 * would be wrong once it changes.
 */
export function* priceDiagnostics(file: SourceFile, known: Variables) {
  for (const { index } of file.text.matchAll(/\$(?=\{(?:price|lowest|highest):)/gi))
    yield file.error(
      index,
      'price',
      'The page would show two dollar signs, because the variable already has one.',
      'Delete the $ before the {.',
    )
  for (const { 0: typed, index } of file.text.matchAll(TYPED_PRICE)) {
    const [name] =
      [...known].find(
        // Ranges in variables contain word joiners, but typed prices don’t.
        ([key, value]) =>
          /^(?:price|lowest):/.test(key) && value.replaceAll('\u2060', '') === typed,
      ) ?? []
    if (name)
      yield file.warning(
        index,
        'price',
        `${typed} matches a price in data/, but it won’t update here when that price changes.`,
        `Write {${name}} if that’s the price you mean.`,
      )
  }
}
