// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/sunset-cruise-goa/4',
  hash: 'b00ebfa6',
  width: 1920,
  height: 1200,
  tints: ['#80b3b3', '#9dab99', '#2e8185'],
}
