import type { Parsed } from './located-value'
import { parseYaml } from './parse-yaml'
import { blank, sourceFile, type SourceFile } from './source-file'

const FRONT_MATTER = /^(---[ \t]*\r?\n)((?:[^]*?\n)?)---[ \t]*(?:\r?\n|$)/

/** Reads the YAML between two lines of three hyphens. `bodyStart` is the offset of the text after it. */
export function splitMdx(file: SourceFile, isStrict = false): Parsed & { bodyStart: number } {
  const [whole = '', opening = '', yaml = ''] = FRONT_MATTER.exec(file.text) ?? []
  if (whole) return { ...parseYaml(file, isStrict, blank(opening) + yaml), bodyStart: whole.length }
  const message = 'The front matter is missing, or it’s never closed.'
  const fix =
    'Start the file with a line of exactly three hyphens, then the fields, then another line of three hyphens.'
  return { diagnostics: [file.error(0, 'front-matter', message, fix)], bodyStart: file.text.length }
}

/** The fields of an MDX file, not validated: it can be older than the schema. */
export function readFields(path: string, text: string): unknown {
  return splitMdx(sourceFile(path, text)).located?.value
}
