/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs'
import { type Font, parse } from 'opentype.js/dist/opentype.mjs'

type Point = readonly [x: number, y: number]

let fraunces: Font | undefined

function font(): Font {
  const file = readFileSync(new URL('./fraunces-latin-600-normal.woff', import.meta.url))
  fraunces ??= parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  return fraunces
}

/** Width of a line in the display font. */
export const letteringWidth = (text: string, size: number): number => font().getAdvanceWidth(text, size)

export interface LetteringOptions {
  /** Start of the baseline. */
  at: Point
  /** Font size. */
  size: number
}

/** A line in the display font as a path, so that rendering needs no font. */
export function lettering(text: string, { at: [x, y], size }: LetteringOptions): string {
  const { commands } = font().getPath(text, x, y, size)
  return commands
    .map(({ type, x1, y1, x2, y2, x: endX, y: endY }) => {
      const spots = [
        [x1, y1],
        [x2, y2],
        [endX, endY],
      ].flatMap(([a, b]) => (a === undefined || b === undefined ? [] : [[a, b] as const]))
      return `${type}${spots.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join(' ')}`
    })
    .join('')
}
