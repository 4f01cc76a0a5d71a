declare module 'probe-image-size' {
  interface Probed {
    width: number
    height: number
    /** Like `png`. */
    type: string
  }
  /** The size of a picture, out of the first of its bytes; `null` where they are of no picture. */
  export function sync(bytes: Buffer): Probed | null
}
