import type { Diagnostic } from './diagnostic'
import type { LocatedValue } from './located-value'
import { parseYaml } from './parse-yaml'
import { sourceFile, type SourceFile } from './source-file'

/** An MDX file in its two parts. */
export interface MdxParts {
  frontMatter?: LocatedValue
  /** The text after the front matter. */
  body: string
  /** The offset of `body` in the file. */
  bodyStart: number
  diagnostics: Diagnostic[]
}

/** A line of three hyphens at the start of a text, and a field below it. */
const SECOND = /^\s*---(?=[ \t]*\r?\n[a-zA-Z]+:(?:\s|$))/

/** Splits an MDX file at the two lines of three hyphens and reads the YAML between them. */
export function splitMdx(file: SourceFile): MdxParts {
  const { text } = file
  const refuse = (bodyStart: number, message: string, fix: string): MdxParts => ({
    body: text.slice(bodyStart),
    bodyStart,
    diagnostics: [file.error(0, 'front-matter', message, fix)],
  })
  const opening = /^---[ \t]*\r?\n/.exec(text)
  if (!opening)
    return refuse(
      0,
      'The file does not start with front matter.',
      'Start it with a line of three hyphens, the fields, and another line of three hyphens.',
    )
  const start = opening[0].length
  // Not after a carriage return alone, which is no line’s end to gatsby-plugin-mdx.
  const closing = /(?<![^\n])---[ \t]*(?:\r?\n|$)/.exec(text.slice(start))
  if (!closing)
    return refuse(
      text.length,
      'The front matter has no end.',
      'Put a line of three hyphens between the fields and the text.',
    )
  const bodyStart = start + closing.index + closing[0].length
  const body = text.slice(bodyStart)
  const { located, diagnostics } = parseYaml(file, text.slice(start, start + closing.index), start)
  const second = SECOND.exec(body)
  if (second) {
    const place = bodyStart + second[0].length - 3
    const message = 'There is front matter a second time; it would show as text.'
    const fix = 'Delete it, from one line of three hyphens to the other.'
    diagnostics.push(file.error(place, 'front-matter', message, fix))
  }
  return { frontMatter: located, body, bodyStart, diagnostics }
}

/** The fields of an MDX file as they stand, held against no declaration: it may be older than that. */
export function readFields(path: string, text: string): unknown {
  return splitMdx(sourceFile(path, text)).frontMatter?.value
}
