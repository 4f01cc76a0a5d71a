/** Where a picture of a page can be cut without cutting a line of text. */
import sharp from 'sharp'

/** How far a cut may be from where it is wanted, as a share of the height that is kept. */
const NEAR = 0.12
/** Rows about a cut, of which none may hold letters. */
const CLEAR = 8
/** A difference between neighbours, of 255, from which on they are an edge. */
const EDGE = 24

/**
 * The row at which to cut: of those near the wanted one, the row about which there are the fewest edges, and
 * of equally quiet ones the nearest.
 *
 * @param path the picture’s file
 * @param wanted the row at which it would be cut, in pixels
 * @returns the picture’s own height where it is no higher than that
 */
export async function quietRow(path: string, wanted: number): Promise<number> {
  const picture = sharp(path)
  const { width, height } = await picture.metadata()
  if (height <= wanted) return height
  const reach = Math.round(wanted * NEAR)
  const first = wanted - reach
  const last = Math.min(height - CLEAR, wanted + reach)
  const top = first - CLEAR
  const part = { left: 0, top, width, height: Math.min(height, last + CLEAR + 1) - top }
  const { data, info } = await picture
    .extract(part)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const edges = Array.from({ length: info.height }, (_, row) =>
    edgesIn(data.subarray(row * width * info.channels), width, info.channels),
  )
  let [best, fewest] = [wanted, Infinity]
  for (let row = first; row <= last; row++) {
    const about = edges.slice(row - first, row - first + 2 * CLEAR + 1)
    // Among rows that are as quiet the nearest is taken: the whole reach counts less than one edge.
    const noise = Math.max(...about) + Math.abs(row - wanted) / (reach + 1)
    if (noise < fewest) [best, fewest] = [row, noise]
  }
  return best
}

/** How often neighbours differ in the first row of these pixels. */
function edgesIn(pixels: Uint8Array, width: number, channels: number): number {
  let count = 0
  for (let x = 1; x < width; x++) {
    const [left = 0, right = 0] = [pixels[(x - 1) * channels], pixels[x * channels]]
    if (Math.abs(left - right) >= EDGE) count++
  }
  return count
}
