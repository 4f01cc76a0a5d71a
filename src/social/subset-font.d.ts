declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2'
    /** The axes to pin, or to keep a part of. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    keepFeatures?: string[]
    noHinting?: boolean
  }
  /** Cuts a font down to the characters of a text, with its axes set. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>
}
