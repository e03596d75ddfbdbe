// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'beaches/candolim-beach-goa-india/1',
  hash: '563758a3',
  width: 1920,
  height: 1200,
  tints: ['#8dc4d0', '#a7c4b4', '#a1af8c'],
}

export const picture2: PictureFile = {
  name: 'beaches/candolim-beach-goa-india/2',
  hash: '2fef5b0f',
  width: 1920,
  height: 1200,
  tints: ['#d17b57', '#ad7554', '#b88471'],
}

export const picture3: PictureFile = {
  name: 'beaches/candolim-beach-goa-india/3',
  hash: 'f3dd2ac3',
  width: 1920,
  height: 1200,
  tints: ['#6294a8', '#9aab9f', '#dfd0ae'],
}

export const picture4: PictureFile = {
  name: 'beaches/candolim-beach-goa-india/4',
  hash: 'd2e8d031',
  width: 1920,
  height: 1200,
  tints: ['#9ac4c1', '#bbc3a0', '#c9b887'],
}
