/** How far each character moves the pen, in em. */
export type Advances = Map<string, number>

/**
 * Reads the advances out of a TrueType font: tables head, hhea, hmtx and cmap in format 4 or 12.
 *
 * @throws where the font has neither form of cmap
 */
export function readAdvances(font: Buffer): Advances {
  const tables = new Map<string, number>()
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + index * 16
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8))
  }
  const table = (name: string): number => {
    const offset = tables.get(name)
    if (offset === undefined) throw new Error(`The font has no table ${name}.`)
    return offset
  }
  const em = font.readUInt16BE(table('head') + 18)
  const measured = font.readUInt16BE(table('hhea') + 34)
  const advanceOf = (glyph: number) =>
    font.readUInt16BE(table('hmtx') + Math.min(glyph, measured - 1) * 4) / em
  const advances: Advances = new Map()
  for (const [code, glyph] of characterMap(font, table('cmap'))) {
    if (glyph > 0) advances.set(String.fromCodePoint(code), advanceOf(glyph))
  }
  return advances
}

function characterMap(font: Buffer, cmap: number): [code: number, glyph: number][] {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  )
  const ofFormat = (format: number) =>
    subtables.find(offset => font.readUInt16BE(offset) === format)
  const segments = ofFormat(4)
  if (segments !== undefined) return segmentMap(font, segments)
  const groups = ofFormat(12)
  if (groups !== undefined) return groupMap(font, groups)
  throw new Error('The font maps its characters in neither format 4 nor format 12.')
}

function groupMap(font: Buffer, offset: number): [number, number][] {
  return Array.from({ length: font.readUInt32BE(offset + 12) }, (_, index) => {
    const group = offset + 16 + index * 12
    const [from, to, glyph] = [0, 4, 8].map(part => font.readUInt32BE(group + part)) as [
      number,
      number,
      number,
    ]
    return Array.from({ length: to - from + 1 }, (__, step): [number, number] => [
      from + step,
      glyph + step,
    ])
  }).flat()
}

function segmentMap(font: Buffer, offset: number): [number, number][] {
  const length = font.readUInt16BE(offset + 6)
  const found: [number, number][] = []
  for (let part = 0; part < length; part += 2) {
    const endAt = offset + 14 + part
    const startAt = endAt + length + 2
    const rangeAt = startAt + length * 2
    const [end, start, delta, range] = [endAt, startAt, startAt + length, rangeAt].map(at =>
      font.readUInt16BE(at),
    ) as [number, number, number, number]
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = range === 0 ? code : font.readUInt16BE(rangeAt + range + (code - start) * 2)
      if (glyph > 0) found.push([code, (glyph + delta) & 0xffff])
    }
  }
  return found
}
