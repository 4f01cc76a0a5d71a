/** The side of a tile; five by three of them fill the sheet. */
const SIDE = 80
const [COLUMNS, ROWS] = [5, 3]

/** Shapes of a tile, from its upper left corner: whole, quarter discs, halves along a diagonal, a disc. */
const SHAPES = [
  'h80v80h-80z',
  'h80a80 80 0 0 1-80 80z',
  'm80 0v80a80 80 0 0 1-80-80z',
  'm80 80h-80a80 80 0 0 1 80-80z',
  'm0 80v-80a80 80 0 0 1 80 80z',
  'h80l-80 80z',
  'h80v80z',
  'm40 0a40 40 0 1 0 .1 0z',
] as const

/** The tile that is bright. */
const DISC = SHAPES.length - 1

/**
 * A pattern of tiles: the instrument of a service that has no drawing of its own. It says nothing and is
 * no data; the same name always gives the same pattern.
 */
export function Tiles({ name }: { readonly name: string }) {
  const next = numbersOf(name)
  const bright = next() % (COLUMNS * ROWS)
  const tiles = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [shape, quiet] = [next() % DISC, next() % 3 === 0]
    const place = `M${(index % COLUMNS) * SIDE} ${Math.floor(index / COLUMNS) * SIDE}`
    return index === bright
      ? { part: 'g-k', path: place + (SHAPES[DISC] ?? '') }
      : { part: quiet ? 'g-q' : undefined, path: place + (SHAPES[shape] ?? '') }
  })
  const pathOf = (part: string | undefined) =>
    tiles.flatMap(tile => (tile.part === part ? tile.path : [])).join('')
  return (
    <>
      <path className="g-q" d={pathOf('g-q')} />
      <path d={pathOf(undefined)} />
      <path className="g-k" d={pathOf('g-k')} />
    </>
  )
}

/** Numbers that a name gives one after the other. */
function numbersOf(name: string): () => number {
  let state = 2166136261
  const turn = (by: number) => {
    state = Math.imul(state ^ by, 16777619) >>> 0
  }
  for (const character of name) turn(character.charCodeAt(0))
  return () => {
    turn(state >>> 13)
    return state >>> 8
  }
}
