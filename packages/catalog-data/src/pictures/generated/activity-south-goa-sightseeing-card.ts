// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/south-goa-sightseeing/1',
  hash: '46437faf',
  width: 1920,
  height: 1200,
  tints: ['#6e9999', '#9a9686', '#dcbf93'],
}

export const picture2: PictureFile = {
  name: 'activities/south-goa-sightseeing/2',
  hash: 'f53a89ff',
  width: 1920,
  height: 1200,
  tints: ['#85b7cf', '#9a9c93', '#668188'],
}

export const picture3: PictureFile = {
  name: 'activities/south-goa-sightseeing/3',
  hash: '4ac7fcd2',
  width: 1920,
  height: 1200,
  tints: ['#405678', '#967b7c', '#4e5260'],
}
