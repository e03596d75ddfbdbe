// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/north-goa-explorer/4',
  hash: '0df399e1',
  width: 1920,
  height: 1200,
  tints: ['#86aaa4', '#ab9d8d', '#a67d86'],
}
