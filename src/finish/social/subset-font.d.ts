declare module 'subset-font' {
  /** Cuts a font down to the characters of a text, with its axes set. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}
