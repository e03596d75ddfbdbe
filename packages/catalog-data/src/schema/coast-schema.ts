import { z } from 'zod'
import { degrees, kilometres, list, oneOf, record, text } from './fields.ts'
import type { Fixed } from './fixed.ts'
import { roads } from './roads-schema.ts'

const point = z.tuple([degrees, degrees]).describe('Latitude, longitude')
const line = list(point).min(2, { error: () => 'has fewer than two points\nWrite at least two.' })

/** The coast for the map, with the sea to its west; without the file there is no map. */
export const coast = record({
  $schema: z.exactOptional(text),
  shore: line.describe('From north to south, accurate to a few hundred metres'),
  inlandBorder: line.describe('From south to north, where the land on the map ends'),
  rivers: list(
    record({ name: text, mouth: kilometres.describe('Width at the mouth, in kilometres'), line }),
  ).describe('From north to south, each from its mouth inland'),
  landmarks: list(
    record({ name: text, kind: oneOf('town', 'fort', 'church', 'waterfall', 'airport', 'lake'), at: point }),
  ).describe('From north to south'),
  roads: z.exactOptional(roads),
})

export type CoastRecord = Fixed<Omit<z.output<typeof coast>, '$schema'>>
