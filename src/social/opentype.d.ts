declare module 'opentype.js' {
  interface Glyph {
    /** 0 stands for a character that the font does not have. */
    index: number
    advanceWidth: number
  }
  export interface Path {
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number }
    /** The letters of SVG, with the numbers that each has. */
    commands: readonly ({ type: string } & Partial<
      Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>
    >)[]
  }
  export interface Font {
    unitsPerEm: number
    /** `fvar` is there where the font has axes. */
    tables: { hhea: Record<string, number>; os2: Record<string, number>; fvar?: unknown }
    charToGlyph(character: string): Glyph
    /** The outline of a line of text from a point of its baseline on. */
    getPath(text: string, x: number, y: number, size: number): Path
  }
  /** Reads a font: TrueType or OpenType. */
  export function parse(font: ArrayBuffer): Font
}
