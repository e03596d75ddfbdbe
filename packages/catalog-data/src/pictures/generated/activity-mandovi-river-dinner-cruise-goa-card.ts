// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/mandovi-river-dinner-cruise-goa/1',
  hash: '05583ccf',
  width: 1920,
  height: 1200,
  tints: ['#1b2c40', '#2f4e5f', '#25404f'],
}

export const picture2: PictureFile = {
  name: 'activities/mandovi-river-dinner-cruise-goa/2',
  hash: 'b75ace56',
  width: 1920,
  height: 1200,
  tints: ['#1d2b49', '#334c62', '#504f56'],
}

export const picture3: PictureFile = {
  name: 'activities/mandovi-river-dinner-cruise-goa/3',
  hash: 'ebaae711',
  width: 1920,
  height: 1200,
  tints: ['#372828', '#76695a', '#ab775d'],
}
