/** What is used of culori, which brings no types. */
declare module 'culori' {
  /** A colour in OKLCH; one without chroma has no hue. */
  export interface Oklch {
    mode: 'oklch'
    l: number
    c: number
    h?: number
  }
  export function converter(mode: 'oklch'): (colour: string) => Oklch
  export function clampChroma(colour: Oklch, mode: 'oklch'): Oklch
  export function formatHex(colour: Oklch): string
  export function wcagLuminance(colour: string | Oklch): number
  export function wcagContrast(first: string, second: string): number
  export function differenceEuclidean(mode: 'oklab'): (first: string, second: string) => number
}
