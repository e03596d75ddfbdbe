// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/north-goa-explorer/1',
  hash: 'cf0ccb07',
  width: 1920,
  height: 1200,
  tints: ['#86c2d6', '#9c8d8c', '#415e69'],
}

export const picture2: PictureFile = {
  name: 'activities/north-goa-explorer/2',
  hash: '3275226e',
  width: 1920,
  height: 1200,
  tints: ['#cb7437', '#b58e54', '#84694a'],
}

export const picture3: PictureFile = {
  name: 'activities/north-goa-explorer/3',
  hash: '9a4ee7c2',
  width: 1920,
  height: 1200,
  tints: ['#5c9cbc', '#7a9498', '#8d766d'],
}
