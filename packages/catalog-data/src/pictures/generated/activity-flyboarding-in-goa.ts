// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/flyboarding-in-goa/4',
  hash: '1f0f0b1c',
  width: 1920,
  height: 1200,
  tints: ['#8fbfb9', '#a1b7a0', '#d5bf9d'],
}
