// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/sunset-cruise-goa/1',
  hash: '1d407189',
  width: 1920,
  height: 1200,
  tints: ['#d77d64', '#e1a270', '#9c5c58'],
}

export const picture2: PictureFile = {
  name: 'activities/sunset-cruise-goa/2',
  hash: 'aa6286bc',
  width: 1920,
  height: 1200,
  tints: ['#c17959', '#dfa46a', '#835559'],
}

export const picture3: PictureFile = {
  name: 'activities/sunset-cruise-goa/3',
  hash: 'a2831982',
  width: 1920,
  height: 1200,
  tints: ['#42486b', '#68667c', '#654f4b'],
}
