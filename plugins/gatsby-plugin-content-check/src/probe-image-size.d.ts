declare module 'probe-image-size' {
  interface Probed {
    width: number
    height: number
    /** Like `png`. */
    type: string
  }
  /** An image's size, from its first bytes; `null` if they aren't an image. */
  export function sync(bytes: Buffer): Probed | null
}
