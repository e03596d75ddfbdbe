// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/mandovi-river-dinner-cruise-goa/4',
  hash: '8ede6e9c',
  width: 1920,
  height: 1200,
  tints: ['#2f456c', '#3a4b6d', '#585159'],
}
