// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/kayaking-in-goa-baga-beach/4',
  hash: 'bf637196',
  width: 1920,
  height: 1200,
  tints: ['#9ca796', '#aea791', '#6c796d'],
}
