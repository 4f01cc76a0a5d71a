import type { Parsed } from './located-value'
import { parseYaml } from './parse-yaml'
import { sourceFile, type SourceFile } from './source-file'

const FRONT_MATTER = /^(---[ \t]*\r?\n)((?:[^]*?\n)?)---[ \t]*(?:\r?\n|$)/

/** Reads the YAML between two lines of three hyphens; `bodyStart` is the offset of the text after them. */
export function splitMdx(file: SourceFile): Parsed & { bodyStart: number } {
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
