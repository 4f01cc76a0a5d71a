/** The elements that pictures are made of, as SVG. */
import { escapeUTF8 } from 'entities'
import type { FaceName } from './fonts'

export const WIDTH = 1200
export const HEIGHT = 630
/** The margin that words keep to; networks cut a little off the edges. */
export const MARGIN = 56

/** The stroke of the mark climbs by so much for each pixel to the right. */
export const SLOPE = 52 / 18

type Point = readonly [x: number, y: number]

const number = (value: number) => String(Math.round(value * 10) / 10)

export function rectangle(x: number, y: number, width: number, height: number, fill: string) {
  return `<path fill="${fill}" d="M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z"/>`
}

export function polygon(points: readonly Point[], fill: string): string {
  const path = points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')
  return `<path fill="${fill}" d="M${path}z"/>`
}

/** Everything to the right of a line that rises like the mark's stroke and crosses the foot at `foot`. */
export function diagonalField(foot: number, fill: string): string {
  return polygon(
    [
      [foot + HEIGHT / SLOPE, 0],
      [WIDTH, 0],
      [WIDTH, HEIGHT],
      [foot, HEIGHT],
    ],
    fill,
  )
}

/** How a line of words is set. */
export interface LineStyle {
  size: number
  fill: string
  face?: FaceName
  anchor?: 'start' | 'middle' | 'end'
}

/** A line of words whose foot is at `y`. */
export function line(x: number, y: number, words: string, style: LineStyle): string {
  const { size, fill, face = 'bold', anchor = 'start' } = style
  return `<text class="${face}" x="${number(x)}" y="${number(y)}" font-size="${number(size)}" fill="${fill}" text-anchor="${anchor}">${escapeUTF8(words)}</text>`
}

/** Lines under one another; the first one's capitals reach up to `top`. */
export function block(
  x: number,
  top: number,
  lines: readonly string[],
  style: LineStyle,
  leading = 1,
): string {
  return lines
    .map((words, index) => line(x, top + style.size * (CAPITALS + index * leading), words, style))
    .join('')
}

/** The height of capitals and figures, in em. */
export const CAPITALS = 0.72

/** Another drawing placed into the picture, with the part of it that shows. */
export function placed(
  drawing: string,
  viewBox: string,
  box: { x: number; y: number; width: number; height: number },
  color: string,
): string {
  const { x, y, width, height } = box
  return `<svg x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" viewBox="${viewBox}" fill="${color}" color="${color}" overflow="visible">${drawing}</svg>`
}
