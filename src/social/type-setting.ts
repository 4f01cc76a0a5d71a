/**
 * Words set into a picture: measured, broken into lines, made as large as they fit. Layout engines such as
 * satori's fill lines from the first on; a poster wants even ones.
 */
import type { Advances, FaceName, Faces } from './fonts'

/** Sets type. All sizes are in pixels of the picture. */
export interface TypeSetter {
  width(text: string, size: number, face?: FaceName): number
  /** Lines no wider than `width`, as even as they get. */
  lines(text: string, size: number, width: number, face?: FaceName): string[]
  /** The greatest of the sizes at which the text fits the box. */
  fit(text: string, box: Box): { size: number; lines: string[] }
}

/** A box for a text, and the sizes that it may have. */
export interface Box {
  width: number
  height: number
  largest: number
  smallest: number
  leading?: number
  face?: FaceName
}

/** How finely sizes are tried. */
const STEP = 2

/** Where a line may end. */
const BREAK = /(?<=[ –])/

interface Setting {
  lines: string[]
  /** The sum of the squares of what is left free on each line: the less, the more even. */
  cost: number
}

/** A type setter for the faces. */
export function typeSetter({ advances }: Faces): TypeSetter {
  const width = (text: string, size: number, face: FaceName = 'bold') =>
    [...text].reduce((sum, character) => sum + advanceOf(advances[face], character), 0) * size

  const broken = (text: string, size: number, most: number, face: FaceName): string[] => {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(BREAK)) {
      if (line && width((line + word).trimEnd(), size, face) > most) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += word
    }
    return [...lines, line.trimEnd()]
  }

  const lines = (text: string, size: number, most: number, face: FaceName = 'bold') => {
    const count = broken(text, size, most, face).length
    const words = text.split(BREAK)
    const room = (line: string) => most - width(line, size, face)
    // For each number of lines, the best way to set the first words in so many.
    let best: (Setting | undefined)[] = [{ lines: [], cost: 0 }]
    for (let number = 1; number <= count; number++) {
      const next: (Setting | undefined)[] = []
      for (let end = 1; end <= words.length; end++) {
        for (let start = 0; start < end; start++) {
          const before = best[start]
          const line = words.slice(start, end).join('').trimEnd()
          if (!before || (room(line) < 0 && end - start > 1)) continue
          const cost = before.cost + room(line) ** 2
          if (cost < (next[end]?.cost ?? Infinity)) {
            next[end] = { lines: [...before.lines, line], cost }
          }
        }
      }
      best = next
    }
    return best[words.length]?.lines ?? broken(text, size, most, face)
  }

  const fit = (text: string, box: Box) => {
    const { leading = 1, face = 'bold' } = box
    for (let size = box.largest; size > box.smallest; size -= STEP) {
      const tried = broken(text, size, box.width, face)
      const fits =
        tried.length * size * leading <= box.height &&
        tried.every(line => width(line, size, face) <= box.width)
      if (fits) return { size, lines: lines(text, size, box.width, face) }
    }
    return { size: box.smallest, lines: lines(text, box.smallest, box.width, face) }
  }

  return { width, lines, fit }
}

function advanceOf(advances: Advances, character: string): number {
  return advances.get(character) ?? advances.get('n') ?? 0.5
}
