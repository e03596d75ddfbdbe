import type { Colour } from '../engine/colour.ts'
import type { FrameSetting } from '../engine/frame.ts'
import type { View } from '../engine/perspective.ts'

export interface FurnitureOptions extends FrameSetting {
  view: View
  wood?: Colour
}
