/** The parts of a report, in the order in which a reviewer needs them, whatever form it takes. */
import type { Report } from './report'

export const PARTS = [
  'causes',
  'broken',
  'findings',
  'removed',
  'added',
  'changed',
  'shared',
  'examples',
  'social',
  'bytes',
  'files',
  'notes',
] as const
export type Part = (typeof PARTS)[number]

/** The titles of the parts. */
export const TITLES: Record<Part, string> = {
  causes: 'Where it comes from',
  broken: 'Links',
  findings: 'New accessibility findings',
  removed: 'Removed pages',
  added: 'New pages',
  changed: 'Changed pages',
  shared: 'The same on several pages',
  examples: 'How that looks, one page of each kind',
  social: 'Social images',
  bytes: 'Bytes, compressed',
  files: 'Other files',
  notes: 'What this report leaves out',
}

/** Writes each part of a report, in order, without those that have nothing to say. */
export function writeParts(
  report: Report,
  write: Record<Part, (report: Report) => string>,
): string[] {
  return PARTS.map(part => write[part](report)).filter(Boolean)
}
