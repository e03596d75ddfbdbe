// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/paragliding-adventure-goa/1',
  hash: '2df60380',
  width: 1920,
  height: 1200,
  tints: ['#7db2b7', '#bbcfb6', '#7a8d83'],
}

export const picture2: PictureFile = {
  name: 'activities/paragliding-adventure-goa/2',
  hash: '41f5a380',
  width: 1920,
  height: 1200,
  tints: ['#7db8cf', '#aed3d3', '#6a8d81'],
}

export const picture3: PictureFile = {
  name: 'activities/paragliding-adventure-goa/3',
  hash: 'abc9e164',
  width: 1920,
  height: 1200,
  tints: ['#509492', '#488e8f', '#62928a'],
}
