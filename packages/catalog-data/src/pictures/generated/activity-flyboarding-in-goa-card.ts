// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/flyboarding-in-goa/1',
  hash: 'e0fae815',
  width: 1920,
  height: 1200,
  tints: ['#4191b7', '#89c2d3', '#57adb5'],
}

export const picture2: PictureFile = {
  name: 'activities/flyboarding-in-goa/2',
  hash: 'd89b541d',
  width: 1920,
  height: 1200,
  tints: ['#8ec5cb', '#7fb4b1', '#3a898a'],
}

export const picture3: PictureFile = {
  name: 'activities/flyboarding-in-goa/3',
  hash: '1d468f14',
  width: 1920,
  height: 1200,
  tints: ['#c76942', '#d89e5e', '#ad7152'],
}
