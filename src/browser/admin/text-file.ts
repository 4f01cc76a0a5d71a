/** An MDX file with an edit in it: comments, quotation marks and lines of the front matter stay, and the text. */
import { diffArrays } from 'diff'
import { Document, isCollection, isMap, isScalar, isSeq, parseDocument, Scalar, visit } from 'yaml'
import { changes, isObject, type Change } from './changes'
import { placeAmong, type FieldOrder } from './json-file'

/** An MDX file in its parts. */
interface Parts {
  yaml: string
  body: string
}

const FRONT = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m
const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const

function partsOf(text: string): Parts {
  const match = FRONT.exec(text)
  if (match?.index !== 0) throw new Error('The file does not start with front matter.')
  return { yaml: match[1] ?? '', body: text.slice(match[0].length) }
}

/** The text without the blank lines around it, as the form shows it. */
const trimmed = (body: string) => body.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '')

/** What a file holds: its fields, and its text as `body`. */
export function readText(text: string): Record<string, unknown> {
  const { yaml, body } = partsOf(text)
  const fields: unknown = parseDocument(yaml).toJS()
  if (!isObject(fields)) throw new Error('The front matter holds no fields.')
  return { ...fields, body: trimmed(body) }
}

/**
 * @param original the file as it was read; empty for a new one
 * @param fields what its front matter is to hold
 * @param body its text
 */
export function editedText(
  original: string,
  fields: Record<string, unknown>,
  body: string,
  order: FieldOrder,
): string {
  const text = `${body.trim()}\n`
  if (original === '') return `---\n${node(fields).toString(STYLE)}---\n\n${text}`
  const parts = partsOf(original)
  const head = original.slice(0, original.length - parts.body.length)
  const yaml = editedYaml(parts.yaml, fields, order)
  const sameBody = trimmed(parts.body) === trimmed(body)
  return head.replace(parts.yaml, () => yaml) + (sameBody ? parts.body : `\n${text}`)
}

function editedYaml(source: string, after: unknown, order: FieldOrder): string {
  const document = parseDocument(source)
  const plain = document.toString(STYLE)
  const steps = changes(document.toJS(), after)
  if (steps.length === 0) return source
  for (const step of steps) take(document, step, order)
  return onto(source, plain, document.toString(STYLE))
}

/** The lines of `source`, with those changed that differ between how it is written anew before and after. */
function onto(source: string, before: string, after: string): string {
  const own = source.split('\n')
  const old = before.split('\n')
  // Written over several lines, a file cannot be matched line by line: all of it is written anew.
  if (own.length !== old.length) return after
  let line = 0
  return diffArrays(old, after.split('\n'))
    .flatMap(({ added, removed, value }) => {
      if (added) return value.map(spaced)
      const kept = own.slice(line, line + value.length)
      line += value.length
      return removed ? [] : kept
    })
    .join('\n')
}

/** `{a: 1}` as `{ a: 1 }`, which is how the formatter has it; lists have no blanks within. */
const spaced = (line: string) => line.replace(/^(\s*(?:- |[\w-]+: ))\{(\S.*\S)\}$/, '$1{ $2 }')

function take(document: Document, step: Change, order: FieldOrder): void {
  const { path } = step
  if (step.kind === 'remove') {
    document.deleteIn(path)
    return
  }
  const parent: unknown = document.getIn(path.slice(0, -1), true)
  const present: unknown = document.getIn(path, true)
  const key = path.at(-1)
  if (step.kind === 'insert') {
    if (isSeq(parent)) parent.items.splice(Number(key), 0, node(step.value).contents)
  } else if (isScalar(present) && !isObject(step.value) && !Array.isArray(step.value)) {
    present.value = step.value
    // How the number before was written: 4.50, 1e3.
    delete present.format
    delete present.minFractionDigits
  } else if (isMap(parent) && present === undefined) {
    const names = parent.items.map(pair => String(isScalar(pair.key) ? pair.key.value : pair.key))
    const place = placeAmong(names, String(key), order(path.slice(0, -1)))
    parent.items.splice(place, 0, document.createPair(key, node(step.value).contents))
  } else {
    document.setIn(path, node(step.value).contents)
  }
}

/** What names something, or is a day: written without quotation marks, as everywhere in the content. */
const NAME = /^(?:[a-z][a-z0-9-]*|\d{4}-\d{2}-\d{2})$/

/** A value as the files of content/ are written: prose in quotation marks, short lists on one line. */
function node(value: unknown): Document {
  const document = new Document(value)
  visit(document, {
    Scalar(key, scalar) {
      if (key !== 'key' && typeof scalar.value === 'string' && !NAME.test(scalar.value))
        scalar.type = Scalar.QUOTE_DOUBLE
    },
    Seq(_, list) {
      list.flow = list.items.every(item => !isCollection(item))
    },
  })
  return document
}
