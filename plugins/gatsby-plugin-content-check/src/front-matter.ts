import type { Fault } from './fault'
import { parseYaml, type LocatedValue } from './located-value'
import { sourceFile, type SourceFile } from './source-file'

/** An MDX file in its two parts. */
export interface MdxParts {
  frontMatter?: LocatedValue
  /** The text after the front matter. */
  body: string
  /** The offset of `body` in the file. */
  bodyStart: number
  faults: Fault[]
}

/** A line of three hyphens at the start of a text, and a field below it. */
const SECOND = /^\s*---(?=[ \t]*\r?\n[a-zA-Z]+:(?:\s|$))/

/** Splits an MDX file at the two lines of three hyphens and reads the YAML between them. */
export function splitMdx(file: SourceFile): MdxParts {
  const opening = /^---[ \t]*\r?\n/.exec(file.text)
  if (!opening) {
    const fault = file.fault(
      0,
      'front-matter',
      'The file does not start with front matter.',
      'Start it with a line of three hyphens, the fields, and another line of three hyphens.',
    )
    return { body: file.text, bodyStart: 0, faults: [fault] }
  }
  const start = opening[0].length
  // Not after a carriage return alone, which is no line’s end to what makes the nodes.
  const closing = /(?<![^\n])---[ \t]*(?:\r?\n|$)/.exec(file.text.slice(start))
  if (!closing) {
    const fault = file.fault(
      0,
      'front-matter',
      'The front matter has no end.',
      'Put a line of three hyphens between the fields and the text.',
    )
    return { body: '', bodyStart: file.text.length, faults: [fault] }
  }
  const bodyStart = start + closing.index + closing[0].length
  const yaml = file.text.slice(start, start + closing.index)
  const { located, faults } = parseYaml(file, yaml, start)
  const second = SECOND.exec(file.text.slice(bodyStart))
  if (second) {
    faults.push(
      file.fault(
        bodyStart + second[0].lastIndexOf('---'),
        'front-matter',
        'There is front matter a second time; it would show as text.',
        'Delete it, from one line of three hyphens to the other.',
      ),
    )
  }
  return { frontMatter: located, body: file.text.slice(bodyStart), bodyStart, faults }
}

/**
 * The fields of an MDX file as they stand there, held against no declaration: for files that may be older
 * than it is.
 */
export function readFields(path: string, text: string): unknown {
  return splitMdx(sourceFile(path, text)).frontMatter?.value
}
