// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/snow-park-goa/1',
  hash: '7321fd1f',
  width: 1920,
  height: 1200,
  tints: ['#6386ac', '#aabac6', '#e6e7df'],
}

export const picture2: PictureFile = {
  name: 'activities/snow-park-goa/2',
  hash: 'dcdec1a9',
  width: 1920,
  height: 1200,
  tints: ['#243b7d', '#5973a3', '#a8b7d0'],
}

export const picture3: PictureFile = {
  name: 'activities/snow-park-goa/3',
  hash: 'dddc3052',
  width: 1920,
  height: 1200,
  tints: ['#6b549c', '#9e88af', '#dfd9da'],
}
