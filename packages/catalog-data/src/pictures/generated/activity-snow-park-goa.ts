// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/snow-park-goa/4',
  hash: 'c530eaeb',
  width: 1920,
  height: 1200,
  tints: ['#5f9299', '#82abbd', '#d4cdb1'],
}
