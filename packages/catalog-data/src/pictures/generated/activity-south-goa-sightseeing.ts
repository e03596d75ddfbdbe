// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/south-goa-sightseeing/4',
  hash: 'ee709f32',
  width: 1920,
  height: 1200,
  tints: ['#868990', '#9e9592', '#b5a593'],
}
