/** The colours of the pictures: the tokens of the light theme, in the brand's colours. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inColours, type BrandColours } from '../content/palette'

/** Colours by what they are for. */
export interface Colours {
  paper: string
  ink: string
  field: string
  accent: string
}

/**
 * Reads the colours where they are declared, so that the pictures follow the site.
 *
 * @throws where a token is gone
 */
export function readColours(root: string, brand: BrandColours): Colours {
  const css = inColours(readFileSync(join(root, 'src/styles/tokens.css'), 'utf8'), brand)
  const token = (name: string): string => {
    // The first of a name is that of the light theme.
    const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? ''
    const other = /^var\(--([a-z0-9-]+)\)$/.exec(value)?.[1]
    if (other) return token(other)
    if (!/^#[0-9a-f]{6}$/.test(value)) {
      throw new Error(`src/styles/tokens.css has no plain colour --${name}.`)
    }
    return value
  }
  return {
    paper: token('ground'),
    ink: token('ink'),
    field: token('field'),
    accent: token('accent'),
  }
}

/** A colour between two others. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map(at => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share))
    .map(value => value.toString(16).padStart(2, '0'))
    .join('')}`
}
