// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/scuba-diving-combo-goa/4',
  hash: '17e10f9b',
  width: 1920,
  height: 1200,
  tints: ['#89c1cb', '#93b9af', '#9f8260'],
}

export const visitor1: PictureFile = {
  name: 'activities/scuba-diving-combo-goa/visitor-1',
  hash: '4ea7e919',
  width: 1920,
  height: 1200,
  tints: ['#79bed2', '#407ba0', '#3d638d'],
}

export const visitor2: PictureFile = {
  name: 'activities/scuba-diving-combo-goa/visitor-2',
  hash: 'a006c6c7',
  width: 1920,
  height: 1200,
  tints: ['#8fbfd3', '#89afb5', '#78a8b5'],
}

export const visitor3: PictureFile = {
  name: 'activities/scuba-diving-combo-goa/visitor-3',
  hash: 'e8d813dd',
  width: 1920,
  height: 1200,
  tints: ['#ca8235', '#cfa653', '#9a5d3f'],
}
