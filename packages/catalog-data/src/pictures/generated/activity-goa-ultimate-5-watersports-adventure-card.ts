// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/goa-ultimate-5-watersports-adventure/1',
  hash: '2a8ddac5',
  width: 1920,
  height: 1200,
  tints: ['#85b4c2', '#b8d9d8', '#61a2a7'],
}

export const picture2: PictureFile = {
  name: 'activities/goa-ultimate-5-watersports-adventure/2',
  hash: 'e0118d2b',
  width: 1920,
  height: 1200,
  tints: ['#64aec9', '#5499a8', '#2598a5'],
}

export const picture3: PictureFile = {
  name: 'activities/goa-ultimate-5-watersports-adventure/3',
  hash: '3c416daf',
  width: 1920,
  height: 1200,
  tints: ['#8dc5cc', '#80b2aa', '#569289'],
}
