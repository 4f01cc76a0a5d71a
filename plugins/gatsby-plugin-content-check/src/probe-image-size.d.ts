declare module 'probe-image-size' {
  interface Probed {
    width: number
    height: number
    /** The format, like `png`. */
    type: string
  }
  /** Reads an image's size from its first bytes. Returns `null` if they aren't an image. */
  export function sync(bytes: Buffer): Probed | null
}
