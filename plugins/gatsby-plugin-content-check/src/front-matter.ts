import type { Parsed } from './located-value'
import { parseYaml } from './parse-yaml'
import { sourceFile, type SourceFile } from './source-file'

/** An MDX file in its two parts. */
export interface MdxParts extends Parsed {
  /** The offset at which the text after the front matter starts. */
  bodyStart: number
}

const FRONT_MATTER = /^(---[ \t]*\r?\n)((?:[^]*?\n)?)---[ \t]*(?:\r?\n|$)/

/** Splits an MDX file at the two lines of three hyphens and reads the YAML between them. */
export function splitMdx(file: SourceFile): MdxParts {
  const [whole = '', opening = '', yaml = ''] = FRONT_MATTER.exec(file.text) ?? []
  if (whole) return { ...parseYaml(file, yaml, opening.length), bodyStart: whole.length }
  const message = 'The file does not start with front matter that has an end.'
  const fix =
    'Start it with a line of three hyphens, the fields, and another line of three hyphens.'
  return { diagnostics: [file.error(0, 'front-matter', message, fix)], bodyStart: file.text.length }
}

/** The fields of an MDX file as they stand, held against no declaration: it may be older than that. */
export function readFields(path: string, text: string): unknown {
  return splitMdx(sourceFile(path, text)).located?.value
}
